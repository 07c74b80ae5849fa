"""Back-ups: whole, at one moment, from either back end into either, and never over anything."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
from collections.abc import Callable
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from chancellery.server.apart import load
from chancellery.store import BadBackup, NewerStore, NotEmpty, Query, Store, open_store
from chancellery.store.order_schema import reports
from tests.kept import EXPECTED, FOLDER, facts
from tests.server.postgres import Cluster
from tests.store.test_store import with_store

KEPT = EXPECTED["matches"]


def backed_up(where: str) -> bytes:
    async def work(store: Store) -> bytes:
        file = BytesIO()
        await store.backup(file)
        return file.getvalue()

    return with_store(where, work)


def restored(where: str, backup: bytes) -> dict[str, int]:
    async def run() -> dict[str, int]:
        store = open_store(where)
        try:
            return await store.restore(BytesIO(backup))
        finally:
            await store.close()

    return asyncio.run(run())


def report(connection: Connection) -> int:
    row = {"account": 1, "about": 2, "match_id": None, "text": "loud", "time": 1, "done": False}
    made: int = connection.execute(insert(reports).values(row).returning(reports.c.id)).scalar_one()
    return made


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The back-up of a database with matches of every game and two accounts."""
    where = str(shutil.copy(FOLDER / "matches.sqlite", tmp_path_factory.mktemp("kept")))

    async def people(store: Store) -> None:
        for name in ("Ada", "Bolesław"):
            await store.add_account(name, "secret", 1)
        await store.keep("signing-key", "the key")
        await store.change(report)

    with_store(where, people)
    return backed_up(where)


def lines(backup: bytes) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(backup).splitlines()]


def written(said: list[Any]) -> bytes:
    """A back-up of these lines, rightly sealed."""
    body = b"".join(json.dumps(one, separators=(",", ":"), ensure_ascii=False).encode() + b"\n" for one in said)
    counts: dict[str, int] = {}
    for name, _ in said[1:]:
        counts[name] = counts.get(name, 0) + 1
    end = {"rows": counts, "seal": sha256(body).hexdigest()}
    return gzip.compress(body + json.dumps(end).encode() + b"\n")


def test_it_comes_back_row_for_row_in_either_store(kept: bytes, where: str) -> None:
    counts = restored(where, kept)
    assert counts["matches"] == len(KEPT)
    assert counts["accounts"] == 2
    assert backed_up(where) == kept

    async def goes_on(store: Store) -> None:
        """Matches are as they stood, the key is the same, and what comes next has a number of its own."""
        for title, stood in KEPT.items():
            row = await store.match(stood["id"])
            assert row is not None
            found = facts((await load(store, row)).match)
            assert {name: stood[name] for name in found} == found, title
        assert await store.keep("signing-key", "another") == "the key"
        known = [await store.account_named(name) for name in ("Ada", "Bolesław")]
        assert (await store.add_account("Cecylia", "secret", 1)).id > max(one.id for one in known if one is not None)
        assert await store.change(report) == 2

    with_store(where, goes_on)


def test_from_postgresql_to_sqlite(kept: bytes, postgres: Cluster, tmp_path: Path) -> None:
    there, here = postgres.database(), str(tmp_path / "matches.sqlite")
    restored(there, kept)
    restored(here, backed_up(there))
    assert backed_up(here) == kept


def test_nothing_is_written_over(kept: bytes, where: str) -> None:
    restored(where, kept)
    with pytest.raises(NotEmpty):
        restored(where, kept)
    assert backed_up(where) == kept


def test_a_store_that_was_opened_but_never_used_is_empty(kept: bytes, where: str) -> None:
    backed_up(where)
    restored(where, kept)
    assert backed_up(where) == kept


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (lambda good: b"nothing of the kind", "unreadable"),
        (lambda good: gzip.compress(b'{"is": "something else"}\n'), "none"),
        (lambda good: good[: len(good) // 2], "unreadable"),
        (lambda good: gzip.compress(b"".join(gzip.decompress(good).splitlines(keepends=True)[:-1])), "cut"),
        (
            lambda good: gzip.compress(gzip.decompress(good).replace("Bolesław".encode(), "Bolesłav".encode())),
            "changed",
        ),
    ],
    ids=["no file of ours", "another file", "half of it", "without its end", "changed"],
)
def test_what_is_not_whole_is_refused_and_nothing_is_changed(
    kept: bytes, where: str, spoil: Callable[[bytes], bytes], what: str
) -> None:
    with pytest.raises(BadBackup) as refused:
        restored(where, spoil(kept))
    assert refused.value.what == what
    assert with_store(where, lambda store: store.matches(Query(everything=True, limit=9))) == []


def test_one_of_older_tables_is_brought_up_to_date_and_one_of_newer_ones_refused(kept: bytes, where: str) -> None:
    first, *rows = lines(kept)[:-1]
    then = [row for row in rows if row[0] == "accounts"]
    restored(where, written([{**first, "tables": "0001"}, *then]))
    found = with_store(where, lambda store: store.account_named("bolesław"))
    assert found is not None
    assert found.name == "Bolesław"
    with pytest.raises(NewerStore):
        restored(where, written([{**first, "tables": "9999"}, *then]))
