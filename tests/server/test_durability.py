"""What was acknowledged stays: kill -9, a full disk, a lost database, an orderly stop."""

from __future__ import annotations

import contextlib
import json
import random
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from chancellery import Match, verify
from chancellery.cli import main
from chancellery.server.settings import Settings
from chancellery.store import StoreError
from tests.server.harness import Person, Process, action_id, choices, running
from tests.server.postgres import Cluster


def test_kill_9_in_the_middle_of_200_moves(where: str) -> None:
    """The server is killed again and again while moves pour in; none that was acknowledged is lost."""
    rng = random.Random(5)
    id = ""
    acknowledged: dict[int, str] = {}
    kills = 0
    while len(acknowledged) < 200:
        server = Process(where)
        me = Person(server.address)
        if not id:
            id = me.create()["match"]["id"]
        enough = len(acknowledged) + rng.randrange(35, 60)  # then the blow falls
        blow = threading.Timer(rng.uniform(0.0, 0.05), server.kill)
        with contextlib.suppress(ConnectionClosed, TimeoutError, httpx.HTTPError, OSError):
            table = me.live(id)
            table.until("state")
            while len(acknowledged) < 200:
                seat = table.state["scene"]["waiting"][0]["seat"]
                options = choices(me.scene(id, seat))
                done = table.move(seat, rng.choice(options)["moves"][0])
                assert done["type"] == "done", done
                acknowledged[done["seq"]] = f"{seat}: {done['text']}"
                if len(acknowledged) == enough:
                    blow.start()
                table.until_seq(done["seq"])
        if blow.ident is not None:
            blow.join()
            kills += 1
        else:
            server.kill()
        with contextlib.suppress(httpx.HTTPError):
            me.close()
    assert kills >= 3
    server = Process(where)
    record = Person(server.address).http.get(f"/api/matches/{id}/record").text
    assert server.stop() == 0
    match = verify(record).match
    played = {number: f"{match.seats[seat]}: {move.text}" for number, (seat, move) in enumerate(match.moves, 1)}
    for number, move in acknowledged.items():
        assert played[number] == move
    assert len(played) <= len(acknowledged) + kills  # at most the one that was under way at each kill


def test_an_orderly_stop_says_goodbye(tmp_path: Path) -> None:
    server = Process(tmp_path / "a.sqlite")
    me = Person(server.address)
    id = me.create({"britain": {"bot": "random"}, "austria": {"bot": "sensible"}})["match"]["id"]
    table = me.live(id, "france")
    table.until("state")
    assert table.move("france", choices(table.state)[0]["moves"][0])["type"] == "done"
    codes: list[int] = []
    reader = threading.Thread(target=lambda: codes.append(table.until_closed()))
    reader.start()
    started = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - started < 8
    reader.join(5)
    assert codes in ([1001], [1012])  # going away, or restarting
    server = Process(tmp_path / "a.sqlite")
    assert Person(server.address).get(f"/api/matches/{id}")["moves"] >= 1
    assert server.stop() == 0


def test_a_full_disk_is_told_and_nothing_is_acknowledged(tmp_path: Path) -> None:
    from chancellery.store.sqlite import SqliteStore

    path = tmp_path / "a.sqlite"
    with running(Settings(store=str(path), bot_processes=1)) as server:
        store = server.context.store
        assert isinstance(store, SqliteStore)
        full = [False]

        @event.listens_for(store.engine, "begin")
        def limit(connection: Any) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar() if full[0] else 1_000_000
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

        me = Person(server.address)
        id = me.create()["match"]["id"]
        table = me.live(id, "france", lang="pl")
        table.until("state")
        full[0] = True
        said = 0
        for number in range(200):
            body = {"seat": "russia", "text": f"{number} " + "x" * 3900, "action_id": action_id()}
            answer = me.call("POST", f"/api/matches/{id}/press", body)
            if answer.status_code == 503:
                break
            assert answer.status_code == 200
            said += 1
        assert answer.status_code == 503
        assert answer.json()["error"] == "store-failed"
        move = choices(table.state)[0]["moves"][0]
        filler = {"seat": "russia", "text": "y" * 3900, "action_id": action_id()}
        assert me.call("POST", f"/api/matches/{id}/press", filler).status_code == 503
        assert me.get(f"/api/matches/{id}/press")["count"] == said
        full[0] = False
        assert table.move("france", move)["type"] == "done"
        assert me.call("POST", f"/api/matches/{id}/press", filler).status_code == 200
        assert me.get(f"/api/matches/{id}/press")["count"] == said + 1
    with running(Settings(store=str(path), bot_processes=1)) as server:
        me = Person(server.address)
        assert me.get(f"/api/matches/{id}")["moves"] == 1
        assert me.get(f"/api/matches/{id}/press")["count"] == said + 1


