"""Hosted mode: accounts, sessions, seats, and who may do what."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from chancellery.server.settings import Settings
from tests.server.harness import SEATS, Person, Running, action_id, finished_match, opened, plant, running


@pytest.fixture
def people(hosted: Running) -> dict[str, Person]:
    """The owner sits in no seat; Ada is France, Bea Russia; Cyd has an account; a guest has none."""
    number = action_id()
    names = ("owner", "ada", "bea", "cyd")
    made = {name: Person(hosted.address).known_as(hosted, f"{name} {number}") for name in names}
    made["guest"] = Person(hosted.address)
    return made


def name_of(person: Person) -> str:
    name: str = person.get("/api/session")["account"]["name"]
    return name


def match_of(people: dict[str, Person], **more: Any) -> str:
    seats: dict[str, Any] = {seat: {"bot": "sensible"} for seat in SEATS}
    seats["france"] = {"account": name_of(people["ada"])}
    seats["russia"] = {"account": name_of(people["bea"])}
    id: str = people["owner"].create(seats, **more)["match"]["id"]
    people["ada"].take(id, "france")
    people["bea"].take(id, "russia")
    return id


def test_registering_and_logging_in(hosted: Running) -> None:
    person = Person(hosted.address)
    assert person.get("/api/session")["account"] is None
    answer = person.call("POST", "/api/accounts", {"name": "Émile Zoła", "password": "correct horse"})
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"]
    for part in ("__Host-chancellery=", "HttpOnly", "Secure", "SameSite=lax", "Path=/"):
        assert part in cookie
    person._entered(answer)
    assert person.get("/api/session")["account"]["name"] == "Émile Zoła"
    again = Person(hosted.address)
    assert again.call("POST", "/api/accounts", {"name": "émile zoŁA", "password": "another one"}).status_code == 409
    assert again.login("émile zoła").get("/api/session")["account"]["name"] == "Émile Zoła"
    wrong = again.call("POST", "/api/session", {"name": "Émile Zoła", "password": "wrong"})
    unknown = again.call("POST", "/api/session", {"name": "Nobody", "password": "wrong"})
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.json() == unknown.json()
    for bad in ({"name": "x", "password": "long enough"}, {"name": "Short", "password": "short"}):
        assert again.call("POST", "/api/accounts", bad).status_code == 422
    same = again.call("POST", "/api/accounts", {"name": "Same as name", "password": "same as name"})
    assert same.status_code == 422


def test_changing_the_password_ends_other_sessions(hosted: Running) -> None:
    name = f"Olga {action_id()}"
    person, other = Person(hosted.address).register(name), Person(hosted.address).login(name)
    path = "/api/accounts/me/password"
    assert person.call("PUT", path, {"old": "wrong", "new": "a new password"}).status_code == 401
    changed = person.call("PUT", path, {"old": "correct horse", "new": "a new password"})
    assert changed.status_code == 200
    assert other.get("/api/session")["account"] is None
    assert Person(hosted.address).login(name, "a new password").get("/api/session")["account"]["name"] == name


def test_closing_an_account_hands_its_seats_to_bots_and_frees_its_name(
    hosted: Running, people: dict[str, Person]
) -> None:
    name = f"Dora {action_id()}"
    dora = Person(hosted.address).register(name)
    elsewhere = Person(hosted.address).login(name)
    bea, cyd = people["bea"], people["cyd"]
    seats = {seat: {"account": name_of(cyd)} for seat in SEATS}
    mixed: dict[str, Any] = {
        **seats,
        "france": "me",
        "prussia": "me",
        "russia": {"account": name_of(bea)},
        "austria": "open",
    }
    id = dora.create(mixed, private=True)["match"]["id"]
    bea.take(id, "russia")
    cyd.take(id, "britain", "ottoman")
    played = finished_match()
    over = plant(hosted, played, played.moves, dora)
    dora.call("PUT", f"/api/matches/{over}/notes?seat=france", {"text": "to be forgotten"})
    tables = [dora.live(id, "france"), elsewhere.live(id), dora.live(over, "france")]
    watching = bea.live(id, "russia", press=0)
    for table in (*tables, watching):
        table.until("state")
    path = "/api/accounts/me"
    for person, body, status in (
        (dora, {"password": "wrong horse"}, 401),
        (dora, {}, 422),
        (people["guest"], {"password": "correct horse"}, 401),
    ):
        assert person.call("DELETE", path, body).status_code == status
    forged = dora.call("DELETE", path, {"password": "correct horse"}, headers={"x-csrf-token": "guess"})
    assert forged.json()["error"] == "bad-token"
    assert name_of(dora) == name

    answer = dora.call("DELETE", path, {"password": "correct horse"})
    assert answer.status_code == 200
    assert answer.json()["account"] is None
    assert 'chancellery=""' in answer.headers["set-cookie"]
    assert [table.until_closed() for table in tables] == [1008, 1008, 1008]
    for person in (dora, elsewhere):
        assert person.get("/api/session")["account"] is None
        assert person.call("GET", f"/api/matches/{id}/scene?seat=france").status_code == 404
    found = {seat["id"]: (seat["kind"], seat["bot"]) for seat in bea.get(f"/api/matches/{id}")["seats"]}
    bot, kept = ("bot", "sensible"), ("person", None)
    assert found == {**dict.fromkeys(SEATS, kept), "france": bot, "prussia": bot, "austria": bot}
    watching.until("summary")
    said = [line["text"] for line in bea.get(f"/api/matches/{id}/press", seat="russia")["lines"]]
    left = [line for line in said if "leaves the seat" in line]
    assert [line.split(":")[0] for line in left] == ["France", "Prussia"]
    assert name not in "".join(said)
    assert sum("the bot" in line and "sits down" in line for line in said) == 3
    assert watching.until("state")["seq"] >= 1  # the bot of France has decided

    wrong = cyd.call("POST", "/api/session", {"name": name, "password": "correct horse"})
    assert wrong.json()["error"] == "bad-login"
    wanted = {"game": "coalitions", "seats": {**seats, "france": {"account": name}}}
    assert cyd.call("POST", "/api/matches", wanted).json()["error"] == "no-account"
    again = Person(hosted.address).register(name, "another horse")
    assert again.call("GET", f"/api/matches/{id}").status_code == 404
    assert again.get("/api/matches", mine=True)["matches"] == []
    assert again.call("GET", f"/api/matches/{over}/notes?seat=france").status_code == 403
    assert not any(seat["yours"] for seat in again.get(f"/api/matches/{over}")["seats"])


def test_a_local_server_has_no_account_to_close(tmp_path: Path) -> None:
    with running(Settings(store=str(tmp_path / "a.sqlite"), bot_processes=1)) as server:
        person = Person(server.address)
        assert person.call("DELETE", "/api/accounts/me", {"password": "x"}).json()["error"] == "not-here"
        person.close()


def test_logging_out_ends_live_tables(people: dict[str, Person]) -> None:
    id = match_of(people)
    table = people["ada"].live(id, "france")
    table.until("state")
    cookie = people["ada"].cookie
    assert people["ada"].call("DELETE", "/api/session").status_code == 200
    assert table.until_closed() == 1008
    assert people["guest"].call("GET", "/api/session", headers={"cookie": cookie}).json()["account"] is None


def test_the_database_holds_no_token_and_no_password(hosted: Running, people: dict[str, Person]) -> None:
    made = people["owner"].create({"russia": "open"})
    token = made["invitations"][0]["token"]
    Person(hosted.address).register(f"Eve {action_id()}")
    secrets = [people["owner"].cookie.split("=", 1)[1], token, "correct horse"]
    with sqlite3.connect(hosted.settings.store) as database:
        text = "\n".join(database.iterdump())
    database.close()
    assert "$argon2id$" in text
    for secret in secrets:
        assert secret not in text


def test_changes_need_the_token_of_the_page(people: dict[str, Person]) -> None:
    ada = people["ada"]
    body = {"game": "coalitions", "seats": dict.fromkeys(SEATS, "me")}
    for headers in ({"x-csrf-token": ""}, {"x-csrf-token": "guess"}, {"x-csrf-token": people["bea"].csrf}):
        answer = ada.call("POST", "/api/matches", body, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"] == "bad-token"
    assert ada.call("POST", "/api/matches", body, headers={"origin": "https://evil.example"}).status_code == 403
    assert ada.call("POST", "/api/matches", body).status_code == 201


def test_live_tables_need_an_origin_of_this_server(hosted: Running, people: dict[str, Person]) -> None:
    url = f"ws://127.0.0.1:{hosted.port}/api/matches/{match_of(people)}/live?seat=france"
    headers = {"cookie": people["ada"].cookie}
    with pytest.raises(InvalidStatus):
        opened(url, headers, "https://evil.example")


MOVE = {"seat": "france", "move": "napoleon paris", "seq": 999, "action_id": "matrix"}
PRESS = {"seat": "france", "text": "hello", "to": ["russia"]}

# What each role gets: the holder of the seat, somebody else at the table, the owner, an account, a guest.
ROLES = ("ada", "bea", "owner", "cyd", "guest")
MATRIX: list[tuple[str, str, Any, tuple[int, ...]]] = [
    ("GET", "", None, (200, 200, 200, 200, 200)),
    ("GET", "/scene", None, (200, 200, 200, 200, 200)),
    ("GET", "/log", None, (200, 200, 200, 200, 200)),
    ("GET", "/press", None, (200, 200, 200, 200, 200)),
    ("GET", "/timeline", None, (200, 200, 200, 200, 200)),
    ("GET", "/story", None, (200, 200, 200, 200, 200)),
    ("GET", "/board", None, (200, 200, 200, 200, 200)),
    ("GET", "/scene?seat=france", None, (200, 403, 403, 403, 401)),
    ("GET", "/scene?seat=france&at=0", None, (200, 403, 403, 403, 401)),
    ("GET", "/log?seat=france", None, (200, 403, 403, 403, 401)),
    ("GET", "/press?seat=france", None, (200, 403, 403, 403, 401)),
    ("GET", "/notes?seat=france", None, (200, 403, 403, 403, 401)),
    ("PUT", "/notes?seat=france", {"text": "mine"}, (200, 403, 403, 403, 401)),
    ("GET", "/why-not?seat=france&move=pass", None, (200, 403, 403, 403, 401)),
    ("GET", "/barred?seat=france&ref=place:paris", None, (200, 403, 403, 403, 401)),
    ("POST", "/moves", MOVE, (409, 403, 403, 403, 401)),
    ("POST", "/undo", {"seat": "france", "seq": 0, "action_id": "u"}, (409, 403, 403, 403, 401)),
    ("POST", "/press", PRESS, (200, 403, 403, 403, 401)),
    ("GET", "/scene?seat=britain", None, (403, 403, 403, 403, 401)),  # a bot's
    ("POST", "/moves", {**MOVE, "seat": "britain"}, (403, 403, 403, 403, 401)),
    ("GET", "/record", None, (403, 403, 403, 403, 403)),
    ("GET", "/verify", None, (403, 403, 403, 403, 403)),
    ("POST", "/seats/austria", {"to": "open"}, (403, 403, 200, 403, 401)),
    ("POST", "/seats/austria/invitation", None, (403, 403, 201, 403, 403)),
    ("POST", "/seats/france", {"to": {"bot": "random"}}, (200, 403, 403, 403, 401)),
]


def given_press(method: str, path: str) -> bool:
    return (method, path) == ("POST", "/press")


@pytest.mark.parametrize("private", [False, True])
def test_who_may_do_what(people: dict[str, Person], private: bool) -> None:
    id = match_of(people, private=private)
    for method, path, body, expected in MATRIX:
        for role, status in reversed(list(zip(ROLES, expected, strict=True))):
            hidden = private and role in ("cyd", "guest")
            given = {**body, "action_id": action_id()} if given_press(method, path) else body
            answer = people[role].call(method, f"/api/matches/{id}{path}", given)
            assert answer.status_code == (404 if hidden else status), (role, method, path, answer.text)
    for role in ROLES:
        listed = [match["id"] for match in people[role].get("/api/matches", limit=100)["matches"]]
        assert (id in listed) == (not private or role in ("bea", "owner")), role  # Ada has left


@pytest.mark.parametrize(
    ("role", "seat", "error"),
    [
        ("bea", "france", "not-your-seat"),
        ("owner", "france", "not-your-seat"),
        ("cyd", "france", "not-your-seat"),
        ("guest", "france", "login-needed"),
        ("ada", "britain", "not-your-seat"),
    ],
)
def test_eyes_of_others_cannot_be_borrowed(people: dict[str, Person], role: str, seat: str, error: str) -> None:
    table = people[role].live(match_of(people), seat)
    assert table.receive()["error"] == error
    with pytest.raises(ConnectionClosed):
        table.receive()


def test_every_message_is_checked(people: dict[str, Person]) -> None:
    id = match_of(people)
    for role, error in (("bea", "not-your-seat"), ("cyd", "not-your-seat"), ("guest", "login-needed")):
        table = people[role].live(id)
        table.until("state")
        for message in (
            {"type": "move", "seat": "france", "move": "napoleon paris", "seq": 0, "action_id": action_id()},
            {"type": "undo", "seat": "france", "seq": 0, "action_id": action_id()},
            {"type": "press", "seat": "france", "text": "x", "action_id": action_id()},
            {"type": "look", "seat": "france"},
        ):
            table.send(**message)
            assert table.until("error")["error"] == error
        table.close()
    assert people["ada"].get(f"/api/matches/{id}")["seq"] == 0


def test_who_leaves_a_seat_no_longer_sees_it(people: dict[str, Person]) -> None:
    id = match_of(people)
    ada = people["ada"]
    table = ada.live(id, "france")
    assert table.until("state")["scene"]["hands"]
    ada.post(f"/api/matches/{id}/seats/france", {"to": {"account": name_of(people["cyd"])}})
    people["cyd"].take(id, "france")
    assert table.until("hello")["seat"] is None
    assert table.until("state")["scene"]["hands"] == []
    assert ada.call("GET", f"/api/matches/{id}/scene?seat=france").status_code == 403
    assert people["cyd"].scene(id, "france")["scene"]["hands"]
    table.close()
    private = match_of(people, private=True)
    table = ada.live(private, "france")
    table.until("state")
    ada.post(f"/api/matches/{private}/seats/france", {"to": {"bot": "random"}})
    before = len(table.raw)
    assert table.until_closed() == 1008
    assert not any('"state"' in raw for raw in table.raw[before:])


def test_invitations(hosted: Running, people: dict[str, Person]) -> None:
    made = people["owner"].create(dict.fromkeys(SEATS[1:], "open"), private=True)
    id = made["match"]["id"]
    links = {link["seat"]: link["token"] for link in made["invitations"]}
    assert len(links) == 5
    assert people["guest"].call("POST", f"/api/invitations/{links['france']}").status_code == 401
    assert people["ada"].get(f"/api/invitations/{links['france']}")["match"]["id"] == id
    assert people["ada"].post(f"/api/invitations/{links['france']}")["seats"][1]["yours"]
    assert people["bea"].call("POST", f"/api/invitations/{links['france']}").status_code == 410
    # whoever is later finds the seat taken, also with a link that would still hold
    assert people["ada"].call("POST", "/api/invitations/guessed-token").status_code == 410
    context = hosted.context
    with sqlite3.connect(hosted.settings.store) as database:
        database.execute("UPDATE invitations SET expires = 1 WHERE match_id = ? AND seat = 2", (id,))
    database.close()
    assert context.settings.invitation_days == 14
    assert people["bea"].call("POST", f"/api/invitations/{links['austria']}").status_code == 410
    assert people["bea"].call("GET", f"/api/invitations/{links['austria']}").json()["error"] == "invitation-gone"


def test_two_cannot_take_one_seat(people: dict[str, Person]) -> None:
    from concurrent.futures import ThreadPoolExecutor

    made = people["owner"].create({"russia": "open"})
    token = made["invitations"][0]["token"]

    def take(role: str) -> int:
        return people[role].call("POST", f"/api/invitations/{token}").status_code

    with ThreadPoolExecutor(3) as pool:
        statuses = sorted(pool.map(take, ("ada", "bea", "cyd")))
    assert statuses[0] == 200
    assert all(status in (409, 410) for status in statuses[1:])


def test_only_known_names_and_bots_are_seated(people: dict[str, Person]) -> None:
    seats: dict[str, Any] = dict.fromkeys(SEATS, "me")
    for choice, status in (({"account": "Nobody at all"}, 404), ({"bot": "deep_blue"}, 422)):
        body = {"game": "coalitions", "seats": {**seats, "russia": choice}}
        assert people["ada"].call("POST", "/api/matches", body).status_code == status
    body = {"game": "coalitions", "seats": seats, "seed": "mine"}
    assert people["ada"].call("POST", "/api/matches", body).status_code == 403
    assert people["guest"].call("POST", "/api/matches", {"game": "coalitions", "seats": seats}).status_code == 401


def test_the_seed_is_told_only_when_the_match_is_over(hosted: Running, people: dict[str, Person]) -> None:
    id = match_of(people)
    table = hosted.context.hall.tables[id]
    seed, nonce = table.match.setup.seed, table.match.setup.nonce
    for path in ("", "/scene", "/scene?seat=france", "/log", "/press", "/board", "/record", "/verify", "/timeline"):
        text = people["ada"].call("GET", f"/api/matches/{id}{path}").text
        assert seed not in text
        assert nonce not in text


def test_limits(tmp_path: Path) -> None:
    settings = Settings(mode="hosted", store=str(tmp_path / "a.sqlite"), bot_processes=1)
    with running(settings) as server:
        person = Person(server.address).register("Ada Lovelace")
        answers = [person.call("POST", "/api/session", {"name": "Ada Lovelace", "password": "no"}) for _ in range(12)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert answers[0].status_code == 401
        assert refused
        assert int(refused[0].headers["retry-after"]) >= 1
        assert refused[0].json()["error"] == "too-many"
        calls = [person.call("GET", "/api/session").status_code for _ in range(200)]
        assert set(calls) == {200, 429}
        person.close()


def test_closed_registration_and_plain_cookies(tmp_path: Path) -> None:
    settings = Settings(
        mode="hosted", store=str(tmp_path / "a.sqlite"), registration=False, secure_cookies=False, bot_processes=1
    )
    with running(settings) as server:
        from chancellery.server import accounts

        person = Person(server.address)
        assert not person.get("/api/session")["registration"]
        body = {"name": "Ada Lovelace", "password": "correct horse"}
        assert person.call("POST", "/api/accounts", body).json()["error"] == "registration-closed"
        server.do(accounts.register(server.context.store, "Ada Lovelace", "correct horse"))
        answer = person.call("POST", "/api/session", body)
        assert "Secure" not in answer.headers["set-cookie"]
        assert answer.headers["set-cookie"].startswith("chancellery=")
        person.close()


def test_metrics_of_strangers(tmp_path: Path) -> None:
    settings = Settings(mode="hosted", store=str(tmp_path / "a.sqlite"), metrics_token="secret", bot_processes=1)
    with running(settings) as server, httpx.Client(base_url=server.address) as http:
        elsewhere = {"x-forwarded-for": "203.0.113.5"}
        assert http.get("/api/metrics").status_code == 200
        assert http.get("/api/metrics", headers=elsewhere).status_code == 404
        right = {**elsewhere, "authorization": "Bearer secret"}
        assert http.get("/api/metrics", headers=right).status_code == 200
        wrong = {**elsewhere, "authorization": "Bearer secre"}
        assert http.get("/api/metrics", headers=wrong).status_code == 404
