"""Odds: how likely a contest ends how, from what a seat may know.

Things that the seat cannot name lie with their holders, all deals of them equally likely. A game says who holds how
many, how many of them count and what they add; the deals are counted, or sampled where that would take too long.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import comb, prod
from random import Random
from typing import Final

from chancellery.locale import text
from chancellery.table.scene_asking import Chance, Odds

MOST_DEALS: Final = 150  # ways to divide places among holders that are counted to the end
SAMPLES: Final = 800

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


def margins(pools: Mapping[str, Mapping[int, int]], holders: Sequence[Holder], start: int = 0) -> tuple[Margins, bool]:
    """How often one side is ahead by how much, and whether that was sampled. `pools`: unseen things by their backs."""
    found, sampled = Counter({start: 1}), False
    for back in sorted({holder.back for holder in holders}):
        own = [holder for holder in holders if holder.back == back]
        pool = {kind: count for kind, count in sorted(pools.get(back, {}).items()) if count}
        many = prod([holder.count + 1 for holder in own]) > MOST_DEALS
        part, sampled = _sampled(pool, own) if many else _counted(pool, own), sampled or many
        joined: Counter[int] = Counter()
        for (a, times), (b, ways) in product(found.items(), part.items()):
            joined[a + b] += times * ways
        found = joined
    return found, sampled


def _counted(pool: Mapping[int, int], holders: Sequence[Holder]) -> Margins:
    """Kind by kind, the highest first: how many of it each holder has, and in how many ways."""
    full = tuple([holder.count for holder in holders])
    states = Counter({((0,) * len(holders), 0): 1})  # how many unseen things each has, and the margin
    for kind in sorted({*pool, *(kind for holder in holders for kind in holder.also)}, reverse=True):
        there, before, states = pool.get(kind, 0), states, Counter()
        for (held, margin), times in before.items():
            for given in product(*[range(min(there, most - has) + 1) for most, has in zip(full, held)]):
                left, ways, more = there, times, 0
                for one, has, n in zip(holders, held, given):
                    if n <= left:
                        more += _added(one, kind, has, n)
                    ways, left = ways * comb(left, n), left - n
                    if not ways:
                        break
                if ways:
                    states[tuple([has + n for has, n in zip(held, given)]), margin + more] += ways
    found: Counter[int] = Counter()
    for (held, margin), times in states.items():
        if held == full:
            found[margin] += times
    return found


def _added(one: Holder, kind: int, has: int, n: int) -> int:
    """What a holder's things of one kind add if `has` unseen ones were better."""
    better = has + sum([known > kind for known in one.also])
    count = min(one.best, better + n + one.also.count(kind)) - min(one.best, better)
    return one.worth(kind, count) if count else 0


def _sampled(pool: Mapping[int, int], holders: Sequence[Holder]) -> Margins:
    """The same for some deals. Equal questions have equal answers: chance depends on nothing but what is known."""
    things = [kind for kind, count in pool.items() for _ in range(count)]
    rng = Random(repr((things, [(one.count, one.best, one.also) for one in holders])))
    found: Counter[int] = Counter()
    for _ in range(SAMPLES):
        rng.shuffle(things)
        first = margin = 0
        for one in holders:
            held = sorted((*things[first : first + one.count], *one.also), reverse=True)[: one.best]
            margin += sum([one.worth(kind, count) for kind, count in Counter(held).items()])
            first += one.count
        found[margin] += 1
    return found


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
