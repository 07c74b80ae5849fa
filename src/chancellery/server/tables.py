"""A table: one match in memory, kept in step with the store, and everybody who watches it."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Literal

from chancellery import BadInput, CannotUndo, Illegal, Match
from chancellery.server import lines
from chancellery.server.errors import Refused, refused
from chancellery.server.ledger import SNAPSHOT_EVERY, Ledger
from chancellery.server.metrics import Metrics
from chancellery.server.models import Done, Lang, Timeline
from chancellery.server.painter import Painter
from chancellery.server.pictures import Picture, paint
from chancellery.store import (
    Append,
    Conflict,
    Entry,
    NewEntry,
    Seat,
    Standing,
    Store,
    StoredMatch,
    StoreError,
    Taken,
)

LINES_AT_ONCE = 150
TRIES = 8  # against servers that write at the same table
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Action:
    """Something a seat wants to do. `seq` is the revision it decided on."""

    kind: Literal["move", "undo", "press"]
    seat: int
    action_id: str
    text: str = ""
    seq: int | None = None
    readers: tuple[int, ...] | None = None
    author: int | None = None


class Table:
    """Moves go through `act`: tried on a copy, stored, and only then made at the table."""

    def __init__(self, store: Store, metrics: Metrics, painter: Painter, row: StoredMatch, ledger: Ledger) -> None:
        self.store = store
        self.metrics = metrics
        self.row = row
        self.ledger = ledger
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.wrote = False  # whether this server wrote the last entry: then it drives the bots
        self.seats_version = 0
        self.troubled = False  # the store does not answer: everybody at the table is told
        self._doubtful = False  # the store may hold more than we know
        self._painter = painter
        self._pictures: dict[tuple[int | None, str], Picture] = {}
        self._easel = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.on_change: Callable[[Table], None] = lambda table: None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def match(self) -> Match:
        return self.ledger.match

    def seat(self, seat: str) -> int:
        if seat not in self.match.seats:
            raise Refused("no-seat", field="seat", seat=seat)
        return self.match.seats.index(seat)

    def waited(self) -> int:
        """Milliseconds since the present decisions were asked."""
        if self.match.outcome is not None:
            return 0
        asked = self.ledger.asked_time or self.row.updated
        return max(0, time.time_ns() // 1_000_000 - asked)

    # -- acting

    async def act(self, action: Action) -> Done:
        """Does it once, however often it is sent; Refused says why not."""
        async with self.lock:
            self.used = time.monotonic()
            await self._settle()
            for _ in range(TRIES):
                known = self.ledger.actions.get(action.action_id)
                if known is not None:
                    return self._again(action, known)
                try:
                    done = await self._try(action)
                except Refused as error:
                    # A repeated action fails the checks of a match that went on. The store remembers older ones.
                    stored = await self._stored(action.action_id) if error.code in _PERHAPS_REPEATED else None
                    if stored is not None:
                        return self._again(action, stored)
                    raise
                if done is not None:
                    return done
            raise Refused("stale")

    async def _try(self, action: Action) -> Done | None:
        """One try; None when another server wrote first and the action must be looked at again."""
        match, entry = self._tried(action)
        standing = self._standing(match, self.row.seats, entry.revision)
        append = Append(self.id, self.ledger.head, (entry,), standing)
        stored = await self._append(append)
        if stored is None:
            return None
        if isinstance(stored, Entry):
            return self._again(action, stored)
        self._stored_now(append, stored[0], match)
        return self._done(self._entry(append, stored[0], 0))

    def _tried(self, action: Action) -> tuple[Match, NewEntry]:
        ledger = self.ledger
        try:
            if action.kind == "press":
                match = ledger.match
                said = match.clone().say(
                    action.seat, action.text, None if action.readers is None else [*action.readers]
                )
                entry = self._new_entry(action, said.text, ledger.revision, len(match))
                return match, replace(entry, readers=said.to)
            self._check_fresh(action)
            if action.kind == "undo":
                match, text = ledger.after_undo(action.seat), ""
            else:
                match = ledger.after_move(action.seat, self.readable(action.text))
                text = match.moves[-1][1].text
            return match, self._new_entry(action, text, ledger.revision + 1, len(match))
        except (Illegal, BadInput, CannotUndo) as error:
            raise refused(error) from None

    def _check_fresh(self, action: Action) -> None:
        """An answer to a decision that has passed is stale. Others may choose meanwhile in a simultaneous decision, and
        make acts; an act is only stale when something was taken back: what it answers may be another thing now."""
        seq, ledger = action.seq, self.ledger
        if seq is None or seq == ledger.revision:
            return
        if action.kind == "move" and seq < ledger.revision:
            act = self.is_act(action.text)
            if ledger.events_kept(seq) is None if act else ledger.asked_at[action.seat] <= seq:
                return
        raise Refused("stale", field="seq")

    def is_act(self, move: str) -> bool:
        """Whether somebody may make the move although no decision asks for it."""
        definition = self.match.definition
        if not definition.acts:
            return False
        try:
            return definition.notation.read(self.readable(move)).verb in definition.acts
        except (BadInput, Refused):
            return False

    def readable(self, move: str) -> str:
        """The move, if a game may read it; free words it does not keep."""
        return move if self.match.definition.notation.is_free(move) else readable(move)

    def _new_entry(self, action: Action, text: str, revision: int, moves: int) -> NewEntry:
        return NewEntry(
            kind=action.kind,
            seat=action.seat,
            text=text,
            revision=revision,
            moves=moves,
            action_id=action.action_id,
            author=action.author,
        )

    def _again(self, action: Action, entry: Entry) -> Done:
        """The answer that the action got the first time."""
        if (entry.kind, entry.seat, entry.text) != (action.kind, action.seat, self._written(action)):
            raise Refused("action-reused", field="action_id")
        self.metrics.count("repeated_actions")
        return self._done(entry)

    def _written(self, action: Action) -> str:
        """The text of the action as it would be stored."""
        if action.kind != "move":
            return " ".join(action.text.split())
        try:
            return self.match.definition.notation.read(action.text).text
        except BadInput:
            return action.text

    def _done(self, entry: Entry) -> Done:
        assert entry.seat is not None
        assert entry.action_id is not None
        assert entry.kind != "system"
        return Done(
            action_id=entry.action_id,
            kind=entry.kind,
            seat=self.match.seats[entry.seat],
            text=entry.text,
            seq=entry.revision,
            moves=entry.moves,
        )

    # -- seats

    async def change_seats(
        self, change: Callable[[StoredMatch], tuple[list[Seat], list[str]]], spend: str | None = None
    ) -> None:
        """Changes who sits where, and tells the table. `change` sees the newest seats and may refuse."""
        async with self.lock:
            self.used = time.monotonic()
            await self._settle()
            for _ in range(TRIES):
                seats, said = change(self.row)
                after = {seat.number: seat for seat in (*self.row.seats, *seats)}
                everybody = tuple(after[number] for number in sorted(after))
                entries = tuple(NewEntry("system", None, line, self.ledger.revision, len(self.match)) for line in said)
                standing = self._standing(self.match, everybody, self.ledger.revision)
                append = Append(self.id, self.ledger.head, entries, standing, tuple(seats), spend)
                stored = await self._append(append)
                if isinstance(stored, tuple):
                    self.row = replace(self.row, seats=everybody)
                    self.seats_version += 1
                    self._stored_now(append, stored[0], self.match)
                    return
            raise Refused("stale")

    # -- the store

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
        for entry in entries:
            self.ledger.apply(entry)
        if row.seats != self.row.seats:
            self.seats_version += 1
        self.row = replace(row, head=self.ledger.head)
        self._doubtful = False
        if entries:
            self.wrote = False
            self._changed()

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
        outcome = match.outcome
        open_ = any(seat.kind == "open" for seat in seats)
        return Standing(
            status="finished" if outcome is not None else "open" if open_ else "running",
            moves=len(match),
            revision=revision,
            waiting=tuple(sorted({decision.seat for decision in match.decisions})),
            outcome=None if outcome is None else outcome.to_data(),
        )

    # -- snapshots

    def wants_snapshot(self) -> bool:
        return self.ledger.head - self.ledger.saved >= SNAPSHOT_EVERY

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

    async def scene(self, seat: int | None, lang: str) -> Picture:
        """The scene now; made once for all who look with the same eyes."""
        async with self._easel:
            known = self._pictures.get((seat, lang))
            if known is not None and known.revision == self.ledger.revision:
                return known
            return await self._painter.paint(lambda: self._paint(seat, lang))

    def _paint(self, seat: int | None, lang: str) -> Picture:
        """Paints for whoever else watches in this language too: many eyes at once cost little more than two."""
        eyes = {(watcher.seat, watcher.lang) for watcher in self.watchers} | {(seat, lang)}
        before = {eye: picture for eye, picture in self._pictures.items() if eye in eyes}
        seats = [number for number, language in eyes if language == lang]
        last = {number: picture for (number, language), picture in before.items() if language == lang}
        made = paint(self.match, self.ledger.revision, seats, lang, last)
        self._pictures = {**before, **{(number, lang): picture for number, picture in made.items()}}
        return made[seat]

    async def scene_at(self, count: int, seat: int | None, lang: str) -> Picture:
        """The scene after so many moves; BadInput if there were not so many."""
        return await self._painter.paint(lambda: self._paint_past(count, seat, lang))

    def _paint_past(self, count: int, seat: int | None, lang: str) -> Picture:
        made = paint(self.ledger.at(count), self.ledger.revision, [seat], lang, {})
        return made[seat]._replace(moves=len(self.match))

    async def log(self, seat: int | None, lang: str, since: int, most: int) -> tuple[int, list[dict[str, Any]]]:
        """The number of events, and lines of the log: some at a time, so that a long match holds nobody up."""
        found: list[dict[str, Any]] = []
        revision = self.ledger.revision
        while len(found) < most:
            start, some = since + len(found), min(LINES_AT_ONCE, most - len(found))
            part = await self._painter.paint(lambda: lines.log(self.ledger, seat, lang, start, some))  # noqa: B023
            if self.ledger.events_kept(revision) is not None:  # an undo took back what we have: begin again
                found, revision = [], self.ledger.revision
                continue
            found += part
            if len(part) < some:
                break
        return self.match.event_count, found

    async def timeline(self, lang: str) -> Timeline:
        return await self._painter.paint(lambda: lines.timeline(self.ledger, lang))

    def forget_scenes(self) -> bool:
        """Drops the pictures of a table at rest; whether there were any."""
        had = bool(self._pictures)
        self._pictures.clear()
        return had

    def online(self) -> set[int]:
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}


def readable(move: str) -> str:
    """A game keeps every move it has read: numbers beyond all measure would fill the memory."""
    if _LONG_NUMBER.search(move):
        raise Refused("bad-input", field="move", what="field")
    return move


class Watcher:
    """Somebody who looks at a table; a live connection derives from it."""

    seat: int | None = None
    lang: Lang = "en"

    def wake(self) -> None:
        """Something changed."""


_PERHAPS_REPEATED = frozenset({"stale", "illegal", "bad-input", "cannot-undo"})
_LONG_NUMBER = re.compile(r"\d{4}")
