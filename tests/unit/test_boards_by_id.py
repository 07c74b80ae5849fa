"""Boards are named by ids: no name in a record, a position or a set-up opens a file."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

import chancellery
from chancellery import BadInput, Match, games, verify
from chancellery.games.coalitions import base
from chancellery.kernel import BadRecord, game
from chancellery.lessons import Session
from chancellery.lessons.form import read
from tests.sealing import plain, sealed, with_header

SHIPPED = Path(str(base.__file__)).parent / "boards" / "coalitions_empire.toml"
INSTALLED = str(Path(chancellery.__file__).parent)
NAMES = [
    "/etc/passwd",
    "/no/such/file",
    str(SHIPPED),
    str(SHIPPED.with_suffix("")),
    "../../base/boards/coalitions_empire",
    "coalitions_../decks",
    "raison_../decks",
    "",
    "\x00",
]
IDS = [one.id for one in games()]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all files that are opened from now on."""
    names: list[str] = []
    true = io.open

    def spy(file: Any, *args: Any, **more: Any) -> Any:
        names.append(str(file))
        return true(file, *args, **more)

    monkeypatch.setattr(io, "open", spy)
    monkeypatch.setattr("builtins.open", spy)
    return names


def refused(error: pytest.ExceptionInfo[BadInput], opened: list[str]) -> None:
    assert opened == []
    for lang in ("en", "pl"):
        said = error.value.text(lang)
        assert INSTALLED not in said.replace(str(SHIPPED)[:60], "")
        assert "root:" not in said
        assert len(said) < 500


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("id", IDS)
def test_every_reader_takes_ids_only(id: str, name: str, opened: list[str]) -> None:
    match = Match.new(id, seed=1, nonce="n")
    for lang in ("en", "pl"):
        BadInput("setup-unknown-board", game="", board="", known="").text(lang)  # the texts themselves are files
    record = with_header(match.to_record(), "Board", f"{name} {match.setup.board_digest}")
    opened.clear()
    with pytest.raises(BadRecord) as by_record:
        verify(record)
    refused(by_record, opened)
    with pytest.raises(BadInput) as loaded:
        Match.from_record(record)
    refused(loaded, opened)
    with pytest.raises(BadInput) as set_up:
        Match.from_setup(match.setup.with_(board=name))
    refused(set_up, opened)
    with pytest.raises(BadInput) as new:
        Match.new(id, board=name)
    refused(new, opened)
    with pytest.raises(BadInput) as position:
        Match.from_position(id, {"board": name})
    refused(position, opened)


def test_a_scenario_is_no_file_either(opened: list[str]) -> None:
    match = Match.new("coalitions", seed=1)
    opened.clear()
    with pytest.raises(BadInput) as error:
        Match.from_setup(match.setup.with_(scenario="../decks"))
    refused(error, opened)


def test_the_position_of_a_lesson_names_no_file() -> None:
    source = f"""
        [[chapters]]
        id = "one"
        seat = "france"
        position = {{ board = "{SHIPPED}" }}
        [[chapters.steps]]
        id = "read"
    """
    with pytest.raises(BadInput) as error:
        Session.resumed(read("coalitions", "first_round", source, "mine.toml").chapters[0], [])
    assert "coalitions_empire" in error.value.text()


def test_a_board_of_ones_own_comes_as_text_and_the_record_holds_it() -> None:
    own = SHIPPED.read_text(encoding="utf-8").replace('id = "coalitions_empire"', 'id = "my_empire"', 1)
    match = Match.new("coalitions", "1805", seed=1, board="anything", board_text=own)
    assert match.setup.board == "my_empire"
    record = match.to_record()
    assert "anything" not in record
    assert verify(record).match.setup.board_text == own
    assert Match.from_record(record).to_record() == record


@pytest.mark.parametrize("id", ["maria", "imperial_struggle"])
def test_games_with_fixed_boards_take_no_other(id: str) -> None:
    match = Match.new(id, seed=1)
    with pytest.raises(BadInput):
        Match.from_setup(match.setup.with_(board_text="[board]"))
    others = [board for one in games() for board in one.boards() if board not in game(id).boards()]
    record = match.to_record()
    for other in others:
        with pytest.raises(BadRecord) as wrong:
            verify(with_header(record, "Board", f"{other} {match.setup.board_digest}"))
        assert other in wrong.value.text("pl")
    assert verify(sealed(plain(record))).match.setup.board == match.setup.board
