"""Many matches at once, on several processes or machines. The results do not depend on how many."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from chancellery.kernel import BadInput
from chancellery.sim.plan import Plan
from chancellery.sim.play import Played, play

LOCAL, RAY = "local", "ray"
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
        yield from pool.map(do, items, chunksize=1)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def quiet() -> None:
    """Ctrl-C is for the parent, which then stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
