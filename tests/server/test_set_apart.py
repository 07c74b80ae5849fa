"""A match that the rules of now refuse is set apart and told; all others, the stop and the export go on."""

from __future__ import annotations

import json
import stat
import subprocess
import sys
import time
import zipfile
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chancellery import Match, verify
from chancellery.kernel import BadRecord, game, registry
from chancellery.server.hall import new_id
from chancellery.server.settings import Settings
from chancellery.server.setups import setup_to_data
from chancellery.store import Append, NewEntry, Seat, Standing, Store, StoredMatch
from tests.scenes import data
from tests.server.harness import GAME, Person, Process, Running, action_id, running

GOOD, ALL = 99, 150  # moves that fit, and moves that were made


def played() -> Match:
    """A match with a question in it that was asked by the first version of the rules and is not asked any more."""
    match, rng = Match.new(GAME, seed="apart", nonce="nonce"), Random("apart")
    while len(match) < ALL:
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
    return match


async def put_old(store: Store, owner: int | None = None, bot: bool = False, **changes: Any) -> str:
    """Stores it as a server of the first version would have."""
    match, id = played(), new_id()
    setup = {**setup_to_data(match.setup), "seat_ids": list(match.seats), **changes}
    setup.pop("rules")  # that version did not know it
    kinds = [Seat(n, "bot", None, "random", "random") if bot else Seat(n, "person", owner, "old") for n in range(6)]
    waiting = tuple(sorted({decision.seat for decision in match.decisions}))
    first, now = Standing("running", 0, 0), Standing("running", ALL, ALL, waiting)
    await store.create_match(StoredMatch(id, "old", GAME, setup, owner, False, 0, 0, 0, first, tuple(kinds)))
    texts = [move.text for _, move in match.moves]
    texts[GOOD] = "pass"
    entries = [NewEntry("move", seat, text, n, n) for n, ((seat, _), text) in enumerate(zip(match.moves, texts), 1)]
    entries.insert(120, NewEntry("press", 1, "What a march!", 120, 120))
    await store.append(Append(id, 0, tuple(entries), now))
    return id


def planted(where: str, **more: Any) -> str:
    with running(Settings(store=where, bot_processes=1)) as server:
        id: str = server.do(put_old(server.context.store, **more))
    return id


def test_one_bad_match_stops_nothing(where: str, tmp_path: Path) -> None:
    bad = [planted(where, bot=True), planted(where, bot=True, board_digest="0" * 64)]
    server = Process(where)
    me = Person(server.address)
    fine = me.create({"britain": {"bot": "random"}, "france": {"bot": "random"}})["match"]["id"]
    assert server.stop() == 0
    server = Process(where)  # it wakes the bots of all three
    me = Person(server.address)
    deadline = time.monotonic() + 20
    while me.get(f"/api/matches/{fine}")["waiting_for"][0] in ("britain", "france"):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    health = me.get("/api/health")
    assert (health["status"], health["set_apart"]) == ("ok", 2)
    assert "chancellery_matches_set_apart 2" in me.http.get("/api/metrics").text
    listed = {one["id"]: one["set_apart"] for one in me.get("/api/matches", lang="pl")["matches"]}
    assert listed[fine] is None
    assert listed[bad[0]]["move"] == GOOD + 1
    assert "wersji 1 zasad" in listed[bad[0]]["message"]
    assert listed[bad[1]]["move"] is None
    refused = me.call("GET", f"/api/matches/{bad[1]}/scene")
    assert (refused.status_code, refused.json()["error"]) == (409, "set-apart")
    assert server.stop() == 0
    archive = tmp_path / "all.zip"
    command = [
        sys.executable,
        "-m",
        "chancellery.cli",
        "serve",
        "--store",
        where,
        "--export",
        str(archive),
        "--lang",
        "en",
    ]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert all(id in done.stdout for id in bad)
    with zipfile.ZipFile(archive) as written:
        assert {name.split(".")[0] for name in written.namelist()} == {fine, *bad}
        assert verify(written.read(f"{fine}.txt").decode()).match is not None
        for id in bad:
            record = written.read(f"{id}.txt").decode()
            assert sum(line[0].isdigit() for line in record.splitlines() if line) == ALL
            assert "What a march!" in record
            with pytest.raises(BadRecord) as wrong:
                verify(record)
            assert wrong.value.reason == "record-other-rules"
        assert json.loads(written.read(f"{bad[0]}.json"))["set_apart"]["move"] == GOOD + 1
        assert json.loads(written.read(f"{fine}.json"))["set_apart"] is None


