"""Maria at random: every variant to the end, with invariants after every move. The game is not offered yet."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match
from chancellery.games.maria.definition import GAME
from chancellery.kernel import registry

VARIANTS = [("introductory", 3), ("introductory", 2), ("full", 3), ("full", 2)]


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, GAME.id, GAME)


@pytest.mark.parametrize(("scenario", "seats"), VARIANTS)
@pytest.mark.usefixtures("offered")
def test_random_matches_end_and_keep_the_invariants(scenario: str, seats: int) -> None:
    for number in range(4):
        options = {"bluff": number % 2 == 1} if scenario == "full" else {}
        match = Match.new("maria", scenario, seats, seed=f"test {number}", options=options, nonce="test")
        rng = Random(f"{scenario} {seats} {number}")
        while match.outcome is None:
            decision = rng.choice(match.decisions)
            move = rng.choice(decision.options)
            match.play(decision.seat, move)
            assert not match.check(), (number, len(match), decision.kind, move.text)
            assert len(match) < 20_000
