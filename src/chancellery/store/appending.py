"""Appending a batch of entries in one transaction: a handful of statements, however many tables are in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, bindparam, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.types import JSON

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


class Written(NamedTuple):
    """A result for each append, and the new heads of the matches that changed. `check` raises NotAsExpected; where
    statements are sent together it can only be asked when all have been."""

    results: list[Result]
    heads: dict[str, int]
    check: Callable[[], None]


def must_be_careful(batch: list[Append]) -> bool:
    """Where seats change rows of several tables must be locked in the same order by all."""
    return any(append.seats or append.spend is not None for append in batch)


def append_all(connection: Connection, batch: list[Append], now: int, careful: bool) -> Written:
    """Writes all of it, or says why not.

    Nearly always every head is as expected and every action is new. So this is believed first: the database says if it
    is wrong, by a row that is not there to be changed (NotAsExpected) or an id that is there already (IntegrityError).
    Then the caller asks again, `careful`, and all is looked up, and locked, before anything is written.
    """
    expected = {append.match_id: append.expected for append in reversed(batch)}
    heads = _heads(connection, sorted(expected)) if careful else expected
    written: Known = {}
    results: list[Result] = []
    new: list[dict[str, Any]] = []
    standings: dict[str, dict[str, Any]] = {}
    for append in batch:
        head = heads.get(append.match_id)
        if not careful and head != append.expected:
            raise NotAsExpected
        repeated = _repeated(connection, append, written) if careful else None
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
    check = _write(connection, new, standings, now)
    return Written(results, {match_id: heads[match_id] for match_id in standings}, check)


def _write(
    connection: Connection, new: list[dict[str, Any]], standings: dict[str, dict[str, Any]], now: int
) -> Callable[[], None]:
    """Standings first, always in the same order: they lock the rows of the matches, and two servers must not cross."""
    changes = [{**standings[match_id], "updated": now} for match_id in sorted(standings)]
    changed = _run(connection, _STANDING, changes) if changes else None

    def check() -> None:
        if changed is not None and changed.rowcount != len(changes):
            raise NotAsExpected

    if new:
        _run(connection, _ENTRIES, new)
    return check


# -- as the driver takes it: what SQLAlchemy does for each statement takes longer than to run these


@lru_cache
def _compiled(statement: Any, dialect: Dialect) -> tuple[str, tuple[str, ...] | None, tuple[str, ...]]:
    """The SQL, the order of its values where it goes by order, and the columns that hold JSON."""
    made = statement.compile(dialect=dialect)
    json_columns = tuple(name for name, bind in made.binds.items() if isinstance(bind.type, JSON))
    return str(made), tuple(made.positiontup) if made.positional else None, json_columns


def _run(connection: Connection, statement: Any, rows: Sequence[dict[str, Any]]) -> Any:
    """The cursor after a statement was run for each row; errors are those of SQLAlchemy."""
    sql, order, json_columns = _compiled(statement, connection.dialect)
    for row in rows:
        for name in json_columns:
            if row[name] is not None:
                row[name] = json.dumps(row[name])
    values = rows if order is None else [[row[name] for name in order] for row in rows]
    cursor, driver = connection.connection.cursor(), connection.dialect.loaded_dbapi
    try:
        if len(values) == 1:
            cursor.execute(sql, values[0])
        else:
            cursor.executemany(sql, values)
    except driver.Error as error:
        raise as_sqlalchemy(error, driver) from error
    return cursor


def as_sqlalchemy(error: Any, driver: Any) -> DBAPIError:
    """An error of the driver, without the values, which may hold hidden cards."""
    kind = IntegrityError if isinstance(error, driver.IntegrityError) else DBAPIError
    return kind(None, None, error)


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
