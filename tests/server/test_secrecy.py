"""Every byte that is sent to each seat of a match, recorded; nothing hidden is among them before its time.

A scene is held against the scene of another world, in which everything the reader may not know is dealt anew: if they
differ, the scene tells something. A line of the log that is not addressed to the reader must be the line everybody
gets. Private messages, notes, seed and nonce are searched for as they are.
"""

from __future__ import annotations

import json
import secrets
from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel.events import told
from chancellery.table import telling
from tests.scenes import data
from tests.server.harness import SEATS, Person, Running, Table, action_id, choices, finished_match, plant

MOVES = 130
LANG = "en"


class Ear:
    """Somebody at the table, or a spectator, and all that reached them."""

    def __init__(self, person: Person, id: str, seat: str | None, changes: bool) -> None:
        self.person = person
        self.id = id
        self.seat = seat
        self.heard: list[str] = []
        self.table: Table = person.live(id, seat, lang=LANG, since=0, press=0, changes=changes)

    def call(self, method: str, path: str, body: Any = None) -> int:
        answer = self.person.call(method, f"/api/matches/{self.id}{path}", body)
        self.heard.append(f"{dict(answer.headers)} {answer.text}")
        return answer.status_code

    def all(self) -> str:
        return "\n".join([*self.heard, *self.table.raw])


@pytest.fixture
def ears(hosted: Running) -> dict[str | None, Ear]:
    mark = action_id()
    people = {seat: Person(hosted.address).known_as(hosted, f"{seat} {mark}") for seat in SEATS}
    seats = {seat: {"account": f"{seat} {mark}"} for seat in SEATS}
    id = people["france"].create(seats, hot_seat=False, odds=True)["match"]["id"]
    for seat in SEATS:
        people[seat].take(id, seat)
    found: dict[str | None, Ear] = {
        seat: Ear(person, id, seat, changes=n % 2 == 0) for n, (seat, person) in enumerate(people.items())
    }
    found[None] = Ear(Person(hosted.address), id, None, changes=True)
    return found


def test_nothing_hidden_is_sent_before_its_time(hosted: Running, ears: dict[str | None, Ear]) -> None:
    rng = Random(11)
    id = ears[None].id
    truth = hosted.context.hall.tables[id]
    letters: dict[str, set[str | None]] = {}
    notes: dict[str, str] = {}
    for seat in SEATS:
        notes[seat] = f"note-{secrets.token_hex(8)}"
        assert ears[seat].call("PUT", f"/notes?seat={seat}", {"text": notes[seat]}) == 200
        ears[seat].heard.clear()  # the answer repeats it to its author
    for ear in ears.values():
        ear.table.until("state")
    for number in range(MOVES):
        if truth.match.outcome is not None:
            break
        decision = rng.choice(truth.match.decisions)
        seat = SEATS[decision.seat]
        ear = ears[seat]
        option = rng.choice(choices(ear.table.state))
        assert ear.table.move(seat, option["moves"][0])["type"] == "done"
        if number % 12 == 0:
            said = f"letter-{secrets.token_hex(8)}"
            reader = rng.choice([other for other in SEATS if other != seat])
            body = {"seat": seat, "text": said, "to": [reader], "action_id": action_id()}
            status = ear.call("POST", "/press", body)
            assert status in (200, 422)  # the rules may forbid talk for a while
            letters[said] = {seat, reader} if status == 200 else set()
        if number % 30 == 0:
            _pry(ears, rng)
        for other in ears.values():
            other.table.until_seq(number + 1)
    for ear in ears.values():
        ear.table.send(type="ping")
        ear.table.until("pong")

    match = truth.match
    assert any(letters.values())
    for whose, ear in ears.items():
        heard = ear.all()
        assert match.setup.seed not in heard
        assert match.setup.nonce not in heard
        for said, readers in letters.items():
            assert (said in heard) == (whose in readers), (whose, readers)
        for writer, note in notes.items():
            assert note not in heard or writer == whose
        assert "%snapshot" not in heard
    _check_scenes(match, ears)
    _check_log(match, ears)


