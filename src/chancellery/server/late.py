"""A table as it was some time ago, for those who watch a match whose maker wanted it so.

It is a table of its own with a ledger of its own, which takes in what is stored only once it is old enough. Whoever
watches is given this table and no other, so nothing that is asked of it can tell what happens now.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from chancellery.server import apart
from chancellery.server.errors import Refused
from chancellery.server.ledger import Ledger
from chancellery.server.metrics import Metrics
from chancellery.server.painter import Painter
from chancellery.server.people import User
from chancellery.server.seating import is_delayed
from chancellery.server.tables import Table
from chancellery.store import Entry, Seat, Store, StoredMatch, StoreError, lobby_rows, now

MINUTE = 60_000
_APART = 1_000_000  # of its generations from those of the table now: what others remember of one is not of the other


class Late(Table):
    """Nobody acts at it; `follow` lets it catch up with the table as it is now."""

    def __init__(
        self, store: Store, metrics: Metrics, painter: Painter, row: StoredMatch, ledger: Ledger, present: Table
    ) -> None:
        super().__init__(store, metrics, painter, row, ledger)
        self._later: list[Entry] = []  # stored, but not old enough
        self._take_generation()
        self._show(present.row)

    @property
    def delay(self) -> int:
        return int(self.row.setup.get("delay", 0)) * MINUTE

    def now(self) -> int:
        return now() - self.delay

    def _take_generation(self) -> None:
        if self.ledger.generation < _APART:
            self.ledger.generation += _APART

    async def follow(self, present: Table) -> None:
        """Takes in what has become old enough."""
        async with self.lock:
            row, head = present.row, present.ledger.head
            known = self._later[-1].seq if self._later else self.ledger.head
            if head > known:
                try:
                    newer = await self.store.entries(self.id, known)
                except StoreError:
                    raise Refused("store-failed") from None
                self._later += [entry for entry in newer if entry.seq <= head]
            until = self.now()
            due = list(takewhile(lambda entry: entry.time <= until, self._later))
            self.uncounted, self.away = present.uncounted, present.away
            if due:
                del self._later[: len(due)]
                await self._take_in(row, due)
            if due or row.seats != self._present_seats:
                self._show(row)
                self.seats_version += 1
                self._changed()

    async def _take_in(self, row: StoredMatch, due: Sequence[Entry]) -> None:
        if any(entry.kind == "cut" for entry in due):  # moves that were taken in do not count any more
            generation = self.ledger.generation
            self.ledger = await apart.load(self.store, row, self.painter, due[-1].time)
            self.ledger.generation += generation + 1
        else:
            apart.follow(self.ledger, row, due)
        self._last = due[-1].time

    async def _load(self, row: StoredMatch) -> Ledger:
        ledger = await apart.load(self.store, row, self.painter, self.now())
        self._later = await self.store.entries(self.id, ledger.head)
        return ledger

    def _take(self, row: StoredMatch) -> None:
        super()._take(row)
        self._show(row)

    _last = 0
    _present_seats: tuple[Seat, ...] = ()

    def _show(self, row: StoredMatch) -> None:
        """The row as it was then."""
        self._present_seats = row.seats
        seats = seats_before(row.seats, self.match.seats, self._later)
        standing = self._standing(self.match, seats, self.ledger.revision)
        over = standing.status == "finished"  # then its end was taken back since: nothing comes to light
        standing = replace(standing, due=None, status=row.standing.status if over else standing.status)
        updated = max(self._last, row.created)
        self.row = replace(row, seats=seats, standing=standing, updated=updated, head=self.ledger.head)

    def wants_snapshot(self) -> bool:
        return False


async def load(present: Table) -> Late:
    """The table of a match as it was."""
    row = present.row
    until = now() - int(row.setup.get("delay", 0)) * MINUTE
    ledger = await apart.load(present.store, row, present.painter, until)
    late = Late(present.store, present.metrics, present.painter, row, ledger, present)
    await late.follow(present)
    late._show(present.row)
    return late


async def seats_then(store: Store, listed: Sequence[StoredMatch], user: User) -> dict[str, tuple[Seat, ...]]:
    """Who sat where in those matches of a list that somebody sees as they were, where that may have changed since."""
    since = {
        row.id: now() - int(row.setup["delay"]) * MINUTE
        for row in listed
        if is_delayed(row, user) and row.updated > now() - int(row.setup["delay"]) * MINUTE
    }
    if not since:
        return {}
    lines = await store.ask(lambda c: lobby_rows.said_since(c, since))
    return {
        row.id: seats_before(row.seats, row.setup["seat_ids"], lines[row.id])
        for row in listed
        if row.id in since and lines[row.id]
    }


def seats_before(seats: Sequence[Seat], ids: Sequence[str], later: Sequence[Entry]) -> tuple[Seat, ...]:
    """Who sat where before some lines of the table were said; who took a free seat is no secret, who left one is."""
    found = {ids[seat.number]: seat for seat in seats}
    for entry in reversed(later):
        line = json.loads(entry.text) if entry.kind == "system" else {}
        key, args = line.get("key"), line.get("args", {})
        seat = found.get(args.get("seat", ""))
        if seat is None:
            continue
        if key == "left":
            seat = Seat(seat.number, "person", args.get("account"), args["name"])
        elif key == "bot-sat-down":
            seat = Seat(seat.number, "open")
        elif key == "bot-replaced":
            seat = Seat(seat.number, "bot", name=args["bot"], bot=args["bot"])
        elif key in ("invited", "opened") and seat.bot:
            seat = Seat(seat.number, "bot", name=seat.bot, bot=seat.bot)
        elif key in ("invited", "opened", "declined"):
            seat = Seat(seat.number, "open", name=args.get("name", ""))
        found[ids[seat.number]] = seat
    return tuple(found[id] for id in ids)
