"""The sensible player of Imperial Struggle: what its second version values otherwise than the first."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match, Move, bots
from chancellery.bots.imperial_struggle import think
from chancellery.bots.imperial_struggle.bidding import OPENING
from chancellery.bots.imperial_struggle.mind import FIRST, SENSIBLE
from chancellery.bots.imperial_struggle.outlook import Outlook
from chancellery.games.imperial_struggle.sides import FRANCE
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


def test_bids_go_up_to_what_france_is_worth() -> None:
    """Two of them end at its worth at most; the first version has no opinion."""
    match, player = Match.new("imperial_struggle", seed=2, options={"bid_for_sides": True}), bots.bot("sensible")
    worth, said = SENSIBLE.france, list[Move]()
    assert worth is not None
    while (decision := match.decisions[0]).kind == "bid":
        assert think(match.state, decision, FIRST) is None
        said.append(player.choose(match, decision.seat, Random(1)))
        match.play(decision.seat, said[-1])
    assert said[-1].verb == "accept"
    assert [move.args for move in said[:-1]] == [(FRANCE, points) for points in range(worth - OPENING, worth + 1)]


def test_who_gives_france_away_is_taken_at_his_word() -> None:
    match = Match.new("imperial_struggle", seed=2, options={"bid_for_sides": True})
    match.play(match.decisions[0].seat, "bid britain 0")
    seat = match.decisions[0].seat
    for name in ("sensible", "planner"):
        assert bots.bot(name).choose(match, seat, Random(1)).verb == "accept"
