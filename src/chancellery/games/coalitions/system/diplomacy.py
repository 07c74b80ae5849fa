"""Diplomacy Phase (6.1, 6.4) of games with statuses: expulsion, secret choice, reveal, board update.

What the leaders may do after the reveal is the game's own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from chancellery.games.coalitions.system.board_update import BoardUpdate
from chancellery.games.coalitions.system.minor_powers import follow_controllers, is_minor
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.statuses import set_sides
from chancellery.kernel import AGAIN, Decision, Move, Procedure
from chancellery.kernel.procedure import OldStep, Result


@dataclass(slots=True)
class DiplomacyPhase(Procedure):
    """The markers move when the tokens are revealed; the sides change when all statuses are settled."""

    expelled: list[int] = field(default_factory=list)  # the Coalition each Power was expelled from
    leader: int = 0  # whose turn it is among the leaders

    def begin(self, s: Realm) -> Result:
        self.expelled = [-1] * len(s.game.powers)
        s.emit("diplomacy", s.round)
        return None

    # -- K-6.4.2: after the talk, before the tokens

    def expel_before(self, s: Realm) -> Result:
        return self.ask_expulsion(s, "expel_before", "K-6.4.2")

    def on_expel_before(self, s: Realm, decision: Decision, move: Move) -> Result:
        return self.on_expel(s, move)

    # -- K-6.1.4: secret and simultaneous

    def choose_status(self, s: Realm) -> Result:
        self.leader = 0
        asked = []
        for power in self.free(s):
            options = self.status_options(s, power)
            if len(options) > 1:
                moves = [s.game.moves.make("status", status) for status in options]
                asked.append(Decision(s.seat_of[power], "status", "K-6.1.4", moves, power, (s.status[power],)))
            else:
                self.tell_no_choice(s, power, options[0])
        return asked or None

    def free(self, s: Realm) -> list[int]:
        """K-6.1.4, K-6.1.7: the Powers that choose their status: Major Powers whose status is not fixed."""
        return [power for power in s.game.free_powers if not is_minor(s, power)]

    def status_options(self, s: Realm, power: int) -> list[int]:
        """K-6.1.6, K-6.4.2: what a Power may choose."""
        return [status for status in range(len(s.game.parameters.statuses)) if status != self.expelled[power]]

    def on_status(self, s: Realm, decision: Decision, move: Move) -> Result:
        self.take(s, decision.actor, move.args[0])
        return None

    def reveal_forced(self, s: Realm) -> Result:
        """K-6.1.5, K-6.1.8, K-R-04: a token that was forced is revealed together with the others."""
        for power in self.free(s):
            options = self.status_options(s, power)
            if len(options) == 1:
                self.take(s, power, options[0])
        return None

    def tell_no_choice(self, s: Realm, power: int, status: int) -> None:
        """Everybody sees why a Power cannot choose, so it is said before the others do."""
        s.emit("no_choice", power, status, s.game.map.capital[power])

    def take(self, s: Realm, power: int, status: int) -> None:
        s.emit("status", power, status, s.status[power])
        s.status[power] = status

    # -- K-6.1.1: board update

    def update_board(self, s: Realm) -> Result:
        before, neutral = list(s.ally), s.neutral
        follow_controllers(s)
        set_sides(s)
        return BoardUpdate(before, neutral)

    # -- expulsion (6.4)

    def ask_expulsion(self, s: Realm, kind: str, rule: str) -> Result:
        """K-R-06: the leaders one after the other, each any number of members of its own Coalition."""
        leaders = s.game.leaders
        while self.leader < len(leaders):
            power, coalition = leaders[self.leader]
            members = [p for p in self.free(s) if s.status[p] == coalition != self.expelled[p]]  # K-6.4.4
            if members:
                moves = [s.game.moves.expel[p] for p in members]
                moves.append(s.game.moves.done)
                return Decision(s.seat_of[power], kind, rule, moves, power)
            self.leader += 1
        return None

    def on_expel(self, s: Realm, move: Move) -> Result:
        leader, coalition = s.game.leaders[self.leader]
        if move.verb == "done":
            self.leader += 1
            return AGAIN
        self.expelled[move.args[0]] = coalition
        s.emit("expelled", leader, move.args[0])
        return AGAIN

    steps: ClassVar[tuple[OldStep, ...]] = (begin, expel_before, choose_status, reveal_forced, update_board)
