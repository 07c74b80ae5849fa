"""The map as tables: what the rules look up about a board, worked out once.

A set of Territories is an int with one bit per Territory, so that most questions of movement are one `&`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chancellery.games.coalitions.system.board import Board
from chancellery.kernel.sets import bits

FAR: Final = 999  # no way there
MOST_CHARTED: Final = 32  # maps that are kept; boards of people's own come and go


class Map:
    """Tables over the indices of Territories and Powers of one board."""

    def __init__(self, board: Board, sea_routes_per_move: int, sails_from_ports: bool = True) -> None:
        self.board = board
        self.powers = board.powers
        territories = board.territories
        power_of = {power: i for i, power in enumerate(board.powers)}
        place_of = {t.id: t.index for t in territories}
        self.size = len(territories)
        self.ids = tuple(t.id for t in territories)
        self.place_of = place_of
        self.power_of = power_of
        self.value = [t.value for t in territories]
        self._worths = [("place", t.index, t.value) for t in territories]
        self.home = [-1 if t.power is None else power_of[t.power] for t in territories]
        self.stripes = [sum(1 << power_of[p] for p in t.stripes) for t in territories]
        self.capital = [next(t.index for t in territories if t.capital and t.power == p) for p in board.powers]
        self.passable = sum(1 << t.index for t in territories if t.kind != "impassable")
        self.homes = [sum(1 << t.index for t in territories if t.power == p) for p in board.powers]
        # K-7.5.1: what gives Influence to a Power that controls it: homes of others, and Contested with its stripe;
        # all else pays Money (K-7.2.1, K-7.2.2)
        self.scoring = [
            sum(1 << t for t, home in enumerate(self.home) if (home != p if home >= 0 else self.stripes[t] >> p & 1))
            for p in range(len(board.powers))
        ]
        self.contested = sum(1 << t.index for t in territories if t.kind == "contested")
        self.ports = sum(1 << t.index for t in territories if t.port)
        self.near = [
            sum(1 << place_of[n] for n in t.neighbours) & self.passable if t.kind != "impassable" else 0
            for t in territories
        ]
        self.neighbours = [tuple(bits(mask)) for mask in self.near]
        self.beside = [mask | ~self.passable for mask in self.near]  # ground where nobody goes is said to be just that
        self.around = [[(t, 1 << t, self.near[t]) for t in places] for places in self.neighbours]
        self.sea_near = [0] * self.size
        self.route_owner: dict[tuple[int, int], int] = {}
        for route in board.sea_routes:
            a, b = place_of[route.a], place_of[route.b]
            owner = -1 if route.owner is None else power_of[route.owner]
            self.sea_near[a] |= 1 << b
            self.sea_near[b] |= 1 << a
            self.route_owner[a, b] = self.route_owner[b, a] = owner
        self.land_steps = [_steps(self.near, t) for t in range(self.size)]
        both = [land | sea for land, sea in zip(self.near, self.sea_near, strict=True)]
        self.sea_steps = [_steps(both, t) for t in range(self.size)]
        self._owners = sum(1 << owner for owner in {*self.route_owner.values()} if owner >= 0)
        self._steps: dict[tuple[int, int], list[int]] = {}  # by start and owners of Sea Routes
        # K-7.6.21: where a Sea Movement can end, with the Territories on a shortest way
        starts = self.ports if sails_from_ports else -1
        self.sails = [
            _voyages(self.sea_near, t, sea_routes_per_move) if starts >> t & 1 else {} for t in range(self.size)
        ]
        self.routes = [_by_owner(ways, self.route_owner, t) for t, ways in enumerate(self.sails)]
        self.overseas = [sum(1 << u for u in ways) for ways in self.sails]

    def worth(self, places: int) -> int:
        """The sum of the values of some Territories."""
        return sum([self.value[t] for t in bits(places)])

    def worths(self, places: int) -> list[tuple[str, int, int]]:
        """The same row by row, to tell a sum by."""
        return [self._worths[t] for t in bits(places)]

    def steps(self, t: int, side: int) -> list[int]:
        """K-R-25: steps from a Territory to every other, over land and Sea Routes of these Powers or of nobody."""
        owners = side & self._owners
        known = self._steps.get((t, owners))
        if known is None:
            near = list(self.near)
            for (a, b), owner in self.route_owner.items():
                if owner < 0 or owners >> owner & 1:
                    near[a] |= 1 << b
            known = self._steps[t, owners] = _steps(near, t)
        return known


def charted(board: Board, sea_routes_per_move: int, sails_from_ports: bool) -> Map:
    """The map of a board; scenarios and numbers of seats share it."""
    key = (board.digest, sea_routes_per_move, sails_from_ports)
    found = _CHARTED.get(key)
    if found is None or found.board != board:
        if len(_CHARTED) >= MOST_CHARTED:
            _CHARTED.clear()
        found = _CHARTED[key] = Map(board, sea_routes_per_move, sails_from_ports)
    return found


def _steps(near: list[int], start: int) -> list[int]:
    """Steps from a Territory to every other."""
    steps = [FAR] * len(near)
    seen = edge = 1 << start
    count = 0
    while edge:
        for t in bits(edge):
            steps[t] = count
        reached = 0
        for t in bits(edge):
            reached |= near[t]
        edge = reached & ~seen
        seen |= edge
        count += 1
    return steps


def _by_owner(ends: Iterable[int], route_owner: dict[tuple[int, int], int], start: int) -> list[tuple[int, int]]:
    """The Powers whose Sea Routes begin in a Territory, or nobody, each with the set of their ends."""
    found: dict[int, int] = {}
    for end in ends:
        owner = route_owner.get((start, end))
        if owner is not None:
            found[owner] = found.get(owner, 0) | 1 << end
    return list(found.items())


def _voyages(sea_near: list[int], start: int, most: int) -> dict[int, tuple[int, ...]]:
    """Each port within `most` Sea Routes, with the way there (the start included)."""
    ways: dict[int, tuple[int, ...]] = {start: (start,)}
    edge = [start]
    for _ in range(most):
        reached = []
        for t in edge:
            for u in bits(sea_near[t]):
                if u not in ways:
                    ways[u] = (*ways[t], u)
                    reached.append(u)
        edge = reached
    del ways[start]
    return ways


_CHARTED: Final[dict[tuple[str, int, bool], Map]] = {}
