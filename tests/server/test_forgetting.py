"""Closing an account: its name goes from everywhere, on all servers of a store; before, all there is can be had."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
from collections.abc import Iterator
from typing import Any

import pytest
from alembic import command
from sqlalchemy import ForeignKey, text

from chancellery.server.rating.models import MyData
from chancellery.server.settings import Settings
from chancellery.store import open_store, rows, schema
from chancellery.store.migrate import config, upgrade
from chancellery.store.schema import metadata
from tests.server.harness import Person, Running, running
from tests.server.postgres import Cluster

NAME, MARK = "Żegota Znikomy", "egota"  # the mark is found however the rest is written
GAME = {"game": "imperial_struggle", "options": {"bid_for_sides": False}}
HOURS = {"zone": "Europe/Warsaw", "start": 540, "end": 1320, "days": [0, 1, 2], "holidays": []}
HOOK = {"kind": "webhook", "address": "https://hooks.example/x", "events": ["tournament", "over"]}


@pytest.fixture(scope="module")
def servers(postgres: Cluster) -> Iterator[tuple[Running, Running]]:
    settings = Settings(mode="hosted", store=postgres.database(), bot_pause=0.0, bot_processes=1, rates=False)
    with running(settings) as one, running(settings) as two:
        yield one, two


class Life:
    """What somebody has done on a server, and where."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.gone, self.ola = Person(server.address).register(NAME), Person(server.address).known_as(server, "Ola")
        self.declined = self._match()
        self.gone.post(f"/api/matches/{self.declined}/seats/france", {"to": "open"})
        self.left, self.over, self.held = (self._seated() for _ in range(3))
        self._write(self.left)
        self.gone.post(f"/api/matches/{self.left}/seats/france", {"to": {"bot": "random"}})
        self.gone.post(f"/api/matches/{self.over}/deeds", {"seat": "france", "do": "resign"})
        self._write(self.held)
        self.gone.post(f"/api/matches/{self.over}/comments", {"text": "well played"})
        self._studied()
        self._told()

    def _match(self) -> str:
        seats = {"britain": "me", "france": {"account": NAME}}
        id: str = self.ola.post("/api/matches", {**GAME, "seats": seats, "rated": True})["match"]["id"]
        return id

    def _seated(self) -> str:
        id = self._match()
        self.gone.take(id, "france")
        return id

    def _write(self, id: str) -> None:
        body = {"seat": "france", "text": "good evening", "action_id": f"letter-{id}"}
        self.gone.post(f"/api/matches/{id}/press", body)
        assert self.gone.call("PUT", f"/api/matches/{id}/notes?seat=france", {"text": "mine"}).status_code == 200

    def _studied(self) -> None:
        study = self.gone.post("/api/studies", {"start": {"match": self.over}, "title": "Ours"})
        self.study = study["id"]
        path = f"/api/studies/{self.study}"
        assert self.gone.call("PATCH", path, {"title": "Ours"}).status_code == 200
        assert self.gone.call("PUT", f"{path}/members/Ola", {"role": "contributor"}).status_code == 200
        mark = f"{path}/chapters/{study['chapters'][0]['id']}/marks/0"
        assert self.gone.call("PUT", mark, {"text": "look"}).status_code == 200

    def _told(self) -> None:
        for who in (self.gone, self.ola):
            who.post("/api/accounts/me/channels", HOOK)
        rules = {"game": "imperial_struggle", "scenario": "standard", "seats": 2, "title": "Cup", "form": "swiss"}
        self.cup = self.ola.post("/api/tournaments", rules)["id"]
        self.ola.post(f"/api/tournaments/{self.cup}/stage", {"stage": "open"})
        self.gone.post(f"/api/tournaments/{self.cup}/entry")
        self.gone.post("/api/tournaments", {**rules, "title": "My draft"})
        assert self.gone.call("PUT", "/api/accounts/me/hours", HOURS).status_code == 200
        self.gone.post("/api/lobby/seeks", GAME)
        self.ola.call("PUT", f"/api/accounts/me/blocks/{NAME}")
        self.gone.call("PUT", "/api/accounts/me/blocks/Ola")
        self.gone.post("/api/reports", {"name": "Ola", "text": "nothing really"})


