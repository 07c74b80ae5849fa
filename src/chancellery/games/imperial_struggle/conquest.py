"""Conquest Points (7.2.1): what they may be spent on and what that does."""

from __future__ import annotations

from chancellery.games.imperial_struggle import control, navy
from chancellery.games.imperial_struggle.chart import bits
from chancellery.games.imperial_struggle.components import Theater
from chancellery.games.imperial_struggle.navy import NAVY_BOX
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Move


def price(s: Struggle, space: int) -> int:
    """IS-7.2.1.0.3: all cost 1, a Territory with a Huguenots marker, spent or not, 1 more (IS-R-99)."""
    return 1 + (s.huguenots >> space & 1)


def options(s: Struggle, side: int, theater: Theater, points: int) -> list[Move]:
    """Everything the side may take with so many points."""
    moves = s.game.moves
    found = [moves.conquer[space] for space in bits(fixed(s, side, theater) | territories(s, side, theater, points))]
    start = sources(s, side, theater)
    for space in bits(naval(s, side, theater)):
        if NAVY_BOX in start:
            found.append(moves.conquer[space])
        found += [s.game.notation.move("conquer_from", space, place) for place in start if place != NAVY_BOX]
    return found


def fixed(s: Struggle, side: int, theater: Theater) -> int:
    """IS-7.2.1.0.4, IS-7.2.1.1.1: Forts and Markets of the theater's Regions, opposing or empty."""
    chart = s.game.chart
    found = (chart.fort | chart.market) & theater.regions & s.available & ~s.flags[side]
    if s.game.tougher_forts:  # IS-12.3.1
        for fort in bits(found & chart.fort & s.flags[1 - side]):
            if not chart.tough_conquest[fort] & s.flags[side]:
                found ^= 1 << fort
    return found


def naval(s: Struggle, side: int, theater: Theater) -> int:
    return s.game.chart.naval & theater.regions & s.available & ~s.flags[side]


def sources(s: Struggle, side: int, theater: Theater) -> list[int]:
    """IS-7.2.1.1.3, IS-7.2.1.1.5, IS-R-64: Squadrons that may take a Naval space, by where they are."""
    found = list(bits(s.flags[side] & s.game.chart.naval & theater.regions & ~s.conquerors))
    return [NAVY_BOX, *found] if s.navy[side] > s.conquerors_navy[side] else found


def territories(s: Struggle, side: int, theater: Theater, points: int) -> int:
    """IS-7.2.1.0.5, IS-7.2.1.2: Territories of the Regions and additional ones with a base, if they have lines."""
    chart = s.game.chart
    where = chart.territory & theater.regions | theater.territories
    found = 0
    for space in bits(where & ~(s.flags[side] | s.usa | s.refused)):  # IS-7.2.2.3, IS-7.3.6
        lines = chart.conquest[space]
        if (not lines or lines & s.flags[side]) and price(s, space) <= points:  # IS-R-63
            found |= 1 << space
    return found


def take(s: Struggle, side: int, space: int, start: int = NAVY_BOX) -> None:
    """The space changes hands; a Naval space with the Squadron from `start`."""
    s.emit("conquered", side, space)
    if s.game.chart.naval >> space & 1:
        navy.deploy(s, side, start, space)
        s.conquerors |= 1 << space
    else:
        control.take(s, side, space, "conquest")
