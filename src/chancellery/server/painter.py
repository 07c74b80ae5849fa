"""Scenes are the dearest thing a server makes. They are made one at a time, and between two of them everything else
that waits gets its turn: an answer to a move never stands behind the pictures of a hundred other tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from chancellery.server.metrics import Metrics

T = TypeVar("T")


class Painter:
    """First come, first served."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._turn = asyncio.Lock()

    async def paint(self, work: Callable[[], T]) -> T:
        async with self._turn:
            started = time.perf_counter()
            made = work()
            self._metrics.observe("scene_seconds", time.perf_counter() - started)
            await asyncio.sleep(0)
        return made
