"""Diplomacy Phase (chapter 6): like the system, except that a Capital is needed, and expulsion after the reveal."""

from __future__ import annotations

from dataclasses import dataclass, field

from chancellery.games.coalitions.system import diplomacy
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.statuses import EXPANSIONIST, NEUTRAL
from chancellery.kernel import AGAIN, Decision, Move
from chancellery.kernel.procedure import Result


def holds_capital(s: Realm, power: int) -> bool:
    return bool(s.control[power] >> s.game.map.capital[power] & 1)


@dataclass(slots=True)
class DiplomacyPhase(diplomacy.DiplomacyPhase):
    out: list[int] = field(default_factory=list)  # Powers expelled after the reveal, still to choose

    def status_options(self, s: Realm, power: int) -> list[int]:
        """K-6.1.8: without its Capital a Power can only be Neutral (K-R-04)."""
        allowed = diplomacy.DiplomacyPhase.status_options(self, s, power)
        if holds_capital(s, power):
            return allowed
        if s.game.options["capital_lost"] == "keep" and s.status[power] in allowed:
            return [s.status[power]]
        return [NEUTRAL]

    # -- K-6.4.3: after the reveal

    def expel_after(self, s: Realm) -> Result:
        return self.ask_expulsion(s, "expel_after", "K-6.4.3")

    def on_expel_after(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb == "expel":
            self.out.append(move.args[0])
        return self.on_expel(s, move)

    def settle_expelled(self, s: Realm) -> Result:
        """At once and openly, Neutral or Expansionist; without its Capital Neutral (K-6.4.5)."""
        if not self.out:
            return None
        power = min(self.out)
        if not holds_capital(s, power):
            self.out.remove(power)
            self.tell_no_choice(s, power, NEUTRAL)
            self.take(s, power, NEUTRAL)
            return AGAIN
        moves = [s.game.moves.make("status", status) for status in (NEUTRAL, EXPANSIONIST)]
        return Decision(s.seat_of[power], "expelled_status", "K-6.4.3", moves, power)

    def on_expelled_status(self, s: Realm, decision: Decision, move: Move) -> Result:
        self.out.remove(decision.actor)
        self.take(s, decision.actor, move.args[0])
        return AGAIN

    steps = (
        *diplomacy.DiplomacyPhase.steps[:-1],
        expel_after,
        settle_expelled,
        diplomacy.DiplomacyPhase.update_board,
    )
