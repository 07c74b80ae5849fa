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
from chancellery.server import apart, clock, seating
from chancellery.server.clock import Clock, Control, Span, Uncounted
from chancellery.server.errors import Refused
from chancellery.server.ledger import SNAPSHOT_EVERY, Ledger
from chancellery.server.metrics import Metrics
from chancellery.server.models import Lang, Pace
from chancellery.server.painter import Painter
from chancellery.server.timing import calendar_of, control_of
from chancellery.store import Append, Conflict, Entry, Seat, Standing, Store, StoredMatch, StoreError, Taken, now

AWAY = 86_400_000  # milliseconds after which the others may replace somebody who does not decide
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
        self.far: set[Watcher] = set()  # who watches it as it was some time ago
        self.comings = 0  # counts whenever somebody comes, goes or looks with other eyes
        self.on_change: Callable[[Any], None] = lambda kept: None
        self.outages: Callable[[], tuple[Span, ...]] = tuple  # when no server was there
        self.uncounted = Uncounted()
        self.away = AWAY

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def match(self) -> Match:
        return self.ledger.match

    def now(self) -> int:
        """The time at the table."""
        return now()

    # -- writing

    async def _append(self, append: Append, granted: dict[int, int] | None = None) -> tuple[int, int] | Entry | None:
        """Time and head when stored; the earlier entry of a repeated action; None after a conflict. Clocks are turned
        with it; more time may be `granted`."""
        started = time.perf_counter()
        append, turned = await self._timed(append, granted or {})
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
        self.ledger.clock = turned or self.ledger.clock
        return result.time, result.head

    # -- clocks

    @property
    def control(self) -> Control | None:
        return control_of(self.row)

    async def learn_times(self) -> None:
        """The times that do not count: those without a server and, by correspondence, those in which people rest."""
        control, seats = self.control, {}
        if control is not None and control.kind == "correspondence":
            people = {seat.number: seat.account for seat in self.row.seats if seat.account is not None}
            try:
                found = await self.store.calendars(sorted(set(people.values())))
            except StoreError:
                raise Refused("store-failed") from None
            seats = {number: calendar_of(found[account]) for number, account in people.items() if account in found}
        self.uncounted = Uncounted(self.outages(), seats)

    async def _timed(self, append: Append, granted: dict[int, int]) -> tuple[Append, Clock | None]:
        """The append with what it leaves on the clocks."""
        control, before = self.control, self.ledger.clock
        if control is None or before is None or not append.entries:
            return append, None
        await self.learn_times()
        standing, entry, ids = append.standing, append.entries[-1], self.match.seats
        seats = {seat.number: seat for seat in (*self.row.seats, *append.seats)}
        asked = standing.waiting if standing.status == "running" else ()
        running = [number for number in asked if seats[number].kind == "person"]
        mover = -1 if entry.seat is None or self.ledger.is_act(entry) else entry.seat
        new = [
            seat
            for seat in append.seats
            if seat.kind == "person" and seat.account != self.row.seats[seat.number].account
        ]
        back = [one.number for one in new if seating.held_before(ids[one.number], one.account, self.match.said)]
        granted = granted | {number: control.more for number in back if before.left[number] <= 0}
        turned = clock.turned(
            control,
            before,
            now(),
            running,
            self.uncounted,
            decided=[mover] if entry.kind == "move" and mover in before.running else [],
            undid=[mover] if entry.kind == "undo" and mover in running else [],
            granted=granted,
            fresh=[one.number for one in new if one.number not in back],
        )
        out = [ids.index(one.text[5:]) for one in append.entries if one.kind == "deed" and one.text.startswith("late ")]
        turned = clock.warned(turned, out)
        due = clock.due(control, turned, turned.at, self.uncounted)
        entries = (*append.entries[:-1], replace(entry, clock=turned.to_data()))
        return replace(append, entries=entries, standing=replace(standing, due=due)), turned

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
        row = await self._row()
        try:
            entries = await self.store.entries(self.id, self.ledger.head)
        except StoreError:
            self._trouble(True)
            raise Refused("store-failed") from None
        self._trouble(False)
        before, affairs = self.ledger.apart, self.match.affairs
        await self._follow(row, entries)
        if self.ledger.head > row.head:  # somebody wrote while we read: of that no news comes any more
            row = await self._row()
        if row.seats != self.row.seats or self.ledger.apart != before or self.match.affairs != affairs:
            self.seats_version += 1
        self.row = replace(row, head=self.ledger.head)
        self._doubtful = False
        if entries:
            self.wrote = False
            self._changed()

    async def _row(self) -> StoredMatch:
        try:
            row = await self.store.match(self.id)
        except StoreError:
            self._trouble(True)
            raise Refused("store-failed") from None
        if row is None:
            raise Refused("no-match")
        return row

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

    async def read_anew(self) -> None:
        """Reads all of it once more, as at the beginning."""
        async with self.lock:
            try:
                row = await self.store.match(self.id)
                if row is None:
                    return
                ledger = await self._load(row)
            except StoreError:
                self._trouble(True)
                self._doubtful = True
                raise Refused("store-failed") from None
            ledger.generation += self.ledger.generation + 1
            self.ledger = ledger
            self._take(row)
            self.seats_version += 1
            self._changed()

    async def _load(self, row: StoredMatch) -> Ledger:
        return await apart.load(self.store, row, self.painter)

    def _take(self, row: StoredMatch) -> None:
        """The row as it stands beside the ledger."""
        self.row = replace(row, head=self.ledger.head)

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
            waiting=() if match.affairs.paused else tuple(sorted({decision.seat for decision in match.decisions})),
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
