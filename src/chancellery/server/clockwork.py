"""Lets clocks run out, wherever a match is, and keeps watch that nobody pays for a time without a server."""

from __future__ import annotations

import asyncio
import logging
import time as timer

from chancellery import Match
from chancellery.kernel.deeds import Affairs
from chancellery.server import clock
from chancellery.server.bots import FALLBACK
from chancellery.server.clock import Span
from chancellery.server.errors import Refused
from chancellery.server.hall import Hall
from chancellery.server.ledger import system_text
from chancellery.server.tables import Deeds, Table
from chancellery.store import Seat, StoredMatch, StoreError, now

BEAT = 1.0  # seconds
GAP = 3000  # milliseconds without a beat: no server was there
START_GAP = 1500  # the same for a server that starts: another one that is there beats more often
LOOK_EVERY = 15.0  # seconds between two looks whether a clock runs anywhere, while none is known
AT_ONCE = 50  # matches
_log = logging.getLogger(__name__)


class Clockwork:
    """While a clock runs anywhere, every server says each second that it is there; without one no clock runs."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._beats = False  # whether there are clocks
        self._looked = 0.0
        self._outages: tuple[Span, ...] = ()
        self._alive = 0  # the last beat
        hall.outages = self.outages

    def outages(self) -> tuple[Span, ...]:
        """When no server was there, or could store anything; the last may not be over yet."""
        here = now()
        if self._alive and here - self._alive > GAP:
            return (*self._outages, (self._alive, here))
        return self._outages

    async def start(self) -> None:
        """Before the first move: what passed while no server was there does not count."""
        self._beats = await self.hall.store.clocked()
        self._looked = timer.monotonic()
        if self._beats:
            await self._beat(START_GAP)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._tick()
            except (StoreError, Refused) as error:
                _log.warning("clocks could not be looked at", extra={"error": str(error)})
            except Exception as error:  # the next time it may be better
                _log.error("clocks could not be looked at", extra={"error": type(error).__name__}, exc_info=error)

    async def _tick(self) -> None:
        if not self._beats:
            late = timer.monotonic() - self._looked > LOOK_EVERY
            known = any(table.control is not None for table in self.hall.tables.values())
            if not known and not late:
                return
            self._looked = timer.monotonic()
            self._beats = known or await self.hall.store.clocked()
            if not self._beats:
                return
        await self._beat()
        for match_id in await self.hall.store.due(now(), AT_ONCE):
            await self.look(await self.hall.table(match_id))

    async def _beat(self, gap: int = GAP) -> None:
        self._outages = tuple(await self.hall.store.beat(now(), gap))
        self._alive = now()

    async def look(self, table: Table) -> None:
        """Warns who has no time left; whoever was warned and did not decide has lost the seat."""
        if table.control is None or table.ledger.clock is None:
            await table.store.set_due(table.id, table.ledger.head, None)
            return
        await table.learn_times()
        gone: list[int] = []

        def wanted(row: StoredMatch, match: Match) -> Deeds:
            control, known = table.control, table.ledger.clock
            assert control is not None
            assert known is not None
            out, gone[:] = clock.expired(control, known, now(), table.uncounted)
            if match.outcome is not None:
                return []
            done: Deeds = [(None, f"late {match.seats[seat]}") for seat in out]
            return done + [(None, f"forfeit {match.seats[seat]} {_how(control, match)}") for seat in gone[:1]]

        def then(row: StoredMatch, affairs: Affairs) -> tuple[list[Seat], list[str]]:
            if not gone or affairs.winners is not None:
                return [], []
            old, id = row.seats[gone[0]], table.match.seats[gone[0]]
            left = system_text("left", seat=id, name=old.name, account=old.account)
            assert table.control is not None
            if table.control.late == "open":
                return [Seat(old.number, "open")], [left]
            return [Seat(old.number, "bot", name=FALLBACK, bot=FALLBACK)], [left]

        head = table.ledger.head
        await table.do(wanted, then)
        if table.ledger.head == head and table.ledger.clock is not None:
            due = clock.due(table.control, table.ledger.clock, now(), table.uncounted)
            over = table.match.outcome is not None
            await table.store.set_due(table.id, head, None if over else due)


def _how(control: clock.Control, match: Match) -> str:
    if control.late == "lose" and len(match.seats) <= 2:
        return "loses"
    return "open" if control.late == "open" else f"bot {FALLBACK}"
