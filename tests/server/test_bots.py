"""Bots at the table: in processes of their own, with a limit, and replaced when they fail."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from chancellery import verify
from chancellery.server import bots
from chancellery.server.errors import Refused
from chancellery.server.settings import Settings
from chancellery.server.tables import own_id
from tests.server import odd_bots
from tests.server.harness import SEATS, Person, Running, action_id, choices, running

ODD = ("hangs", "dies", "raises", "cheats", "prints", "meddles", "proposes", *odd_bots.SILENT)
ROOT = Path(__file__).parents[2]


@contextlib.contextmanager
def with_odd_bots(store: Path, seconds: float, processes: int) -> Iterator[Running]:
    honest = bots.names()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "names", lambda: [*honest, *ODD])
        patch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
        settings = Settings(
            store=str(store),
            bot_pause=0.0,
            bot_seconds=seconds,
            bot_processes=processes,
            bot_worker="tests.server.odd_bots",
        )
        with running(settings) as started:
            yield started


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with with_odd_bots(tmp_path_factory.mktemp("bots") / "a.sqlite", 1.0, 2) as started:
        yield started


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that gives bots the time to set up a large game in a new process."""
    with with_odd_bots(tmp_path_factory.mktemp("patient") / "a.sqlite", 10.0, 1) as started:
        yield started


@pytest.fixture
def me(server: Running) -> Person:
    return Person(server.address)


def wait_for(me: Person, id: str, moves: int, seconds: float = 40) -> dict[str, Any]:
    deadline = time.monotonic() + seconds
    while True:
        summary: dict[str, Any] = me.get(f"/api/matches/{id}")
        if summary["moves"] >= moves or summary["status"] == "finished":
            return summary
        assert time.monotonic() < deadline, summary
        time.sleep(0.05)


def test_bots_play_and_everything_is_stored(me: Person) -> None:
    id = me.create({seat: {"bot": "random"} for seat in SEATS})["match"]["id"]
    wait_for(me, id, 150)
    record = me.http.get(f"/api/matches/{id}/record").text
    assert len(verify(record).match) >= 150
    me.post(f"/api/matches/{id}/seats/france", {"to": "me"})  # somebody sits down in the middle
    time.sleep(0.3)
    summary = me.get(f"/api/matches/{id}")
    assert summary["seats"][1]["yours"]


@pytest.mark.parametrize(
    ("bot", "reason"),
    [("hangs", "too long"), ("dies", "broke down"), ("raises", "broke down"), ("cheats", "not allowed")],
)
def test_a_bot_that_fails_is_replaced_and_the_table_is_told(me: Person, bot: str, reason: str) -> None:
    id = me.create({"france": {"bot": bot}})["match"]["id"]
    summary = wait_for(me, id, 1)
    assert summary["seats"][1]["bot"] == "sensible"
    lines = [line for line in me.get(f"/api/matches/{id}/press")["lines"] if line["system"]]
    assert len(lines) == 1
    assert reason in lines[0]["text"]
    assert "France" in lines[0]["text"]
    polish = me.get(f"/api/matches/{id}/press", lang="pl")["lines"][0]["text"]
    assert "Francja" in polish


def test_bots_that_are_odd_but_harmless(me: Person) -> None:
    id = me.create({"france": {"bot": "prints"}})["match"]["id"]
    assert wait_for(me, id, 1)["seats"][1]["bot"] == "prints"
    id = me.create({"france": {"bot": "meddles"}})["match"]["id"]
    assert wait_for(me, id, 1)["seats"][1]["bot"] == "sensible"


