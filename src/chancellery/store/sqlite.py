"""SQLite: one file, written ahead of (WAL) and synced at every commit, so that what was acknowledged stays."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sqlite3
from pathlib import Path
from typing import Any, BinaryIO

from sqlalchemy import Connection, Engine, create_engine, event

from chancellery.store import mark, queries
from chancellery.store.appending import as_sqlalchemy
from chancellery.store.records import StoreError, StoreLost
from chancellery.store.sql import READERS, SqlStore

WAIT = 10_000  # milliseconds for the lock of another process
COUNT = "UPDATE keeping SET value = CAST(value AS INTEGER) + 1 WHERE name = 'writes' RETURNING value"
_log = logging.getLogger(__name__)


class SqliteStore(SqlStore):
    """The default. Several processes may open the file; news of each other's moves they learn only by a conflict."""

    name = "sqlite"

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        super().__init__(_engine(self.path))
        self._marker: mark.Marker | None = None
        self._changes = 0
        self._writes = 0

    async def start(self, migrate: bool = True) -> None:
        try:
            await asyncio.to_thread(_check, self.path)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"{self.path}: {error}") from error
        self._make()
        await super().start(migrate)
        self._marker = mark.Marker(self.path, await self.keep("store", secrets.token_hex(16)))
        await self._write(queries.probe)  # so that there is a mark from the start

    def _make(self) -> None:
        """The file, if there is none. Seeds of running matches are in it: only its owner may read it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            raise StoreError(f"{self.path}: {error.strerror}") from error

    async def accept(self) -> None:
        mark.forget(self.path)

    async def restore(self, file: BinaryIO) -> dict[str, int]:
        self._make()
        done = await super().restore(file)
        mark.forget(self.path)  # of the file that was there before, if there was one
        return done

    async def close(self) -> None:
        await super().close()
        if self._marker is not None:
            self._marker.close()
            self._marker = None

    def _counted(self, connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        info = connection.info
        self._writes = _count(connection, driver) if driver.total_changes != info.get("changes") else 0
        info["changes"] = driver.total_changes  # rows that this connection has changed so far

    def _committed(self) -> None:
        if self._marker is not None and self._writes:
            try:
                self._marker.write(self._writes)
            except OSError as error:  # the database itself has it
                _log.warning("no mark", extra={"error": str(error)})


def _at_once(driver: Any, sql: str) -> Any:
    """A statement as the driver takes it, every move needs it; errors are those of SQLAlchemy."""
    try:
        return driver.execute(sql)
    except sqlite3.Error as error:
        raise as_sqlalchemy(error, sqlite3) from error


def _count(connection: Connection, driver: Any) -> int:
    """The number of this write."""
    found = _at_once(driver, COUNT).fetchall()
    return int(found[0][0] if found else queries.keep(connection, "writes", "1"))


def _check(path: Path) -> None:
    """StoreLost if the file has less in it than its mark says; what is there is not touched."""
    had = mark.read(path)  # before the database: another process may write meanwhile
    if not path.exists() or not path.stat().st_size:
        if had is not None:
            raise StoreLost(str(path), had.writes, 0, had.time)
        return
    log = path.with_name(path.name + "-wal")
    unclean = log.exists() and log.stat().st_size > 0  # it is in use, or was not closed in good order
    how = "mode=ro" if log.exists() else "immutable=1"  # either way nothing is written, not even beside it
    uri = f"{path.absolute().as_uri()}?{how}"
    with contextlib.closing(sqlite3.connect(uri, uri=True, timeout=WAIT / 1000)) as found:
        wrong = found.execute("PRAGMA quick_check(1)").fetchone()[0] if unclean else "ok"
        if wrong != "ok":
            raise sqlite3.DatabaseError(wrong)
        if had is None:
            return
        tables = found.execute("SELECT count(*) FROM sqlite_master WHERE name = 'keeping'").fetchone()[0]
        kept = dict(found.execute("SELECT name, value FROM keeping WHERE name <> 'probe'")) if tables else {}
    has = int(kept.get("writes", 0)) if kept.get("store") == had.store else 0
    if has < had.writes:
        raise StoreLost(str(path), had.writes, has, had.time)


def _engine(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", pool_size=READERS + 1)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={WAIT}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # A writer takes the lock first: one that reads, then writes could find that somebody wrote in between.
        write = connection.get_execution_options().get("write")
        _at_once(connection.connection.driver_connection, "BEGIN IMMEDIATE" if write else "BEGIN")

    return engine
