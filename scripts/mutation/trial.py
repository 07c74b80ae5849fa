"""Tries mutants on the tests of one pytest session: every mutant in a fork of the process that collected them.

A fork exchanges the code of one function, so tables and scripts that hold the function hold the mutant too; of a value
outside of functions it exchanges all that hold it. For a line that is run only while the tests are imported, all is
imported anew. The tests that touch the changed line are run, those first that caught its neighbours.
"""

from __future__ import annotations

import gc
import importlib.abc
import importlib.util
import os
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from time import process_time
from types import BuiltinMethodType, CodeType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from chancellery import locale
from chancellery.kernel import games
from scripts.mutation.mutants import Mutant
from scripts.mutation.touched import IMPORT, ROOT, Touched, caches

FASTEST, SLOWER = 1.5, 10  # a test may take so many seconds, or so many times what it takes without a mutant
SURVIVED, CAUGHT = 0, 1
OPTIONS = ["-q", "-p", "no:cacheprovider", "-o", "timeout=0"]


class Trial:
    """A pytest plugin that runs `course` instead of the tests."""

    def __init__(
        self, paths: Sequence[Path], without: Sequence[str], patience: float, course: Callable[[Trial], None]
    ) -> None:
        self.paths, self.without, self.patience, self.course = paths, without, patience, course
        self.items: list[pytest.Item] = []
        self.touched = Touched(paths)
        self.catchers: dict[Path | tuple[Path, object], Counter[str]] = defaultdict(Counter)  # of a module, a function
        if not self.touched.kept(None).exists():
            self.touched.lines.__enter__()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.settrace(None)
        if session.testsfailed:
            raise session.Interrupted("tests could not be collected")
        self.items = [one for one in session.items if not any(f"[{name}" in one.nodeid for name in self.without)]
        self.functions, self.caches = _functions(self.paths), caches()
        games()
        for lang in locale.LANGUAGES:
            locale.bundle(lang)  # read once, and not in every fork
        gc.freeze()
        self._measure()
        self.course(self)
        return True

    def _measure(self) -> None:
        touched = self.touched
        if not touched.kept(None).exists():
            touched.write(None, {IMPORT: (0, touched.lines.taken())})
        files: dict[Path, list[pytest.Item]] = defaultdict(list)
        for item in self.items:
            files[item.path].append(item)
        unknown = {
            path: [item for item in items if item.nodeid not in known]
            for path, items in files.items()
            if not {item.nodeid for item in items} <= (known := touched.known(path)).keys()
        }
        if unknown and _in_fork(lambda tell: touched.run(unknown), quiet=False)[0] != SURVIVED:
            raise pytest.UsageError("a test fails without any mutant")
        for path in (None, *files):
            touched.read(path)

    def at_import(self, mutant: Mutant) -> bool:
        """Whether the changed line is run only while the tests are imported, which costs most to try."""
        return self.touched.by(mutant) == {IMPORT}

    def survives(self, mutant: Mutant) -> bool:
        """Whether all tests pass with the mutant."""
        around = self.catchers[mutant.path, mutant.function], self.catchers[mutant.path]
        touching = self.touched.by(mutant)
        # what only the first test of each file touches is worked out once and kept: then all may read it
        kept = not mutant.function or 0 < len(touching) == len({name.partition("::")[0] for name in touching})

        def order(item: pytest.Item) -> tuple[bool, int, int, bool, float]:
            name = item.nodeid
            near = f"test_{mutant.path.stem}" in name
            return name not in touching, -around[0][name], -around[1][name], not near, self.touched.seconds[name]

        every = kept or IMPORT in touching
        items = sorted([one for one in self.items if every or one.nodeid in touching], key=order)
        functions = self.functions.get((str(mutant.path), *mutant.function), []) if mutant.function else []
        if self.at_import(mutant):
            return _in_fork(lambda tell: self._imported_anew(mutant, items))[0] == SURVIVED
        code, catcher = _in_fork(lambda tell: self._in_place(mutant, functions, items, kept, tell))
        if catcher:
            for counted in around:
                counted[catcher] += 1
        return code == SURVIVED

    def _in_place(
        self,
        mutant: Mutant,
        functions: list[FunctionType],
        items: list[pytest.Item],
        kept: bool,
        tell: Callable[[str], object],
    ) -> int:
        code = compile(mutant.source, str(mutant.path), "exec")
        if not mutant.function:
            _exchange_values(code, sys.modules[_module(mutant)])
        for function in functions:
            try:
                function.__code__ = _code(code, mutant.function)
            except ValueError:  # the mutant reads fewer names of the function around it
                return self._imported_anew(mutant, items)
        for one in self.caches if kept else ():
            one.cache_clear()
        begin = process_time()
        for item in items:
            if process_time() - begin > self.patience:
                break
            signal.setitimer(signal.ITIMER_PROF, max(FASTEST, SLOWER * self.touched.seconds[item.nodeid]))
            tell(item.nodeid)
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                return CAUGHT
        return SURVIVED

    def _imported_anew(self, mutant: Mutant, items: list[pytest.Item]) -> int:
        signal.setitimer(signal.ITIMER_PROF, 60 + SLOWER * sum(self.touched.seconds.values()))
        for name in [one for one in sys.modules if one.split(".")[0] in ("chancellery", "tests")]:
            del sys.modules[name]
        sys.meta_path.insert(0, Importer(mutant))
        return int(pytest.main([*OPTIONS, "-x", *(item.nodeid for item in items)]))


