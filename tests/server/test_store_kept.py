"""The store tells when it cannot write, when it lost something, and when it is of another version."""

from __future__ import annotations

import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from chancellery.cli import main
from chancellery.server.settings import Settings
from chancellery.store.postgres import PostgresStore
from chancellery.store.sqlite import SqliteStore
from tests.server.harness import Person, Process, action_id, running
from tests.server.postgres import Cluster


def status(me: Person) -> int:
    return me.call("GET", "/api/health").status_code


def until(wanted: int, me: Person) -> None:
    deadline = time.monotonic() + 15
    while status(me) != wanted:
        assert time.monotonic() < deadline
        time.sleep(0.1)


# -- health


def test_health_on_a_full_disk(tmp_path: Path) -> None:
    """The process may write no more: no move can be stored, and health says so though nobody moves."""
    server = Process(tmp_path / "a.sqlite")
    me = Person(server.address)
    id = me.create()["match"]["id"]
    assert status(me) == 200
    free = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, free[1]))
    until(503, me)
    assert me.call("GET", "/api/health").json()["store"] == "failing"
    press = {"seat": "france", "text": "hello", "action_id": action_id()}
    assert me.call("POST", f"/api/matches/{id}/press", press).status_code == 503
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, free)
    until(200, me)
    assert me.call("POST", f"/api/matches/{id}/press", press).status_code == 200
    assert server.stop() == 0


def test_health_of_a_database_that_only_reads(postgres: Cluster) -> None:
    where = postgres.database()
    name = where.rsplit("/", 1)[1]
    server = Process(where)
    me = Person(server.address)
    me.create()
    assert status(me) == 200
    for setting, wanted in (("on", 503), ("off", 200)):
        postgres.run(f"ALTER DATABASE {name} SET default_transaction_read_only = {setting}")
        postgres.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        until(wanted, me)
    assert server.stop() == 0


def test_to_ask_for_health_is_no_load(where: str) -> None:
    with running(Settings(store=where, bot_processes=1)) as server:
        store = server.context.store
        assert isinstance(store, (SqliteStore, PostgresStore))
        tried = 0
        write = store._writing

        def counted(work: Callable) -> object:
            nonlocal tried
            tried += 1
            return write(work)

        store._writing = counted  # type: ignore[method-assign, assignment]
        me = Person(server.address)
        for _ in range(200):
            assert status(me) == 200
        assert tried <= 2


# -- what was lost


def played(path: Path, how: str = "kill") -> str:
    """A server that is used twice and ends in good order or not; the id of its match."""
    server = Process(path)
    me = Person(server.address)
    id: str = me.create()["match"]["id"]
    me.play(id, 5)
    assert server.stop() == 0
    server = Process(path)
    me = Person(server.address)
    me.play(id, 5, seed=2)
    server.kill() if how == "kill" else server.stop()
    return id


