"""Theater Strength (7.1.3, 7.1.4): what counts for a side in a theater of the War on the table, part by part."""

from __future__ import annotations

from typing import Final, NamedTuple

from chancellery.games.imperial_struggle.components import Theater
from chancellery.games.imperial_struggle.sides import BRITAIN, NOBODY
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.war_tiles import slot

SPECIAL_TILE: Final = 2  # IS-7.1.4.1: Atlantic Dominance and Byng
DOMINANCE_IN: Final = "syw_french_and_indian_war"  # IS-7.3.7


class Strength(NamedTuple):
    """The parts of a Theater Strength."""

    army: int
    alliances: int
    keywords: int
    conflicts: int
    forts: int
    squadrons: int
    special: int

    @property
    def total(self) -> int:
        return sum(self)


def theater_of(s: Struggle, theater: int) -> Theater:
    """A theater of the War on the table by its number."""
    return s.game.components.wars[s.next_war].theaters[theater]


def tiles(s: Struggle, side: int, theater: int) -> list[int]:
    """The War tiles of a side in a theater, the Basic tile first."""
    place = slot(side, theater)
    basic = s.basic[place]
    return [basic, *s.bonus[place]] if basic != NOBODY else s.bonus[place][:]


def army(s: Struggle, side: int, theater: int) -> int:
    """IS-7.1.1.2."""
    found = 0
    for tile in tiles(s, side, theater):
        found += s.game.components.strength[tile]
    return found


def bonus(s: Struggle, side: int, theater: int) -> Strength:
    """IS-7.1.3: everything but the tiles, which the opponent may not know."""
    return Strength(*parts(s, side, theater, 0))


def strength(s: Struggle, side: int, theater: int) -> Strength:
    """IS-7.1.4.1: Army Strength and Bonus Strength."""
    return Strength(*parts(s, side, theater, army(s, side, theater)))


def parts(s: Struggle, side: int, theater: int, army: int) -> list[int]:
    """The parts in the order of `Strength`: to make one takes as long as to count them."""
    where, chart = theater_of(s, theater), s.game.chart
    mine = s.flags[side]
    counted, whole = s.counted(side), mine ^ mine & s.damaged
    keywords = 0
    for keyword in where.keywords:  # IS-R-61
        keywords += s.shows(side, keyword)
    return [
        army,
        (counted & where.countries).bit_count(),
        keywords,
        (s.flags[1 - side] & s.conflict & where.regions).bit_count() if where.conflicts else 0,
        (whole & chart.fort & where.regions).bit_count() if where.forts else 0,
        (mine & where.squadrons).bit_count(),
        special(s, side, theater),
    ]


def special(s: Struggle, side: int, theater: int) -> int:
    """IS-7.1.4.1: the Atlantic Dominance and Byng tiles."""
    found = 0
    if s.dominance == side and theater_of(s, theater).id == DOMINANCE_IN:
        found += SPECIAL_TILE
    if side == BRITAIN and s.byng == theater:
        found += SPECIAL_TILE
    return found
