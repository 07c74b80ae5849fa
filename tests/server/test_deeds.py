"""At a real server: people resign, pause, end, play again; clocks run out, and stand still while no server is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chancellery import verify
from chancellery.server.settings import Settings
from chancellery.store import open_store, order_rows
from tests.server.harness import Person, Process, Running, choices, running
from tests.server.postgres import Cluster

STRUGGLE = {"game": "imperial_struggle", "options": {"bid_for_sides": False}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    store = str(tmp_path_factory.mktemp("deeds") / "store.sqlite")
    with running(Settings(mode="hosted", store=store, secure_cookies=False, rates=False, away_hours=0)) as found:
        yield found


def two(server: Running, names: tuple[str, str], **more: Any) -> tuple[Person, Person, str]:
    """Two people at Imperial Struggle."""
    one, other = (Person(server.address).known_as(server, name) for name in names)
    seats = {"britain": "me", "france": {"account": names[1]}}
    id = one.post("/api/matches", {**STRUGGLE, "seats": seats, **more})["match"]["id"]
    other.take(id, "france")
    return one, other, id


def deed(person: Person, id: str, seat: str, do: str, what: str = "") -> Any:
    return person.post(f"/api/matches/{id}/deeds", {"seat": seat, "do": do, "what": what})


def refused(person: Person, id: str, seat: str, do: str, what: str = "") -> str:
    answer = person.call("POST", f"/api/matches/{id}/deeds", {"seat": seat, "do": do, "what": what})
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"])


def test_resign_then_again_with_seats_rotated(server: Running) -> None:
    one, other, id = two(server, ("Anna", "Berta"))
    watching = other.live(id, "france")
    watching.until("state")
    assert refused(other, id, "britain", "resign") == "not-your-seat"
    done = deed(one, id, "britain", "resign")
    assert done["status"] == "finished"
    assert (done["outcome"]["winners"], done["outcome"]["reason"]) == (["france"], "resigned")
    while watching.until("state")["scene"]["outcome"] is None:
        pass
    record = other.call("GET", f"/api/matches/{id}/record").text
    assert "!britain: resign" in record
    assert verify(record).finished
    again = one.post(f"/api/matches/{id}/rematch", {"seat": "britain"})
    seats = {seat["id"]: seat for seat in again["seats"]}
    assert seats["france"]["yours"]
    assert seats["britain"]["invited"] == "Berta"
    assert other.post(f"/api/matches/{id}/rematch", {"seat": "france"})["id"] == again["id"]
    assert other.get(f"/api/matches/{id}")["affairs"]["rematch"] == again["id"]


def test_a_pause_is_agreed_on_and_nobody_moves_in_it(server: Running) -> None:
    one, other, id = two(server, ("Celina", "Dora"))
    assert deed(one, id, "britain", "propose", "pause")["affairs"]["paused"] is False
    asked = other.get(f"/api/matches/{id}")["affairs"]["proposals"]
    assert [(found["what"], found["may_answer"]) for found in asked] == [("pause", True)]
    done = deed(other, id, "france", "agree", "pause")
    assert done["affairs"]["paused"]
    assert done["waiting_for"] == []
    seat, person = _asked(one, other, id, done)
    option = choices(person.scene(id, seat))[0]
    answer = person.move(id, seat, option["moves"][0], done["seq"])
    assert answer.json()["error"] == "paused"
    deed(one, id, "britain", "resume")
    assert person.move(id, seat, option["moves"][0], done["seq"]).status_code == 200


def _asked(one: Person, other: Person, id: str, summary: Any) -> tuple[str, Person]:
    seat = one.scene(id)["scene"]["waiting"][0]["seat"]
    return seat, one if seat == "britain" else other


def test_all_agree_to_end_and_one_who_is_away_is_replaced(server: Running) -> None:
    one, other, id = two(server, ("Ewa", "Fela"))
    waiting = one.get(f"/api/matches/{id}")["waiting_for"]
    seat, person, away = ("britain", one, "france") if "france" in waiting else ("france", other, "britain")
    assert person.get(f"/api/matches/{id}")["affairs"]["replace"] == [away]
    done = deed(person, id, seat, "propose", f"replace {away}")  # nobody else is asked
    assert next(found for found in done["seats"] if found["id"] == away)["kind"] == "bot"
    done = deed(person, id, seat, "propose", "end -")
    assert (done["status"], done["outcome"]["winners"]) == ("finished", [])
    assert refused(person, id, seat, "propose", "pause") == "bad-input"


def test_time_runs_out_after_a_warning_unless_the_others_give_more(server: Running) -> None:
    clock = {"kind": "live", "reserve": 2, "increment": 1, "late": "lose"}
    one, other, id = two(server, ("Gaja", "Hela"), clock=clock)
    found = one.get(f"/api/matches/{id}")
    late = found["clocks"]["running"][0]
    seat, person = ("britain", one) if late == "france" else ("france", other)
    assert found["clocks"]["left"][late] <= 2000
    done = deed(person, id, seat, "propose", f"time {late}")
    assert done["clocks"]["left"][late] > 60_000
    assert refused(person, id, seat, "propose", f"time {seat}") == "bad-input"

    one, other, id = two(server, ("Iga", "Jola"), clock=clock)
    late = one.get(f"/api/matches/{id}")["clocks"]["running"]
    until = time.monotonic() + 20
    while (found := one.get(f"/api/matches/{id}"))["status"] != "finished" and time.monotonic() < until:
        time.sleep(0.2)
    assert found["outcome"]["reason"] == "time"
    assert set(found["outcome"]["winners"]).isdisjoint(late[:1])
    record = one.call("GET", f"/api/matches/{id}/record").text
    assert f"!: late {late[0]}" in record
    assert f"!: forfeit {late[0]} loses" in record
    assert verify(record).finished


def test_whoever_plays_with_bots_alone_does_not_declare_himself_the_winner(server: Running) -> None:
    me = Person(server.address).known_as(server, "Mira")
    alone = {**STRUGGLE, "seats": {"britain": "me", "france": {"bot": "random"}}}
    id = me.post("/api/matches", {**alone, "rated": True})["match"]["id"]
    assert "end" not in me.get(f"/api/matches/{id}")["affairs"]["may"]
    for what in ("end britain", "end -"):
        assert refused(me, id, "britain", "propose", what) == "end-alone"
    assert deed(me, id, "britain", "resign")["outcome"]["winners"] == ["france"]
    id = me.post("/api/matches", alone)["match"]["id"]
    assert refused(me, id, "britain", "propose", "end britain") == "end-alone"
    assert deed(me, id, "britain", "propose", "end -")["outcome"]["winners"] == []


def test_where_there_is_a_clock_it_alone_says_who_is_away(server: Running) -> None:
    one, other, id = two(server, ("Nela", "Olga"), clock={"kind": "correspondence", "reserve": 86_400})
    away = one.get(f"/api/matches/{id}")["waiting_for"][0]
    seat, person = ("britain", one) if away == "france" else ("france", other)
    assert person.get(f"/api/matches/{id}")["affairs"]["replace"] == []
    assert refused(person, id, seat, "propose", f"replace {away}") == "not-away"


def test_each_decision_gains_the_increment_and_an_undo_loses_it(server: Running) -> None:
    one, other, id = two(server, ("Pola", "Rita"), clock={"kind": "live", "reserve": 600, "increment": 100})
    left = dict.fromkeys(("britain", "france"), 600_000)
    for _ in range(6):
        summary = one.get(f"/api/matches/{id}")
        seat = summary["waiting_for"][0]
        person = one if seat == "britain" else other
        option = choices(person.scene(id, seat))[-1]
        assert person.move(id, seat, option["moves"][0], summary["seq"]).status_code == 200
        left[seat] += 100_000
    found = one.get(f"/api/matches/{id}")["clocks"]["left"]
    assert all(left[seat] - 60_000 < found[seat] <= left[seat] for seat in left)
    back = {"seat": seat, "action_id": "back-1", "seq": one.get(f"/api/matches/{id}")["seq"]}
    if person.call("POST", f"/api/matches/{id}/undo", back).status_code == 200:
        assert person.get(f"/api/matches/{id}")["clocks"]["left"][seat] <= left[seat] - 100_000


def test_a_seat_that_is_lost_by_time_is_for_others_and_nobody_renews_his_time_by_leaving(server: Running) -> None:
    clock = {"kind": "live", "reserve": 2, "increment": 0, "late": "open"}
    one, other, id = two(server, ("Sara", "Teka"), clock=clock)
    late = one.get(f"/api/matches/{id}")["waiting_for"][0]
    people = {"britain": one, "france": other}
    until = time.monotonic() + 20
    while one.get(f"/api/matches/{id}")["status"] != "open" and time.monotonic() < until:
        time.sleep(0.2)
    assert one.get(f"/api/matches/{id}")["lobby"]  # offered to others
    back = people[late].call("POST", f"/api/matches/{id}/seats/{late}", {"to": "me"}).json()["error"]
    assert back == "seat-lost"
    third = Person(server.address).known_as(server, "Ula")
    assert id in [found["id"] for found in third.get("/api/lobby")["open"]]
    third.post(f"/api/matches/{id}/seats/{late}", {"to": "me"})
    assert third.get(f"/api/matches/{id}")["clocks"]["left"][late] > 1000  # somebody else begins anew

    clock = {"kind": "live", "reserve": 600, "increment": 0, "late": "bot"}
    one, other, id = two(server, ("Wera", "Zoja"), clock=clock)
    late = one.get(f"/api/matches/{id}")["waiting_for"][0]
    table = server.do(server.context.hall.table(id))
    spent = replace(table.ledger.clock, left=(50_000, 50_000))
    table.ledger.clock = spent
    one.post(f"/api/matches/{id}/seats/britain", {"to": {"bot": "random"}})
    one.post(f"/api/matches/{id}/seats/britain", {"to": "me"})
    assert one.get(f"/api/matches/{id}")["clocks"]["left"]["britain"] <= 50_000


def test_a_server_that_was_killed_eats_nobodys_time(tmp_path: Path) -> None:
    store = tmp_path / "store.sqlite"
    first = Process(store)
    me = Person(first.address)
    seats = {"britain": "me", "france": "me"}
    clock = {"kind": "live", "reserve": 600, "increment": 0, "late": "lose"}
    id = me.post("/api/matches", {**STRUGGLE, "seats": seats, "clock": clock})["match"]["id"]
    time.sleep(2.5)
    before = me.get(f"/api/matches/{id}")["clocks"]
    first.kill()
    killed = time.monotonic()
    time.sleep(4)
    second = Process(store)
    me = Person(second.address)
    after = me.get(f"/api/matches/{id}")["clocks"]
    down = (time.monotonic() - killed) * 1000
    seat = before["running"][0]
    assert after["running"] == before["running"]
    assert before["left"][seat] - after["left"][seat] < down - 2500
    second.stop()


def test_no_clock_runs_while_the_server_is_maintained(where: str) -> None:
    async def beats() -> list[list[tuple[int, int]]]:
        store = open_store(where)
        await store.start()
        try:
            said = [await store.beat(at, 3000) for at in (1000, 2000)]
            await store.change(lambda c: order_rows.say(c, "maintenance", "back at nine"))
            said += [await store.beat(at, 3000) for at in (3000, 9000)]
            await store.change(lambda c: order_rows.say(c, "maintenance", ""))
            return said + [await store.beat(at, 3000) for at in (10_000, 11_000)]
        finally:
            await store.close()

    assert asyncio.run(beats()) == [[], [], [(2000, 3000)], [(2000, 9000)], [(2000, 10_000)], [(2000, 10_000)]]


def test_two_processes_let_one_clock_run_out_once(postgres: Cluster) -> None:
    settings = Settings(store=postgres.database(), bot_pause=0.0, bot_processes=1)
    with running(settings) as one, running(settings) as other:
        me = Person(one.address)
        clock = {"kind": "live", "reserve": 2, "increment": 0, "late": "lose"}
        seats = {"britain": "me", "france": "me"}
        id = me.post("/api/matches", {**STRUGGLE, "seats": seats, "clock": clock})["match"]["id"]
        there = Person(other.address)
        there.get(f"/api/matches/{id}")
        until = time.monotonic() + 20
        while there.get(f"/api/matches/{id}")["status"] != "finished" and time.monotonic() < until:
            time.sleep(0.2)
        record = there.call("GET", f"/api/matches/{id}/record").text
        assert [line.split(" #")[0].split(" ")[1] for line in record.splitlines() if line.startswith("!:")] == [
            "late",
            *["late"] * (record.count("!: late") - 1),
            "forfeit",
        ]
        assert record.count("forfeit") == 1
        assert verify(record).finished


def test_matches_wait_in_their_order_and_those_that_pause_do_not(server: Running) -> None:
    me = Person(server.address).known_as(server, "Lena")
    seats = {"britain": "me", "france": "me"}
    ids = [me.post("/api/matches", {**STRUGGLE, "seats": seats})["match"]["id"] for _ in range(3)]
    assert [one["id"] for one in me.get("/api/matches/waiting")] == ids
    me.post(f"/api/matches/{ids[0]}/press", {"seat": "britain", "text": "a word", "action_id": "word-1"})
    assert [one["id"] for one in me.get("/api/matches/waiting")] == ids  # who talks does not wait less
    deed(me, ids[0], "britain", "propose", "pause")  # nobody else is asked
    assert [one["id"] for one in me.get("/api/matches/waiting")] == ids[1:]


def test_when_somebody_plays_is_kept_and_checked(server: Running) -> None:
    person = Person(server.address).known_as(server, "Kaja")
    given = {"zone": "Europe/Warsaw", "start": 540, "end": 1320, "days": [0, 1, 2, 3, 4], "holidays": []}
    assert person.call("PUT", "/api/accounts/me/hours", given).status_code == 200
    assert person.get("/api/accounts/me/hours") == given
    for wrong in (
        {"zone": "Moon/Base"},
        {"end": 600},
        {"days": [1, 1, 1]},
        {"holidays": [{"first": "2026-01-01", "last": "2026-12-31"}]},
    ):
        assert person.call("PUT", "/api/accounts/me/hours", {**given, **wrong}).status_code == 422
