"""Guessing passwords, and names: over real sockets, from several addresses behind a proxy."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest

from chancellery.server import accounts, limits
from chancellery.server.limits import Guesses, Rate, place_of
from chancellery.server.settings import Settings
from tests.server.harness import Person, Running, action_id, running

OWNER, STRANGER = "198.51.100.7", "203.0.113.9"


def tried(person: Person, name: str, password: str, address: str) -> httpx.Response:
    body = {"name": name, "password": password}
    return person.call("POST", "/api/session", body, headers={"x-forwarded-for": address})


@pytest.fixture
def strict(tmp_path: Path, where: str) -> Settings:
    return Settings(mode="hosted", store=where, bot_processes=1)


def test_a_stranger_does_not_lock_the_owner_out(strict: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guesses, "FIRST", 600.0)  # however slow the machine
    with running(strict) as server:
        server.do(accounts.register(server.context.store, "Ada Lovelace", "correct horse"))
        person = Person(server.address)
        codes = [tried(person, "Ada Lovelace", "wrong", STRANGER).status_code for _ in range(20)]
        assert codes == [401] * Guesses.FREE + [429] * (20 - Guesses.FREE)
        assert tried(person, "Ada Lovelace", "correct horse", OWNER).status_code == 201
        assert tried(person, "Somebody else", "wrong", STRANGER).status_code == 401  # another name is another matter
        person.close()


def test_other_spellings_of_a_name_are_the_same_name(strict: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guesses, "FIRST", 600.0)
    with running(strict) as server:
        person = Person(server.address)
        spellings = [
            "Ada Lovelace",
            "ADA LOVELACE",
            " ada  lovelace",
            "Ａda Ｌovelace",
            "ada\u00a0lovelace",
            "aDa LoVeLaCe",
        ]
        codes = [tried(person, name, "wrong", STRANGER).status_code for name in spellings]
        assert codes == [401] * 5 + [429]
        person.close()


def test_an_address_that_tries_many_names_is_stopped(strict: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RATES, "login", Rate(6, 0.0001))
    with running(strict) as server:
        person = Person(server.address)
        codes = [tried(person, f"name {number}", "wrong", STRANGER).status_code for number in range(8)]
        assert codes == [401] * 6 + [429] * 2
        person.close()


def test_the_wait_grows_and_ends_with_the_right_password(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: clock)
    guesses = Guesses()
    for _ in range(Guesses.FREE):
        assert guesses.wait("ada", "here") == 0
    waits = []
    for _ in range(20):
        waits.append(guesses.wait("ada", "here"))
        assert guesses.wait("ada", "elsewhere") == 0
        guesses.right("ada", "elsewhere")
        clock += waits[-1]
        assert guesses.wait("ada", "here") == 0
    assert waits[:4] == [2, 4, 8, 16]
    assert waits[-1] == Guesses.LONGEST
    guesses.right("ada", "here")
    assert guesses.wait("ada", "here") == 0
    assert guesses.wait("ada", "here") == 0
    for _ in range(Guesses.FREE):
        guesses.wait("bea", "here")
    clock += Guesses.FORGOTTEN + 1
    assert guesses.wait("bea", "here") == 0


def test_guesses_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 100)
    guesses = Guesses()
    for number in range(1000):
        guesses.wait(f"name {number}", "here")
    assert len(guesses._tried) <= 100


def test_a_place_is_an_address_or_a_network_of_ipv6() -> None:
    assert place_of("203.0.113.9") == "203.0.113.9"
    assert place_of("2001:db8:1:2:3:4:5:6") == place_of("2001:db8:1:2::1") != place_of("2001:db8:1:3::1")
    assert place_of("::ffff:203.0.113.9") == "203.0.113.9"
    assert place_of("") == ""


def test_names_are_refused_as_they_will_be_shown(hosted: Running) -> None:
    person = Person(hosted.address)

    def register(name: str) -> httpx.Response:
        return person.call("POST", "/api/accounts", {"name": name, "password": "correct horse"})

    for bad in ("ﷺﷺﷺ", "x" * 41, " x ", "ㅤㅤㅤ", "-ab-"):
        answer = register(bad)
        assert (answer.status_code, answer.json()["field"]) == (422, "name"), bad
        assert "2 to 40" in answer.json()["message"]
    base = f"Ida {action_id()}"
    assert register(base).status_code == 201
    same = register(f"  ＩDA  {base[4:]}")
    assert same.json()["error"] == "name-taken"
    alike = register(base.replace("a ", "\u0430 "))  # a Cyrillic letter
    assert (alike.status_code, alike.json()["error"]) == (409, "name-alike")
    assert Person(hosted.address).login(f"ida\u00a0 {base[4:]}").get("/api/session")["account"]["name"] == base
