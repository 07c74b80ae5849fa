"""The hall: all tables in memory, loaded when somebody asks and dropped when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable

from chancellery.kernel import game
from chancellery.server import late, memory
from chancellery.server.apart import Apart, CannotStart, load
from chancellery.server.clock import Span
from chancellery.server.errors import Refused
from chancellery.server.keeping import AWAY
from chancellery.server.late import Late
from chancellery.server.metrics import Metrics
from chancellery.server.painter import Painter
from chancellery.server.people import User
from chancellery.server.seating import is_delayed
from chancellery.server.tables import Table
from chancellery.store import News, Query, Store, StoreError

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters that are read as digits
MOST_WOKEN = 500
FOLLOW_SECONDS = 1.0
_log = logging.getLogger(__name__)


def new_id() -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(12))


class Hall:
    """`on_change` is called after every change at a table."""

    def __init__(self, store: Store, metrics: Metrics, idle_seconds: float) -> None:
        self.store = store
        self.metrics = metrics
        self.idle_seconds = idle_seconds
        self.painter = Painter(metrics)
        self.tables: dict[str, Table] = {}
        self.apart: dict[str, Apart] = {}  # matches that were found not to fit the rules of now
        self.on_change: Callable[[Table], None] = lambda table: None
        self.outages: Callable[[], tuple[Span, ...]] = tuple  # when no server was there
        self.away = AWAY
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._stirred: set[str] = set()  # of those that are being loaded: somebody wrote meanwhile
        self._late: dict[str, asyncio.Task[Late]] = {}  # tables as they were
        self._saving: set[asyncio.Task[None]] = set()
        store.listen(self._news)
        metrics.gauge("tables", lambda: len(self.tables))
        metrics.gauge("matches_set_apart", lambda: len(self.apart))
        metrics.gauge("watchers", lambda: sum(len(table.watchers) for table in self.tables.values()))

    async def table(self, match_id: str) -> Table:
        """The table of a match; Refused if there is none."""
        found = self.tables.get(match_id)
        if found is None:
            task = self._loading.get(match_id)
            if task is None:
                task = self._loading[match_id] = asyncio.create_task(self._load(match_id))
                task.add_done_callback(lambda done: self._loaded(match_id, done))
            found = await asyncio.shield(task)
        found.used = time.monotonic()
        return found

    def _loaded(self, match_id: str, task: asyncio.Task[Table]) -> None:
        self._loading.pop(match_id, None)
        self._stirred.discard(match_id)
        if not task.cancelled():
            task.exception()  # those who waited have it; it must not be reported twice

    async def _load(self, match_id: str) -> Table:
        started = time.perf_counter()
        try:
            row = await self.store.match(match_id)
            if row is None:
                raise Refused("no-match")
            ledger = await load(self.store, row, self.painter)
        except StoreError as error:
            _log.error("store failed", extra={"match": match_id, "error": str(error)})
            raise Refused("store-failed") from None
        except CannotStart as error:
            self.apart[match_id] = error.apart
            raise Refused("set-apart", why=error.apart) from None
        table = Table(self.store, self.metrics, self.painter, row, ledger)
        table.outages, table.away = self.outages, self.away
        await table.learn_times()
        if ledger.head != row.head:  # somebody wrote while we read: the seats may be older than the entries
            self._stirred.add(match_id)
        while match_id in self._stirred:
            self._stirred.discard(match_id)
            await table.news(0)
        table.on_change = self._changed
        self.tables[match_id] = table
        self._note_apart(table)
        self.metrics.observe("load_seconds", time.perf_counter() - started)
        self.on_change(table)
        return table

    def _note_apart(self, table: Table) -> None:
        if table.ledger.apart is not None:
            self.apart[table.id] = table.ledger.apart
        else:
            self.apart.pop(table.id, None)

    def _changed(self, table: Table) -> None:
        self._note_apart(table)
        if table.wants_snapshot():
            task = asyncio.create_task(table.save_snapshot())
            self._saving.add(task)
            task.add_done_callback(self._saving.discard)
        self.on_change(table)

    async def _news(self, news: News) -> None:
        self._stirred.update({news.match_id} & self._loading.keys() if news.match_id else self._loading)
        if news.match_id and not news.head:
            await self.read_anew([news.match_id])
            return
        tables = [self.tables[news.match_id]] if news.match_id in self.tables else []
        for table in tables if news.match_id else list(self.tables.values()):
            try:
                await table.news(news.head)
            except Refused:
                _log.warning("news could not be read", extra={"match": table.id})

    async def seen(self, table: Table, user: User) -> Table:
        """The table as somebody may see it: now, or as it was some time ago."""
        if not is_delayed(table.row, user):
            return table
        task = self._late.get(table.id)
        if task is None:
            task = self._late[table.id] = asyncio.create_task(late.load(table))
        try:
            found = await asyncio.shield(task)
        except (Refused, StoreError, CannotStart):
            self._late.pop(table.id, None)
            raise Refused("store-failed") from None
        table.far = found.watchers
        await found.follow(table)
        found.used = time.monotonic()
        return found

    async def follow(self) -> None:
        """Lets those who watch what was some time ago see time pass."""
        while True:
            await asyncio.sleep(FOLLOW_SECONDS)
            for match_id, task in list(self._late.items()):
                if not task.done() or task.cancelled() or task.exception() is not None:
                    continue
                found = task.result()
                try:
                    if found.watchers:
                        table = await self.table(match_id)
                        table.far = found.watchers
                        await found.follow(table)
                        if table.row.standing.status == "finished":
                            for watcher in list(found.watchers):
                                watcher.wake()  # it goes to the table as it is now
                    elif time.monotonic() - found.used > self.idle_seconds:
                        del self._late[match_id]
                except Refused:
                    _log.warning("a match could not be followed", extra={"match": match_id})
                except Exception as error:  # the others go on
                    _log.error("a match could not be followed", extra={"match": match_id}, exc_info=error)

    async def wake(self) -> None:
        """Loads the running matches in which a bot must decide, after a start of the server, and those that were played
        by other rules: a host wants to know at once which of them cannot go on."""
        try:
            running = await self.store.matches(Query(everything=True, limit=MOST_WOKEN))
        except StoreError:
            return
        for row in running:
            bots = {seat.number for seat in row.seats if seat.kind == "bot"}
            other_rules = row.standing.rules != game(row.game).rules_version
            if row.standing.status != "finished" and (other_rules or bots.intersection(row.standing.waiting)):
                try:
                    await self.table(row.id)
                except Refused as error:
                    _log.warning("a match was not woken", extra={"match": row.id, "error": error.code})
                except Exception as error:  # whatever it is, it is no reason not to wake the others
                    about = {"match": row.id, "error": type(error).__name__}
                    _log.error("a match was not woken", extra=about, exc_info=error)

    def drop_idle(self, busy: Callable[[Table], bool]) -> None:
        """Forgets tables that nobody has used for a while; the store has everything."""
        now, freed = time.monotonic(), False
        for match_id, table in list(self.tables.items()):
            idle = now - table.used > self.idle_seconds
            if idle and not table.watchers and not table.lock.locked() and not busy(table):
                del self.tables[match_id]
                freed = True
            elif now - table.used > 30:
                freed = table.shown.forget() or freed
        if freed:
            memory.give_back()

    async def forget_seats(self, account: int) -> None:
        """Somebody has another name: seats that are in memory must not keep the old one."""
        for table in [one for one in self.tables.values() if any(seat.account == account for seat in one.row.seats)]:
            if table.watchers or table.lock.locked():
                await table.news(0)
            else:
                self.tables.pop(table.id, None)

    async def read_anew(self, match_ids: Iterable[str]) -> None:
        """What is stored of these matches is not what it was: the name of a closed account goes out of memory too."""
        for id in match_ids:
            late = self._late.get(id)
            if late is not None and not (late.done() and not late.cancelled() and late.exception() is None):
                self._late.pop(id, None)
                late = None
            for table in (self.tables.get(id), None if late is None else late.result()):
                if table is None:
                    continue
                try:
                    await table.read_anew()
                except (Refused, CannotStart):
                    _log.warning("a match could not be read anew", extra={"match": id})

    async def close(self) -> None:
        if self._saving:
            await asyncio.wait(self._saving, timeout=5)
        self.painter.close()
