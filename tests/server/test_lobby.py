"""The lobby at a real server: open seats, offers to play, invitations that say who invites."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from chancellery.server import seeking
from chancellery.server.settings import Settings
from chancellery.store import lobby_rows, now, open_store
from tests.server.harness import Person, Running, running

MARIA = {"game": "maria", "scenario": "introductory"}
STRUGGLE = {"game": "imperial_struggle", "options": {"bid_for_sides": False}}
LIVE = {"kind": "live", "reserve": 900, "increment": 30, "late": "bot"}


@pytest.fixture
def server(where: str) -> Iterator[Running]:
    settings = Settings(mode="hosted", store=where, secure_cookies=False, rates=False, bot_pause=0.0, bot_processes=1)
    with running(settings) as found:
        yield found


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    store = str(tmp_path_factory.mktemp("lobby") / "store.sqlite")
    settings = Settings(mode="hosted", store=store, secure_cookies=False, rates=False, bot_pause=0.0, bot_processes=1)
    with running(settings) as found:
        yield found


def people(server: Running, *names: str) -> list[Person]:
    return [Person(server.address).known_as(server, name) for name in names]


def refused(person: Person, method: str, path: str, body: Any = None) -> str:
    answer = person.call(method, path, body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"])


def test_an_offer_is_accepted_and_the_match_begins_with_all_who_accepted(server: Running) -> None:
    anna, berta, celina = people(server, "Anna", "Berta", "Celina")
    offer = {**MARIA, "seats": 3, "people": 3, "clock": LIVE, "language": "pl", "delay": 5}
    seek = anna.post("/api/lobby/seeks", offer)
    assert (seek["by"], seek["accepted"], seek["people"], seek["match"]) == ("Anna", ["Anna"], 3, None)
    assert [one["id"] for one in anna.get("/api/lobby")["yours"]] == [seek["id"]]
    assert [one["id"] for one in berta.get("/api/lobby")["seeks"]] == [seek["id"]]
    path = f"/api/lobby/seeks/{seek['id']}"
    assert berta.post(path)["match"] is None
    assert berta.post(path)["seek"]["accepted"] == ["Anna", "Berta"]  # once
    assert berta.call("DELETE", path).status_code == 204
    assert celina.post(path)["match"] is None
    found = berta.post(path)
    match = found["match"]
    assert found["seek"]["match"] == match["id"] == seek["id"]
    assert {one["name"] for one in match["seats"]} == {"Anna", "Berta", "Celina"}
    assert (match["status"], match["clock"]["kind"], match["delay"]) == ("running", "live", 5)
    assert [one["match"] for one in anna.get("/api/lobby")["yours"]] == [match["id"]]
    assert refused(anna, "DELETE", path) == refused(anna, "POST", path) == "seek-gone"
    assert Person(server.address).get("/api/lobby")["seeks"] == []


def test_bots_fill_the_seats_that_are_left_and_an_offer_can_be_withdrawn(club: Running) -> None:
    doris, emma = people(club, "Doris", "Emma")
    seek = doris.post("/api/lobby/seeks", {"game": "coalitions", "people": 2, "rated": True})
    assert seek["bot"]
    gone = doris.post("/api/lobby/seeks", STRUGGLE)
    assert doris.call("DELETE", f"/api/lobby/seeks/{gone['id']}").status_code == 204
    assert refused(emma, "POST", f"/api/lobby/seeks/{gone['id']}") == "seek-gone"
    match = emma.post(f"/api/lobby/seeks/{seek['id']}")["match"]
    kinds = sorted(one["kind"] for one in match["seats"])
    assert kinds == ["bot"] * (seek["seats"] - 2) + ["person"] * 2
    assert match["rated"]
    assert not match["hints"]


def test_what_a_match_would_be_refused_for_an_offer_is_refused_for(club: Running) -> None:
    (fanny,) = people(club, "Fanny")
    path = "/api/lobby/seeks"
    assert refused(fanny, "POST", path, {"game": "chess"}) == "bad-input"
    wrong = fanny.call("POST", path, {**STRUGGLE, "people": 5}).json()
    assert (wrong["error"], wrong["field"]) == ("bad-input", "people")
    assert refused(fanny, "POST", path, {**STRUGGLE, "bot": "nobody"}) == "no-bot"
    assert refused(Person(club.address), "POST", path, STRUGGLE) == "login-needed"
    made = [fanny.post(path, STRUGGLE)["id"] for _ in range(seeking.MOST)]
    assert refused(fanny, "POST", path, STRUGGLE) == "too-many-seeks"
    for id in made:
        fanny.call("DELETE", f"{path}/{id}")


def test_of_many_who_accept_at_once_only_as_many_as_it_takes_sit_down(server: Running) -> None:
    anna, *others = people(server, "Anna", "Berta", "Celina", "Dora", "Emma")
    seek = anna.post("/api/lobby/seeks", STRUGGLE)
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda one: one.call("POST", f"/api/lobby/seeks/{seek['id']}"), others))
    assert sorted(one.status_code for one in answers) == [200, 410, 410, 410]
    match = anna.get(f"/api/matches/{seek['id']}")
    assert sum(one["kind"] == "person" for one in match["seats"]) == 2


def test_a_match_agreed_upon_is_made_though_the_server_died_in_between(where: str) -> None:
    settings = Settings(mode="hosted", store=where, rates=False, bot_processes=1)
    with running(settings) as first:
        anna, _ = people(first, "Anna", "Berta")
        seek = anna.post("/api/lobby/seeks", STRUGGLE)

    async def half() -> None:
        """The second person is in, and no match is made."""
        store = open_store(where)
        await store.start()
        berta = await store.account_named("Berta")
        assert berta is not None
        found = await store.change(lambda c: lobby_rows.accept(c, seek["id"], berta.id, now()))
        assert found is not None
        assert found.status == "full"
        await store.close()

    asyncio.run(half())
    with running(settings) as again:
        again.do(seeking.make_all(again.context))
        again.do(seeking.make_all(again.context))
        names = {one["name"] for one in Person(again.address).get(f"/api/matches/{seek['id']}")["seats"]}
        assert names == {"Anna", "Berta"}


def test_an_open_seat_is_taken_with_one_click_and_only_in_the_lobby(server: Running) -> None:
    anna, berta, celina = people(server, "Anna", "Berta", "Celina")
    seats = {"britain": "me", "france": "open"}
    by_link = anna.post("/api/matches", {**STRUGGLE, "seats": seats})["match"]["id"]
    id = anna.post("/api/matches", {**STRUGGLE, "seats": seats, "lobby": True, "language": "en"})["match"]["id"]
    assert [one["id"] for one in berta.get("/api/lobby")["open"]] == [id]
    assert anna.get("/api/lobby")["open"] == []  # sits there
    assert refused(berta, "POST", f"/api/matches/{by_link}/seats/france", {"to": "me"}) == "not-your-seat"
    assert refused(Person(server.address), "POST", f"/api/matches/{id}/seats/france", {"to": "me"}) == "login-needed"
    assert berta.post(f"/api/matches/{id}/seats/france", {"to": "me"})["match"]["status"] == "running"
    assert refused(celina, "POST", f"/api/matches/{id}/seats/france", {"to": "me"}) == "seat-taken"
    assert refused(celina, "POST", f"/api/matches/{id}/seats/britain", {"to": "me"}) == "seat-taken"
    assert refused(celina, "POST", f"/api/matches/{id}/seats/france", {"to": {"bot": "sensible"}}) == "not-your-seat"
    assert [one["id"] for one in celina.get("/api/lobby")["running"]] == [id]


def test_filters(club: Running) -> None:
    gerda, hanna = people(club, "Gerda", "Hanna")
    seats = {"britain": "me", "france": "open"}
    mail = {"kind": "correspondence", "reserve": 86_400, "increment": 0, "late": "lose"}
    gerda.post("/api/matches", {**STRUGGLE, "seats": seats, "lobby": True, "clock": LIVE, "title": "live"})
    gerda.post("/api/matches", {**STRUGGLE, "seats": seats, "lobby": True, "clock": mail, "title": "mail"})
    gerda.post("/api/matches", {**STRUGGLE, "seats": seats, "lobby": True, "rated": True, "title": "rated"})
    polish = {**STRUGGLE, "seats": seats, "lobby": True, "language": "pl", "title": "polish"}
    gerda.post("/api/matches", polish)
    gerda.post("/api/matches", {**polish, "unlisted": True, "title": "unlisted", "lobby": False})

    def titles(**filters: Any) -> set[str]:
        return {one["title"] for one in hanna.get("/api/lobby", **filters)["open"]}

    assert titles(game="imperial_struggle") == {"live", "mail", "rated", "polish"}
    assert titles(game="maria") == set()
    assert titles(clock="live") == {"live"}
    assert titles(clock="none") == {"rated", "polish"}
    assert titles(rated=True) == {"rated"}
    assert titles(language="en") == {"live", "mail", "rated"}
    assert refused(gerda, "POST", "/api/matches", {**polish, "private": True}) == "bad-input"
    assert hanna.call("GET", "/api/lobby", params={"clock": "fast"}).json()["error"] == "bad-input"


def test_who_is_blocked_does_not_meet_in_the_lobby(club: Running) -> None:
    irma, jola = people(club, "Irma", "Jola")
    irma.call("PUT", "/api/accounts/me/blocks/Jola")
    seek = irma.post("/api/lobby/seeks", MARIA)["id"]
    seats = {"britain": "me", "france": "open"}
    id = irma.post("/api/matches", {**STRUGGLE, "seats": seats, "lobby": True})["match"]["id"]
    seen = jola.get("/api/lobby")
    assert seek not in [one["id"] for one in seen["seeks"]]
    assert id not in [one["id"] for one in seen["open"]]
    assert refused(jola, "POST", f"/api/lobby/seeks/{seek}") == "seek-gone"
    assert refused(jola, "POST", f"/api/matches/{id}/seats/france", {"to": "me"}) == "not-welcome"
    irma.call("DELETE", f"/api/lobby/seeks/{seek}")


def test_an_invitation_says_who_invites_and_a_rematch_says_that_it_is_one(club: Running) -> None:
    klara, laura = people(club, "Klara", "Laura")
    made = klara.post("/api/matches", {**STRUGGLE, "seats": {"britain": "me", "france": "open"}, "clock": LIVE})
    found = laura.get(f"/api/invitations/{made['invitations'][0]['token']}")
    assert (found["by"], found["seat"], found["match"]["clock"]["kind"]) == ("Klara", "france", "live")
    laura.post(f"/api/invitations/{made['invitations'][0]['token']}")
    id = made["match"]["id"]
    laura.post(f"/api/matches/{id}/deeds", {"seat": "france", "do": "resign"})
    again = klara.post(f"/api/matches/{id}/rematch", {"seat": "britain"})
    kept = laura.get("/api/lobby")["kept"]
    assert [(one["id"], one["rematch_of"]) for one in kept] == [(again["id"], id)]


def test_those_who_waited_are_told_that_it_begins(server: Running) -> None:
    anna, berta = people(server, "Anna", "Berta")
    hook = {"kind": "webhook", "address": "http://example.invalid/hook", "events": ["begun"], "lang": "en"}
    for one in (anna, berta):
        one.post("/api/accounts/me/channels", hook)
    id = anna.post("/api/matches", {**STRUGGLE, "seats": {"britain": "me", "france": "open"}, "lobby": True})
    berta.post(f"/api/matches/{id['match']['id']}/seats/france", {"to": "me"})
    seek = berta.post("/api/lobby/seeks", MARIA | {"people": 2})["id"]
    anna.post(f"/api/lobby/seeks/{seek}")
    for _ in range(2):
        server.do(server.context.outbox.step())
    said = [[one["title"] for one in who.get("/api/accounts/me/channels")["messages"]] for who in (anna, berta)]
    assert [len(one) for one in said] == [1, 1]
    assert all(title.startswith("Begun: ") for titles in said for title in titles)
