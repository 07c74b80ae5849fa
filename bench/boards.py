"""What other values of a board would do to the chances of its Powers, by matches of sensible players.

`python bench/boards.py 1805` plays matches on boards on which the value of every contested Territory that is
`reconstructed` is drawn by lot, and puts down by least squares what one more point in each Territory brings or costs
each Power: Influence at the end, and matches of 100. `--set "warszawa=2 hellas=russia,ottoman"` plays one board of
changed values and stripes instead. `--jsonl` keeps the matches and is gone on with.
"""

from __future__ import annotations

import argparse
import json
import re
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from chancellery import Match, bots, games
from chancellery.games.coalitions.system.board import Board
from chancellery.games.coalitions.system.board_form import HIGHEST_VALUE
from chancellery.games.coalitions.system.game import FamilyGame
from chancellery.sim.ladder import wilson

LONGEST = 6000  # decisions
RIDGE = 0.5  # so that few matches do not make large numbers
SURE = 2.0  # standard errors from which on a number gets its star
Changes = dict[str, dict[str, Any]]


def found(scenario: str) -> FamilyGame:
    """The game of the family that has the scenario."""
    return next(one for one in games() if isinstance(one, FamilyGame) and scenario in [s.id for s in one.scenarios])


def levers(board: Board) -> list[str]:
    """The Territories whose value nothing fixes and that some Powers score for."""
    free = [one for one in board.territories if one.kind == "contested" and one.provenance["value"] == "reconstructed"]
    return [one.id for one in free]


def changed(game: FamilyGame, board: str, changes: Changes) -> str:
    """The file of a board with other values, as a board of one's own."""
    source = files(game.package) / "boards" / f"{board}.toml"
    head, *blocks = source.read_text(encoding="utf-8").split("[[territory]]\n")
    for number, block in enumerate(blocks):
        for name, value in changes.get(block.split('"', 2)[1], {}).items():
            blocks[number] = re.sub(rf"(?m)^{name} = .*$", f"{name} = {json.dumps(value)}", blocks[number], count=1)
    return "[[territory]]\n".join([head.replace('\nid = "', '\nid = "my_', 1), *blocks])


def play(game: FamilyGame, scenario: str, seats: int | None, changes: Changes, seed: str) -> dict[str, Any]:
    """Who wins, and the Influence of each Power at the end."""
    board = game.scenario(scenario).board
    text = changed(game, board, changes) if changes else ""
    match = Match.new(game.id, scenario, seats, seed=seed, nonce="boards", board_text=text)
    rng, sensible = Random(seed), bots.bot("sensible")
    while match.outcome is None and len(match) < LONGEST:
        seat = match.decisions[0].seat
        match.play(seat, sensible.choose(match, seat, rng))
    powers = match.view(None)["powers"]
    winners = [] if match.outcome is None else [match.seats[seat] for seat in match.outcome.winners]
    return {"won": winners, "influence": {name: powers[name]["influence"] for name in match.seats}}


def told(played: list[dict[str, Any]]) -> list[str]:
    """Each Power's share with its interval of 95 %, and its mean Influence."""
    count, lines = len(played), []
    for name in played[0]["influence"]:
        won = sum(name in one["won"] for one in played)
        low, high = wilson(won, count)
        mean = sum(one["influence"][name] for one in played) / count
        lines.append(f"{name:12} won {won:4} of {count} ({100 * low:.0f} to {100 * high:.0f} %), Influence {mean:.1f}")
    return lines


def regression(played: list[dict[str, Any]], names: list[str]) -> list[str]:
    """What one more point in each Territory does for each Power; a star where chance is unlikely."""
    powers = list(played[0]["influence"])
    given = np.array([[1.0, *[one["board"][name] for name in names]] for one in played])
    inverse = np.linalg.inv(given.T @ given + RIDGE * np.eye(given.shape[1]))
    lines = []
    for what in ("influence", "won"):
        rows = [[one[what][p] if what == "influence" else 100.0 * (p in one[what]) for p in powers] for one in played]
        seen = np.array(rows)
        fitted = inverse @ given.T @ seen
        left = ((seen - given @ fitted) ** 2).sum(0) / max(1, len(played) - given.shape[1])
        error = np.sqrt(np.outer(np.diag(inverse), left))
        lines += ["", f"{what:14} " + " ".join(f"{p[:8]:>9}" for p in powers)]
        for row, name in enumerate(["(at the start)", *names]):
            stars = ["*" if abs(fitted[row, n]) > SURE * error[row, n] else " " for n in range(len(powers))]
            lines.append(f"{name:14} " + " ".join(f"{fitted[row, n]:8.1f}{star}" for n, star in enumerate(stars)))
    return lines


def read(said: str) -> Changes:
    """`place=2` or `place=power,power`, with spaces between."""
    pairs = [one.split("=") for one in said.split()]
    return {place: {"value": int(to)} if to.isdigit() else {"stripes": to.split(",")} for place, to in pairs}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("scenario")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", default="boards")
    parser.add_argument("--set", dest="changes", help="one board instead of many by lot")
    parser.add_argument("--jsonl", type=Path)
    args = parser.parse_args()
    game = found(args.scenario)
    board = game.shipped(game.scenario(args.scenario).board)
    names = levers(board)
    lines = args.jsonl.read_text().splitlines() if args.jsonl and args.jsonl.exists() else []
    played = [json.loads(line) for line in lines]
    for number in range(len(played), args.matches):
        lot = Random(f"{args.seed}/{number}")
        more = {name: lot.randint(0, HIGHEST_VALUE - board.territory(name).value) for name in names}
        by_lot = {name: {"value": board.territory(name).value + add} for name, add in more.items() if add}
        changes = by_lot if args.changes is None else read(args.changes)
        one = {**play(game, args.scenario, args.seats, changes, f"{args.seed}/{number}"), "board": more}
        played.append(one)
        if args.jsonl:
            with args.jsonl.open("a") as file:
                file.write(json.dumps(one) + "\n")
    print("\n".join([*told(played), *(regression(played, names) if args.changes is None else [])]))


if __name__ == "__main__":
    main()
