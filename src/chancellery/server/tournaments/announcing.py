"""What people are told of a tournament, put into the outbox in the transaction in which it happens: exactly once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection

from chancellery.server.telling import timing
from chancellery.store import telling_rows
from chancellery.store.tournament_rows import Tournament

CHOICE = "tournament"  # what one chooses to be told of


def tell(
    connection: Connection, tournament: Tournament, what: str, accounts: Iterable[int | None], now: int, **more: Any
) -> None:
    """`what` is invited, entered, begun, round, deadline or over."""
    data = {"path": f"/tournaments/{tournament.id}", "title": tournament.title, **more}
    for account in sorted({one for one in accounts if one is not None}):
        for channel in telling_rows.channels_of(connection, account):
            if channel.confirmed and CHOICE in channel.events:
                due = timing.due(channel, now)
                telling_rows.put(connection, channel.id, f"tournament-{what}", None, data, now, due)


def organisers(tournament: Tournament) -> list[int | None]:
    return [tournament.organiser, *(account for account, _ in tournament.organisers)]


def players(tournament: Tournament, numbers: Iterable[int] | None = None) -> list[int | None]:
    wanted = None if numbers is None else set(numbers)
    return [one.account for one in tournament.entrants if (wanted is None or one.number in wanted)]
