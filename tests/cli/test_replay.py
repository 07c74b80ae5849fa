"""replay: the table and the log after any move."""

from __future__ import annotations

from pathlib import Path

from chancellery import Match
from tests.cli.conftest import Run


def test_the_end_of_a_match(run: Run, record: Path, finished: Match) -> None:
    ran = run("replay", record)
    assert ran.code == 0
    assert f"After move {len(finished)} of {len(finished)}." in ran.out
    assert finished.outcome is not None
    assert finished.outcome.rule in ran.out
    assert "Polesie" in ran.out


def test_any_point_of_it(run: Run, record: Path, finished: Match) -> None:
    start = run("replay", record, "--to", 0)
    assert f"After move 0 of {len(finished)}." in start.out
    assert "Napoleon" in start.out
    short = run("replay", record, "--to", 40, "--log")
    for line in finished.at(40).log(None, "en"):
        assert line in " ".join(short.out.split()) or line in short.out


def test_as_json(run: Run, record: Path, finished: Match) -> None:
    data = run("replay", record, "--to", 100, "--log", "--json").json
    shown = finished.at(100)
    assert (data["moves"], data["at"], data["outcome"]) == (len(finished), 100, None)
    assert data["log"] == shown.log(None, "en")
    assert data["view"]["round"] == shown.view(None)["round"]
    own = run("replay", record, "--to", 100, "--seat", "france", "--json").json
    assert "hand" in own["view"]["powers"]["france"]
    assert "hand" not in own["view"]["powers"]["austria"]


def test_move_by_move(run: Run, record: Path, finished: Match) -> None:
    ran = run("replay", record, "--step", typed="\n\nb\n500\nm\nwhat\nq\n")
    assert ran.code == 0
    moves = finished.moves
    assert f"1. {finished.seats[moves[0][0]]}: {moves[0][1].text}" in ran.out
    assert f"2. {finished.seats[moves[1][0]]}: {moves[1][1].text}" in ran.out
    assert "After move 500 of" in ran.out
    assert run("replay", record, "--step", "--to", 10).code == 0  # ends with the input


def test_in_polish(run: Run, record: Path) -> None:
    assert "Wielka Brytania" in run("replay", record, "--to", 3, "--lang", "pl").out


def test_bad_input(run: Run, record: Path, finished: Match) -> None:
    run("replay", record, "--to", len(finished) + 1).is_bad_input("--to", str(len(finished)))
    run("replay", record, "--to", "end").is_bad_input("--to", "end")
    run("replay", record, "--seat", "spain").is_bad_input("spain", "france")
    lines = record.read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("7. "))
    for wrong in ("7. france: dance", "8. france: pass", "7. spain: pass", "seven"):
        record.write_text("\n".join([*lines[:at], wrong, *lines[at + 1 :]]), encoding="utf-8")
        run("replay", record).is_bad_input(str(at + 1))
