"""Advice: what a player of some level thinks of the options of a decision, and what it expects to come of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from chancellery.bots.bot import own_decision
from chancellery.bots.game_bot import GameBot, plays
from chancellery.bots.planning.guide import Guide, guide_of
from chancellery.bots.planning.search import Plan, Search
from chancellery.bots.planning.value import judged
from chancellery.bots.planning.work import Work
from chancellery.kernel import Decision, Match, Move

SENSIBLE, PLANNER, MASTER = ADVISERS = ("sensible", "planner", "master")
LIGHT: Final = Work(
    plans=0, kept=0, worlds=2, replies=0, options=4
)  # no plans: each option as the sensible player goes on
LEAST: Final = 3  # options that are weighed where there are so many
MOST_REASONS: Final = 3
LEAST_CHANGE: Final = 0.25  # of a measure that is worth a word
AGREED: Final = 0.75  # part of the worlds in which an option is apart to the same side; of what others have, all
OWN: Final = 3.0  # how much more a change of one's own tells
DECIDES: Final = 2.0  # and one of what decides the match
Key = tuple[str, str]  # a measure of a power


@dataclass(frozen=True)
class Expected:
    """How a measure of a power is expected to have changed by the end of the stretch ahead."""

    measure: str
    power: str
    change: float


@dataclass(frozen=True)
class Advice:
    """One option: how likely it wins the match (None where nobody can tell), and what sets it apart from the others."""

    move: Move
    chance: float | None
    expects: tuple[Expected, ...] = ()
    sensible: bool = False  # whether the sensible player would choose it, by rules of thumb

    @property
    def percent(self) -> int | None:
        return None if self.chance is None else round(100 * self.chance)


class _Ledger:
    """The measures and the chances at the ends of the trials of each option, world by world."""

    def __init__(self, guide: Guide, s: Any, seat: int) -> None:
        self.guide, self.seat = guide, seat
        self.before = _flat(s)
        self.own = _own(s, seat, {power for _, power in self.before})
        self.goals = set(s.definition().goals())
        self.chances: defaultdict[Move, float] = defaultdict(float)
        self.ends: defaultdict[Move, list[dict[Key, float]]] = defaultdict(list)

    def note(self, move: Move, s: Any) -> None:
        self.chances[move] += judged(self.guide, s, self.seat)[0]
        self.ends[move].append({key: number - self.before.get(key, 0) for key, number in _flat(s).items()})

    def chance(self, move: Move) -> float:
        return self.chances[move] / len(self.ends[move])

    def usual(self, moves: Sequence[Move]) -> list[dict[Key, float]]:
        """What the options bring on the whole in each world; nothing where there is but one."""
        if len(moves) == 1:
            return [{} for _ in self.ends[moves[0]]]
        found: list[dict[Key, float]] = []
        for world in range(max([len(self.ends[move]) for move in moves])):
            ends = [self.ends[move][world] for move in moves if len(self.ends[move]) > world]
            keys = {key for end in ends for key in end}
            found.append({key: sum([end.get(key, 0.0) for end in ends], 0.0) / len(ends) for key in keys})
        return found

    def telling(self, move: Move, usual: Sequence[dict[Key, float]]) -> tuple[Expected, ...]:
        """The changes that set an option apart from the others in nearly all worlds: what one world brings and the next
        does not is chance. Those of the seat's own powers and of what decides the match come first."""
        ends, told = self.ends[move], list[tuple[float, Key, float]]()
        for key in sorted({key for end in ends for key in end}):
            change = sum([end.get(key, 0.0) for end in ends], 0.0) / len(ends)
            apart = [end.get(key, 0.0) - other.get(key, 0.0) for end, other in zip(ends, usual)]
            mean, own = sum(apart, 0.0) / len(apart), key[1] in self.own
            agreed = sum([1 for one in apart if one * mean > 0]) / len(apart)
            if min(abs(mean), abs(change)) >= LEAST_CHANGE and agreed >= (AGREED if own else 1.0):
                weight = (OWN if own else 1.0) * (DECIDES if key[0] in self.goals else 1.0)
                told.append((-weight * abs(mean), key, change))
        told.sort()
        return tuple([Expected(*key, round(change, 1)) for _, key, change in told[:MOST_REASONS]])


def _own(s: Any, seat: int, powers: set[str]) -> set[str]:
    """Those of the powers that are the seat's own."""
    for names in s.definition().notation.words.values():
        if powers <= set(names):
            return {name for actor, name in enumerate(names) if name in powers and s.seat_for(actor) == seat}
    return set()


def _flat(s: Any) -> dict[Key, int]:
    measures: dict[str, dict[str, int]] = s.definition().measures(s)
    return {(measure, power): number for measure, of in measures.items() for power, number in of.items()}


def advise(match: Match, seat: int, rng: Random, level: str = PLANNER) -> list[Advice]:
    """The options that are worth a thought, best first. Where no chances can be reckoned it is what the sensible player
    would choose, and nothing in a game that has none."""
    guide = guide_of(match.setup.game, match.definition)
    if guide is None:
        return [Advice(GameBot(SENSIBLE).choose(match, seat, rng), None)] if plays(match.setup.game, SENSIBLE) else []
    search = Search(guide, work_of(guide, level), match.state, seat, rng)
    return weighed(search, own_decision(match, seat))


def work_of(guide: Guide, level: str) -> Work:
    return LIGHT if level == SENSIBLE else guide.work(level == MASTER)


def weighed(search: Search, decision: Decision, also: Sequence[Move] = ()) -> list[Advice]:
    """The options that are worth a thought and those in `also`, best first: each as the best plan that begins with it
    where plans are made, else as the sensible player goes on."""
    guide, seat = search.guide, search.seat
    ledger = _Ledger(guide, search.state, seat)
    span = guide.span(search.state, seat) if search.work.plans else None
    if span is None:
        found = {move: value for value, move in search.options(decision, ledger.note)}
    else:
        plans: dict[Move, Plan] = {}
        for _, plan in search.plan(span)[1]:
            plans.setdefault(plan[0], plan)
        for move in _other_ideas(search, decision, LEAST - len(plans)):
            plans.setdefault(move, (move,))
        found = {move: search.outcome(plan, span, ledger.note) for move, plan in plans.items()}
    found |= {move: search.outcome((move,), span, ledger.note) for move in also if move not in found}
    usual, thumb = ledger.usual(list(found)), _by_thumb(search)
    advice = [Advice(move, ledger.chance(move), ledger.telling(move, usual), move == thumb) for move in found]
    return sorted(advice, key=lambda one: (-(one.percent or 0), -found[one.move]))


def _by_thumb(search: Search) -> Move:
    """What the seat, with its temper, would choose without a search."""
    world = search.worlds[0].state
    own = next(one for one in world.open if one.seat == search.seat)
    return search.guide.think(world, own, Random(0), search.own)


def _other_ideas(search: Search, decision: Decision, count: int) -> list[Move]:
    """What others of the same trade might choose, where the best plans all begin alike."""
    guide, rng, world = search.guide, search.rng, search.worlds[0].state
    own = next(one for one in world.open if one.seat == search.seat)
    tries = search.work.options if count > 0 else 0
    found = dict.fromkeys([guide.think(world, own, rng, guide.mind(rng)) for _ in range(tries)])
    rest = [move for move in decision.options if move not in found]
    return [*found, *rng.sample(rest, min(len(rest), max(0, count)))]
