"""Answers in advance at a real server: carried out once, over restarts and several servers; told to nobody."""

from __future__ import annotations

import time
from typing import Any

from chancellery.server.settings import Settings
from tests.server.harness import Person, Running, choices, running
from tests.server.postgres import Cluster

AUCTION = {"game": "imperial_struggle", "options": {"bid_for_sides": True}}
SEATS = ("first_player", "second_player")


def settings(store: str, pause: float = 0.1) -> Settings:
    return Settings(mode="hosted", store=store, rates=False, bot_pause=0.0, bot_processes=1, advance_pause=pause)


def two(server: Running) -> tuple[dict[str, Person], str]:
    """Two people at an auction."""
    anna, berta = (Person(server.address).known_as(server, name) for name in ("Anna", "Berta"))
    seats = {SEATS[0]: "me", SEATS[1]: {"account": "Berta"}}
    id = anna.post("/api/matches", {**AUCTION, "seats": seats})["match"]["id"]
    berta.take(id, SEATS[1])
    return dict(zip(SEATS, (anna, berta), strict=True)), id


def turn(people: dict[str, Person], id: str) -> tuple[str, str]:
    """Who speaks, and who does not."""
    one = next(iter(people.values())).get(f"/api/matches/{id}")["waiting_for"][0]
    return one, next(seat for seat in people if seat != one)


def give(person: Person, id: str, seat: str, key: str, way: str = "PUT") -> list[str]:
    answer = person.call(way, f"/api/matches/{id}/advances/{key}", params={"seat": seat})
    assert answer.status_code == 200, answer.text
    return [one["key"] for one in answer.json() if one["given"]]


def bid(person: Person, id: str, seat: str, points: int) -> None:
    scene = person.scene(id, seat)
    wanted = next(one["moves"][0] for one in choices(scene) if one["moves"][0].endswith(f"france {points}"))
    assert person.move(id, seat, wanted, scene["seq"]).status_code == 200


def entries(server: Running, id: str) -> list[Any]:
    return [one for one in server.do(server.context.store.entries(id)) if one.kind in ("move", "undo")]


def until(server: Running, id: str, count: int, seconds: float = 20) -> list[Any]:
    deadline = time.monotonic() + seconds
    while len(found := entries(server, id)) < count and time.monotonic() < deadline:
        time.sleep(0.05)
    return found


def test_an_answer_is_given_once_as_if_the_seat_had_made_it(where: str) -> None:
    with running(settings(where)) as server:
        people, id = two(server)
        speaks, waits = turn(people, id)
        listed = people[waits].get(f"/api/matches/{id}/advances", seat=waits)
        assert {one["key"] for one in listed} >= {"accept_bid:0", "first:france", "cede"}
        assert all(one["text"] and one["until"] and not one["given"] for one in listed)
        assert give(people[waits], id, waits, "accept_bid:1") == ["accept_bid:1"]
        assert give(people[waits], id, waits, "accept_bid:2") == ["accept_bid:2"]  # in its place
        bid(people[speaks], id, speaks, 2)
        made = until(server, id, 2)
        assert [one.text for one in made] == ["bid france 2", "accept"]
        account = server.do(server.context.store.account_named("Anna" if waits == SEATS[0] else "Berta"))
        assert (made[1].seat, made[1].author) == (SEATS.index(waits), account.id)
        time.sleep(0.5)
        assert len(entries(server, id)) == 2


def test_what_is_not_meant_is_left_to_the_seat_and_one_click_takes_it_back(where: str) -> None:
    with running(settings(where)) as server:
        people, id = two(server)
        speaks, waits = turn(people, id)
        give(people[waits], id, waits, "accept_bid:0")
        bid(people[speaks], id, speaks, 1)
        time.sleep(0.6)
        assert len(entries(server, id)) == 1
        bid(people[waits], id, waits, 2)
        give(people[speaks], id, speaks, "accept_bid:3")  # asked now: at once
        assert [one.text for one in until(server, id, 3)][-1] == "accept"
        assert give(people[waits], id, waits, "first:france") == ["first:france"]
        assert give(people[waits], id, waits, "first:france", "DELETE") == []


def test_nobody_else_learns_of_it_and_whoever_takes_the_seat_does_not_inherit_it(where: str) -> None:
    with running(settings(where)) as server:
        people, id = two(server)
        speaks, waits = turn(people, id)
        before = [people[speaks].scene(id, speaks), people[speaks].get(f"/api/matches/{id}")]
        give(people[waits], id, waits, "accept_bid:3")
        after = [people[speaks].scene(id, speaks), people[speaks].get(f"/api/matches/{id}")]
        assert before == after
        refused = people[speaks].call("GET", f"/api/matches/{id}/advances", params={"seat": waits})
        assert refused.json()["error"] == "not-your-seat"
        wrong = people[waits].call("PUT", f"/api/matches/{id}/advances/first:prussia", params={"seat": waits})
        assert wrong.json()["error"] == "no-advance"
        people[waits].post(f"/api/matches/{id}/seats/{waits}", {"to": "open"})
        celina = Person(server.address).known_as(server, "Celina")
        link = people[SEATS[0]].post(f"/api/matches/{id}/seats/{waits}/invitation")["token"]
        celina.post(f"/api/invitations/{link}")
        assert not any(one["given"] for one in celina.get(f"/api/matches/{id}/advances", seat=waits))


def test_undo_takes_it_back_and_it_is_carried_out_after_a_restart(where: str) -> None:
    with running(settings(where, pause=600)) as first:
        people, id = two(first)
        speaks, waits = turn(people, id)
        give(people[speaks], id, speaks, "accept_bid:3")
        bid(people[speaks], id, speaks, 2)
        undo = {"seat": speaks, "action_id": "back", "seq": 1}
        assert people[speaks].call("POST", f"/api/matches/{id}/undo", undo).status_code == 200
        assert not any(one["given"] for one in people[speaks].get(f"/api/matches/{id}/advances", seat=speaks))
        give(people[waits], id, waits, "accept_bid:3")
        bid(people[speaks], id, speaks, 0)
    with running(settings(where)) as again:
        again.do(again.context.advancing.sweep())
        assert [one.text for one in until(again, id, 4)][-2:] == ["bid france 0", "accept"]


def test_two_servers_on_one_store_carry_it_out_once(postgres: Cluster) -> None:
    where = postgres.database()
    with running(settings(where, 0.3)) as one, running(settings(where, 0.3)) as other:
        people, id = two(one)
        speaks, waits = turn(people, id)
        elsewhere = Person(other.address)
        elsewhere.get(f"/api/matches/{id}")  # both know the table
        give(people[waits], id, waits, "accept_bid:3")
        bid(people[speaks], id, speaks, 3)
        for server in (one, other):
            server.do(server.context.advancing.sweep())
        assert [entry.text for entry in until(one, id, 2)] == ["bid france 3", "accept"]
        time.sleep(1)
        assert len(entries(one, id)) == 2