class Importer(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports the mutant instead of its module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant, self.name = mutant, _module(mutant)

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        return importlib.util.spec_from_loader(name, self) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(self.mutant.path)
        exec(compile(self.mutant.source, str(self.mutant.path), "exec"), module.__dict__)


def _in_fork(work: Callable[[Callable[[str], object]], int], quiet: bool = True) -> tuple[int, str]:
    """What the work returns in a process of its own (a signal or an error is not 0 either), and the last it told."""
    sys.stdout.flush()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        code = CAUGHT
        try:
            nothing = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2) if quiet else ():
                os.dup2(nothing, stream)
            code = work(lambda name: os.write(writing, f"\n{name}".encode()))
        finally:
            os._exit(code)
    os.close(writing)
    with open(reading, encoding="utf-8") as told:
        last = told.read().rpartition("\n")[2]
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), last


def _module(mutant: Mutant) -> str:
    return ".".join(mutant.path.relative_to(ROOT / "src").with_suffix("").parts)


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


def _exchange_values(code: CodeType, module: ModuleType) -> None:
    """Gives all modules the values that the mutant has outside of its functions, and its classes their defaults."""
    mutated: dict[str, Any] = {"__name__": module.__name__, "__file__": module.__file__}
    exec(code, mutated)
    for name, value in mutated.items():
        before = vars(module).get(name)
        if name.startswith("__") or (not isinstance(value, type) and value == before):
            continue
        if isinstance(value, type) and value.__module__ == module.__name__:
            _exchange_defaults(before, value)
        elif isinstance(value, dict) and isinstance(before, dict):  # in place: others hold it too
            before.clear()
            before.update(value)
        elif isinstance(value, int | tuple | list | set | frozenset):
            for other in list(sys.modules.values()):
                for held in [held for held, it in vars(other).items() if it is before and held == name]:
                    setattr(other, held, value)


def _exchange_defaults(before: Any, mutated: Any) -> None:
    for name, value in vars(mutated).items():
        if isinstance(value, int | tuple) and not name.startswith("__") and value != vars(before)[name]:
            setattr(before, name, value)
    if "__init__" in vars(mutated):
        before.__init__.__defaults__ = mutated.__init__.__defaults__
        before.__init__.__kwdefaults__ = mutated.__init__.__kwdefaults__
    for name, field in getattr(mutated, "__dataclass_fields__", {}).items():
        factory, mutant = before.__dataclass_fields__[name].default_factory, field.default_factory
        if isinstance(mutant, FunctionType):
            factory.__code__ = mutant.__code__
        elif isinstance(mutant, BuiltinMethodType) and isinstance(mutant.__self__, list):  # [0, 0].copy
            factory.__self__[:] = mutant.__self__
