"""A reconstructed value of a board may be changed: it says why, and what began on the board of before goes on there."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from chancellery import Match, games, verify
from chancellery.cli.board import describe
from chancellery.games.coalitions.raison_detat import plugin
from chancellery.games.coalitions.system.board import BoardError, load_board, load_versions
from chancellery.games.coalitions.system.game import FamilyGame
from chancellery.kernel import BadInput
from chancellery.locale import LANGUAGES
from tests.kept import FOLDER

GAME = plugin.GAME
# what the rules can see of the boards as they were first: matches, studies and records are kept with these
FIRST = {
    "coalitions_empire": "145a88b524be52a3b10fd8e94c614fd43205505aab6460827209aae7d62da3b1",
    "coalitions_revolution": "3a2f542f13da0a62baef36a2e2aa6fc9e799745847ff59853b3ea687bfb045cd",
    "raison_1618": "97408db5178ffc3d002934005ea2ed07ef292b20899c8955c43e4a6ec0aacabe",
    "raison_1702": "5fdd8630d0740bde87ecfca99a877993085cc76880a12026e788a3d82a2b25c2",
}
CHANGE = """
[[change]]
version = 2
territory = "{territory}"
field = "{field}"
was = {was}
reason = {{ en = "It stood too high.", pl = "Była za wysoka." }}
effect = {{ en = "Nobody gains.", pl = "Nikt nie zyskuje." }}
"""


def family() -> list[FamilyGame]:
    return [one for one in games() if isinstance(one, FamilyGame)]


def text(**change: Any) -> str:
    """The board of 1702, which has no change of its own, with one."""
    return (files(GAME.package) / "boards" / "raison_1702.toml").read_text(encoding="utf-8") + CHANGE.format(**change)


def test_a_changed_board_is_known_as_it_was() -> None:
    now, before = load_versions("raison_1702", text(territory="azov", field="value", was=3))
    assert (now.territory("azov").value, before.territory("azov").value) == (1, 3)
    assert now.digest == GAME.shipped("raison_1702").digest != before.digest
    assert before.changes == ()
    others = [one for one in now.territories if one.id != "azov"]
    assert others == [one for one in before.territories if one.id != "azov"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_board_says_what_was_changed_and_why(lang: str) -> None:
    board = load_board("raison_1702", text(territory="azov", field="value", was=3))
    said = "\n".join(describe(board, lang))
    assert {"en": "Azov, value: 3, now 1. It stood too high. Nobody gains.", "pl": "Była za wysoka."}[lang] in said


@pytest.mark.parametrize(
    "change",
    [
        {"territory": "wurttemberg", "field": "stripes", "was": '["france", "austria"]'},  # the rulebook has it
        {"territory": "atlantis", "field": "value", "was": 1},
        {"territory": "azov", "field": "points", "was": 1},
        {"territory": "azov", "field": "value", "was": 7},
    ],
)
def test_only_what_is_reconstructed_may_be_changed(change: dict[str, Any]) -> None:
    with pytest.raises(BoardError) as wrong:
        load_board("raison_1702", text(**change))
    (problem,) = wrong.value.problems
    assert problem.field.startswith("change.")
    assert all(problem.text(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("board", FIRST)
def test_the_boards_as_they_were_first_are_still_there(board: str) -> None:
    (game,) = [one for one in family() if board in one.boards()]
    assert game.shipped(board, FIRST[board]).digest == FIRST[board]


def test_every_change_names_values_that_the_rules_see_and_speaks_both_languages() -> None:
    for game in family():
        for id in game.boards():
            board = game.shipped(id)
            for change in board.changes:
                assert getattr(board.territory(change.territory), change.field) != change.was
                assert board.territory(change.territory).provenance[change.field] == "reconstructed"
                assert set(change.reason) == set(change.effect) == set(LANGUAGES)


def test_a_record_of_before_is_played_on_its_board_and_a_new_match_on_that_of_now() -> None:
    kept = (FOLDER / "raison_detat.txt").read_text(encoding="utf-8")
    match = verify(kept).match
    assert match.setup.board_digest == FIRST["raison_1618"]
    new = Match.new("raison_detat", "1618", seed=1)
    assert new.setup.board_digest == GAME.shipped("raison_1618").digest
    again = Match.from_setup(new.setup.with_(board_digest=FIRST["raison_1618"]))
    assert again.setup.board_digest == FIRST["raison_1618"]
    with pytest.raises(BadInput):
        Match.from_setup(new.setup.with_(board_digest="0" * 64))
