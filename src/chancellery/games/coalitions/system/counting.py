"""Which events change which numbers of a Power: what an option costs and brings is read off them."""

from __future__ import annotations

from typing import Final

from chancellery.table.effects import Counting, Countings

INFLUENCE: Final = (Counting("influence", to="total"),)
INCOME: Final = (Counting("money", by="money"),)
BOUGHT: Final = (Counting("money", to="left"),)
GIVEN: Final = (Counting("money", by="-money"), Counting("money", by="money", whose="recipient"))
PLAYED: Final = (Counting("cards", by="-1"), Counting("morale", to="morale"))
COUNTINGS: Final[Countings] = {
    "morale": (Counting("morale", to="total"),),
    **dict.fromkeys(("influence", "expand"), INFLUENCE),
    "tax": INCOME,
    "bought": BOUGHT,
    "garrison_paid": (Counting("money", to="total"),),
    "corruption": (Counting("money", by="-money", lost=True),),  # K-7.4.11
    "draw": (Counting("cards", by="1"),),
    "discard": (Counting("cards", by="-1"),),
    **dict.fromkeys(("card_down", "card_up"), PLAYED),
    "placed": (Counting("generals", by="1"),),
    "taken_off": (Counting("generals", by="-1"),),
}
