"""The Imperial election (18), held at the end of the turn in which its card came up."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from chancellery.games.maria import conquest, negotiations, victory
from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.powers import AUSTRIA, FRANCE, NOBODY, POWERS
from chancellery.games.maria.state import Campaign
from chancellery.kernel import REPEAT, SCRIPTS, Decision, Move, Procedure, Reason, Step, asks, does


def voter(s: Campaign, city: int) -> int:
    """M-18.5, M-R-03, M-R-58: the power whose player casts the vote of a fortress."""
    held = conquest.controllers(s, city)
    marker = s.marker[city]
    if marker != NOBODY and held >> marker & 1:
        return marker
    if held >> AUSTRIA & 1:
        return AUSTRIA
    return next(power for power in range(len(POWERS)) if held >> power & 1)


@dataclass
class Election(Procedure):
    cities: list[int] = field(default_factory=list)
    votes: list[int] = field(default_factory=lambda: [0, 0])  # Austria, France

    def begin(self, s: Campaign) -> Step | None:
        s.emit("election")
        s.election_due = False
        electors = list(s.game.components.electors)
        self.cities = sorted(electors, key=lambda city: s.game.vote_order.index(s.seat_of[voter(s, city)]))
        return None

    def vote(self, s: Campaign) -> list[Decision]:
        if not self.cities:
            return []
        city = self.cities[0]
        power = voter(s, city)
        decision = s.decide(v.ASK_VOTE, power, city)
        promised, number = negotiations.promised(s, power)
        if s.explaining:
            decision.only(v.VOTE, s.bars(1 << AUSTRIA | 1 << FRANCE, partial(_no_candidate, s)))
        electors = sum(1 << one for one in s.game.components.electors)
        next_ = v.NEXT_VOTE.saying(city=s.name_of("city", city))
        for candidate in (AUSTRIA, FRANCE):
            bars = s.bars(electors, v.NO_ELECTOR).only(1 << city, next_)
            if promised not in (NOBODY, candidate):  # M-21.2
                bars.bar(-1, v.AGREEMENT_VOTE.saying(candidate=s.name_of("power", promised), number=number))
            decision.offer(v.VOTE, bars, candidate)
        return [decision]

    def on_vote(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        candidate, city = move.args
        self.votes[0 if candidate == AUSTRIA else 1] += 1
        s.emit("vote", decision.actor, city, candidate)
        self.cities.pop(0)
        return REPEAT

    def crown(self, s: Campaign) -> Step | None:
        """M-18.7 to M-18.9."""
        s.emperor = AUSTRIA if self.votes[0] > self.votes[1] else FRANCE
        victory.from_pool(s, s.emperor)
        s.emit("emperor", s.emperor, *self.votes)
        victory.check(s)
        return None


def _no_candidate(s: Campaign, power: int) -> Reason:
    return v.NO_CANDIDATE.saying(power=s.name_of("power", power))


SCRIPTS[Election] = [does(Election.begin), asks(Election.vote, Election.on_vote), does(Election.crown)]
