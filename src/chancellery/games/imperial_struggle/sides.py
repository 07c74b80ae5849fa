"""The two sides (1) and the numbers everything is counted in."""

from __future__ import annotations

from typing import Final

FRANCE: Final = 0
BRITAIN: Final = 1
SIDES: Final = ("france", "britain")
NOBODY: Final = -1

ECONOMIC: Final = 0
DIPLOMATIC: Final = 1
MILITARY: Final = 2
TYPES: Final = ("economic", "diplomatic", "military")

REGIONS: Final = ("europe", "north_america", "caribbean", "india")
EUROPE: Final = 0
NORTH_AMERICA: Final = 1
CARIBBEAN: Final = 2
INDIA: Final = 3
COMMODITIES: Final = ("furs", "spice", "fish", "tobacco", "sugar", "cotton")  # IS-4.1.12.9: the order of the table
KEYWORDS: Final = ("finance", "mercantilism", "governance", "style", "scholarship")
ERAS: Final = ("succession", "empire", "revolution")
WARS: Final = ("wss", "was", "syw", "awi")

VP_START: Final = 15  # IS-1.0.3
SQUADRONS: Final = 8  # IS-3.6.2
DEBT_LIMIT: Final = 6  # P-7
