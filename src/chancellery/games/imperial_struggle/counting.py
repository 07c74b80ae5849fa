"""Which events change which numbers on the table: what an option costs and brings is read off them."""

from __future__ import annotations

from typing import Final

from chancellery.table.effects import Counting, Countings

COUNTINGS: Final[Countings] = {
    "vp": (Counting("vp", to="total", whose=""),),
    "debt": (Counting("debt", to="total", whose="side", dear=True),),
    "treaty": (Counting("treaty", to="total", whose="side"),),
    "event_drawn": (Counting("cards", by="1", whose="side"),),
    "event_discarded": (Counting("cards", by="-1", whose="side"),),
    "event": (Counting("cards", by="-1", whose="side"),),
}
