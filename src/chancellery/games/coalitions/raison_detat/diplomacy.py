"""Diplomacy Phase (chapter 7): like the system, except that the Leading Powers admit newcomers after the reveal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from chancellery.games.coalitions.raison_detat.vocabulary import (
    ASK_ADMIT,
    ASK_REFUSED_STATUS,
    COALITION_CLOSED,
    LEADING_POWER,
)
from chancellery.games.coalitions.system import diplomacy
from chancellery.games.coalitions.system.minor_powers import is_minor
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.statuses import EXPANSIONIST, NEUTRAL
from chancellery.games.coalitions.system.vocabulary import (
    ACCEPT,
    EXPEL,
    MINOR_GOES_ALONG,
    NOT_A_MEMBER,
    REFUSE,
    STATUS,
)
from chancellery.kernel import REPEAT, SCRIPTS, Decision, Move, Reason, Step, asks, does

UNDECLARED: Final = -1


@dataclass
class DiplomacyPhase(diplomacy.DiplomacyPhase):
    """RD-7.3.4: the discs move, and all new statuses take effect, after the admission decisions."""

    declared: list[int] = field(default_factory=list)  # the status each Power has declared
    closed: list[int] = field(default_factory=list)  # per Power the set of Coalitions that refused or expelled it
    admitted: int = 0  # set of Powers

    def begin_admission(self, s: Realm) -> Step | None:
        self.declared = [UNDECLARED] * len(s.status)
        self.closed = [0] * len(s.status)
        return self.begin(s)

    @staticmethod
    def why_no_member(s: Realm, coalition: int, power: int) -> Reason:
        """RD-7.4.6: the permanent members of a Coalition are never expelled."""
        if power not in s.game.free_powers:
            return LEADING_POWER
        return MINOR_GOES_ALONG if is_minor(s, power) else NOT_A_MEMBER

    def expel(self, s: Realm, leader: int, move: Move) -> Step | None:
        if move.of is EXPEL:
            self.closed[move.args[0]] |= 1 << dict(s.game.leaders)[leader]
        return diplomacy.DiplomacyPhase.expel(self, s, leader, move)

    def take(self, s: Realm, power: int, status: int) -> None:
        """RD-7.3.2: what is revealed is only a declaration."""
        self.declared[power] = status
        s.emit("declared", power, status)

    # -- RD-7.4: one applicant after the other in the Order of Powers, each settled before the next (RD-R-17)

    def applies(self, s: Realm, power: int) -> bool:
        """RD-7.4.2: who stays is no applicant, nor is who joins no Coalition."""
        status = self.declared[power]
        if self.admitted >> power & 1 or status in (NEUTRAL, EXPANSIONIST):
            return False
        return status != s.status[power] or bool(self.closed[power])

    def admit(self, s: Realm) -> list[Decision]:
        for power in self.free(s):
            if self.applies(s, power):
                return [self._decide(s, power)]
        return []

    def _decide(self, s: Realm, power: int) -> Decision:
        """The leader admits or refuses; RD-7.4.3: refused, openly any status that no Coalition has closed to it."""
        status = self.declared[power]
        leader = next(leader for leader, coalition in s.game.leaders if coalition == status)
        if not self.closed[power] >> status & 1:
            return s.decide(ASK_ADMIT, leader, power).add(ACCEPT).add(REFUSE)
        decision = s.decide(ASK_REFUSED_STATUS, power, leader, s.status[power])
        statuses = (1 << len(s.game.parameters.statuses)) - 1
        decision.offer(STATUS, s.bars(statuses, COALITION_CLOSED).bar(self.closed[power], COALITION_CLOSED))
        return decision

    def on_admit(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if move.of is STATUS:
            self.take(s, decision.actor, move.args[0])
            return REPEAT
        power = decision.about[0]
        if move.of is ACCEPT:
            self.admitted |= 1 << power
            s.emit("admitted", decision.actor, power)
        else:
            self.closed[power] |= 1 << self.declared[power]
            s.emit("turned_away", decision.actor, power)
        return REPEAT

    def move_discs(self, s: Realm) -> Step | None:
        for power in self.free(s):
            diplomacy.DiplomacyPhase.take(self, s, power, self.declared[power])
        return None


SCRIPTS[DiplomacyPhase] = [
    does(DiplomacyPhase.begin_admission),
    *diplomacy.BEFORE_REVEAL,
    asks(DiplomacyPhase.admit, DiplomacyPhase.on_admit),
    does(DiplomacyPhase.move_discs),
    diplomacy.UPDATE_BOARD,
]
