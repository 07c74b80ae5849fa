"""What a game may have beside map and powers, as lines: tracks, rows of tiles, a display of boxes, meters."""

from __future__ import annotations

from rich.console import Console

from chancellery.table.scene import BoxSide, Scene, Tile


def tracks(out: Console, scene: Scene) -> None:
    """Tracks whose markers no power shows as a number of its own."""
    letters = _letters(scene)
    facts = {fact.id for power in scene.powers for fact in power.facts}
    for track in scene.tracks:
        if track.id in facts or any(marker.side for marker in track.markers):
            continue
        marked = ((letters.get(marker.power or ""), str(marker.value)) for marker in track.markers)
        values = ", ".join(" ".join(part for part in one if part) for one in marked)
        ends = [end.title for end in track.ends]
        out.print(f"{track.title}: {values}" + (f" ({', '.join(ends)})" if ends else ""))


def rows(out: Console, scene: Scene) -> None:
    letters = _letters(scene)
    for row in scene.rows:
        title = " ".join(part for part in (letters.get(row.power or "", ""), row.title) if part)
        out.print(title, style="bold")
        for tile in row.tiles:
            out.print("  " + _tile(tile, letters), style="dim" if tile.spent else None, markup=False)


def _tile(tile: Tile, letters: dict[str, str]) -> str:
    said = [part for part in (tile.text, tile.note) if part]
    if tile.note and tile.note in (tile.text or ""):
        said = said[:1]
    owner = letters.get(tile.power or "")
    name = f"{tile.title} [{owner}]" if owner else tile.title
    return f"{name}: {' · '.join(said)}" if said else name


def displays(out: Console, scene: Scene) -> None:
    """Boxes in which each side has tiles: what is known of them, what is added, and what there is to win."""
    letters = _letters(scene)
    for display in scene.displays:
        out.print(f"{display.title} · {display.note}", style="bold")
        for box in display.boxes:
            sides = ", ".join(_side(side, letters) for side in box.sides)
            out.print(f"  {box.title}: {sides}", markup=False)
            out.print(f"    {box.text}", style="dim")
            for table in box.tables:
                out.print(f"    {table.title}: {'; '.join(table.lines)}", style="dim")


def _side(side: BoxSide, letters: dict[str, str]) -> str:
    values = [*(tile.value for tile in side.tiles), side.bonus]
    total = "" if side.total is None else f" = {side.total}"
    return f"{letters[side.power]} {' + '.join('?' if value is None else str(value) for value in values)}{total}"


def meters(out: Console, scene: Scene) -> None:
    if scene.meters:
        out.print(" · ".join(meter.text for meter in scene.meters))


def _letters(scene: Scene) -> dict[str, str]:
    return {power.id: power.letter for power in scene.powers}
