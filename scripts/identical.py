"""Plays the same matches compiled and as pure Python and compares them: moves, decisions, options, views, events, ends.

`make identical N=200`: of every game, scenario and number of seats, with options by chance. It prints what differs.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from hashlib import sha256
from random import Random
from typing import Any

LOOK = 50  # decisions between two views
THINK = 50  # matches between two in which a bot plays along: it takes as long as ten others
MODES = {"compiled": "", "pure": "1"}  # of CHANCELLERY_PURE


def variants(games: list[Any], only: str | None) -> list[tuple[Any, str, int]]:
    return [
        (game, scenario.id, seats)
        for game in games
        if only in (None, game.id)
        for scenario in game.scenarios
        for seats in scenario.seats
    ]


def _lines(decision: Any) -> list[str]:
    """All that a decision says; its own `to_data` would take most of the time."""
    head = (decision.seat, decision.kind, decision.rule, decision.actor, decision.about, decision.secret)
    return [repr(head), *[move.text for move in decision.options]]


def played(game: Any, scenario: str, seats: int, number: int, seed: str) -> tuple[str, int]:
    """The digest of one match, and its decisions."""
    from chancellery import Match, bots

    seed = f"{seed}/{number}"
    rng = Random(seed)
    options = {option.id: rng.choice(option.values) for option in game.options_of(scenario)}
    match = Match.new(game.id, scenario, seats, seed, options, nonce="identical")
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


def play(args: argparse.Namespace) -> None:
    """One mode: a line of JSON for each variant."""
    from chancellery import compiled, games

    print(json.dumps(compiled.mode), flush=True)
    for game, scenario, seats in variants(games(), args.game):
        found = [played(game, scenario, seats, number, args.seed) for number in range(args.matches)]
        row = [game.id, scenario, seats, [digest for digest, _ in found], sum(count for _, count in found)]
        print(json.dumps(row), flush=True)


def compare(args: argparse.Namespace) -> int:
    runs = {}
    for mode, pure in MODES.items():
        command = [sys.executable, __file__, "--play", "--matches", str(args.matches), "--seed", args.seed]
        command += ["--game", args.game] if args.game else []
        runs[mode] = subprocess.Popen(
            command, env={**os.environ, "CHANCELLERY_PURE": pure}, stdout=subprocess.PIPE, text=True
        )
    said = [run.stdout or () for run in runs.values()]
    modes = [json.loads(next(iter(lines), '""')) for lines in said]
    if modes != list(MODES):
        for run in runs.values():
            run.kill()
        print(f"identical: cannot compare {modes}: run `make fast` first")
        return 1
    matches = differ = 0
    for ours, theirs in zip(*[map(json.loads, lines) for lines in said], strict=True):  # as they come
        other = [n for n, (a, b) in enumerate(zip(ours[3], theirs[3], strict=True)) if a != b]
        matches, differ = matches + len(ours[3]), differ + len(other)
        told = f"{other} differ" if other else "identical"
        print(*ours[:3], f"{len(ours[3])} matches, {ours[4]} decisions:", told, flush=True)
    print(f"{matches} matches, {differ} of them not identical")
    codes = [run.wait() for run in runs.values()]
    return 1 if differ or any(codes) else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200, help="how many matches of each game, scenario and seats")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--play", action="store_true", help="one mode alone")
    args = parser.parse_args()
    if args.play:
        play(args)
        return 0
    return compare(args)


if __name__ == "__main__":
    sys.exit(main())
