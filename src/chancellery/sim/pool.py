"""Many matches at once, on several processes or machines. The results do not depend on how many."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import Final, TypeVar

from chancellery.kernel import BadInput
from chancellery.sim.plan import Plan
from chancellery.sim.play import Played, play

LOCAL, RAY = "local", "ray"
# What a worker gets at once: handing over takes a millisecond, and a short match takes few.
BATCH: Final = 0.1  # seconds of work
MOST: Final = 32  # items
AHEAD: Final = 2  # batches for each worker, so that none waits
A = TypeVar("A")
B = TypeVar("B")


def processes() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(plan: Plan, count: int, jobs: int = 1, on: str = LOCAL) -> Iterator[Played]:
    """Matches 0 to count-1 in their order, each as soon as it and those before it are over."""
    return each(partial(play, plan), range(count), jobs, on)


def each(do: Callable[[A], B], items: Sequence[A], jobs: int = 1, on: str = LOCAL) -> Iterator[B]:
    """What is done with each of the items, in their order; `on`: this machine, `ray` or the address of a cluster."""
    if on == RAY or on.startswith(RAY + ":"):
        from chancellery.sim import on_ray

        yield from on_ray.each(do, items, on)
        return
    if on != LOCAL:
        raise BadInput("sim-on", field="--on", value=on[:60])
    if jobs <= 1 or len(items) <= 1:
        yield from map(do, items)
        return
    # a fresh interpreter for each worker: the same on every platform, and no state is inherited
    pool = ProcessPoolExecutor(min(jobs, len(items)), mp_context=get_context("spawn"), initializer=quiet)
    try:
        yield from _in_batches(pool, do, items, jobs)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _in_batches(pool: ProcessPoolExecutor, do: Callable[[A], B], items: Sequence[A], jobs: int) -> Iterator[B]:
    """Results in the order of the items. Where one of them takes long, it is handed over, and comes back, alone."""
    given, size = 0, 1
    waiting: deque[Future[tuple[list[B], float]]] = deque()
    while waiting or given < len(items):
        running = [batch for batch in waiting if not batch.done()]
        while given < len(items) and len(running) < AHEAD * jobs:
            running.append(pool.submit(batch, do, items[given : given + size]))
            waiting.append(running[-1])
            given += size
        wait(running, return_when=FIRST_COMPLETED)
        while waiting and waiting[0].done():
            found, seconds = waiting.popleft().result()
            left = (len(items) - given) // (AHEAD * jobs)
            size = next_size(len(found), seconds, BATCH, min(MOST, left))
            yield from found


def batch(do: Callable[[A], B], items: Sequence[A]) -> tuple[list[B], float]:
    """What is done with some items, and how long it took."""
    started = perf_counter()
    return [do(item) for item in items], perf_counter() - started


def next_size(count: int, seconds: float, wanted: float, most: int) -> int:
    """How many items to hand over at once, after a batch of so many: what takes so long as is wanted. `most` shares
    the last ones evenly."""
    return max(1, min(most, int(wanted * count / max(seconds, 1e-6))))


def quiet() -> None:
    """Ctrl-C is for the parent, which then stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
