"""The ways a piece can go, as lists of cities."""

from __future__ import annotations

from chancellery.games.maria import conquest
from chancellery.games.maria.entering import open_to, roads
from chancellery.games.maria.state import Campaign
from chancellery.games.maria.walk import (
    MARCH,
    REACH,
    REACH_ON_MAIN,
    TRAIN_REACH,
    TRAIN_REACH_ON_MAIN,
)
from chancellery.kernel.sets import bits


def ways(s: Campaign, pieces: list[int], first: int, made: int = 0, on_main: bool = True) -> list[list[int]]:
    """All ways of a body that begin with one of a set of steps; joining others ends a way."""
    lead = pieces[0]
    power, general = s.power_of(lead), s.is_general(lead)
    limit, most = (REACH, REACH_ON_MAIN) if general else (TRAIN_REACH, TRAIN_REACH_ON_MAIN)
    near, main = roads(s, power), roads(s, power, main=True)
    free = open_to(s, power, general=general)
    start = s.where[lead]
    taken = s.all_generals & ~(1 << start)
    if len(pieces) > 1:
        other = s.power_of(pieces[1])
        free &= ~taken & ~s.game.closed_to(s, other)
        near = roads(s, other) if not s.game.components.powers[other].crosses else near
    found: list[list[int]] = []

    def go(city: int, count: int, all_main: bool, way: list[int], allowed: int) -> None:
        if count < limit:
            to = near[city] & allowed
        elif count < most and all_main:
            to = main[city] & allowed
        else:
            return
        for step in bits(to):
            further = [*way, step]
            found.append(further)
            if not taken >> step & 1:
                go(step, count + 1, all_main and bool(main[city] >> step & 1), further, free)

    go(start, made, on_main, [], first)
    return found


def marches(s: Campaign, pieces: list[int], first: int, made: int = 0) -> list[list[int]]:
    """The shortest forced marches to every end within reach that begin with one of a set of steps."""
    power = s.power_of(pieces[0])
    main = roads(s, power, main=True)
    start = s.where[pieces[0]]
    enemy = s.pieces_of(s.relations.enemies[power], s.stand) | s.pieces_of(s.relations.enemies[power], s.trains)
    free = open_to(s, power, general=True) & ~(1 << start | enemy | s.game.components.atlas.neighbours(enemy))
    for city in bits(free & s.game.components.atlas.fortress):  # M-10.1.18
        if conquest.enemy_held(s, power, city):
            free ^= 1 << city
    taken = s.all_generals
    if len(pieces) > 1:
        other = s.power_of(pieces[1])
        free &= ~taken & ~s.game.closed_to(s, other)
    found: list[list[int]] = []
    seen, edge = 1 << start, [[step] for step in bits(main[start] & first)]
    for _ in range(MARCH - made):
        further = []
        for way in edge:
            end = way[-1]
            if seen >> end & 1:
                continue
            seen |= 1 << end
            found.append(way)
            if not taken >> end & 1:
                further += [[*way, step] for step in bits(main[end] & free & ~seen)]
        edge = further
    return found
