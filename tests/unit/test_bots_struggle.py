"""The sensible player of Imperial Struggle: what its second version values otherwise than the first."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match, bots
from chancellery.bots.imperial_struggle.mind import FIRST
from chancellery.bots.imperial_struggle.outlook import Outlook
from chancellery.games.imperial_struggle.state import Struggle


@pytest.fixture(scope="module")
def state() -> Struggle:
    """An Action Round of the first turn."""
    match, rng = Match.new("imperial_struggle", seed=1), Random(1)
    while match.decisions[0].kind != "round":
        seat = match.decisions[0].seat
        match.play(seat, bots.bot("sensible@1").choose(match, seat, rng))
    assert isinstance(match.state, Struggle)
    return match.state


@pytest.mark.parametrize("side", [0, 1])
def test_strength_in_war_is_worth_less_than_the_first_version_thought(state: Struggle, side: int) -> None:
    now, before = Outlook(state, side), Outlook(state, side, FIRST)
    for theater in range(len(now.theaters)):
        assert 0 < now.more_strength(theater, 2) < before.more_strength(theater, 2)
    assert now.commodities == before.commodities  # and nothing else is
    assert now.regions == before.regions
