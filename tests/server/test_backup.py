"""A server is backed up while people play, destroyed and brought back; the command alone opens a page to play on."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from chancellery.cli import main
from tests.server.harness import Person, Process
from tests.server.postgres import Cluster


def test_a_server_is_destroyed_and_comes_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, backup = tmp_path / "club", tmp_path / "club.backup"
    store = folder / "matches.sqlite"
    server = Process(store, "--mode", "hosted", "--insecure-cookies")
    ada = Person(server.address).register("Ada")
    id = ada.create()["match"]["id"]
    ada.play(id, 5)
    before = ada.scene(id, "austria")["scene"]
    assert main(["backup", str(backup), "--store", str(store), "--lang", "pl"]) == 0
    assert "jedną rozgrywkę i jedno konto" in capsys.readouterr().out
    assert backup.stat().st_mode & 0o077 == 0
    assert [one.name for one in tmp_path.iterdir() if one.is_file()] == ["club.backup"]
    ada.play(id, 3, seed=2)  # later than the back-up
    server.kill()
    for file in folder.iterdir():
        file.unlink()

    assert main(["restore", str(backup), "--store", str(store)]) == 0
    again = Process(store, "--mode", "hosted", "--insecure-cookies")
    ada = Person(again.address).login("Ada")
    assert ada.scene(id, "austria")["scene"] == before
    ada.play(id, 3, seed=3)
    assert again.stop() == 0
    assert main(["restore", str(backup), "--store", str(store)]) == 2
    assert "already" in capsys.readouterr().err


def test_a_club_moves_to_postgresql(tmp_path: Path, postgres: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    store, backup = tmp_path / "matches.sqlite", tmp_path / "backup"
    server = Process(store)
    id = Person(server.address).create()["match"]["id"]
    server.stop()
    there = postgres.database()
    assert main(["backup", str(backup), "--store", str(store), "--json"]) == 0
    assert main(["restore", str(backup), "--store", there, "--json"]) == 0
    moved = Process(there)
    assert Person(moved.address).get(f"/api/matches/{id}")["id"] == id
    moved.stop()


def test_the_command_alone_opens_a_page_to_play_on(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/shown\n')
    browser.chmod(0o755)
    env = {
        **os.environ,
        "LC_ALL": "C",
        "BROWSER": f"{browser} %s",
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
    }
    command = subprocess.Popen([sys.executable, "-m", "chancellery.cli"], stdout=subprocess.PIPE, text=True, env=env)
    try:
        assert command.stdout is not None
        ready, _, _ = select.select([command.stdout], [], [], 60)
        assert ready
        with command.stdout as said:
            address = next(word for word in said.readline().split() if word.startswith("http"))
            assert httpx.get(address, timeout=30).status_code == 200
        assert (tmp_path / "shown").read_text() == f"{address}\n"
    finally:
        command.send_signal(signal.SIGTERM)
        assert command.wait(30) == 0
