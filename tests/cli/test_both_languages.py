"""Every command speaks the language it is asked to speak, and that alone."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from chancellery.cli import COMMANDS
from chancellery.server.export import migrate
from tests.cli.conftest import Run
from tests.languages import mixed

GAMES = ("coalitions", "realpolitik", "raison_detat", "maria", "imperial_struggle")
EXAMPLES = ("K-EX-10", "RP-EX-07", "RD-EX-05", "M-EX-09", "IS-EX-02")
POSITION = 'scenario = "1805"\nstart = "scenario"\npower = "austria"\naction = "movement"\n'
# What is typed for each command; {record}, {position}, {store} and {folder} are files of the test.
TYPED = {
    "games": [["games"]],
    "learn": [["learn", "--list"], *(["learn", game] for game in GAMES)],
    "examples": [
        ["examples"],
        *(["examples", id] for id in ("K-EX-10", "RP-EX-07", "RD-EX-05", "M-EX-09", "IS-EX-02")),
    ],
    "puzzles": [["puzzles"], ["puzzles", "play", "realpolitik_r1_7_1"], ["puzzles", "check", "maria_r2_13_0"]],
    "play": [["play", "coalitions"], ["play", "maria"]],
    "serve": [["serve", "--port", "99999999"]],
    "sim": [["sim", "coalitions", "--matches", "1"]],
    "ladder": [["ladder", "coalitions", "--bots", "random"]],
    "replay": [["replay", "{record}", "--to", "12"]],
    "verify": [["verify", "{record}"]],
    "rules": [["rules", "K-8.3.2"], ["rules", "K-99"]],
    "board": [["board", "coalitions"]],
    "position": [
        ["position", "check", "{position}"],
        ["position", "check", "{record}"],
        ["position", "write", "{position}"],
    ],
    "bench": [["bench", "--seconds", "x"]],
    "backup": [["backup", "{folder}/b", "--store", "{folder}/none.sqlite"]],
    "restore": [["restore", "{folder}/b", "--store", "{folder}/none.sqlite"]],
    "admin": [
        ["admin", "show", "--store", "{store}"],
        ["admin", "maintenance", "42", "--store", "{store}"],
        ["admin", "show", "--store", "{store}"],
        ["admin", "open", "--store", "{store}"],
        ["admin", "broadcast", "42", "--store", "{store}"],
        ["admin", "mute", "Nobody", "--store", "{store}"],
        ["admin", "rerate", "--store", "{store}"],
        ["admin", "list", "--store", "{folder}/none.sqlite"],
    ],
}
NAMES = ("chancellery", "Chancellery", "Coalitions", "Realpolitik", "Maria", "Imperial Struggle", "Raison d’État")


def test_every_command_is_tried() -> None:
    assert set(TYPED) == set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_it_speaks_one_language(run: Run, command: str, record: Path, position: Path, tmp_path: Path) -> None:
    store = tmp_path / "club.sqlite"
    if command == "admin":
        asyncio.run(migrate(str(store)))
    files = {"record": record, "position": position, "folder": tmp_path, "store": store}
    for words in [[command, "--help"], *TYPED[command]]:
        typed = [word.format(**files) for word in words]
        english, polish = (run(*typed, "--lang", lang, typed="q\n") for lang in ("en", "pl"))
        assert english.code == polish.code, (typed, english, polish)
        said, told = (re.split(r"\n| {3,}", one.out + one.err) for one in (english, polish))
        assert mixed(said, told, (*NAMES, str(tmp_path))) == [], typed
