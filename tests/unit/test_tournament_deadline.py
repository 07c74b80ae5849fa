"""What a match counts for at a deadline: by who is awaited, or by what decides the game as it stands."""

from __future__ import annotations

import random

import pytest

from chancellery import Match
from chancellery.server.tournaments.running import lost_by, places_now


def test_who_is_awaited_loses() -> None:
    assert lost_by([1], 2) == (1, 2)
    assert lost_by([0, 1], 2) == (1, 1)
    assert lost_by([0, 3], 4) == (3, 1, 1, 3)
    assert lost_by([], 3) == (1, 1, 1)


@pytest.mark.parametrize(
    ("game", "scenario", "seats"),
    [
        ("imperial_struggle", "standard", 2), ("maria", "full", 3), ("maria", "introductory", 2),
        ("coalitions", "1805", 4), ("realpolitik", "standard", 3), ("raison_detat", "1618", 4),
    ],
)  # fmt: skip
def test_places_follow_what_decides_the_game(game: str, scenario: str, seats: int) -> None:
    match, rng = Match.new(game, scenario, seats, seed="deadline", nonce="n"), random.Random(3)
    for _ in range(150):
        if match.outcome is not None:
            break
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
    places = places_now(match)
    first = next(iter(match.definition.measures(match.state).values()))
    held = {seat: sum(first.get(p.id, 0) for p in match.scene(None).powers if p.seat == seat) for seat in match.seats}
    assert match.outcome is None
    assert len(places) == seats
    for one, place in zip(match.seats, places):
        assert place == 1 + sum(other > held[one] for other in held.values())