def whole(server: Running) -> str:
    """Everything in the store, as a back-up has it; snapshots as they are read."""
    file = io.BytesIO()
    server.do(server.context.store.backup(file))
    found = server.do(server.context.store.ask(lambda c: c.execute(schema.snapshots.select()).mappings().all()))
    return gzip.decompress(file.getvalue()).decode() + "".join(str(rows.unpack(row["data"])) for row in found)


def test_a_name_goes_from_everywhere(servers: tuple[Running, Running]) -> None:
    one, two = servers
    life = Life(one)
    elsewhere = Person(two.address)
    elsewhere.cookie, elsewhere.csrf = life.ola.cookie, life.ola.csrf
    looks = elsewhere.live(life.held, "britain", since=0, press=0)
    looks.until("press")
    for server in servers:  # the matches are in the memory of both, and one has a short cut for loading
        for id in (life.declined, life.left, life.over, life.held):
            server.do(server.context.hall.table(id))
    table = one.do(one.context.hall.table(life.left))
    one.do(one.context.store.put_snapshot(life.left, table.ledger.snapshot()))
    asked = [
        f"/api/matches/{id}{more}" for id in (life.declined, life.left, life.over, life.held) for more in ("", "/press")
    ]
    asked += [f"/api/matches/{life.over}/{more}" for more in ("record", "after", "story")]
    asked += [f"/api/studies/{life.study}", f"/api/tournaments/{life.cup}", "/api/people/Ola", "/api/lobby"]
    asked += ["/api/accounts/me/data", "/api/accounts/me/channels", "/api/accounts/me/blocks", "/api/matches"]
    before = [path for path in asked if MARK in life.ola.call("GET", path).text]
    assert {path for path in before if path.endswith("/press")} == {path for path in asked if path.endswith("/press")}
    assert whole(one).count(MARK) > 10

    assert life.gone.call("DELETE", "/api/accounts/me", {"password": "correct horse"}).status_code == 200
    left = whole(one)
    assert MARK not in left
    assert "Cup" in left
    assert "My draft" not in left
    looks.until("summary")
    for person in (life.ola, elsewhere):
        for path in asked:
            answer = person.call("GET", path)
            assert answer.status_code == 200, answer.text
            assert MARK not in answer.text, path
    said = elsewhere.get(f"/api/matches/{life.left}/press", lang="en")["lines"]
    assert any("a former member" in line["text"] for line in said)
    assert life.ola.get(f"/api/studies/{life.study}")["yours"]  # whoever continues it has it now
    assert life.ola.get("/api/people/Ola")["matches"] == 1  # matches stay


def accounts_of() -> set[str]:
    """The tables that say something of an account."""
    named = {"account", "owner", "author", "organiser", "other", "about", "player"}
    return {
        table.name
        for table in metadata.sorted_tables
        for column in table.columns
        if column.name in named or any(_is_account(key) for key in column.foreign_keys)
    } - {"accounts"}


def _is_account(key: ForeignKey) -> bool:
    return key.target_fullname == "accounts.id"


HAD_AS = {
    "sessions": "sessions", "matches": "matches", "seats": "seats", "entries": "moves", "calendars": "hours",
    "results": "results", "ratings": "ratings", "rating_steps": "rating_steps", "channels": "channels",
    "told": "told", "studies": "studies", "study_members": "study_members", "study_nodes": "study_moves",
    "study_marks": "study_notes", "comments": "comments", "tournaments": "tournaments",
    "tournament_organisers": "tournaments", "tournament_entrants": "entries", "tournament_log": "tournament_log",
    "seeks": "offers", "seekers": "accepted", "begun": "begun", "blocks": "blocked", "reports": "reports",
    "mutes": "muted",
}  # fmt: skip
NODE = {"parent": 0, "seat": 0, "move": "m", "version": 1}
WITHIN = {"looks": "account"}  # how the name is compared: made of the name alone


