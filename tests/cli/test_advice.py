"""`hint` and `why` in the terminal, in both languages."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from chancellery import Match, bots
from tests.cli.conftest import Run


@pytest.mark.parametrize(("lang", "chance"), [("en", "Chance to win: about"), ("pl", "Szansa na wygraną: około")])
def test_hint_and_why_tell_options_with_reasons(run: Run, lang: str, chance: str) -> None:
    words = ("play", "coalitions", "--seat", "russia", "--bots", "sensible", "--seed", "look", "--lang", lang)
    alone = run(*words, typed="q\n")
    hinted, asked = run(*words, typed="hint\nq\n"), run(*words, typed="why\nq\n")
    assert [ran.code for ran in (alone, hinted, asked)] == [0, 0, 0]
    assert chance not in alone.out
    assert 2 <= hinted.out.count(chance) <= 3
    assert 2 <= asked.out.count(chance) <= 3


@pytest.mark.parametrize("level", ["sensible", "planner", "master"])
def test_every_level_from_sensible_on_is_asked(run: Run, level: str) -> None:
    words = ("play", "coalitions", "--seat", "russia", "--bots", "sensible", "--seed", "look", "--lang", "en")
    assert 2 <= run(*words, typed=f"hint {level}\nq\n").out.count("Chance to win: about") <= 3


def test_who_gives_no_hints_is_told(run: Run) -> None:
    words = ("play", "coalitions", "--seat", "russia", "--bots", "sensible", "--seed", "look")
    assert "sensible, planner, master" in run(*words, typed="hint novice\nq\n").out


@pytest.mark.parametrize(("lang", "chance"), [("en", "Chance to win: about"), ("pl", "Szansa na wygraną: około")])
def test_a_move_of_a_finished_match_is_weighed_in_replay(run: Run, tmp_path: Path, lang: str, chance: str) -> None:
    match, rng = Match.new("imperial_struggle", seed=3, nonce="over"), Random(1)
    while match.outcome is None:
        seat = match.decisions[0].seat
        match.play(seat, bots.bot("sensible").choose(match, seat, rng))
    taken = next(n for n, (_, move) in enumerate(match.moves, 1) if move.verb == "take")
    file = tmp_path / "over.chancellery"
    file.write_text(match.to_record(), encoding="utf-8")
    told = run("replay", str(file), "--step", "--lang", lang, typed=f"{taken}\nwhy\nq\n")
    assert told.code == 0
    assert 2 <= told.out.count(chance) <= 3
    assert run("replay", str(file), "--step", "--lang", lang, typed="why\nq\n").out.count(chance) == 0  # no move yet
