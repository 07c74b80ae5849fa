"""What a game may have beside map and powers, as lines: tracks, rows of tiles, a display of boxes, meters."""

from __future__ import annotations

from typing import Any

from rich.console import Console

Scene = dict[str, Any]


def tracks(out: Console, scene: Scene) -> None:
    """Tracks whose markers no power shows as a number of its own."""
    letters = _letters(scene)
    facts = {fact["id"] for power in scene["powers"] for fact in power.get("facts", ())}
    for track in scene.get("tracks", ()):
        if track["id"] in facts or any("side" in marker for marker in track["markers"]):
            continue
        marked = ((letters.get(marker.get("power") or ""), str(marker["value"])) for marker in track["markers"])
        values = ", ".join(" ".join(part for part in one if part) for one in marked)
        ends = [end["title"] for end in track.get("ends", ())]
        out.print(f"{track['title']}: {values}" + (f" ({', '.join(ends)})" if ends else ""))


def rows(out: Console, scene: Scene) -> None:
    letters = _letters(scene)
    for row in scene.get("rows", ()):
        title = " ".join(part for part in (letters.get(row.get("power") or "", ""), row["title"]) if part)
        out.print(title, style="bold")
        for tile in row["tiles"]:
            out.print("  " + _tile(tile, letters), style="dim" if tile.get("spent") else None, markup=False)


def _tile(tile: dict[str, Any], letters: dict[str, str]) -> str:
    said = [part for part in (tile.get("text"), tile.get("note")) if part]
    if tile.get("note") and tile["note"] in tile.get("text", ""):
        said = said[:1]
    owner = letters.get(tile.get("power") or "")
    name = f"{tile['title']} [{owner}]" if owner else str(tile["title"])
    return f"{name}: {' · '.join(said)}" if said else name


def display(out: Console, scene: Scene) -> None:
    """Boxes in which each side has tiles: what is known of them, what is added, and what there is to win."""
    found = scene.get("display")
    if not found:
        return
    letters = _letters(scene)
    out.print(f"{found['title']} · {found['note']}", style="bold")
    for box in found["boxes"]:
        sides = ", ".join(_side(side, letters) for side in box["sides"])
        out.print(f"  {box['title']}: {sides}", markup=False)
        out.print(f"    {box['text']}", style="dim")
        for table in box["tables"]:
            out.print(f"    {table['title']}: {'; '.join(table['lines'])}", style="dim")


def _side(side: dict[str, Any], letters: dict[str, str]) -> str:
    values = [*(tile["value"] for tile in side["tiles"]), side["bonus"]]
    total = "" if side["total"] is None else f" = {side['total']}"
    return f"{letters[side['power']]} {' + '.join('?' if value is None else str(value) for value in values)}{total}"


def meters(out: Console, scene: Scene) -> None:
    said = [meter["text"] for meter in scene.get("meters", ())]
    if said:
        out.print(" · ".join(said))


def _letters(scene: Scene) -> dict[str, str]:
    return {power["id"]: power["letter"] for power in scene["powers"]}