def test_a_lost_database_is_told_and_comes_back(postgres: Cluster) -> None:
    where = postgres.database()
    name = where.rsplit("/", 1)[1]
    with running(Settings(store=where, bot_processes=1)) as server:
        me = Person(server.address)
        id = me.create()["match"]["id"]
        table = me.live(id, "france", lang="pl")
        table.until("state")
        watching = me.live(id)
        watching.until("state")
        move = choices(table.state)[0]["moves"][0]
        postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        postgres.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        refused = table.move("france", move, 0, "the-move")
        assert refused["error"] == "store-failed"
        assert "baza danych" in refused["message"]
        assert watching.until("error")["error"] == "store-failed"
        assert me.move(id, "france", move, 0).status_code == 503
        assert me.call("GET", "/api/matches").status_code == 503
        assert me.call("GET", "/api/health").status_code == 503
        postgres.run(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        done = table.move("france", move, 0, "the-move")
        assert done["type"] == "done"
        assert watching.until("state")["seq"] == 1
        assert me.get(f"/api/matches/{id}")["moves"] == 1
        assert me.call("GET", "/api/health").status_code == 200


def test_a_move_whose_answer_was_lost_is_found_again(where: str) -> None:
    """The store keeps it, but the table never hears of it: the same action id then gets its answer."""
    with running(Settings(store=where, bot_processes=1)) as server:
        me = Person(server.address)
        id = me.create()["match"]["id"]
        move = choices(me.scene(id, "france"))[0]["moves"][0]
        store = server.context.store
        append = store.append

        async def lost(wanted: Any) -> Any:
            await append(wanted)
            raise StoreError("the connection was cut while it answered")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "append", lost)
            assert me.move(id, "france", move, 0, "lost").status_code == 503
        done = me.move(id, "france", move, 0, "lost")
        assert done.status_code == 200
        assert me.get(f"/api/matches/{id}")["moves"] == 1
        assert me.move(id, "france", move, 0, "lost").json() == done.json()


def test_tables_leave_the_memory_and_come_back(where: str) -> None:
    """Loading from a snapshot gives what was in memory: scene, log, press, undo."""
    with running(Settings(store=where, bot_processes=1, idle_seconds=0.2)) as server:
        me = Person(server.address)
        id = me.create()["match"]["id"]
        me.play(id, 150)
        me.post(f"/api/matches/{id}/press", {"seat": "france", "text": "hello", "action_id": action_id()})
        paths = ["", "/log?lang=pl", "/press", "/timeline", "/scene?seat=france", "/scene?at=70&seat=russia"]
        before = [me.get(f"/api/matches/{id}{path}") for path in paths]
        record = me.http.get(f"/api/matches/{id}/record").text
        table = server.context.hall.tables[id]
        deadline = time.monotonic() + 10
        while id in server.context.hall.tables:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        snapshot = server.do(server.context.store.snapshot(id))
        assert snapshot is not None
        assert snapshot.seq >= 128
        assert [me.get(f"/api/matches/{id}{path}") for path in paths] == before
        assert server.context.hall.tables[id] is not table
        assert Match.from_record(me.http.get(f"/api/matches/{id}/record").text).moves[-1][0] in range(6)
        assert me.http.get(f"/api/matches/{id}/record").text.splitlines()[:-1] == record.splitlines()[:-1]


def test_the_host_can_export_at_any_time(tmp_path: Path) -> None:
    import zipfile

    path, archive = tmp_path / "a.sqlite", tmp_path / "all.zip"
    with running(Settings(store=str(path), bot_processes=1)) as server:
        me = Person(server.address)
        ids = [me.create()["match"]["id"] for _ in range(3)]
        me.play(ids[0], 10)
        command = [sys.executable, "-m", "chancellery.cli", "serve", "--store", str(path), "--export", str(archive)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # while the server runs
    with zipfile.ZipFile(archive) as written:
        assert {name.split(".")[0] for name in written.namelist()} == set(ids)
        assert len(verify(written.read(f"{ids[0]}.txt").decode()).match) == 10
        assert json.loads(written.read(f"{ids[0]}.json"))["seats"][0]["kind"] == "person"


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        (["--host", "0.0.0.0"], "hosted"),
        (["--store", "/proc/none/a.sqlite"], "/proc/none"),
        (["--port", "99999"], "--port"),
        (["--mode", "public"], "--mode"),
        (["--store", "postgresql://nobody@127.0.0.1:1/none"], "127.0.0.1"),
    ],
)
def test_a_server_that_cannot_start_says_why(
    more: list[str], expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chancellery.server.run.signal.signal", lambda *_: None)  # the tests keep theirs
    command = ["serve", "--port", "0", "--lang", "en"]
    if "--store" not in more:
        command += ["--store", str(tmp_path / "a.sqlite")]
    assert main([*command, *more]) == 2
    said = capsys.readouterr().err
    assert expected in said
    assert "Traceback" not in said
