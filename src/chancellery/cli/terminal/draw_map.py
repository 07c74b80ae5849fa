"""The map as a table: places in groups by home, region or kind, as many groups side by side as fit."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from chancellery.locale import text

MARKS = {"garrison": "[{letter}]", "fortress": "^", "flag": ""}  # other pieces: their letter and strength, or words
GAP = 3
MANY = 150  # places; from here on those with nothing in them are left out


def map_lines(scene: dict[str, Any], width: int, lang: str) -> list[Text]:
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
    legend = " · ".join(f"{power['letter']} {power['name']}" for power in scene["powers"])
    key = "cli-map-legend" if any("value" in place for place in scene["places"]) else "cli-map-legend-regions"
    lines.append(Text(text(lang, key, powers=legend), style="dim"))
    if left := len(scene["places"]) - len(_shown(scene)):
        lines.append(Text(text(lang, "cli-map-left-out", count=left), style="dim"))
    return lines


def _shown(scene: dict[str, Any]) -> list[dict[str, Any]]:
    """The places to list: of very many only those where there is something."""
    places: list[dict[str, Any]] = scene["places"]
    if len(places) < MANY:
        return places
    taken = {piece["place"] for piece in scene["pieces"]}
    return [one for one in places if one["id"] in taken or one["controller"] or one.get("battle")]


def _groups(scene: dict[str, Any], lang: str) -> list[tuple[str, list[tuple[str, ...]]]]:
    """The places by home, then by region or kind: title and rows."""
    letters = {power["id"]: power["letter"] for power in scene["powers"]}
    names = {power["id"]: power["name"] for power in scene["powers"]}
    pieces: dict[str, list[dict[str, Any]]] = {}
    for piece in scene["pieces"]:
        pieces.setdefault(piece["place"], []).append(piece)
    groups: dict[str, list[tuple[str, ...]]] = {names[power]: [] for power in names}
    for place in _shown(scene):
        if place.get("kind") == "impassable":
            continue
        controller = place["controller"]
        row = (
            _name(place),
            str(place.get("value") or ""),
            "".join(letters[power] for power in place.get("stripes", ())),
            f"{'*' if place.get('capital') else ''}{'~' if place.get('port') else ''}",
            letters.get(controller, controller) or "-",
            _pieces(pieces.get(place["id"], ())) + (" !" if place.get("battle") else ""),
        )
        groups.setdefault(_title(place, names, lang), []).append(row)
    return [(title, rows) for title, rows in groups.items() if rows]


def _title(place: dict[str, Any], names: dict[str, str], lang: str) -> str:
    """The group of a place."""
    if "home" in place:
        return names.get(place["home"]) or place.get("region") or text(lang, f"cli-map-{place['kind']}")
    return str(place.get("region") or place["name"])


def _name(place: dict[str, Any]) -> str:
    """The name; where the notation's word cannot be guessed from it, that word, too."""
    name: str = place["name"]
    guess = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    return name if guess == place["id"] else f"{name} ({place['id']})"


def _pieces(pieces: Sequence[dict[str, Any]]) -> str:
    """What stands in a place; equal words once, with their number."""
    counted = Counter(filter(None, map(_piece, pieces)))
    return " ".join(f"{count} × {said}" if count > 1 else said for said, count in counted.items())


def _piece(piece: dict[str, Any]) -> str:
    mark = MARKS.get(piece["type"])
    if mark is not None:
        return mark.format(letter=piece["letter"])
    letter = piece["letter"] or ""
    if piece["type"].startswith("general") and piece.get("title") and not piece.get("named"):
        return f"{letter} {piece['title']}"
    if "troops" not in piece:
        return str(piece["text"])
    named = f" {piece['named']}" if piece.get("named") else ""
    return f"{letter}{piece['troops']}{named}"


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
