"""Several servers on one PostgreSQL: the same tables, the same truth."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from chancellery import verify
from chancellery.server.settings import Settings
from tests.server.harness import SEATS, Person, Running, action_id, choices, running
from tests.server.postgres import Cluster


@pytest.fixture
def servers(postgres: Cluster) -> Iterator[tuple[Running, Running]]:
    where = postgres.database()
    settings = Settings(store=where, bot_pause=0.0, bot_processes=1, bot_takeover=2.0)
    with running(settings) as one, running(settings) as two:
        for server in (one, two):
            server.do(server.context.store.hearing())  # type: ignore[attr-defined]
        yield one, two


def test_moves_travel_to_the_other_server(servers: tuple[Running, Running]) -> None:
    one, two = (Person(server.address) for server in servers)
    id = one.create()["match"]["id"]
    watching = two.live(id, "russia")
    watching.until("state")
    for number in range(20):
        seat = one.get(f"/api/matches/{id}")["waiting_for"][0]
        options = choices(one.scene(id, seat))
        assert one.move(id, seat, options[-1]["moves"][0], number).status_code == 200
        assert watching.until_seq(number + 1)["seq"] == number + 1
        assert two.scene(id, "russia")["scene"] == one.scene(id, "russia")["scene"]
    one.post(f"/api/matches/{id}/press", {"seat": "france", "text": "over there", "action_id": action_id()})
    assert watching.until("press")["lines"][0]["text"] == "over there"
    one.post(f"/api/matches/{id}/seats/austria", {"to": "open"})
    assert watching.until("summary")["match"]["status"] == "open"


def write_while_reading(reader: Running, name: str, writer: Person, id: str) -> None:
    """The next time the reader has asked its store for that, somebody writes on the other server before it goes on."""
    store: Any = reader.context.store
    real = getattr(store, name)

    async def ask(*args: Any) -> Any:
        setattr(store, name, real)
        answer = await real(*args)
        await asyncio.to_thread(writer.play, id, 1)
        return answer

    setattr(store, name, ask)


def until_moves(person: Person, id: str, moves: int) -> None:
    deadline = time.monotonic() + 60
    while person.get(f"/api/matches/{id}")["moves"] != moves:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_what_is_written_while_another_reads_is_not_missed(servers: tuple[Running, Running]) -> None:
    one, two = (Person(server.address) for server in servers)
    id = one.create()["match"]["id"]
    assert two.get(f"/api/matches/{id}")["moves"] == 0
    write_while_reading(servers[1], "match", one, id)  # between the row of the match and its moves
    one.play(id, 1)
    until_moves(two, id, 2)
    other = one.create()["match"]["id"]
    write_while_reading(servers[1], "entries", one, other)  # while a table is being loaded
    assert two.get(f"/api/matches/{other}")["id"] == other
    until_moves(two, other, 1)


def test_racing_moves(servers: tuple[Running, Running]) -> None:
    """Both servers get a different move for the same decision at the same moment: one is accepted."""
    people = [Person(server.address) for server in servers]
    id = people[0].create()["match"]["id"]
    tables = [person.live(id) for person in people]
    for table in tables:
        table.until("state")
    rng = Random(3)
    accepted: list[str] = []
    with ThreadPoolExecutor(2) as pool:
        for number in range(60):
            seat = tables[0].state["scene"]["waiting"][0]["seat"]
            options = choices(people[0].scene(id, seat))
            moves = [rng.choice(options)["moves"][0] for _ in tables]
            results = list(pool.map(lambda pair, s=seat: pair[0].move(s, pair[1]), zip(tables, moves)))
            done = [answer for answer in results if answer["type"] == "done"]
            errors = [answer["error"] for answer in results if answer["type"] == "error"]
            fresh = tables[0].state["scene"]["prompt"]
            assert done or fresh is None, results
            # in a simultaneous choice the second changes the first, otherwise it comes too late
            assert set(errors) <= {"stale", "illegal"}
            accepted += [answer["text"] for answer in sorted(done, key=lambda answer: answer["seq"])]
            seq = max(answer["seq"] for answer in done)
            for table in tables:
                table.until_seq(seq)
            assert tables[0].state["scene"] == tables[1].state["scene"]
            assert number < len(accepted)
    records = [person.http.get(f"/api/matches/{id}/record").text for person in people]
    assert records[0] == records[1]
    assert [move.text for _, move in verify(records[0]).match.moves] == accepted


def test_one_action_sent_to_both_servers_is_done_once(servers: tuple[Running, Running]) -> None:
    people = [Person(server.address) for server in servers]
    id = people[0].create()["match"]["id"]
    with ThreadPoolExecutor(2) as pool:
        for number in range(25):
            seat = people[0].get(f"/api/matches/{id}")["waiting_for"][0]
            scene = people[0].scene(id, seat)
            move = choices(scene)[0]["moves"][0]
            action = action_id()
            args = (seat, move, scene["seq"], action)
            answers = list(pool.map(lambda person, a=args: person.move(id, *a), people))
            assert [answer.status_code for answer in answers] == [200, 200], [answer.text for answer in answers]
            assert answers[0].json() == answers[1].json()
            assert people[0].get(f"/api/matches/{id}")["moves"] == number + 1


def test_bots_are_driven_by_one_server_and_taken_over_by_the_other(servers: tuple[Running, Running]) -> None:
    first, second = servers
    one, two = Person(first.address), Person(second.address)
    id = one.create({seat: {"bot": "random"} for seat in SEATS if seat != "france"})["match"]["id"]
    watching = two.live(id, "france")
    watching.until("state")
    moved = 0
    deadline = time.monotonic() + 30
    while moved < 5:
        assert time.monotonic() < deadline
        if not choices(watching.state):
            watching.receive(10)
            continue
        done = watching.move("france", choices(watching.state)[0]["moves"][0])
        if done["type"] == "done":
            moved += 1
            watching.until_seq(done["seq"])
        first.context.drivers._stopping = moved >= 3  # the first falls silent
    record = two.http.get(f"/api/matches/{id}/record").text
    assert len(verify(record).match) >= 5
