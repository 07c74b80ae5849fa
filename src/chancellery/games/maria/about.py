"""Which sections of the rules are about which sort of thing on the table."""

from typing import Final

ABOUT: Final = {
    "place": "M-10.3 M-9 M-10.1",
    "general": "M-6 M-10.1 M-11.1 M-11.2",
    "wagon": "M-9 M-10.2",
    "hussar": "M-7",
    "card": "M-8 M-11.1",
    "power": "M-2 M-15",
    "row": "M-17.5 M-16.1",
    "tile": "M-17.5 M-16.1",
    "saxony": "M-19.3",
    "russia": "M-17.5",
    "italy": "M-16.4",
}
