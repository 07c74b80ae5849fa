"""Many matches at once, on several processes. The results do not depend on how many."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from chancellery.sim.plan import Plan
from chancellery.sim.play import Played, play


def processes() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(plan: Plan, count: int, jobs: int = 1) -> Iterator[Played]:
    """Matches 0 to count-1 in their order, each as soon as it and those before it are over."""
    if jobs <= 1 or count <= 1:
        for number in range(count):
            yield play(plan, number)
        return
    # a fresh interpreter for each worker: the same on every platform, and no state is inherited
    pool = ProcessPoolExecutor(min(jobs, count), mp_context=get_context("spawn"), initializer=quiet)
    try:
        yield from pool.map(play, [plan] * count, range(count), chunksize=1)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def quiet() -> None:
    """Ctrl-C is for the parent, which then stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
