"""Advice: what a planner thinks of the options of a decision, and what it expects to come of them."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from random import Random
from typing import Any

from chancellery.bots.bot import own_decision
from chancellery.bots.planning.guide import Guide, guide_of
from chancellery.bots.planning.search import Search
from chancellery.bots.planning.value import judged
from chancellery.kernel import Match, Move

MOST_REASONS = 3
LEAST_CHANGE = 0.25  # of a measure that is worth a word


@dataclass(frozen=True)
class Expected:
    """How a measure of a power is expected to have changed by the end of the stretch ahead."""

    measure: str
    power: str
    change: float


@dataclass(frozen=True)
class Advice:
    """One option: how likely it wins the match, and what sets it apart from the others."""

    move: Move
    chance: float
    expects: tuple[Expected, ...]


class _Ledger:
    """The measures and the chances at the ends of the trials of each option."""

    def __init__(self, guide: Guide, s: Any, seat: int) -> None:
        self.guide, self.seat = guide, seat
        self.before = _flat(s)
        self.chances: defaultdict[Move, float] = defaultdict(float)
        self.sums: dict[Move, defaultdict[tuple[str, str], float]] = {}
        self.count: dict[Move, int] = {}

    def note(self, move: Move, s: Any) -> None:
        self.chances[move] += judged(self.guide, s, self.seat)[0]
        sums = self.sums.setdefault(move, defaultdict(float))
        for key, number in _flat(s).items():
            sums[key] += number
        self.count[move] = self.count.get(move, 0) + 1

    def changes(self, move: Move) -> dict[tuple[str, str], float]:
        return {key: total / self.count[move] - self.before.get(key, 0) for key, total in self.sums[move].items()}


def _flat(s: Any) -> dict[tuple[str, str], int]:
    measures: dict[str, dict[str, int]] = s.definition().measures(s)
    return {(measure, power): number for measure, of in measures.items() for power, number in of.items()}


def advise(match: Match, seat: int, rng: Random) -> list[Advice]:
    """The options that are worth a thought, best first; none in a game without a guide."""
    guide = guide_of(match.setup.game, match.definition)
    if guide is None:
        return []
    ledger = _Ledger(guide, match.state, seat)
    found = Search(guide, guide.work(False), match.state, seat, rng).options(own_decision(match, seat), ledger.note)
    changes = {move: ledger.changes(move) for _, move in found}
    keys = {key for of in changes.values() for key in of}
    usual = {key: sum(of.get(key, 0.0) for of in changes.values()) / len(changes) for key in keys}
    if len(found) == 1:
        usual = {}
    return [
        Advice(move, ledger.chances[move] / ledger.count[move], _telling(changes[move], usual)) for _, move in found
    ]


def _telling(changes: dict[tuple[str, str], float], usual: dict[tuple[str, str], float]) -> tuple[Expected, ...]:
    """The changes that differ most from what the options bring on the whole."""
    apart = sorted(changes, key=lambda key: (-abs(changes[key] - usual.get(key, 0.0)), key))
    told = [key for key in apart if abs(changes[key]) >= LEAST_CHANGE][:MOST_REASONS]
    return tuple([Expected(measure, power, round(changes[measure, power], 1)) for measure, power in told])
