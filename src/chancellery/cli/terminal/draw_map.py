"""The map as a table: places in groups by home, region or kind, as many groups side by side as fit."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from chancellery.locale import text
from chancellery.table.scene import Piece, Place, Scene

MARKS = {"garrison": "[{letter}]", "fortress": "^", "flag": ""}  # other pieces: their letter and strength, or words
GAP = 3
KINDS = ("contested", "uncontested")  # places that are nobody's home are grouped by it
MANY = 150  # places; from here on those with nothing in them are left out


def map_lines(scene: Scene, width: int, lang: str) -> list[Text]:
    """The lines to print, with a legend under them."""
    blocks = [_block(title, rows) for title, rows in _groups(scene, lang)]
    widest = max((cell_len(line.plain) for block in blocks for line in block), default=1)
    count = max(1, (width + GAP) // (widest + GAP))
    lines: list[Text] = []
    columns = _columns(blocks, count)
    for row in range(max(map(len, columns), default=0)):
        line = Text(no_wrap=True, overflow="ellipsis")
        for column in columns:
            cell = column[row].copy() if row < len(column) else Text()
            cell.pad_right(widest + GAP - cell_len(cell.plain))
            line.append(cell)
        line.rstrip()
        lines.append(line)
    legend = " · ".join(f"{power.letter} {power.name}" for power in scene.powers)
    key = "cli-map-legend" if any(place.value is not None for place in scene.places) else "cli-map-legend-regions"
    lines.append(Text(text(lang, key, powers=legend), style="dim"))
    if left := len(scene.places) - len(_shown(scene)):
        lines.append(Text(text(lang, "cli-map-left-out", count=left), style="dim"))
    return lines


def _shown(scene: Scene) -> Sequence[Place]:
    """The places to list: of very many only those where there is something."""
    if len(scene.places) < MANY:
        return scene.places
    taken = {piece.place for piece in scene.pieces}
    return [one for one in scene.places if one.id in taken or one.controller or one.battle]


def _groups(scene: Scene, lang: str) -> list[tuple[str, list[tuple[str, ...]]]]:
    """The places by home, then by region or kind: title and rows."""
    letters = {power.id: power.letter for power in scene.powers}
    names = {power.id: power.name for power in scene.powers}
    pieces: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        pieces.setdefault(piece.place, []).append(piece)
    groups: dict[str, list[tuple[str, ...]]] = {names[power]: [] for power in names}
    for place in _shown(scene):
        if place.kind == "impassable":
            continue
        row = (
            _name(place),
            str(place.value or ""),
            "".join(letters[power] for power in place.stripes),
            f"{'*' if place.capital else ''}{'~' if place.port else ''}",
            letters.get(place.controller, place.controller) if place.controller else "-",
            _pieces(pieces.get(place.id, ())) + (" !" if place.battle else ""),
        )
        groups.setdefault(_title(place, names, lang), []).append(row)
    return [(title, rows) for title, rows in groups.items() if rows]


def _title(place: Place, names: dict[str, str], lang: str) -> str:
    """The group of a place: its home power, its region, or what it is."""
    home = names.get(place.home) if place.home else None
    if home or place.region:
        return home or place.region or ""
    return text(lang, f"cli-map-{place.kind}") if place.kind in KINDS else place.name


def _name(place: Place) -> str:
    """The name; where the notation's word cannot be guessed from it, that word, too."""
    guess = re.sub(r"[^a-z0-9]+", "_", place.name.lower()).strip("_")
    return place.name if guess == place.id else f"{place.name} ({place.id})"


def _pieces(pieces: Sequence[Piece]) -> str:
    """What stands in a place; equal words once, with their number."""
    counted = Counter(filter(None, map(_piece, pieces)))
    return " ".join(f"{count} × {said}" if count > 1 else said for said, count in counted.items())


def _piece(piece: Piece) -> str:
    mark = MARKS.get(piece.type)
    if mark is not None:
        return mark.format(letter=piece.letter)
    letter = piece.letter or ""
    if piece.type.startswith("general") and piece.title and not piece.named:
        return f"{letter} {piece.title}"
    if piece.troops is None:
        return piece.text
    return f"{letter}{piece.troops}{f' {piece.named}' if piece.named else ''}"


def _block(title: str, rows: list[tuple[str, ...]]) -> list[Text]:
    """A group as lines in columns."""
    widths = [max(cell_len(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines = [Text(title, style="bold underline")]
    for row in rows:
        cells = [cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths) if width]
        lines.append(Text("  ".join(cells).rstrip()))
    return lines


def _columns(blocks: list[list[Text]], count: int) -> list[list[Text]]:
    """The blocks in their order, spread over columns of about the same height."""
    total = sum(len(block) + 1 for block in blocks)
    columns: list[list[Text]] = [[]]
    for block in blocks:
        target = total / count
        if columns[-1] and len(columns) < count and len(columns[-1]) + len(block) / 2 > target:
            columns.append([])
        if columns[-1]:
            columns[-1].append(Text())
        columns[-1] += block
    return columns
