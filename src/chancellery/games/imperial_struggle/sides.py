"""The two sides (1) and the numbers everything is counted in."""

from __future__ import annotations

FRANCE, BRITAIN = 0, 1
SIDES = ("france", "britain")
NOBODY = -1

ECONOMIC, DIPLOMATIC, MILITARY = 0, 1, 2
TYPES = ("economic", "diplomatic", "military")

REGIONS = ("europe", "north_america", "caribbean", "india")
EUROPE, NORTH_AMERICA, CARIBBEAN, INDIA = range(4)
COMMODITIES = ("furs", "spice", "fish", "tobacco", "sugar", "cotton")  # IS-4.1.12.9: the order of the table
KEYWORDS = ("finance", "mercantilism", "governance", "style", "scholarship")
ERAS = ("succession", "empire", "revolution")
WARS = ("wss", "was", "syw", "awi")

VP_START = 15  # IS-1.0.3
SQUADRONS = 8  # IS-3.6.2
DEBT_LIMIT = 6  # P-7
