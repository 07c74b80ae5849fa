"""Which sections of the rules are about which sort of thing on the table."""

from typing import Final

ABOUT: Final = {
    "place": "IS-3.2 IS-5.4 IS-5.5",
    "political": "IS-3.2 IS-5.5",
    "market": "IS-3.2 IS-5.4",
    "territory": "IS-3.2 IS-7.2",
    "naval": "IS-3.2 IS-3.6",
    "fort": "IS-3.2 IS-5.6",
    "advantage": "IS-8",
    "navy": "IS-3.6 IS-5.6",
    "flag": "IS-5.4 IS-5.5",
    "squadron": "IS-3.6 IS-5.6",
    "conflict": "IS-3.8",
    "exhausted": "IS-8",
    "fort_damaged": "IS-5.6",
    "huguenots": "IS-3.10",
    "card": "IS-3.4 IS-5.2",
    "tile": "IS-3.3 IS-3.9 IS-3.7 IS-5.1",
    "row": "IS-3.3 IS-3.5 IS-3.9",
    "power": "IS-2.4 IS-6 IS-9",
    "vp": "IS-2.4",
}
