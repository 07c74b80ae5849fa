"""Parts of Events that ask about Global Demand (4.1.4)."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.imperial_struggle import scoring
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.event_part import Part
from chancellery.games.imperial_struggle.sides import COMMODITIES, NOBODY
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.targets import Effect
from chancellery.kernel import SCRIPTS, Decision, Move, Step, asks, does


def wanted(effect: Effect) -> list[int]:
    """The commodities that the card names."""
    return [COMMODITIES.index(id) for id in effect["options"]]


def _set(commodities: list[int]) -> int:
    return sum(1 << commodity for commodity in commodities)


@dataclass
class AddDemand(Part):
    def ask(self, s: Struggle) -> list[Decision]:
        named = wanted(self.effect(s))
        decision = s.decide(v.ADD_DEMAND, self.side, self.card)
        bars = s.bars((1 << len(COMMODITIES)) - 1, v.COMMODITY_NOT_NAMED).bar(_set(s.demand), v.IN_DEMAND_ALREADY)
        bars.only(_set(named), v.COMMODITY_NOT_NAMED.saying(card=self.name(s)))
        decision.offer_in(named, v.COMMODITY, bars)
        return [decision.add(v.DECLINE)]

    def on_commodity(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        if move.of is not v.DECLINE:
            s.demand = sorted([*s.demand, move.args[0]])
            s.emit("demand_added", move.args[0])
        return None


SCRIPTS[AddDemand] = [asks(AddDemand.ask, AddDemand.on_commodity)]


@dataclass
class ReplaceDemand(Part):
    """The tile is drawn before the player picks which to remove."""

    drawn: int = NOBODY

    def draw(self, s: Struggle) -> Step | None:
        others = [c for c in range(len(COMMODITIES)) if c not in s.demand]
        self.drawn = others[s.below(len(others))]
        s.emit("demand_drawn", self.drawn)
        return None

    def ask(self, s: Struggle) -> list[Decision]:
        decision = s.decide(v.REPLACE_DEMAND, self.side, self.card, self.drawn)
        decision.offer(v.COMMODITY, s.bars(_set(s.demand), v.NOT_IN_DEMAND))
        return [decision]

    def on_commodity(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        s.demand = sorted([c for c in s.demand if c != move.args[0]] + [self.drawn])
        s.emit("demand_replaced", move.args[0], self.drawn)
        return None


SCRIPTS[ReplaceDemand] = [
    does(ReplaceDemand.draw),
    asks(ReplaceDemand.ask, ReplaceDemand.on_commodity),
]


@dataclass
class ScoreCommodity(Part):
    def ask(self, s: Struggle) -> list[Decision]:
        commodity = COMMODITIES.index(self.effect(s)["commodity"])
        return [s.decide(v.SCORE_COMMODITY, self.side, self.card, commodity).add(v.YES).add(v.DECLINE)]

    def on_answer(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        if move.of is v.YES:
            scoring.score_commodity(s, decision.about[1])
        return None


SCRIPTS[ScoreCommodity] = [asks(ScoreCommodity.ask, ScoreCommodity.on_answer)]
