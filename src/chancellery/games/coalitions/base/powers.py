"""The six Powers of Coalitions and what each has (chapter 1, K-4.6.1)."""

from __future__ import annotations

from chancellery.games.coalitions.system.statuses import FIRST_COALITION, SECOND_COALITION

GB, FR, AU, PR, RU, OT = range(6)
FREE = (AU, PR, RU, OT)  # those who choose their status (K-6.1.4)

GENERALS = {"britain": 3, "france": 7, "austria": 4, "prussia": 3, "russia": 4, "ottoman": 3}  # K-1.1.2
TOKENS = {"britain": 21, "france": 49, "austria": 28, "prussia": 21, "russia": 28, "ottoman": 21}  # K-1.1.3
HEROES = {
    "britain": "wellington",
    "france": "napoleon",
    "austria": "schwarzenberg",
    "prussia": "blucher",
    "russia": "kutuzov",
    "ottoman": "grand_vizier",
}  # K-1.1.1

BRITISH, FRENCH = FIRST_COALITION, SECOND_COALITION
STATUSES = ("british", "french", "neutral", "expansionist")
LEADERS = ((GB, BRITISH), (FR, FRENCH))  # K-6.4.1, in the order in which they decide (K-R-06)
