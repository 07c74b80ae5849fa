"""Sixteen random matches to the end of every scenario, for every number of players, with and without named Generals.

In some of them the invariants are checked after every move, in the others at the end of every round and now and then.
"""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match
from tests.property.battles import check_battles
from tests.property.play import fight, step
from tests.property.test_scenarios import SCENARIOS, special_rules_broken
from tests.property.test_seats import controlled, realm

MATCHES = 16  # `make fuzz` plays as many more as one likes
THOROUGH = 4  # of them: the invariants after every move
NOW_AND_THEN = 40  # moves
ENDLESS = 3000  # moves in a round


def new(scenario: str, seats: int, generals: bool, number: int) -> Match:
    """With three players every other match has Austria as the third Minor Power."""
    options = {"generals": generals, "third_minor": ("russia", "austria")[number % 2]}
    seed = f"{scenario} {seats} {number}"
    return Match.new("coalitions", scenario, seats, seed=seed, options=options, nonce="test")


def play_out(match: Match, rng: Random, number: int) -> None:
    """Plays to the end; every third match with a taste for battle."""
    move = fight if number % 3 == 0 else step
    thorough = number < THOROUGH
    state = realm(match)
    influence, fortress, special = list(state.influence), state.fortress, match.view(None)["special"]
    named: list[int] = []
    round_, since = 0, 0
    while match.outcome is None:
        seat, text = move(match, rng)
        state = realm(match)
        since += 1
        ended = state.round != round_
        if thorough or ended or since % NOW_AND_THEN == 0:
            assert not match.check(), (len(match), seat, text, match.check())
            assert all(now >= then for now, then in zip(state.influence, influence, strict=True))
            assert not fortress & ~state.fortress
            influence, fortress = list(state.influence), state.fortress
            controlled(state)
            if state.round:
                named = named or list(state.named)
                assert state.named == named, "a name is given once"
            if special and (ended or thorough):
                assert not special_rules_broken(match, special), (len(match), seat, text)
                special = match.view(None)["special"]
        if ended:
            round_, since = state.round, 0
        assert since < ENDLESS, "a round that does not end"


@pytest.mark.parametrize("generals", [False, True])
@pytest.mark.parametrize("seats", [6, 5, 4, 3])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_matches_end_and_keep_the_invariants(scenario: str, seats: int, generals: bool) -> None:
    for number in range(MATCHES):
        match, rng = new(scenario, seats, generals, number), Random(f"{scenario} {seats} {generals} {number}")
        play_out(match, rng, number)
        outcome = match.outcome
        assert outcome is not None
        assert outcome.rule in ("K-3.1.1", "K-3.2.1")
        assert outcome.winners
        assert len(outcome.scores) == seats, "Minor Powers cannot win"
        assert all(outcome.scores[winner] == max(outcome.scores) for winner in outcome.winners)
        assert not match.decisions
        named = realm(match).named
        assert named[1] >= 0, "Napoleon"
        assert all((general >= 0) == generals for power, general in enumerate(named) if power != 1)
        check_battles(match)
