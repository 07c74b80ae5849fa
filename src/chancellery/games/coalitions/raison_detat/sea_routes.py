"""Sea Routes (5.3, 9.13): in the colour of a Power, or grey and open to all who start on own or uncontrolled ground."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from chancellery.games.coalitions.raison_detat.vocabulary import ROUTE_NOT_YOURS, ROUTE_START
from chancellery.games.coalitions.system.sea import Sea
from chancellery.games.coalitions.system.state import NOBODY, R, Realm
from chancellery.kernel import Reason
from chancellery.kernel.sets import bits


class ColouredRoutes(Sea[R]):
    def open(self, s: R, power: int, t: int) -> int:
        if s.game.parameters.sea_routes_per_move > 1:
            return sum(1 << u for u in s.game.map.sails[t] if self.way(s, power, t, u))
        found = 0
        for owner, ends in s.game.map.routes[t]:
            if open_by(s, power, t, owner):
                found |= ends
        return found

    def way(self, s: R, power: int, start: int, end: int) -> tuple[int, ...]:
        """Empty if there is none; one Sea Route (RD-9.13.1).

        RD-R-39: with the option of three, the way on which the fewest Powers must agree, then the shortest.
        """
        if s.game.parameters.sea_routes_per_move == 1:
            return (start, end) if open_to(s, power, start, start, end) else ()
        ways: list[tuple[int, ...]] = []
        edge: list[tuple[int, ...]] = [(start,)]
        for _ in range(s.game.parameters.sea_routes_per_move):
            edge = [
                (*way, u)
                for way in edge
                for u in bits(s.game.map.sea_near[way[-1]])
                if u not in way and open_to(s, power, start, way[-1], u)
            ]
            ways += [way for way in edge if way[-1] == end]
        return min(ways, key=lambda way: (self.hosts(s, power, way).bit_count(), len(way), way), default=())

    def why_closed(self, s: R, power: int, start: int, end: int) -> Reason:
        return ROUTE_START if s.game.map.route_owner.get((start, end)) == NOBODY else ROUTE_NOT_YOURS

    def hosts(self, s: R, power: int, path: Sequence[int]) -> int:
        """RD-9.13.4: the owners of the Sea Routes along the way; RD-12.5.4: not the same player."""
        found = 0
        for a, b in pairwise(path):
            owner = s.game.map.route_owner[a, b]
            if owner >= 0 and s.seat_of[owner] != s.seat_of[power]:
                found |= 1 << owner
        return found


def open_to(s: Realm, power: int, start: int, a: int, b: int) -> bool:
    """RD-9.13.3 to RD-9.13.5, RD-R-40, RD-R-41: whether a General who starts in a Territory may use a Sea Route."""
    return open_by(s, power, start, s.game.map.route_owner[a, b])


def open_by(s: Realm, power: int, start: int, owner: int) -> bool:
    """The same of a route of this owner."""
    if owner < 0:
        return s.controller(start) in (NOBODY, power)
    return owner == power or (bool(s.ally[power] >> owner & 1) and s.seat_of[owner] >= 0)
