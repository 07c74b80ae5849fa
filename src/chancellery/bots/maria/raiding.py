"""Hussars (7): on the roads between enemy generals and their trains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from chancellery.bots.maria import weights as w
from chancellery.bots.maria.table import Table
from chancellery.games.maria.supply import RANGE, at_home
from chancellery.kernel import Decision, Move
from chancellery.kernel.sets import bits

CUT: Final = 1.2  # a general who cannot pay for his supply


def hussar(table: Table, decision: Decision) -> Move:
    """Where both together make enemies pay most, or hunger."""
    s = table.s
    number = decision.about[0] - 1
    moves = {move.args[1]: move for move in decision.options if move.verb == "hussar"}
    allowed = sum(1 << city for city in moves)
    here, other = s.hussars[number], s.hussars[1 - number]
    lines = [g for g in table.enemy_generals if not at_home(s, g) and s.trains[s.power_of(g)] and _route(table, g, 0)]
    best, most = decision.options[0], _harm(table, lines, _set(here, other))
    for first, second in _pairs(table, lines, allowed, number, other):
        harm = _harm(table, lines, _set(first, second))
        if first in moves and harm > most + 0.01:
            best, most = moves[first], harm
    return best


def _set(*cities: int) -> int:
    return sum(1 << city for city in set(cities) if city >= 0)


def _pairs(table: Table, lines: list[int], allowed: int, number: int, other: int) -> Iterator[tuple[int, int]]:
    """Places for this hussar and the other that cut a line: each on the way that is left when one is in place.

    The first may count on the second, who is placed after him; the second takes the first as he stands.
    """
    for general in lines:
        if number:
            yield from ((city, other) for city in _route(table, general, _set(other)) if allowed >> city & 1)
            continue
        for city in _route(table, general, 0):
            if allowed >> city & 1:
                yield city, other
                for second in _route(table, general, _set(city)):
                    if allowed >> second & 1:
                        yield city, second
                        yield second, city


def _route(table: Table, general: int, around: int) -> list[int]:
    """The cities of a shortest supply path between a general and a train, without both ends; none if it is cut."""
    s = table.s
    power, start = s.power_of(general), s.where[general]
    enemies = s.relations.enemies[power]
    blocked = s.pieces_of(enemies, s.stand) | s.pieces_of(enemies, s.trains) | s.game.closed_to(s, power) | around
    near = table.atlas.near_all if table.box.powers[power].crosses else table.atlas.near
    came = {start: start}
    edge, seen = [start], 1 << start
    for _ in range(RANGE):
        further = []
        for city in edge:
            for step in bits(near[city] & ~seen & ~blocked):
                seen |= 1 << step
                came[step] = city
                if s.trains[power] >> step & 1:
                    return _back(came, step, start)
                further.append(step)
        edge = further
    return []


def _back(came: dict[int, int], end: int, start: int) -> list[int]:
    way = [end]
    while came[way[-1]] != start:
        way.append(came[way[-1]])
    return way


def _harm(table: Table, lines: list[int], around: int) -> float:
    """Paths that hussars lengthen but do not cut cost nothing."""
    s, total = table.s, 0.0
    for general in lines if around else ():
        if not _route(table, general, around):
            power = s.power_of(general)
            length = len(_route(table, general, 0))
            total += CUT if len(s.hands[power]) < 2 else w.TOLL * length
    return total
