"""Subsidies (7.3.6 to 7.3.9): British Money for members of the British Coalition."""

from __future__ import annotations

from dataclasses import dataclass, field

from chancellery.games.coalitions.base.powers import BRITISH, GB
from chancellery.games.coalitions.system.leadership import Leadership
from chancellery.games.coalitions.system.minor_powers import is_minor
from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import AGAIN, Decision, Move, Procedure
from chancellery.kernel.procedure import Result

ENOUGH = 3  # K-7.3.8: from this amount on a Subsidy gives GB 1 Influence


@dataclass(slots=True)
class BritishLeadership(Procedure):
    """K-7.3.6: Leadership like any Power's, then Subsidies, also if Leadership was declined."""

    power: int

    def leadership(self, s: Realm) -> Result:
        return Leadership(self.power)

    def subsidies(self, s: Realm) -> Result:
        return Subsidies()

    steps = (leadership, subsidies)


@dataclass(slots=True)
class Subsidies(Procedure):
    """K-R-42: all offers are announced before the first answer; together no more than GB has."""

    offers: list[int] = field(default_factory=lambda: [0] * 6)

    def announce(self, s: Realm) -> Result:
        left = s.money[GB] - sum(self.offers)
        moves: list[Move] = []
        for power, status in enumerate(s.status):
            if power != GB and status == BRITISH and not self.offers[power] and left and s.seat_of[power] >= 0:
                moves += [s.game.moves.make("offer", power, money) for money in range(1, left + 1)]
        if not moves:
            return None
        moves.append(s.game.moves.done)
        return Decision(s.seat_of[GB], "subsidy", "K-7.3.6", moves, GB, (left,))

    def on_subsidy(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb == "done":
            return None
        power, money = move.args
        self.offers[power] = money
        s.emit("offered", GB, power, money)
        return AGAIN

    def answers(self, s: Realm) -> Result:
        """K-7.3.7: each recipient accepts or refuses, in the Order of Powers."""
        for power, money in enumerate(self.offers):
            if money and s.seat_of[power] == s.seat_of[GB]:
                self._accept(s, power)  # a Minor Power of GB is not asked
            elif money:
                moves = [s.game.moves.accept, s.game.moves.refuse]
                return Decision(s.seat_of[power], "subsidy_answer", "K-7.3.7", moves, power, (GB, money))
        return None

    def on_subsidy_answer(self, s: Realm, decision: Decision, move: Move) -> Result:
        power = decision.actor
        if move.verb == "refuse":
            s.emit("subsidy_refused", power, self.offers[power])
            self.offers[power] = 0
        else:
            self._accept(s, power)
        return AGAIN

    def _accept(self, s: Realm, power: int) -> None:
        """K-7.3.8, K-7.3.9; K-11.4.8: a Minor Power's Subsidy gives no Influence."""
        money, self.offers[power] = self.offers[power], 0
        s.money[GB] -= money
        s.money[power] += money
        s.emit("subsidy", GB, power, money)
        if money >= ENOUGH and not is_minor(s, power):
            s.gain_influence(GB, 1, "subsidy")
            s.game.check_victory(s)

    steps = (announce, answers)
