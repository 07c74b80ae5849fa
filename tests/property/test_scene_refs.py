"""In every game options point at things that are on the table, and a scene is what its JSON says."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match
from chancellery.table.things import things
from tests.scenes import option_moves, shown_options

TABLES = [
    ("coalitions", "1805", 6),
    ("coalitions", "lempereur", 3),
    ("realpolitik", "standard", 4),
    ("raison_detat", "1618", 7),
    ("maria", "introductory", 2),
    ("maria", "full", 3),
    ("imperial_struggle", "standard", 2),
]


@pytest.mark.parametrize(("game", "scenario", "seats"), TABLES)
def test_options_point_at_things_that_are_there(game: str, scenario: str, seats: int) -> None:
    match, rng, pointing = Match.new(game, scenario, seats, seed="refs"), Random(game + scenario), 0
    while match.outcome is None and len(match) < 500:
        decision = rng.choice(match.decisions)
        if rng.random() < 0.2:
            scene = match.scene(decision.seat)
            there = set(things(scene))
            assert option_moves(scene) == [move.text for move in match.legal(decision.seat)]
            for option in shown_options(scene):
                assert set(option.refs) <= there, option
                pointing += bool(option.refs)
        match.play(decision.seat, rng.choice(decision.options))
    assert pointing > 50
