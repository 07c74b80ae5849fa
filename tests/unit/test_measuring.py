"""Measuring for the pages about strength and balance: rows, results that are kept, and what the pages say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chancellery.sim import __main__ as command
from chancellery.sim import pages
from chancellery.sim.measure import Results
from chancellery.sim.play import Failure, Played
from chancellery.sim.rows import BALANCE, LEVELS, PARTS, TARGETS, Row, rows

STRUGGLE = Row(TARGETS, "imperial_struggle", "standard", 2, "planner", "sensible", {}, 0.9, {"britain": 0.8})
EVEN = Row(BALANCE, "realpolitik", "standard", 4, "sensible", "sensible")
ALONE = Row(LEVELS, "coalitions", "lempereur", 1, "sensible", "sensible", {"level": "extreme"}, 0.5)


def played(row: Row, number: int, winner: int | None, thought: float = 0.0004) -> Played:
    players = row.plan("").players_of(number)
    winners = () if winner is None else (winner,)
    return Played(number, players, 100, 2.0, winners, "vp", thought=tuple((thought,) for _ in players))


def test_every_row_can_be_played() -> None:
    """Each names a variant that exists, no two are alike, and targets come first."""
    found = rows()
    assert len({row.id for row in found}) == len(found)
    assert [row.part for row in found] == sorted((row.part for row in found), key=PARTS.index)
    for row in found:
        seats = row.plan("1").start(0).seats
        assert len(seats) == row.seats
        assert {name for name in row.least if name} <= {*seats}


def some(path: Path) -> Results:
    """France wins all of its ten matches as planner, Britain six of its ten; Austria wins everything."""
    results = Results(path, [STRUGGLE, EVEN, ALONE], "7")
    for number in range(20):
        assert results.next(STRUGGLE) == number
        seat = number % 2
        results.add(STRUGGLE, played(STRUGGLE, number, seat if seat == 0 or number < 12 else 0, 0.0204))
        results.add(EVEN, played(EVEN, number, 0))
    results.add(ALONE, played(ALONE, 0, None))
    results.add(ALONE, played(ALONE, 1, 0))
    results.save(now=True)
    return results


def test_results_are_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    some(path)
    again = Results(path, [STRUGGLE], "7")
    assert again.next(STRUGGLE) == 20
    assert again.usual(STRUGGLE) == pytest.approx(2.0)
    again.add(STRUGGLE, Played(20, ("planner", "sensible"), 3, 1.0, failure=Failure("Broken", "", "", "", "")))
    again.save(now=True)
    stored = json.loads(path.read_text(encoding="utf-8"))["rows"]
    assert len(stored) == 3  # those that were not asked for are kept
    assert stored[STRUGGLE.id]["failures"] == [[20, "Broken"]]
    assert len(stored[STRUGGLE.id]["matches"]) == 20


def test_the_pages_say_what_was_measured(tmp_path: Path) -> None:
    some(tmp_path / "ladder.json")
    pages.write(tmp_path / "ladder.json", tmp_path)
    ladder = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    row = next(line for line in ladder.splitlines() if "`planner` among `sensible`" in line)
    assert "| 20 | 16 (80 %) | 58 to 92 % | 50 % | >= 90 %; Great Britain >= 80 % | no |" in row
    assert "| France 10 of 10, Great Britain 6 of 10 |" in row
    assert "L’Empereur, extreme, alone | `sensible` | 2 | 1 (50 %) |" in ladder
    assert ">= 50 % | yes |" in ladder
    assert "| `planner` | Imperial Struggle, 1697–1789, with 2 | 21 ms | 21 ms | 21 ms |" in ladder
    balance = (tmp_path / "balance.md").read_text(encoding="utf-8")
    assert "| 20 | 25 % | **Austria 100 %**, France 0 %, Italy 0 %, Prussia 0 % |" in balance


def test_what_stands_around_the_measured_part_of_the_page_stays(tmp_path: Path) -> None:
    some(tmp_path / "ladder.json")
    page = tmp_path / "ladder.md"
    page.write_text("# By hand\n", encoding="utf-8")
    for _ in range(2):
        pages.write(tmp_path / "ladder.json", tmp_path)
        text = page.read_text(encoding="utf-8")
        assert text.startswith("# By hand\n")
        assert text.count("## What `planner` should reach") == 1
        page.write_text(text.rstrip() + "\nNotes.\n", encoding="utf-8")
    assert page.read_text(encoding="utf-8").count("Notes.") == 2


def test_the_command_measures_and_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "ladder.json"
    given = ["sim", str(path), "--seconds", "60", "--jobs", "1", "--wanted", "1", "--parts", LEVELS]
    monkeypatch.setattr("sys.argv", [*given, "--only", "lempereur/extreme/1/sensible", "--pages", str(tmp_path)])
    assert command.main() == 0
    (kept,) = json.loads(path.read_text(encoding="utf-8"))["rows"].values()
    assert len(kept["matches"]) == 1
    assert "L’Empereur, extreme, alone" in (tmp_path / "ladder.md").read_text(encoding="utf-8")
