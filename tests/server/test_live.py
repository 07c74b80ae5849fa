"""Live tables over real WebSockets."""

from __future__ import annotations

import contextlib
import json
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import SEATS, Person, Running, Table, action_id, choices, opened


def table_of(me: Person, seat: str | None = "france", **params: object) -> tuple[str, Table]:
    id = me.create()["match"]["id"]
    return id, me.live(id, seat, **params)


def test_the_first_messages(me: Person) -> None:
    id, table = table_of(me, lang="pl")
    hello = table.receive()
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "match": id,
        "seat": "france",
        "lang": "pl",
        "seq": 0,
        "moves": 0,
        "events": 0,
        "press": 0,
    }
    assert table.receive()["type"] == "summary"
    state = table.receive()
    assert state["type"] == "state"
    assert state["scene"] == me.scene(id, "france", lang="pl")["scene"]
    assert table.receive() == {"type": "presence", "online": ["france"], "watching": 0}
    table.close()


def test_a_move_is_answered_and_told_to_all(me: Person) -> None:
    id, table = table_of(me)
    watching = me.live(id)
    watching.until("state")
    state = table.until("state")
    move = choices(state)[0]["moves"][0]
    done = table.move("france", move)
    assert done["type"] == "done"
    assert (done["text"], done["seq"], done["kind"]) == (move, 1, "move")
    for one in (table, watching):
        events = one.until("events")
        assert events["start"] == 0
        assert len(events["lines"]) == events["count"] > 0
        assert one.until("state")["seq"] == 1
    assert choices(watching.state) == []
    again = table.move("france", move, 0, done["action_id"])
    assert again == done
    table.close()
    watching.close()


def test_refusals_are_typed_and_the_connection_lives(me: Person) -> None:
    id = me.create({"russia": {"bot": "sensible"}})["match"]["id"]
    table = me.live(id, "france", lang="pl")
    table.until("state")
    refused = {
        "illegal": table.move("france", "status neutral"),
        "bad-input": table.move("france", "what is this"),
        "no-seat": table.move("poland", "pass"),
        "not-your-seat": table.move("russia", "pass"),
        "stale": table.move("france", "napoleon paris", 44),
    }
    for code, answer in refused.items():
        assert answer["type"] == "error"
        assert answer["error"] == code
        assert answer["message"]
    assert refused["illegal"]["rule"].startswith("K-")
    for text in (
        "",
        "{",
        "[]",
        "7",
        '{"type": "dance"}',
        '{"type": "move"}',
        '{"type": "ping", "x": 1}',
        "\ufffd" * 50,
    ):
        table.socket.send(text)
        assert table.until("error")["error"] == "bad-message"
    table.socket.send(b"binary")
    assert table.until("error")["error"] == "bad-message"
    table.send(type="ping")
    assert table.until("pong")
    assert me.get(f"/api/matches/{id}")["seq"] == 0
    table.close()


def test_an_oversized_message_ends_the_connection(me: Person) -> None:
    _, table = table_of(me)
    table.until("state")
    table.socket.send("x" * 20_000)
    assert table.until_closed() == 1009


def test_a_flood_is_refused_and_then_cut_off(me: Person) -> None:
    id, table = table_of(me)
    table.until("state")
    with contextlib.suppress(ConnectionClosed):
        for _ in range(400):
            table.send(type="ping")
    assert table.until_closed() == 1008
    assert any('"too-many"' in raw for raw in table.raw)
    assert me.get(f"/api/matches/{id}")["seq"] == 0


@pytest.mark.parametrize(("path", "error"), [("nosuchmatch1", "no-match"), ("a/b", None), ("%00", "no-match")])
def test_connections_to_nothing(me: Person, path: str, error: str | None) -> None:
    if error is None:
        with pytest.raises(InvalidStatus):
            me.live(path)
        return
    table = me.live(path)
    assert table.receive()["error"] == error
    with pytest.raises(ConnectionClosed):
        table.receive()


def test_bad_parameters_are_refused(me: Person) -> None:
    id = me.create()["match"]["id"]
    for params in ({"since": -1}, {"since": "x"}, {"seat": "x" * 50}, {"press": -5}):
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            me.live(id, **params).receive()
    table = me.live(id, "poland")
    assert table.receive()["error"] == "no-seat"


def test_other_pages_may_not_open_a_table(local: Running, me: Person) -> None:
    id = me.create()["match"]["id"]
    url = f"ws://127.0.0.1:{local.port}/api/matches/{id}/live"
    with pytest.raises(InvalidStatus) as refused:
        opened(url, {}, "http://evil.example")
    assert refused.value.response.status_code == 403


