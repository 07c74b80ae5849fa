"""Retreat (11.2): the winner leads the beaten away, as far from himself as the roads allow."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.maria import hussars, losses, upheavals
from chancellery.games.maria.atlas import bits
from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.powers import AUSTRIA
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result


def ends(s: Campaign, generals: list[int], steps: int, winner: int) -> dict[int, list[int]]:
    """M-11.2.5 to M-11.2.9, M-R-22: the farthest end cities of simple paths of the exact length, each with a path.

    Which of several paths to one end is taken matters only for hussars: Austria's enemies would ride them down.
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
    spare = bool(s.relations.allies[AUSTRIA] >> s.power_of(_general_at(s, winner)) & 1)
    found: dict[int, tuple[int, list[int]]] = {}
    most = 0

    def search(city: int, left: int, visited: int, path: list[int], ridden: int) -> None:
        nonlocal most
        if far[city] + left < most:  # too near to end among the farthest
            return
        if left == 0:
            most = far[city]
            wish = -ridden if spare else ridden
            if city not in found or wish > found[city][0]:
                found[city] = (wish, path[:])
            return
        for step in bits(near[city] & free & ~visited):
            path.append(step)
            search(step, left - 1, visited | 1 << step, path, ridden + (step in s.hussars))
            path.pop()

    search(here, steps, 1 << here, [], 0)
    return {city: path for city, (_, path) in found.items() if far[city] == most}


def _general_at(s: Campaign, city: int) -> int:
    return s.generals_at(city)[0]


@dataclass(slots=True)
class Retreat(Procedure):
    generals: list[int]
    count: int
    winner: int  # city
    by: int  # the winning power

    def choose(self, s: Campaign) -> Result:
        found = ends(s, self.generals, self.count, self.winner)
        if not found:  # M-11.2.10
            for general in self.generals:
                losses.remove(s, general, "retreat")
            return None
        options = [s.game.moves.retreat[city] for city in sorted(found)]
        about = (self.generals[0], self.count)
        decision = Decision(s.seat_of[self.by], "retreat", "M-11.2.4", options, self.by, about)
        return decision if len(options) > 1 else self.on_retreat(s, decision, options[0])

    def on_retreat(self, s: Campaign, decision: Decision, move: Move) -> Result:
        path = ends(s, self.generals, self.count, self.winner)[move.args[0]]
        start = s.where[self.generals[0]]
        for city in path:
            hussars.ride_off(s, city)
        for general in self.generals:
            s.put(general, move.args[0])
        s.emit("retreated", self.generals[0], len(self.generals), start, move.args[0])
        upheavals.prussia_left(s)
        return None

    steps = (choose,)
