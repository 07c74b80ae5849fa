"""Planners as bots: search once for a stretch of the match, then carry the plan out as long as it can be."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from random import Random
from typing import Any
from weakref import WeakKeyDictionary

from chancellery.bots.bot import own_decision
from chancellery.bots.planning.guide import Guide
from chancellery.bots.planning.search import Plan, Search, Work
from chancellery.kernel import Decision, Match, Move


@dataclass
class Intention:
    """What a seat is about to do, and for which stretch."""

    span: Hashable
    left: list[Move]


class Planner:
    """Chooses by trying plans. Where the game has no guide, nobody is asked to plan."""

    def __init__(self, name: str, work: Work, guides: dict[str, Any]) -> None:
        self.name = name
        self.work = work
        self.guides = guides
        self.intentions: WeakKeyDictionary[Match, dict[int, Intention]] = WeakKeyDictionary()

    def choose(self, match: Match, seat: int, rng: Random) -> Move:
        decision = own_decision(match, seat)
        state, guide = match.state, self.guides[match.setup.game](match)
        span = guide.span(state, seat)
        intended = self.intentions.setdefault(match, {})
        if span is None:
            intended.pop(seat, None)
            return decision.options[0] if len(decision.options) == 1 else self._alone(guide, state, seat, decision, rng)
        known = intended.get(seat)
        if known is not None and known.span == span and known.left and known.left[0] in decision.options:
            return known.left.pop(0)
        if len(decision.options) == 1:
            return decision.options[0]
        plan, _ = Search(guide, self.work, state, seat, rng).plan(span)
        first, *left = plan
        intended[seat] = Intention(span, left)
        return first

    def _alone(self, guide: Guide, state: Any, seat: int, decision: Decision, rng: Random) -> Move:
        return Search(guide, self.work, state, seat, rng).options(decision)[0][1]