def start(path: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "chancellery.cli", "serve", "--store", str(path), "--lang", "en", *more]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def cut_log(path: Path) -> None:
    log = beside(path, "-wal")
    assert log.stat().st_size
    with log.open("r+b") as file:
        file.truncate(log.stat().st_size // 2)


def remove_log(path: Path) -> None:
    beside(path, "-wal").unlink()


def remove_log_and_index(path: Path) -> None:
    remove_log(path)
    beside(path, "-shm").unlink(missing_ok=True)


def empty_file(path: Path) -> None:
    path.write_bytes(b"")


def empty_all(path: Path) -> None:
    path.write_bytes(b"")
    beside(path, "-wal").unlink(missing_ok=True)


def remove_file(path: Path) -> None:
    path.unlink()
    beside(path, "-wal").unlink(missing_ok=True)


def cut_file(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2 // 4096 * 4096)


def cut_file_and_log(path: Path) -> None:
    cut_file(path)
    remove_log(path)


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a server that was killed in the middle of a match."""
    path = tmp_path_factory.mktemp("killed") / "a.sqlite"
    played(path)
    return path


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.glob("a.sqlite*") if not file.name.endswith("-shm")}


@pytest.mark.parametrize(
    "harm", [cut_log, remove_log, remove_log_and_index, empty_file, empty_all, remove_file, cut_file, cut_file_and_log]
)
def test_what_was_lost_is_noticed(
    harm: Callable[[Path], None],
    killed: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("chancellery.server.run.signal.signal", lambda *_: None)  # the tests keep theirs
    folder = tmp_path / "store"
    shutil.copytree(killed.parent, folder)
    path = folder / killed.name
    harm(path)
    before = files(folder)
    for command in (["--port", "0"], ["--export", str(tmp_path / "all.zip")], ["--migrate"], ["--no-migrate"]):
        assert main(["serve", "--store", str(path), "--lang", "en", *command]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert str(path) in said
        assert files(folder) == before  # whoever mends it finds all that is left


def test_what_was_killed_and_not_harmed_is_whole(killed: Path, tmp_path: Path) -> None:
    shutil.copytree(killed.parent, tmp_path / "store")
    server = Process(tmp_path / "store" / killed.name)
    assert [one["moves"] for one in Person(server.address).get("/api/matches")["matches"]] == [10]
    assert server.stop() == 0


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_no_false_alarm(how: str, tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    id = played(path, how)
    assert start(path, "--migrate").returncode == 0
    server = Process(path)
    assert start(path, "--export", str(tmp_path / "all.zip")).returncode == 0  # while it runs
    me = Person(server.address)
    me.play(id, 3, seed=4)
    server.kill()
    beside(path, "-mark").unlink()  # without its mark a store is taken as it is
    server = Process(path)
    assert Person(server.address).get(f"/api/matches/{id}")["moves"] == 13
    assert server.stop() == 0
    assert stat.S_IMODE(beside(path, "-mark").stat().st_mode) == 0o600


def test_a_mark_that_says_nothing_is_no_alarm(killed: Path, tmp_path: Path) -> None:
    shutil.copytree(killed.parent, tmp_path / "store")
    path = tmp_path / "store" / killed.name
    for odd in (b"", b"\x00" * 128, b"chancellery 1 zz", beside(path, "-mark").read_bytes().replace(b" 1 ", b" 1 0")):
        beside(path, "-mark").write_bytes(odd)
        assert main(["serve", "--store", str(path), "--migrate"]) == 0


def test_a_back_up_that_was_restored_is_accepted_when_the_host_says_so(tmp_path: Path) -> None:
    path, backup = tmp_path / "a.sqlite", tmp_path / "backup.sqlite"
    server = Process(path)
    me = Person(server.address)
    id = me.create()["match"]["id"]
    me.play(id, 5)
    source, target = sqlite3.connect(path), sqlite3.connect(backup)
    source.backup(target)
    source.close()
    target.close()
    me.play(id, 5, seed=2)
    assert server.stop() == 0
    shutil.copy(backup, path)
    ended = start(path, "--port", "0")
    assert ended.returncode == 2
    assert "--accept-store" in ended.stderr
    assert start(path, "--accept-store").returncode == 0
    server = Process(path)
    me = Person(server.address)
    assert me.get(f"/api/matches/{id}")["moves"] == 5
    me.play(id, 1)
    assert server.stop() == 0
    elsewhere = tmp_path / "elsewhere" / "b.sqlite"
    elsewhere.parent.mkdir()
    shutil.copy(backup, elsewhere)  # a copy at another place is nothing to be warned of
    assert start(elsewhere, "--migrate").returncode == 0


# -- another version


def test_a_database_of_a_newer_version(
    where: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chancellery.server.run.signal.signal", lambda *_: None)  # the tests keep theirs
    assert main(["serve", "--store", where, "--migrate", "--lang", "en"]) == 0
    url = where.replace("postgresql:", "postgresql+psycopg:") if "postgresql" in where else f"sqlite:///{where}"
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    capsys.readouterr()
    for more in (["--migrate"], ["--no-migrate", "--port", "0"], ["--port", "0"], ["--export", "/dev/null"]):
        for lang, said in (("en", "newer version"), ("pl", "nowsza wersja")):
            assert main(["serve", "--store", where, *more, "--lang", lang]) == 2
            assert said in capsys.readouterr().err
