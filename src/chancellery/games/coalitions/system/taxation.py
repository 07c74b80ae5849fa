"""Taxation (7.2) and the income of Territories (family.md 1.3)."""

from __future__ import annotations

from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.realm import NOBODY, Realm


def pays_money(s: Realm, power: int, t: int) -> bool:
    """K-7.2.1, K-7.2.2: own Home, Uncontested, and Contested without the own stripe; assumes control."""
    m = s.game.map
    home = m.home[t]
    if home >= 0:
        return home == power
    return not m.stripes[t] >> power & 1


def tax(s: Realm, power: int) -> int:
    """The Money of one Taxation; double for a Neutral Power (K-7.2.3)."""
    value = s.game.map.value
    total = sum(value[t] for t in bits(s.control[power]) if pays_money(s, power, t))
    return total * 2 if s.neutral >> power & 1 else total


def taxation(s: Realm, power: int) -> None:
    """K-7.0.1: a pure gain, booked without asking."""
    money, value = tax(s, power), s.game.map.value
    s.money[power] += money
    items = [("place", t, value[t]) for t in bits(s.control[power]) if pays_money(s, power, t)]
    if s.neutral >> power & 1:
        items.append(("neutral", NOBODY, money // 2))
    s.emit_sum("tax", (power, money), tuple(items))
