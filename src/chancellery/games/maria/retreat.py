"""Retreat (11.2): the winner leads the beaten away, as far from himself as the roads allow."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from operator import and_, or_

from chancellery.games.maria import hussars, losses, victory
from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.powers import NOBODY
from chancellery.games.maria.state import Campaign
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Decision, Move, Procedure, Step, asks, does
from chancellery.kernel.sets import bits, lowest


def ends(s: Campaign, generals: list[int], steps: int, winner: int) -> dict[int, set[int]]:
    """M-11.2.5 to M-11.2.9, M-R-22: the farthest end cities of simple paths of the exact length.

    Which of several paths to one end is taken matters only for hussars: with each end stand the sets of their cities
    that a path there runs through.
    """
    atlas = s.game.components.atlas
    powers = {s.power_of(general) for general in generals}
    here = s.where[generals[0]]
    free = atlas.all ^ (s.all_generals | s.all_trains)
    near = atlas.near_all
    for power in powers:
        free &= ~s.game.closed_to(s, power)
        if not s.game.components.powers[power].crosses:
            near = s.game.components.roads[power]
    far = atlas.distances(winner)
    riders = sum(1 << city for city in set(s.hussars) if city >= 0)
    found: dict[int, set[int]] = {}
    most = 0

    def search(city: int, left: int, visited: int) -> None:
        nonlocal most
        if far[city] + left < most:  # too near to end among the farthest
            return
        if left == 0:
            most = far[city]
            found.setdefault(city, set()).add(visited & riders)
            return
        for step in bits(near[city] & free & ~visited):
            search(step, left - 1, visited | 1 << step)

    search(here, steps, 1 << here)
    return {city: ways for city, ways in found.items() if far[city] == most}


@dataclass
class Retreat(Procedure):
    """M-11.2.4: the winner chooses the end and, where it matters, whether the path runs over a hussar."""

    generals: list[int]
    count: int
    winner: int  # city
    by: int  # the winning power
    ends: int = 0  # set of cities
    end: int = NOBODY
    ways: list[int] = field(default_factory=list)  # the sets of hussars' cities that paths to the end run through

    def seek(self, s: Campaign) -> Step | None:
        self.ends = sum(1 << city for city in ends(s, self.generals, self.count, self.winner))
        if self.ends:
            return None
        for general in self.generals:  # M-11.2.10
            losses.remove(s, general, "retreat")
        return LEAVE

    def choose(self, s: Campaign) -> list[Decision]:
        decision = s.decide(v.ASK_RETREAT, self.by, self.generals[0], self.count)
        atlas, here = s.game.components.atlas, s.where[self.generals[0]]
        bars = s.bars(atlas.all, v.RETREAT_EXACTLY)
        if s.explaining:
            bars.bar(s.occupied(), v.OCCUPIED.by("M-11.2.7"))
            other_map = atlas.all & ~atlas.bohemia if atlas.bohemia >> here & 1 else atlas.bohemia
            for power in {s.power_of(general) for general in self.generals}:
                bars.bar(s.game.closed_to(s, power), v.NEUTRAL_GROUND)
                if not s.game.components.powers[power].crosses:
                    bars.bar(other_map, v.NO_CROSSING.by("M-11.2.9").saying(power=s.name_of("power", power)))
        decision.offer(v.RETREAT, bars.only(self.ends, lambda _: v.RETREAT_EXACTLY.saying(count=self.count)))
        return [decision]

    def on_retreat(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        self.end = move.args[0]
        self.ways = sorted(ends(s, self.generals, self.count, self.winner)[self.end])
        return None

    def lead(self, s: Campaign) -> list[Decision]:
        open_ = reduce(or_, self.ways) & ~reduce(and_, self.ways)
        if not open_:
            return []
        city = lowest(open_)
        decision = s.decide(v.ASK_RETREAT_WAY, self.by, self.generals[0], city)
        reason = v.RETREAT_WAY.saying(city=s.name_of("city", city))
        decision.offer(v.THROUGH, s.bars(1 << city, reason))
        decision.offer(v.AROUND, s.bars(1 << city, reason))
        return [decision]

    def on_lead(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        through = move.of is v.THROUGH
        self.ways = [way for way in self.ways if bool(way >> move.args[0] & 1) == through]
        return REPEAT

    def arrive(self, s: Campaign) -> Step | None:
        start = s.where[self.generals[0]]
        for city in bits(self.ways[0]):
            hussars.ride_off(s, city)
        for general in self.generals:
            s.put(general, self.end)
        s.emit("retreated", self.generals[0], len(self.generals), start, self.end)
        victory.prussia_left(s)
        return None


SCRIPTS[Retreat] = [
    does(Retreat.seek),
    asks(Retreat.choose, Retreat.on_retreat),
    asks(Retreat.lead, Retreat.on_lead),
    does(Retreat.arrive),
]
