"""The form of the boards we ship, as named constraints."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable

from chancellery.games.coalitions.system.board import Board
from chancellery.games.coalitions.system.board_shape import undrawn_borders


def well_named(board: Board) -> bool:
    ids = [one.id for one in board.territories]
    return len(ids) == len(set(ids)) and all(re.fullmatch("[a-z0-9_]+", name) for name in ids)


def symmetric(board: Board) -> bool:
    return all(
        other != one.id and one.id in board.territory(other).neighbours
        for one in board.territories
        for other in one.neighbours
    )


def connected(board: Board) -> bool:
    passable = {one.id for one in board.territories if one.kind != "impassable"}
    links = {name: set(board.territory(name).neighbours) for name in passable}
    for route in board.sea_routes:
        links[route.a].add(route.b)
        links[route.b].add(route.a)
    seen, ahead = {"paris"}, deque(["paris"])
    while ahead:
        for there in links[ahead.popleft()] & passable - seen:
            seen.add(there)
            ahead.append(there)
    return seen == passable


def kinds(board: Board) -> bool:
    return all(
        (one.kind == "home") == (one.power in board.powers)
        and (one.kind == "contested") == (len(set(one.stripes)) >= 2)
        and len(set(one.stripes)) == len(one.stripes)
        and set(one.stripes) <= set(board.powers)
        for one in board.territories
    )


def values(board: Board) -> bool:
    passable = [one for one in board.territories if one.kind != "impassable"]
    return (
        all(one.value in (0, 1, 2, 3) for one in board.territories)
        and all(one.value > 0 for one in board.territories if one.kind == "contested")
        and all(one.value == 0 for one in board.territories if one.kind == "impassable")
        and sum(one.value > 0 for one in passable) > len(passable) / 2
    )


def capitals(board: Board) -> bool:
    found = [one for one in board.territories if one.capital]
    return sorted(str(one.power) for one in found) == sorted(board.powers) and all(
        one.kind == "home" and one.value == 3 for one in found
    )


def drawn(board: Board) -> bool:
    west, south, east, north = board.view
    points = [point for one in board.territories for point in one.points]
    labels = [one.label for one in board.territories]
    return (
        all(1 <= len(one.points) <= 6 and len(one.provenance) == 11 for one in board.territories)
        and all(west - 1 <= x <= east + 1 and south - 1 <= y <= north + 1 for x, y in points + labels)
        and len(points) == len(set(points))
    )


def routes(board: Board) -> bool:
    pairs = [frozenset((route.a, route.b)) for route in board.sea_routes]
    return len(pairs) == len(set(pairs)) and all(
        route.a in board and route.b in board and route.a != route.b and route.owner in (*board.powers, None)
        for route in board.sea_routes
    )


def attested(board: Board) -> bool:
    return all(set(one.attested) <= set(one.neighbours) for one in board.territories)


FORM: dict[str, tuple[str, Callable[[Board], bool]]] = {
    "F01": ("territory ids are unique and snake_case ASCII", well_named),
    "F02": ("adjacency is symmetric, names only existing territories and never itself", symmetric),
    "F03": ("every passable territory can be reached from every other by land and sea routes", connected),
    "F04": ("homes have a power, contested ones two or more stripes, the others neither", kinds),
    "F05": ("values are 0 to 3, contested ones at least 1, most territories have a number", values),
    "F06": ("each power has exactly one capital, a home, of value 3", capitals),
    "F07": ("1 to 6 points and a label in the view; provenance complete", drawn),
    "F08": ("sea routes have known ends, an owner on the board or neutral, and are listed once", routes),
    "F10": ("adjacencies a rulebook attests are part of the adjacency", attested),
    "F12": ("every adjacency by land is a contact of the drawn areas", lambda board: not undrawn_borders(board)),
}
