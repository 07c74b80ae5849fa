"""How many matches n workers of one machine play, beside n times what one plays. Prints JSON.

    python bench/workers.py maria --jobs 1,2 --rounds 3

Matches of `random` are short, so that handing them over weighs most; any bot can be named. The numbers of workers take
turns, so that a noisy machine disturbs all alike. `by_clock` is what counts, and is right on a quiet machine only;
`by_cpu` compares the processor time of a match, with that of the process that gathers: what it would be if every worker
had a core to itself.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chancellery import Match, compiled
from chancellery.sim import Plan, play_all, players, processes

WANTED = 0.9  # of n
GAMES = ("imperial_struggle", "maria", "realpolitik")


def spent() -> NDArray[Any]:
    """Seconds of processor time: of this process and its workers, and of this process alone."""
    return np.array([process_time() + sum(_of(child.pid) for child in active_children()), process_time()])


def _of(pid: int | None) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def slice_of(plan: Plan, jobs: int, seconds: float, warm: int) -> list[float]:
    """Matches a second by the clock, and processor seconds of a match, once each worker has played some; the second
    time those of the process that gathers."""
    matches = play_all(plan, 1 << 30, jobs)
    for _ in range(warm * jobs):
        next(matches)
    begun, before, count = perf_counter(), spent(), 0
    while (now := perf_counter()) < begun + seconds:
        next(matches)
        count += 1
    cpu = (spent() - before) / count
    matches.close()  # type: ignore[attr-defined]  # a generator: its workers end
    for child in active_children():
        child.join()
    return [count / (now - begun), *cpu]


def afresh(*words: Any) -> list[float]:
    """A slice in a process that remembers nothing of those before."""
    with ProcessPoolExecutor(1, get_context("spawn")) as fresh:
        return fresh.submit(slice_of, *words).result()


def measured(game: str, bot: str, jobs: Sequence[int], rounds: int, seconds: float, warm: int) -> dict[str, Any]:
    """The medians of some rounds, beside those of one worker."""
    plan = Plan(game, None, None, "workers", players(bot, Match.new(game).seats))
    found: dict[int, list[list[float]]] = {count: [] for count in jobs}
    for _ in range(rounds):
        for count in jobs:
            found[count].append(afresh(plan, count, seconds, warm))
    middle = {count: [median(of) for of in zip(*slices)] for count, slices in found.items()}
    one, cost, _ = middle[jobs[0]]
    return {
        str(count): {
            "matches_per_second": round(rate, 2),
            "cpu_ms_per_match": round(1000 * cpu, 3),
            "cpu_ms_gathering": round(1000 * own if count > 1 else 0, 3),
            "by_clock": round(rate / one * jobs[0] / count, 3),
            "by_cpu": round(cost / cpu, 3),
        }
        for count, (rate, cpu, own) in middle.items()
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", 1)[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--jobs", default="", help="numbers of workers, the first of them to be compared with: 1,2,4")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5, help="of each measurement")
    parser.add_argument("--warm", type=int, default=200, help="matches of each worker before it")
    args = parser.parse_args()
    jobs = [int(count) for count in args.jobs.split(",")] if args.jobs else sorted({1, 2, processes()})
    found = {
        "mode": compiled.mode,
        "cores": processes(),
        "load_before": os.getloadavg()[0],
        "bot": args.bot,
        "wanted": WANTED,
        "games": {game: measured(game, args.bot, jobs, args.rounds, args.seconds, args.warm) for game in args.games},
    }
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
