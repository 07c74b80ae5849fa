"""Closing an account: its seats go to bots, its sessions end, its name is free again."""

from __future__ import annotations

from dataclasses import replace

from chancellery.server import accounts
from chancellery.server.bots import FALLBACK
from chancellery.server.context import Context
from chancellery.server.ledger import system_text
from chancellery.server.people import User
from chancellery.server.seating import declined
from chancellery.server.tables import Table
from chancellery.store import Account, Seat, StoredMatch


async def close_account(context: Context, account: Account, password: str) -> None:
    """All that the person holds is given up first: if the store fails in between, it can be asked again."""
    await accounts.check_password(account, password)
    await remove_account(context, account)


async def remove_account(context: Context, account: Account) -> None:
    """The same, by the host."""
    user = User(False, account)
    await _leave_all(context, user, account)
    told = set(await context.store.close_account(account.id))
    context.ended_account(account.id)
    await _leave_all(context, user, account)  # a seat that somebody gave it meanwhile
    told.update(await context.store.close_account(account.id))
    await context.hall.read_anew(sorted(told))


async def _leave_all(context: Context, user: User, account: Account) -> None:
    for match_id in await context.store.unfinished(account.id):
        await _leave(user, await context.hall.table(match_id))


async def _leave(user: User, table: Table) -> None:
    """Bots also take the open seats of the person's own matches: nobody else could fill them."""
    ids = table.match.seats

    def change(row: StoredMatch) -> tuple[list[Seat], list[str]]:
        seats, said = [], []
        for seat in row.seats:
            if user.holds(seat):
                said.append(system_text("left", seat=ids[seat.number], name=seat.name, account=seat.account))
            elif user.invited(seat) and not user.owns(row):
                new, lines = declined(ids[seat.number], seat)
                seats.append(new)
                said += lines
                continue
            elif not (user.owns(row) and seat.kind == "open"):
                continue
            seats.append(replace(seat, kind="bot", account=None, name=FALLBACK, bot=FALLBACK))
            said.append(system_text("bot-sat-down", seat=ids[seat.number], bot=FALLBACK))
        return seats, said

    await table.change_seats(change)
