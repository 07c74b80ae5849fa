"""Compiled modules are used over just the sources they were made of."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from chancellery import compiled

ROOT = Path(__file__).parents[2]
SOURCES = {"kernel/state.py": "STATE = 1\n", "games/maria/map.py": "MAP = 1\n", "locale/__init__.py": ""}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package, as `make fast` leaves it."""
    for name, text in SOURCES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    write(tmp_path, suffix=compiled.SUFFIX)
    return tmp_path


def write(package: Path, suffix: str) -> None:
    made = {"suffix": suffix, "modules": ["chancellery.kernel.state"], "sources": compiled.digests(package)}
    (package / compiled.FOLDER).mkdir(exist_ok=True)
    (package / compiled.FOLDER / compiled.MANIFEST).write_text(json.dumps(made))


def test_what_was_compiled_of_these_sources_is_used(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert compiled.made(package) == ["chancellery.kernel.state"]
    assert not capsys.readouterr().err


@pytest.mark.parametrize("name", SOURCES)
def test_one_source_that_differs_is_enough_for_pure_python(
    package: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = os.stat(package / name)
    (package / name).write_text(SOURCES[name].replace("1", "2") or "\n")
    os.utime(package / name, ns=(before.st_atime_ns, before.st_mtime_ns))  # whatever a clock says
    assert compiled.made(package) is None
    assert name in capsys.readouterr().err


def test_a_source_that_is_gone(package: Path) -> None:
    (package / "games/maria/map.py").unlink()
    assert compiled.made(package) is None


def test_by_another_python_or_never(package: Path) -> None:
    write(package, suffix=".cpython-27.so")
    assert compiled.made(package) is None
    (package / compiled.FOLDER / compiled.MANIFEST).unlink()
    assert compiled.made(package) is None


def test_pure_python_can_be_demanded() -> None:
    ask = "import chancellery; print(chancellery.compiled.mode, chancellery.kernel.state.__file__)"
    env = {**os.environ, compiled.PURE: "1"}
    ran = subprocess.run([sys.executable, "-c", ask], env=env, capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("pure ")
    assert ran.stdout.strip().endswith("state.py")


def test_without_a_compiler_the_compiled_sample_says_so() -> None:
    env = {**os.environ, "CC": "no-such-compiler"}
    command = [sys.executable, "-m", "scripts.sample", "tests/golden"]
    ran = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    assert "is missing" in ran.stderr
    assert "NO TEST RUNS COMPILED" in ran.stderr
