"""Several moves at once and previews, in random matches of every game."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import CannotUndo, Illegal, Match, Move
from chancellery.kernel import Decision

GAMES = [
    ("coalitions", "1805", 6),
    ("coalitions", "lempereur", 3),
    ("realpolitik", None, None),
    ("raison_detat", "1618", None),
    ("maria", "full", 3),
    ("imperial_struggle", None, None),
]


def new(game: str, scenario: str | None, seats: int | None, seed: int) -> Match:
    return Match.new(game, scenario, seats, seed=seed, nonce="test")


def own(match: Match, seat: int) -> list[Decision]:
    return [decision for decision in match.decisions if decision.seat == seat]


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_several_moves_are_as_good_as_one_by_one(game: str, scenario: str | None, seats: int | None) -> None:
    """They go exactly as far as one may go without learning anything, and are taken back as one."""
    rng, match, several = Random(game), new(game, scenario, seats, 1), 0
    while match.outcome is None and len(match) < 500:
        decision = rng.choice(match.decisions)
        seat, single = decision.seat, match.clone()
        moves: list[Move] = []
        while len(moves) < 4 and (not moves or own(single, seat)):
            moves.append(rng.choice(own(single, seat)[0].options))
            single.play(seat, moves[-1])
            if single._history.barrier == len(single):
                break
        before, count = match.state.to_data(), len(match)
        further = [moves[0]] if single._history.barrier == len(single) else []  # what is not reached is not looked at
        assert match.play(seat, *moves, *further) == len(moves)
        assert match.state.to_data() == single.state.to_data()
        assert (match.moves, match.counts) == (single.moves, single.counts)
        if len(moves) > 1:
            several += 1
            assert match.together[-1] == (count + 1, count + len(moves))
            again = match.clone()
            if match._history.barrier == len(match):
                with pytest.raises(CannotUndo):
                    again.undo(seat)
            else:
                assert again.undo(seat) == count
                assert again.state.to_data() == before
    assert several > 3
    loaded = Match.from_record(match.to_record())
    assert loaded.together == match.together
    assert loaded.to_record() == match.to_record()


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_moves_after_the_end_are_not_made(game: str, scenario: str | None, seats: int | None) -> None:
    rng, match = Random(game), new(game, scenario, seats, 2)
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
    seat, last = match.moves[-1]
    again = match.at(len(match) - 1)
    assert again.play(seat, last, last) == 1
    assert again.outcome == match.outcome


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_a_preview_shows_what_happens_and_nothing_that_is_hidden(
    game: str, scenario: str | None, seats: int | None
) -> None:
    """Its events are the first of those that come; whoever could be in another hidden state sees the same preview."""
    whole = shown = 0
    for seed in range(3 if game == "imperial_struggle" else 1):  # its matches are short
        match = new(game, scenario, seats, 105 - seed)
        found = previewed(match, Random(f"{game}{5 - seed}"))
        whole, shown = whole + found[0], shown + found[1]
    assert whole > 3
    assert shown > 3


def previewed(match: Match, rng: Random) -> tuple[int, int]:
    """Plays on with previews; how many were whole, and how many events they showed."""
    whole = shown = 0
    while match.outcome is None and len(match) < 700:
        decision = rng.choice(match.decisions)
        if len(match) % 3 == 0:
            seat, move = decision.seat, rng.choice(decision.options)
            before, seen = match.state.to_data(), match.preview(decision.seat, move)
            assert match.state.to_data() == before
            trial = match.clone()
            trial.play(seat, move)
            came = trial.events(seat, match.event_count)
            assert came[: len(seen.events)] == seen.events
            if not seen.cut:
                whole += 1
                assert came == seen.events
                assert trial._history.barrier <= len(match)
                assert trial.outcome is not None or own(trial, seat)
            shown += len(seen.events)
            for _ in range(3):
                twin = match.determinize(seat, rng)
                try:
                    other = twin.preview(seat, move)
                except Illegal:
                    continue
                assert other == seen
        match.play(decision.seat, rng.choice(decision.options))
    return whole, shown
