"""Withdrawing and "nearest" (K-R-25, K-R-26, 9.4): not a move, so no consent, no Garrison, no battle."""

from __future__ import annotations

from chancellery.games.coalitions.system.map import FAR
from chancellery.games.coalitions.system.sides import strangers
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.vocabulary import (
    NOT_CONTROLLED,
    NOT_NEAREST,
    OWN_GENERAL_THERE,
    WITHDRAW,
)
from chancellery.kernel import Decision
from chancellery.kernel.sets import bits


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


def go(s: Realm, general: int, to: int) -> int:
    """A General goes to a Territory or off board; the Troops that he loses by it (K-R-39)."""
    if to >= 0:
        s.put(general, to)
        return 0
    lost = s.troops[general]
    s.take_off(general)
    return lost


def leave(s: Realm, general: int, to: int) -> None:
    """A General withdraws from where he stands."""
    start = s.where[general]
    lost = go(s, general, to)
    s.emit("withdrew", s.game.owner[general], general, start, to, lost, s.named_as(general))


def offer_withdrawal(s: Realm, decision: Decision, start: int, goals: list[int]) -> None:
    """Offers to withdraw from a Territory to one of those that the rules leave; why to no other."""
    power, rule, free = decision.actor, decision.rule, sum(1 << t for t in goals)
    ways = s.bars(s.control[power], NOT_CONTROLLED.by(rule)).bar(
        s.closed[power], lambda t: s.game.relations.why_closed(s, power, t)
    )
    ways.bar(s.stands[power] & ~free, OWN_GENERAL_THERE.by(rule)).only(free, NOT_NEAREST.by(rule))
    decision.offer(WITHDRAW, ways, start)
