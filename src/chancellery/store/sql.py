"""The store on a database that SQLAlchemy speaks to; what differs between the back ends is in theirs.

Statements run in threads, a whole transaction at a time: the event loop is asked twice for each, not once for each
statement, so that a busy server does not hold up what it writes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from typing import Any, BinaryIO, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from chancellery.store import backup, clock_queries, guest_rows, queries
from chancellery.store.appending import NotAsExpected, Result, append_all, must_be_careful
from chancellery.store.group_commit import GroupCommit
from chancellery.store.migrate import is_current, is_newer, upgrade
from chancellery.store.protocol import Listener
from chancellery.store.records import (
    Account,
    Append,
    Appended,
    Entry,
    Invitation,
    NewerStore,
    NotMigrated,
    Query,
    Session,
    Snapshot,
    StoredMatch,
    StoreError,
    Taken,
)

READERS = 4
HELD_FOR = 2.0  # seconds without a write after which the writer asks for a connection that is known to be good
HEALTHY_FOR = 5.0  # seconds after a write that went well
FAILING_FOR = 1.0  # seconds until one that failed is tried again
PROBE_SECONDS = 5.0  # a store that takes longer does not work
T = TypeVar("T")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class SqlStore:
    """Matches, entries and accounts in one database."""

    name = "sql"

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._writer = ThreadPoolExecutor(1, "store-write")
        self._pen: Connection | None = None  # of the thread that writes, while it is busy
        self._group = GroupCommit(self._commit)
        self._listeners: list[Listener] = []
        self._wrote = self._failed = float("-inf")  # when a write last went well, and when not
        self._probing: asyncio.Task[bool] | None = None

    async def start(self, migrate: bool = True) -> None:
        try:
            await self._write(self._migrate if migrate else self._check_tables)
        except StoreError:
            self._put_down()
            self.engine.dispose()
            raise

    async def close(self) -> None:
        await self._group.drain()
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        self._put_down()
        self.engine.dispose()

    async def healthy(self) -> bool:
        """Whether something can be written. It is tried when nothing was written lately, and once for all who ask."""
        now = time.monotonic()
        if self._wrote >= self._failed and now - self._wrote < HEALTHY_FOR:
            return True
        if self._failed > self._wrote and now - self._failed < FAILING_FOR:
            return False
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self._probe())
        return await asyncio.shield(self._probing)

    async def _probe(self) -> bool:
        try:
            await asyncio.wait_for(self._write(queries.probe), PROBE_SECONDS)
        except (StoreError, TimeoutError):
            self._failed = time.monotonic()
            return False
        return True

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    # -- what the back ends add

    def _lock_schema(self, connection: Connection) -> None:
        """Two servers that start at once must not both migrate."""

    def _announce(self, connection: Connection, heads: dict[str, int]) -> None:
        """Tells other servers, in the same transaction, that matches have changed."""

    def _together(self, connection: Connection) -> AbstractContextManager[Any]:
        """What is written in it may be sent in one piece, and fail at its end."""
        return nullcontext()

    def _counted(self, connection: Connection) -> None:
        """Called at the end of every transaction that writes."""

    def _committed(self) -> None:
        """Called after it."""

    # -- threads and transactions

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await self._in(self._readers, self._reading, work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await self._in(self._writer, self._writing, work)

    async def _in(self, threads: ThreadPoolExecutor, run: Callable[[Any], T], work: Callable[[Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, run, work)
        except RuntimeError as error:  # the threads have ended
            raise StoreError("the store is closed") from error

    def _reading(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(_short(error)) from error

    def _writing(self, work: Callable[[Connection], T]) -> T:
        """All or nothing; what a constraint refuses is left to the caller."""
        try:
            connection = self._held()
            with connection.begin():
                done = work(connection)
                self._counted(connection)
        except (IntegrityError, NotAsExpected):
            raise
        except (SQLAlchemyError, OSError) as error:
            self._failed = time.monotonic()
            self._put_down(broken=True)
            raise StoreError(_short(error)) from error
        self._wrote = time.monotonic()
        self._committed()
        return done

    def _held(self) -> Connection:
        """The writer's connection: to take one out and hand it back for each move costs more than to write it."""
        if self._pen is not None and time.monotonic() - self._wrote > HELD_FOR:
            self._put_down()
        if self._pen is None:
            self._pen = self.engine.connect().execution_options(write=True)
        return self._pen

    def _put_down(self, broken: bool = False) -> None:
        pen, self._pen = self._pen, None
        if pen is not None:
            with suppress(SQLAlchemyError, OSError):
                if broken:
                    pen.invalidate()
                pen.close()

    def _migrate(self, connection: Connection) -> None:
        self._lock_schema(connection)
        self._check_age(connection)
        upgrade(connection)

    def _check_age(self, connection: Connection) -> None:
        if is_newer(connection):
            raise NewerStore("the tables are of a newer version")

    def _check_tables(self, connection: Connection) -> None:
        self._check_age(connection)
        if not is_current(connection):
            raise NotMigrated

    async def ask(self, work: Callable[[Connection], T]) -> T:
        return await self._read(work)

    async def change(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._write(work)
        except IntegrityError as error:
            raise StoreError(_short(error)) from error

    # -- appending

    async def append(self, append: Append) -> Appended:
        return await self._group.submit(append)

    async def _commit(self, batch: list[Append]) -> list[Result]:
        """One transaction for the whole batch; where the database refuses it, a careful one for each."""
        try:
            return await self._write(partial(self._append_all, batch, False))
        except (IntegrityError, NotAsExpected):
            return [await self._commit_one(append) for append in batch]

    async def _commit_one(self, append: Append) -> Result:
        try:
            return (await self._write(partial(self._append_all, [append], True)))[0]
        except IntegrityError as error:
            return StoreError(_short(error))

    def _append_all(self, batch: list[Append], careful: bool, connection: Connection) -> list[Result]:
        careful = careful or must_be_careful(batch)
        with nullcontext() if careful else self._together(connection):
            written = append_all(connection, batch, now(), careful)
            if written.heads:
                self._announce(connection, written.heads)
        written.check()
        return written.results

    # -- matches

    async def create_match(self, match: StoredMatch, invitations: Sequence[Invitation] = ()) -> None:
        try:
            await self._write(lambda c: queries.create_match(c, match, invitations))
        except IntegrityError:
            raise Taken(match.id) from None

    async def match(self, match_id: str) -> StoredMatch | None:
        return await self._read(lambda c: queries.match(c, match_id))

    async def matches(self, query: Query) -> list[StoredMatch]:
        return await self._read(lambda c: queries.matches(c, query))

    async def unfinished(self, account_id: int) -> list[str]:
        return await self._read(lambda c: queries.unfinished(c, account_id))

    async def entries(self, match_id: str, after: int = 0) -> list[Entry]:
        return await self._read(lambda c: queries.entries(c, match_id, after))

    async def entry_of(self, match_id: str, action_id: str) -> Entry | None:
        return await self._read(lambda c: queries.entry_of(c, match_id, action_id))

    async def snapshot(self, match_id: str) -> Snapshot | None:
        return await self._read(lambda c: queries.snapshot(c, match_id))

    async def put_snapshot(self, match_id: str, snapshot: Snapshot) -> None:
        await self._write(lambda c: queries.put_snapshot(c, match_id, snapshot))

    async def note(self, match_id: str, seat: int) -> str:
        return await self._read(lambda c: queries.note(c, match_id, seat))

    async def put_note(self, match_id: str, seat: int, text: str) -> None:
        await self._write(lambda c: queries.put_note(c, match_id, seat, text))

    # -- clocks

    async def due(self, until: int, limit: int) -> list[str]:
        return await self._read(lambda c: clock_queries.due(c, until, limit))

    async def clocked(self) -> bool:
        return await self._read(clock_queries.clocked)

    async def set_due(self, match_id: str, head: int, due: int | None) -> None:
        await self._write(lambda c: clock_queries.set_due(c, match_id, head, due))

    async def calendars(self, accounts: Sequence[int]) -> dict[int, Any]:
        return await self._read(lambda c: clock_queries.calendars(c, accounts))

    async def put_calendar(self, account: int, data: Any) -> None:
        await self._write(lambda c: clock_queries.put_calendar(c, account, data))

    async def beat(self, now: int, gap: int) -> list[tuple[int, int]]:
        try:
            return await self._write(lambda c: clock_queries.beat(c, now, gap))
        except IntegrityError:  # another server was quicker
            return await self._write(lambda c: clock_queries.beat(c, now, gap))

    # -- what the store keeps for itself

    async def keep(self, name: str, value: str) -> str:
        try:
            return await self._write(lambda c: queries.keep(c, name, value))
        except IntegrityError:  # another server was quicker
            return await self._write(lambda c: queries.keep(c, name, value))

    async def accept(self) -> None:
        """Takes the store as it is found at the next start, also if there was more in it."""

    async def backup(self, file: BinaryIO) -> dict[str, int]:
        return await self._read(lambda c: backup.write(c, file))

    async def restore(self, file: BinaryIO) -> dict[str, int]:
        def taken(connection: Connection) -> dict[str, int]:
            self._lock_schema(connection)
            self._check_age(connection)
            return backup.read(connection, file)

        return await self._write(taken)

    # -- invitations

    async def add_invitation(self, invitation: Invitation) -> None:
        await self._write(lambda c: queries.add_invitation(c, invitation))

    async def invitation(self, token: str) -> Invitation | None:
        return await self._read(lambda c: queries.invitation(c, token))

    # -- accounts

    async def add_account(self, name: str, password: str, now: int, admin: bool = False) -> Account:
        try:
            return await self._write(lambda c: queries.add_account(c, name, password, now, admin))
        except IntegrityError:
            raise Taken("name") from None

    async def name_guest(self, account_id: int, name: str, password: str) -> bool:
        try:
            return await self._write(lambda c: guest_rows.name(c, account_id, name, password))
        except IntegrityError:
            raise Taken("name") from None

    async def account(self, account_id: int) -> Account | None:
        return await self._read(lambda c: queries.account(c, account_id))

    async def account_named(self, name: str) -> Account | None:
        return await self._read(lambda c: queries.account_named(c, name))

    async def set_password(self, account_id: int, password: str) -> None:
        await self._write(lambda c: queries.set_password(c, account_id, password))

    async def close_account(self, account_id: int) -> list[str]:
        def work(connection: Connection) -> list[str]:
            told = queries.close_account(connection, account_id)
            self._announce(connection, dict.fromkeys(told, 0))
            return told

        return await self._write(work)

    async def add_session(self, session: Session) -> None:
        await self._write(lambda c: queries.add_session(c, session))

    async def session(self, token: str) -> Session | None:
        return await self._read(lambda c: queries.session(c, token))

    async def end_session(self, token: str) -> None:
        await self._write(lambda c: queries.end_session(c, token))

    async def end_sessions(self, account_id: int) -> None:
        await self._write(lambda c: queries.end_sessions(c, account_id))

    async def sweep(self, now: int) -> None:
        await self._write(lambda c: queries.sweep(c, now))


def _short(error: BaseException) -> str:
    """The first line only: SQLAlchemy adds the statement and its values, which may hold hidden cards."""
    origin = getattr(error, "orig", None) or error
    return f"{type(origin).__name__}: {origin}".splitlines()[0][:200]
