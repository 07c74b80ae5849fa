"""Withdrawing and "nearest" (K-R-25, K-R-26, 9.4): not a move, so no consent, no Garrison, no battle."""

from __future__ import annotations

from chancellery.games.coalitions.system.map import FAR, bits
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.sides import strangers


def steps_from(s: Realm, power: int, t: int) -> list[int]:
    """K-R-25: steps over land, and over Sea Routes that belong to the Power's side."""
    return s.game.map.steps(t, s.ally[power])


def destinations(s: Realm, power: int, t: int) -> int:
    """K-R-26: controlled by the own Power, no own General, no General of a non-Ally, no battle to come."""
    taken = s.stands[power] | strangers(s, power) | s.pending | s.closed[power] | 1 << t
    return s.control[power] & ~taken


def nearest(s: Realm, power: int, t: int, allowed: int) -> list[int]:
    """The nearest of the allowed Territories; several if equally near, none if there is no way."""
    steps = steps_from(s, power, t)
    best, found = FAR, []
    for u in bits(allowed):
        if steps[u] < best:
            best, found = steps[u], [u]
        elif steps[u] == best < FAR:
            found.append(u)
    return found
