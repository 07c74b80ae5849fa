"""Random play for property tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from chancellery import Match


def new(seed: int | str) -> Match:
    return Match.new("coalitions", "1805", 6, seed=seed, nonce="test")


def step(match: Match, rng: Random) -> tuple[int, str]:
    """One random move of somebody who must decide; returns who and what."""
    decision = rng.choice(match.decisions)
    move = rng.choice(decision.options)
    match.play(decision.seat, move)
    return decision.seat, move.text


EAGER = {"march": 3, "play": 4, "reveal": 6, "support": 4, "buy_troop": 3, "place": 3, "request": 3, "grant": 3}
LAZY = {"disband": 0.1, "take_off": 0.1, "pass": 0.3, "decline": 0.5, "end": 0.5}


def fight(match: Match, rng: Random) -> tuple[int, str]:
    """One random move with a taste for battle."""
    decision = rng.choice(match.decisions)
    weights = [EAGER.get(move.verb, LAZY.get(move.verb, 1)) for move in decision.options]
    move = rng.choices(decision.options, weights)[0]
    match.play(decision.seat, move)
    return decision.seat, move.text


def to_the_end(match: Match, rng: Random) -> Iterator[Match]:
    """Plays at random to the end and yields the match after each move."""
    while match.outcome is None:
        step(match, rng)
        yield match


def after(seed: int, moves: int) -> Match:
    """A random match stopped after some moves, or at its end."""
    match, rng = new(seed), Random(seed)
    while match.outcome is None and len(match) < moves:
        step(match, rng)
    return match
