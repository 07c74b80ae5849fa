"""The search of a planner: plans for a whole stretch of the match, compared in the same worlds at the same moments."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from random import Random
from typing import Any

from chancellery.bots.patience import time_is_up
from chancellery.bots.personality import PLAIN, Temper
from chancellery.bots.planning.guide import Guide
from chancellery.bots.planning.value import value
from chancellery.bots.planning.work import Work
from chancellery.kernel import Decision, Move

Plan = tuple[Move, ...]
Watch = Callable[[Move, Any], None]
MOST = 2_000  # decisions of one trial; more of them are no plan


@dataclass(frozen=True)
class World:
    """A state the seat could be in, and the chance of what others do there."""

    state: Any
    chance: float

    def trial(self) -> tuple[Any, Random]:
        return self.state.clone(), Random(self.chance)


class Search:
    """One search of one seat at one decision."""

    def __init__(
        self,
        guide: Guide,
        work: Work,
        state: Any,
        seat: int,
        rng: Random,
        temper: Temper = PLAIN.temper,
        worlds: list[World] | None = None,
    ) -> None:
        self.guide, self.work, self.seat, self.rng = guide, work, seat, rng
        self.state, self.now = state, guide.moment(state)
        self.sensible = guide.mind(None)
        self.own = guide.tempered(self.sensible, temper)  # how the seat itself sees things: its first plan
        self.home = work.home if temper == PLAIN.temper else work.taste
        self.worlds = worlds or [self._world() for _ in range(work.worlds)]

    def _world(self) -> World:
        state = self.state.clone()
        state.definition().determinize(state, self.seat, self.rng)
        state.seed, state.counter = f"{self.rng.getrandbits(128):032x}", 0
        return World(state, self.rng.random())

    # -- playing on

    def _answer(self, s: Any, decision: Decision, move: Move) -> None:
        s.answer(s.asked.index(decision), move)

    def _others(self, s: Any, rng: Random) -> None:
        """One decision, made sensibly."""
        decision = s.open[0]
        self._answer(s, decision, self.guide.think(s, decision, rng, self.sensible))

    def _to_rest(self, s: Any, rng: Random, moments: int) -> None:
        """On to the next moment at which positions can be compared, and to so many after it."""
        guide, last, left = self.guide, self.now, MOST
        while s.outcome is None and left:
            if guide.at_rest(s) and (now := guide.moment(s)) != last:
                if not moments:
                    return
                moments, last = moments - 1, now
            self._others(s, rng)
            left -= 1

    def _value(self, s: Any, rng: Random) -> float:
        self._to_rest(s, rng, self.work.replies)
        return value(self.guide, s, self.seat)

    # -- plans

    def plan(self, span: Hashable) -> tuple[Plan, list[tuple[float, Plan]]]:
        """The best plan found, and the plans tried in all worlds with their values, best first."""
        work, found = self.work, dict[Plan, tuple[float, int]]()
        firsts = self.guide.firsts(self.worlds[0].state, self._own(self.worlds[0].state))
        sensible: Plan = ()
        for number in range(work.plans):
            if number and time_is_up():
                break
            at = number % min(2, work.worlds)
            first = firsts[number // 2 % len(firsts)] if firsts and number % 2 else None
            state, rng = self.worlds[at].trial()
            made = self._try(state, span, number, first)
            if not number:
                sensible = made
            if made not in found:
                found[made] = self._value(state, rng), at
        best = sorted(found, key=lambda plan: -found[plan][0])[: work.kept]
        if time_is_up():
            return best[0], [(found[plan][0], plan) for plan in best]
        if sensible not in best:
            best.append(sensible)
        valued = [(self._everywhere(plan, span, *found[plan]) + self.home * (plan == sensible), plan) for plan in best]
        valued.sort(key=lambda pair: -pair[0])
        return valued[0][1], valued

    def _own(self, s: Any) -> Decision:
        found: Decision = next(decision for decision in s.open if decision.seat == self.seat)
        return found

    def _try(self, s: Any, span: Hashable, number: int, first: Move | None) -> Plan:
        """A plan made up on the way to the end of the stretch: the moves of the seat."""
        guide, rng, made = self.guide, self.rng, list[Move]()
        mind, error = self.own, 0.0
        if number:
            mind, error = guide.mind(rng), self.work.error
        while s.outcome is None and guide.span(s, self.seat) == span:
            decision = s.open[0]
            if decision.seat != self.seat:
                self._others(s, rng)
                continue
            if first is not None:
                move, first = first, None
            elif error and rng.random() < error:
                move = rng.choice(decision.options)
            else:
                move = guide.think(s, decision, rng, mind)
            made.append(move)
            self._answer(s, decision, move)
        return tuple(made)

    def _everywhere(self, plan: Plan, span: Hashable, value: float, at: int) -> float:
        """The mean of a plan over all worlds; in one it was tried already."""
        total = value
        for number, world in enumerate(self.worlds):
            if number != at:
                state, rng = world.trial()
                self._follow(state, plan, span, rng)
                total += self._value(state, rng)
        return total / len(self.worlds)

    def _follow(self, s: Any, plan: Plan, span: Hashable, rng: Random) -> None:
        """Plays a plan as far as it can be played."""
        left = list(plan)
        while s.outcome is None and self.guide.span(s, self.seat) == span:
            decision = s.open[0]
            if decision.seat == self.seat and left and left[0] in decision.options:
                self._answer(s, decision, left.pop(0))
            else:
                if decision.seat == self.seat:
                    left.clear()
                self._others(s, rng)

    def outcome(self, plan: Plan, span: Hashable | None, watch: Watch) -> float:
        """The mean of a plan, or of one move where no stretch is planned, over all worlds; `watch` sees its ends."""
        total = 0.0
        for world in self.worlds:
            state, rng = world.trial()
            if span is not None:
                self._follow(state, plan, span, rng)
            elif plan[0] in (own := self._own(state)).options:
                self._answer(state, own, plan[0])
            total += self._value(state, rng)
            watch(plan[0], state)
        return total / len(self.worlds)

    # -- a decision that stands alone

    def options(self, decision: Decision, watch: Watch | None = None) -> list[tuple[float, Move]]:
        """The options that are worth a thought, with their values, best first; `watch` sees where each trial ends."""
        guide, rng, work = self.guide, self.rng, self.work
        first = guide.think(self.worlds[0].state, self._own(self.worlds[0].state), rng, self.own)
        rest = [move for move in decision.options if move != first]
        if len(rest) >= work.options:
            rest = self._by_other_minds(rest)
        tried = [first, *rest]
        totals = [0.0] * len(tried)
        seen = 0
        for world in self.worlds:
            if seen and time_is_up():
                break
            seen += 1
            for number, move in enumerate(tried):
                state, chance = world.trial()
                own = self._own(state)
                if move in own.options:
                    self._answer(state, own, move)
                totals[number] += self._value(state, chance)
                if watch is not None:
                    watch(move, state)
        totals[0] += self.home * seen
        return sorted(((total / seen, move) for total, move in zip(totals, tried)), key=lambda p: -p[0])

    def _by_other_minds(self, rest: list[Move]) -> list[Move]:
        """What others of the same trade would choose, and some by chance."""
        guide, rng, count = self.guide, self.rng, self.work.options - 1
        state = self.worlds[0].state
        chosen = dict.fromkeys([guide.think(state, self._own(state), rng, guide.mind(rng)) for _ in range(count)])
        found = [move for move in chosen if move in rest]
        others = [move for move in rest if move not in chosen]
        return found + rng.sample(others, min(len(others), count - len(found)))