def test_looking_with_other_eyes_and_in_another_language(me: Person) -> None:
    id, table = table_of(me)
    table.until("state")
    table.send(type="look", seat="austria", lang="pl")
    assert table.until("hello")["seat"] == "austria"
    assert table.receive()["match"]["seats"][0]["title"] == "Wielka Brytania"
    assert table.until("state")["scene"] == me.scene(id, "austria", lang="pl")["scene"]
    table.send(type="look", seat=None, lang="pl")
    assert table.until("hello")["seat"] is None
    assert table.receive()["scene"]["hands"] == []  # the summary has not changed
    table.send(type="look", seat="poland")
    assert table.until("error")["error"] == "no-seat"
    table.close()


def test_only_the_changes_of_a_scene_are_sent_to_whom_asks_for_them(me: Person) -> None:
    id, table = table_of(me, changes=True)
    whole = me.live(id, "france")
    whole.until("state")
    assert table.until("state")["whole"]
    parts = set(table.state["scene"])
    for seq in range(1, 25):
        waiting = table.state["scene"]["waiting"][0]["seat"]
        option = choices(me.scene(id, waiting))[0]["moves"][0]
        assert me.move(id, waiting, option, seq - 1).status_code == 200
        state = table.until_seq(seq)
        assert not state["whole"]
        sent = next(m for m in map(json.loads, reversed(table.raw)) if m["type"] == "changes")
        assert set(sent["parts"]) < parts
        assert whole.until_seq(seq)["whole"]
        assert state["scene"] == whole.state["scene"]
    table.send(type="look", seat="austria", lang="en")
    table.until("hello")
    state = table.until("state")
    assert state["whole"]
    assert state["scene"] == me.scene(id, "austria")["scene"]
    again = me.live(id, "austria", since=0, seq=state["seq"], changes=True)
    state = again.until("state")
    assert state["whole"]
    assert state["scene"] == table.state["scene"]
    for one in (table, whole, again):
        one.close()


def test_after_a_pause_the_whole_scene_is_sent_again(local: Running, me: Person) -> None:
    """The server forgets the pictures of a table at rest, and with them what changed since."""
    id, table = table_of(me, changes=True)
    move = choices(table.until("state"))[0]["moves"][0]
    local.context.hall.tables[id].shown.forget()
    table.move("france", move)
    assert table.until_seq(1)["whole"]
    assert table.state["scene"] == me.scene(id, "france")["scene"]
    table.close()


def test_presence_and_press(me: Person) -> None:
    id, france = table_of(me)
    france.until("presence")
    russia = me.live(id, "russia")
    assert france.until("presence")["online"] == ["france", "russia"]
    nobody = me.live(id)
    assert france.until("presence")["watching"] == 1
    france.send(type="press", seat="france", text="to you", to=["russia"], action_id=action_id())
    assert france.until("done")["kind"] == "press"
    assert russia.until("press")["lines"][0]["text"] == "to you"
    france.send(type="press", seat="france", text="to all", action_id=action_id())
    line = nobody.until("press")
    assert [said["text"] for said in line["lines"]] == ["to all"]
    assert line["lines"][0]["n"] == 0
    russia.close()
    assert france.until("presence", online=["france"])
    for one in (france, nobody):
        one.close()


def test_an_undo_cuts_the_log(me: Person) -> None:
    id = me.create()["match"]["id"]
    table = me.live(id, "france")
    table.until("state")
    undone = False
    for number in range(60):
        waiting = me.get(f"/api/matches/{id}")["waiting_for"][0]
        scene = me.scene(id, waiting)
        before = me.get(f"/api/matches/{id}/log")["count"]
        me.move(id, waiting, choices(scene)[-1]["moves"][0], scene["seq"])
        table.until_seq(scene["seq"] + 1)
        after = me.get(f"/api/matches/{id}/log")["count"]
        body = {"seat": waiting, "seq": scene["seq"] + 1, "action_id": action_id()}
        if me.call("POST", f"/api/matches/{id}/undo", body).status_code == 200 and after > before:
            cut = table.until("events")
            while cut["start"] != before:
                cut = table.until("events")
            assert (cut["count"], cut["lines"]) == (before, [])
            assert table.until("state")["seq"] == scene["seq"] + 2
            undone = True
            break
        if number > 50:
            break
    assert undone
    table.close()


