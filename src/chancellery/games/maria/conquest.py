"""Control of fortresses (3.2), their protection and conquest (10.3), and the victory markers on them (15)."""

from __future__ import annotations

from typing import Final

from chancellery.games.maria import victory
from chancellery.games.maria.map import SILESIA
from chancellery.games.maria.powers import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    MEMBERS,
    NOBODY,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
)
from chancellery.games.maria.state import Campaign
from chancellery.kernel.sets import bits, union

MINOR: Final = (BAVARIA, SAXONY)
AGAINST_FRANCE: Final = 1 << AUSTRIA | 1 << PRAGMATIC  # who controls an elector without the French side up


def home_power(s: Campaign, city: int) -> int:
    """The power whose home territory a city lies in, or NOBODY."""
    territory = s.game.components.atlas.territory[city]
    if territory < len(POWERS):
        return territory
    return PRUSSIA if territory == SILESIA and s.silesia else NOBODY


def controllers(s: Campaign, city: int) -> int:
    """M-3.2.8 to M-3.2.10, M-R-86: the set of powers that control a fortress."""
    bit = 1 << city
    if s.game.components.elector_cities & bit:
        return 1 << FRANCE if s.electors & bit else AGAINST_FRANCE
    home, marker = home_power(s, city), s.marker[city]
    found = 1 << marker if marker != NOBODY else 0
    if home != NOBODY and (marker == NOBODY or not _against(s, home, marker)):
        found |= 1 << home
    return found


def _against(s: Campaign, home: int, marker: int) -> bool:
    """Whether a marker takes a home fortress away: an enemy's does, an ally's does not (M-R-03)."""
    return marker != home and not s.relations.allies[home] >> marker & 1


def held_by(s: Campaign, powers: int) -> int:
    """The set of fortresses that a set of allied powers controls, by the rules of `controllers`."""
    if not powers:
        return 0
    members, markers = MEMBERS[powers], s.markers
    against = union(markers, s.relations.opposed[members[0]])
    found = s.game.home_fortresses[s.silesia][powers]
    found = found ^ found & against | union(markers, members)
    electors = s.game.components.elector_cities
    if electors:
        if powers & 1 << FRANCE:
            found |= s.electors
        if powers & AGAINST_FRANCE:
            found |= electors ^ electors & s.electors
    return found


def enemy_held(s: Campaign, power: int, city: int) -> bool:
    """Whether a fortress can be conquered by a power (M-10.3.1)."""
    return bool(controllers(s, city) & s.relations.enemies[power])


def protected(s: Campaign, city: int) -> bool:
    """M-10.3.4 to M-10.3.6: a general of a controller or of its partner within three steps."""
    relations = s.relations
    helpers = 0
    for power in MEMBERS[controllers(s, city)]:
        helpers |= relations.partners[power]
    return bool(s.game.components.atlas.close[city] & s.pieces_of(helpers, s.stand))


def leave(s: Campaign, general: int, city: int) -> list[int]:
    """M-10.3.2, M-10.3.9: what a face-up general does to an enemy fortress by leaving it; how he conquers it."""
    power = s.power_of(general)
    if not s.game.components.atlas.fortress >> city & 1 or not enemy_held(s, power, city):
        return []
    if not protected(s, city):
        s.claim[city] = NOBODY  # M-R-81
        return conquer(s, power, city)
    if s.claim[city] == NOBODY:
        s.claim[city] = power
        s.emit("claimed", power, city)
    return []


def conquer(s: Campaign, power: int, city: int, *, delayed: bool = False) -> list[int]:
    """M-10.3.12 to M-10.3.19. The fortress, whose marker came off and whose was placed, or NOBODY."""
    home, elector = home_power(s, city), s.game.components.elector_cities >> city & 1
    lost = take_off(s, city)
    placed = s.relations.marker_of[power] if not elector and _gets_marker(s, power, home) else NOBODY
    s.emit("conquered", power, city, lost, placed, int(delayed))
    if elector:
        _turn_elector(s, power, city)
    if placed != NOBODY:
        place_marker(s, placed, city)
    return [city, lost, placed]


def _gets_marker(s: Campaign, power: int, home: int) -> bool:
    if home == NOBODY:
        return True  # Silesia (M-10.3.16)
    return bool(s.relations.enemies[power] >> home & 1) or home in MINOR


def place_marker(s: Campaign, owner: int, city: int) -> None:
    if owner == FRANCE and s.aside[FRANCE]:  # M-19.2.3
        victory.bring_back(s, FRANCE)
    victory.from_pool(s, owner)
    s.mark(city, owner)


def remove_marker(s: Campaign, city: int) -> None:
    """A marker comes off without a conquest (19)."""
    owner = take_off(s, city)
    if owner != NOBODY:
        s.emit("marker_lost", owner, city)


def take_off(s: Campaign, city: int) -> int:
    """M-15.4: a marker that is taken off goes back to its owner's pool; whose it was, or NOBODY."""
    owner = s.marker[city]
    if owner != NOBODY:
        s.mark(city, NOBODY)
        victory.to_pool(s, owner)
    return owner


def _turn_elector(s: Campaign, power: int, city: int) -> None:
    """M-10.3.13, M-R-87, M-16.2."""
    french = bool(s.relations.allies[FRANCE] >> power & 1)
    if french:
        s.electors |= 1 << city
    else:
        s.electors &= ~(1 << city)
    s.emit("elector", city, FRANCE if french else AUSTRIA)
    victory.three_electors(s)


def resolve_claims(s: Campaign) -> None:
    """M-12.1: every "?" is conquered if its fortress is no longer protected."""
    if s.claim.count(NOBODY) == len(s.claim):
        return
    failed = []
    for city in range(len(s.claim)):
        power = s.claim[city]
        if power != NOBODY:
            s.claim[city] = NOBODY
            if not protected(s, city) and enemy_held(s, power, city):
                conquer(s, power, city, delayed=True)
                victory.introductory(s)
                if s.outcome is not None:
                    return
            else:
                failed.append(city)
    if failed:
        s.emit("claims_failed", tuple(failed))


def marked(s: Campaign, owner: int, where: int) -> list[int]:
    """The cities of a set with a power's victory marker."""
    return [city for city in bits(where) if s.marker[city] == owner]
