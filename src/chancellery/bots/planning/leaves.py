"""Leaves of searches, judged together: many searches may share one evaluator, a net or a bot.

A search is a generator: it yields leaves, gets their values, and returns what it found.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np

from chancellery.bots.planning.guide import Guide
from chancellery.bots.planning.net import Net, Numbers, net
from chancellery.bots.planning.value import ended, read_off, value, worth
from chancellery.kernel import Decision, Move

MOST: Final = 20_000  # decisions of a match that is played out
T = TypeVar("T")
L = TypeVar("L")


class Leaf(NamedTuple):
    """A position to be judged for a seat."""

    guide: Guide
    state: Any
    seat: int


Evaluate = Callable[[Sequence[L]], Sequence[float]]  # one value for each leaf
Searching = Generator[list[L], Sequence[float], T]
Choose = Callable[[Any, Decision, Random], Move]  # of a state


def alone(search: Searching[L, T], evaluate: Evaluate[L]) -> T:
    """What one search finds."""
    return share([search], evaluate)[0]


def share(searches: Sequence[Searching[L, T]], evaluate: Evaluate[L]) -> list[T]:
    """What several searches find that go on side by side: the evaluator gets the leaves of all of them at once."""
    found: dict[int, T] = {}
    wanting: dict[int, list[L]] = {}

    def go_on(number: int, values: Sequence[float] | None) -> None:
        search = searches[number]
        try:
            wanting[number] = next(search) if values is None else search.send(values)
        except StopIteration as over:
            wanting.pop(number, None)
            found[number] = over.value

    for number in range(len(searches)):
        go_on(number, None)
    while wanting:
        values = evaluate([leaf for leaves in wanting.values() for leaf in leaves])
        at = 0
        for number, leaves in list(wanting.items()):
            go_on(number, values[at : at + len(leaves)])
            at += len(leaves)
    return [found[number] for number in range(len(searches))]


class Singly:
    """By the net of each leaf's guide, or another, a leaf at a time: the same last digits whoever searches beside."""

    def __init__(self, by: Net | None = None) -> None:
        self.by = by

    def __call__(self, leaves: Sequence[Leaf]) -> list[float]:
        return [value(leaf.guide, leaf.state, leaf.seat, self.by) for leaf in leaves]


class Batched:
    """The same with one pass through the net for all leaves; the last digits may depend on how many there are."""

    def __init__(self, by: Callable[[Numbers], Numbers] | None = None) -> None:
        self.by = by

    def __call__(self, leaves: Sequence[Leaf]) -> list[float]:
        found = [0.0] * len(leaves)
        rows: dict[str, list[tuple[int, Numbers]]] = {}
        for number, leaf in enumerate(leaves):
            if leaf.state.outcome is not None:
                found[number] = worth(ended(leaf.guide, leaf.state, leaf.seat))
            else:
                rows.setdefault(leaf.guide.weights, []).append((number, leaf.guide.rows(leaf.state, leaf.seat)))
        for weights, of in rows.items():
            by: Callable[[Numbers], Numbers] = self.by or net(weights)
            said, at = by(np.concatenate([one for _, one in of])), 0
            for number, one in of:
                leaf = leaves[number]
                found[number] = worth(read_off(leaf.guide, leaf.state, leaf.seat, said[at : at + len(one)]))
                at += len(one)
        return found


class PlayedOut:
    """By a player: each leaf is played to its end by the sensible player of its game, or by another."""

    def __init__(self, seed: str, choose: Choose | None = None) -> None:
        self.seed, self.choose = seed, choose

    def __call__(self, leaves: Sequence[Leaf]) -> list[float]:
        return [self._played(leaf) for leaf in leaves]

    def _played(self, leaf: Leaf) -> float:
        s, rng, left = leaf.state.fork(), Random(self.seed), MOST
        sensible = leaf.guide.mind(None)
        while s.outcome is None and left:
            decision = s.open[0]
            if self.choose is None:
                move = leaf.guide.think(s, decision, rng, sensible)
            else:
                move = self.choose(s, decision, rng)
            s.answer(s.asked.index(decision), move)
            left -= 1
        return value(leaf.guide, s, leaf.seat)
