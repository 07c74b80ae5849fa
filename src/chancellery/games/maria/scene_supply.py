"""What a piece shows on the map when somebody looks at it: its supply path, or the cities a train can supply.

Supply follows from where pieces stand, so all of it is public (M-9); armies play no part in it. The same roads are
asked for again and again, so what was found is kept by what it depends on.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from chancellery.games.maria import supply
from chancellery.games.maria.map import Atlas
from chancellery.games.maria.powers import AUSTRIA, PRAGMATIC
from chancellery.games.maria.state import Campaign
from chancellery.kernel.sets import bits, lowest
from chancellery.table.drawing import KEPT
from chancellery.table.scene import Shown, ShownPath

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

WORTH_SHOWING = 2 * supply.RANGE  # steps to a train that does not supply
HOME, PATH, ALLY, TOLL, NONE = "home", "path", "ally", "price", "none"  # how a general stands


@dataclass(frozen=True, slots=True)
class Supplied:
    """How a general is supplied, and the cities of the path from him to the train."""

    how: str
    path: tuple[int, ...] = ()

    @property
    def steps(self) -> int:
        return len(self.path) - 1


AT_HOME = Supplied(HOME)


def supplied(s: Campaign, general: int) -> Supplied:
    """The answer of `supply.toll` with the path it rests on; without supply, the way to the nearest train."""
    if supply.at_home(s, general):
        return AT_HOME
    power, city = s.power_of(general), s.where[general]
    box = s.game.components
    atlas, crosses = box.atlas, box.powers[power].crosses
    closed = blocked(s, power)
    wary = 0
    if s.relations.enemies[AUSTRIA] >> power & 1:
        for place in s.hussars:
            if place >= 0:
                wary |= 1 << place
    own = s.trains[power]
    if found := way(atlas, crosses, city, own, closed | wary, supply.RANGE):
        return Supplied(PATH, found)
    if general == box.arenberg and (found := way(atlas, crosses, city, s.trains[PRAGMATIC], closed, supply.RANGE)):
        return Supplied(ALLY, found)  # M-22.2
    if wary and (found := way(atlas, crosses, city, own, closed, supply.RANGE)):
        return Supplied(TOLL, found)
    return Supplied(NONE, way(atlas, crosses, city, own, 0, WORTH_SHOWING))


def blocked(s: Campaign, power: int) -> int:
    """Cities through which a power has no supply (M-9.5, M-9.7)."""
    enemies = s.relations.enemies[power]
    return s.pieces_of(enemies, s.stand) | s.pieces_of(enemies, s.trains) | s.game.closed_to(s, power)


@lru_cache(KEPT)
def way(atlas: Atlas, crosses: bool, city: int, trains: int, around: int, most: int) -> tuple[int, ...]:
    """The shortest way from a city to one of the trains in at most so many steps; none is empty."""
    near = atlas.near_all if crosses else atlas.near
    layers = [1 << city]
    seen = 1 << city
    while not layers[-1] & trains:
        reached = 0
        for place in bits(layers[-1]):
            reached |= near[place]
        reached &= ~seen & ~around
        if not reached or len(layers) > most:
            return ()
        seen |= reached
        layers.append(reached)
    at = lowest(layers[-1] & trains)
    found = [at]
    for layer in reversed(layers[:-1]):
        at = lowest(near[at] & layer)
        found.append(at)
    return tuple(reversed(found))


@lru_cache(KEPT)
def supplies(atlas: Atlas, crosses: bool, train: int, around: int) -> Shown:
    """The cities in which a train supplies the generals of its power, whatever hussars may ask for it."""
    near = atlas.near_all if crosses else atlas.near
    seen = edge = 1 << train
    for _ in range(supply.RANGE):
        reached = 0
        for place in bits(edge):
            reached |= near[place]
        edge = reached & ~seen & ~around
        seen |= edge
    return Shown(places=tuple(atlas.names(seen & ~(1 << train))))


def of_train(s: Campaign, train: int) -> Shown:
    """What a train shows: how far it supplies."""
    power, box = s.power_of(train), s.game.components
    return supplies(box.atlas, box.powers[power].crosses, s.where[train], blocked(s, power))


def of_general(game: Maria, found: Supplied) -> Shown | None:
    """What a general shows: the path that supplies him; without supply, the way that is too long or barred."""
    if not found.path:
        return None
    cities = tuple(game.components.atlas.ids[city] for city in found.path)
    return Shown(paths=(ShownPath(cities, broken=found.how == NONE),))