def _pry(ears: dict[str | None, Ear], rng: Random) -> None:
    """Everybody asks for everything, also for what is not theirs."""
    for seat, ear in ears.items():
        victim = rng.choice([other for other in SEATS if other != seat])
        for path in ("", "/log", "/press", "/timeline", "/scene", "/board", "/scene?at=1"):
            assert ear.call("GET", path) == 200
        for path in (
            f"/scene?seat={victim}",
            f"/scene?seat={victim}&at=0",
            f"/log?seat={victim}",
            f"/press?seat={victim}",
            f"/notes?seat={victim}",
            f"/why-not?seat={victim}&move=pass",
            f"/preview?seat={victim}&move=pass",
            f"/barred?seat={victim}&ref=place:paris",
            "/record",
            "/verify",
        ):
            assert ear.call("GET", path) in (401, 403)
        move = {"seat": victim, "move": "pass", "seq": 0, "action_id": action_id()}
        assert ear.call("POST", "/moves", move) in (401, 403)
        if seat is not None:
            assert ear.call("GET", f"/why-not?seat={seat}&move=status neutral") == 200
            assert ear.call("GET", f"/preview?seat={seat}&move=status neutral") == 200
            assert ear.call("GET", f"/barred?seat={seat}&ref=place:paris") == 200
            assert ear.call("GET", f"/scene?seat={seat}&at=1") == 200


def _check_scenes(match: Match, ears: dict[str | None, Ear]) -> None:
    rng = Random(5)
    checked = different = compared = 0
    for seat, ear in ears.items():
        scene: dict[str, Any] = {}
        for raw in ear.table.raw:
            message = json.loads(raw)
            if message["type"] not in ("state", "changes"):
                continue
            scene = message["scene"] if message["type"] == "state" else {**scene, **message["parts"]}
            then = match.at(message["moves"])
            eyes = None if seat is None else match.seat(seat)
            stranger = rng.randrange(len(SEATS)) if eyes is None else eyes
            world = then.determinize(stranger, rng)
            sent = data(telling.scenes(world, [eyes], LANG)[0])
            assert scene == sent, (seat, message["moves"])
            checked += 1
            if checked % 10 == 0:
                others = [other for other in range(len(SEATS)) if other != stranger]
                different += any(world.view(other) != then.view(other) for other in others)
                compared += 1
    assert checked > MOVES
    assert different > compared / 2  # the other world is another one, or the comparison would prove nothing


def _check_log(match: Match, ears: dict[str | None, Ear]) -> None:
    received: dict[str | None, list[dict[str, Any]]] = {}
    for seat, ear in ears.items():
        lines: list[dict[str, Any]] = []
        for raw in ear.table.raw:
            message = json.loads(raw)
            if message["type"] == "events":
                assert message["start"] == len(lines)
                lines += message["lines"]
        received[seat] = lines
    secret = 0
    for number, raw_event in enumerate(match._history.events.since(0)):
        addressed = told(raw_event).to
        public = received[None][number]
        assert public["text"] == match.definition.line(match.events(None, number)[0], LANG)
        for seat in SEATS:
            if match.seat(seat) in addressed:
                secret += received[seat][number] != public
            else:
                assert received[seat][number] == public, (seat, public)
    assert secret > 10


def test_a_finished_match_may_be_told(hosted: Running) -> None:
    """When it is over everybody gets the record, and it proves itself against the commitment."""
    played = finished_match()
    ada, guest = Person(hosted.address).known_as(hosted, f"Ada {action_id()}"), Person(hosted.address)
    *most, (seat, move) = played.moves
    id = plant(hosted, played, most, ada)
    commitment = guest.get(f"/api/matches/{id}")["commitment"]
    table = guest.live(id)
    table.until("state")
    assert guest.call("GET", f"/api/matches/{id}/record").status_code == 403
    assert ada.move(id, played.seats[seat], move.text, len(most)).status_code == 200
    assert table.until("state")["scene"]["outcome"]["winners"]
    found = guest.get(f"/api/matches/{id}")
    assert found["status"] == "finished"
    assert found["may_export"]
    assert found["outcome"]["winners"] == [played.seats[winner] for winner in played.outcome.winners]  # type: ignore[union-attr]
    checked = guest.get(f"/api/matches/{id}/verify")
    assert checked["ok"]
    assert checked["finished"]
    record = guest.http.get(f"/api/matches/{id}/record").text
    assert Match.from_record(record).setup.commitment == commitment == played.setup.commitment
    assert ada.call("POST", f"/api/matches/{id}/seats/france", {"to": "open"}).json()["error"] == "match-over"
    assert ada.move(id, "france", move.text, len(most) + 1).json()["error"] == "illegal"
    assert guest.get(f"/api/matches/{id}/timeline")["marks"][-1]["kind"] == "end"
