"""A trial: kernel and chapters compiled with mypyc in a folder of their own, compared with the same source uncompiled.

    nice python scripts/compile_trial.py [FOLDER] [--matches N] [--games maria,coalitions] [--optimised 0]

Nothing of it comes into the working tree: it copies `src` to FOLDER (kept, so that a second run compiles nothing that
has not changed), compiles it there in one group, plays N matches of every game both ways and compares a hash of moves,
options in their order, events and outcomes.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from fnmatch import fnmatch
from pathlib import Path

SRC = Path(__file__).parents[1] / "src"
GAMES = ("coalitions", "realpolitik", "raison_detat", "maria", "imperial_struggle")
# What is drawn, said and read from files, and what only people wait for, stays interpreted.
LEFT_OUT = (
    *("__init__", "plugin", "words", "view", "counting", "beats", "shown", "position*", "scene*"),
    *("board_facts", "board_form", "board_shape", "board_sheet", "problem", "*_rules"),
)

BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
optimised, files = sys.argv.pop(), sys.argv.pop().split(",")
modules = mypycify(files, opt_level=optimised, debug_level="0", multi_file=True)
setup(name="chancellery-compiled", packages=[], ext_modules=modules)
"""

PLAY = """
import hashlib, json, sys, time
from random import Random
import chancellery.kernel.state as kernel
from chancellery import Match

def played(game, seed, told):
    match, rng = Match.new(game, seed=seed, nonce="0"), Random(seed)
    count = 0
    while match.outcome is None:
        open = match.decisions
        decision = open[int(rng.random() * len(open))]
        if told is not None:
            told.update(repr([d.to_data() for d in open]).encode())
        move = decision.options[int(rng.random() * len(decision.options))]
        match.play(decision.seat, move)
        count += 1
    if told is not None:
        told.update(repr((match.events(), match.view(0), match.outcome.to_data(), match.to_record())).encode())
    return count

def measured(game, matches):
    told = hashlib.sha256()
    for seed in range(matches):
        played(game, seed, told)
    best = 0.0
    for _ in range(3):
        start = time.process_time()
        count = sum(played(game, seed, None) for seed in range(min(matches, 10)))
        best = max(best, count / (time.process_time() - start))
    return {"hash": told.hexdigest(), "decisions_per_second": round(best)}

games, matches = sys.argv[1].split(","), int(sys.argv[2])
compiled = not kernel.__file__.endswith(".py")
print(json.dumps({"compiled": compiled, **{game: measured(game, matches) for game in games}}))
"""


def chosen(package: Path) -> list[str]:
    """The files to compile, as paths below `package`: the kernel and the chapters of every game."""
    files = [*package.glob("kernel/*.py"), *package.glob("games/**/*.py")]
    kept = [file for file in files if not any(fnmatch(file.stem, pattern) for pattern in LEFT_OUT)]
    return sorted(str(file.relative_to(package.parent)) for file in kept)


def compiled(folder: Path, optimised: str) -> None:
    """Copies the source into the folder and compiles it there."""
    source = folder / "src"
    shutil.copytree(SRC, source, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
    files = chosen(source / "chancellery")
    print(f"compiling {len(files)} modules in {folder}", flush=True)
    command = [sys.executable, "-c", BUILD, "build_ext", "--inplace", f"--parallel={os.cpu_count()}"]
    subprocess.run([*command, ",".join(files), optimised], cwd=source, check=True)


def played(source: Path, games: str, matches: int) -> dict[str, dict[str, str | int]]:
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", PLAY, games, str(matches)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found: dict[str, dict[str, str | int]] = json.loads(done.stdout)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--optimised", choices="0123", default="2", help="as gcc has it; 0 compiles soonest")
    given = parser.parse_args()
    folder = given.folder or Path(tempfile.mkdtemp(prefix="chancellery-compiled-"))
    compiled(folder, given.optimised)
    plain, fast = played(SRC, given.games, given.matches), played(folder / "src", given.games, given.matches)
    same = True
    for game in given.games.split(","):
        equal = plain[game]["hash"] == fast[game]["hash"]
        same = same and equal
        before, after = int(plain[game]["decisions_per_second"]), int(fast[game]["decisions_per_second"])
        print(f"{game}: {'same' if equal else 'DIFFERENT'}, {before} -> {after} decisions/s ({after / before:.2f})")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
