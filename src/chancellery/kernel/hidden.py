"""Hidden things: what lies hidden where, who sees it, and what can be exchanged for what.

A state and its procedures declare it (`piles`); views, `determinize` and the test of twins read that one declaration.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Hidden:
    """Something of which a seat may not know all."""

    def __init__(self, seen: int) -> None:
        self.seen = seen  # the set of seats that see all of it

    def seen_by(self, seat: int | None) -> bool:
        return seat is not None and bool(self.seen >> seat & 1)

    def deal(self, seat: int | None, rng: Random) -> None:
        """Deals anew what this alone hides, after all piles: they are dealt together."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile(Hidden):
    """Things face down: the list in the state itself. Things with equal backs can be exchanged.

    `known` are things that a seat knows to lie here although it does not see the pile: it was shown them or gave them.
    """

    def __init__(
        self,
        back: str,
        things: list[int],
        seen: int,
        *,
        sorted: bool = False,
        known: dict[int, tuple[int, ...]] | None = None,
        fixed: Iterable[int] = (),
    ) -> None:
        super().__init__(seen)
        self.back = back
        self.things = things
        self.sorted = sorted
        self.known = known or {}
        self.fixed = frozenset(fixed)  # positions of things that everybody sees

    def open_places(self, seat: int | None) -> list[int]:
        """The positions of things the seat, or a spectator, cannot name."""
        known = Counter(() if seat is None else self.known.get(seat, ()))
        found = []
        for place, thing in enumerate(self.things):
            if place in self.fixed:
                continue
            if known[thing]:
                known[thing] -= 1
            else:
                found.append(place)
        return found


class Sum(Hidden):
    """Numbers of which everybody knows the sum: cells of a list in the state, each between its bounds."""

    def __init__(self, numbers: list[int], cells: list[int], lowest: list[int], highest: list[int], seen: int) -> None:
        super().__init__(seen)
        self.numbers = numbers
        self.cells = cells
        self.lowest = lowest  # of each cell
        self.highest = highest

    def deal(self, seat: int | None, rng: Random) -> None:
        """Any numbers with the same sum, each within its bounds."""
        left = sum(self.numbers[cell] for cell in self.cells) - sum(self.lowest)
        given = self.lowest[:]
        while left > 0:
            room = [i for i in range(len(given)) if given[i] < self.highest[i]]
            if not room:  # the bounds are not those of a true state: nothing is invented
                return
            given[rng.choice(room)] += 1
            left -= 1
        if left == 0:
            for cell, number in zip(self.cells, given, strict=True):
                self.numbers[cell] = number


def unseen(hidden: Iterable[Hidden], seat: int | None) -> dict[str, Counter[int]]:
    """The things a seat, or a spectator, cannot name, by their backs: how many there are of each, wherever they lie."""
    found: dict[str, Counter[int]] = {}
    for pile in hidden:
        if isinstance(pile, Pile) and not pile.seen_by(seat):
            found.setdefault(pile.back, Counter()).update([pile.things[place] for place in pile.open_places(seat)])
    return found


def deal(hidden: Iterable[Hidden], seat: int | None, rng: Random) -> None:
    """What the seat does not see and does not remember changes places among the piles with the same back.

    The deal depends on nothing that the seat may not know, so that what comes of it can be shown, and bots that look
    ahead do the same in all deals that look alike.
    """
    unseen = [one for one in hidden if not one.seen_by(seat)]
    places: dict[str, list[tuple[Pile, int]]] = {}
    for pile in unseen:
        if isinstance(pile, Pile):
            places.setdefault(pile.back, []).extend([(pile, place) for place in pile.open_places(seat)])
    for cells in places.values():
        things = sorted([pile.things[place] for pile, place in cells])
        rng.shuffle(things)
        for (pile, place), thing in zip(cells, things, strict=True):
            pile.things[place] = thing
    for pile in unseen:
        if isinstance(pile, Pile) and pile.sorted:
            pile.things.sort()
        pile.deal(seat, rng)
