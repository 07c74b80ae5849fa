"""Where pieces may step (10.1): roads, cities open to a general or a train, forced marches, bodies of two."""

from __future__ import annotations

from functools import partial
from typing import Final

from chancellery.games.maria import conquest, consent
from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.negotiations import kept_out
from chancellery.games.maria.state import Campaign
from chancellery.kernel import Bars, Reason
from chancellery.kernel.sets import bits, union

NO_ROOM_FOR_TRAINS: Final = v.OCCUPIED.by("M-10.1.13")
OWN_NEUTRALITY: Final = v.NEUTRAL_GROUND.by("M-19.4.3")


def roads(s: Campaign, power: int, *, main: bool = False) -> list[int]:
    """The roads a power may use (M-10.1.22)."""
    return s.game.components.main_roads[power] if main else s.game.components.roads[power]


def room(s: Campaign, power: int) -> int:
    """The cities with one general of the power's own or of a partner, and nobody else: a stack may form (M-6.2)."""
    generals = s.all_generals
    return generals ^ generals & (s.stacks | union(s.stand, s.relations.strangers[power]) | s.all_trains)


def entering(s: Campaign, power: int, general: bool, bars: Bars) -> Bars:
    """M-6.2, M-10.1.8 to M-10.1.14, M-19.4: takes away what a general, or a train, of the power may not step into.

    What agreements forbid (M-21.2) comes last: see `negotiations.kept_out`.
    """
    relations = s.relations
    if relations.neutral:
        neutral_ground(s, power, bars)
    if not (s.explaining or bars.left & s.all_generals or bars.left & s.all_trains):
        return bars  # nobody stands there
    if not general:
        return bars.bar(s.occupied(), NO_ROOM_FOR_TRAINS)
    taken = s.stacks | union(s.stand, relations.strangers[power]) | union(s.trains, relations.harmless[power])
    return bars.bar(taken, partial(_taken, s, power) if s.explaining else v.OCCUPIED)


def _taken(s: Campaign, power: int, city: int) -> Reason:
    """Why a general of the power finds no room in a city."""
    others = [s.power_of(general) for general in s.generals_at(city)]
    if others and s.relations.enemies[power] >> others[0] & 1:
        return v.ENEMY_GENERAL
    if len(others) != 1:
        return v.TWO_GENERALS if others else v.OCCUPIED
    return v.NOT_PARTNERS.saying(power=s.name_of("power", power), other=s.name_of("power", others[0]))


def neutral_ground(s: Campaign, power: int, bars: Bars) -> Bars:
    """M-19.4.3, M-19.4.5."""
    return bars.bar(
        s.game.closed_to(s, power), OWN_NEUTRALITY if s.relations.neutral >> power & 1 else v.NEUTRAL_GROUND
    )


def closed_to_march(s: Campaign, enemies: int) -> tuple[int, int]:
    """M-10.1.18, M-10.1.20: enemy fortresses, and cities with or beside enemy pieces; no train is captured."""
    enemy = s.pieces_of(enemies, s.stand) | s.pieces_of(enemies, s.trains)
    return conquest.held_by(s, enemies), enemy | s.game.components.atlas.neighbours(enemy)


def marching(closed: tuple[int, int], bars: Bars) -> Bars:
    """Takes away where a general may not step on a forced march."""
    return bars.bar(closed[0], v.MARCH_FORTRESS).bar(closed[1], v.MARCH_ENEMY)


def open_to(s: Campaign, power: int, *, general: bool) -> int:
    """The cities that a general, or a train, of the power may step into."""
    bars = s.bars(s.game.components.atlas.all, v.NOT_ADJACENT)
    return kept_out(s, power, entering(s, power, general, bars)).left


def open_to_march(s: Campaign, power: int) -> int:
    """Cities a general of the power may step into on a forced march."""
    fortresses, enemies = closed_to_march(s, s.relations.enemies[power])
    return open_to(s, power, general=True) & ~(fortresses | enemies)


def off(s: Campaign, here: int, powers: list[int], city: int) -> Reason:
    """Why there is no road from a city that pieces of these powers could take; on a march only main roads."""
    atlas = s.game.components.atlas
    names = {"city": s.name_of("city", here), "other_city": s.name_of("city", city)}
    if not atlas.near_all[here] >> city & 1:
        return v.NOT_ADJACENT.saying(**names)
    if not atlas.near[here] >> city & 1:
        for power in powers:
            if not s.game.components.powers[power].crosses:
                return v.NO_CROSSING.saying(power=s.name_of("power", power))
    return v.NO_MAIN_ROAD.saying(**names)


def alone(s: Campaign, piece: int, bars: Bars, near: int) -> Bars:
    """The same bars for the cities to which a piece has a road."""
    return refused(s, [piece], bars.narrowed(near, partial(off, s, s.where[piece], [s.power_of(piece)])))


def as_body(s: Campaign, pair: list[int], bars: Bars, main: bool) -> Bars:
    """M-R-14: a body of two goes only where both may, and joins nobody."""
    here, powers = s.where[pair[0]], [s.power_of(piece) for piece in pair]
    near = roads(s, powers[0], main=main)[here] & roads(s, powers[1])[here]
    return _shut_to(s, powers[1], bars.narrowed(near, partial(off, s, here, powers)))


def _shut_to(s: Campaign, mate: int, bars: Bars) -> Bars:
    return kept_out(s, mate, neutral_ground(s, mate, bars).bar(s.all_generals, v.TWO_GENERALS))


def shut_to_both(s: Campaign, pieces: list[int]) -> int:
    """M-R-14: the cities that a body of two may not step into, though its commander may."""
    everywhere = s.game.components.atlas.all
    return everywhere & ~_shut_to(s, s.power_of(pieces[1]), s.bars(everywhere, v.TWO_GENERALS)).left


def refused(s: Campaign, pieces: list[int], bars: Bars) -> Bars:
    """M-R-70: where another player does not want the stack, or the body."""
    if not s.refused:
        return bars
    cities = sum([1 << city for city in bits(bars.left) if consent.barred(s, s.refused, pieces, city)])
    return bars.bar(cities, v.CONSENT_MOVE_REFUSED if len(pieces) > 1 else v.CONSENT_REFUSED)