def test_even_without_any_bot_the_table_goes_on(server: Running, me: Person) -> None:
    """The fallback itself fails: then any legal move will do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "FALLBACK", "raises")
        id = me.create({"france": {"bot": "raises"}})["match"]["id"]
        assert wait_for(me, id, 1)["moves"] == 1


def test_one_hanging_bot_does_not_stop_other_tables(me: Person) -> None:
    slow = [me.create({"france": {"bot": "hangs"}})["match"]["id"] for _ in range(2)]
    quick = [me.create({"france": {"bot": "random"}})["match"]["id"] for _ in range(4)]
    for id in (*quick, *slow):
        wait_for(me, id, 1)


def test_a_human_may_resign_to_a_bot(me: Person) -> None:
    id = me.create()["match"]["id"]
    table = me.live(id)
    table.until("state")
    me.post(f"/api/matches/{id}/seats/france", {"to": {"bot": "sensible"}})
    assert table.until("press")["lines"][0]["system"]
    assert table.until("state")["seq"] == 1


def test_an_undo_reaches_the_bots(me: Person) -> None:
    """A bot's process holds a copy of the match; an undo makes it void."""
    id = me.create({seat: {"bot": "random"} for seat in SEATS if seat != "france"})["match"]["id"]
    for _ in range(6):
        deadline = time.monotonic() + 20
        while "france" not in me.get(f"/api/matches/{id}")["waiting_for"]:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        scene = me.scene(id, "france")
        done = me.move(id, "france", choices(scene)[0]["moves"][0], scene["seq"]).json()
        body = {"seat": "france", "seq": done["seq"], "action_id": f"undo-{done['seq']}"}
        me.call("POST", f"/api/matches/{id}/undo", body)
        scene = me.scene(id, "france")
        if choices(scene):
            me.move(id, "france", choices(scene)[-1]["moves"][0], scene["seq"])
    time.sleep(0.5)
    assert all(seat["bot"] == "random" for seat in me.get(f"/api/matches/{id}")["seats"] if seat["id"] != "france")


def test_bots_wake_up_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(store=str(tmp_path / "a.sqlite"), bot_pause=0.0, bot_processes=1)
    with running(settings) as first:
        me = Person(first.address)
        id = me.create({"britain": {"bot": "random"}})["match"]["id"]
        first.context.drivers._stopping = True  # it stops just before the bot would decide
        scene = me.scene(id, "france")
        me.move(id, "france", choices(scene)[0]["moves"][0], scene["seq"])
        assert me.get(f"/api/matches/{id}")["waiting_for"] == ["britain"]
    with running(settings) as second:
        deadline = time.monotonic() + 20
        while id not in second.context.hall.tables or second.context.hall.tables[id].ledger.revision < 2:
            assert time.monotonic() < deadline
            time.sleep(0.02)


# -- what is proposed to them


def with_maria(me: Person, frederick: str) -> str:
    seats = {"louis_xv": "me", "frederick_ii": {"bot": frederick}, "maria_theresa": "me"}
    made = me.post("/api/matches", {"game": "maria", "scenario": "full", "seats": seats})
    return str(made["match"]["id"])


def settled(me: Person, server: Running, id: str) -> dict[str, Any]:
    """What everybody knows of the match once its bot has nothing to do."""
    deadline = time.monotonic() + 30
    table = server.context.hall.tables[id]
    while server.context.drivers.busy(table) or "frederick_ii" in me.get(f"/api/matches/{id}")["waiting_for"]:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return table.match.view(None)


def test_a_bot_answers_what_is_proposed_to_it(patient: Running) -> None:
    me = Person(patient.address)
    id = with_maria(me, "sensible")
    settled(me, patient, id)
    table = me.live(id, "louis_xv")
    table.until("state")
    for proposal, found in (
        ("subsidy france > prussia for 3", "signed"),
        ("subsidy prussia > bavaria for 3", "refused"),
    ):
        assert table.move("louis_xv", f"propose : {proposal}")["type"] == "done"
        while not any(line["kind"] == f"agreement_{found}" for line in table.until("events")["lines"]):
            pass
    view = settled(me, patient, id)
    assert view["contracts"] == [["france", "prussia", 3]]
    assert view["agreements"] == []
    record = me.http.get(f"/api/matches/{id}/record").text
    assert [f"frederick_ii: {text}" in record for text in ("sign 1", "turn down 2")] == [True, True]


