"""Whatever takes long leaves the event loop: scenes, logs, loading, records. One thread does it, one piece at a time,
so that an answer to a move never stands behind the pictures of a hundred other tables; what takes seconds has others.

Work must touch nothing that the loop may change meanwhile: give it a clone. Whoever asks for it pays for it, by the
processor time that it took.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import TypeVar

from chancellery.server.errors import Refused
from chancellery.server.limits import Limits
from chancellery.server.metrics import Metrics

MOST_WAITING = 10  # pieces of work of one caller
T = TypeVar("T")


class Payer:
    """Somebody on whose account work is done. A live table is never refused what it shows, but it is paid for."""

    def __init__(self, limits: Limits, caller: str, patient: bool = False) -> None:
        self.limits = limits
        self.caller = caller
        self.patient = patient

    def check(self) -> None:
        if not self.patient:
            self.limits.take("work", self.caller, 0.0)

    def charge(self, seconds: float) -> None:
        self.limits.spend("work", self.caller, seconds)


PAYER: ContextVar[Payer | None] = ContextVar("payer", default=None)


class Painter:
    """First come, first served, except that each caller has but one piece in the queue."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._easel = ThreadPoolExecutor(1, "paint")
        self._desk = ThreadPoolExecutor(2, "desk")
        self._lines: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    async def paint(self, work: Callable[[], T], shared: bool = False) -> T:
        """`shared`: others wait for it too, so it does not stand in the line of whoever asked first."""
        return await self._do(self._easel, work, shared)

    async def study(self, work: Callable[[], T]) -> T:
        """What may take seconds."""
        return await self._do(self._desk, work, False)

    async def _do(self, threads: ThreadPoolExecutor, work: Callable[[], T], shared: bool) -> T:
        payer = PAYER.get()
        if payer is None or payer.patient or shared:
            return await self._run(threads, work, payer)
        caller = payer.caller
        if self._waiting[caller] >= MOST_WAITING:
            raise Refused("too-many")
        self._waiting[caller] += 1
        try:
            async with self._lines.setdefault(caller, asyncio.Lock()):
                payer.check()
                return await self._run(threads, work, payer)
        finally:
            self._waiting[caller] -= 1
            if not self._waiting[caller]:
                del self._waiting[caller], self._lines[caller]

    async def _run(self, threads: ThreadPoolExecutor, work: Callable[[], T], payer: Payer | None) -> T:
        took = 0.0

        def timed() -> T:
            nonlocal took
            started = time.thread_time()
            try:
                return work()
            finally:
                took = time.thread_time() - started

        try:
            return await asyncio.get_running_loop().run_in_executor(threads, timed)
        except RuntimeError as error:
            if "shutdown" in str(error):  # the threads have ended
                raise Refused("stopping") from None
            raise
        finally:
            self._metrics.observe("scene_seconds", took)
            if payer is not None:
                payer.charge(took)

    def close(self) -> None:
        for threads in (self._easel, self._desk):
            threads.shutdown(wait=False, cancel_futures=True)
