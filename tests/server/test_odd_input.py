"""Odd records and bodies over real sockets: 4xx or a clear no, never 500, and never a word about the server's files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import chancellery
from chancellery import Match, games
from tests.odd_records import odd_records
from tests.sealing import with_header
from tests.server.harness import SEATS, Person, Running, action_id

INSTALLED = str(Path(chancellery.__file__).parent)
BOARD = f"{INSTALLED}/games/coalitions/base/decks.toml"


def verified(me: Person, text: str, lang: str = "en") -> dict[str, Any]:
    headers = {"content-type": "text/plain"}
    answer = me.call("POST", "/api/verify", content=text.encode(), headers=headers, params={"lang": lang})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("id", [one.id for one in games()])
def test_a_board_in_a_record_is_no_file(id: str, local: Running, hosted: Running) -> None:
    record = Match.new(id, seed=1, nonce="n").to_record()
    guest = Person(hosted.address)
    for person in (Person(local.address), guest):
        for lang in ("en", "pl"):
            said = {
                name: verified(person, with_header(record, "Board", f"{name} digest"), lang)
                for name in (BOARD, BOARD.replace("decks", "nothing"), "/etc/passwd", "/etc/nothing", "/dev/zero", "..")
            }
            assert not any(answer["ok"] for answer in said.values())
            told = [answer["message"].replace(name[:60], "NAME") for name, answer in said.items()]
            assert len(set(told)) == 1  # whether there is such a file makes no difference
            assert INSTALLED not in told[0]


@pytest.mark.parametrize("name", sorted(odd_records()))
def test_odd_records(name: str, local: Running) -> None:
    me = Person(local.address)
    for lang in ("en", "pl"):
        answer = verified(me, odd_records()[name], lang)
        assert not answer["ok"]
        assert answer["message"]
        assert "\n" not in answer["message"]


ODD: list[Any] = [None, True, -1, 1.5, 10**30, "", "\x00", "\ud800", "x" * 3000, "9" * 5000, [], {}, [[[]]], {"a": {}}]


def test_odd_bodies(local: Running) -> None:
    """Every field of every body, one after the other, with every odd value."""
    me = Person(local.address)
    id = me.create()["match"]["id"]
    seat = {"seat": "france", "action_id": "a"}
    bodies: dict[str, dict[str, Any]] = {
        "/api/matches": {"game": "coalitions", "scenario": "1805", "seats": dict.fromkeys(SEATS, "me"), "options": {}}
        | {"board": "coalitions_empire", "title": "x", "private": False, "seed": "s"},
        f"/api/matches/{id}/moves": {**seat, "move": "pass", "seq": 0},
        f"/api/matches/{id}/undo": {**seat, "seq": 0},
        f"/api/matches/{id}/press": {**seat, "text": "hello", "to": ["austria"]},
        f"/api/matches/{id}/seats/france": {"to": {"bot": "random"}},
    }
    for path, body in bodies.items():
        for field in body:
            for value in ODD:
                content = json.dumps(
                    {**body, "action_id": action_id(), field: value} if "seat" in body else {**body, field: value}
                )
                answer = me.call("POST", path, content=content.encode(), headers={"content-type": "application/json"})
                assert answer.status_code < 500, (path, field, value, answer.text)
        for whole in (
            b"[" * 100_000,
            b'{"a":' * 100_000,
            b'{"game": ' + b"9" * 5000 + b"}",
            b"\xff",
            b"null",
            b'"x"',
            b"",
        ):
            answer = me.call("POST", path, content=whole, headers={"content-type": "application/json"})
            assert 400 <= answer.status_code < 500, (path, whole[:20], answer.text)
    for whole in (b'"\\ud800"', b'"[Chancellery \\"1\\"]\\ud800"', b"[" * 100_000, b"\xff\xfe"):
        for kind in ("application/json", "text/plain"):
            answer = me.call("POST", "/api/verify", content=whole, headers={"content-type": kind})
            assert answer.status_code < 500, (whole[:20], answer.text)


def test_odd_messages(local: Running) -> None:
    me = Person(local.address)
    table = me.live(me.create()["match"]["id"], "france")
    table.until("state")
    for text in (
        "[" * 5000,
        '{"type": "move", "seq": ' + "9" * 5000 + "}",
        '{"type": "press", "text": "\\ud800"}',
        "\x00",
    ):
        table.socket.send(text)
        assert table.until("error")["error"] == "bad-message"
    for value in ODD:
        table.send(type="press", seat="france", text=value, action_id=action_id())
        answer = table.receive()
        assert answer["type"] in ("error", "done", "press"), answer
    table.send(type="ping")
    table.until("pong")
