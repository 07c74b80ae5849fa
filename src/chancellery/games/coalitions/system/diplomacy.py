"""Diplomacy Phase (6.1, 6.4) of games with statuses: expulsion, secret choice, reveal, board update.

What the leaders may do after the reveal is the game's own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from chancellery.games.coalitions.system.board_update import BoardUpdate
from chancellery.games.coalitions.system.minor_powers import follow_controllers, is_minor
from chancellery.games.coalitions.system.passage import Passage
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.statuses import set_sides
from chancellery.games.coalitions.system.vocabulary import (
    ASK_EXPEL_BEFORE,
    ASK_STATUS,
    DONE,
    EXPEL,
    EXPELLED_FROM_IT,
    MINOR_GOES_ALONG,
    NEVER_CHANGES_SIDES,
    NOT_A_MEMBER,
    ONLY_LEADERS_EXPEL,
    STATUS,
)
from chancellery.kernel import REPEAT, SCRIPTS, Bars, Decision, Move, Question, Reason, Step, asks, does


@dataclass
class DiplomacyPhase(Passage):
    """The markers move when the tokens are revealed; the sides change when all statuses are settled."""

    expelled: list[int] = field(default_factory=list)  # the Coalition each Power was expelled from
    leader: int = 0  # whose turn it is among the leaders

    def begin(self, s: Realm) -> Step | None:
        self.expelled = [-1] * len(s.game.powers)
        s.emit("diplomacy", s.round)
        return None

    # -- K-6.4.2: after the talk, before the tokens

    def expel_before(self, s: Realm) -> list[Decision]:
        return self.ask_expulsion(s, ASK_EXPEL_BEFORE)

    def on_expel_before(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        return self.expel(s, decision.actor, move)

    # -- K-6.1.4: secret and simultaneous

    def tell_no_choices(self, s: Realm) -> Step | None:
        """Everybody sees why a Power cannot choose, so it is said before the others do."""
        self.leader = 0
        for power in self.free(s):
            options = self.statuses(s, power).left
            if options.bit_count() == 1:
                self.tell_no_choice(s, power, options.bit_length() - 1)
        return None

    def choose_status(self, s: Realm) -> list[Decision]:
        asked = []
        for power in self.free(s):
            options = self.statuses(s, power)
            if options.left.bit_count() > 1:
                decision = s.decide(ASK_STATUS, power, s.status[power])
                decision.offer(STATUS, options)
                asked.append(decision)
        return asked

    def free(self, s: Realm) -> list[int]:
        """K-6.1.4, K-6.1.7: the Powers that choose their status: Major Powers whose status is not fixed."""
        return [power for power in s.game.free_powers if not is_minor(s, power)]

    def statuses(self, s: Realm, power: int) -> Bars:
        """K-6.1.6, K-6.4.2: what a Power may choose."""
        all_ = s.bars((1 << len(s.game.parameters.statuses)) - 1, EXPELLED_FROM_IT)
        return all_.bar(1 << self.expelled[power] if self.expelled[power] >= 0 else 0, EXPELLED_FROM_IT)

    def on_status(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        self.take(s, decision.actor, move.args[0])
        return None

    def reveal_forced(self, s: Realm) -> Step | None:
        """K-6.1.5, K-6.1.8, K-R-04: a token that was forced is revealed together with the others."""
        for power in self.free(s):
            options = self.statuses(s, power).left
            if options.bit_count() == 1:
                self.take(s, power, options.bit_length() - 1)
        return None

    def tell_no_choice(self, s: Realm, power: int, status: int) -> None:
        s.emit("no_choice", power, status, s.game.map.capital[power])

    def take(self, s: Realm, power: int, status: int) -> None:
        s.emit("status", power, status, s.status[power])
        s.status[power] = status

    # -- K-6.1.1: board update

    def update_board(self, s: Realm) -> Step | None:
        before, neutral = list(s.ally), s.neutral
        follow_controllers(s)
        set_sides(s)
        s.call(BoardUpdate(before, neutral))
        return None

    # -- expulsion (6.4)

    def ask_expulsion(self, s: Realm, question: Question) -> list[Decision]:
        """K-R-06: the leaders one after the other, each any number of members of its own Coalition."""
        for leader, coalition in s.game.leaders[self.leader :]:
            members = sum(1 << p for p in self.free(s) if s.status[p] == coalition != self.expelled[p])  # K-6.4.4
            if members:
                decision = s.decide(question, leader)
                decision.offer(EXPEL, s.bars(members, partial(self.why_no_member, s, coalition)))
                return [decision.add(DONE)]
        return []

    @staticmethod
    def why_no_member(s: Realm, coalition: int, power: int) -> Reason:
        """K-6.4.1, K-6.4.4: why a leader of a Coalition cannot expel a Power."""
        return MINOR_GOES_ALONG if is_minor(s, power) and s.status[power] == coalition else NOT_A_MEMBER

    def why_unasked(self, s: Realm, major: int, move: Move) -> Reason | None:
        """K-6.1.7, K-6.4.1: who has no status to choose, or nobody of its own to expel."""
        if move.of is STATUS:
            return None if major in s.game.free_powers else NEVER_CHANGES_SIDES
        if move.of is not EXPEL:
            return None
        coalition = dict(s.game.leaders).get(major, -1)
        if coalition < 0:
            return ONLY_LEADERS_EXPEL
        power = move.args[0]
        if is_minor(s, power) and s.status[power] == coalition:
            return MINOR_GOES_ALONG
        return None if s.status[power] == coalition else NOT_A_MEMBER

    def expel(self, s: Realm, leader: int, move: Move) -> Step | None:
        if move.of is DONE:
            self.leader = [power for power, _ in s.game.leaders].index(leader) + 1
            return REPEAT
        self.expelled[move.args[0]] = dict(s.game.leaders)[leader]
        s.emit("expelled", leader, move.args[0])
        return REPEAT


BEFORE_REVEAL: Final = [
    asks(DiplomacyPhase.expel_before, DiplomacyPhase.on_expel_before),
    does(DiplomacyPhase.tell_no_choices),
    asks(DiplomacyPhase.choose_status, DiplomacyPhase.on_status),
    does(DiplomacyPhase.reveal_forced),
]
UPDATE_BOARD: Final[Step] = does(DiplomacyPhase.update_board)
SCRIPTS[DiplomacyPhase] = [does(DiplomacyPhase.begin), *BEFORE_REVEAL, UPDATE_BOARD]
