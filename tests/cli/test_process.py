"""The command as a process of its own: crashes, pipes, terminals."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from chancellery import Match

COMMAND = [sys.executable, "-m", "chancellery.cli"]


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "XDG_STATE_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "COLUMNS": "120"}


def test_exit_codes_and_streams(env: dict[str, str]) -> None:
    good = subprocess.run([*COMMAND, "games", "--json"], env=env, capture_output=True, text=True, check=True)
    assert json.loads(good.stdout)[0]["id"] == "coalitions"
    bad = subprocess.run([*COMMAND, "sim", "chess"], env=env, capture_output=True, text=True)
    assert bad.returncode == 2
    assert bad.stdout == ""
    assert bad.stderr.count("\n") == 1


def test_many_processes(env: dict[str, str]) -> None:
    words = [*COMMAND, "sim", "coalitions", "--games", "4", "--jobs", "2", "--json"]
    ran = subprocess.run(words, env=env, capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout)["finished"] == 4
    assert ran.stderr == ""


@pytest.mark.parametrize("words", ["board coalitions --json | head -1", "games | true"])
def test_a_reader_that_goes_away(env: dict[str, str], words: str) -> None:
    line = f"set -o pipefail; {' '.join(COMMAND)} {words}"
    ran = subprocess.run(["bash", "-c", line], env=env, capture_output=True, text=True)
    assert ran.returncode == 0
    assert ran.stderr == ""


def test_a_killed_process_loses_no_move(env: dict[str, str], tmp_path: Path) -> None:
    """kill -9 in the middle of a match: every move that was answered is there, and --resume goes on."""
    path = tmp_path / "chancellery" / "last.chancellery"
    words = [*COMMAND, "play", "--seat", "france", "--bots", "random", "--seed", "1"]
    process = subprocess.Popen(words, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n1\n1\n")
    asked = 0
    for line in process.stdout:  # the echo of the third answer comes before its move
        asked += line.startswith("france> ")
        if asked == 3:
            break
    until = time.monotonic() + 30
    while time.monotonic() < until and own_moves(path) < 3:
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()
    process.stdout.close()
    before = Match.from_record(path.read_text(encoding="utf-8"))
    assert own_moves(path) == 3
    resumed = subprocess.run([*COMMAND, "play", "--resume"], env=env, input="1\n", capture_output=True, text=True)
    assert resumed.returncode == 0
    after = Match.from_record(path.read_text(encoding="utf-8"))
    assert after.moves[: len(before)] == before.moves
    assert own_moves(path) == 4


def own_moves(path: Path) -> int:
    """The moves of France in the file; a whole record at any moment."""
    if not path.exists():
        return 0
    match = Match.from_record(path.read_text(encoding="utf-8"))
    return sum(match.seats[seat] == "france" for seat, _ in match.moves)


def test_a_terminal_is_asked_which_seat_to_play(env: dict[str, str], tmp_path: Path) -> None:
    host, guest = pty.openpty()
    words = [*COMMAND, "play", "--bots", "random", "--seed", "1"]
    with subprocess.Popen(words, env={**env, "TERM": "xterm"}, stdin=guest, stdout=guest, stderr=guest) as process:
        os.close(guest)
        os.write(host, b"9\n2\n1\nq\n")
        shown = b""
        while True:
            try:
                part = os.read(host, 65536)
            except OSError:  # how a closed terminal ends on Linux
                break
            if not part:
                break
            shown += part
        assert process.wait(30) == 0
    os.close(host)
    text = shown.decode()
    assert "Whom do you play?" in text
    assert "2. France (france)" in text
    assert "The match is saved in" in text
    match = Match.from_record((tmp_path / "chancellery" / "last.chancellery").read_text(encoding="utf-8"))
    assert match.setup.players[1] == "human"
    assert match.moves[0][0] == 1
