"""The written copies of the states: the same as a copy by fields, and independent of what they are copied from."""

from __future__ import annotations

import pickle
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import Outcome, games
from chancellery.kernel.plain import Plain, stored_fields

SCENARIOS = [(game.id, scenario.id) for game in games() for scenario in game.scenarios]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_written_copy_is_the_copy_by_fields(game: str, scenario: str) -> None:
    match, rng = Match.new(game, scenario, seed=5), Random(5)
    for number in range(150):
        if match.outcome is not None:
            break
        if number % 10 == 0:
            check_copy(match.state)
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))


def check_copy(state: Any) -> None:
    written, by_fields = state.copy(), Plain.copy(state)
    assert type(written) is type(by_fields) is type(state)
    assert written.to_data() == by_fields.to_data() == state.to_data()
    stored = stored_fields(type(state))
    for copy in (written, by_fields):
        for field in fields(state):
            mine, other = getattr(state, field.name), getattr(copy, field.name)
            if field.name in stored:
                assert not shared(mine, other), field.name
            else:
                assert mine is other, field.name


def shared(mine: Any, other: Any) -> bool:
    """Whether two values have a list or a record in common that one of them could change."""
    if isinstance(mine, list):
        return mine is other or any(shared(one, another) for one, another in zip(mine, other, strict=True))
    if isinstance(mine, Plain):
        names = stored_fields(type(mine))
        return mine is other or any(shared(getattr(mine, name), getattr(other, name)) for name in names)
    return False


def test_what_never_changes_can_be_sent_to_another_process() -> None:
    match = Match.new("maria", seed=5)
    outcome = Outcome((0,), (1, 2, 3), "M-13.1", "goals")
    scenario = games()[0].scenarios[0]
    for sent in (match.setup, match.say(0, "Hello"), outcome, scenario, *games()[0].options):
        assert pickle.loads(pickle.dumps(sent)) == sent