@pytest.mark.parametrize("bot", odd_bots.SILENT)
def test_a_bot_that_fails_when_asked_about_a_proposal_has_no_answer(patient: Running, bot: str) -> None:
    """It keeps its seat, its own turns go on, and it is asked once for each proposal."""
    me = Person(patient.address)
    id = with_maria(me, bot)
    settled(me, patient, id)
    failures = _failures(me)
    seq = me.get(f"/api/matches/{id}")["seq"]
    assert me.move(id, "louis_xv", "propose : subsidy france > prussia for 3", seq).status_code == 200
    view = settled(me, patient, id)
    assert [(a["number"], a["signed"]) for a in view["agreements"]] == [(1, ["louis_xv"])]
    assert _failures(me) == failures + 1
    for _ in range(8):  # the set-up goes on, and with it the bot
        summary = me.get(f"/api/matches/{id}")
        seat = summary["waiting_for"][0]
        assert me.move(id, seat, choices(me.scene(id, seat))[0]["moves"][0], summary["seq"]).status_code == 200
        settled(me, patient, id)
    assert _failures(me) == failures + 1
    summary = me.get(f"/api/matches/{id}")
    assert summary["seats"][1]["bot"] == bot
    assert summary["moves"] > 9
    if bot == "sulks":
        seq = summary["seq"]
        assert me.move(id, "louis_xv", "propose : subsidy france > prussia for 4", seq).status_code == 200
        settled(me, patient, id)
        assert _failures(me) == failures + 2


def _failures(me: Person) -> int:
    lines = me.http.get("/api/metrics").text.splitlines()
    return sum(int(float(line.split()[-1])) for line in lines if line.startswith("chancellery_bot_failures"))


def test_a_bot_that_proposes_instead_of_deciding_is_replaced(patient: Running) -> None:
    me = Person(patient.address)
    id = with_maria(me, "proposes")
    view = settled(me, patient, id)
    summary = me.get(f"/api/matches/{id}")
    assert summary["seats"][1]["bot"] == "sensible"
    assert view["agreements"] == []
    lines = [line["text"] for line in me.get(f"/api/matches/{id}/press")["lines"] if line["system"]]
    assert len(lines) == 1
    assert "not allowed" in lines[0]


def said_by_the_table(me: Person, id: str, lang: str = "en") -> list[str]:
    return [line["text"] for line in me.get(f"/api/matches/{id}/press", lang=lang)["lines"] if line["system"]]


@pytest.mark.parametrize("form", ["bot:{}:1", "bot:{}:1:answer"])
def test_no_id_of_a_person_stops_a_bot(me: Person, form: str) -> None:
    """France, seat 1, decides first: the id that a bot there would once have used is taken by a message before."""
    id = me.create()["match"]["id"]
    for revision in range(3):
        press = {"seat": "britain", "text": "hello", "action_id": form.format(revision)}
        assert me.call("POST", f"/api/matches/{id}/press", press).status_code == 200
    me.post(f"/api/matches/{id}/seats/france", {"to": {"bot": "sensible"}})
    assert wait_for(me, id, 1)["moves"] == 1


@pytest.mark.parametrize("given", [own_id(0, 1), "~", "a~b"])
def test_people_have_no_ids_of_the_server(me: Person, given: str) -> None:
    id = me.create()["match"]["id"]
    press = {"seat": "britain", "text": "hello", "action_id": given}
    assert me.call("POST", f"/api/matches/{id}/press", press).status_code == 422
    option = choices(me.scene(id, "france"))[0]["moves"][0]
    assert me.move(id, "france", option, 0, given).status_code == 422
    table = me.live(id, "france")
    table.until("state")
    table.send(type="press", seat="france", text="hello", action_id=given)
    assert table.until("error")["error"] == "bad-message"


