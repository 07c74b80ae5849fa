"""Diplomacy Phase (chapter 6): like the system, except that a Capital is needed, and expulsion after the reveal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from chancellery.games.coalitions.base.vocabulary import (
    ASK_EXPEL_AFTER,
    ASK_EXPELLED_STATUS,
    CAPITAL_LOST,
    EXPELLED_AFTER_REVEAL,
)
from chancellery.games.coalitions.system import diplomacy
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.statuses import EXPANSIONIST, NEUTRAL
from chancellery.games.coalitions.system.vocabulary import EXPEL, STATUS
from chancellery.kernel import SCRIPTS, Bars, Decision, Move, Reason, Step, asks, does


def holds_capital(s: Realm, power: int) -> bool:
    return bool(s.control[power] >> s.game.map.capital[power] & 1)


@dataclass
class DiplomacyPhase(diplomacy.DiplomacyPhase):
    out: list[int] = field(default_factory=list)  # Powers expelled after the reveal, still to choose

    def statuses(self, s: Realm, power: int) -> Bars:
        """K-6.1.8: without its Capital a Power can only be Neutral (K-R-04)."""
        allowed = diplomacy.DiplomacyPhase.statuses(self, s, power)
        if holds_capital(s, power):
            return allowed
        keeps = s.game.options["capital_lost"] == "keep" and allowed.left >> s.status[power] & 1
        return s.bars(1 << (s.status[power] if keeps else NEUTRAL), CAPITAL_LOST)

    def why_unasked(self, s: Realm, major: int, move: Move) -> Reason | None:
        """K-6.1.8: a Power without its Capital has no choice of status."""
        if move.of is STATUS and major in s.game.free_powers and not holds_capital(s, major):
            return CAPITAL_LOST.saying(place=s.game.name_of("place", s.game.map.capital[major]))
        return diplomacy.DiplomacyPhase.why_unasked(self, s, major, move)

    # -- K-6.4.3: after the reveal

    def expel_after(self, s: Realm) -> list[Decision]:
        return self.ask_expulsion(s, ASK_EXPEL_AFTER)

    def on_expel_after(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if move.of is EXPEL:
            self.out.append(move.args[0])
        return self.expel(s, decision.actor, move)

    def without_capital(self, s: Realm) -> Step | None:
        """K-6.4.5: who is expelled without its Capital is Neutral."""
        while self.out and not holds_capital(s, min(self.out)):
            power = min(self.out)
            self.out.remove(power)
            self.tell_no_choice(s, power, NEUTRAL)
            self.take(s, power, NEUTRAL)
        return None

    def settle_expelled(self, s: Realm) -> list[Decision]:
        """At once and openly, Neutral or Expansionist."""
        if not self.out:
            return []
        decision = s.decide(ASK_EXPELLED_STATUS, min(self.out))
        decision.offer(STATUS, s.bars(1 << NEUTRAL | 1 << EXPANSIONIST, EXPELLED_AFTER_REVEAL))
        return [decision]

    def on_expelled_status(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        self.out.remove(decision.actor)
        self.take(s, decision.actor, move.args[0])
        return WITHOUT_CAPITAL


WITHOUT_CAPITAL: Final = does(DiplomacyPhase.without_capital)
SCRIPTS[DiplomacyPhase] = [
    *SCRIPTS[diplomacy.DiplomacyPhase][:-1],
    asks(DiplomacyPhase.expel_after, DiplomacyPhase.on_expel_after),
    WITHOUT_CAPITAL,
    asks(DiplomacyPhase.settle_expelled, DiplomacyPhase.on_expelled_status),
    diplomacy.UPDATE_BOARD,
]
