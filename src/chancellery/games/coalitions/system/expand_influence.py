"""Expand Influence (7.5)."""

from __future__ import annotations

from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.realm import Realm


def gives_influence(s: Realm, power: int, t: int) -> bool:
    """K-7.5.1: Contested with the own stripe, and Home Territories of other Powers; assumes control."""
    m = s.game.map
    home = m.home[t]
    if home >= 0:
        return home != power
    return bool(m.stripes[t] >> power & 1)


def expansion(s: Realm, power: int) -> int:
    """The Influence of one Expand Influence action."""
    value = s.game.map.value
    return sum(value[t] for t in bits(s.control[power]) if gives_influence(s, power, t))


def expand_influence(s: Realm, power: int) -> None:
    """K-7.0.1: a pure gain, booked without asking; K-7.5.4: a Minor Power does not expand its Influence."""
    if s.game.scores[power]:
        points, value = expansion(s, power), s.game.map.value
        s.influence[power] += points
        items = [("place", t, value[t]) for t in bits(s.control[power]) if gives_influence(s, power, t)]
        s.emit_sum("expand", (power, points, s.influence[power]), tuple(items))
    s.game.victory.after_expansion(s, power)
    s.game.victory.check(s)
