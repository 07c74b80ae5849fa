"""Odds: how likely a contest ends how, from what a seat may know.

Things that the seat cannot name lie with their holders, all deals of them equally likely. A game says who holds how
many, how many of them count and what they add; the deals are counted, or sampled where that would take too long.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import comb, prod
from random import Random
from typing import Final

from chancellery.locale import text
from chancellery.table.scene_asking import Chance, Odds

MOST_DEALS: Final = 100  # ways to divide places among holders that are counted to the end
SAMPLES: Final = 1500
KEPT: Final = 300  # questions that are remembered: many differ only in what is known to all

Margins = Mapping[int, int]  # how much one side is ahead, to the number of deals in which it is
Worth = Callable[[int, int], int]  # of a kind of things, and so many of them: what they add to the margin


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds so many things that the seat cannot name; the best of them count, the highest kinds first."""

    back: str
    count: int
    best: int
    worth: Worth
    also: tuple[int, ...] = ()  # things that the seat knows to be among them


@dataclass(frozen=True, slots=True)
class Hand:
    """A holder as numbers, kind by kind, the highest first: what is known of him, and what so many of a kind add."""

    count: int
    best: int
    also: tuple[int, ...]
    adds: tuple[tuple[int, ...], ...]

    def added(self, kind: int, has: int, n: int) -> int:
        """What `n` unseen things of a kind add, with those known, if `has` unseen ones were better."""
        better = has + sum(self.also[:kind])
        return self.adds[kind][min(self.best, better + n + self.also[kind]) - min(self.best, better)]


def margins(pools: Mapping[str, Mapping[int, int]], holders: Sequence[Holder], start: int = 0) -> tuple[Margins, bool]:
    """How often one side is ahead by how much, and whether that was sampled. `pools`: unseen things by their backs."""
    found, sampled = Counter({start: 1}), False
    for back in sorted({holder.back for holder in holders}):
        own, pool = [holder for holder in holders if holder.back == back], pools.get(back, {})
        kinds = sorted({*pool, *(kind for holder in own for kind in holder.also)}, reverse=True)
        there = tuple([pool.get(kind, 0) for kind in kinds])
        hands = tuple([_hand(holder, kinds, there) for holder in own])
        many = prod([hand.count + 1 for hand in hands]) > MOST_DEALS
        part, sampled = _sampled(there, hands) if many else _counted(there, hands), sampled or many
        joined: Counter[int] = Counter()
        for (a, times), (b, ways) in product(found.items(), part.items()):
            joined[a + b] += times * ways
        found = joined
    return found, sampled


def _hand(holder: Holder, kinds: Sequence[int], there: Sequence[int]) -> Hand:
    also = tuple([holder.also.count(kind) for kind in kinds])
    adds = []
    for kind, unseen, known in zip(kinds, there, also, strict=True):
        most = min(holder.best, unseen + known)
        adds.append(tuple([holder.worth(kind, n) if n else 0 for n in range(most + 1)]))
    return Hand(holder.count, holder.best, also, tuple(adds))


State = tuple[tuple[int, ...], int, int]  # how many unseen things each has, the margin, and what is left of a kind


@lru_cache(KEPT)
def _counted(there: tuple[int, ...], hands: tuple[Hand, ...]) -> Margins:
    """Kind by kind and hand by hand: how many of it are in the hand, and in how many ways."""
    states: dict[State, int] = {((0,) * len(hands), 0, 0): 1}
    for kind, count in enumerate(there[:-1]):
        states = _with_so_many(states, count)
        for i, hand in enumerate(hands):
            room = [range(min(count, hand.count - has) + 1) for has in range(hand.count + 1)]
            states = _given(states, i, [[hand.added(kind, has, n) for n in most] for has, most in enumerate(room)])
    found: Counter[int] = Counter()
    for (held, margin, left), times in _with_so_many(states, there[-1] if there else 0).items():
        for hand, has in zip(hands, held, strict=True):  # of the last kind each has what it lacks
            lacks = hand.count - has
            if lacks > left:
                times = 0
                break
            if there:
                margin += hand.added(len(there) - 1, has, lacks)
            times, left = times * comb(left, lacks), left - lacks
        if times:
            found[margin] += times
    return found


def _with_so_many(states: Mapping[State, int], count: int) -> dict[State, int]:
    """The states before a kind of which there are so many; what is left of one kind is no matter for the next."""
    merged: dict[State, int] = {}
    for (held, margin, _), times in states.items():
        key = (held, margin, count)
        merged[key] = merged.get(key, 0) + times
    return merged


def _given(states: Mapping[State, int], i: int, adds: Sequence[Sequence[int]]) -> dict[State, int]:
    """The states after hand number `i` got some of what is left; `adds`: by what it has, and what it gets."""
    found: dict[State, int] = {}
    for (held, margin, left), times in states.items():
        before, has, behind = held[:i], held[i], held[i + 1 :]
        for n, more in enumerate(adds[has][: left + 1]):
            key = ((*before, has + n, *behind), margin + more, left - n)
            found[key] = found.get(key, 0) + times * comb(left, n)
    return found


@lru_cache(KEPT)
def _sampled(there: tuple[int, ...], hands: tuple[Hand, ...]) -> Margins:
    """The same for some deals. Equal questions have equal answers: chance depends on nothing but what is known."""
    things = [kind for kind, count in enumerate(there) for _ in range(count)]
    rng, needed = Random(repr((there, hands))), sum([hand.count for hand in hands])
    found: Counter[int] = Counter()
    for _ in range(SAMPLES):
        dealt = rng.sample(things, needed)
        first = margin = 0
        for hand in hands:
            has, own = 0, dealt[first : first + hand.count]
            for kind, known in enumerate(hand.also):
                n = own.count(kind)
                if n or known:
                    margin += hand.added(kind, has, n)
                has += n
            first += hand.count
        found[margin] += 1
    return found


# -- whether they are told at all

_TOLD: ContextVar[bool] = ContextVar("odds", default=True)


def shown() -> bool:
    """Whether odds are worked out here; a game asks before it counts."""
    return _TOLD.get()


@contextmanager
def setting(told: bool) -> Iterator[None]:
    """A table may be played without odds: what is painted inside has none."""
    before = _TOLD.set(told)
    try:
        yield
    finally:
        _TOLD.reset(before)


# -- in words


def told(found: Margins, names: Sequence[str] | None, basis: str, lang: str, *, sampled: bool = False) -> Odds:
    """Odds in words, from margins of the reader's side or, for one who takes no part, of the first of two sides."""
    won = sum([times for margin, times in found.items() if margin > 0])
    lost = sum([times for margin, times in found.items() if margin < 0])
    shares = percents((won, found.get(0, 0), lost))
    if names is None:
        said = [text(lang, f"odds-{end}") for end in ("win", "draw", "lose")]
    else:
        said = [text(lang, "odds-side", side=name) for name in names]
        said.insert(1, text(lang, "odds-draw"))
    outcomes = tuple([Chance(end, share) for end, share in zip(said, shares, strict=True) if share])
    return Odds(shares[0] if names is None else None, outcomes, basis, sampled)


def percents(weights: Sequence[int]) -> list[int]:
    """Shares in percent that add up to 100; what is possible has at least 1."""
    total = sum(weights)
    shares = [max(1, weight * 100 // total) if weight else 0 for weight in weights]
    rest = [weight * 100 % total if weight * 100 >= total else 0 for weight in weights]
    for n in sorted(range(len(weights)), key=lambda n: -rest[n])[: max(0, 100 - sum(shares))]:
        shares[n] += 1
    shares[shares.index(max(shares))] += 100 - sum(shares)
    return shares
