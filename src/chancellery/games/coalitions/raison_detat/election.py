"""Emperor Election Phase (chapter 8): an open vote of the Powers that control Elector Territories."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.coalitions.raison_detat.state import ABSTAINED, SILENT, ImperialRealm
from chancellery.games.coalitions.raison_detat.vocabulary import (
    ABSTAIN,
    ASK_CROWN,
    ASK_VOTE,
    AT_WAR_WITH,
    CROWN,
    NO_ELECTOR,
    VOTE,
    VOTE_FINAL,
    WITHOUT_PLAYER,
)
from chancellery.games.coalitions.system.minor_powers import major_of
from chancellery.games.coalitions.system.passage import Passage
from chancellery.games.coalitions.system.sides import at_war
from chancellery.games.coalitions.system.state import NOBODY
from chancellery.games.coalitions.system.vocabulary import DECLINE
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Bars, Decision, Move, Reason, Step, asks, does
from chancellery.kernel.sets import bits

ENOUGH: Final = 4  # RD-1.3, RD-8.1.3: of the seven votes
EMPERORS_INFLUENCE: Final = 2  # RD-8.1.2


def votes_of(s: ImperialRealm, power: int) -> int:
    """RD-8.1.4, RD-8.3.8: one for each Elector Territory it controls; an uncontrolled Power has none."""
    return (s.control[power] & s.own.electors).bit_count() if s.seat_of[power] >= 0 else 0


def participants(s: ImperialRealm) -> list[int]:
    """RD-8.3.1: the Powers that vote and can be voted for, in the Order of Powers."""
    return [power for power in s.game.relations.precedence(s) if votes_of(s, power)]


def candidates(s: ImperialRealm, voter: int) -> Bars:
    """RD-8.3.4, RD-R-28: itself and every other participant with which it is not at War now."""
    powers = range(len(s.votes))
    enemies = sum(1 << p for p in powers if p != voter and at_war(s, voter, p))
    if not s.explaining:
        return s.bars(sum(1 << p for p in participants(s)), NO_ELECTOR).bar(enemies, AT_WAR_WITH)
    nobodys = sum(1 << p for p in powers if s.seat_of[p] < 0)
    without = sum(1 << p for p in powers if not votes_of(s, p))
    all_ = s.bars((1 << len(s.votes)) - 1, NO_ELECTOR)
    return all_.bar(nobodys, WITHOUT_PLAYER).bar(without, NO_ELECTOR).bar(enemies, AT_WAR_WITH)


def anybody_can_win(s: ImperialRealm) -> bool:
    """RD-R-25: whether a participant gets four votes if all vote for it that may."""
    most = [0] * len(s.votes)
    for voter in participants(s):
        for power in bits(candidates(s, voter).left):
            most[power] += votes_of(s, voter)
    return max(most) >= ENOUGH


def totals(s: ImperialRealm) -> list[int]:
    """The votes each Power has received so far; RD-8.3.5: a Power gives all of its votes to one."""
    received = [0] * len(s.votes)
    for voter, choice in enumerate(s.votes):
        if choice >= 0:
            received[choice] += votes_of(s, voter)
    return received


def emperors_influence(s: ImperialRealm, power: int) -> None:
    """RD-9.7.2, RD-12.6.4, RD-R-70: in the Emperor's Expand Influence; for a Minor Power to who controls it now."""
    if s.emperor != power:
        return
    gains = major_of(s, power)
    s.influence[gains] += EMPERORS_INFLUENCE
    s.emit("crown_influence", power, gains, EMPERORS_INFLUENCE, s.influence[gains])


@dataclass
class Election(Passage):
    """RD-8.1.1: once per round, before any Power acts in the turn of Austria's Drill (RD-6.7)."""

    def return_crown(self, s: ImperialRealm) -> Step | None:
        """RD-R-26: the Crown lies on the table until somebody is elected."""
        s.emit("election")
        if s.emperor >= 0:
            s.emit("crown_returned", s.emperor)
            s.emperor = NOBODY
        return None

    def ask_majority(self, s: ImperialRealm) -> list[Decision]:
        """RD-8.4.3: who has the votes alone is asked before any vote; RD-R-25: it may decline and then vote."""
        for power in participants(s):
            votes = votes_of(s, power)
            if votes >= ENOUGH and not any(choice != SILENT for choice in s.votes):
                return [s.decide(ASK_CROWN, power, votes).add(CROWN).add(DECLINE)]
        return []

    def on_majority(self, s: ImperialRealm, decision: Decision, move: Move) -> Step | None:
        power = decision.actor
        if move.of is DECLINE:
            s.emit("crown_declined", power, votes_of(s, power))
            return None
        self._crown(s, power, votes_of(s, power))
        return LEAVE

    def vote(self, s: ImperialRealm) -> list[Decision]:
        """RD-8.3.3: openly, one after another in the Order of Powers; RD-8.3.6: a Power may abstain."""
        if not anybody_can_win(s):
            return []
        for power in participants(s):
            if s.votes[power] == SILENT:
                decision = s.decide(ASK_VOTE, power, votes_of(s, power))
                decision.offer(VOTE, candidates(s, power))
                return [decision.add(ABSTAIN)]
        return []

    def on_vote(self, s: ImperialRealm, decision: Decision, move: Move) -> Step | None:
        """RD-8.3.7: a declared vote is final; all have heard it, so it cannot be taken back."""
        power = decision.actor
        s.revealed = True
        if move.of is ABSTAIN:
            s.votes[power] = ABSTAINED
            s.emit("abstained", power, votes_of(s, power))
        else:
            s.votes[power] = move.args[0]
            s.emit("vote", power, move.args[0], votes_of(s, power))
        return REPEAT

    def why_unasked(self, s: ImperialRealm, major: int, move: Move) -> Reason | None:
        """RD-8.3.1, RD-8.3.7: who has no vote, or has declared it."""
        if move.of not in (VOTE, ABSTAIN):
            return None
        own = [power for power in participants(s) if s.seat_of[power] == s.seat_of[major]]
        if not own:
            return NO_ELECTOR.saying(power=s.game.name_of("power", major))
        return VOTE_FINAL if all(s.votes[power] != SILENT for power in own) else None

    def elect(self, s: ImperialRealm) -> Step | None:
        """RD-8.4.1, RD-8.4.2: four votes make an Emperor; without them there is none until the next election."""
        received = totals(s)
        elected = max(range(len(received)), key=received.__getitem__)
        if received[elected] >= ENOUGH:
            self._crown(s, elected, received[elected])
        else:
            s.emit("no_emperor")
        s.votes = [SILENT] * len(s.votes)
        return None

    def _crown(self, s: ImperialRealm, power: int, votes: int) -> None:
        s.emperor = power
        s.emit("emperor", power, votes)


SCRIPTS[Election] = [
    does(Election.return_crown),
    asks(Election.ask_majority, Election.on_majority),
    asks(Election.vote, Election.on_vote),
    does(Election.elect),
]
