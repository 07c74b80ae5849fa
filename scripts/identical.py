"""Plays the same matches compiled and as pure Python and compares them: moves, decisions, options, views, events, ends.

`make identical N=200`: of every game, scenario and number of seats, with options by chance, in blocks, of each variant
one before any has its next. Each job has a process of either mode, and compares a block when both have played it. What
was compared is noted in a file, so that a run that was stopped goes on where it was, while all sources are the same.
It prints what differs.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from time import monotonic
from typing import Any

LOOK = 50  # decisions between two views
THINK = 50  # matches between two in which a bot plays along: it takes as long as ten others
BLOCK = 20  # matches that are compared at once
MODES = {"compiled": "", "pure": "1"}  # of CHANCELLERY_PURE

Variant = tuple[str, str, int]  # game, scenario, seats


def variants(only: str | None) -> list[Variant]:
    from chancellery import games

    return [
        (game.id, scenario.id, seats)
        for game in games()
        if only in (None, game.id)
        for scenario in game.scenarios
        for seats in scenario.seats
    ]


# -- one mode


def _lines(decision: Any) -> list[str]:
    """All that a decision says; its own `to_data` would take most of the time."""
    head = (decision.seat, decision.kind, decision.rule, decision.actor, decision.about, decision.secret)
    return [repr(head), *[move.text for move in decision.options]]


def played(variant: Variant, number: int, seed: str) -> tuple[str, int]:
    """The digest of one match, and its decisions."""
    from chancellery import Match, bots, games

    id, scenario, seats = variant
    game = next(one for one in games() if one.id == id)
    seed = f"{seed}/{number}"
    rng = Random(seed)
    options = {option.id: rng.choice(option.values) for option in game.options_of(scenario)}
    match = Match.new(id, scenario, seats, seed, options, nonce="identical")
    sensible = bots.bot("sensible") if number % THINK == 0 else None  # bots, too, decide the same
    told = sha256(repr([match.view(seat) for seat in (None, *range(len(match.seats)))]).encode())
    while match.outcome is None:
        asked = match.decisions
        told.update("\n".join([line for decision in asked for line in _lines(decision)]).encode())
        decision = rng.choice(asked)
        move = rng.choice(decision.options)
        if sensible is not None and len(match) % 7 == 0:
            move = sensible.choose(match, decision.seat, rng)
            move = move if move in decision.options else decision.options[0]
        told.update(move.text.encode())
        match.play(decision.seat, move)
        if len(match) % LOOK == 0:
            told.update(repr(match.view(rng.choice([None, *range(len(match.seats))]))).encode())
            told.update(repr(match.state.to_data()).encode())
    told.update(repr([tuple(event) for event in match.events()]).encode())
    told.update(repr(match.outcome.to_data()).encode())
    return told.hexdigest(), len(match)


def play(seed: str) -> None:
    """One mode: a line of JSON for each block that is asked for."""
    from chancellery import compiled

    print(json.dumps(compiled.mode), flush=True)
    for line in sys.stdin:
        *variant, first, last = json.loads(line)
        print(json.dumps([played(tuple(variant), number, seed) for number in range(first, last)]), flush=True)


# -- both


class Player:
    """A process of one mode."""

    def __init__(self, mode: str, seed: str) -> None:
        command = [sys.executable, __file__, "--play", "--seed", seed]
        env = {**os.environ, "CHANCELLERY_PURE": MODES[mode]}
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.mode = self._said()

    def _said(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        return json.loads(line) if line else None  # None: it has died

    def played(self, block: Block) -> Any:
        assert self.process.stdin is not None
        print(json.dumps([*block.variant, block.first, block.last]), file=self.process.stdin, flush=True)
        return self._said()


@dataclass(frozen=True)
class Block:
    """Some matches of a variant, by their numbers."""

    variant: Variant
    first: int
    last: int  # the one behind it


@dataclass(frozen=True)
class Compared:
    """What came of a block: its decisions, and the numbers of the matches that differ."""

    block: Block
    decisions: int
    differ: list[int]


def blocks(of: list[Variant], matches: int) -> list[Block]:
    return [Block(one, first, min(first + BLOCK, matches)) for first in range(0, matches, BLOCK) for one in of]


def job(waiting: SimpleQueue[Block], done: SimpleQueue[Compared | str], seed: str) -> None:
    """Takes one block after another until there is none left; a word instead of what was compared ends all."""
    players = [Player(mode, seed) for mode in MODES]
    modes = [player.mode for player in players]
    if modes != list(MODES):
        done.put(f"cannot compare {modes}: run `make fast` first")
        return
    try:
        while True:
            block = waiting.get_nowait()
            ours, theirs = [player.played(block) for player in players]
            if ours is None or theirs is None:
                done.put(f"{block}: a process died, compiled or pure")
                return
            differ = [number for number, a, b in zip(range(block.first, block.last), ours, theirs) if a != b]
            done.put(Compared(block, sum([count for _, count in ours]), differ))
    except Empty:
        pass
    finally:
        for player in players:
            player.process.kill()


class Notes:
    """The file of what was compared; its first line says of what sources, and with which seed."""

    def __init__(self, path: Path | None, seed: str) -> None:
        from chancellery.compiled import digests

        sources = {**digests(), "": sha256(Path(__file__).read_bytes()).hexdigest()}
        self.path = path
        self.head = json.dumps([seed, sha256(json.dumps(sources).encode()).hexdigest()])

    def known(self) -> Iterator[Compared]:
        """What an earlier run has compared; if it was of something else, its file is begun anew."""
        if self.path is None:
            return
        lines = self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []
        if lines[:1] != [self.head]:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(f"{self.head}\n", encoding="utf-8")
            return
        for line in lines[1:]:
            (game, scenario, seats), first, last, decisions, differ = json.loads(line)
            yield Compared(Block((game, scenario, seats), first, last), decisions, differ)

    def note(self, one: Compared) -> None:
        if self.path is not None:
            row = [one.block.variant, one.block.first, one.block.last, one.decisions, one.differ]
            with self.path.open("a", encoding="utf-8") as file:
                print(json.dumps(row), file=file)

    def over(self) -> None:
        """All was compared: another run begins anew."""
        if self.path is not None:
            self.path.unlink()


def compare(args: argparse.Namespace) -> int:
    all_of = variants(args.game)
    wanted, notes = blocks(all_of, args.matches), Notes(args.notes, args.seed)
    found = {one.block: one for one in notes.known()}
    waiting: SimpleQueue[Block] = SimpleQueue()
    done: SimpleQueue[Compared | str] = SimpleQueue()
    left = [block for block in wanted if block not in found]
    for block in left:
        waiting.put(block)
    if len(left) < len(wanted):
        print(f"identical: {len(wanted) - len(left)} of {len(wanted)} blocks were compared before", flush=True)
    for _ in range(min(args.jobs, len(left))):
        Thread(target=job, args=(waiting, done, args.seed), daemon=True).start()
    start, told = monotonic(), 0.0
    for count in range(1, len(left) + 1):
        one = done.get()
        if isinstance(one, str):
            print(f"identical: {one}")
            return 1
        notes.note(one)
        found[one.block] = one
        if one.differ:
            print(*one.block.variant, f"matches {one.differ} differ", flush=True)
        spent = monotonic() - start
        if spent > told + args.every:
            told = spent
            print(
                f"{count} of {len(left)} blocks, {spent:.0f} s, some {spent / count * (len(left) - count):.0f} s left",
                flush=True,
            )
    matches = differ = 0
    for variant in all_of:
        own = [found[block] for block in wanted if block.variant == variant]
        other = [number for one in own for number in one.differ]
        matches, differ = matches + args.matches, differ + len(other)
        said = f"{other} differ" if other else "identical"
        print(*variant, f"{args.matches} matches, {sum([one.decisions for one in own])} decisions:", said)
    print(f"{matches} matches, {differ} of them not identical; {monotonic() - start:.0f} s")
    notes.over()
    return 1 if differ else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200, help="how many matches of each game, scenario and seats")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many blocks at once")
    parser.add_argument("--notes", type=Path, help="the file for what was compared, to go on with after a stop")
    parser.add_argument("--every", type=float, default=30, help="seconds between two words on how far it is")
    parser.add_argument("--play", action="store_true", help="one mode alone")
    args = parser.parse_args()
    if args.play:
        play(args.seed)
        return 0
    return compare(args)


if __name__ == "__main__":
    sys.exit(main())
