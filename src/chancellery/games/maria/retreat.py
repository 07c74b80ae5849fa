"""Retreat (11.2): the winner leads the beaten away, as far from himself as the roads allow."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from operator import and_, or_

from chancellery.games.maria import hussars, losses, upheavals
from chancellery.games.maria.atlas import bits
from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.powers import NOBODY
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result


def ends(s: Campaign, generals: list[int], steps: int, winner: int) -> dict[int, set[int]]:
    """M-11.2.5 to M-11.2.9, M-R-22: the farthest end cities of simple paths of the exact length.

    Which of several paths to one end is taken matters only for hussars: with each end stand the sets of their cities
    that a path there runs through.
    """
    atlas = s.game.components.atlas
    powers = {s.power_of(general) for general in generals}
    here = s.where[generals[0]]
    free = atlas.all & ~(s.all_generals() | s.all_trains())
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


@dataclass(slots=True)
class Retreat(Procedure):
    """M-11.2.4: the winner chooses the end and, where it matters, whether the path runs over a hussar."""

    generals: list[int]
    count: int
    winner: int  # city
    by: int  # the winning power
    end: int = NOBODY
    ways: list[int] = field(default_factory=list)  # the sets of hussars' cities that paths to the end run through

    def choose(self, s: Campaign) -> Result:
        found = ends(s, self.generals, self.count, self.winner)
        if not found:  # M-11.2.10
            for general in self.generals:
                losses.remove(s, general, "retreat")
            self.at = len(self.steps)
            return None
        options = [s.game.moves.retreat[city] for city in sorted(found)]
        about = (self.generals[0], self.count)
        decision = Decision(s.seat_of[self.by], "retreat", "M-11.2.4", options, self.by, about)
        return decision if len(options) > 1 else self.on_retreat(s, decision, options[0])

    def on_retreat(self, s: Campaign, decision: Decision, move: Move) -> Result:
        self.end = move.args[0]
        self.ways = sorted(ends(s, self.generals, self.count, self.winner)[self.end])
        return None

    def lead(self, s: Campaign) -> Result:
        open_ = reduce(or_, self.ways) & ~reduce(and_, self.ways)
        if not open_:
            return None
        city = next(bits(open_))
        options = [s.game.notation.move("through", city), s.game.notation.move("around", city)]
        about = (self.generals[0], city)
        return Decision(s.seat_of[self.by], "retreat_way", "M-11.2.4", options, self.by, about)

    def on_retreat_way(self, s: Campaign, decision: Decision, move: Move) -> Result:
        through = move.verb == "through"
        self.ways = [way for way in self.ways if bool(way >> move.args[0] & 1) == through]
        self.goto(Retreat.lead)
        return None

    def arrive(self, s: Campaign) -> Result:
        start = s.where[self.generals[0]]
        for city in bits(self.ways[0]):
            hussars.ride_off(s, city)
        for general in self.generals:
            s.put(general, self.end)
        s.emit("retreated", self.generals[0], len(self.generals), start, self.end)
        upheavals.prussia_left(s)
        return None

    steps = (choose, lead, arrive)
