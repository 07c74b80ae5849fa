"""Random matches of Maria to the end: every variant, no exception, no dead end, the invariants kept."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match, verify
from chancellery.games.maria.powers import BAVARIA, NOBODY, PRAGMATIC, PRUSSIA, SAXONY
from chancellery.games.maria.state import Campaign
from tests.property.play import step as anything
from tests.property.test_maria import step as lively

VARIANTS = [
    ("introductory", 3, False), ("introductory", 2, False), ("full", 3, False), ("full", 3, True), ("full", 2, False),
    ("full", 2, True),
]  # fmt: skip
BATCHES, EACH = 6, 6  # 36 matches of each variant, in batches so that they spread over the cores
ENDLESS = 20_000  # moves
TURNS = {"introductory": 9, "full": 12}
ENDINGS = {
    ("introductory", 3): {"M-14.8", "M-14.9", "M-14.10"},
    ("introductory", 2): {"M-24.1.3", "M-24.1.4", "M-24.1.5"},
    ("full", 3): {"M-23.1", "M-23.4"},
    ("full", 2): {"M-23.1", "M-23.4"},
}
STAY = {BAVARIA: "bohemia", PRUSSIA: "bohemia", SAXONY: "bohemia", PRAGMATIC: "flanders"}  # M-10.1.22
ORDINARY, EACH_TURN = 24, 2  # political cards (M-17.1.1)


def state(match: Match) -> Campaign:
    assert isinstance(match.state, Campaign)
    return match.state


def wrong(s: Campaign) -> list[str]:
    """What holds in a match from the set-up on, though a hand-written position may have it otherwise."""
    box, found = s.game.components, []
    cities = box.atlas.cities
    for piece, city in enumerate(s.where):
        if city >= 0 and cities[city]["map"] != STAY.get(s.power_of(piece), cities[city]["map"]):
            found.append(f"M-10.1.22: {box.pieces[piece].id} in {cities[city]['id']}")
    if s.game.full:
        left = sum(not box.political[card].election for card in s.political)
        if ORDINARY - left not in (EACH_TURN * (s.turn - 1), EACH_TURN * s.turn):
            found.append(f"M-17.1.1: {left} political cards in turn {s.turn}")
    elif s.political or s.contracts or any(s.battles) or any(s.aside) or s.annexed or s.emperor != NOBODY:
        found.append("M-1.3: full game")
    return found


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize(("scenario", "seats", "bluff"), VARIANTS)
def test_random_matches_end_and_keep_the_invariants(scenario: str, seats: int, bluff: bool, batch: int) -> None:
    """Every second match with a taste for action; in one of six the invariants are checked after every move."""
    for number in range(batch * EACH, (batch + 1) * EACH):
        options = {"bluff": bluff} if scenario == "full" else {}
        match = Match.new("maria", scenario, seats, seed=f"random {number}", options=options, nonce="test")
        rng, play = Random(f"{scenario} {seats} {bluff} {number}"), lively if number % 2 else anything
        turn = 0
        while match.outcome is None:
            play(match, rng)
            s = state(match)
            if s.turn != turn or number % EACH == batch:
                assert turn <= s.turn <= TURNS[scenario]
                turn = s.turn
                assert not match.check() + wrong(s), (number, len(match))
            assert len(match) < ENDLESS
        assert not match.check() + wrong(state(match)), number
        outcome = match.outcome
        assert outcome.rule in ENDINGS[scenario, seats]
        assert len(outcome.winners) == (2 if outcome.rule == "M-24.1.5" else 1)
        assert match.decisions == []
        assert all(not match.legal(seat) for seat in range(seats))


@pytest.mark.parametrize(("scenario", "seats", "bluff"), VARIANTS)
def test_a_record_gives_the_same_match(scenario: str, seats: int, bluff: bool) -> None:
    options = {"bluff": bluff} if scenario == "full" else {}
    match, rng = Match.new("maria", scenario, seats, seed="record", options=options, nonce="test"), Random("record")
    while match.outcome is None:
        lively(match, rng)
    again = Match.from_record(match.to_record())
    assert again.state.to_data() == match.state.to_data()
    assert again.events(None) == match.events(None)
    assert verify(match.to_record()).finished
