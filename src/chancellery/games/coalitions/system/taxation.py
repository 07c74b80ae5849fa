"""Taxation (7.2) and the income of Territories (family.md 1.3)."""

from __future__ import annotations

from chancellery.games.coalitions.system.state import NOBODY, Realm


def taxation(s: Realm, power: int) -> None:
    """K-7.2.1, K-7.2.2; double for a Neutral Power (K-7.2.3); K-7.0.1: a pure gain, booked without asking."""
    items = s.game.map.worths(s.control[power] & ~s.game.map.scoring[power])
    money = sum([value for _, _, value in items])
    if s.neutral >> power & 1:
        items.append(("neutral", NOBODY, money))
        money *= 2
    s.money[power] += money
    s.emit_sum("tax", (power, money), tuple(items))
