"""Random matches of L'Empereur: they end, keep the invariants, can be written down, undone, and hide what is hidden."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from chancellery import CannotUndo, Match, bots, verify
from tests.conformance.rule import rule
from tests.property.play import step
from tests.property.refused import well_refused
from tests.property.test_secrecy import seen
from tests.property.test_why_not import well_formed

LEVELS = {"easy": 5, "demanding": 10, "extreme": 15}
COUNTS = (1, 2, 3, 4, 5)
EACH = 16
LONGEST_ROUND = 900  # moves; about ten times a usual one
SHOWN = ("draw", "french_card", "napoleon_card", "reshuffle", "napoleon_reshuffle")  # hidden cards come to light


def new(seed: int | str, seats: int = 1, level: str = "easy") -> Match:
    return Match.new("coalitions", "lempereur", seats, seed=seed, options={"level": level}, nonce="test")


def over(match: Match) -> bool:
    return match.outcome is not None


@rule("K-12.0.2", "K-12.1.4", "K-12.2.2", "K-12.3.4", "FAM-INV-20")
@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("level", LEVELS)
def test_random_matches_end_and_keep_the_invariants(level: str, seats: int) -> None:
    for number in range(EACH):
        match, rng = new(number, seats, level), Random(f"{level} {seats} {number}")
        points, fortresses = LEVELS[level], 0
        rounds: Counter[int] = Counter()
        while match.outcome is None:
            assert match.decisions, "a dead end"
            seat, move = step(match, rng)
            assert not match.check(), (number, len(match), seat, move, match.check())
            view = match.view(None)
            now = view["powers"]["france"]["influence"]
            assert now >= points, "Influence never falls"
            assert fortresses <= len(view["fortresses"]), "a Fortress, once placed, stays"
            points, fortresses = now, len(view["fortresses"])
            rounds[view["round"]] += 1
            assert rounds[view["round"]] < LONGEST_ROUND, "a round that does not end"
        won = match.outcome.rule == "K-12.2.1"
        assert match.outcome.winners == (tuple(range(seats)) if won else ())
        assert won or points >= 25
        assert not match.decisions


@rule("K-12.2.1", "K-12.7.1")
@pytest.mark.parametrize("number", range(5))
def test_matches_of_mixed_players_keep_the_invariants(number: int) -> None:
    """Random play hardly ever comes near Paris; sensible play with some chance in it does, by the strangest ways."""
    races = 0
    for level in LEVELS:
        match, rng = new(f"mixed {number}", number + 1, level), Random(f"mixed {number}")
        while match.outcome is None:
            seat = match.decisions[0].seat
            player = bots.bot("random" if rng.random() < 0.06 else "sensible")
            match.play(seat, player.choose(match, seat, rng))
            assert not match.check(), (level, number, len(match), match.check())
        races += sum(event.kind == "race" for event in match.events())
        assert verify(match.to_record()).finished
    assert races


@pytest.mark.parametrize("number", range(10))
def test_a_record_gives_the_match_back(number: int) -> None:
    match, rng = new(number, number % 5 + 1), Random(number)
    while match.outcome is None:
        step(match, rng)
        if rng.random() < 0.02:
            loaded = Match.from_record(match.to_record())
            assert loaded.state.to_data() == match.state.to_data()
            assert loaded.events(0) == match.events(0)
    text = match.to_record()
    loaded = Match.from_record(text)
    assert loaded.to_record() == text
    assert loaded.outcome == match.outcome
    assert verify(text).finished


@pytest.mark.parametrize("number", range(10))
def test_undo_restores_the_state_before_the_move(number: int) -> None:
    match, rng = new(number, number % 5 + 1), Random(f"undo {number}")
    undone = 0
    while not over(match):
        record, state, events = match.to_record(), match.state.to_data(), match.event_count
        seat, move = step(match, rng)
        if over(match) or rng.random() < 0.5:
            continue
        if match._history.barrier == len(match):
            with pytest.raises(CannotUndo):
                match.undo(seat)
            continue
        match.undo(seat)
        undone += 1
        assert (match.to_record(), match.state.to_data(), match.event_count) == (record, state, events)
        match.play(seat, move)
    assert undone > 10


def test_a_napoleon_card_that_was_seen_is_not_taken_back() -> None:
    """The card is turned by the last move before it: that move cannot be undone any more."""
    match, rng = new(3), Random(3)
    seen_cards = 0
    while match.outcome is None and seen_cards < 5:
        before = match.event_count
        seat, _ = step(match, rng)
        if any(event.kind == "napoleon_card" for event in match.events(since=before)) and match.outcome is None:
            seen_cards += 1
            with pytest.raises(CannotUndo) as blocked:
                match.undo(seat)
            assert blocked.value.reason == "undo-revealed"
    assert seen_cards == 5


@rule("K-12.0.4", "K-R-71", "FAM-INV-22")
@pytest.mark.parametrize("number", range(15))
def test_twins_look_alike(number: int) -> None:
    """States that differ in the order of the two decks look the same to every player until cards turn up."""
    rng = Random(f"twins {number}")
    match = new(f"twins {number}", number % 5 + 1)
    compared = 0
    while not over(match):
        seat = rng.randrange(len(match.seats))
        twin = match.determinize(seat, rng)
        assert seen(match, seat, rng.random() < 0.1) | {"scene": None} == seen(twin, seat, False) | {"scene": None}
        assert match.check() == twin.check() == []
        start = match.event_count
        for _ in range(6):
            if over(match):
                break
            who, move = step(match, rng)
            twin.play(who, move)
            news = match.events(seat, start)
            if any(event.kind in SHOWN for event in news):
                break
            assert news == twin.events(seat, start)
            assert seen(match, seat, False) == seen(twin, seat, False)
            assert match.scene(seat, "pl") == twin.scene(seat, "pl")
            compared += 1
    assert compared > 5


@pytest.mark.parametrize("number", range(5))
def test_every_refusal_names_a_rule(number: int) -> None:
    match, rng = new(f"why {number}", number + 1), Random(f"why {number}")
    reasons = set()
    while match.outcome is None:
        if rng.random() < 0.15:
            for seat in {match.decisions[0].seat, rng.randrange(number + 1)}:
                legal = {move.text for move in match.legal(seat)}
                for text in well_formed(match, rng):
                    refusal = match.why_not(seat, text)
                    assert (refusal is None) == (text in legal), text
                    if refusal is not None:
                        well_refused(refusal)
                        reasons.add(refusal.reason)
        step(match, rng)
    assert len(reasons) > 10
