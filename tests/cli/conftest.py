"""Runs the command in this process and looks at its exit code and both outputs."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.cli import main


@dataclass(frozen=True)
class Ran:
    """How a run of the command ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    def is_bad_input(self, *words: str) -> None:
        """One clear line on standard error, exit code 2, no traceback."""
        assert self.code == 2, (self.code, self.out, self.err)
        assert self.err.count("\n") == 1, self.err
        assert self.err.startswith("chancellery: "), self.err
        assert "Traceback" not in self.out + self.err
        for word in words:
            assert word in self.err, (word, self.err)


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Calls `main`; `typed` is what the user types."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.delenv("CHANCELLERY_TRACEBACK", raising=False)

    def call(*words: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(word) for word in words])
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return call


def random_match(seed: str, most: int | None = None) -> Match:
    """A match of random moves, to its end or to a number of moves."""
    match = Match.new("coalitions", seed=seed, nonce="test")
    rng = Random(seed)
    while match.outcome is None and (most is None or len(match) < most):
        decision = match.decisions[0]
        match.play(decision.seat, rng.choice(decision.options))
    return match


@pytest.fixture(scope="session")
def finished() -> Match:
    return random_match("finished")


@pytest.fixture
def record(finished: Match, tmp_path: Path) -> Path:
    """The record of a finished match."""
    path = tmp_path / "match.chancellery"
    path.write_text(finished.to_record(), encoding="utf-8")
    return path


@pytest.fixture
def position(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A file with the POSITION of the test's module."""
    path = tmp_path / "position.toml"
    path.write_text(request.module.POSITION, encoding="utf-8")
    return path


@pytest.fixture
def last(tmp_path: Path) -> Path:
    """Where the match in progress is kept."""
    return tmp_path / "state" / "chancellery" / "last.chancellery"