def test_reconnecting_loses_and_doubles_nothing(me: Person) -> None:
    """Sockets drop again and again; the client keeps what it had and asks for the rest."""
    id = me.create()["match"]["id"]
    events: list[dict[str, object]] = []
    press: list[str] = []
    seq = 0
    moves: list[str] = []

    def take(message: dict[str, object]) -> None:
        if message["type"] == "events":
            start, lines = message["start"], message["lines"]
            assert isinstance(start, int)
            assert isinstance(lines, list)
            assert start <= len(events)
            del events[start:]
            events.extend(lines)
        elif message["type"] == "press":
            assert message["start"] == len(press)
            press.extend(line["text"] for line in message["lines"])  # type: ignore[attr-defined]

    for round_ in range(12):
        table = me.live(id, "france", since=len(events), seq=seq, press=len(press))
        while table.state.get("seq", -1) < 0:
            take(table.receive())
        for step in range(4):
            waiting = table.state["scene"]["waiting"][0]["seat"]
            options = choices(me.scene(id, waiting))
            move = options[(round_ + step) % len(options)]["moves"][0]
            action = f"r{round_}-{step}"
            table.send(type="move", seat=waiting, move=move, seq=table.state["seq"], action_id=action)
            if step == 3:  # the answer never arrives: the client sends it again over the next connection
                if round_ % 2:
                    table.socket.socket.close()
                else:
                    table.close()
                table = me.live(id, "france", since=len(events), seq=seq, press=len(press))
                take(table.receive())
                table.send(type="move", seat=waiting, move=move, seq=seq, action_id=action)
            while True:
                message = table.receive()
                take(message)
                if message["type"] == "error":
                    pytest.fail(str(message))
                if message["type"] == "done" and message["action_id"] == action:
                    moves.append(f"{waiting}: {message['text']}")
                    break
            while table.state.get("seq", -1) < len(moves):
                take(table.receive())
            seq = table.state["seq"]
        body = {"seat": "russia", "text": f"round {round_}", "action_id": action_id()}
        me.post(f"/api/matches/{id}/press", body)
        table.close()
    table = me.live(id, "france", since=len(events), seq=seq, press=len(press))
    while len(press) < 12:
        take(table.receive())
    table.close()
    assert me.get(f"/api/matches/{id}")["moves"] == len(moves) == 48
    record = me.http.get(f"/api/matches/{id}/record").text
    written = [line.split(". ", 1)[1].rsplit(" #", 1)[0] for line in record.splitlines() if line[:1].isdigit()]
    assert written == moves
    assert events == me.get(f"/api/matches/{id}/log", seat="france")["lines"]
    assert press == [f"round {number}" for number in range(12)]


def test_slow_readers_get_the_newest_state_only(me: Person) -> None:
    id, table = table_of(me, None)
    table.until("state")
    me.play(id, 60)
    time.sleep(0.2)
    seen = []
    while table.state["seq"] < 60:
        message = table.receive()
        if message["type"] == "state":
            seen.append(message["seq"])
    assert seen == sorted(set(seen))
    assert seen[-1] == 60
    table.close()


def test_all_messages_fit_the_schema(local: Running, me: Person) -> None:
    from chancellery.server.live_models import SERVER

    id, table = table_of(me)
    table.until("state")
    table.move("france", choices(table.state)[0]["moves"][0])
    table.send(type="press", seat="france", text="hello", action_id=action_id())
    table.until("press")
    table.send(type="nothing")
    table.until("error")
    me.post(f"/api/matches/{id}/seats/russia", {"to": {"bot": "random"}})
    table.until("summary")
    types = set()
    for raw in table.raw:
        types.add(SERVER.validate_json(raw).type)
        assert set(json.loads(raw)) == set(SERVER.validate_json(raw).model_dump())
    assert types >= {"hello", "state", "events", "press", "presence", "summary", "done", "error"}
    table.close()


def test_hot_seat(me: Person) -> None:
    """One person plays all seats over one connection."""
    _, table = table_of(me)
    table.until("state")
    for number in range(25):
        seat = table.state["scene"]["waiting"][0]["seat"]
        assert seat in SEATS
        table.send(type="look", seat=seat, lang="en")
        table.until("hello", seat=seat)
        table.until("state")
        assert table.state["scene"]["prompt"]["yours"]
        assert table.move(seat, choices(table.state)[0]["moves"][0])["type"] == "done"
        table.until_seq(number + 1)
    table.close()
