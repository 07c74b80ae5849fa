"""A view names the seats that have won: in every game."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match
from tests.property.play import step

TABLES = [
    ("coalitions", "1805", 3),
    ("coalitions", "lempereur", 2),
    ("realpolitik", "standard", 3),
    ("raison_detat", "1702", 3),
    ("imperial_struggle", "standard", 2),
    ("maria", "introductory", 3),
    ("maria", "full", 2),
]


@pytest.mark.parametrize(("game", "scenario", "seats"), TABLES)
def test_winners_are_named(game: str, scenario: str, seats: int) -> None:
    match, rng = Match.new(game, scenario, seats, seed="winners", nonce="test"), Random("winners")
    assert match.view()["outcome"] is None
    while match.outcome is None:
        step(match, rng)
    for seat in (None, *match.seats):
        told = match.view(seat)["outcome"]
        assert told["winners"] == [match.seats[winner] for winner in match.outcome.winners]
        drawn = match.scene(seat).outcome
        assert drawn is not None
        assert tuple(told["winners"]) == drawn.winners
    again = Match.from_record(match.to_record())
    assert again.outcome == match.outcome
