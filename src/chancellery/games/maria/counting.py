"""Which events change which numbers on the table: what an option costs and brings is read off them."""

from __future__ import annotations

from typing import Final

from chancellery.table.effects import Counting, Countings

COUNTINGS: Final[Countings] = {
    "track": (Counting(of="track", to="space", whose=""),),
    "drawn": (Counting("cards", by="count"),),
    "paid": (Counting("cards", by="-faces"),),
    "hand_lost": (Counting("cards", by="-faces"),),
    "discarded": (Counting("cards", by="-1"),),
    "card_played": (Counting("cards", by="-1"),),
}
