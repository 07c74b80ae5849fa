"""Appending a batch of entries in one transaction: a handful of statements, however many tables are in it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, tuple_, update

from chancellery.store import queries, rows, schema
from chancellery.store.records import Append, Appended, Conflict, Entry, StoreError, Taken

Result = Appended | Exception
Known = dict[tuple[str, str | None], Entry]

_STANDING = (
    update(schema.matches)
    .where(schema.matches.c.id == bindparam("match"))
    .values(
        {name: bindparam(name) for name in ("head", "updated", "status", "moves", "revision", "waiting", "outcome")}
    )
)


def append_all(connection: Connection, batch: list[Append], now: int) -> tuple[list[Result], dict[str, int]]:
    """A result for each append, and the new heads of the matches that changed."""
    heads = _heads(connection, sorted({append.match_id for append in batch}))
    known = _known_actions(connection, batch)
    results: list[Result] = []
    new: list[dict[str, Any]] = []
    standings: dict[str, dict[str, Any]] = {}
    for append in batch:
        head = heads.get(append.match_id)
        repeated = next((e for one in append.entries if (e := known.get((append.match_id, one.action_id)))), None)
        if head is None:
            results.append(StoreError(f"no match {append.match_id}"))
        elif repeated is not None:
            results.append(Appended(head, repeated.time, repeated))
        elif head != append.expected:
            results.append(Conflict(append.match_id, append.expected, head))
        elif append.spend is not None and not queries.spend(connection, append.spend):
            results.append(Taken("invitation"))
        else:
            queries.change_seats(connection, append.match_id, append.seats)
            for seq, one in enumerate(append.entries, head + 1):
                row = rows.entry_row(append.match_id, seq, now, one)
                new.append(row)
                if one.action_id is not None:
                    known[append.match_id, one.action_id] = rows.entry_of(row)
            heads[append.match_id] = head = head + len(append.entries)
            standings[append.match_id] = {
                "match": append.match_id,
                "head": head,
                "updated": now,
                **rows.standing_row(append.standing),
            }
            results.append(Appended(head, now))
    if new:
        connection.execute(insert(schema.entries), new)
    if standings:
        connection.execute(_STANDING, list(standings.values()))
    return results, {match_id: heads[match_id] for match_id in standings}


def _heads(connection: Connection, match_ids: list[str]) -> dict[str, int]:
    """The heads, with the rows locked until the end of the transaction (always in the same order)."""
    table = schema.matches
    query = select(table.c.id, table.c.head).where(table.c.id.in_(match_ids)).order_by(table.c.id)
    return {row.id: row.head for row in connection.execute(query.with_for_update())}


def _known_actions(connection: Connection, batch: list[Append]) -> Known:
    table = schema.entries
    asked = [(a.match_id, e.action_id) for a in batch for e in a.entries if e.action_id is not None]
    if not asked:
        return {}
    query = select(table).where(tuple_(table.c.match_id, table.c.action_id).in_(asked))
    found = connection.execute(query).mappings()
    return {(row["match_id"], row["action_id"]): rows.entry_of(row) for row in found}
