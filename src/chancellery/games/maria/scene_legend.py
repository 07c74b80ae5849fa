"""How to read the board, for the help of a client."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from chancellery.locale import text

# a sign, and what is drawn of it besides
SIGNS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("town", {"shape": "town"}),
    ("minor", {"shape": "redoubt"}),
    ("major", {"shape": "citadel"}),
    ("general", {"power": "prussia", "troops": 4}),
    ("general_hungry", {"power": "prussia"}),
    ("general", {"power": "prussia", "badge": "!", "says": "unsupplied"}),
    ("general", {"power": "prussia", "badge": "4", "says": "toll"}),
    ("wagon", {"power": "prussia"}),
    ("hussar", {"power": "austria", "letter": "H"}),
    ("claim", {"power": "france", "letter": "?"}),
)
REMARKS = ("supply", "reach", "marker", "sector", "highroad", "armies")
ONLY_FULL = ("elector", "crossing")


@lru_cache
def legend(full: bool, lang: str) -> list[dict[str, Any]]:
    """Cities and pieces with their meaning, then the marks in words."""
    found = []
    for sign, drawn in SIGNS:
        says = drawn.get("says", sign)
        entry: dict[str, Any] = {"sign": sign, "text": text(lang, "maria-legend-" + says), **drawn}
        entry.pop("says", None)
        if "power" in drawn and "letter" not in drawn:
            entry["letter"] = text(lang, f"maria-power-{drawn['power']}.letter")
        found.append(entry)
    remarks = (*REMARKS, *ONLY_FULL) if full else REMARKS
    found += [{"sign": None, "text": text(lang, "maria-legend-" + remark)} for remark in remarks]
    return found
