"""Answers in advance: each is one of the options, and tells nothing that its seat does not know."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match, games
from chancellery.kernel import Decision
from chancellery.locale import LANGUAGES
from chancellery.server.advancing import worded

STARTS = [
    ("coalitions", "1805", 6),
    ("realpolitik", None, None),
    ("raison_detat", "1702", None),
    ("maria", "full", 3),
    ("imperial_struggle", None, None),
]
OPTIONS = {"imperial_struggle": {"bid_for_sides": True}}
MOVES = 400
SEEDS = 8


@pytest.mark.parametrize(("game", "scenario", "seats"), STARTS)
def test_each_answer_is_an_option_and_needs_only_what_the_seat_knows(
    game: str, scenario: str | None, seats: int | None
) -> None:
    used: set[str] = set()
    for seed in range(SEEDS):
        match, rng = Match.new(game, scenario, seats, seed=f"advance-{seed}", options=OPTIONS.get(game)), Random(seed)
        for _ in range(MOVES):
            if match.outcome is not None:
                break
            for decision in match.decisions:
                definition, seat = match.definition, decision.seat
                offered = definition.answers(match.state, seat)
                chosen = [definition.answered(decision, one) for one in offered]
                for given, move in zip(offered, chosen, strict=True):
                    if move is not None:
                        used.add(given.advance.id)
                        assert move in decision.options
                if any(chosen):
                    other = match.determinize(seat, Random(seed))
                    again = next(one for one in other.decisions if _same(one, decision))
                    assert [definition.answered(again, one) for one in offered] == chosen
            decision = rng.choice(match.decisions)
            match.play(decision.seat, rng.choice(decision.options))
    assert len(used) >= 3, used


@pytest.mark.parametrize(("game", "scenario", "seats"), STARTS)
def test_each_has_words_in_both_languages(game: str, scenario: str | None, seats: int | None) -> None:
    match = Match.new(game, scenario, seats, seed="words")
    for seat in range(len(match.seats)):
        for given in match.definition.answers(match.state, seat):
            said = [worded(match.definition, given, lang) for lang in LANGUAGES]
            assert all(said)
            assert said[0] != said[1]


def test_every_game_of_ours_has_at_least_three() -> None:
    for game in games():
        match = Match.new(game.id, seed="three")
        assert len({one.id for one in match.definition.advances}) >= 3, game.id


def _same(one: Decision, other: Decision) -> bool:
    return (one.seat, one.kind, one.actor) == (other.seat, other.kind, other.actor)
