"""Compares the speed of two versions of the source on the same matches.

`python bench/versions.py OTHER` plays random matches with the source tree OTHER (a checkout, such as a git worktree)
and with this one, in one process each, and does so several times, taking turns. It prints for each scenario the time of
a decision in both and the ratio: above 1, this tree is faster. Times are processor time, and of each match the shortest
counts, so that other work on the machine counts little. Only the second half of the matches counts: moves are made on
first use. `--work clone` measures clones in these matches instead,
`--work sensible` matches of that bot.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

HERE = Path(__file__).parents[1]
SCENARIOS = (
    ("coalitions", "1805"),
    ("coalitions", "1792"),
    ("coalitions", "lempereur"),
    ("realpolitik", "standard"),
    ("raison_detat", "1618"),
    ("raison_detat", "1702"),
    ("maria", "introductory"),
    ("maria", "full"),
    ("imperial_struggle", "standard"),
)
WORKS = ("random", "clone", "sensible")
EVERY = 20  # decisions between two clones


# -- in a version


def measured(work: str, game: str, scenario: str, seed: str) -> list[Any]:
    """Seconds, how many decisions or clones they were for, and the digest of the moves."""
    from chancellery import Match
    from chancellery.bots import bot

    match, rng = Match.new(game, scenario, seed=seed, nonce="versions"), Random(seed)
    sensible = bot("sensible") if work == "sensible" else None
    clones, cloning = 0, 0.0
    gc.collect()
    gc.enable()
    start = process_time()
    while match.outcome is None:
        decision = match.decisions[0]
        seat = decision.seat
        match.play(seat, sensible.choose(match, seat, rng) if sensible else rng.choice(decision.options))
        if work == "clone" and len(match) % EVERY == 0 and match.outcome is None:
            begun = process_time()
            for _ in range(EVERY):
                match.clone()
            cloning += process_time() - begun
            clones += EVERY
    spent = process_time() - start
    gc.disable()
    digest = sha256("\n".join([move.text for _, move in match.moves]).encode()).hexdigest()
    return [cloning, clones, digest] if work == "clone" else [spent, len(match), digest]


# -- between them


def played(tree: Path, task: tuple[str, str, str], decisions: int) -> list[Any]:
    """What `measured` says of each match, by a process that plays so many decisions with the source of a tree."""
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, __file__, str(tree), "--decisions", str(decisions), "--task", *task]
    found: list[Any] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True, env=env).stdout)
    return found


def compared(trees: tuple[Path, Path], task: tuple[str, str, str], decisions: int, times: int) -> str:
    """The line of one scenario."""
    least: list[list[float]] = []
    said: list[list[Any]] = []
    for tree in trees * times:
        done = played(tree, task, decisions)
        said.append([rest for _, *rest in done])
        least.append([seconds for seconds, *_ in done[len(done) // 2 :]])
    old, new = [sum(map(min, zip(*least[which::2], strict=True))) for which in range(2)]
    count = max(1, sum([each for each, _ in said[-1][len(said[-1]) // 2 :]]))
    same = all(one == said[0] for one in said)
    name = f"{task[1]} {task[2]}"
    each = f"{old / count * 1e6:7.2f} {new / count * 1e6:7.2f} us {old / new:6.3f}"
    return f"{name:28} {each}{'' if same else '  (other moves)'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", type=Path)
    parser.add_argument("--work", choices=WORKS, default="random")
    parser.add_argument("--only", default="", help="scenarios whose game or id begins so")
    parser.add_argument("--decisions", type=int, default=60_000, help="or clones, in each run")
    parser.add_argument("--times", type=int, default=8)
    parser.add_argument("--task", nargs=3, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.task:
        work, game, scenario = asked.task
        done: list[list[Any]] = []
        while sum([count for _, count, _ in done]) < asked.decisions:
            done.append(measured(work, game, scenario, str(len(done))))
        print(json.dumps(done))
        return
    for game, scenario in SCENARIOS:
        if game.startswith(asked.only) or scenario.startswith(asked.only):
            trees, task = (asked.other.resolve(), HERE), (asked.work, game, scenario)
            print(compared(trees, task, asked.decisions, asked.times), flush=True)


if __name__ == "__main__":
    main()
