"""Matches that are over leave nothing behind: compiled classes marked `acyclic` would never be freed in a cycle."""

from __future__ import annotations

import gc
import tracemalloc
from random import Random

import pytest

from chancellery import Match, games

MOVES = 150
LEFT = 30_000  # bytes, of many hundred thousand that a match takes


def played(game: str) -> None:
    """The beginning of the same match every time, with all that people ask about it."""
    match, rng = Match.new(game, seed="leaks", nonce="leaks"), Random(1)
    while match.outcome is None and len(match) < MOVES:
        decision = rng.choice(match.decisions)
        if len(match) % 5 == 0:
            match.state.explained()
            match.why_not(decision.seat, rng.choice(decision.options).text)
            match.preview(decision.seat, decision.options[0])
            match.fork().deal(decision.seat, rng)
            match.view(decision.seat)
        match.play(decision.seat, rng.choice(decision.options))
    if match.may_undo(decision.seat):
        match.undo(decision.seat)


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_nothing_is_left_of_matches_that_are_over(game: str) -> None:
    played(game)  # fills what is remembered on purpose
    tracemalloc.start()
    try:
        played(game)
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(3):
            played(game)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert grown < LEFT, f"{grown} bytes more after three matches"
