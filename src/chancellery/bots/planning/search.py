"""The search of a planner: plans for a whole stretch of the match, compared in the same worlds at the same moments."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from chancellery.bots.patience import time_is_up
from chancellery.bots.personality import PLAIN, Temper
from chancellery.bots.planning.guide import Guide
from chancellery.bots.planning.leaves import Evaluate, Leaf, Searching, Singly, alone
from chancellery.bots.planning.net import Net
from chancellery.bots.planning.work import Work
from chancellery.kernel import Decision, Move

Plan = tuple[Move, ...]
Planned = tuple[Plan, list[tuple[float, Plan]]]
Watch = Callable[[Move, Any], None]
MOST: Final = 2_000  # decisions of one trial; more of them are no plan


@dataclass(frozen=True)
class World:
    """A state the seat could be in, the minds of the others there, and the chance of what they do."""

    state: Any
    chance: float
    mind: Any

    def trial(self) -> tuple[Any, Random]:
        return self.state.fork(), Random(self.chance)


class Sketch:
    """A plan that was made in a world, and what has come of it there so far."""

    def __init__(self, plan: Plan, at: int, state: Any, rng: Random, mind: Any, replies: int, last: Hashable) -> None:
        self.plan, self.at = plan, at
        self.state, self.rng, self.mind = state, rng, mind
        self.replies, self.last = replies, last  # moments to come until it is judged, after that one; -1: judged


class Search:
    """One search of one seat at one decision."""

    def __init__(
        self,
        guide: Guide,
        work: Work,
        state: Any,
        seat: int,
        rng: Random,
        by: Net | None = None,
        temper: Temper = PLAIN.temper,
        worlds: list[World] | None = None,
    ) -> None:
        self.guide, self.work, self.seat, self.rng = guide, work, seat, rng
        self.evaluate: Evaluate[Leaf] = Singly(by)
        self.state, self.now = state, guide.moment(state)
        self.sensible = guide.mind(None)
        self.own = guide.tempered(self.sensible, temper)  # how the seat itself sees things: its first plan
        self.word = temper.pledges
        self.home = work.home if temper == PLAIN.temper else work.taste
        self.needed = self.home
        self.replies = guide.replies(state, work, guide.span(state, seat) is not None)
        self.worlds = worlds or [self._world(number) for number in range(work.worlds)]

    def _world(self, number: int) -> World:
        state = self.state.fork()
        state.imagine(self.seat, self.rng)
        mind = self.guide.mind(self.rng) if self.work.pool and number % 2 else self.sensible
        return World(state, self.rng.random(), mind)

    # -- playing on

    def _answer(self, s: Any, decision: Decision, move: Move) -> None:
        s.answer(s.asked.index(decision), move)

    def _others(self, s: Any, rng: Random, mind: Any) -> None:
        """One decision, made by somebody of a mind; our own sensibly."""
        decision = s.open[0]
        mind = self.sensible if decision.seat == self.seat else mind
        self._answer(s, decision, self.guide.think(s, decision, rng, mind))

    def _to_rest(self, s: Any, rng: Random, mind: Any) -> None:
        """On to the next moment at which positions can be compared, and to those after it until which others answer."""
        self._on(s, rng, mind, self.now, self.replies)

    def _on(self, s: Any, rng: Random, mind: Any, last: Hashable, moments: int) -> None:
        """On to the next such moment after `last`, and to so many after it."""
        guide, left = self.guide, MOST
        while s.outcome is None and left:
            if guide.at_rest(s) and (now := guide.moment(s)) != last:
                if not moments:
                    return
                moments, last = moments - 1, now
            self._others(s, rng, mind)
            left -= 1

    def _leaf(self, s: Any, rng: Random, mind: Any) -> Leaf:
        self._to_rest(s, rng, mind)
        return Leaf(self.guide, s, self.seat)

    def _needed(self, differ: float) -> float:
        """By how much another must be better than the sensible one: little where all are worth much the same."""
        return min(self.home, self.work.doubt * differ) if self.work.doubt else self.home

    # -- plans

    def plan(self, span: Hashable) -> Planned:
        """The best plan found, and the plans that were tried again with their values, best first."""
        return alone(self.planning(span), self.evaluate)

    def planning(self, span: Hashable) -> Searching[Leaf, Planned]:
        """The same as a search that may share its evaluator with others."""
        work, found = self.work, dict[Plan, dict[int, float]]()
        sketches = self._sketches(span)
        sensible = sketches[0].plan
        if work.sketched:
            sketches = yield from self._chosen(sketches)
        leaves: list[Leaf] = []
        for sketch in sketches:
            if leaves and time_is_up():
                break
            leaves.append(self._ended(sketch))
        values = yield leaves
        for sketch, one in zip(sketches, values):
            found[sketch.plan] = {sketch.at: one}
        self.needed = self._needed(_differ(found))
        best = self._promising(found)[: work.kept]
        if not time_is_up():
            best = yield from self._halved(best if sensible in best else [*best, sensible], found, sensible, span)
        valued = [(_mean(found[plan]), plan) for plan in best]
        return valued[0][1], valued

    def _sketches(self, span: Hashable) -> list[Sketch]:
        """Different plans, each played to its end in one of two worlds; the sensible one first."""
        work, found = self.work, dict[Plan, Sketch]()
        firsts = self._kept(self.worlds[0].state, self._own(self.worlds[0].state))
        if work.sketched:
            self.rng.shuffle(firsts)
        for number in range(work.sketched or work.plans):
            if number and time_is_up():
                break
            at = (number // 2 if work.sketched else number) % min(2, work.worlds)  # all kinds in both
            first = firsts[number // 2 % len(firsts)] if firsts and number % 2 else None
            world = self.worlds[at]
            state, rng = world.trial()
            made = self._try(state, span, number, first, world.mind)
            if made not in found:
                found[made] = sketch = Sketch(made, at, state, rng, world.mind, self.replies, self.now)
                if not work.sketched:
                    self._ended(sketch)
        return list(found.values())

    def _chosen(self, sketches: list[Sketch]) -> Searching[Leaf, list[Sketch]]:
        """The best of many plans by how they stand at the next moment, the sensible one among them."""
        leaves: list[Leaf] = []
        for sketch in sketches:
            if leaves and time_is_up():
                break
            self._on(sketch.state, sketch.rng, sketch.mind, self.now, 0)
            sketch.replies, sketch.last = self.replies - 1, self.guide.moment(sketch.state)
            leaves.append(Leaf(self.guide, sketch.state, self.seat))
        values = yield leaves
        found = {sketch.plan: {sketch.at: one} for sketch, one in zip(sketches, values)}
        best = [sketches[0].plan, *[plan for plan in self._promising(found) if plan != sketches[0].plan]]
        kept = best[: self.work.plans]
        return [sketch for sketch in sketches if sketch.plan in kept]

    def _ended(self, sketch: Sketch) -> Leaf:
        """What comes of a plan that was played to its end."""
        if sketch.replies >= 0:
            self._on(sketch.state, sketch.rng, sketch.mind, sketch.last, sketch.replies)
            sketch.replies = -1
        return Leaf(self.guide, sketch.state, self.seat)

    def _promising(self, found: dict[Plan, dict[int, float]]) -> list[Plan]:
        """Plans tried in one world each, best first: by how much each is better than others in the same world."""
        usual = dict[int, list[float]]()
        for values in found.values():
            for at, one in values.items():
                usual.setdefault(at, []).append(one)
        means = {at: sum(values, 0.0) / len(values) for at, values in usual.items()}

        def better(plan: Plan) -> float:
            return sum((one - means[at] for at, one in found[plan].items()), 0.0)

        return sorted(found, key=better, reverse=True)

    def _halved(
        self, best: list[Plan], found: dict[Plan, dict[int, float]], sensible: Plan, span: Hashable
    ) -> Searching[Leaf, list[Plan]]:
        """Plans compared in more and more of the same worlds, fewer and fewer of them; best first."""
        seen = 0
        while True:
            seen = min(max(2, 2 * seen), len(self.worlds))
            lacking = [(plan, at) for plan in best for at in range(seen) if at not in found[plan]]
            values = yield [self._followed(plan, span, self.worlds[at]) for plan, at in lacking]
            for (plan, at), one in zip(lacking, values, strict=True):
                found[plan][at] = one
            best.sort(key=lambda plan: -_mean(found[plan]) - self.needed * (plan == sensible))
            if seen == len(self.worlds) or len(best) == 1 or time_is_up():
                return best
            best = best[: max(2, (len(best) + 1) // 2)]

    def _kept(self, s: Any, decision: Decision) -> list[Move]:
        """Moves that are each worth beginning a plan with, and that keep the word of the seat."""
        found = self.guide.firsts(s, decision)
        return [move for move in found if self.guide.keeps(s, decision, move, self.word)] if self.word else found

    def _own(self, s: Any) -> Decision:
        found: Decision = next(decision for decision in s.open if decision.seat == self.seat)
        return found

    def _try(self, s: Any, span: Hashable, number: int, first: Move | None, others: Any) -> Plan:
        """A plan made up on the way to the end of the stretch: the moves of the seat."""
        guide, rng, made = self.guide, self.rng, list[Move]()
        mind, error = self.own, 0.0
        if number:
            mind, error = guide.intent(rng), self.work.error
            if self.word:
                mind = guide.tempered(mind, Temper(pledges=self.word))
        while s.outcome is None and guide.span(s, self.seat) == span:
            decision = s.open[0]
            if decision.seat != self.seat:
                self._others(s, rng, others)
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

    def _followed(self, plan: Plan, span: Hashable, world: World) -> Leaf:
        """What comes of a plan in a world."""
        state, rng = world.trial()
        self._follow(state, plan, span, rng, world.mind)
        return self._leaf(state, rng, world.mind)

    def _follow(self, s: Any, plan: Plan, span: Hashable, rng: Random, mind: Any) -> None:
        """Plays a plan as far as it can be played."""
        left = list(plan)
        while s.outcome is None and self.guide.span(s, self.seat) == span:
            decision = s.open[0]
            if decision.seat == self.seat and left and left[0] in decision.options:
                self._answer(s, decision, left.pop(0))
            else:
                if decision.seat == self.seat:
                    left.clear()
                self._others(s, rng, mind)

    def outcome(self, plan: Plan, span: Hashable | None, watch: Watch) -> float:
        """The mean of a plan, or of one move where no stretch is planned, over all worlds or as many as there is
        time for; `watch` sees its ends."""
        total, seen = 0.0, 0
        for world in self.worlds:
            if seen and time_is_up():
                break
            seen += 1
            state, rng = world.trial()
            if span is not None:
                self._follow(state, plan, span, rng, world.mind)
            elif plan[0] in (own := self._own(state)).options:
                self._answer(state, own, plan[0])
            total += self.evaluate([self._leaf(state, rng, world.mind)])[0]
            watch(plan[0], state)
        return total / seen

    # -- a decision that stands alone

    def options(self, decision: Decision, watch: Watch | None = None) -> list[tuple[float, Move]]:
        """The options that are worth a thought, with their values, best first; `watch` sees where each trial ends."""
        return alone(self.choosing(decision, watch), self.evaluate)

    def choosing(self, decision: Decision, watch: Watch | None = None) -> Searching[Leaf, list[tuple[float, Move]]]:
        """The same as a search that may share its evaluator with others."""
        guide, rng, work = self.guide, self.rng, self.work
        first = guide.think(self.worlds[0].state, self._own(self.worlds[0].state), rng, self.own)
        rest = [move for move in decision.options if move != first]
        if len(rest) >= work.options:
            rest = self._by_other_minds(rest)
        tried = [first, *rest]
        values: dict[Move, dict[int, float]] = {move: {} for move in tried}
        for number, world in enumerate(self.worlds):
            if number and time_is_up():
                break
            if number >= 2 and watch is None:  # those who only want the best need not see the others to the end
                tried = _better(tried, values)
            leaves = [self._after(move, world) for move in tried]
            said = yield leaves
            if not number:
                self.needed = self._needed(_spread(said))
            for move, leaf, one in zip(tried, leaves, said, strict=True):
                values[move][number] = one + self.needed * (move == first)
                if watch is not None:
                    watch(move, leaf.state)
        found = [(_mean(values[move]), move) for move in tried]
        return sorted(found, key=lambda pair: -pair[0])

    def _after(self, move: Move, world: World) -> Leaf:
        """What comes of a move in a world, if it is possible there."""
        state, chance = world.trial()
        own = self._own(state)
        if move in own.options:
            self._answer(state, own, move)
        return self._leaf(state, chance, world.mind)

    def _by_other_minds(self, rest: list[Move]) -> list[Move]:
        """What others of the same trade would choose, and some by chance."""
        guide, rng, count = self.guide, self.rng, self.work.options - 1
        state = self.worlds[0].state
        chosen = dict.fromkeys([guide.think(state, self._own(state), rng, guide.mind(rng)) for _ in range(count)])
        found = [move for move in chosen if move in rest]
        others = [move for move in rest if move not in chosen]
        return found + rng.sample(others, min(len(others), count - len(found)))


def _better(tried: list[Move], values: dict[Move, dict[int, float]]) -> list[Move]:
    """The better half, two at least."""
    return sorted(tried, key=lambda move: -_mean(values[move]))[: max(2, (len(tried) + 1) // 2)]


def _mean(values: dict[int, float]) -> float:
    return sum(values.values(), 0.0) / len(values)


def _differ(found: dict[Plan, dict[int, float]]) -> float:
    """How much plans differ in the same world."""
    by_world = dict[int, list[float]]()
    for values in found.values():
        for at, one in values.items():
            by_world.setdefault(at, []).append(one)
    return max([_spread(values) for values in by_world.values()])


def _spread(values: Sequence[float]) -> float:
    """The standard deviation."""
    mean = sum(values, 0.0) / len(values)
    return float((sum([(one - mean) ** 2 for one in values], 0.0) / len(values)) ** 0.5)
