"""Reminding people that a table waits for them: a line of the table itself, at most once an hour."""

from __future__ import annotations

import json
import time

from chancellery.server.errors import Refused
from chancellery.server.ledger import system_text
from chancellery.server.people import User
from chancellery.server.tables import Table
from chancellery.store import Seat, StoredMatch, telling_rows

APART = 3_600_000  # milliseconds between two reminders at a table


async def remind(table: Table, user: User, seat: int) -> list[str]:
    """Reminds everybody else who is awaited, in the name of a seat; their seats."""
    awaited: list[str] = []

    def said(_: StoredMatch) -> tuple[list[Seat], list[str]]:
        awaited[:] = waits_for(table, user)
        if not awaited:
            raise Refused("nobody-to-remind", field="seat")
        check_apart(table)
        by = table.match.seats[seat]
        return [], [system_text("reminded", seat=one, by=by) for one in awaited]

    await table.change_seats(said)  # nobody changes seats, but the table is told
    seats = [table.row.seats[table.match.seats.index(one)].account for one in awaited]
    accounts = [account for account in seats if account is not None]
    if accounts:
        await table.store.change(lambda c: telling_rows.tell_again(c, table.id, accounts))
    return awaited


def waits_for(table: Table, user: User) -> list[str]:
    """The seats of other people whose decision is open."""
    asked = sorted({decision.seat for decision in table.match.decisions})
    seats = table.row.seats
    return [table.match.seats[n] for n in asked if seats[n].kind == "person" and not user.holds(seats[n])]


def check_apart(table: Table) -> None:
    """Once an hour is enough; the lines of the table say when it was last."""
    for said in reversed(table.match.said):
        if said.seat is None and not said.deed and json.loads(said.text)["key"] == "reminded":
            left = said.time + APART - time.time() * 1000
            if left > 0:
                refusal = Refused("reminded-already")
                refusal.headers["Retry-After"] = str(int(left / 1000) + 1)
                raise refusal
            return
