"""verify: true, false and unreadable records."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from chancellery import Match
from tests.cli.conftest import Run, random_match


def test_a_true_record(run: Run, record: Path, finished: Match) -> None:
    ran = run("verify", record)
    assert ran.code == 0
    assert ran.out.startswith("OK")
    assert finished.outcome is not None
    assert finished.seats[finished.outcome.winners[0]] in ran.out
    assert run("verify", record, "--commitment", finished.setup.commitment.upper()).code == 0
    data = run("verify", record, "--json").json
    assert data["ok"] is True
    assert data["finished"] is True
    assert data["moves"] == len(finished)
    assert data["commitment"] == finished.setup.commitment


def test_from_standard_input(run: Run, record: Path) -> None:
    assert run("verify", "-", typed=record.read_text(encoding="utf-8")).code == 0


def test_an_unfinished_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "part.chancellery"
    path.write_text(random_match("part", 70).to_record(), encoding="utf-8")
    ran = run("verify", path, "--lang", "pl")
    assert ran.code == 0
    assert "nie jest skończona" in ran.out


def test_another_commitment(run: Run, record: Path) -> None:
    ran = run("verify", record, "--commitment", "0" * 64)
    assert ran.code == 1
    assert "committed" in ran.out
    run("verify", record, "--commitment", "xyz").is_bad_input("--commitment", "xyz")


def test_an_altered_move_is_named(run: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("200. "))
    lines[number], lines[number + 1] = lines[number + 1], lines[number]
    record.write_text("\n".join(lines), encoding="utf-8")
    ran = run("verify", record)
    assert ran.code == 1
    assert f"Line {number + 1}:" in ran.out
    data = run("verify", record, "--json").json
    assert data["ok"] is False
    assert data["line"] == number + 1


@pytest.mark.parametrize(
    "text",
    ["", "hello", '[Chancellery "2"]', "[Chancellery]", '[Chancellery "1"\n', "\x00\x01\x02"],
)
def test_what_is_no_record(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.chancellery"
    path.write_text(text, encoding="utf-8")
    run("verify", path).is_bad_input("Line 1")
    run("replay", path).is_bad_input("Line 1")
    run("play", "--resume", path).is_bad_input("Line 1")


def test_a_record_without_its_seals_is_false_and_cannot_be_shown(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bad.chancellery"
    path.write_text('[Chancellery "1"]\n', encoding="utf-8")
    assert run("verify", path).code == 1
    run("replay", path).is_bad_input("Game")


def test_files_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    run("verify", tmp_path / "none").is_bad_input("none")
    run("verify", tmp_path).is_bad_input("folder")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    run("verify", tmp_path / "binary").is_bad_input("UTF-8")
    run("verify", "a\0b").is_bad_input()


def test_any_change_of_a_byte_is_found_and_nothing_crashes(run: Run, tmp_path: Path) -> None:
    """Every printable change of the record, wherever it is, gives exit code 1 or 2 and one line."""
    good = random_match("bytes", 90).to_record()
    path = tmp_path / "altered.chancellery"
    rng = Random(7)
    for _ in range(150):
        place = rng.randrange(len(good))
        kind = rng.randrange(3)
        new = rng.choice('abcxyz0189 "[]{}:#>@%\n')
        text = good[:place] + (new if kind < 2 else "") + good[place + (kind > 0) :]
        if text.split() == good.split():
            continue  # blank space between lines carries nothing
        path.write_text(text, encoding="utf-8")
        ran = run("verify", path)
        assert ran.code in (1, 2), (place, good[place - 20 : place + 20], new, kind, ran)
        assert (ran.out + ran.err).count("\n") == 1
        replayed = run("replay", path)
        assert replayed.code in (0, 2), (place, replayed.err)
