"""What the boards and component lists of the three games print differently, as far as shared tests need it.

Bavaria has an Austrian stripe on all boards, Paris (3), Provence (1), Wien (3) and Tyrol (1) are Home Territories
everywhere, and Austria has 4 Generals and 28 tokens in every game.
"""

from __future__ import annotations

from dataclasses import dataclass

from tests.conformance.family.stage import Stage

Valued = tuple[str, int]  # a Territory and its number; 0 where none is printed


@dataclass(frozen=True, slots=True)
class Printed:
    """One game. Territories are chosen with Austria in mind."""

    homes: dict[str, int]  # the Money of each Power's Home Territories
    capitals: dict[str, str]
    generals: dict[str, int]
    tokens: dict[str, int]
    bavaria: int
    uncontested: Valued
    numberless: str  # an Uncontested Territory
    foreign_stripes: Valued  # Contested, without an Austrian stripe
    numberless_home: str  # of another Power
    cards: dict[int, int]  # of one deck
    hand_limit: int  # of Austria

    @property
    def powers(self) -> tuple[str, ...]:
        """In the order of the board."""
        return tuple(self.homes)

    def whole_deck(self, *without: int) -> list[int]:
        """All cards of a deck but these."""
        cards = [value for value, count in self.cards.items() for _ in range(count)]
        for card in without:
            cards.remove(card)
        return cards


_PRINTED = {
    "coalitions": Printed(
        homes={"britain": 3, "france": 9, "austria": 8, "prussia": 6, "russia": 7, "ottoman": 7},
        capitals={
            "britain": "london",
            "france": "paris",
            "austria": "wien",
            "prussia": "berlin",
            "russia": "st_petersburg",
            "ottoman": "istanbul",
        },
        generals={"britain": 3, "france": 7, "austria": 4, "prussia": 3, "russia": 4, "ottoman": 3},
        tokens={"britain": 21, "france": 49, "austria": 28, "prussia": 21, "russia": 28, "ottoman": 21},
        bavaria=2,
        uncontested=("pfalz", 1),
        numberless="navarra",
        foreign_stripes=("bessarabia", 2),
        numberless_home="pommern",
        cards={1: 8, 2: 8, 3: 8, 4: 8, 5: 8},
        hand_limit=6,
    ),
    "realpolitik": Printed(
        homes={"austria": 6, "france": 6, "italy": 6, "prussia": 6},
        capitals={"austria": "wien", "france": "paris", "italy": "liguria", "prussia": "berlin"},
        generals={"austria": 4, "france": 4, "italy": 4, "prussia": 4},
        tokens={"austria": 28, "france": 28, "italy": 28, "prussia": 28},
        bavaria=1,
        uncontested=("holland", 2),
        numberless="oldenburg",
        foreign_stripes=("savoy", 1),
        numberless_home="languedoc",
        cards={1: 2, 2: 3, 3: 3, 4: 3, 5: 2},
        hand_limit=7,
    ),
    "raison_detat": Printed(
        homes={"britain": 6, "france": 8, "sweden": 6, "austria": 7, "russia": 5, "ottoman": 7},
        capitals={
            "britain": "london",
            "france": "paris",
            "sweden": "stockholm",
            "austria": "wien",
            "russia": "moskva",
            "ottoman": "istanbul",
        },
        generals={"britain": 3, "france": 4, "sweden": 3, "austria": 4, "russia": 4, "ottoman": 3},
        tokens={"britain": 21, "france": 28, "sweden": 21, "austria": 28, "russia": 28, "ottoman": 21},
        bavaria=1,
        uncontested=("venezia", 2),
        numberless="navarra",
        foreign_stripes=("holland", 2),
        numberless_home="aquitaine",
        cards={1: 8, 2: 12, 3: 12, 4: 12, 5: 8},
        hand_limit=6,
    ),
}


def printed(stage: Stage) -> Printed:
    """What the stage's game prints."""
    return _PRINTED[stage.game]
