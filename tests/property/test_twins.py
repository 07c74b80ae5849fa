"""Twins: two deals that differ only in what a seat may not know look the same to it, in every game.

View, scene, log, legal moves, open decisions, mask of action ids and observation are compared at sampled positions of
random matches.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from chancellery import Match, games
from chancellery.kernel import game as find_game
from chancellery.table import telling

POSITIONS = 2  # of each kind of decision, in a match
VARIANTS = [
    (game.id, scenario.id, seats) for game in games() for scenario in game.scenarios for seats in scenario.seats
]


def observation(match: Match, seat: int) -> tuple[bytes, list[float]]:
    seen = match.definition.observe(match.state, seat)
    return seen.to_bytes(), seen.numbers


def known(match: Match, seat: int) -> dict[str, Any]:
    """All that a seat can find out by asking."""
    return {
        "view": match.view(seat),
        "scene": telling.scenes(match, (seat,), "en")[0],
        "log": match.log(seat, since=max(0, match.event_count - 40)),
        "legal": [move.text for move in match.legal(seat)],
        "mask": match.definition.notation.mask(match.legal(seat)),
        "observation": observation(match, seat),
        "open": [(d.seat, d.kind, d.rule, d.actor, d.about) for d in match.decisions],
    }


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_twins_look_alike(game: str, scenario: str, seats: int) -> None:
    rng = Random(f"twins {game} {scenario} {seats}")
    options = {option.id: rng.choice(option.values) for option in find_game(game).options_of(scenario)}
    match = Match.new(game, scenario, seats, seed="twins", options=options, nonce="test")
    compared = fallen = 0
    seen: Counter[str] = Counter()
    while match.outcome is None:
        kind = match.decisions[0].kind
        seen[kind] += 1
        if seen[kind] <= POSITIONS:
            seat = rng.randrange(seats)
            before = known(match, seat)
            twin = match.determinize(seat, rng)
            compared += 1
            if [(d.seat, d.kind) for d in twin.decisions] != [(d.seat, d.kind) for d in match.decisions]:
                fallen += 1  # no deal was found in which the open question would be asked
            else:
                assert known(twin, seat) == before
            assert known(match, seat) == before
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
    assert compared > 3
    assert fallen * 50 <= compared
