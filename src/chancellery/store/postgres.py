"""PostgreSQL: several servers on one database; LISTEN and NOTIFY carry the news between them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Iterator
from typing import Any

import psycopg
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import make_url

from chancellery.store.appending import as_sqlalchemy
from chancellery.store.records import News
from chancellery.store.sql import READERS, SqlStore

CHANNEL = "chancellery"
SCHEMA_LOCK = 18_051_202
LONGEST = 7900  # PostgreSQL carries at most 8000 bytes
RETRY = 1.0  # seconds before the listener connects again
_log = logging.getLogger(__name__)


class PostgresStore(SqlStore):
    """Each store has an origin, so that a server does not hear its own news."""

    name = "postgresql"

    def __init__(self, url: str) -> None:
        self.url = make_url(url).set(drivername="postgresql+psycopg")
        super().__init__(create_engine(self.url, pool_size=READERS + 1, pool_pre_ping=True))
        self.origin = secrets.token_hex(8)
        self._ears: asyncio.Task[None] | None = None
        self._hearing = asyncio.Event()

    async def start(self, migrate: bool = True) -> None:
        await super().start(migrate)
        self._ears = asyncio.create_task(self._hear())

    async def close(self) -> None:
        if self._ears is not None:
            self._ears.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ears
        await super().close()

    def _lock_schema(self, connection: Connection) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": SCHEMA_LOCK})

    @contextlib.contextmanager
    def _together(self, connection: Connection) -> Iterator[None]:
        """One journey to the server and back instead of one for each statement: on a busy machine that is what takes
        the time."""
        driver: Any = connection.connection.driver_connection
        try:
            with driver.pipeline():
                yield
        except psycopg.Error as error:
            raise as_sqlalchemy(error, psycopg) from error

    def _announce(self, connection: Connection, heads: dict[str, int]) -> None:
        said = json.dumps({"origin": self.origin, "heads": heads})
        if len(said) < LONGEST:
            connection.connection.cursor().execute("SELECT pg_notify(%s, %s)", (CHANNEL, said))
            return
        for match_id, head in heads.items():
            self._announce(connection, {match_id: head})

    async def _hear(self) -> None:
        """Listens for ever; whenever that begins every table is told to look for itself."""
        where = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(where, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._hearing.set()
                    await self._tell(News("", 0, ""))
                    async for notice in connection.notifies():
                        await self._heard(notice.payload)
            except (psycopg.Error, OSError) as error:
                self._hearing.clear()
                _log.warning("news of other servers is lost: %s", type(error).__name__)
                await asyncio.sleep(RETRY)

    async def hearing(self) -> None:
        """Waits until news can arrive."""
        await self._hearing.wait()

    async def _heard(self, payload: str) -> None:
        said = json.loads(payload)
        if said["origin"] == self.origin:
            return
        for match_id, head in said["heads"].items():
            await self._tell(News(match_id, head, said["origin"]))

    async def _tell(self, news: News) -> None:
        for listener in self._listeners:
            try:
                await listener(news)
            except Exception:
                _log.exception("a listener failed")
