"""Emperor Election Phase (chapter 8): an open vote of the Powers that control Elector Territories."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.raison_detat.realm import ABSTAINED, SILENT, ImperialRealm
from chancellery.games.coalitions.system.map import Map
from chancellery.games.coalitions.system.minor_powers import major_of
from chancellery.games.coalitions.system.realm import NOBODY
from chancellery.games.coalitions.system.sides import at_war
from chancellery.kernel import AGAIN, DONE, Decision, Move, Procedure
from chancellery.kernel.procedure import Result

ENOUGH = 4  # RD-1.3, RD-8.1.3: of the seven votes
EMPERORS_INFLUENCE = 2  # RD-8.1.2


def electors(map: Map) -> int:
    """RD-8.2.1, RD-8.2.2: the set of Elector Territories."""
    return sum(1 << one.index for one in map.board.electors)


def votes_of(s: ImperialRealm, power: int) -> int:
    """RD-8.1.4, RD-8.3.8: one for each Elector Territory it controls; an uncontrolled Power has none."""
    return (s.control[power] & s.game.electors).bit_count() if s.seat_of[power] >= 0 else 0


def participants(s: ImperialRealm) -> list[int]:
    """RD-8.3.1: the Powers that vote and can be voted for, in the Order of Powers."""
    return [power for power in s.game.precedence(s) if votes_of(s, power)]


def candidates(s: ImperialRealm, voter: int) -> list[int]:
    """RD-8.3.4, RD-R-28: itself and every other participant with which it is not at War now."""
    return [power for power in participants(s) if not at_war(s, voter, power) or power == voter]


def anybody_can_win(s: ImperialRealm) -> bool:
    """RD-R-25: whether a participant gets four votes if all vote for it that may."""
    most = [0] * len(s.votes)
    for voter in participants(s):
        for power in candidates(s, voter):
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


@dataclass(slots=True)
class Election(Procedure):
    """RD-8.1.1: once per round, before any Power acts in the turn of Austria's Drill (RD-6.7)."""

    def return_crown(self, s: ImperialRealm) -> Result:
        """RD-R-26: the Crown lies on the table until somebody is elected."""
        s.emit("election")
        if s.emperor >= 0:
            s.emit("crown_returned", s.emperor)
            s.emperor = NOBODY
        return None

    def ask_majority(self, s: ImperialRealm) -> Result:
        """RD-8.4.3: who has the votes alone is asked before any vote; RD-R-25: it may decline and then vote."""
        for power in participants(s):
            votes = votes_of(s, power)
            if votes >= ENOUGH and not any(choice != SILENT for choice in s.votes):
                moves = [s.game.moves.make("crown"), s.game.moves.decline]
                return Decision(s.seat_of[power], "crown", "RD-8.4.3", moves, power, (votes,))
        return None

    def on_crown(self, s: ImperialRealm, decision: Decision, move: Move) -> Result:
        power = decision.actor
        if move.verb == "decline":
            s.emit("crown_declined", power, votes_of(s, power))
            return None
        self._crown(s, power, votes_of(s, power))
        return DONE

    def vote(self, s: ImperialRealm) -> Result:
        """RD-8.3.3: openly, one after another in the Order of Powers; RD-8.3.6: a Power may abstain."""
        if not anybody_can_win(s):
            return None
        for power in participants(s):
            if s.votes[power] == SILENT:
                moves = [s.game.moves.make("vote", candidate) for candidate in candidates(s, power)]
                moves.append(s.game.moves.make("abstain"))
                return Decision(s.seat_of[power], "vote", "RD-8.3.3", moves, power, (votes_of(s, power),))
        return None

    def on_vote(self, s: ImperialRealm, decision: Decision, move: Move) -> Result:
        """RD-8.3.7: a declared vote is final; all have heard it, so it cannot be taken back."""
        power = decision.actor
        s.revealed = True
        if move.verb == "abstain":
            s.votes[power] = ABSTAINED
            s.emit("abstained", power, votes_of(s, power))
        else:
            s.votes[power] = move.args[0]
            s.emit("vote", power, move.args[0], votes_of(s, power))
        return AGAIN

    def elect(self, s: ImperialRealm) -> Result:
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

    steps = (return_crown, ask_majority, vote, elect)
