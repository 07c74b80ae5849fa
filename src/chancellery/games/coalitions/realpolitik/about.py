"""Which sections of the rules are about which sort of thing on the table."""

from typing import Final

ABOUT: Final = {
    "place": "RP-5.2 RP-5.7",
    "general": "RP-5.8 RP-8.9 RP-8.10 RP-8.11 RP-9.2",
    "garrison": "RP-5.7 RP-8.7 RP-8.12",
    "fortress": "RP-9.10 RP-8.2",
    "train": "RP-5.10 RP-8.8",
    "card": "RP-5.9 RP-9.4 RP-9.5",
    "tile": "RP-5.1",
    "row": "RP-5.1",
    "power": "RP-7.1 RP-7.4 RP-11.5",
    "zone": "RP-7.1 RP-7.4",
    "influence": "RP-5.3 RP-8.3",
    "morale": "RP-5.4",
    "prestige": "RP-5.5 RP-9.11",
    "diplomacy": "RP-7.1",
}
