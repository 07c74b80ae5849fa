"""Group commit: appends that arrive while the disk is busy share one transaction, so one sync serves many tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from chancellery.store.records import Append, Appended, StoreError

LARGEST_BATCH = 200

Result = Appended | Exception
Commit = Callable[[list[Append]], Awaitable[list[Result]]]


@dataclass(slots=True)
class _Waiting:
    append: Append
    done: asyncio.Future[Appended]


class GroupCommit:
    """Hands batches to `commit`, one at a time, and each caller its own result."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._queue: list[_Waiting] = []
        self._worker: asyncio.Task[None] | None = None
        self.batches = 0
        self.appends = 0

    async def submit(self, append: Append) -> Appended:
        waiting = _Waiting(append, asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())
        return await waiting.done  # a caller that goes away ends this alone: the batch of the others goes on

    async def _work(self) -> None:
        while self._queue:
            batch, self._queue = self._queue[:LARGEST_BATCH], self._queue[LARGEST_BATCH:]
            self.batches += 1
            self.appends += len(batch)
            try:
                results = await self._commit([waiting.append for waiting in batch])
            except asyncio.CancelledError:
                self._fail(batch, StoreError("stopped"))
                raise
            except Exception as error:
                self._fail(batch, error)
                continue
            for waiting, result in zip(batch, results, strict=True):
                if waiting.done.done():
                    continue
                if isinstance(result, Exception):
                    waiting.done.set_exception(result)
                else:
                    waiting.done.set_result(result)

    def _fail(self, batch: list[_Waiting], error: Exception) -> None:
        for waiting in batch:
            if not waiting.done.done():
                waiting.done.set_exception(error)

    async def drain(self) -> None:
        """Waits until all that was submitted is settled."""
        while self._worker is not None and not self._worker.done():
            await asyncio.wait([self._worker])
