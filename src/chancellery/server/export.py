"""What a host does without the server running: migrate, make an account, export every match."""

from __future__ import annotations

import json
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict

from chancellery import Match
from chancellery.server import accounts
from chancellery.server.errors import Refused
from chancellery.server.ledger import load
from chancellery.store import Query, Store, StoredMatch, open_store

PAGE = 100
LEAST_PASSWORD = 10


@asynccontextmanager
async def opened(where: str, migrate: bool = True) -> AsyncIterator[Store]:
    store = open_store(where)
    await store.start(migrate)
    try:
        yield store
    finally:
        await store.close()


async def migrate(where: str) -> None:
    async with opened(where):
        pass


async def add_account(where: str, name: str, password: str) -> None:
    if len(password) < LEAST_PASSWORD:
        raise Refused("bad-input", field="password", what="short")
    async with opened(where) as store:
        await accounts.register(store, name, password)


async def export(where: str, path: str) -> int:
    """Every match as a record in a ZIP archive. It tells all seeds: for the host only."""
    count = 0
    async with opened(where) as store:
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            async for row in _all(store):
                ledger = await load(store, row)
                archive.writestr(f"{row.id}.txt", record(ledger.match, row))
                about = {
                    "id": row.id,
                    "title": row.title,
                    "created": row.created,
                    "updated": row.updated,
                    "seats": [asdict(seat) for seat in row.seats],
                }
                archive.writestr(f"{row.id}.json", json.dumps(about, ensure_ascii=False, indent=2))
                count += 1
    return count


async def _all(store: Store) -> AsyncIterator[StoredMatch]:
    before: int | None = None
    seen: set[str] = set()
    while True:
        page = await store.matches(Query(everything=True, before=before, limit=PAGE))
        for row in page:
            if row.id not in seen:
                seen.add(row.id)
                yield row
        if len(page) < PAGE:
            return
        before = page[-1].updated + (1 if before is None or page[-1].updated + 1 < before else 0)


def record(match: Match, row: StoredMatch, readers: frozenset[int] | None = None) -> str:
    """The record, with the names of those who sit at the table and the letters that the readers may read; for the host
    all of them."""
    copy = match.clone() if readers is None else match.read_by(readers)
    copy.setup = match.setup.with_(players=tuple(seat.name or seat.kind for seat in row.seats))
    return copy.to_record()
