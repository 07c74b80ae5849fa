"""SQLite: one file, written ahead of (WAL) and synced at every commit, so that what was acknowledged stays."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

from chancellery.store.records import StoreError
from chancellery.store.sql import READERS, SqlStore

WAIT = 10_000  # milliseconds for the lock of another process


class SqliteStore(SqlStore):
    """The default. Several processes may open the file; news of each other's moves they learn only by a conflict."""

    name = "sqlite"

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        super().__init__(_engine(self.path))

    async def start(self, migrate: bool = True) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # Seeds of running matches are in it: only its owner may read it.
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            raise StoreError(f"{self.path}: {error.strerror}") from error
        await super().start(migrate)


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
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

    return engine
