"""Advice at the table: hints where the table allows them, for one's own seat; reasons of bots' moves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match, bots
from chancellery.server.bots import slowest
from tests.server.harness import SEATS, Person, Running, choices, plant

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


@pytest.mark.parametrize("level", ["sensible", "planner", "master"])
def test_every_level_from_sensible_on_gives_hints(me: Person, level: str) -> None:
    id = begin(me)
    offered = {option["moves"][0] for option in choices(me.scene(id, "france"))}
    found = me.get(f"/api/matches/{id}/advice", seat="france", level=level)["options"]
    assert 2 <= len(found) <= 3
    assert {option["move"] for option in found} <= offered
    assert all(option["chance"] is not None for option in found)


def test_who_gives_no_hints_is_not_asked(me: Person) -> None:
    answer = me.call("GET", f"/api/matches/{begin(me)}/advice", params={"seat": "france", "level": "novice"})
    assert answer.status_code == 422


def test_a_hint_is_for_a_seat_of_ones_own_that_must_decide(me: Person) -> None:
    id = begin(me)
    answer = me.call("GET", f"/api/matches/{id}/advice", params={"seat": "prussia"})
    assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")
    two = str(me.create()["match"]["id"])
    answer = me.call("GET", f"/api/matches/{two}/advice", params={"seat": "prussia"})
    assert (answer.status_code, answer.json()["error"]) == (409, "stale")


def test_a_bot_says_why_it_moved(me: Person) -> None:
    id = begin(me)
    while (summary := me.get(f"/api/matches/{id}"))["moves"] < 12 or not summary["your_turn"]:
        if summary["your_turn"]:
            scene = me.scene(id, "france")
            me.move(id, "france", choices(scene)[0]["moves"][0], scene["seq"])
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


def finished(server: Running, me: Person) -> str:
    match, rng = Match.new("imperial_struggle", seed=3, nonce="over"), Random(1)
    while match.outcome is None:
        seat = match.decisions[0].seat
        match.play(seat, bots.bot("sensible").choose(match, seat, rng))
    return plant(server, match, match.moves, me, over=True)


def test_a_finished_match_is_looked_back_at(local: Running, me: Person) -> None:
    id = finished(local, me)
    found = me.get(f"/api/matches/{id}/review", lang="pl")
    while found["done"] < found["of"]:
        found = me.get(f"/api/matches/{id}/review", lang="pl")
    assert found["chances"][0]["move"] == 0
    assert sorted(found["chances"][-1]["chances"].values()) == [0, 100]  # one has won
    assert len(found["decisions"]) == found["of"] > 10
    losses = [one["best"] - one["chance"] for one in found["decisions"]]
    assert losses == sorted(losses, reverse=True)
    assert losses[-1] >= 0
    english = me.get(f"/api/matches/{id}/review", lang="en")
    assert [one["move"] for one in english["decisions"]] == [one["move"] for one in found["decisions"]]
    assert [one["text"] for one in english["decisions"]] != [one["text"] for one in found["decisions"]]
    weighed = me.get(f"/api/matches/{id}/why", move=found["decisions"][0]["move"])
    assert len(weighed["options"]) > 1  # anybody's move, once it is over


def test_a_match_that_goes_on_is_not_looked_back_at(me: Person) -> None:
    answer = me.call("GET", f"/api/matches/{begin(me)}/review")
    assert (answer.status_code, answer.json()["error"]) == (409, "not-over")


def test_the_lobby_tells_levels_and_personalities_in_a_line_each(me: Person) -> None:
    for lang in ("en", "pl"):
        game = me.get("/api/games", lang=lang)[0]
        assert [bot["id"] for bot in game["bots"] if bot["mixes"]] == ["novice", "sensible", "planner", "master"]
        assert game["personalities"][-1]["id"] == "surprise"
        assert all(one["description"] and one["title"] for one in [*game["bots"], *game["personalities"]])
    made = me.create({**BOTS, "france": "me", "prussia": {"bot": "planner+hawk"}})["match"]
    assert next(seat["name"] for seat in made["seats"] if seat["id"] == "prussia") == "Planner, hawk"


@pytest.mark.parametrize(("paces", "pauses"), [((), 0.0), (("normal",), 1.0), (("at_once", "unhurried"), 3.0)])
def test_bots_play_at_the_pace_of_the_slowest_who_plays(
    local: Running, me: Person, paces: tuple[str, ...], pauses: float
) -> None:
    id = begin(me)
    for pace in paces:
        me.live(id, "france", pace=pace).until("state")
    if paces:
        me.live(id, pace="unhurried").until("state")  # who only watches waits for nobody
    watched = me.live(id, "france", pace="unhurried") if paces else None
    if watched is not None:
        watched.send(type="pace", pace="at_once")  # and thinks better of it
        watched.send(type="ping")
        watched.until("pong")
    table = local.do(local.context.hall.table(id))
    assert slowest(table) == pauses
