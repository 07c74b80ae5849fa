"""Subsidies (7.3.6 to 7.3.9): British Money for members of the British Coalition."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from chancellery.games.coalitions.base.powers import BRITISH, GB
from chancellery.games.coalitions.base.vocabulary import (
    ASK_SUBSIDY,
    ASK_SUBSIDY_ANSWER,
    NOT_SUBSIDISED,
    OFFER,
    OFFER_NOTHING,
    OFFER_TOO_MUCH,
    OFFERED_ALREADY,
    UNCONTROLLED,
)
from chancellery.games.coalitions.system.leadership import Leadership
from chancellery.games.coalitions.system.minor_powers import is_minor
from chancellery.games.coalitions.system.state import NOBODY, Realm
from chancellery.games.coalitions.system.vocabulary import ACCEPT, DONE, REFUSE
from chancellery.kernel import REPEAT, SCRIPTS, Decision, Move, Procedure, Step, asks, does
from chancellery.kernel.sets import bits

ENOUGH: Final = 3  # K-7.3.8: from this amount on a Subsidy gives GB 1 Influence


@dataclass
class BritishLeadership(Procedure):
    """K-7.3.6: Leadership like any Power's, then Subsidies, also if Leadership was declined."""

    power: int

    def leadership(self, s: Realm) -> Step | None:
        s.call(Leadership(self.power))
        return None

    def subsidies(self, s: Realm) -> Step | None:
        s.call(Subsidies())
        return None


SCRIPTS[BritishLeadership] = [does(BritishLeadership.leadership), does(BritishLeadership.subsidies)]


@dataclass
class Subsidies(Procedure):
    """K-R-42: all offers are announced before the first answer; together no more than GB has."""

    offers: list[int] = field(default_factory=lambda: [0] * 6)

    def announce(self, s: Realm) -> list[Decision]:
        left = s.money[GB] - sum(self.offers)
        decision = s.decide(ASK_SUBSIDY, GB, left)
        members = sum(1 << p for p, status in enumerate(s.status) if p != GB and status == BRITISH)
        recipients = s.bars(members, NOT_SUBSIDISED)
        recipients.bar(sum(1 << p for p, seat in enumerate(s.seat_of) if seat < 0), UNCONTROLLED)
        recipients.bar(sum(1 << p for p, money in enumerate(self.offers) if money), OFFERED_ALREADY)
        decision.only(OFFER, recipients)
        shares = s.bars(-2, OFFER_NOTHING)
        shares.only((2 << left) - 1, OFFER_TOO_MUCH.saying(money=left) if s.explaining else OFFER_TOO_MUCH)
        for power in bits(recipients.left):
            decision.offer(OFFER, shares, power)
        return decision.or_else(DONE)

    def on_announce(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if move.of is DONE:
            return None
        power, money = move.args
        self.offers[power] = money
        s.emit("offered", GB, power, money)
        return REPEAT

    def accept_own(self, s: Realm) -> Step | None:
        """A Minor Power of GB is not asked when its turn comes."""
        power = self.next_recipient()
        while power >= 0 and s.seat_of[power] == s.seat_of[GB]:
            self._accept(s, power)
            power = self.next_recipient()
        return None

    def next_recipient(self) -> int:
        """K-7.3.7: in the Order of Powers; NOBODY when all have answered."""
        return next((power for power, money in enumerate(self.offers) if money), NOBODY)

    def answers(self, s: Realm) -> list[Decision]:
        """K-7.3.7: each recipient accepts or refuses."""
        power = self.next_recipient()
        if power < 0:
            return []
        return [s.decide(ASK_SUBSIDY_ANSWER, power, GB, self.offers[power]).add(ACCEPT).add(REFUSE)]

    def on_answer(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        power = decision.actor
        if move.of is REFUSE:
            s.emit("subsidy_refused", power, self.offers[power])
            self.offers[power] = 0
        else:
            self._accept(s, power)
        return ACCEPT_OWN

    def _accept(self, s: Realm, power: int) -> None:
        """K-7.3.8, K-7.3.9; K-11.4.8: a Minor Power's Subsidy gives no Influence."""
        money, self.offers[power] = self.offers[power], 0
        s.money[GB] -= money
        s.money[power] += money
        s.emit("subsidy", GB, power, money)
        if money >= ENOUGH and not is_minor(s, power):
            s.gain_influence(GB, 1, "subsidy")
            s.game.victory.check(s)


ACCEPT_OWN: Final = does(Subsidies.accept_own)
SCRIPTS[Subsidies] = [
    asks(Subsidies.announce, Subsidies.on_announce),
    ACCEPT_OWN,
    asks(Subsidies.answers, Subsidies.on_answer),
]
