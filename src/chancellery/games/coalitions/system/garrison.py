"""Garrisons (7.6.35 to 7.6.44): where a Troop may become one."""

from __future__ import annotations

from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.sides import allied_homes, strangers


def garrison_sites(s: Realm, power: int, places: int) -> int:
    """K-7.6.39, K-7.6.40, K-7.6.43: where of these places a Troop may become a Garrison."""
    sites = places & ~allied_homes(s, power) & ~strangers(s, power)
    for t in bits(sites):
        if s.garrison[t] >= 0:
            sites &= ~(1 << t)
    return sites


def place_garrison(s: Realm, power: int, general: int, t: int) -> None:
    """K-7.6.36: the Troop token itself is turned."""
    s.troops[general] -= 1
    s.set_garrison(t, power)
    s.emit("garrison", power, t)
