"""Proves an answer: all lines of the solver, all replies of the others, over deals that look alike to the solver.

A world is one deal the solver could be in. Worlds that still look alike to him are decided together: he must choose
one move for all of them. What is proved is in how many of them a goal is reached however the others reply.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from chancellery.kernel import Match, Move
from chancellery.kernel.events import told
from chancellery.kernel.plain import Plain, stored_fields

Reached = Callable[[Any, Sequence[Any]], bool]  # the state and what has happened since the puzzle began
Failed = frozenset[int]  # numbers of worlds in which the goal is not reached
LONGEST = 60  # replies in a row
DEEPEST = 40  # moves of the solver
FEW, MANY = 2, 8  # worlds
BATTLES = frozenset({"battle", "result", "battle_won", "battle_tied"})  # what goals speak of and a state does not show


class TooLong(Exception):
    """There is more to look at than the limit allows."""


@dataclass(frozen=True, slots=True)
class World:
    """A deal as far as it has been played; `seen` stands for what the solver has been told since, `past` is how battles
    went."""

    number: int
    state: Any
    seen: int = 0
    past: tuple[Any, ...] = ()


@dataclass
class Search:
    """One goal of one seat, with a limit on the moves that are tried."""

    seat: int
    reached: Reached
    over: Reached  # whether the stretch of the match that the puzzle is about has ended
    limit: int
    tried: int = 0
    depth: int = 0
    known: dict[Any, Failed] = field(default_factory=dict)

    def answers(self, worlds: Sequence[World], most: int) -> dict[Move, Failed]:
        """For every move of the solver the worlds in which the goal is not always reached; nothing, if more than so
        many always reach it."""
        found: dict[Move, Failed] = {}
        for move in own_options(worlds[0].state, self.seat):
            found[move] = self.after(worlds, move)
            if sum(not failed for failed in found.values()) > most:
                return {}
        return found

    def after(self, worlds: Sequence[World], move: Move) -> Failed:
        return self.failed([then for world in worlds for then in self.replies(self.play(world, self.seat, move))])

    def failed(self, worlds: Sequence[World]) -> Failed:
        """The worlds that fail when the solver goes on as well as he can; those that look alike alike."""
        lost: set[int] = set()
        groups: dict[Any, list[World]] = {}
        for world in worlds:
            if self.ended(world):
                if not self.reached(world.state, world.past):
                    lost.add(world.number)
            else:
                groups.setdefault((world.seen, _asked(world.state, self.seat)), []).append(world)
        for alike in groups.values():
            if not lost.issuperset(world.number for world in alike):
                lost |= self._best(alike)
        return frozenset(lost)

    def _best(self, alike: list[World]) -> Failed:
        key = tuple(sorted((world.number, fingerprint(world.state), world.past) for world in alike))
        found = self.known.get(key)
        if found is None:
            self.depth += 1
            if self.depth > DEEPEST:
                raise TooLong
            best: Failed | None = None
            for move in self._in_order(alike):
                failed = self.after(alike, move)
                if best is None or len(failed) < len(best):
                    best = failed
                if not best:
                    break
            found = self.known[key] = best or frozenset()
            self.depth -= 1
        return found

    def _in_order(self, alike: list[World]) -> Sequence[Move]:
        """All moves of the solver; of many worlds first those that are good in a few of them."""
        moves = own_options(alike[0].state, self.seat)
        if len(alike) <= MANY:
            return moves
        return sorted(moves, key=lambda move: len(self.after(alike[:FEW], move)))

    def ended(self, world: World) -> bool:
        return world.state.outcome is not None or self.over(world.state, world.past)

    def replies(self, world: World) -> list[World]:
        """Every way in which the others can go on until the solver is asked or the stretch is over."""
        open_, found = [world], list[World]()
        for turn in count():
            if not open_:
                return found
            if turn > LONGEST:
                raise TooLong
            going, open_ = open_, []
            for one in going:
                if self.ended(one) or own_options(one.state, self.seat):
                    found.append(one)
                    continue
                decision = one.state.open[0]
                open_ += [self.play(one, decision.seat, move) for move in decision.options]
        return found

    def play(self, world: World, seat: int, move: Move) -> World:
        self.tried += 1
        if self.tried > self.limit:
            raise TooLong
        state = world.state.clone()
        index = next(n for n, d in enumerate(state.asked) if d.seat == seat and move in d.options)
        state.answer(index, move)
        if not state.events:
            return World(world.number, state, world.seen, world.past)
        events = [told(raw) for raw in state.events]
        seen = hash((world.seen, tuple([event.seen_by(self.seat) for event in events])))
        fought = [event for event in events if event.kind in BATTLES]
        return World(world.number, state, seen, (*world.past, *fought) if fought else world.past)


def own_options(state: Any, seat: int) -> Sequence[Move]:
    for decision in state.open:
        if decision.seat == seat:
            options: list[Move] = decision.options
            return options
    return ()


def deals(match: Match, seat: int, number: int, seed: str) -> list[World]:
    """Worlds that look alike to a seat; none of them is the truth but by chance."""
    rng, past = Random(seed), battle_begun(match)
    return [World(n, match.determinize(seat, rng).state, 0, past) for n in range(number)]


def battle_begun(match: Match) -> tuple[Any, ...]:
    """The beginning of the last battle, which a puzzle may be in the middle of."""
    return tuple([event for event in match.events(None) if event.kind == "battle"][-1:])


def fingerprint(state: Any) -> bytes:
    return marshal.dumps(_flat(state))


def _flat(value: Any) -> Any:
    if isinstance(value, Plain):
        kind = type(value)
        return (kind.__name__, *[_flat(getattr(value, name)) for name in stored_fields(kind) if name != "revealed"])
    if isinstance(value, list):
        return [_flat(one) for one in value]
    return value


def _asked(state: Any, seat: int) -> Any:
    return tuple(move.text for move in own_options(state, seat))