def test_it_can_be_read_up_to_its_last_good_move(where: str) -> None:
    id = planted(where)
    with running(Settings(store=where, bot_processes=1)) as server:
        me = Person(server.address)
        expected = played().at(GOOD)
        summary = me.get(f"/api/matches/{id}", lang="en")
        assert summary["moves"] == ALL
        assert summary["set_apart"]["rules"] == 1
        assert summary["set_apart"]["now"] == 2
        assert f"Move {GOOD + 1} " in summary["set_apart"]["message"]
        assert summary["set_apart"]["may_go_on"]
        seen = me.scene(id, "france", lang="en")
        assert seen["moves"] == GOOD
        assert seen["scene"] == data(expected.scene("france", "en"))
        assert me.get(f"/api/matches/{id}/log")["count"] == expected.event_count
        assert me.get(f"/api/matches/{id}/press")["lines"][0]["text"] == "What a march!"
        seat = expected.seats[expected.decisions[0].seat]
        for lang, said in (("en", "version 1 of the rules"), ("pl", "wersji 1 zasad")):
            body = {"seat": seat, "move": expected.decisions[0].options[0].text, "seq": ALL, "action_id": action_id()}
            refused = me.call("POST", f"/api/matches/{id}/moves", body, params={"lang": lang})
            assert (refused.status_code, refused.json()["error"]) == (409, "set-apart")
            assert said in refused.json()["message"]
        me.post(f"/api/matches/{id}/press", {"seat": "russia", "text": "What now?", "action_id": action_id()})
        assert me.get(f"/api/matches/{id}")["moves"] == ALL  # words change nothing
        with pytest.raises(BadRecord) as wrong:
            verify(me.http.get(f"/api/matches/{id}/record").text)
        assert wrong.value.reason == "record-other-rules"
        found = me.get(f"/api/matches/{id}/verify", lang="pl")
        assert not found["ok"]
        assert "wersji 1 zasad" in found["message"]


def test_its_owner_lets_it_go_on_and_what_was_cut_is_kept(where: str) -> None:
    id = planted(where)
    with (
        running(Settings(store=where, bot_processes=1)) as server,
        running(Settings(store=where, bot_processes=1)) as other,
    ):
        me, elsewhere = Person(server.address), Person(other.address)
        table = me.live(id, "france", lang="pl")
        table.until("summary")
        assert elsewhere.get(f"/api/matches/{id}")["set_apart"]
        assert me.call("POST", f"/api/matches/{id}/go-on", {"moves": GOOD + 1}).status_code == 409
        went = me.post(f"/api/matches/{id}/go-on", {"moves": GOOD})
        assert went["set_apart"] is None
        assert went["moves"] == GOOD
        assert table.until("summary")["match"]["set_apart"] is None
        told = table.until("press")["lines"][-1]
        assert told["system"]
        assert f"Ruch {GOOD} " in told["text"]
        assert f": {ALL - GOOD}." in told["text"]
        assert me.call("POST", f"/api/matches/{id}/go-on", {"moves": GOOD}).status_code == 409  # once is enough
        me.play(id, 70)
        record = me.http.get(f"/api/matches/{id}/record").text
        assert len(verify(record).match) == GOOD + 70
        assert '[Rules "2"]' in record
        if "postgresql" in where:
            deadline = time.monotonic() + 60
            while elsewhere.get(f"/api/matches/{id}")["moves"] != GOOD + 70:
                assert time.monotonic() < deadline
                time.sleep(0.05)
            assert elsewhere.http.get(f"/api/matches/{id}/record").text == record
        kept = server.do(server.context.store.entries(id))
        assert [entry.text for entry in kept if entry.kind == "move"][GOOD] == "pass"
        assert sum(entry.kind == "move" for entry in kept) == ALL + 70
    with running(Settings(store=where, bot_processes=1)) as server:  # also from the snapshot after the cut
        again = Person(server.address)
        assert again.http.get(f"/api/matches/{id}/record").text.split("%")[0] == record.split("%")[0]
        assert again.get(f"/api/matches/{id}")["set_apart"] is None
        undone = again.call("POST", f"/api/matches/{id}/undo", {"seat": "france", "seq": 0, "action_id": action_id()})
        assert undone.status_code == 409


