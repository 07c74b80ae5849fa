"""How to read the board, for the help of a client."""

from __future__ import annotations

from functools import lru_cache

from chancellery.locale import text
from chancellery.table.scene import LegendEntry

SHAPES = {
    "political": "diamond",
    "market": "circle",
    "territory": "square",
    "naval": "hexagon",
    "fort": "hexagon",
    "advantage": "pentagon",
}
PIECES = ("flag", "squadron", "fort_damaged")
SIGNS = (*SHAPES, "flag", "squadron", "conflict", "fort_damaged", "huguenots", "exhausted")
MARKS = ("crown", "alliance", "dots", "tint", "connection", "conquest", "link", "border")


@lru_cache
def legend(lang: str) -> tuple[LegendEntry, ...]:
    """Shapes and pieces with their meaning, then the marks in words."""
    found = []
    for sign in SIGNS:
        said, shape = text(lang, "is-legend-" + sign), SHAPES.get(sign)
        if sign in PIECES:
            found.append(LegendEntry(said, sign, "france", text(lang, "power-france.letter")))
        else:
            found.append(LegendEntry(said, sign, shape=shape))
    return (*found, *(LegendEntry(text(lang, "is-legend-" + mark)) for mark in MARKS))