def test_everything_that_is_kept_of_somebody_can_be_had(hosted: Running) -> None:
    assert accounts_of() == {*HAD_AS, *WITHIN}
    life = Life(hosted)
    gone = life.gone.get("/api/session")["account"]["name"]
    hosted.do(hosted.context.settling.sweep())
    id = hosted.do(hosted.context.store.account_named(gone)).id

    def more(connection: Any) -> None:
        """What takes others, or long, to come about."""
        chapter = connection.execute(text("SELECT id FROM study_chapters")).scalar()
        for table, row in {
            "mutes": {"account": id, "until": 1},
            "begun": {"account": id, "match_id": life.held, "time": 1},
            "told": {"account": id, "match_id": life.held, "event": "turn", "time": 1},
            "advances": {"match_id": life.over, "seat": 0, "key": "x", "mark": {}, "created": 1},
            "study_nodes": {"chapter_id": chapter, "id": 99, "author": id, **NODE},
            "study_members": {"study_id": life.study, "account": id, "role": "viewer"},
        }.items():
            connection.execute(metadata.tables[table].insert(), row)

    hosted.do(hosted.context.store.change(more))
    data = life.gone.get("/api/accounts/me/data")
    assert set(data) == set(MyData.model_fields)
    assert [name for name, found in data.items() if not found] == ["messages"]
    assert {one["match_id"] for one in data["letters"]} == {life.left, life.held}  # also where one has left
    assert {one["match_id"] for one in data["said_of_you"]} == {life.declined, life.left, life.over, life.held}
    assert data["moves"][0]["text"] == "resign"
    assert "Europe/Warsaw" in str(data["hours"])
    assert data["blocked"] == [{"name": "Ola"}]
    secret = hosted.do(hosted.context.hall.table(life.held)).match.setup.seed
    assert secret not in json.dumps(data)


def test_what_earlier_versions_left_behind_goes(where: str) -> None:
    """Lines of tables that named somebody who had declined, or left a match that went on."""
    lines = {
        1: {"key": "left", "args": {"name": NAME, "account": 1, "seat": "france"}},
        2: {"key": "declined", "args": {"name": NAME, "seat": "france"}},
        3: {"key": "sat-down", "args": {"name": "Ola", "account": 2, "seat": "france"}},
        4: {"key": "invited", "args": {"name": "Ola", "seat": "france"}},
    }

    def old(connection: Any) -> None:
        command.upgrade(config(connection), "0040")
        account = "INSERT INTO accounts (id, name, folded, password, admin, created) VALUES (:id, :n, :f, :n, false, 0)"
        for id, name, folded in ((1, "", "#1"), (2, "Ola", "ola")):
            connection.execute(text(account), {"id": id, "n": name, "f": folded})
            connection.execute(text("INSERT INTO calendars (account, data) VALUES (:id, '{}')"), {"id": id})
        match = (
            "INSERT INTO matches (id, title, game, setup, private, created, updated, head, status, moves, revision, "
        )
        values = " waiting) VALUES ('m', '', 'x', '{}', false, 0, 0, 4, 'running', 0, 0, '[]')"
        connection.execute(text(match + values))
        entry = "INSERT INTO entries (match_id, seq, kind, text, revision, moves, time) "
        for seq, line in lines.items():
            given = {"seq": seq, "text": json.dumps(line, sort_keys=True)}
            connection.execute(text(entry + "VALUES ('m', :seq, 'system', :text, 0, 0, 0)"), given)

    async def work() -> tuple[list[Any], list[int]]:
        store = open_store(where)
        await store.change(old)
        await store.change(upgrade)
        try:
            said = await store.ask(lambda c: c.execute(text("SELECT seq, text FROM entries ORDER BY seq")).all())
            hours = await store.ask(lambda c: c.execute(text("SELECT account FROM calendars")).scalars().all())
            return [(seq, json.loads(line)["args"]) for seq, line in said], list(hours)
        finally:
            await store.close()

    said, hours = asyncio.run(work())
    assert [args["name"] for _, args in said] == ["", "", "Ola", "Ola"]
    assert said[0][1]["account"] == 1
    assert hours == [2]
