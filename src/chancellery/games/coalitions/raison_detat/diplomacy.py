"""Diplomacy Phase (chapter 7): like the system, except that the Leading Powers admit newcomers after the reveal."""

from __future__ import annotations

from dataclasses import dataclass, field

from chancellery.games.coalitions.system import diplomacy
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.statuses import EXPANSIONIST, NEUTRAL
from chancellery.kernel import AGAIN, Decision, Move
from chancellery.kernel.procedure import Result

UNDECLARED = -1


@dataclass(slots=True)
class DiplomacyPhase(diplomacy.DiplomacyPhase):
    """RD-7.3.4: the discs move, and all new statuses take effect, after the admission decisions."""

    declared: list[int] = field(default_factory=list)  # the status each Power has declared
    closed: list[int] = field(default_factory=list)  # per Power the set of Coalitions that refused or expelled it
    settled: int = 0  # set of Powers whose new status is certain

    def begin(self, s: Realm) -> Result:
        self.declared = [UNDECLARED] * len(s.status)
        self.closed = [0] * len(s.status)
        return diplomacy.DiplomacyPhase.begin(self, s)

    def on_expel(self, s: Realm, move: Move) -> Result:
        if move.verb == "expel":
            self.closed[move.args[0]] |= 1 << s.game.leaders[self.leader][1]
        return diplomacy.DiplomacyPhase.on_expel(self, s, move)

    def take(self, s: Realm, power: int, status: int) -> None:
        """RD-7.3.2: what is revealed is only a declaration."""
        self.declared[power] = status
        s.emit("declared", power, status)

    # -- RD-7.4: one applicant after the other in the Order of Powers, each settled before the next (RD-R-17)

    def admit(self, s: Realm) -> Result:
        for power in self.free(s):
            if self.settled >> power & 1:
                continue
            status = self.declared[power]
            if status in (NEUTRAL, EXPANSIONIST) or (status == s.status[power] and not self.closed[power]):
                self.settled |= 1 << power  # RD-7.4.2: who stays is no applicant
                continue
            leader = next(leader for leader, coalition in s.game.leaders if coalition == status)
            if self.closed[power] >> status & 1:
                return self._ask_again(s, power, leader)
            moves = [s.game.moves.accept, s.game.moves.refuse]
            return Decision(s.seat_of[leader], "admit", "RD-7.4.1", moves, leader, (power,))
        return None

    def on_admit(self, s: Realm, decision: Decision, move: Move) -> Result:
        power = decision.about[0]
        if move.verb == "accept":
            self.settled |= 1 << power
            s.emit("admitted", decision.actor, power)
            return AGAIN
        self.closed[power] |= 1 << self.declared[power]
        s.emit("turned_away", decision.actor, power)
        return AGAIN

    def _ask_again(self, s: Realm, power: int, leader: int) -> Decision:
        """RD-7.4.3: openly, any status that no Coalition has closed to it in this phase."""
        statuses = [n for n in range(len(s.game.parameters.statuses)) if not self.closed[power] >> n & 1]
        moves = [s.game.moves.make("status", status) for status in statuses]
        return Decision(s.seat_of[power], "refused_status", "RD-7.4.3", moves, power, (leader, s.status[power]))

    def on_refused_status(self, s: Realm, decision: Decision, move: Move) -> Result:
        self.take(s, decision.actor, move.args[0])
        return AGAIN

    def move_discs(self, s: Realm) -> Result:
        for power in self.free(s):
            diplomacy.DiplomacyPhase.take(self, s, power, self.declared[power])
        return None

    steps = (
        begin,
        *diplomacy.DiplomacyPhase.steps[1:-1],
        admit,
        move_discs,
        diplomacy.DiplomacyPhase.update_board,
    )
