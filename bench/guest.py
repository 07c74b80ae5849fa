"""Measures what each thing that a guest may ask costs the event loop of a hosted server.

`python bench/guest.py` prints one line for each route: the longest time for which the loop was held at once and the
sum for the call, in milliseconds of processor time, so that other work on the machine does not count; first for the
first call, then the worst of several.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))
from chancellery import Match
from chancellery.server.settings import Settings
from tests.server.harness import Person, Running, close_all, finished_match, plant, running

Measured = dict[str, tuple[float, float, float, float]]


class Watch:
    """Times every step of the loop of one thread."""

    def __init__(self) -> None:
        self.thread = 0
        self.longest = self.total = 0.0
        inner: Callable[[Any], None] = asyncio.Handle._run

        def timed(handle: Any) -> None:
            if threading.get_ident() != self.thread:
                inner(handle)
                return
            started = time.thread_time()
            inner(handle)
            took = time.thread_time() - started
            self.total += took
            self.longest = max(self.longest, took)

        setattr(asyncio.Handle, "_run", timed)  # noqa: B010

    def of(self, server: Running) -> None:
        async def here() -> int:
            return threading.get_ident()

        self.thread = server.do(here())

    def take(self, work: Callable[[], Any]) -> tuple[float, float]:
        self.longest = self.total = 0.0
        work()
        time.sleep(0.02)
        return self.longest * 1000, self.total * 1000


def paths(server: Running, host: Person) -> dict[str, str]:
    """One path for each thing a guest may get; the planted matches are loaded by the first call of each."""
    played = finished_match()
    long = [plant(server, played, played.moves, host, over=True) for _ in range(8)]
    for _ in range(100):
        plant(server, Match.new("coalitions"), [], host)
    match = "/api/matches"
    return {
        "session": "/api/session",
        "health": "/api/health",
        "openapi": "/api/openapi.json",
        "games": "/api/games",
        "board": "/api/games/coalitions/boards/coalitions_empire",
        "board of IS": "/api/games/imperial_struggle/boards/imperial_struggle",
        "lessons": "/api/lessons",
        "rules": "/api/rules",
        "rules, all": "/api/rules?limit=2000",
        "rules, words": "/api/rules?q=the%20battle&limit=2000",
        "a rule": "/api/rules/K-8.3.2",
        "matches": f"{match}?limit=100",
        "a match": f"{match}/{long[0]}",
        "scene": f"{match}/{long[1]}/scene",
        "scene, past": f"{match}/{long[2]}/scene?at={len(played) - 70}",
        "log": f"{match}/{long[3]}/log",
        "timeline": f"{match}/{long[4]}/timeline",
        "press": f"{match}/{long[5]}/press",
        "board of a match": f"{match}/{long[5]}/board",
        "record": f"{match}/{long[6]}/record",
        "verify": f"{match}/{long[7]}/verify",
        "page": "/",
        "script": "/assets/" + max((Path("src/chancellery/server/static/assets")).glob("index-*.js")).name,
    }


def measure(times: int) -> Measured:
    watch = Watch()
    found: Measured = {}
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(mode="hosted", store=f"{folder}/a.sqlite", bot_processes=1, rates=False)
        with running(settings) as server:
            host = Person(server.address).known_as(server, "The host")
            asked = paths(server, host)
            record = finished_match().to_record()
            with httpx.Client(base_url=server.address, timeout=60) as http:
                works: dict[str, Callable[[], Any]] = {name: _get(http, path) for name, path in asked.items()}
                works["verify a record"] = lambda: http.post(
                    "/api/verify", content=record, headers={"content-type": "text/plain"}
                )
                works["a lesson"] = lambda: http.post(_lesson(http), json={"trail": []})
                works["log in"] = lambda: http.post("/api/session", json={"name": "nobody", "password": "x"})
                live = asked["log"].removesuffix("/log").rsplit("/", 1)[1]
                works["live"] = lambda: Person(server.address).live(live, since=0, press=0).until("presence")
                http.get("/api/session")
                watch.of(server)
                for name, work in works.items():
                    first = watch.take(work)
                    later = [watch.take(work) for _ in range(times)]
                    found[name] = (*first, max(a for a, _ in later), max(b for _, b in later))
            close_all()
    return found


def _get(http: httpx.Client, path: str) -> Callable[[], httpx.Response]:
    def call() -> httpx.Response:
        answer = http.get(path)
        if answer.status_code != 200:
            print(f"{path}: {answer.status_code} {answer.text[:200]}", file=sys.stderr)
        return answer

    return call


def _lesson(http: httpx.Client) -> str:
    if not _lessons:
        _lessons.extend(http.get("/api/lessons").json())
    one = _lessons[0]
    return f"/api/lessons/{one['game']}/{one['id']}/{one['chapters'][0]['id']}"


_lessons: list[Any] = []


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5, help="calls after the first")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = measure(given.times)
    if given.json:
        print(json.dumps(found, indent=2))
        return
    print(f"{'ms of the loop':<18}{'first: longest':>15}{'sum':>9}{'later: longest':>16}{'sum':>9}")
    for name, (longest, total, later, later_total) in found.items():
        print(f"{name:<18}{longest:>15.1f}{total:>9.1f}{later:>16.1f}{later_total:>9.1f}")


if __name__ == "__main__":
    main()
