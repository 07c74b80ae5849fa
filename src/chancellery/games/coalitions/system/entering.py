"""Entering Territories (7.6.18 to 7.6.34, K-R-43): which moves a General may begin and how a path may go on."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import Move

LONGEST_STRATEGIC = 3  # K-7.6.29


@dataclass(slots=True)
class Ground:
    """What a Power may do where, as sets of Territories; valid until a piece moves or a Garrison is placed."""

    power: int
    barred: int  # no move may end here
    through: int  # a Strategic Movement may pass: friendly, no General of a non-Ally (K-R-32)
    ends: int  # a Strategic Movement may end: friendly, no own General (K-7.6.31)
    consent: int  # an Ally must agree


def ground(s: Realm, power: int) -> Ground:
    """The ground as it lies for a Power now. One pass over the Powers: this is asked before every move."""
    ally, seat = s.ally[power], s.seat_of[power]
    own = friendly = s.control[power]
    consent = hostile = denied = 0
    for other, control in enumerate(s.control):
        if other == power:
            continue
        if not ally >> other & 1:
            hostile |= s.stands[other]
        elif s.seat_of[other] < 0:  # K-11.5.10: an uncontrolled Ally never consents
            denied |= control
        elif s.seat_of[other] == seat:  # K-R-45: never asked of the same player
            own |= control
            friendly |= control
        else:
            consent |= control
            friendly |= control
    barred = s.closed[power] | s.stands[power] | denied
    friendly &= ~s.closed[power]
    if s.neutral >> power & 1:  # K-7.6.33, K-R-46
        barred |= ~own
        friendly &= own
    return Ground(power, barred, friendly & ~hostile, friendly & ~barred, consent)


def request_code(s: Realm, general: int, t: int) -> int:
    return general * s.game.map.size + t


def was_refused(s: Realm, general: int, t: int) -> bool:
    """K-R-43, D.10: this General asked for this destination in this Movement Turn and was refused."""
    return bool(s.refused) and request_code(s, general, t) in s.refused


def may_end(s: Realm, g: Ground, general: int, path: list[int]) -> bool:
    """Whether a Strategic Movement may end where the path stands."""
    end = path[-1]
    if not g.ends >> end & 1:
        return False
    if was_refused(s, general, end):
        return not any(g.consent >> t & 1 for t in path[1:])
    return True


def ways_on(s: Realm, g: Ground, general: int, path: list[int]) -> list[int]:
    """The Territories a path may go on to and still come to a legal end (K-7.6.29, K-R-73, K-R-80)."""
    here = path[-1]
    if len(path) > LONGEST_STRATEGIC or not g.through >> here & 1:
        return []
    seen = 0
    for t in path:
        seen |= 1 << t
    near = s.game.map.near[here] & ~seen
    if s.refused:
        sure, doubtful = 0, near & (g.ends | g.through)
    else:
        sure, doubtful = near & g.ends, near & g.through & ~g.ends
    for t in bits(doubtful):  # an own General stands there, or a request was refused: is there an end beyond?
        longer = [*path, t]
        if may_end(s, g, general, longer) or ways_on(s, g, general, longer):
            sure |= 1 << t
    return list(bits(sure))


def marches(s: Realm, g: Ground, general: int, t: int, options: list[Move]) -> None:
    """K-7.6.19, K-7.6.20: adds the Marches of a General; entering enemies is an attack."""
    near = s.game.map.near[t]
    moves = s.game.moves.march[t]
    if not near & g.barred and not s.refused:
        options += moves
        return
    for move in moves:
        u = move.args[1]
        if not g.barred >> u & 1 and not (g.consent >> u & 1 and was_refused(s, general, u)):
            options.append(move)


def strategics(s: Realm, g: Ground, general: int, t: int, options: list[Move]) -> None:
    """K-7.6.29: adds the first steps of Strategic Movements of two or three Territories (one is a March)."""
    near = s.game.map.near
    first = near[t] & g.through
    if not first:
        return
    ends = 0 if s.refused else g.ends & ~(1 << t)
    for move, bit, u in s.game.moves.strategic[t]:
        if first & bit and (near[u] & ends or ways_on(s, g, general, [t, u])):
            options.append(move)


def sails(s: Realm, g: Ground, general: int, t: int, options: list[Move]) -> None:
    """K-7.6.21, K-7.6.22, K-R-76: adds the Sea Movements of a General."""
    if not s.game.may_sail(s, g.power):
        return
    for move, bit in s.game.moves.sail[t]:
        u = move.args[1]
        if g.barred & bit or not s.game.route_open(s, g.power, t, u):
            continue
        if s.refused and was_refused(s, general, u) and (g.consent & bit or s.game.sea_consent(s, g.power, t, u) >= 0):
            continue
        options.append(move)
