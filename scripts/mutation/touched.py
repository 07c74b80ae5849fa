"""Which lines of the rules each test touches and how long it takes; kept in files until a source changes."""

from __future__ import annotations

import gc
import hashlib
import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import _lru_cache_wrapper
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from scripts.mutation.mutants import Mutant

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "chancellery" / "games"
CACHE = ROOT / "build" / "mutation"
Found = dict[str, tuple[float, dict[str, list[int]]]]  # per test its seconds and the lines of each module
IMPORT = "import"  # stands for a test in the file of what was touched before any test


class Lines:
    """Lines of these modules as they are run."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.paths = set(map(str, paths))
        self.found: dict[str, set[int]] = {path: set() for path in self.paths}

    def __enter__(self) -> Lines:
        sys.settrace(self._call)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(None)

    def _call(self, frame: FrameType, event: str, arg: object) -> Any:
        return self._line if frame.f_code.co_filename in self.paths else None

    def _line(self, frame: FrameType, event: str, arg: object) -> Any:
        self.found[frame.f_code.co_filename].add(frame.f_lineno)
        return self._line

    def taken(self) -> dict[str, list[int]]:
        """What was run since it was last asked."""
        taken = {path: sorted(lines) for path, lines in self.found.items() if lines}
        for lines in self.found.values():
            lines.clear()
        return taken


def _where(named: re.Pattern[str], text: str) -> Iterator[int]:
    return (number for number, line in enumerate(text.splitlines(), 1) if named.search(line))


def caches() -> list[_lru_cache_wrapper[Any]]:
    """All that the games keep once they have worked it out."""
    every = [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)]
    return [one for one in every if str(one.__module__).startswith("chancellery.games")]


class Touched:
    """What is known of the tests of a game; `run` finds out what is not."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.paths = paths
        self.files: dict[Path | None, Path] = {}
        self.texts = {path: path.read_text("utf-8") for path in paths}
        self.lines = Lines(paths)
        self.seconds: dict[str, float] = {}
        self.tests: dict[tuple[str, int], set[str]] = defaultdict(set)  # of a line
        own = {path.relative_to(GAMES).parts[0] for path in paths}
        files = [
            *[one for game in own for one in (GAMES / game).rglob("*.py")],
            *[one for one in (ROOT / "src").rglob("*.py") if not one.is_relative_to(GAMES)],
            *[one for one in (ROOT / "tests" / "conformance").rglob("*.py") if not one.name.startswith("test_")],
        ]
        common = [*map(str, paths), *(one.read_text() for one in sorted(files))]
        self.common = hashlib.sha256("\n".join(common).encode())

    def kept(self, test: Path | None) -> Path:
        """Where that is which the tests of a file touch, or, without one, what is touched while all are imported."""
        if test not in self.files:
            key = self.common.copy()
            key.update(test.read_bytes() if test else IMPORT.encode())
            self.files[test] = CACHE / f"{key.hexdigest()[:20]}.json"
        return self.files[test]

    def known(self, test: Path | None) -> Found:
        kept = self.kept(test)
        found: Found = json.loads(kept.read_text()) if kept.exists() else {}
        return found

    def write(self, test: Path | None, found: Found) -> None:
        CACHE.mkdir(parents=True, exist_ok=True)
        self.kept(test).write_text(json.dumps(found))

    def read(self, test: Path | None) -> None:
        for name, (seconds, lines) in self.known(test).items():
            self.seconds[name] = seconds
            for path, numbers in lines.items():
                for number in numbers:
                    self.tests[path, number].add(name)

    def by(self, mutant: Mutant) -> set[str]:
        """The tests that touch the changed line or, outside of functions, a line that names the changed value.

        A value that no chapter names but that which gives it may be read anywhere: then they are all tests.
        """
        if not mutant.name:
            return self.tests[str(mutant.path), mutant.line]
        named = re.compile(rf"\b({mutant.name})\b")
        lines = [(str(path), number) for path, text in self.texts.items() for number in _where(named, text)]
        return ({test for line in lines for test in self.tests[line]} or set(self.seconds)) - {IMPORT}

    def run(self, files: dict[Path, list[pytest.Item]]) -> int:
        """Runs the tests of these files, each file as if it were the first: what is kept is forgotten."""
        kept = caches()
        for file, items in files.items():
            found = self.known(file)
            for one in kept:
                one.cache_clear()
            for item in items:
                begin = process_time()
                with self.lines:
                    reports = runtestprotocol(item, log=False, nextitem=None)
                failed = [report for report in reports if report.failed]
                if failed:
                    print(f"{item.nodeid}\n{failed[0].longreprtext}", file=sys.stderr, flush=True)
                    return 1
                found[item.nodeid] = round(process_time() - begin, 4), self.lines.taken()
            self.write(file, found)
        return 0
