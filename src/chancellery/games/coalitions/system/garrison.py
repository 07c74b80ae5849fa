"""Garrisons (7.6.35 to 7.6.44): where a Troop may become one."""

from __future__ import annotations

from chancellery.games.coalitions.system.sides import allied_homes, strangers
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.vocabulary import ALLIED_HOME, GARRISON_THERE, NOT_LEFT_OR_ENTERED, WIN_FIRST
from chancellery.kernel import Bars


def garrison_sites(s: Realm, power: int, touched: int) -> Bars:
    """K-7.6.35 to K-7.6.43: where of the Territories left or entered a Troop may become a Garrison."""
    sites, guards = s.bars(touched, NOT_LEFT_OR_ENTERED), 0
    for guarded in s.guards:
        guards |= guarded
    sites.bar(guards, GARRISON_THERE)
    if sites.left or s.explaining:
        sites.bar(allied_homes(s, power), ALLIED_HOME).bar(strangers(s, power), WIN_FIRST)
    return sites


def place_garrison(s: Realm, power: int, general: int, t: int) -> None:
    """K-7.6.36: the Troop token itself is turned."""
    s.troops[general] -= 1
    s.set_garrison(t, power)
    s.emit("garrison", power, t)
