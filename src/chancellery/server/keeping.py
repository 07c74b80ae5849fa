"""A match in memory, kept in step with the store, and everybody who watches it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Literal

from chancellery import Match
from chancellery.kernel import game
from chancellery.server import apart
from chancellery.server.errors import Refused
from chancellery.server.ledger import SNAPSHOT_EVERY, Ledger
from chancellery.server.metrics import Metrics
from chancellery.server.models import Lang, Pace
from chancellery.server.painter import Painter
from chancellery.store import Append, Conflict, Entry, Seat, Standing, Store, StoredMatch, StoreError, Taken

_log = logging.getLogger(__name__)


class Watcher:
    """Somebody who looks at a table; a live connection derives from it."""

    seat: int | None = None
    lang: Lang = "en"
    pace: Pace = "normal"

    def wake(self) -> None:
        """Something changed."""


class Kept:
    """What others have written is learned where there is doubt; what this server writes is made here once stored."""

    def __init__(self, store: Store, metrics: Metrics, painter: Painter, row: StoredMatch, ledger: Ledger) -> None:
        self.store = store
        self.metrics = metrics
        self.painter = painter
        self.row = row
        self.ledger = ledger
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.wrote = False  # whether this server wrote the last entry: then it drives the bots
        self.seats_version = 0
        self.troubled = False  # the store does not answer: everybody at the table is told
        self._doubtful = False  # the store may hold more than we know
        self.watchers: set[Watcher] = set()
        self.on_change: Callable[[Any], None] = lambda kept: None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def match(self) -> Match:
        return self.ledger.match

    # -- writing

    async def _append(self, append: Append) -> tuple[int, int] | Entry | None:
        """Time and head when stored; the earlier entry of a repeated action; None after a conflict."""
        started = time.perf_counter()
        self._doubtful = True  # until we know; also if the caller goes away in the middle
        try:
            result = await self.store.append(append)
        except Conflict:
            self.metrics.count("conflicts")
            await self._settle()
            return None
        except Taken:
            self._doubtful = False
            raise Refused("invitation-gone") from None
        except StoreError as error:
            self.metrics.count("store_failures")
            _log.error("store failed", extra={"match": self.id, "error": str(error)})
            self._trouble(True)
            raise Refused("store-failed") from None
        self._trouble(False)
        self.metrics.observe("append_seconds", time.perf_counter() - started)
        if result.repeated is not None:
            await self._settle()
            return result.repeated
        self._doubtful = False
        return result.time, result.head

    def _entry(self, append: Append, time: int, index: int) -> Entry:
        new = append.entries[index]
        return Entry(
            seq=append.expected + index + 1,
            kind=new.kind,
            seat=new.seat,
            text=new.text,
            revision=new.revision,
            moves=new.moves,
            time=time,
            action_id=new.action_id,
            readers=new.readers,
            author=new.author,
        )

    def _stored_now(self, append: Append, time: int, match: Match) -> None:
        """Makes at the table what is safely stored."""
        for index, new in enumerate(append.entries):
            self.ledger.apply(self._entry(append, time, index), match if new.kind in ("move", "undo") else None)
        self.row = replace(self.row, head=self.ledger.head, updated=time, standing=append.standing)
        self.wrote = True
        self._changed()

    async def _stored(self, action_id: str) -> Entry | None:
        try:
            return await self.store.entry_of(self.id, action_id)
        except StoreError:
            return None

    async def _settle(self) -> None:
        """Learns what others have written, where there is doubt."""
        if self._doubtful:
            await self._refresh()

    async def _refresh(self) -> None:
        try:
            row = await self.store.match(self.id)
            entries = await self.store.entries(self.id, self.ledger.head)
        except StoreError:
            self._trouble(True)
            raise Refused("store-failed") from None
        self._trouble(False)
        if row is None:
            raise Refused("no-match")
        before = self.ledger.apart
        await self._follow(row, entries)
        if row.seats != self.row.seats or self.ledger.apart != before:
            self.seats_version += 1
        self.row = replace(row, head=self.ledger.head)
        self._doubtful = False
        if entries:
            self.wrote = False
            self._changed()

    async def _follow(self, row: StoredMatch, entries: list[Entry]) -> None:
        if not any(entry.kind == "cut" for entry in entries):
            apart.follow(self.ledger, row, entries)
            return
        try:  # moves that we may have made do not count any more
            ledger = await apart.load(self.store, row, self.painter)
        except (StoreError, apart.CannotStart):
            self._trouble(True)
            raise Refused("store-failed") from None
        ledger.generation += self.ledger.generation + 1
        self.ledger = ledger

    def _trouble(self, troubled: bool) -> None:
        if troubled != self.troubled:
            self.troubled = troubled
            for watcher in self.watchers:
                watcher.wake()

    async def news(self, head: int) -> None:
        """Another server wrote; 0 means that we may have missed something."""
        if head and head <= self.ledger.head:
            return
        async with self.lock:
            if head == 0 or head > self.ledger.head:
                self._doubtful = True
                await self._settle()

    def _standing(self, match: Match, seats: tuple[Seat, ...], revision: int) -> Standing:
        if self.ledger.apart is not None and revision == self.ledger.revision:
            over = self.row.standing.status == "finished"  # words change nothing
            return self.row.standing if over else replace(self.row.standing, status=_status(seats))
        outcome = match.outcome
        return Standing(
            status="finished" if outcome is not None else _status(seats),
            moves=len(match),
            revision=revision,
            waiting=tuple(sorted({decision.seat for decision in match.decisions})),
            outcome=None if outcome is None else outcome.to_data(),
            rules=game(match.setup.game).rules_version,
        )

    # -- snapshots

    def wants_snapshot(self) -> bool:
        return self.ledger.apart is None and self.ledger.head - self.ledger.saved >= SNAPSHOT_EVERY

    async def save_snapshot(self) -> None:
        """Stores a short cut for loading now and then. It may fail: every move is stored without it."""
        async with self.lock:
            if not self.wants_snapshot():
                return
            self.match.flatten()
            snapshot = self.ledger.snapshot()
            self.ledger.saved = snapshot.seq
        try:
            await self.store.put_snapshot(self.id, snapshot)
        except StoreError as error:
            _log.warning("no snapshot", extra={"match": self.id, "error": str(error)})

    # -- watching

    def _changed(self) -> None:
        for watcher in self.watchers:
            watcher.wake()
        self.on_change(self)

    def online(self) -> set[int]:
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}


def _status(seats: tuple[Seat, ...]) -> Literal["open", "running"]:
    return "open" if any(seat.kind == "open" for seat in seats) else "running"
