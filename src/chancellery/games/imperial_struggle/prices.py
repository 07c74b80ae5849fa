"""What it costs to shift a space (5.4.2, 5.5.2, 5.3.4), in the order of IS-R-31.

The same sets serve the list of what can be afforded, the payment, and the explanation a player reads.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from chancellery.games.imperial_struggle import control
from chancellery.games.imperial_struggle.round import Round
from chancellery.games.imperial_struggle.sides import BRITAIN, DIPLOMATIC, ECONOMIC, FRANCE
from chancellery.games.imperial_struggle.state import Struggle

Sets = list[tuple[str, int]]  # a reason and the spaces it applies to


@mypyc_attr(acyclic=True, free_list_len=1)
class Prices:
    """How the price of a shift comes about, for all spaces at once."""

    __slots__ = ("cuts", "ones", "rises")

    def __init__(self, ones: Sets, cuts: Sets, rises: Sets) -> None:
        self.ones = ones  # the base becomes 1 (step 2)
        self.cuts = cuts  # reductions by 1 (step 3)
        self.rises = rises  # increases by 1 (steps 4 and 5)

    def within(self, s: Struggle, where: int, limit: int) -> int:
        """The spaces of a set that cost no more than the limit."""
        if limit < 1:  # IS-3.2.8.9
            return 0
        if not self.cuts:
            return where & self._uncut(s, limit)
        parts = [(where, limit)]
        for _, mask in self.cuts:  # what is cheaper by 1 may cost 1 more before
            halves: list[tuple[int, int]] = []
            for part, most in parts:
                if cheaper := part & mask:
                    halves.append((cheaper, most + 1))
                    part ^= cheaper
                if part:
                    halves.append((part, most))
            parts = halves
        affordable = 0
        for part, most in parts:
            affordable |= part & self._uncut(s, most)
        return affordable

    def _uncut(self, s: Struggle, limit: int) -> int:
        """The same of all spaces, without reductions: by how many of the increases apply, of which there are two at
        most."""
        up_to = s.game.chart.printed_up_to
        ones = 0
        for _, mask in self.ones:
            ones |= mask
        found = up_to[limit] | ones
        if self.rises:
            once, twice = 0, 0
            for _, mask in self.rises:
                once, twice = once ^ mask, twice | once & mask
            found ^= found & (once | twice)
            if limit > 1:
                found |= (up_to[limit - 1] | ones) & once
            if limit > 2:
                found |= (up_to[limit - 2] | ones) & twice
        return found

    def price(self, s: Struggle, space: int) -> int:
        """The same as its steps come to."""
        bit, found = s.game.chart.bit[space], s.game.chart.cost[space]
        for _, mask in self.ones:
            if mask & bit:
                found = 1
        for _, mask in self.cuts:
            if mask & bit:
                found -= 1
        for _, mask in self.rises:
            if mask & bit:
                found += 1
        return max(1, found)

    def steps(self, s: Struggle, space: int) -> list[tuple[str, int]]:
        """The price of one space step by step: reasons with what each adds."""
        printed, bit = s.game.chart.cost[space], s.game.chart.bit[space]
        found = [("printed", printed)]
        for reason, mask in self.ones:
            if mask & bit and added(found) != 1:
                found.append((reason, 1 - printed))
        found += [(reason, -1) for reason, mask in self.cuts if mask & bit]
        found += [(reason, 1) for reason, mask in self.rises if mask & bit]
        return found


def added(steps: list[tuple[str, int]]) -> int:
    """What the steps of a price come to."""
    total = 0
    for _, step in steps:
        total += step
    return total


def further_region(s: Struggle, ar: Round, type: int) -> int:
    """IS-5.3.4: the spaces whose Region would be a further one for points of this type."""
    used = ar.regions[type]
    return s.game.chart.outside[used] if used else 0


def market(s: Struggle, ar: Round, unflag: bool) -> Prices:
    """IS-5.4.2: flagging or unflagging Markets."""
    ones: Sets = [("conflict", s.conflict)]
    rises: Sets = []
    if unflag:
        ones.append(("isolated", s.isolated))
        rises.append(("protected", control.protected(s, 1 - ar.side)))
    cuts: Sets = []
    if ar.huguenots >= 0:  # IS-R-99
        chart = s.game.chart
        cuts.append(("huguenots", chart.in_region[chart.region[ar.huguenots]] & chart.market))
    more = further_region(s, ar, ECONOMIC)
    if more:
        rises.append(("region", more))
    return Prices(ones, cuts, rises)


def political(s: Struggle, ar: Round, unflag: bool, *, military: bool = False) -> Prices:
    """IS-5.5.2: flagging or unflagging Political spaces; with military points there is no surcharge (IS-R-98)."""
    chart = s.game.chart
    cuts: Sets = []
    if not military and ar.side == BRITAIN:
        countries = chart.countries
        french = s.flags[FRANCE]
        if unflag:
            if ar.hanbury_williams:
                mask = countries["prussia"] | countries["german_states"] | countries["russia"]
                cuts.append(("charles_hanbury_williams", mask & french))
            if ar.pacte_de_famille:
                cuts.append(("pacte_de_famille", (countries["spain"] | countries["austria"]) & french))
        elif s.has_minister(s.game.swift):
            cuts.append(("jonathan_swift", countries["ireland"] | countries["scotland"]))
        if s.has_minister(s.game.burke):
            cuts.append(("edmund_burke", countries["sons_of_liberty"] | chart.usa))
    more = 0 if military else further_region(s, ar, DIPLOMATIC)
    return Prices([("conflict", s.conflict)], cuts, [("region", more)] if more else [])
