"""The six powers (2) and how they stand to each other: allies, enemies, partners who cooperate."""

from __future__ import annotations

from typing import Final

# the order of M-R-41
FRANCE: Final = 0
BAVARIA: Final = 1
PRUSSIA: Final = 2
SAXONY: Final = 3
PRAGMATIC: Final = 4
AUSTRIA: Final = 5
POWERS: Final = ("france", "bavaria", "prussia", "saxony", "pragmatic", "austria")
MAJOR: Final = (FRANCE, PRUSSIA, PRAGMATIC, AUSTRIA)
NOBODY: Final = -1

# what Saxony can be (19.3)
PRUSSIAN_ALLY: Final = 0
NEUTRAL: Final = 1
AUSTRIAN_ALLY: Final = 2
STATUSES: Final = ("prussian_ally", "neutral", "austrian_ally")

SUITS: Final = ("spades", "hearts", "diamonds", "clubs")
TRACKS: Final = ("saxony", "russia", "italy")
SAXON: Final = 0
RUSSIAN: Final = 1
ITALIAN: Final = 2


class Relations:
    """Who is whose ally, enemy and partner, for one status of Saxony and of Prussia. Sets are masks of powers."""

    def __init__(self, saxony: int, prussia_neutral: bool) -> None:
        first = {FRANCE, BAVARIA, PRUSSIA}
        second = {AUSTRIA, PRAGMATIC}
        if saxony == PRUSSIAN_ALLY:
            first.add(SAXONY)
        elif saxony == AUSTRIAN_ALLY:
            second.add(SAXONY)
        self.neutral = (1 << SAXONY if saxony == NEUTRAL else 0) | (1 << PRUSSIA if prussia_neutral else 0)
        self.allies: list[int] = []
        self.enemies: list[int] = []
        for power in range(len(POWERS)):
            side = first if power in first else second if power in second else {power}
            other = second if power in first else first if power in second else set()
            self.allies.append(_mask(side))
            hostile = 0 if self.neutral >> power & 1 else _mask(other) & ~self.neutral  # M-R-91
            self.enemies.append(hostile)
        pairs = {(FRANCE, BAVARIA), (AUSTRIA, PRAGMATIC)}
        if saxony == PRUSSIAN_ALLY:
            pairs.add((PRUSSIA, SAXONY))
        elif saxony == AUSTRIAN_ALLY:
            pairs.add((AUSTRIA, SAXONY))
        self.partners = [1 << power for power in range(len(POWERS))]  # M-2.7; every power is its own partner
        for a, b in pairs:
            self.partners[a] |= 1 << b
            self.partners[b] |= 1 << a
        self.strangers = [_others(partners) for partners in self.partners]  # the powers with whom none may stack
        self.opposed = [_others(allies) for allies in self.allies]  # the powers whose markers count against it
        self.harmless = [_others(enemies) for enemies in self.enemies]  # the powers whose trains are not captured
        # whose victory markers a power's conquests use (M-10.3.18)
        self.marker_of = [FRANCE, FRANCE, PRUSSIA, AUSTRIA if saxony == AUSTRIAN_ALLY else PRUSSIA, PRAGMATIC, AUSTRIA]


def _others(powers: int) -> tuple[int, ...]:
    """The powers that are not in a set."""
    return tuple(power for power in range(len(POWERS)) if not powers >> power & 1)


def _mask(powers: set[int]) -> int:
    return sum(1 << power for power in powers)


RELATIONS: Final = [[Relations(status, neutral) for neutral in (False, True)] for status in range(3)]

# for each set of powers its members
MEMBERS: Final = [tuple(power for power in range(len(POWERS)) if mask >> power & 1) for mask in range(1 << len(POWERS))]
