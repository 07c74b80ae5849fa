"""bench: the shape of its figures, and what it says without the yardstick."""

from __future__ import annotations

import pytest

from chancellery.sim import bench
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SLICE", 0.02)
    monkeypatch.setattr(bench, "slices", lambda seconds: 3)
    monkeypatch.setattr(bench, "RECORDS", 1)


def test_the_shape_other_programs_rely_on(run: Run) -> None:
    ran = run("bench", "--json")
    assert ran.code == 0
    figures = ran.json["coalitions"]
    for name in (
        "decisions_per_second",
        "games_per_second",
        "rollout_decisions_per_second",
        "rollout_ratio",
        "clone_us",
        "fork_us",
        "deal_us",
        "view_us",
        "load_ms",
    ):
        assert figures[name] >= 0
    assert ran.json["yardstick"]["python_chess_decisions_per_second"] > 0
    assert ran.json["ratio"]["coalitions"] > 0
    assert "python-chess" in run("bench").out


def test_without_python_chess_it_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "yardstick", lambda seed: None)
    ran = run("bench", "coalitions", "--json")
    assert ran.code == 0
    assert "python-chess" in ran.err
    assert ran.json["yardstick"]["python_chess_decisions_per_second"] is None
    assert ran.json["ratio"]["coalitions"] is None
    assert "python-chess" in run("bench", "--lang", "pl").err


def test_bad_input(run: Run) -> None:
    run("bench", "chess").is_bad_input("chess")
    run("bench", "--seconds", "soon").is_bad_input("--seconds", "soon")
