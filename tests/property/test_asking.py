"""Asking is pure: at every decision of random matches the kernel asks again and gets the same decision."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match, games
from chancellery.kernel import game as find_game

VARIANTS = [
    (game.id, scenario.id, seats) for game in games() for scenario in game.scenarios for seats in scenario.seats
]


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_asking_again_changes_nothing(game: str, scenario: str, seats: int) -> None:
    rng = Random(f"asking {game} {scenario} {seats}")
    options = {option.id: rng.choice(option.values) for option in find_game(game).options_of(scenario)}
    match = Match.new(game, scenario, seats, seed="asking", options=options, nonce="test")
    while match.outcome is None:
        state = match.state
        asked, data = [d.to_data() for d in state.asked], state.to_data()
        told, chosen = len(state.events), state.chosen
        assert state.ask_again(), match.decisions
        assert [d.to_data() for d in state.asked] == asked
        assert [d.to_data() for d in state.explained()] == asked
        assert (len(state.events), state.chosen, state.to_data()) == (told, chosen, data)
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
