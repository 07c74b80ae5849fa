"""What the store keeps of answers in advance: of which seat, which, and how things stood when they were given."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from chancellery.store import schema
from chancellery.store.lobby_schema import advances


@dataclass(frozen=True, slots=True)
class Kept:
    seat: int
    key: str
    mark: list[int]


def of_match(connection: Connection, match_id: str) -> list[Kept]:
    """Those of all seats, the oldest first."""
    query = select(advances.c.seat, advances.c.key, advances.c.mark).where(advances.c.match_id == match_id)
    found = connection.execute(query.order_by(advances.c.seat, advances.c.created, advances.c.key)).all()
    return [Kept(row.seat, row.key, list(row.mark)) for row in found]


def give(connection: Connection, match_id: str, seat: int, key: str, mark: Collection[int], now: int) -> None:
    take_back(connection, match_id, seat, [key])
    row: dict[str, Any] = {"match_id": match_id, "seat": seat, "key": key, "mark": list(mark), "created": now}
    connection.execute(insert(advances), row)


def take_back(connection: Connection, match_id: str, seat: int, keys: Collection[str] | None = None) -> None:
    """Some of a seat, or all."""
    where = [advances.c.match_id == match_id, advances.c.seat == seat]
    if keys is not None:
        where.append(advances.c.key.in_(list(keys)))
    connection.execute(delete(advances).where(*where))


def given(connection: Connection) -> set[str]:
    """The matches that are not over and in which something was answered in advance."""
    table = schema.matches
    query = select(advances.c.match_id).join(table, table.c.id == advances.c.match_id).distinct()
    return set(connection.scalars(query.where(table.c.status != "finished")))


def waiting(connection: Connection) -> list[tuple[str, int]]:
    """The running matches in which a seat that gave an answer must decide, with their heads."""
    table = schema.matches
    query = (
        select(table.c.id, table.c.head, table.c.waiting, advances.c.seat)
        .select_from(advances.join(table, table.c.id == advances.c.match_id))
        .where(table.c.status == "running")
    )
    return sorted({(row.id, row.head) for row in connection.execute(query) if row.seat in row.waiting})
