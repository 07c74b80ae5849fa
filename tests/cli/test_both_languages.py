"""Every command speaks the language it is asked to speak, and that alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from chancellery.cli import COMMANDS
from tests.cli.conftest import Run
from tests.languages import mixed

POSITION = 'scenario = "1805"\nstart = "scenario"\npower = "austria"\naction = "movement"\n'
# What is typed for each command; {record}, {position}, {store} and {folder} are files of the test.
TYPED = {
    "games": [["games"]],
    "learn": [["learn", "--list"], ["learn", "coalitions", "britannia"]],
    "examples": [["examples"], ["examples", "K-EX-10"]],
    "puzzles": [["puzzles"], ["puzzles", "play", "realpolitik_r1_7_1"]],
    "play": [["play", "coalitions"], ["play", "maria"]],
    "serve": [["serve", "--port", "99999999"]],
    "sim": [["sim", "coalitions", "--matches", "1"]],
    "ladder": [["ladder", "coalitions", "--bots", "random"]],
    "replay": [["replay", "{record}", "--to", "12"]],
    "verify": [["verify", "{record}"]],
    "rules": [["rules", "K-8.3.2"], ["rules", "K-99"]],
    "board": [["board", "coalitions"]],
    "position": [["position", "check", "{position}"], ["position", "check", "{record}"]],
    "bench": [["bench", "--seconds", "x"]],
    "backup": [["backup", "{folder}/b", "--store", "{folder}/none.sqlite"]],
    "restore": [["restore", "{folder}/b", "--store", "{folder}/none.sqlite"]],
    "admin": [["admin", "list", "--store", "{folder}/none.sqlite"]],
}
NAMES = ("chancellery", "Chancellery", "Coalitions", "Realpolitik", "Maria", "Imperial Struggle", "Raison d’État")


def test_every_command_is_tried() -> None:
    assert set(TYPED) == set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_it_speaks_one_language(run: Run, command: str, record: Path, position: Path, tmp_path: Path) -> None:
    files = {"record": record, "position": position, "folder": tmp_path}
    for words in [[command, "--help"], *TYPED[command]]:
        typed = [word.format(**files) for word in words]
        english, polish = (run(*typed, "--lang", lang, typed="q\n") for lang in ("en", "pl"))
        assert english.code == polish.code, (typed, english, polish)
        said, told = (re.split(r"\n| {3,}", one.out + one.err) for one in (english, polish))
        assert mixed(said, told, (*NAMES, str(tmp_path))) == [], typed