def test_only_the_owner_may(tmp_path: Path) -> None:
    with running(Settings(mode="hosted", store=str(tmp_path / "a.sqlite"), bot_processes=1, rates=False)) as server:
        ada, bea = Person(server.address).known_as(server, "Ada"), Person(server.address).known_as(server, "Bea")
        account = server.do(server.context.store.account_named("Ada"))
        id = server.do(put_old(server.context.store, account.id))
        for person, code in ((Person(server.address), 401), (bea, 403)):
            assert not person.get(f"/api/matches/{id}")["set_apart"]["may_go_on"]
            refused = person.call("POST", f"/api/matches/{id}/go-on", {"moves": GOOD})
            assert refused.status_code == code, refused.text
        assert ada.get(f"/api/matches/{id}")["set_apart"]["may_go_on"]
        assert ada.post(f"/api/matches/{id}/go-on", {"moves": GOOD})["set_apart"] is None


def test_a_finished_match_stays_as_it_was(local: Running) -> None:
    me = Person(local.address)

    async def put() -> str:
        store = local.context.store
        id = await put_old(store)
        row = await store.match(id)
        assert row is not None
        outcome = {"winners": [1], "scores": [1, 2, 3, 4, 5, 6], "rule": "K-9.1", "reason": "influence"}
        over = replace(row.standing, status="finished", outcome=outcome, waiting=())
        await store.append(Append(id, row.head, (NewEntry("press", 1, "Well played.", ALL, ALL),), over))
        return id

    id = local.do(put())
    summary = me.get(f"/api/matches/{id}")
    assert summary["status"] == "finished"
    assert not summary["set_apart"]["may_go_on"]
    assert me.call("POST", f"/api/matches/{id}/go-on", {"moves": GOOD}).status_code == 409
    assert '[Result "france K-9.1 influence 1-2-3-4-5-6"]' in me.http.get(f"/api/matches/{id}/record").text


def test_snapshots_of_other_rules_are_not_trusted(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match is replayed from its start, and what fits is all of it."""
    with running(Settings(store=where, bot_processes=1)) as server:
        me = Person(server.address)
        id = me.create()["match"]["id"]
        me.play(id, 70)
        store = server.context.store
        deadline = time.monotonic() + 10
        while (snapshot := server.do(store.snapshot(id))) is None:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        lying = {**snapshot.data, "record": snapshot.data["record"].replace("france: ", "france:  ")}
        server.do(store.put_snapshot(id, replace(snapshot, data=lying)))
        record = me.http.get(f"/api/matches/{id}/record").text
    corrected = replace(registry.plugin(GAME), game=replace(game(GAME), rules_version=3))
    monkeypatch.setitem(registry._PLUGINS, GAME, corrected)
    with running(Settings(store=where, bot_processes=1)) as server:
        me = Person(server.address)
        assert me.get(f"/api/matches/{id}")["set_apart"] is None
        assert me.http.get(f"/api/matches/{id}/record").text.split("%")[0] == record.split("%")[0]
        me.play(id, 1)
        assert '[Rules "3"]' in me.http.get(f"/api/matches/{id}/record").text


def test_the_archive_is_for_its_owner_only(tmp_path: Path) -> None:
    store, archive = tmp_path / "a.sqlite", tmp_path / "all.zip"
    archive.write_bytes(b"an older one")
    archive.chmod(0o644)
    command = [sys.executable, "-m", "chancellery.cli", "serve", "--store", str(store), "--export"]
    for path in (archive, tmp_path / "new.zip"):
        subprocess.run([*command, str(path)], check=True, stdout=subprocess.DEVNULL)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert zipfile.ZipFile(path).namelist() == []
