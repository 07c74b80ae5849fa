"""How to read the board, for the help of a client."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from chancellery.locale import text
from chancellery.table.scene import LegendEntry

# signs with what is drawn of them besides; `text` is the end of a key
SIGNS = (
    LegendEntry("town", "town", shape="town"),
    LegendEntry("minor", "minor", shape="redoubt"),
    LegendEntry("major", "major", shape="citadel"),
    LegendEntry("general", "general", "prussia", troops=4),
    LegendEntry("general_hungry", "general_hungry", "prussia"),
    LegendEntry("unsupplied", "general", "prussia", badge="!"),
    LegendEntry("toll", "general", "prussia", badge="4"),
    LegendEntry("wagon", "wagon", "prussia"),
    LegendEntry("hussar", "hussar", "austria", "H"),
    LegendEntry("claim", "claim", "france", "?"),
)
REMARKS = ("supply", "reach", "marker", "sector", "highroad", "armies")
ONLY_FULL = ("elector", "crossing")


@lru_cache
def legend(full: bool, lang: str) -> tuple[LegendEntry, ...]:
    """Cities and pieces with their meaning, then the marks in words."""
    found = []
    for drawn in SIGNS:
        letter = drawn.letter
        if drawn.power and not letter:
            letter = text(lang, f"maria-power-{drawn.power}.letter")
        found.append(replace(drawn, text=text(lang, "maria-legend-" + drawn.text), letter=letter))
    remarks = (*REMARKS, *ONLY_FULL) if full else REMARKS
    found += [LegendEntry(text(lang, "maria-legend-" + remark)) for remark in remarks]
    return tuple(found)
