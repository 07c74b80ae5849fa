"""Planners as bots: search once for a stretch of the match, then carry the plan out as long as it can be."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from random import Random
from typing import Final

from chancellery.bots.bot import own_decision
from chancellery.bots.game_bot import GameBot
from chancellery.bots.personality import PLAIN, Temper
from chancellery.bots.planning.guide import Guide, guide_of
from chancellery.bots.planning.net import Net
from chancellery.bots.planning.search import Plan, Search
from chancellery.bots.planning.value import value
from chancellery.bots.planning.work import Work
from chancellery.kernel import Decision, Match, Move

MOST_MATCHES: Final = 512  # whose plans are remembered
LEAST_GAIN: Final = 0.004  # that makes a proposal worth a word


@dataclass(frozen=True)
class Intention:
    """A plan, the stretch it is for, and how many moves of the match were made before it."""

    span: Hashable
    made: int
    plan: Plan

    def next(self, match: Match, seat: int, span: Hashable) -> Move | None:
        """The move it goes on with, if all has gone according to plan."""
        if span != self.span or len(match) <= self.made:
            return None
        own = tuple([move for by, move in match.moves[self.made :] if by == seat])
        return self.plan[len(own)] if len(own) < len(self.plan) and own == self.plan[: len(own)] else None


class Planner:
    """Chooses by trying plans; in a game without a guide it plays as `instead` does."""

    def __init__(
        self, name: str, instead: GameBot, deep: bool = False, work: Work | None = None, by: Net | None = None
    ) -> None:
        self.name = name
        self.deep, self.work, self.by = deep, work, by  # work and net: other than the game's guide says
        self.instead = instead
        self._intentions: OrderedDict[Hashable, Intention] = OrderedDict()

    def choose(self, match: Match, seat: int, rng: Random) -> Move:
        return self.choose_as(match, seat, rng, PLAIN.temper)

    def choose_as(self, match: Match, seat: int, rng: Random, temper: Temper) -> Move:
        guide = guide_of(match.setup.game, match.definition)
        if guide is None:
            return self.instead.choose(match, seat, rng)
        decision = own_decision(match, seat)
        if len(decision.options) == 1:
            return decision.options[0]
        span = guide.span(match.state, seat)
        if span is None:
            word = temper.pledges
            if not guide.matters(decision) or (word and guide.given(match.state, decision, word)):
                return self.instead.choose_as(match, seat, rng, temper)
            return self._search(guide, match, seat, rng, temper).options(decision)[0][1]
        return self._planned(match, seat, decision, span, rng, guide, temper)

    def answer(self, match: Match, decision: Decision, rng: Random) -> Move:
        return self.instead.answer(match, decision, rng)

    def propose(self, match: Match, seat: int, rng: Random) -> Move | None:
        """Of what others are likely to sign, what the net says it gains most by."""
        guide = guide_of(match.setup.game, match.definition)
        if guide is None or not guide.negotiates(match):
            return None
        worlds = []
        for _ in range(guide.work(self.deep).worlds):
            world = match.state.fork()
            world.imagine(seat, rng)
            worlds.append(world)
        best, most = None, LEAST_GAIN
        for offer in guide.proposals(match, worlds[0], seat):
            gain = 0.0
            for world in worlds:
                agreed = world.fork()
                guide.as_if(agreed, offer, seat)
                gain += value(guide, agreed, seat, self.by) - value(guide, world, seat, self.by)
            if gain / len(worlds) > most:
                best, most = offer, gain / len(worlds)
        return best

    def _search(self, guide: Guide, match: Match, seat: int, rng: Random, temper: Temper) -> Search:
        return Search(guide, self.work or guide.work(self.deep), match.state, seat, rng, self.by, temper)

    def _planned(
        self, match: Match, seat: int, decision: Decision, span: Hashable, rng: Random, guide: Guide, temper: Temper
    ) -> Move:
        """The next move of the plan for this stretch; a new one where there is none or it cannot be kept to."""
        key = match.setup.commitment, seat, temper
        known = self._intentions.get(key)
        intended = known.next(match, seat, span) if known is not None else None
        if intended in decision.options:
            return intended
        plan, _ = self._search(guide, match, seat, rng, temper).plan(span)
        self._intentions[key] = Intention(span, len(match), plan)
        self._intentions.move_to_end(key)
        while len(self._intentions) > MOST_MATCHES:
            self._intentions.popitem(last=False)
        return plan[0]
