"""Doubts about a well-formed board: what a printed one may do, but a reconstruction should not."""

from __future__ import annotations

import math
from collections.abc import Iterator

from chancellery.games.coalitions.system.board import Board, Point, SeaRoute
from chancellery.games.coalitions.system.problem import Problem

CAPITAL_VALUE = 3
SHORTEST_CONTACT = 0.01  # in degrees of latitude
SQUEEZE = math.cos(math.radians(50))  # the plane of the drawing: x = longitude * cos 50, y = latitude


def doubts(board: Board) -> list[Problem]:
    """Warnings: values that a rulebook does not forbid, and borders that the drawing does not show."""
    return [*_values(board), *_borders(board)]


def routes_over_land(board: Board) -> list[SeaRoute]:
    """Sea routes between territories that also touch by land; each game says which it allows (K-4.4.1)."""
    return [route for route in board.sea_routes if route.b in board.territory(route.a).neighbours]


def _warn(territory_id: str, field: str, key: str, **args: str) -> Problem:
    said = {"what": "territory", "id": territory_id, "field": field, **args}
    return Problem(f"territory.{territory_id}.{field}", f"board-{key}", said, warning=True)


def _values(board: Board) -> Iterator[Problem]:
    for one in board.territories:
        if one.kind == "contested" and one.value == 0:
            yield _warn(one.id, "value", "contested-value")
        if one.capital and one.value != CAPITAL_VALUE:
            yield _warn(one.id, "value", "capital-value", found=str(one.value))
    passable = [one for one in board.territories if one.kind != "impassable"]
    numbered = sum(one.value > 0 for one in passable)
    if numbered * 2 <= len(passable):
        args = {"numbered": str(numbered), "all": str(len(passable))}
        yield Problem("territory.value", "board-few-values", args, warning=True)


def _borders(board: Board) -> Iterator[Problem]:
    for a, b in undrawn_borders(board):
        yield _warn(a, "neighbours", "no-contact", found=b)


def undrawn_borders(board: Board) -> list[tuple[str, str]]:
    """Adjacencies by land whose areas do not touch in the drawing, crossings of straits excepted."""
    places = {one.id: [_plane(point) for point in one.points] for one in board.territories}
    every = [point for points in places.values() for point in points]
    every += [_plane(point) for one in board.outside for point in one.points]
    west, south, east, north = board.view
    frame = (west * SQUEEZE, south, east * SQUEEZE, north)
    crossings = {frozenset((one.a, one.b)) for one in board.crossings}
    return [
        (one.id, other)
        for one in board.territories
        for other in one.neighbours
        if one.id < other
        and frozenset((one.id, other)) not in crossings
        and not _touch(places[one.id], places[other], every, frame)
    ]


def _plane(point: Point) -> Point:
    return point[0] * SQUEEZE, point[1]


def _touch(here: list[Point], there: list[Point], every: list[Point], frame: tuple[float, float, float, float]) -> bool:
    """Whether two areas, each the union of the Voronoi cells of its points, have a common border in the frame."""
    pairs = sorted((math.dist(p, q), p, q) for p in here for q in there)
    return any(_common_edge(p, q, every, frame) >= SHORTEST_CONTACT for _, p, q in pairs)


def _common_edge(p: Point, q: Point, every: list[Point], frame: tuple[float, float, float, float]) -> float:
    """The length of the border of two Voronoi cells: the bisector of p and q, cut by all other points."""
    distance = math.dist(p, q)
    x, y = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
    dx, dy = (p[1] - q[1]) / distance, (q[0] - p[0]) / distance
    low, high = -math.inf, math.inf
    # each cut is a * t <= b along (x, y) + t * (dx, dy)
    west, south, east, north = frame
    cuts = [(dx, east - x), (-dx, x - west), (dy, north - y), (-dy, y - south)]
    for r in every:
        if r in (p, q):
            continue
        nx, ny = r[0] - p[0], r[1] - p[1]
        middle = nx * (p[0] + r[0]) / 2 + ny * (p[1] + r[1]) / 2
        cuts.append((nx * dx + ny * dy, middle - nx * x - ny * y))
    for a, b in cuts:
        if a > 0:
            high = min(high, b / a)
        elif a < 0:
            low = max(low, b / a)
        elif b < 0:
            return 0.0
    return max(0.0, high - low)
