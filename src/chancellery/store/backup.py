"""A back-up of a store: all rows of all tables as lines of JSON, packed. Either back end makes it and takes it.

The first line names the version of the tables; the last counts the rows and has the SHA-256 of all lines before it, so
that a file that was cut or changed is not taken for a whole one. It holds seeds, letters and the key that signs.
"""

from __future__ import annotations

import base64
import gzip
import json
import zlib
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any, BinaryIO, Final

from sqlalchemy import JSON, Connection, LargeBinary, MetaData, Table, func, insert, select, text

from chancellery.store import migrate
from chancellery.store.records import NewerStore, StoreError
from chancellery.store.schema import accounts, keeping, matches, metadata

FORMAT: Final = "chancellery-backup-1"
AT_ONCE: Final = 500  # rows
_GO_ON_COUNTING: Final = (
    "SELECT setval(pg_get_serial_sequence('{0}', 'id'), coalesce(max(id), 1), max(id) IS NOT NULL) FROM {0}"
)
OWN: Final = ("store", "writes", "probe", "alive")  # what a store keeps about its own file


class BadBackup(StoreError):
    """The file is no back-up, or not a whole one; `what` is wrong: none, changed, cut or unreadable."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class NotEmpty(StoreError):
    """A back-up is restored into an empty store only: nothing is ever written over."""


def write(connection: Connection, file: BinaryIO) -> dict[str, int]:
    """Writes all rows as they are at one moment; how many of each table."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
    counts = dict.fromkeys(metadata.tables, 0)
    seal = sha256()
    with gzip.GzipFile(fileobj=file, mode="wb", mtime=0) as packed:

        def line(said: Any) -> None:
            written = json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
            seal.update(written)
            packed.write(written)

        line({"is": FORMAT, "tables": migrate.version(connection)})
        for table in metadata.sorted_tables:
            binary = _binary(table)
            for row in _rows(connection, table):
                line([table.name, {name: _written(value, name in binary) for name, value in row.items()}])
                counts[table.name] += 1
        line({"rows": counts, "seal": seal.hexdigest()})
    return counts


def read(connection: Connection, file: BinaryIO) -> dict[str, int]:
    """Takes all rows into an empty store, then brings the tables up to date; how many of each table."""
    lines = _lines(file)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("is") != FORMAT:
        raise BadBackup("none")
    then = str(head["tables"])
    if not migrate.is_known(connection, then):
        raise NewerStore("the back-up is of a newer version")
    _clear(connection)
    migrate.upgrade(connection, then)
    counts = _take(connection, lines)
    if connection.dialect.name == "postgresql":
        for name in _counted(connection):
            connection.execute(text(_GO_ON_COUNTING.format(name)))
    migrate.upgrade(connection)
    return counts


def _counted(connection: Connection) -> list[str]:
    """The tables whose rows PostgreSQL numbers by itself."""
    counting = (
        "SELECT table_name FROM information_schema.columns WHERE column_name = 'id' AND column_default LIKE 'nextval%'"
    )
    return sorted(connection.execute(text(counting)).scalars())


def _clear(connection: Connection) -> None:
    """Takes the tables of a store away that nobody has used yet."""
    found = MetaData()
    found.reflect(connection)
    for name in (accounts.name, matches.name):
        table = found.tables.get(name)
        if table is not None and connection.execute(select(func.count()).select_from(table)).scalar():
            raise NotEmpty("the store is not empty")
    found.drop_all(connection)


def _take(connection: Connection, lines: Iterable[Any]) -> dict[str, int]:
    tables = MetaData()
    tables.reflect(connection)  # as they were then, not as they are now
    for table in tables.tables.values():
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    counts: dict[str, int] = {}
    waiting: list[dict[str, Any]] = []
    into: Table | None = None
    for said in lines:
        if isinstance(said, dict):
            break
        name, row = said
        if into is None or name != into.name or len(waiting) == AT_ONCE:
            _put(connection, into, waiting)
            into, waiting = tables.tables[name], []
        binary = _binary(into)
        waiting.append({key: _as_read(value, key in binary) for key, value in row.items()})
        counts[name] = counts.get(name, 0) + 1
    _put(connection, into, waiting)
    return counts


def _put(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        connection.execute(insert(table), rows)


def _lines(file: BinaryIO) -> Iterator[Any]:
    """The lines; BadBackup where the file ends too early or has been changed, and whatever was taken is taken back."""
    seal = sha256()
    counts: dict[str, int] = {}
    try:
        with gzip.GzipFile(fileobj=file, mode="rb") as packed:
            for written in packed:
                said = json.loads(written)
                if isinstance(said, dict) and "seal" in said:
                    if said["seal"] != seal.hexdigest() or {n: c for n, c in said["rows"].items() if c} != counts:
                        raise BadBackup("changed")
                    yield said
                    return
                seal.update(written)
                if isinstance(said, list):
                    counts[said[0]] = counts.get(said[0], 0) + 1
                yield said
    except (OSError, EOFError, zlib.error, ValueError, LookupError, TypeError) as error:
        raise BadBackup("unreadable") from error
    raise BadBackup("cut")


def _rows(connection: Connection, table: Table) -> Iterator[dict[str, Any]]:
    chosen = select(table).order_by(*table.primary_key.columns)
    if table is keeping:
        chosen = chosen.where(keeping.c.name.not_in(OWN))
    for row in connection.execution_options(yield_per=AT_ONCE).execute(chosen).mappings():
        yield dict(row)


def _binary(table: Table) -> set[str]:
    return {column.name for column in table.columns if isinstance(column.type, LargeBinary)}


def _written(value: Any, binary: bool) -> Any:
    return base64.b64encode(value).decode() if binary and value is not None else value


def _as_read(value: Any, binary: bool) -> Any:
    return base64.b64decode(value) if binary and value is not None else value
