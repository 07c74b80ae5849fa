"""Tries mutants on the tests of one pytest session: every mutant in a fork of the process that collected them.

A fork exchanges the code of one function, so tables and scripts that hold the function hold the mutant too. What stands
outside of functions is imported anew. The tests that touch the changed line are run; where hardly any does (what is
worked out once and kept, what is imported), all tests of the game are.
"""

from __future__ import annotations

import gc
import hashlib
import importlib.abc
import importlib.util
import json
import os
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from time import process_time
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from scripts.mutation.mutants import Mutant

ROOT = Path(__file__).parents[2]
CACHE = ROOT / "build" / "mutation"
FASTEST, SLOWER = 3.0, 10  # a test may take so many seconds, or so many times what it takes without a mutant
HARDLY_ANY = 3


class Trial:
    """A pytest plugin that runs `course` instead of the tests."""

    def __init__(self, paths: Sequence[Path], without: Sequence[str], course: Callable[[Trial], None]) -> None:
        self.paths, self.without, self.course = paths, without, course
        self.items: list[pytest.Item] = []
        self.seconds: dict[str, float] = {}
        self.touching: dict[tuple[str, int], set[str]] = defaultdict(set)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = [one for one in session.items if not any(f"[{name}" in one.nodeid for name in self.without)]
        if session.testsfailed:
            raise session.Interrupted("tests could not be collected")
        self.functions = _functions(self.paths)
        gc.freeze()
        self._measure()
        self.course(self)
        return True

    def _measure(self) -> None:
        """Which test touches which lines and how long it takes; kept in a file as long as no source changes."""
        sources = [*sorted((ROOT / "src").rglob("*.py")), *sorted((ROOT / "tests").rglob("*.py"))]
        told = [
            *(one.nodeid for one in self.items),
            *map(str, self.paths),
            *(one.read_text("utf-8") for one in sources),
        ]
        kept = CACHE / f"{hashlib.sha256(os.linesep.join(told).encode()).hexdigest()[:16]}.json"
        if not kept.exists():
            CACHE.mkdir(parents=True, exist_ok=True)
            if _in_fork(lambda: int(kept.write_text(json.dumps(_traced(self.items, self.paths))) == 0), quiet=False):
                raise pytest.UsageError("a test fails without any mutant")
        seconds, lines = json.loads(kept.read_text())
        self.seconds = seconds
        for test, touched in lines.items():
            for path, line in touched:
                self.touching[path, line].add(test)

    def survives(self, mutant: Mutant, chapter: str) -> bool:
        """Whether all tests pass with the mutant."""
        touching = self.touching[str(mutant.path), mutant.line]

        def order(item: pytest.Item) -> tuple[bool, bool, float]:
            return item.nodeid not in touching, f"test_{chapter}" not in item.nodeid, self.seconds[item.nodeid]

        items = sorted(self.items, key=order)
        if len(touching) > HARDLY_ANY:
            items = items[: len(touching)]
        functions = self.functions.get((str(mutant.path), *mutant.function)) if mutant.function else None
        if functions and touching:  # else it was run, if ever, while the tests were imported
            return _in_fork(lambda: self._swapped(mutant, functions, items)) == 0
        return _in_fork(lambda: self._imported_anew(mutant, items)) == 0

    def _swapped(self, mutant: Mutant, functions: list[FunctionType], items: list[pytest.Item]) -> int:
        code = _code(compile(mutant.source, str(mutant.path), "exec"), mutant.function)
        for function in functions:
            try:
                function.__code__ = code
            except ValueError:  # the mutant reads fewer names of the function around it
                return self._imported_anew(mutant, items)
        for item in items:
            signal.setitimer(signal.ITIMER_PROF, max(FASTEST, SLOWER * self.seconds[item.nodeid]))
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                return 1
        return 0

    def _imported_anew(self, mutant: Mutant, items: list[pytest.Item]) -> int:
        signal.setitimer(signal.ITIMER_PROF, 60 + SLOWER * sum(self.seconds.values()))
        for name in [one for one in sys.modules if one.split(".")[0] in ("chancellery", "tests")]:
            del sys.modules[name]
        sys.meta_path.insert(0, Importer(mutant))
        return int(pytest.main([*OPTIONS, "-x", *(item.nodeid for item in items)]))


OPTIONS = ["-q", "-p", "no:cacheprovider", "-o", "timeout=0"]


class Importer(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports the mutant instead of its module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = ".".join(mutant.path.relative_to(ROOT / "src").with_suffix("").parts)

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        return importlib.util.spec_from_loader(name, self) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(self.mutant.path)
        exec(compile(self.mutant.source, str(self.mutant.path), "exec"), module.__dict__)


def _in_fork(work: Callable[[], int], quiet: bool = True) -> int:
    """What the work returns in a process of its own; a signal or an error is not 0 either."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            nothing = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2) if quiet else ():
                os.dup2(nothing, stream)
            code = work()
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _functions(paths: Sequence[Path]) -> dict[tuple[str, int, str], list[FunctionType]]:
    """All functions of these modules that live, by file, first line and name."""
    wanted = set(map(str, paths))
    found: dict[tuple[str, int, str], list[FunctionType]] = defaultdict(list)
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename in wanted:
            found[one.__code__.co_filename, one.__code__.co_firstlineno, one.__code__.co_qualname].append(one)
    return found


def _code(module: CodeType, function: tuple[int, str] | None) -> CodeType:
    """The code of a function in that of its module; class bodies are looked into."""
    inner = [one for one in module.co_consts if isinstance(one, CodeType)]
    for one in inner:
        if (one.co_firstlineno, one.co_qualname) == function:
            return one
    (around,) = [one for one in inner if function and function[1].startswith(f"{one.co_qualname}.")]
    return _code(around, function)


def _traced(items: list[pytest.Item], paths: Sequence[Path]) -> tuple[dict[str, float], dict[str, list[Any]]]:
    """Runs the tests: seconds and touched lines of each."""
    wanted = set(map(str, paths))
    now: set[tuple[str, int]] = set()

    def line(frame: FrameType, event: str, arg: object) -> Any:
        now.add((frame.f_code.co_filename, frame.f_lineno))
        return line

    def call(frame: FrameType, event: str, arg: object) -> Any:
        return line if frame.f_code.co_filename in wanted else None

    seconds: dict[str, float] = {}
    lines: dict[str, list[Any]] = {}
    for item in items:
        now.clear()
        begin = process_time()
        sys.settrace(call)
        reports = runtestprotocol(item, log=False, nextitem=None)
        sys.settrace(None)
        failed = [report for report in reports if report.failed]
        if failed:
            print(f"{item.nodeid}\n{failed[0].longreprtext}", file=sys.__stderr__, flush=True)
            raise SystemExit(1)
        seconds[item.nodeid] = round(process_time() - begin, 4)
        lines[item.nodeid] = sorted(now)
    return seconds, lines
