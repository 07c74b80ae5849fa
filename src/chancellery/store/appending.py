"""Appending a batch of entries in one transaction: a handful of statements, however many tables are in it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update

from chancellery.store import queries, rows, schema
from chancellery.store.records import Append, Appended, Conflict, Entry, StoreError, Taken

Result = Appended | Exception
Known = dict[tuple[str, str | None], Entry]
_COLUMNS = ("head", "updated", "status", "moves", "revision", "waiting", "outcome", "rules", "due")

# Built once: to build a statement takes longer than to run it.
_HEADS = (
    select(schema.matches.c.id, schema.matches.c.head)
    .where(schema.matches.c.id.in_(bindparam("matches", expanding=True)))
    .order_by(schema.matches.c.id)
    .with_for_update()
)
_ENTRIES = insert(schema.entries)
_STANDING = (
    update(schema.matches)
    .where(schema.matches.c.id == bindparam("match"), schema.matches.c.head == bindparam("before"))
    .values({name: bindparam(name) for name in _COLUMNS})
)


class NotAsExpected(Exception):
    """Somebody wrote meanwhile: the batch must be looked at again, carefully."""


def append_all(
    connection: Connection, batch: list[Append], now: int, careful: bool
) -> tuple[list[Result], dict[str, int]]:
    """A result for each append, and the new heads of the matches that changed.

    Nearly always every head is as expected and every action is new. So this is believed first: the database says if it
    is wrong, by a row that is not there to be changed (NotAsExpected) or an id that is there already (IntegrityError).
    Then the caller asks again, `careful`, and all is looked up, and locked, before anything is written. Where seats
    change it is always done so: rows of several tables must be locked in the same order by all.
    """
    careful = careful or any(append.seats or append.spend is not None for append in batch)
    expected = {append.match_id: append.expected for append in reversed(batch)}
    heads = _heads(connection, sorted(expected)) if careful else expected
    written: Known = {}
    results: list[Result] = []
    new: list[dict[str, Any]] = []
    standings: dict[str, dict[str, Any]] = {}
    for append in batch:
        head = heads.get(append.match_id)
        doubtful = careful or head != append.expected
        repeated = _repeated(connection, append, written) if doubtful else None
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
                    written[append.match_id, one.action_id] = rows.entry_of(row)
            heads[append.match_id] = after = head + len(append.entries)
            before = standings[append.match_id]["before"] if append.match_id in standings else head
            standing = rows.standing_row(append.standing)
            standings[append.match_id] = {"match": append.match_id, "before": before, "head": after, **standing}
            results.append(Appended(after, now))
    _write(connection, new, standings, now)
    return results, {match_id: heads[match_id] for match_id in standings}


def _write(connection: Connection, new: list[dict[str, Any]], standings: dict[str, dict[str, Any]], now: int) -> None:
    """Standings first, always in the same order: they lock the rows of the matches, and two servers must not cross."""
    if standings:
        changes = [{**standings[match_id], "updated": now} for match_id in sorted(standings)]
        if connection.execute(_STANDING, _one_or_many(changes)).rowcount != len(changes):
            raise NotAsExpected
    if new:
        connection.execute(_ENTRIES, _one_or_many(new))


def _one_or_many(rows: list[dict[str, Any]]) -> Any:
    """Drivers run a single statement faster than a list of one."""
    return rows[0] if len(rows) == 1 else rows


def _heads(connection: Connection, match_ids: list[str]) -> dict[str, int]:
    """The heads, with the rows locked until the end of the transaction (always in the same order)."""
    return {row.id: row.head for row in connection.execute(_HEADS, {"matches": match_ids})}


def _repeated(connection: Connection, append: Append, written: Known) -> Entry | None:
    """The earlier entry of an action, stored before or written in this batch."""
    ids = [entry.action_id for entry in append.entries if entry.action_id is not None]
    found = next((written[append.match_id, id] for id in ids if (append.match_id, id) in written), None)
    if found is not None:
        return found
    stored = (queries.entry_of(connection, append.match_id, id) for id in ids)
    return next((entry for entry in stored if entry is not None), None)
