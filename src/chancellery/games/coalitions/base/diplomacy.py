"""Diplomacy Phase (chapter 6): expulsion, secret choice of status, reveal, expulsion, board update."""

from __future__ import annotations

from dataclasses import dataclass, field

from chancellery.games.coalitions.base.minor_powers import follow_controllers, is_minor
from chancellery.games.coalitions.base.powers import EXPANSIONIST, FREE, LEADERS, NEUTRAL
from chancellery.games.coalitions.base.status import set_sides
from chancellery.games.coalitions.system.board_update import BoardUpdate
from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import AGAIN, Decision, Move, Procedure
from chancellery.kernel.procedure import Result


def holds_capital(s: Realm, power: int) -> bool:
    return bool(s.control[power] >> s.game.map.capital[power] & 1)


@dataclass(slots=True)
class DiplomacyPhase(Procedure):
    """The markers move when the tokens are revealed; the sides change when all statuses are settled."""

    expelled: list[int] = field(default_factory=lambda: [-1] * 6)  # the Coalition each Power was expelled from
    leader: int = 0  # whose turn it is to expel
    out: list[int] = field(default_factory=list)  # Powers expelled after the reveal, still to choose

    def begin(self, s: Realm) -> Result:
        s.emit("diplomacy", s.round)
        return None

    # -- K-6.4.2: after the talk, before the tokens

    def expel_before(self, s: Realm) -> Result:
        return self._ask_expulsion(s, "K-6.4.2")

    def on_expel_before(self, s: Realm, decision: Decision, move: Move) -> Result:
        return self._on_expel(s, move)

    # -- K-6.1.4: secret and simultaneous

    def choose_status(self, s: Realm) -> Result:
        self.leader = 0
        asked = []
        for power in FREE:
            if is_minor(s, power):
                continue
            options = self.status_options(s, power)
            if len(options) > 1:
                rule = "K-6.1.4"
                moves = [s.game.moves.make("status", status) for status in options]
                asked.append(Decision(s.seat_of[power], "status", rule, moves, power))
        return asked or None

    def status_options(self, s: Realm, power: int) -> list[int]:
        """K-6.1.6, K-6.1.8, K-6.4.2: what a Power may choose."""
        allowed = [status for status in range(4) if status != self.expelled[power]]
        if holds_capital(s, power):
            return allowed
        if s.game.options["capital_lost"] == "keep" and s.status[power] in allowed:
            return [s.status[power]]
        return [NEUTRAL]

    def on_status(self, s: Realm, decision: Decision, move: Move) -> Result:
        self._take(s, decision.actor, move.args[0])
        return None

    def reveal_forced(self, s: Realm) -> Result:
        """K-6.1.5, K-6.1.8, K-R-04: a token that was forced is revealed together with the others."""
        for power in FREE:
            if is_minor(s, power):
                continue
            options = self.status_options(s, power)
            if len(options) == 1:
                self._take(s, power, options[0])
        return None

    def _take(self, s: Realm, power: int, status: int) -> None:
        s.emit("status", power, status, s.status[power])
        s.status[power] = status

    # -- K-6.4.3: after the reveal

    def expel_after(self, s: Realm) -> Result:
        return self._ask_expulsion(s, "K-6.4.3")

    def on_expel_after(self, s: Realm, decision: Decision, move: Move) -> Result:
        return self._on_expel(s, move)

    def settle_expelled(self, s: Realm) -> Result:
        """At once and openly, Neutral or Expansionist; without its Capital Neutral (K-6.4.5)."""
        if not self.out:
            return None
        power = min(self.out)
        if not holds_capital(s, power):
            self.out.remove(power)
            self._take(s, power, NEUTRAL)
            return AGAIN
        moves = [s.game.moves.make("status", status) for status in (NEUTRAL, EXPANSIONIST)]
        return Decision(s.seat_of[power], "expelled_status", "K-6.4.3", moves, power)

    def on_expelled_status(self, s: Realm, decision: Decision, move: Move) -> Result:
        self.out.remove(decision.actor)
        self._take(s, decision.actor, move.args[0])
        return AGAIN

    # -- K-6.1.1: board update

    def update_board(self, s: Realm) -> Result:
        before, neutral = list(s.ally), s.neutral
        follow_controllers(s)
        set_sides(s)
        return BoardUpdate(before, neutral)

    # -- expulsion (6.4)

    def _ask_expulsion(self, s: Realm, rule: str) -> Result:
        """K-R-06: GB before FR, each any number of members of its own Coalition."""
        while self.leader < len(LEADERS):
            power, coalition = LEADERS[self.leader]
            members = [
                p
                for p in FREE
                if s.status[p] == coalition and self.expelled[p] != coalition and not is_minor(s, p)  # K-6.4.4
            ]
            if members:
                moves = [s.game.moves.expel[p] for p in members]
                moves.append(s.game.moves.done)
                kind = "expel_before" if rule == "K-6.4.2" else "expel_after"
                return Decision(s.seat_of[power], kind, rule, moves, power)
            self.leader += 1
        return None

    def _on_expel(self, s: Realm, move: Move) -> Result:
        leader, coalition = LEADERS[self.leader]
        if move.verb == "done":
            self.leader += 1
            return AGAIN
        power = move.args[0]
        self.expelled[power] = coalition
        if self.at > DiplomacyPhase.steps.index(DiplomacyPhase.choose_status):
            self.out.append(power)
        s.emit("expelled", leader, power)
        return AGAIN

    steps = (begin, expel_before, choose_status, reveal_forced, expel_after, settle_expelled, update_board)
