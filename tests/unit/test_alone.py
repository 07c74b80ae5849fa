"""Decisions that leave no choice: which of them a client may make without asking."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from chancellery import Match
from chancellery.bots import bot
from chancellery.kernel.errors import CannotUndo
from chancellery.kernel.preview import tried
from chancellery.table import telling
from chancellery.table.alone import leaves_no_choice

MOVES = 900


def single(game: str, seeds: str, name: str = "random") -> Iterator[tuple[Match, bool]]:
    """The decisions with one option in some matches of bots, and whether they may be made without asking."""
    for seed in seeds:
        match, rng, player = Match.new(game, seed=seed, nonce="n"), Random(seed), bot(name)
        while match.outcome is None and len(match) < MOVES:
            decision = match.decisions[0]
            if len(decision.options) == 1:
                yield match, leaves_no_choice(match, decision.seat)
            match.play(decision.seat, player.choose(match, decision.seat, rng))


def test_a_round_with_nothing_left_ends_by_itself_unless_an_act_could_still_be_taken_back() -> None:
    found = set()
    for match, alone in single("imperial_struggle", "abc"):
        decision = match.decisions[0]
        trial = tried(match.state, decision.seat, 0, decision.options[0])
        hands_over = trial.cut and match.may_undo(decision.seat)
        assert alone == (not hands_over and not trial.revealed)
        found.add(alone)
        prompt = telling.scenes(match, (decision.seat,), "en")[0].prompt
        assert prompt is not None
        assert prompt.alone == alone
    assert found == {True, False}


def test_who_has_no_card_to_play_is_asked_all_the_same() -> None:
    """To decline at once would tell that there is none; what everybody can count is another matter."""
    kinds: dict[str, set[bool]] = {}
    for match, alone in single("maria", "ab", "sensible"):
        kinds.setdefault(match.decisions[0].kind, set()).add(alone)
    assert kinds["battle"] == {False}
    assert {True} in kinds.values()


def test_a_choice_side_by_side_is_never_made_by_itself() -> None:
    answers = [alone for _, alone in single("realpolitik", "a")]
    assert answers
    assert not any(answers)


@pytest.mark.parametrize("game", ["coalitions", "maria", "imperial_struggle"])
def test_may_undo_says_what_undo_does(game: str) -> None:
    match, rng = Match.new(game, seed="undo", nonce="n"), Random("undo")
    for _ in range(60):
        for seat in range(len(match.seats)):
            trial = match.clone()
            try:
                trial.undo(seat)
                undone = True
            except CannotUndo:
                undone = False
            assert match.may_undo(seat) == undone
        decision = match.decisions[0]
        match.play(decision.seat, rng.choice(decision.options))
