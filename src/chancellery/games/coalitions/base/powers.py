"""The six Powers of Coalitions and what each has (chapter 1, K-4.6.1)."""

from __future__ import annotations

from typing import Final

from chancellery.games.coalitions.system.statuses import FIRST_COALITION, SECOND_COALITION

GB: Final = 0
FR: Final = 1
AU: Final = 2
PR: Final = 3
RU: Final = 4
OT: Final = 5
FREE: Final = (AU, PR, RU, OT)  # those who choose their status (K-6.1.4)

GENERALS: Final = {"britain": 3, "france": 7, "austria": 4, "prussia": 3, "russia": 4, "ottoman": 3}  # K-1.1.2
TOKENS: Final = {"britain": 21, "france": 49, "austria": 28, "prussia": 21, "russia": 28, "ottoman": 21}  # K-1.1.3
HEROES: Final = {
    "britain": "wellington",
    "france": "napoleon",
    "austria": "schwarzenberg",
    "prussia": "blucher",
    "russia": "kutuzov",
    "ottoman": "grand_vizier",
}  # K-1.1.1

BRITISH: Final = FIRST_COALITION
FRENCH: Final = SECOND_COALITION
STATUSES: Final = ("british", "french", "neutral", "expansionist")
LEADERS: Final = ((GB, BRITISH), (FR, FRENCH))  # K-6.4.1, in the order in which they decide (K-R-06)
