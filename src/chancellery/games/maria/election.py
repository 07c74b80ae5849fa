"""The Imperial election (18), held at the end of the turn in which its card came up."""

from __future__ import annotations

from dataclasses import dataclass, field

from chancellery.games.maria import conquest, negotiations, victory
from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.powers import AUSTRIA, FRANCE, NOBODY, POWERS
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result


def voter(s: Campaign, city: int) -> int:
    """M-18.5, M-R-03, M-R-58: the power whose player casts the vote of a fortress."""
    held = conquest.controllers(s, city)
    marker = s.marker[city]
    if marker != NOBODY and held >> marker & 1:
        return marker
    if held >> AUSTRIA & 1:
        return AUSTRIA
    return next(power for power in range(len(POWERS)) if held >> power & 1)


@dataclass(slots=True)
class Election(Procedure):
    cities: list[int] = field(default_factory=list)
    votes: list[int] = field(default_factory=lambda: [0, 0])  # Austria, France

    def begin(self, s: Campaign) -> Result:
        s.emit("election")
        s.election_due = False
        electors = list(s.game.components.electors)
        self.cities = sorted(electors, key=lambda city: s.game.vote_order.index(s.seat_of[voter(s, city)]))
        return None

    def vote(self, s: Campaign) -> Result:
        if not self.cities:
            return None
        city = self.cities[0]
        power = voter(s, city)
        promised, _ = negotiations.promised(s, power)  # M-21.2
        candidates = (AUSTRIA, FRANCE) if promised == NOBODY else (promised,)
        options = [s.game.notation.move("vote", candidate, city) for candidate in candidates]
        return Decision(s.seat_of[power], "vote", "M-18.5", options, power, (city,))

    def on_vote(self, s: Campaign, decision: Decision, move: Move) -> Result:
        candidate, city = move.args
        self.votes[0 if candidate == AUSTRIA else 1] += 1
        s.emit("vote", decision.actor, city, candidate)
        self.cities.pop(0)
        self.goto(Election.vote)
        return None

    def crown(self, s: Campaign) -> Result:
        """M-18.7 to M-18.9."""
        s.emperor = AUSTRIA if self.votes[0] > self.votes[1] else FRANCE
        victory.from_pool(s, s.emperor)
        s.emit("emperor", s.emperor, *self.votes)
        victory.check(s)
        return None

    steps = (begin, vote, crown)
