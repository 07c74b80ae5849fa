"""Entering Territories (7.6.18 to 7.6.34, K-R-43): which moves a General may begin and how a path may go on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from chancellery.games.coalitions.system.sides import strangers
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.vocabulary import (
    CONSENT_REFUSED,
    CONSENTS_NEVER,
    ENEMY_ENDS_STRATEGIC,
    IMPASSABLE,
    MAY_NOT_SAIL,
    NEUTRAL_CONFINED,
    NO_END,
    NO_SEA_ROUTE,
    NOT_A_PORT,
    NOT_ADJACENT,
    NOT_FRIENDLY,
    OWN_GENERAL_ENTERED,
    STRATEGIC_TOO_SHORT,
    TWICE,
)
from chancellery.kernel import Bars, Reason
from chancellery.kernel.sets import bits

LONGEST_STRATEGIC: Final = 3  # K-7.6.29


@dataclass
class Ground:
    """What a Power may do where, as sets of Territories; valid until a piece moves or a Garrison is placed."""

    power: int
    entry: Bars  # where a move may end, unless consent is refused
    denied: int  # controlled by an Ally that never consents (K-11.5.10)
    through: int  # a Strategic Movement may pass: friendly, no General of a non-Ally (K-R-32)
    ends: int  # a Strategic Movement may end: friendly, no own General (K-7.6.31)
    consent: int  # an Ally must agree

    def __init__(self, power: int, entry: Bars, denied: int, through: int, ends: int, consent: int) -> None:
        """Written out, as it is asked for at every decision: what `dataclass` writes is never compiled."""
        self.power, self.entry, self.denied = power, entry, denied
        self.through, self.ends, self.consent = through, ends, consent

    @property
    def barred(self) -> int:
        """Where no move may end."""
        return ~self.entry.left


def ground(s: Realm, power: int) -> Ground:
    """The ground as it lies for a Power now."""
    seats = s.seat_of
    own = friendly = s.control[power]
    consent = denied = 0
    for other in s.game.members[s.ally[power] & ~(1 << power)]:
        control = s.control[other]
        if seats[other] < 0:  # K-11.5.10: an uncontrolled Ally never consents
            denied |= control
        elif seats[other] == seats[power]:  # K-R-45: never asked of the same player
            own |= control
            friendly |= control
        else:
            consent |= control
            friendly |= control
    closed = s.closed[power]
    entry = s.bars(-1, IMPASSABLE).only(s.game.map.passable, IMPASSABLE)
    if closed:
        entry.bar(closed, lambda t: s.game.relations.why_closed(s, power, t))
    entry.bar(s.stands[power], OWN_GENERAL_ENTERED)
    friendly &= ~closed
    if s.neutral >> power & 1:  # K-7.6.33, K-R-46
        entry.bar(~own, NEUTRAL_CONFINED)
        friendly &= own
    if denied:
        entry.bar(denied, consents_never(s))
    return Ground(power, entry, denied, friendly & ~strangers(s, power), friendly & entry.left, consent)


def request_code(s: Realm, general: int, t: int) -> int:
    return general * s.game.map.size + t


def was_refused(s: Realm, general: int, t: int) -> bool:
    """K-R-43, D.10: this General asked for this destination in this Movement Turn and was refused."""
    return bool(s.refused) and request_code(s, general, t) in s.refused


def refused(s: Realm, general: int) -> int:
    """The destinations that were refused to this General."""
    size, found = s.game.map.size, 0
    for code in s.refused:
        if code // size == general:
            found |= 1 << code % size
    return found


def consents_never(s: Realm) -> Callable[[int], Reason]:
    """K-11.5.10: the reason names the uncontrolled Ally."""
    return lambda t: CONSENTS_NEVER.saying(power=s.game.name_of("power", s.controller(t)))


# -- Marches and Sea Movements


def marches(s: Realm, g: Ground, general: int, t: int) -> Bars:
    """K-7.6.19, K-7.6.20: where a General may march; entering enemies is an attack."""
    ways = g.entry.narrowed(s.game.map.beside[t], NOT_ADJACENT)
    return ways.bar(refused(s, general) & g.consent, CONSENT_REFUSED) if s.refused else ways


def sails(s: Realm, g: Ground, general: int, t: int) -> Bars:
    """K-7.6.21, K-7.6.22, K-R-76: where a General may go by sea."""
    sea, power = s.game.sea, g.power
    if s.explaining:
        ways = _routes(s, power, t)
    else:
        ways = s.bars(sea.open(s, power, t) if sea.may_sail(s, power) else 0, NO_SEA_ROUTE)
    ways.within(g.entry)
    if not s.refused:
        return ways
    asked = refused(s, general)
    for u in bits(asked & ~g.consent & ways.left):
        if not sea.hosts(s, power, sea.way(s, power, t, u)):
            asked &= ~(1 << u)
    return ways.bar(asked, CONSENT_REFUSED)


def _routes(s: Realm, power: int, t: int) -> Bars:
    """Where the Sea Routes from a Territory lead, and why not elsewhere."""
    game = s.game
    ways = s.bars(-1, NO_SEA_ROUTE).unless(game.sea.may_sail(s, power), MAY_NOT_SAIL)
    if game.parameters.sails_from_ports and not game.map.ports >> t & 1:
        ways.bar(-1, NOT_A_PORT.saying(place=game.name_of("place", t)))
    ways.only(game.map.overseas[t], NO_SEA_ROUTE)
    return ways.only(game.sea.open(s, power, t), lambda u: game.sea.why_closed(s, power, t, u))


# -- Strategic Movements: the search says where a path may go on, the bars say why not elsewhere


def may_end(s: Realm, g: Ground, general: int, path: list[int]) -> bool:
    """Whether a Strategic Movement may end where the path stands."""
    end = path[-1]
    if not g.ends >> end & 1:
        return False
    if was_refused(s, general, end):
        return not any(g.consent >> t & 1 for t in path[1:])
    return True


def ways_on(s: Realm, g: Ground, general: int, path: list[int]) -> int:
    """The Territories a path may go on to and still come to a legal end (K-7.6.29, K-R-73, K-R-80)."""
    here = path[-1]
    if len(path) > LONGEST_STRATEGIC or not g.through >> here & 1:
        return 0
    seen = 0
    for t in path:
        seen |= 1 << t
    near = s.game.map.near
    ahead = near[here] & ~seen
    if s.refused:  # is there an end at all beyond?
        found = 0
        for t in bits(ahead & (g.ends | g.through)):
            longer = [*path, t]
            if may_end(s, g, general, longer) or ways_on(s, g, general, longer):
                found |= 1 << t
        return found
    found = ahead & g.ends
    if len(path) < LONGEST_STRATEGIC:  # past an own General
        for t in bits(ahead & g.through & ~g.ends):
            if near[t] & g.ends & ~seen:
                found |= 1 << t
    return found


def strategics(s: Realm, g: Ground, general: int, t: int) -> int:
    """K-7.6.29: the first steps of Strategic Movements of two or three Territories (one is a March)."""
    found, through = 0, g.through
    if s.game.map.near[t] & through:
        ends = 0 if s.refused else g.ends
        for u, bit, near in s.game.map.around[t]:
            if through & bit and (near & ends or ways_on(s, g, general, [t, u])):
                found |= bit
    return found


def steps(s: Realm, g: Ground, general: int, path: list[int], on: int) -> Bars:
    """The next steps of a path that the search has found, and why there are no others."""
    if not s.explaining:
        return s.bars(on, NO_END)
    m, here, power = s.game.map, path[-1], g.power

    def unfriendly(t: int) -> Reason:
        if s.closed[power] >> t & 1:
            return s.game.relations.why_closed(s, power, t)
        return consents_never(s)(t) if g.denied >> t & 1 else NOT_FRIENDLY

    def dead_end(t: int) -> Reason:
        if may_end(s, g, general, [*path, t]):
            return STRATEGIC_TOO_SHORT
        for end in (t, *m.neighbours[t]):  # K-R-43: it has no other end than one that was refused, here or one step on
            if was_refused(s, general, end):
                return CONSENT_REFUSED.saying(place=s.game.name_of("place", end))
        return NO_END

    ways = s.bars(m.passable, IMPASSABLE).bar(sum(1 << t for t in path), TWICE)
    ways.only(m.near[here], NOT_ADJACENT.by("K-7.6.29").saying(start=s.game.name_of("place", here)))
    ways.only(g.through | g.ends, unfriendly)
    if len(path) == 1:
        ways.only(g.through, ENEMY_ENDS_STRATEGIC)
    return ways.only(on, dead_end)
