"""The picture of a finished match for previews of links: who won what, over the map as it stood at the end.

The map is that of the built client, drawn with the colours that the games bring; a board that the client does not draw
has the standings alone.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

from chancellery.server.art import PowerArt, art
from chancellery.table.scene import Scene

CLIENT: Final = Path(__file__).parent / "static"
WIDTH, HEIGHT = 1200, 630
INK, PAPER, RAISED, LINE, SEA, SOFT = "#2f2a24", "#f3ead8", "#fbf6ea", "#c9bda4", "#c5d5d9", "#6b6256"
PLAIN: Final = PowerArt(letter="?", fill="#8a8070", ink="#ffffff")
FONTS: Final = "EB Garamond SemiBold, EB Garamond, serif"  # as they call themselves, else of the machine
MAP: Final = (40, 136, 740, 454)  # left, top, width, height
PIECE: Final = 13  # pixels, its radius
MOST_ON_A_PLACE: Final = 3


@dataclass(frozen=True, slots=True)
class Row:
    """A seat in the standings: `power` says in which colour."""

    power: str
    letter: str
    name: str
    score: int


def png(svg: str) -> bytes:
    """As a picture that every reader of links shows."""
    import resvg_py

    fonts = [str(path) for path in sorted((CLIENT / "fonts").glob("*.ttf"))]
    found: bytes = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=bool(fonts), font_files=fonts)
    return bytes(found)


def card(scene: Scene, title: str, game: str, app: str, rows: Sequence[Row]) -> str:
    """The picture as SVG."""
    drawn = _map(scene)
    left = MAP[0] + MAP[2] + 24 if drawn else MAP[0]
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        f'<rect x="14" y="14" width="1172" height="602" fill="none" stroke="{INK}" stroke-width="2"/>',
        _text(40, 82, 50, title, most=30),
        _text(42, 115, 22, game, SOFT, most=80),
        _text(1160, 76, 28, app, SOFT, "end"),
        drawn,
        *(_row(row, left, MAP[1] + 4 + n * 64, WIDTH - 40 - left, rows) for n, row in enumerate(rows[:7])),
    ]
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONTS}">{"".join(parts)}</svg>'


def _row(row: Row, x: int, y: int, width: int, rows: Sequence[Row]) -> str:
    own = art().powers.get(row.power, PLAIN)
    best = max(1, *(one.score for one in rows))
    share = max(0.0, min(1.0, row.score / best))
    bar = f'<rect x="{x + 58}" y="{y + 38}" height="8" rx="3"'
    score = f"−{-row.score}" if row.score < 0 else str(row.score)
    return "".join(
        (
            _disc(x + 24, y + 26, 22, own, row.letter),
            _text(x + 58, y + 28, 24, row.name, most=22),
            f'{bar} width="{width - 120}" fill="{LINE}"/>',
            f'{bar} width="{max(3.0, share * (width - 120)):.0f}" fill="{own.fill}" stroke="{INK}"/>',
            _text(x + width, y + 40, 34, score, anchor="end"),
        )
    )


def _text(x: float, y: float, size: int, text: str, fill: str = INK, anchor: str = "start", most: int = 0) -> str:
    said = text if not most or len(text) <= most else text[: most - 1].rstrip() + "…"
    at = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="600" text-anchor="{anchor}"'
    return f'<text {at} fill="{fill}">{escape(said)}</text>'


def _disc(x: float, y: float, r: float, own: PowerArt, letter: str) -> str:
    edge = f'stroke="{INK}" stroke-width="{r / 9:.1f}"'
    size = max(1, round(r * 1.15))
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{own.fill}" {edge}/>'
        f'<text x="{x:.1f}" y="{y + r * 0.38:.1f}" font-size="{size}" font-weight="600" text-anchor="middle"'
        f' fill="{own.ink}">{escape(letter)}</text>'
    )


# -- the map


@lru_cache(8)
def _drawing(board: str) -> dict[str, Any] | None:
    """The map as the client was built with it."""
    for path in sorted((CLIENT / "assets").glob(f"{board}-*.json")):
        data: dict[str, Any] = json.loads(path.read_bytes())
        if data.get("id") == board:
            return data
    return None


def _map(scene: Scene) -> str:
    """The theatre of the map with who holds what, and the pieces; nothing of a board that nobody has drawn."""
    drawing = _drawing(scene.head.board)
    if drawing is None:
        return ""
    places = {place.id: place for place in scene.places}
    sheet = drawing.get("sheet")
    left, top, right, bottom = _theatre(drawing)
    fit = min if sheet else max
    scale = fit(MAP[2] / (right - left), MAP[3] / (bottom - top))
    parts = [f'<rect x="-9999" y="-9999" width="29999" height="29999" fill="{RAISED if sheet else SEA}"/>']
    if sheet:
        parts += [_rect(plate["frame"]) for plate in sheet["plates"]]
        parts += [f'<path d="{line["d"]}" fill="none" stroke="{SOFT}" stroke-width="3"/>' for line in sheet["lines"]]
    else:
        parts.append(f'<path d="{drawing["land"]}" fill="{RAISED}"/>')
    for id, shape in drawing["places"].items():
        held = places[id].controller or places[id].home or shape["power"] if id in places else shape["power"]
        own = art().powers.get(held or "")
        fill = f'fill="{own.fill}" fill-opacity="{0.85 if sheet else 0.5}"' if own else f'fill="{PAPER}"'
        parts.append(f'<path d="{shape["d"]}" {fill} stroke="{INK}" stroke-opacity="0.55" stroke-width="2"/>')
    parts += _pieces(scene, drawing["places"], PIECE / scale)
    view = f"{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}"
    box = f'x="{MAP[0]}" y="{MAP[1]}" width="{MAP[2]}" height="{MAP[3]}"'
    how = f'preserveAspectRatio="xMidYMid {"meet" if sheet else "slice"}"'
    frame = f'<rect {box} fill="none" stroke="{INK}" stroke-width="2"/>'
    return f'<svg {box} viewBox="{view}" {how} overflow="hidden">{"".join(parts)}</svg>{frame}'


def _rect(frame: Sequence[float]) -> str:
    x, y, right, bottom = frame
    size = f'x="{x}" y="{y}" width="{right - x}" height="{bottom - y}"'
    return f'<rect {size} fill="{PAPER}" stroke="{LINE}" stroke-width="4"/>'


def _theatre(drawing: Mapping[str, Any]) -> tuple[float, float, float, float]:
    """The part of a map where most places are; of a board of plates all of it."""
    if drawing.get("sheet") or not drawing["land"]:
        left, top, right, bottom = drawing["frame"]
        return left, top, right, bottom
    spots = [place["slot"] for place in drawing["places"].values()]
    xs, ys = sorted(spot[0] for spot in spots), sorted(spot[1] for spot in spots)
    cut = int(len(xs) * 0.06)
    return xs[cut] - 170, ys[cut] - 110, xs[-1 - cut] + 130, ys[-1 - cut] + 110


def _pieces(scene: Scene, places: Mapping[str, Any], radius: float) -> list[str]:
    here: dict[str, list[tuple[str, str]]] = {}
    for piece in scene.pieces:
        if piece.power is not None and piece.place in places:
            here.setdefault(piece.place, []).append((piece.power, piece.letter or ""))
    found = []
    for place, pieces in here.items():
        x, y = places[place]["slot"][:2]
        shown = pieces[:MOST_ON_A_PLACE]
        for n, (power, letter) in enumerate(shown):
            at = x + (n - (len(shown) - 1) / 2) * radius * 1.5
            found.append(_disc(at, y, radius, art().powers.get(power, PLAIN), letter))
    return found
