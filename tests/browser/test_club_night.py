"""A club night: eight people in eight browsers play four games by the clock; the server dies while they decide, one
goes home, and at one table they agree how it ends."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from chancellery import verify
from chancellery.server.rating.model import NEW_SEAT, Strength, rate
from tests.browser.conftest import AT_ONCE, Watched
from tests.browser.players import Mouse, door, see
from tests.server.harness import Person, Process
from tests.server.postgres import free_port
from tests.server.test_telling import Receiver, until

CLOCK = {"kind": "live", "reserve": 5400, "increment": 60, "late": "bot"}
TABLES: dict[str, dict[str, Any]] = {
    "imperial_struggle": {"seats": {"britain": "Anna", "france": "Bolek"}},
    "maria": {
        "scenario": "introductory",
        "seats": {"louis_xv": "Celina", "frederick_ii": "Dorota", "maria_theresa": {"bot": "random"}},
    },
    "coalitions": {
        "scenario": "lempereur",
        "options": {"level": "extreme"},
        "seats": {"player_1": "Ela", "player_2": "Felek"},
    },
    "raison_detat": {
        "scenario": "1702",
        "seats": {"britain": "Gosia", "france": "Henryk", "austria": {"bot": "random"}},
    },
}
LEAVES = "Dorota"  # a bot plays on for her, to the end
WINS, LOSES = "Gosia", "Henryk"  # by agreement, at the table that would last longest
BEFORE_THE_KILL, BEFORE_LEAVING = 60, 110  # decisions of all


@dataclass
class Guest:
    """Somebody with a browser of their own."""

    name: str
    person: Person
    seat: str
    game: str
    match: str = ""
    page: Page = field(init=False)
    mouse: Mouse = field(init=False)
    told: dict[int, str] = field(default_factory=dict)  # what the server has acknowledged, by its number

    def sit_down(self, page: Page) -> None:
        self.page, self.mouse = page, Mouse(page)
        page.on("websocket", self._listen)
        page.goto(f"/match/{self.match}?seat={self.seat}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "done":
            self.told[said["seq"]] = said["text"]

    @property
    def acknowledged(self) -> list[str]:
        """The moves that stand: an empty text is one that was taken back."""
        acts: list[list[str]] = []
        for _, text in sorted(self.told.items()):
            if text:
                acts.append(text.split("\n"))
            else:
                acts.pop()
        return [text for act in acts for text in act]

    @property
    def home(self) -> bool:
        return self.page.url.split("?")[0].endswith("/end")

    def decide(self) -> bool:
        state = see(self.page)
        if state["options"] or state["confirm"]:
            self.mouse.decide(state)
            return True
        return False


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


class Host:
    """The server of the club: always at the same address, whatever becomes of it."""

    def __init__(self, store: Path) -> None:
        more = ["--mode", "hosted", "--insecure-cookies", "--private-targets", "--port", str(free_port())]
        self.store = store
        self._start = lambda: Process(store, *more)
        self.process = self._start()
        self.address = self.process.address

    def kill_and_restart(self) -> None:
        self.process.kill()
        self.process = self._start()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = Host(tmp_path / "club.sqlite")
    yield made
    made.process.stop()


def enrolled(address: str, receiver: Receiver) -> list[Guest]:
    """Everybody has an account, is told of matches that are over, and has a seat of a rated match."""
    guests: list[Guest] = []
    for game, about in TABLES.items():
        here = [(seat, who) for seat, who in about["seats"].items() if isinstance(who, str)]
        made = [Guest(who, Person(address).register(who), seat, game) for seat, who in here]
        for guest in made:
            hook = {"kind": "webhook", "address": f"{receiver.address}/{guest.name}", "events": ["over"]}
            guest.person.post("/api/accounts/me/channels", hook)
        host, other = made
        seats = {**about["seats"], host.seat: "me", other.seat: {"account": other.name}}
        wanted = {**about, "game": game, "seats": seats, "clock": CLOCK, "rated": True, "title": f"Club night: {game}"}
        id = host.person.post("/api/matches", wanted)["match"]["id"]
        other.person.take(id, other.seat)
        for guest in made:
            guest.match = id
        guests += made
    return guests


def play(guests: list[Guest], decisions: int) -> None:
    """In turn, whoever is asked, so many decisions."""
    since = time.monotonic()
    while decisions > 0 and not all(guest.home for guest in guests):
        for guest in guests:
            if not guest.home and guest.decide():
                decisions, since = decisions - 1, time.monotonic()
        guests[0].page.wait_for_timeout(20)
        assert time.monotonic() < since + 90, [see(guest.page) for guest in guests if not guest.home]


def affairs(page: Page) -> None:
    door(page, "powers")
    page.locator("[data-drawer=powers]").get_by_role("button", name="Seats").click()


def leave(page: Page) -> None:
    affairs(page)
    page.locator("[data-deed=concede]").click()
    page.locator("[data-sure=concede]").click()


def agree(winner: Guest, loser: Guest) -> None:
    """One proposes to have won, the other one agrees."""
    affairs(winner.page)
    winner.page.locator("[data-deed=end]").click()
    winner.page.locator(f"[data-affairs] input[value={winner.seat}]").check()
    winner.page.locator("[data-sure=end]").click()
    affairs(loser.page)
    loser.page.locator("[data-deed=agree]").click()


def ratings_of(store: Path, match: str) -> tuple[dict[str, int], dict[str, int]]:
    """The places of those with an account, and what their first rating must be: worked out from what is stored."""
    joined = "results LEFT JOIN accounts ON account = accounts.id"
    query = f"SELECT name, place FROM {joined} WHERE match_id = ? ORDER BY seat"
    with contextlib.closing(sqlite3.connect(store)) as connection:
        rows = connection.execute(query, (match,)).fetchall()
    places = [place for _, place in rows]
    after, _ = rate([Strength()] * len(rows), [NEW_SEAT] * len(rows), places)
    named = [(name, place, strength.shown) for (name, place), strength in zip(rows, after) if name]
    return {name: place for name, place, _ in named}, {name: shown for name, _, shown in named}


@pytest.mark.timeout(1200)  # eight browsers on a busy machine
def test_eight_people_four_games_a_kill_and_somebody_who_leaves(
    browser: Browser, host: Host, receiver: Receiver
) -> None:
    guests = enrolled(host.address, receiver)
    contexts = []
    for guest in guests:
        context = browser.new_context(viewport={"width": 1100, "height": 700}, base_url=host.address)
        key, value = guest.person.cookie.split("=", 1)
        context.add_cookies([{"name": key, "value": value, "url": host.address}])
        context.add_init_script(AT_ONCE.replace("theme: 'light'", "theme: 'light', pace: 'at_once'"))
        contexts.append(context)
    watched = [Watched(context) for context in contexts]
    for guest, one in zip(guests, watched):
        guest.sit_down(one.page)
        expect(guest.page.locator("[role=timer][data-clock]").first).to_be_visible()

    play(guests, BEFORE_THE_KILL)
    assert any(guest.told for guest in guests)
    with ThreadPoolExecutor(1) as elsewhere:  # while they decide
        back = elsewhere.submit(host.kill_and_restart)
        play(guests, BEFORE_LEAVING - BEFORE_THE_KILL)
        back.result()

    by_name = {guest.name: guest for guest in guests}
    leave(by_name[LEAVES].page)
    agree(by_name[WINS], by_name[LOSES])
    play([guest for guest in guests if guest.name != LEAVES], 10_000)
    for guest, each in zip(guests, watched):
        assert each.errors == [], guest.game

    # all are over, nothing that anybody was told is lost, and the shuffles were fixed before
    for guest in guests:
        match = guest.person.get(f"/api/matches/{guest.match}")
        assert match["status"] == "finished", match
        record = guest.person.call("GET", f"/api/matches/{guest.match}/record").text
        assert verify(record).finished
        found = verify(record).match
        played = [move.text for seat, move in found.moves if found.seats[seat] == guest.seat]
        acknowledged = guest.acknowledged
        assert acknowledged
        if guest.name == LEAVES:  # what comes after hers are the moves of the bot
            assert len(played) > len(acknowledged)
            played = played[: len(acknowledged)]
        assert acknowledged == played, guest.name

    # everybody is told once
    until(lambda: len(receiver.calls) >= len(guests), 60)
    assert sorted(path for path, _, _ in receiver.calls) == sorted(f"/{guest.name}" for guest in guests)

    # ratings: everybody has played one match, which counts once, by the places that the table ended with
    for game in TABLES:
        here = [guest for guest in guests if guest.game == game]
        places, expected = ratings_of(host.store, here[0].match)
        assert set(places) == {guest.name for guest in here}
        ratings = {row["name"]: row for row in here[0].person.get(f"/api/ratings/{game}")["leaders"] if not row["bot"]}
        if len(set(places.values())) == 1 and len(TABLES[game]["seats"]) == 2:  # together they won or lost
            assert ratings == {}
            continue
        assert {name: (row["rating"], row["matches"]) for name, row in ratings.items()} == {
            name: (rating, 1) for name, rating in expected.items()
        }
        for guest in here:
            profile = guest.person.get(f"/api/people/{guest.name}")
            assert (profile["matches"], profile["played"][0]["place"]) == (1, places[guest.name])
            winners = guest.person.get(f"/api/matches/{guest.match}")["outcome"]["winners"]
            assert profile["won"] == (guest.seat in winners and guest.name != LEAVES)
    left = by_name[LEAVES].person.get(f"/api/people/{LEAVES}")["played"][0]
    assert (left["left"], left["place"]) == (True, 3)
    agreed, _ = ratings_of(host.store, by_name[WINS].match)
    assert agreed[WINS] == 1 < agreed[LOSES]
