"""Measuring for docs/ladder.md and docs/balance.md: many rows of matches within a limit of time, kept as they come."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from datetime import date
from math import ceil
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

from chancellery.kernel import Match
from chancellery.sim.play import Played, play
from chancellery.sim.pool import quiet
from chancellery.sim.rows import Row

EVERY = 5.0  # seconds between two times that the results are written
LATE = 1.2  # times: a match is begun only if so much of its usual time is left


class Results:
    """What is known of each row; in a file, so that it can be gone on with."""

    def __init__(self, path: Path, rows: list[Row], seed: str) -> None:
        self.path, self.seed = path, seed
        known = json.loads(path.read_text(encoding="utf-8"))["rows"] if path.exists() else {}
        self.rows = {**known, **{row.id: _begin(row, known.get(row.id)) for row in rows}}
        self.begun = {row.id: {one[0] for one in self.rows[row.id]["matches"]} for row in rows}
        self._written = monotonic()

    def next(self, row: Row) -> int:
        """The first match that was not begun."""
        begun = self.begun[row.id]
        number = next(number for number in range(len(begun) + 1) if number not in begun)
        begun.add(number)
        return number

    def add(self, row: Row, one: Played) -> None:
        kept = self.rows[row.id]
        if one.failure is not None:
            kept["failures"].append([one.number, one.failure.error])
            return
        kept["matches"].append([one.number, list(one.winners), one.decisions, one.reason])
        kept["seconds"] = round(kept["seconds"] + one.seconds, 2)
        times = kept["ms"]
        for seat, thought in enumerate(one.thought):
            if one.players[seat] == row.one:
                for seconds in thought:
                    ms = str(ceil(seconds * 1000))
                    times[ms] = times.get(ms, 0) + 1

    def usual(self, row: Row) -> float:
        kept = self.rows[row.id]
        return kept["seconds"] / len(kept["matches"]) if kept["matches"] else 0.0

    def save(self, now: bool = False) -> None:
        if not now and monotonic() - self._written < EVERY:
            return
        self._written = monotonic()
        part = self.path.with_suffix(".part")
        found = {"date": date.today().isoformat(), "seed": self.seed, "rows": self.rows}
        part.write_text(json.dumps(found, separators=(",", ":")), encoding="utf-8")
        part.replace(self.path)


def _begin(row: Row, known: dict[str, Any] | None) -> dict[str, Any]:
    seats = list(Match.new(row.game, row.scenario, row.seats, 0, row.options).seats)
    blank: dict[str, Any] = {"matches": [], "failures": [], "seconds": 0.0, "ms": {}}
    return {**blank, **(known or {}), "row": asdict(row), "names": seats}


def measure(results: Results, rows: list[Row], jobs: int, seconds: float, tell: Callable[[str], None]) -> None:
    """Plays until all rows have what they want or time is over: part after part, in each the row that lacks most."""
    os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"
    end = monotonic() + seconds
    parts = list(dict.fromkeys(row.part for row in rows))

    def pick() -> Row | None:
        for part in parts:
            lacking = [row for row in rows if row.part == part and len(results.begun[row.id]) < row.wanted]
            lacking = [row for row in lacking if monotonic() + LATE * results.usual(row) < end]
            if lacking:
                return min(lacking, key=lambda row: len(results.begun[row.id]) / row.wanted)
        return None

    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=quiet)
    running: dict[Future[Played], Row] = {}
    try:
        while True:
            while len(running) < jobs and (row := pick()) is not None:
                running[pool.submit(play, row.plan(results.seed), results.next(row))] = row
            if not running:
                break
            done, _ = wait(running, timeout=max(0.1, end - monotonic()), return_when=FIRST_COMPLETED)
            for future in done:
                row = running.pop(future)
                results.add(row, future.result())
                tell(f"{row.id}: {len(results.rows[row.id]['matches'])} of {row.wanted}")
            results.save()
            if monotonic() > end:
                break
    finally:
        results.save(now=True)
        for process in list((pool._processes or {}).values()):
            process.terminate()  # what is not over in time does not count
        pool.shutdown(wait=False, cancel_futures=True)
