"""What all parts of a running server share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from chancellery.kernel import signature
from chancellery.server.advancing import Advancing
from chancellery.server.advice import Advisers
from chancellery.server.bot_pool import Pool
from chancellery.server.bots import Drivers
from chancellery.server.clockwork import Clockwork
from chancellery.server.hall import Hall
from chancellery.server.limits import Limits
from chancellery.server.metrics import Metrics
from chancellery.server.order import Order
from chancellery.server.rating.settling import Settling
from chancellery.server.settings import Settings
from chancellery.server.shelf import Shelf
from chancellery.server.study.desk import Desk
from chancellery.server.tables import Table
from chancellery.server.telling.outbox import Outbox
from chancellery.store import Store, StoreError, now, open_store

SWEEP_SECONDS = 15.0


class Connection(Protocol):
    """A live connection, as far as the server as a whole is concerned."""

    session: str | None

    @property
    def account(self) -> int | None: ...

    def end(self, code: int) -> None:
        """Says good-bye with a code of the WebSocket protocol."""


GOING_AWAY, POLICY = 1001, 1008
_log = logging.getLogger(__name__)


class Context:
    """Made with the app, started and closed with it."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store: Store = store if store is not None else open_store(settings.store)
        self.metrics = Metrics()
        self.limits = Limits(settings.rates and not settings.local)
        self.hall = Hall(self.store, self.metrics, settings.idle_seconds)
        self.shelf = Shelf(self.hall.painter)
        pool = Pool(settings, self.metrics)
        self.advisers = Advisers(pool)
        self.drivers = Drivers(pool, settings, self.metrics)
        self.desk = Desk(self.store, self.hall, self.advisers)
        self.settling = Settling(self.store)
        self.order = Order(self.store)
        self.outbox = Outbox(self.store, settings, self.metrics)
        self.hall.on_change = self._changed
        self.hall.away = int(settings.away_hours * 3_600_000)
        self.clockwork = Clockwork(self.hall)
        self.advancing = Advancing(self.hall, self.store, settings)
        self.stopping = asyncio.Event()
        self.connections: set[Connection] = set()
        self.chores: list[Callable[[], Awaitable[None]]] = []  # what a hosted server looks after now and then
        self.key: str | None = None  # with which a hosted server signs; all servers of one store have the same
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Opens the store; once is enough."""
        if self._tasks:
            return
        await self.store.start(self.settings.migrate)
        if not self.settings.local:
            self.key = await self.store.keep("signing-key", signature.new_key())
        await self.clockwork.start()  # before anybody moves: nobody pays for the time without a server
        work = [self.clockwork.run(), self._sweep(), self.hall.wake(), self.shelf.warm()]
        if not self.settings.local:
            work.append(self.hall.follow())
            await self.order.refresh()
            await self.outbox.start()
            work.append(self.outbox.run())
        self._tasks = [asyncio.create_task(one) for one in work]

    def _changed(self, table: Table) -> None:
        self.drivers.look(table)
        self.advancing.look(table)
        if not self.settings.local:
            self.settling.look(table)

    async def _sweep(self) -> None:
        while True:
            try:
                if not self.settings.local:
                    await self.settling.sweep()
                    for chore in self.chores:
                        await chore()
                    await self.order.refresh()
                await self.advancing.sweep()
            except StoreError as error:
                _log.warning("could not settle", extra={"error": str(error)})
            except Exception as error:  # one match or tournament that is wrong does not hold up all others for ever
                _log.error("could not settle", extra={"error": type(error).__name__}, exc_info=error)
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            self.hall.drop_idle(self.drivers.busy)
            self.settling.forget(self.hall)
            try:
                await self.store.sweep(now())
                self.drivers.store_is_back()
            except StoreError as error:
                _log.warning("could not sweep", extra={"error": str(error)})
            except Exception as error:  # the next time it may be better
                _log.error("could not sweep", extra={"error": type(error).__name__}, exc_info=error)

    @property
    def public_key(self) -> str | None:
        return None if self.key is None else signature.public_key(self.key)

    def ended_session(self, token: str) -> None:
        """Live connections end with the session they were opened in."""
        for connection in list(self.connections):
            if connection.session == token:
                connection.end(POLICY)

    def ended_account(self, account: int) -> None:
        """So they do with the account of whoever looks."""
        for connection in list(self.connections):
            if connection.account == account:
                connection.end(POLICY)

    def say_goodbye(self) -> None:
        """Tells all live connections that the server stops."""
        self.stopping.set()
        for connection in list(self.connections):
            connection.end(GOING_AWAY)

    async def close(self) -> None:
        """Lets what is under way finish, then closes; live connections have been told before."""
        self.say_goodbye()
        await self.drivers.close()
        for task in self._tasks:
            task.cancel()
            try:
                await task
            except asyncio.CancelledError:
                pass
            except Exception as error:  # it is no reason not to stop
                _log.error("a task failed", extra={"error": type(error).__name__}, exc_info=error)
        await self.outbox.close()
        await self.settling.close()
        await self.advancing.close()
        await self.hall.close()
        await self.store.close()
