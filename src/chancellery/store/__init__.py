"""The store: matches and accounts in SQLite (default, one file) or PostgreSQL."""

from __future__ import annotations

from chancellery.store import (  # add tables  # noqa: F401
    lobby_schema,
    order_schema,
    rating_schema,
    study_schema,
    telling_schema,
    tournament_schema,
)
from chancellery.store.backup import BadBackup, NotEmpty
from chancellery.store.protocol import Listener, Store
from chancellery.store.records import (
    Account,
    Append,
    Appended,
    Conflict,
    Entry,
    EntryKind,
    Invitation,
    NewEntry,
    NewerStore,
    News,
    NotMigrated,
    Query,
    Seat,
    SeatKind,
    Session,
    Snapshot,
    Standing,
    Status,
    StoredMatch,
    StoreError,
    StoreLost,
    Taken,
)
from chancellery.store.sql import now

__all__ = [
    "Account",
    "Append",
    "Appended",
    "BadBackup",
    "Conflict",
    "Entry",
    "EntryKind",
    "Invitation",
    "Listener",
    "NewEntry",
    "NewerStore",
    "News",
    "NotEmpty",
    "NotMigrated",
    "Query",
    "Seat",
    "SeatKind",
    "Session",
    "Snapshot",
    "Standing",
    "Status",
    "Store",
    "StoreError",
    "StoreLost",
    "StoredMatch",
    "Taken",
    "now",
    "open_store",
]


def open_store(where: str) -> Store:
    """The store at a URL `postgresql://...`, or in a file of SQLite; `start` connects to it."""
    if where.startswith(("postgresql:", "postgres:", "postgresql+psycopg:")):
        from chancellery.store.postgres import PostgresStore

        return PostgresStore(where.replace("postgres:", "postgresql:", 1) if where.startswith("postgres:") else where)
    from chancellery.store.sqlite import SqliteStore

    return SqliteStore(where.removeprefix("sqlite:///"))
