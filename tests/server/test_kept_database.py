"""A database of an earlier version is opened, every match in it is found and goes on."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from chancellery.server.apart import load
from chancellery.server.ledger import Ledger
from chancellery.server.settings import Settings
from chancellery.store import open_store
from tests.kept import EXPECTED, FOLDER, facts, play_to_the_end
from tests.server.harness import Person, running

MATCHES = EXPECTED["matches"]


@pytest.fixture
def kept(tmp_path: Path) -> str:
    """A copy: opening a database writes to it."""
    return str(shutil.copy(FOLDER / "matches.sqlite", tmp_path))


@pytest.mark.parametrize("title", MATCHES)
def test_a_stored_match_of_an_earlier_version_goes_on(kept: str, title: str) -> None:
    stood = MATCHES[title]

    async def opened() -> tuple[Ledger, Ledger]:
        """From its snapshot, and from its entries alone."""
        store = open_store(kept)
        await store.start()
        try:
            row = await store.match(stood["id"])
            assert row is not None
            assert row.title == title
            found, whole = await load(store, row), Ledger.load(row.setup, None)
            for entry in await store.entries(row.id):
                whole.apply(entry)
            return found, whole
        finally:
            await store.close()

    for ledger in asyncio.run(opened()):
        assert ledger.apart is None
        counted = {"id": stood["id"], "revision": ledger.revision, "head": ledger.head}
        assert {**counted, **facts(ledger.match)} == stood
        play_to_the_end(ledger.match, title)
        assert ledger.match.check() == []


def test_a_server_finds_all_matches_of_an_earlier_version(kept: str) -> None:
    with running(Settings(store=kept, bot_processes=1)) as server:
        me = Person(server.address)
        listed = {one["title"]: one for one in me.get("/api/matches")["matches"]}
        assert listed.keys() == MATCHES.keys()
        for title, stood in MATCHES.items():
            id = stood["id"]
            assert listed[title]["status"] == "running"
            assert me.get(f"/api/matches/{id}/log")["count"] == stood["events"]
            assert me.get(f"/api/matches/{id}")["moves"] == stood["moves"]
            assert me.play(id, 12) == stood["revision"] + 12
            assert me.get(f"/api/matches/{id}/verify")["ok"]
