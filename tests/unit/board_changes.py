"""Boards changed in one place, for tests that a check notices it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from chancellery.games.coalitions.system.board import Board, SeaRoute, Territory


def changed(board: Board, changes: dict[str, dict[str, Any]]) -> Board:
    return replace(board, territories=tuple(replace(one, **changes.get(one.id, {})) for one in board.territories))


def each(board: Board, choose: Callable[[Territory], bool], **fields: Any) -> Board:
    return changed(board, {one.id: fields for one in board.territories if choose(one)})


def without(board: Board, name: str) -> Board:
    left = tuple(
        replace(one, neighbours=tuple(other for other in one.neighbours if other != name))
        for one in board.territories
        if one.id != name
    )
    return replace(board, territories=left)


def renamed(board: Board, old: str, new: str) -> Board:
    left = without(board, old)
    return replace(left, territories=(*left.territories, replace(board.territory(old), id=new, neighbours=())))


def border(board: Board, a: str, b: str) -> Board:
    pairs = ((a, b), (b, a))
    return changed(board, {here: {"neighbours": (*board.territory(here).neighbours, there)} for here, there in pairs})


def no_border(board: Board, a: str, b: str) -> Board:
    pairs = ((a, b), (b, a))
    return changed(
        board,
        {
            here: {"neighbours": tuple(one for one in board.territory(here).neighbours if one != there)}
            for here, there in pairs
        },
    )


def lonely(board: Board, name: str) -> Board:
    for other in board.territory(name).neighbours:
        board = no_border(board, name, other)
    return board


def route(board: Board, a: str, b: str, owner: str | None = "britain") -> Board:
    return replace(board, sea_routes=(*board.sea_routes, SeaRoute(a, b, owner, (), {})))


def no_route(board: Board, a: str, b: str) -> Board:
    return replace(board, sea_routes=tuple(one for one in board.sea_routes if {one.a, one.b} != {a, b}))


def home(board: Board, name: str, power: str) -> Board:
    return changed(board, {name: {"kind": "home", "power": power, "stripes": ()}})


def seat(board: Board, power: str, name: str) -> Board:
    return changed(board, {board.capital(power).id: {"capital": False}, name: {"capital": True, "power": power}})


def put(board: Board, name: str, **fields: Any) -> Board:
    return changed(board, {name: fields})
