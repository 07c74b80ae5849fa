"""Puzzles in the terminal: made of a position that somebody has written."""

from __future__ import annotations

import json
from pathlib import Path

from chancellery.puzzles import from_text, puzzles
from tests.cli.conftest import Run


def test_a_puzzle_is_made_of_a_position(run: Run, tmp_path: Path) -> None:
    known = next(one for one in puzzles("maria") if one.id == "maria_r3_7_0")
    file, out = tmp_path / "Vienna falls.json", tmp_path / "puzzles.json"
    file.write_text(json.dumps(known.position))
    ran = run("puzzles", "make", "maria", "--position", file, "--out", out)
    assert ran.code == 0, ran.err
    made = from_text("maria", out.read_text())[0]
    assert made.id == "maria_vienna_falls"
    assert (made.seat, made.goal, made.right.keys()) == (known.seat, known.goal, known.right.keys())
    assert made.id in ran.out


def test_not_every_position_is_one(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "plain.toml"
    file.write_text('scenario = "introductory"\nturn = 1\n')
    run("puzzles", "make", "maria", "--position", file).is_bad_input("plain.toml", "puzzle")
    file.write_text('scenario = "nowhere"\n')
    run("puzzles", "make", "maria", "--position", file).is_bad_input("scenario", "nowhere")
