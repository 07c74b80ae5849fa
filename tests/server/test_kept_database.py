"""A database of an earlier version is opened, every match in it is found and goes on."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from chancellery.server.apart import load
from chancellery.server.export import migrate
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


CLUB = json.loads((FOLDER / "club.json").read_text(encoding="utf-8"))


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A club's database of an earlier version with something in nearly every table."""
    copy = tmp_path / "club.sqlite"
    copy.write_bytes(gzip.decompress((FOLDER / "club.sqlite.gz").read_bytes()))
    return copy


def counted(file: Path) -> dict[str, int]:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in CLUB["rows"]}


def test_a_club_of_an_earlier_version_loses_nothing(club: Path) -> None:
    assert counted(club) == CLUB["rows"]
    asyncio.run(migrate(str(club)))
    assert counted(club) == CLUB["rows"]
    with running(Settings(mode="hosted", store=str(club), rates=False, bot_processes=1)) as server:
        anna, berta, celina = (Person(server.address).login(name) for name in ("Anna", "Berta", "Celina"))
        slow, rated = CLUB["slow"], CLUB["rated"]
        assert anna.get("/api/people/Anna")["played"][0]["id"] == rated
        assert {one["name"] for one in anna.get("/api/ratings/imperial_struggle")["leaders"]} == {"Anna", "Berta"}
        assert anna.get("/api/accounts/me/hours")["zone"] == "Europe/Warsaw"
        assert anna.get(f"/api/matches/{rated}/after")["comments"][0]["text"] == "well played"
        assert [one["title"] for one in anna.get("/api/studies")["mine"]] == ["A study"]
        assert anna.get(f"/api/tournaments/{CLUB['cup']}")["title"] == "Cup"
        assert [one["text"] for one in anna.get("/api/admin")["reports"]] == ["rude"]
        channels = berta.get("/api/accounts/me/channels")
        assert channels["channels"][0]["digest"] == 1440
        assert {one["event"] for one in channels["messages"]} == {"turn", "over"}
        given = berta.get(f"/api/matches/{slow}/advances", seat="france")
        assert [one["key"] for one in given if one["given"]] == ["pass"]
        assert celina.get("/api/accounts/me/blocks") == ["Berta"]
        found = anna.get(f"/api/matches/{slow}")
        assert found["affairs"]["proposals"][0]["what"] == "pause"
        assert found["clocks"]["left"].keys() == {"britain", "france"}
        assert anna.call("GET", f"/api/matches/{rated}/verify").json()["ok"]
