"""Advice at the table: hints where the table allows them, for one's own seat; reasons of bots' moves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import SEATS, Person, choices

BOTS: dict[str, Any] = {seat: {"bot": "sensible"} for seat in SEATS if seat != "france"}


def begin(me: Person, **more: Any) -> str:
    return str(me.create({**BOTS, "france": "me"}, **more)["match"]["id"])


@pytest.mark.parametrize(
    ("seats", "wanted", "allowed"),
    [
        ({}, None, True),
        ({"prussia": "open"}, None, False),
        ({"prussia": "open"}, True, True),
        ({}, False, False),
    ],
)
def test_a_table_says_whether_it_gives_hints(
    me: Person, seats: dict[str, object], wanted: bool | None, allowed: bool
) -> None:
    made = me.create({**BOTS, **seats, "france": "me"}, hints=wanted)
    assert made["match"]["hints"] is allowed
    answer = me.call("GET", f"/api/matches/{made['match']['id']}/advice", params={"seat": "france"})
    assert answer.status_code == (200 if allowed else 403)
    assert allowed or answer.json()["error"] == "hints-off"


def test_a_hint_names_the_best_options_with_chances_and_two_sentences(me: Person) -> None:
    id = begin(me)
    scene = me.scene(id, "france")
    offered = {option["moves"][0]: option["text"] for option in choices(scene)}
    for lang, word in (("en", "Chance to win"), ("pl", "Szansa na wygraną")):
        found = me.get(f"/api/matches/{id}/advice", seat="france", lang=lang)
        assert (found["seq"], found["none"]) == (scene["seq"], None)
        assert 2 <= len(found["options"]) <= 3
        for option in found["options"]:
            assert option["move"] in offered
            assert 0 <= option["chance"] <= 100
            assert len(option["reasons"]) == 2
            assert option["reasons"][0].startswith(word)
        chances = [option["chance"] for option in found["options"]]
        assert chances == sorted(chances, reverse=True)


def test_a_hint_is_for_a_seat_of_ones_own_that_must_decide(me: Person) -> None:
    id = begin(me)
    answer = me.call("GET", f"/api/matches/{id}/advice", params={"seat": "prussia"})
    assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")
    two = str(me.create()["match"]["id"])
    answer = me.call("GET", f"/api/matches/{two}/advice", params={"seat": "prussia"})
    assert (answer.status_code, answer.json()["error"]) == (409, "stale")


def test_a_bot_says_why_it_moved(me: Person) -> None:
    id = begin(me)
    scene = me.scene(id, "france")
    table = me.live(id, "france")
    table.receive()
    me.move(id, "france", choices(scene)[0]["moves"][0], scene["seq"])
    while len(me.get(f"/api/matches/{id}")["waiting_for"]) != 1 or me.get(f"/api/matches/{id}")["moves"] < 12:
        table.receive()
        if me.get(f"/api/matches/{id}")["your_turn"]:
            scene = me.scene(id, "france")
            me.move(id, "france", choices(scene)[0]["moves"][0], scene["seq"])
    summary = me.get(f"/api/matches/{id}")
    explains = {seat["id"]: seat["explains"] for seat in summary["seats"]}
    assert explains == {seat: seat != "france" for seat in SEATS}
    log = me.get(f"/api/matches/{id}/log")["lines"]
    moves = {line["move"]: line["seat"] for line in log if line["seat"]}
    told = {number: me.get(f"/api/matches/{id}/why", move=number) for number, seat in moves.items() if seat != "france"}
    explained = [answer for answer in told.values() if answer["options"]]
    assert explained
    assert all(len(answer["options"]) >= 2 and len(answer["options"][0]["reasons"]) == 2 for answer in explained)
    assert all(answer["none"] for answer in told.values() if not answer["options"])
    own = next(number for number, seat in moves.items() if seat == "france")
    assert me.get(f"/api/matches/{id}/why", move=own)["options"] == []
    answer = me.call("GET", f"/api/matches/{id}/why", params={"move": 10_000})
    assert answer.status_code == 409
