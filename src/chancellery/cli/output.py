"""Writing to the terminal, and progress on long work."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any, Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

WIDTH = 110  # where there is no terminal to ask
NARROWEST = 60


def as_json(data: Any) -> None:
    """One document on standard output, for programs."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


class _Console(Console):
    """rich, except that `main` alone decides what a reader that went away means."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    """Where tables go; colours only on a terminal."""
    width = shutil.get_terminal_size((WIDTH, 24)).columns
    if not sys.stdout.isatty() and "COLUMNS" not in os.environ:
        width = WIDTH
    return _Console(file=sys.stdout, width=max(width, NARROWEST), highlight=False, markup=False, emoji=False)


class Tick(Protocol):
    """Tells that some of the work is done."""

    def __call__(self, amount: int = 1) -> None: ...


@contextmanager
def progress(label: str, total: int) -> Iterator[Tick]:
    """A bar on standard error while work goes on; nothing where nobody watches. Standard output is for results: what
    bots or Ray (of a node that died) print meanwhile goes to standard error, where the bar shows it above itself."""
    if not sys.stderr.isatty():
        with redirect_stdout(sys.stderr):
            yield lambda amount=1: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda amount=1: bar.advance(task, amount)
