"""Whoever watches a match sees it as late as its maker wants: attacks on every way to learn what happens now."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from chancellery.server.late import seats_before
from chancellery.server.ledger import system_text
from chancellery.server.settings import Settings
from chancellery.store import Entry, Seat
from tests.server.harness import Person, Running, choices, running

STRUGGLE = {"game": "imperial_struggle", "options": {"bid_for_sides": False}}
CLOCK = {"kind": "live", "reserve": 3600, "increment": 0, "late": "bot"}
MINUTE = 60_000
DULL = ("/lessons", "/health", "/metrics", "/puzzles", "/rules", "/games", "/art")
MOVING = {"waited", "position"}  # what changes with time alone, or is dealt anew whenever somebody asks


@pytest.fixture
def either(where: str) -> Iterator[Running]:
    settings = Settings(mode="hosted", store=where, secure_cookies=False, rates=False, bot_pause=0.0, bot_processes=1)
    with running(settings) as found:
        yield found


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    store = str(tmp_path / "store.sqlite")
    settings = Settings(mode="hosted", store=store, secure_cookies=False, rates=False, bot_pause=0.0, bot_processes=1)
    with running(settings) as found:
        yield found


def two(server: Running, **more: Any) -> tuple[Person, Person, str]:
    anna, berta = (Person(server.address).known_as(server, name) for name in ("Anna", "Berta"))
    seats = {"britain": "me", "france": {"account": "Berta"}}
    id = anna.post("/api/matches", {**STRUGGLE, "seats": seats, "delay": 10, "clock": CLOCK, **more})["match"]["id"]
    berta.take(id, "france")
    return anna, berta, id


def play(anna: Person, berta: Person, id: str, count: int) -> int:
    """So many moves; the last seq."""
    seq = 0
    for _ in range(count):
        seat = anna.get(f"/api/matches/{id}")["waiting_for"][0]
        person = anna if seat == "britain" else berta
        scene = person.scene(id, seat)
        answer = person.move(id, seat, choices(scene)[0]["moves"][0], scene["seq"])
        assert answer.status_code == 200, answer.text
        seq = answer.json()["seq"]
    return seq


def age(server: Running, id: str, minutes: int, first: int | None = None) -> None:
    """Lets what was done (the first entries) be so long ago, also in memory."""
    where = "match_id = :id" + ("" if first is None else " AND seq <= :first")
    given = {"id": id, "by": minutes * MINUTE} | ({} if first is None else {"first": first})
    older = text(f"UPDATE entries SET time = time - :by WHERE {where}")
    server.do(server.context.store.change(lambda c: c.execute(older, given)))
    server.context.hall.tables.pop(id, None)
    server.context.hall._late.pop(id, None)


def all_said(person: Person, id: str) -> dict[str, Any]:
    """The answers to all calls that only look, as the schema has them."""
    found: dict[str, Any] = {}
    for path, ways in person.get("/api/openapi.json")["paths"].items():
        asked = path.replace("{match_id}", id).replace("{game_id}", "imperial_struggle").replace("{name}", "Anna")
        if "get" not in ways or "{" in asked or any(one in asked for one in DULL):
            continue
        for query in ({}, {"seat": "britain"}, {"at": 1}, {"move": 1}) if id in asked else ({},):
            answer = person.call("GET", asked, params=query)
            plain = "json" not in answer.headers["content-type"]
            found[f"{asked}?{query}"] = answer.text if plain else _still(answer.json())
    return found


def _still(answer: Any) -> Any:
    """Without what changes with time alone: of clocks it is looked at apart."""
    if isinstance(answer, dict):
        return {key: _still(value) for key, value in answer.items() if key not in MOVING | {"left", "maintenance"}}
    return [_still(one) for one in answer] if isinstance(answer, list) else answer


def test_nothing_that_can_be_asked_tells_what_happens_now(server: Running) -> None:
    anna, berta, id = two(server)
    watching, stranger = Person(server.address), Person(server.address).known_as(server, "Celina")
    play(anna, berta, id, 3)
    before = [all_said(one, id) for one in (watching, stranger)]
    play(anna, berta, id, 4)
    anna.post(f"/api/matches/{id}/press", {"seat": "britain", "text": "a word", "action_id": "w1"})
    anna.post(f"/api/matches/{id}/deeds", {"seat": "britain", "do": "propose", "what": "pause"})
    for one, said in zip((watching, stranger), before, strict=True):
        for asked, answer in all_said(one, id).items():
            assert answer == said[asked], asked
    assert any("scene" in answer for answer in before[0].values())
    seen = watching.get(f"/api/matches/{id}")
    assert (seen["moves"], seen["seq"], seen["delayed"]) == (0, 0, True)
    assert anna.get(f"/api/matches/{id}")["moves"] >= 7
    # also not by trying to act
    tried = stranger.call("POST", f"/api/matches/{id}/rematch", {"seat": "britain"}).json()["error"]
    assert tried == "not-your-seat"
    for path in ("record", "verify", "review"):
        assert watching.call("GET", f"/api/matches/{id}/{path}").status_code in (403, 409)


def test_whoever_watches_sees_the_match_as_it_was(either: Running) -> None:
    anna, berta, id = two(either)
    play(anna, berta, id, 6)
    entries = either.do(either.context.store.entries(id))
    third = [entry for entry in entries if entry.kind == "move"][2]
    age(either, id, 11, third.seq)
    watching = Person(either.address)
    moves = watching.get(f"/api/matches/{id}")["moves"]
    assert moves == third.moves
    mine, theirs = anna.scene(id, None, at=moves)["scene"], watching.scene(id)["scene"]
    assert theirs == {**mine, "recap": theirs["recap"]} if "recap" in theirs else mine == theirs
    assert watching.call("GET", f"/api/matches/{id}/scene", params={"at": moves + 1}).status_code == 422
    left = watching.get(f"/api/matches/{id}")["clocks"]["left"]
    assert all(3_590_000 <= value <= 3_600_000 for value in left.values())  # as they were, not as much less
    age(either, id, 11)
    assert watching.get(f"/api/matches/{id}")["moves"] == anna.get(f"/api/matches/{id}")["moves"]


def test_live_tells_no_more_and_follows_who_sits_down_and_who_leaves(server: Running) -> None:
    anna, berta, id = two(server)
    watching = Person(server.address)
    table = watching.live(id, since=0, press=0)
    first = table.until("state")
    play(anna, berta, id, 3)
    table.send(type="ping")
    table.until("pong")
    assert not any(json.loads(raw).get("seq", 0) > first["seq"] for raw in table.raw)
    leaving = berta.live(id, "france")
    assert leaving.until("state")["seq"] > 0
    count = len(leaving.raw)
    berta.post(f"/api/matches/{id}/seats/france", {"to": {"bot": "random"}})
    hello = leaving.until("hello")
    assert (hello["seat"], hello["seq"]) == (None, 0)
    state = leaving.until("state")
    assert state["seq"] == 0
    after = [json.loads(raw) for raw in leaving.raw[count:]]
    at = next(n for n, one in enumerate(after) if one["type"] == "hello")
    assert all(one.get("seq", 0) == 0 for one in after[at:])
    anna.post(f"/api/matches/{id}/deeds", {"seat": "britain", "do": "resign"})
    assert table.until("summary", 20)["match"]["status"] == "finished" or table.until("summary")
    assert watching.get(f"/api/matches/{id}")["status"] == "finished"
    assert watching.call("GET", f"/api/matches/{id}/record").status_code == 200


def test_who_sat_there_is_told_as_it_was() -> None:
    ids = ["britain", "france"]
    now = [Seat(0, "bot", name="sensible", bot="sensible"), Seat(1, "person", 3, "Celina")]
    lines = [
        system_text("left", seat="britain", name="Anna", account=1),
        system_text("bot-sat-down", seat="britain", bot="random"),
        system_text("bot-replaced", seat="britain", bot="random", other="sensible", reason="hung"),
        system_text("left", seat="france", name="Berta", account=2),
        system_text("opened", seat="france"),
        system_text("sat-down", seat="france", name="Celina", account=3),
    ]
    later = [Entry(n, "system", None, line, 0, 0, 0) for n, line in enumerate(lines)]
    assert seats_before(now, ids, later) == (Seat(0, "person", 1, "Anna"), Seat(1, "person", 2, "Berta"))
    assert seats_before(now, ids, later[3:])[0] == now[0]
    assert seats_before(now, ids, later[2:3])[0] == Seat(0, "bot", name="random", bot="random")
    assert seats_before(now, ids, later[5:]) == seats_before(now, ids, []) == tuple(now)


def test_an_unlisted_match_is_for_whoever_has_the_link(server: Running) -> None:
    anna, _, id = two(server, unlisted=True, delay=0)
    stranger = Person(server.address)
    assert stranger.get("/api/matches")["matches"] == []
    assert stranger.get("/api/lobby")["running"] == []
    assert stranger.get(f"/api/matches/{id}")["unlisted"]
    assert [one["id"] for one in anna.get("/api/matches")["matches"]] == [id]
