"""How to read the board, for the help of a client."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from chancellery.locale import text

# a sign, and what is drawn of it besides
SIGNS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("political", {"shape": "diamond"}),
    ("market", {"shape": "circle"}),
    ("territory", {"shape": "square"}),
    ("naval", {"shape": "hexagon"}),
    ("fort", {"shape": "hexagon"}),
    ("advantage", {"shape": "pentagon"}),
    ("flag", {"piece": True}),
    ("squadron", {"piece": True}),
    ("conflict", {}),
    ("fort_damaged", {"piece": True}),
    ("huguenots", {}),
    ("exhausted", {}),
)


@lru_cache
def legend(lang: str) -> list[dict[str, Any]]:
    """Shapes and pieces with their meaning, then the marks in words."""
    found = []
    for sign, drawn in SIGNS:
        entry: dict[str, Any] = {"sign": sign, "text": text(lang, "is-legend-" + sign)}
        if drawn.get("piece"):
            entry |= {"power": "france", "letter": text(lang, "power-france.letter")}
        if "shape" in drawn:
            entry["shape"] = drawn["shape"]
        found.append(entry)
    marks = ("crown", "alliance", "dots", "tint", "connection", "conquest", "link", "border")
    found += [{"sign": None, "text": text(lang, "is-legend-" + mark)} for mark in marks]
    return found
