"""The wheel alone, in an empty environment: one word starts it, and a match is played in the browser."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from chancellery.cli.commands.serve import _runs_already
from chancellery.cli.errors import STOPPED
from tests.browser.conftest import AT_ONCE, Watched, launched
from tests.browser.players import Mouse, play_to_the_end
from tests.server.harness import PATIENCE, Person

HERE = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as started:  # before the wheel is built: it skips where there is no client
        yield started


@pytest.fixture(scope="module")
def home(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and nothing of the source tree; what it needs is borrowed from this one."""
    home = tmp_path_factory.mktemp("club")
    pip = ["-m", "pip", "--disable-pip-version-check", "-q"]
    build = [sys.executable, *pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(home), str(HERE)]
    subprocess.run(build, check=True, env={**os.environ, "CHANCELLERY_PURE": "1"})
    (wheel,) = home.glob("chancellery-*-py3-none-any.whl")  # for every machine
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    python = str(home / "bin" / "python")
    where = [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    site = Path(subprocess.run(where, capture_output=True, text=True, check=True).stdout.strip())
    # a path file is not read for path files of its own, so the source tree stays unknown here
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    subprocess.run([python, *pip, "install", "--no-deps", "--no-index", str(wheel)], check=True)
    return home


class Started:
    """`chancellery` with no other word, and what it showed in the browser."""

    def __init__(self, home: Path) -> None:
        shown = home / "shown"
        shown.unlink(missing_ok=True)
        (home / "browser").write_text(f'#!/bin/sh\necho "$1" > {shown}.part && mv {shown}.part {shown}\n')
        (home / "browser").chmod(0o755)
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        data = {"XDG_DATA_HOME": str(home / "data"), "BROWSER": f"{home / 'browser'} %s", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(  # Ctrl C must be heard, also where this runs behind a shell that ignores it
            [str(home / "bin" / "chancellery")],
            cwd=home,
            env={**kept, **data},
            stdout=subprocess.DEVNULL,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        deadline = time.monotonic() + PATIENCE
        while not shown.exists():
            assert self.process.poll() is None, "it stopped"
            assert time.monotonic() < deadline, "it showed nothing"
            time.sleep(0.05)
        self.address = shown.read_text().strip().rstrip("/")

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)  # Ctrl C
        return self.process.wait(30)


@pytest.mark.skipif(_runs_already("127.0.0.1", 8805), reason="somebody plays here: one word shows that server")
def test_one_word_starts_it_and_a_match_is_played_to_its_end(home: Path, browser: Browser) -> None:
    started = Started(home)
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=started.address)
    context.add_init_script(AT_ONCE.replace("theme: 'light'", "theme: 'light', pace: 'at_once'"))
    with Watched(context) as page:
        page.goto("/")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        seats = {"louis_xv": "me", "frederick_ii": {"bot": "random"}, "maria_theresa": {"bot": "random"}}
        wanted = {"game": "maria", "scenario": "introductory", "options": {}, "seats": seats}
        me = Person(started.address)
        id = me.post("/api/matches", wanted)["match"]["id"]
        page.goto(f"/match/{id}?seat=louis_xv")
        play_to_the_end(page, Mouse(page))
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    context.close()
    played = me.get(f"/api/matches/{id}")
    assert (played["status"], played["outcome"] is not None) == ("finished", True)
    assert started.stop() == STOPPED

    again = Started(home)  # what was played is still there
    assert Person(again.address).get(f"/api/matches/{id}")["moves"] == played["moves"]
    again.stop()
