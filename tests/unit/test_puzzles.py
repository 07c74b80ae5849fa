"""Every puzzle that comes with the program, proved again with a few deals; the full proof is `puzzles check`."""

from __future__ import annotations

import json

import pytest

from chancellery import BadInput
from chancellery.locale import LANGUAGES
from chancellery.puzzles import Puzzle, Session, all_puzzles, begun, from_text, puzzles, to_text, words
from chancellery.puzzles.check import searching
from chancellery.puzzles.games import KITS
from chancellery.puzzles.proof import deals

DEALS = 2
ALL = all_puzzles()


@pytest.mark.parametrize("game", KITS)
def test_there_are_puzzles_of_every_game(game: str) -> None:
    assert len(puzzles(game)) >= 10
    assert from_text(game, to_text(game, list(puzzles(game))))[0].to_data() == puzzles(game)[0].to_data()


@pytest.mark.parametrize("puzzle", ALL, ids=[one.id for one in ALL])
def test_the_answer_reaches_the_goal_and_can_be_played(puzzle: Puzzle) -> None:
    match = begun(puzzle)
    search = searching(puzzle, match, 200_000)
    worlds = deals(match, search.seat, DEALS, "test")
    for move in puzzle.right if not puzzle.source.fails else ():
        assert not search.after(worlds, match.definition.notation.read(move))
    session = Session(puzzle)
    while not session.solved:
        assert session.follow(words.first_line(dict(session.right))[0])
    for lang in LANGUAGES:
        assert words.title(puzzle, match, lang)
        assert session.reason(lang)


def test_a_wrong_move_is_not_made_and_explained() -> None:
    puzzle = next(one for one in ALL if any(wrong.fails for wrong in one.wrong.values()))
    session = Session(puzzle)
    move = next(move for move, wrong in puzzle.wrong.items() if wrong.fails)
    assert not session.follow(move)
    assert session.trail == []
    told = {session.hint(move, lang)[1] for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_a_file_that_is_not_right_is_refused_by_name() -> None:
    game = ALL[0].game
    data = json.loads(to_text(game, [ALL[0]]))
    del data["puzzles"][0]["goal"]
    with pytest.raises(BadInput) as error:
        from_text(game, json.dumps(data))
    assert "goal" in str(error.value)
    with pytest.raises(BadInput):
        from_text(game, "no json")