@pytest.mark.parametrize("error", [Refused("action-reused"), Refused("store-failed"), Refused("stale"), OSError("odd")])
def test_a_bot_that_cannot_move_waits_longer_each_time_and_gives_up(server: Running, error: Exception) -> None:
    asked: list[float] = []
    drivers = server.context.drivers
    choose = drivers.pool.choose

    async def counted(*args: Any) -> str:
        asked.append(time.monotonic())
        return await choose(*args)

    async def fails(*_: Any) -> None:
        raise error

    me = Person(server.address)
    id = me.create()["match"]["id"]
    table = server.context.hall.tables[id]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "RETRY", 0.01)
        patch.setattr(bots, "TRIES", 6)
        patch.setattr(drivers.pool, "choose", counted)
        patch.setattr(table, "act", fails)
        patch.setattr(drivers, "store_is_back", lambda: None)  # the store itself is well, and somebody may notice
        me.post(f"/api/matches/{id}/seats/france", {"to": {"bot": "random"}})
        deadline = time.monotonic() + 30
        while not any("stopped trying" in line for line in said_by_the_table(me, id)):
            assert time.monotonic() < deadline
            time.sleep(0.02)
        assert "przestał próbować" in said_by_the_table(me, id, "pl")[-1]
        assert "France" in said_by_the_table(me, id)[-1]
        time.sleep(0.3)
        assert len(asked) == 6  # and nobody asks again
        pauses = [later - earlier for earlier, later in pairwise(asked)]
        assert pauses[-1] >= 0.08 > 0.01  # doubled each time
        assert not drivers.busy(table)
    me.post(f"/api/matches/{id}/seats/france", {"to": {"bot": "sensible"}})
    assert wait_for(me, id, 1)["moves"] == 1


def test_bots_go_on_when_the_store_is_back(server: Running) -> None:
    me = Person(server.address)
    id = me.create()["match"]["id"]
    table, drivers = server.context.hall.tables[id], server.context.drivers

    async def fails(*_: Any) -> None:
        raise Refused("store-failed")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "RETRY", 0.001)
        patch.setattr(table, "act", fails)
        me.post(f"/api/matches/{id}/seats/france", {"to": {"bot": "random"}})
        deadline = time.monotonic() + 30
        while drivers.busy(table) or not said_by_the_table(me, id)[-1].endswith("to go on."):
            assert time.monotonic() < deadline
            time.sleep(0.02)

    async def back() -> None:
        drivers.store_is_back()

    server.do(back())
    assert wait_for(me, id, 1)["moves"] == 1


def test_who_changes_a_secret_choice_again_and_again_does_not_hold_up_a_bot(tmp_path: Path) -> None:
    settings = Settings(store=str(tmp_path / "a.sqlite"), bot_pause=0.5, bot_processes=1, rates=False)
    with running(settings) as server:
        me = Person(server.address)
        seats = {"france": "me", "britain": "me"}
        asked = {"game": "imperial_struggle", "scenario": "standard", "options": {}, "seats": seats}
        id = me.http.post("/api/matches", json=asked).json()["match"]["id"]
        me.live(id, "france").until("state")  # for those who watch a bot takes its time
        assert me.http.post(f"/api/matches/{id}/seats/britain", json={"to": {"bot": "random"}}).status_code == 200
        number, deadline = 0, time.monotonic() + 20
        while (seen := me.scene(id, "france"))["scene"]["prompt"]["kind"] == "ministry":
            assert time.monotonic() < deadline
            option = choices(seen)[number % len(choices(seen))]
            move = {"seat": "france", "move": option["moves"][0], "seq": seen["seq"], "action_id": action_id()}
            assert me.http.post(f"/api/matches/{id}/moves", json=move).status_code in (200, 409)
            number += 1
            time.sleep(0.1)
        assert number > 1
        me.close()
