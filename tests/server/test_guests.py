"""Visitors of a hosted server play against bots; an account keeps what they played, and who is gone is swept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chancellery.server import guests
from chancellery.server.settings import Settings
from chancellery.store import guest_rows, now
from tests.server.harness import Person, Running, action_id, choices, running

GAME = "imperial_struggle"
MATCH: dict[str, Any] = {"game": GAME, "seats": {"britain": "me", "france": {"bot": "random"}}}


@pytest.fixture
def server(where: str) -> Iterator[Running]:
    with running(Settings(mode="hosted", store=where, bot_pause=0.0, bot_processes=1, rates=False)) as started:
        yield started


def begun(server: Running) -> tuple[Person, str]:
    """A visitor who has begun a match."""
    guest = Person(server.address)
    answer = guest.call("POST", "/api/matches", MATCH)
    assert answer.status_code == 201, answer.text
    guest.cookie = answer.headers["set-cookie"].split(";")[0]
    guest.http.cookies.clear()
    said = guest.get("/api/session")
    assert (said["account"], said["guest"]) == (None, True)
    guest.csrf = said["csrf"]
    return guest, answer.json()["match"]["id"]


def refused(person: Person, method: str, path: str, body: Any = None) -> str:
    return str(person.call(method, path, body).json().get("error"))


def move(guest: Person, id: str) -> Any:
    scene = guest.scene(id, "britain")
    return guest.move(id, "britain", choices(scene)[0]["moves"][0], scene["seq"])


def test_a_visitor_plays_registers_and_keeps_the_match(server: Running) -> None:
    guest, id = begun(server)
    shown = guest.get(f"/api/matches/{id}")
    assert shown["private"]
    assert {seat["id"]: seat["name"] for seat in shown["seats"]}["britain"] == "You"
    assert [one["id"] for one in guest.get("/api/matches", mine=True)["matches"]] == [id]
    assert Person(server.address).call("GET", f"/api/matches/{id}").status_code == 404
    assert refused(Person(server.address), "POST", "/api/accounts", {"name": "Ada", "password": "short"}) == "bad-input"

    other = Person(server.address).known_as(server, "Bea")
    assert refused(guest, "POST", "/api/accounts", {"name": "Bea", "password": "correct horse"}) == "name-taken"
    before = guest.cookie
    guest.register("Ada")
    assert guest.get("/api/session")["account"]["name"] == "Ada"
    assert {seat["id"]: seat["name"] for seat in guest.get(f"/api/matches/{id}")["seats"]}["britain"] == "Ada"
    assert guest.call("GET", "/api/session", headers={"cookie": before}).json()["guest"] is False
    Person(server.address).login("Ada")
    assert other.call("GET", "/api/people/Ada").status_code == 200

    left, kept = begun(server)
    left.login("Ada")
    assert left.call("GET", f"/api/matches/{kept}").status_code == 404


def test_a_guest_may_play_against_bots_and_nothing_else(server: Running) -> None:
    guest, id = begun(server)
    Person(server.address).known_as(server, "Bea")
    assert guest.get(f"/api/matches/{id}/advice", seat="britain")["options"]
    assert move(guest, id).status_code == 200
    for seats in (
        {"britain": "me", "france": "open"},
        {"britain": "me", "france": {"account": "Bea"}},
        {"britain": {"bot": "random"}, "france": {"bot": "random"}},
        {"britain": "me", "france": "me"},
    ):
        for person in (guest, Person(server.address)):
            assert refused(person, "POST", "/api/matches", {**MATCH, "seats": seats}) == "login-needed", seats
    assert refused(guest, "POST", "/api/matches", {**MATCH, "rated": True}) == "login-needed"
    assert refused(Person(server.address), "POST", "/api/matches", {**MATCH, "game": "chess"}) == "bad-input"
    table = f"/api/matches/{id}"
    back = {"seat": "britain", "seq": guest.scene(id, "britain")["seq"], "action_id": action_id()}
    undone = guest.call("POST", f"{table}/undo", back)
    assert undone.status_code in (200, 409)  # a bot may have answered
    assert undone.status_code == 200 or undone.json()["error"] != "login-needed"
    assert refused(guest, "POST", f"{table}/rematch", {"seat": "britain"}) == "not-over"
    letter = {"seat": "britain", "text": "a letter", "action_id": action_id()}
    for method, path, body in (
        ("POST", f"{table}/press", letter),
        ("POST", f"{table}/deeds", {"seat": "britain", "do": "concede"}),
        ("POST", f"{table}/seats/britain", {"to": "open"}),
        ("POST", f"{table}/seats/france/invitation", None),
        ("POST", "/api/lobby/seeks", {"game": GAME}),
        ("POST", "/api/studies", {"start": {"match": id}}),
        ("GET", "/api/accounts/me/channels", None),
        ("GET", "/api/accounts/me/data", None),
        ("GET", "/api/accounts/me/hours", None),
        ("PUT", "/api/accounts/me/blocks/Bea", None),
        ("DELETE", "/api/accounts/me", {"password": "correct horse"}),
        ("GET", "/api/admin", None),
    ):
        assert refused(guest, method, path, body) == "login-needed", path
    live = guest.live(id, "britain")
    live.send(type="press", **letter)
    assert live.until("error")["error"] == "login-needed"
    guest.csrf = "wrong"
    assert move(guest, id).json()["error"] == "bad-token"


def test_there_are_only_so_many_and_who_is_gone_is_swept(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    (gone, old), (there, kept) = begun(server), begun(server)
    monkeypatch.setattr(guests, "MOST_MATCHES", 1)
    assert refused(there, "POST", "/api/matches", MATCH) == "login-needed"
    store, late = server.context.store, now() + guest_rows.IDLE + 60_000
    server.do(store.sweep(now()))
    assert gone.get(f"/api/matches/{old}")["id"] == old
    assert there.register("Ada").get("/api/session")["account"]
    last, newest = begun(server)
    server.do(store.sweep(late))
    assert server.do(store.match(old)) is None
    assert server.do(store.match(newest)) is None
    assert server.do(store.match(kept)) is not None
    for person in (gone, last):
        assert person.get("/api/session")["guest"] is False
    number = server.do(store.add_account("Bea", "x", now())).id
    server.do(store.sweep(late))
    assert server.do(store.account(number - 1)) is None  # the highest number went once there was a higher one
    full = server.do(store.change(lambda c: guest_rows.add(c, now(), 0)))
    assert full is None


def test_rates_and_the_switch(tmp_path: Path) -> None:
    with running(Settings(mode="hosted", store=str(tmp_path / "a.sqlite"), bot_processes=1)) as server:
        codes = {Person(server.address).call("POST", "/api/matches", MATCH).status_code for _ in range(13)}
        assert codes == {201, 429}
    with running(Settings(mode="hosted", store=str(tmp_path / "b.sqlite"), guests=0, bot_processes=1)) as server:
        assert not Person(server.address).get("/api/session")["guests"]
        assert refused(Person(server.address), "POST", "/api/matches", MATCH) == "login-needed"
