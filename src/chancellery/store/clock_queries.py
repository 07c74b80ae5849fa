"""What the store keeps for clocks: which run out, when people play, and when no server was there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from chancellery.store import schema

MOST_OUTAGES = 500


def due(connection: Connection, until: int, limit: int) -> list[str]:
    """The matches in which a clock may have run out by then, the first first."""
    table = schema.matches
    query = select(table.c.id).where(table.c.due.is_not(None), table.c.due <= until)
    return list(connection.execute(query.order_by(table.c.due).limit(limit)).scalars())


def clocked(connection: Connection) -> bool:
    """Whether a clock runs anywhere."""
    table = schema.matches
    return connection.execute(select(table.c.id).where(table.c.due.is_not(None)).limit(1)).first() is not None


def set_due(connection: Connection, match_id: str, head: int, due: int | None) -> None:
    """When a match must be looked at, unless it has gone on since."""
    table = schema.matches
    connection.execute(update(table).where(table.c.id == match_id, table.c.head == head).values(due=due))


def calendars(connection: Connection, accounts: Sequence[int]) -> dict[int, Any]:
    table = schema.calendars
    query = select(table).where(table.c.account.in_(accounts))
    return {row["account"]: row["data"] for row in connection.execute(query).mappings()}


def put_calendar(connection: Connection, account: int, data: Any) -> None:
    table = schema.calendars
    connection.execute(delete(table).where(table.c.account == account))
    connection.execute(insert(table), {"account": account, "data": data})


def forget(connection: Connection, account: int) -> None:
    """When somebody plays is nobody's business once the account is closed."""
    connection.execute(delete(schema.calendars).where(schema.calendars.c.account == account))


def beat(connection: Connection, now: int, gap: int) -> list[tuple[int, int]]:
    """Says that a server is there. The times in which none was, longer than a gap, or in which it was maintained and
    nobody could decide; the last may end now."""
    table = schema.keeping
    asked = table.c.name.in_(("alive", "maintenance", "outages"))
    query = select(table).where(asked).order_by(table.c.name).with_for_update()
    found = {row["name"]: row["value"] for row in connection.execute(query).mappings()}
    outages: list[list[int]] = json.loads(found.get("outages", "[]"))
    alive = int(found.get("alive", now))
    if "maintenance" in found and "alive" in found:
        return [(start, end) for start, end in [*outages, [alive, max(alive, now)]]]
    if "alive" not in found:
        connection.execute(insert(table), {"name": "alive", "value": str(now)})
    elif now > alive:
        connection.execute(update(table).where(table.c.name == "alive").values(value=str(now)))
    if now - alive > gap:
        outages = [*outages, [alive, now]][-MOST_OUTAGES:]
        written = {"name": "outages", "value": json.dumps(outages)}
        if "outages" in found:
            connection.execute(update(table).where(table.c.name == "outages").values(value=written["value"]))
        else:
            connection.execute(insert(table), written)
    return [(start, end) for start, end in outages]
