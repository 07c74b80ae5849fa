"""What other values of a board would do to the chances of its Powers: many matches on boards drawn by lot.

`lots` plays boards on which some reconstructed values are other ones, drawn by lot; `search` fits what each of them
does to every Power at every table, and looks for the fewest that make all of them even; `play` plays boards that were
found, or named by `--set "polesie=1 hellas=britain,ottoman"`; `tell` says who won. All keep to one file of matches,
and go on with it. What may be changed is said in boards.toml; elsewhere it is what contested Territories are worth.
"""

from __future__ import annotations

import argparse
import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache, partial
from importlib.resources import files
from itertools import islice
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from board_fit import Fit, Measure, Played, search, told  # type: ignore[import-not-found]

from chancellery import Match, bots, games
from chancellery.bots import Bot
from chancellery.bots.planning.levels import SENSIBLE
from chancellery.bots.planning.planner import Planner
from chancellery.bots.planning.work import Work
from chancellery.games.coalitions.system import game as family
from chancellery.games.coalitions.system.board import load_board
from chancellery.games.coalitions.system.board_form import HIGHEST_VALUE
from chancellery.games.coalitions.system.game import FamilyGame
from chancellery.sim.pool import each, processes

LONGEST = 6000  # decisions
LIGHT = Work(plans=4, kept=2, worlds=2, replies=0, options=3, home=0.02)  # a planner in a tenth of the time
STRAY = 0.04  # chance of each lever to differ from the board that the lots are drawn around
Changes = dict[str, Any]  # "polesie.value": 2, "hellas.stripes": ["britain", "ottoman"]


@cache
def levers(of: str) -> tuple[tuple[str, tuple[Any, ...]], ...]:
    """Fields of a board and what they could be instead."""
    data = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")).get(of)
    if data is not None:
        return tuple((f"{t}.{field}", tuple(to)) for field in ("value", "stripes") for t, to in data[field].items())
    game = found(of)
    board = game.shipped(game.scenario(of).board)
    free = [one for one in board.territories if one.kind == "contested" and one.provenance["value"] == "reconstructed"]
    return tuple((f"{one.id}.value", tuple(range(one.value + 1, HIGHEST_VALUE + 1))) for one in free)


def tables(of: str) -> list[str]:
    """Set-ups that share the board: scenario/players, and the level of L'Empereur."""
    data = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")).get(of)
    return [of] if data is None else list(data["tables"])


def weights(of: str) -> dict[str, float]:
    data = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")).get(of, {})
    return dict(data.get("weight", {of: 1.0}))


@cache
def found(scenario: str) -> FamilyGame:
    """The game of the family that has the scenario."""
    return next(one for one in games() if isinstance(one, FamilyGame) and scenario in [s.id for s in one.scenarios])


@cache
def source(game: FamilyGame, board: str) -> str:
    return (files(game.package) / "boards" / f"{board}.toml").read_text(encoding="utf-8")


def changed(game: FamilyGame, board: str, changes: Changes) -> str:
    """The file of a board with other values, as a board of one's own: what this side has, and has reconstructed."""
    shipped = game.shipped(board)
    head, *blocks = source(game, board).split("[[territory]]\n")
    for number, block in enumerate(blocks):
        one = shipped.territory(block.split('"', 2)[1])
        for field in ("value", "stripes"):
            value = changes.get(f"{one.id}.{field}")
            if value is None or (field == "stripes" and one.kind != "contested"):
                continue
            if one.provenance[field] != "reconstructed":
                raise ValueError(f"{one.id}: {field} is {one.provenance[field]}")
            blocks[number] = re.sub(rf"(?m)^{field} = .*$", f"{field} = {json.dumps(value)}", blocks[number], count=1)
    text = "[[territory]]\n".join([head.replace('\nid = "', '\nid = "my_', 1), *blocks])
    return text.partition("[[change]]")[0]


def wrong(of: str, changes: Changes) -> list[str]:
    """What the checks of the boards have to say against it, warnings included."""
    boards = {
        (found(table.split("/")[0]), found(table.split("/")[0]).scenario(table.split("/")[0]).board)
        for table in tables(of)
    }
    return [
        f"{board}: {one.field}"
        for game, board in boards
        for one in game.board_problems(load_board(board, changed(game, board, changes)))
    ]


@cache
def player(name: str) -> Bot:
    return Planner("light", SENSIBLE, work=LIGHT) if name == "light" else bots.bot(name)


def play(table: str, changes: Changes, seed: str, bot: str = "sensible") -> dict[str, Any]:
    """Who wins, and the Influence of each Power at the end. In L'Empereur all win or lose together."""
    scenario, seats, level = [*table.split("/"), "", ""][:3]
    game = found(scenario)
    text = changed(game, game.scenario(scenario).board, changes) if changes else ""
    options = {"level": level} if level else None
    match = Match.new(
        game.id, scenario, int(seats) if seats else None, seed=seed, nonce="boards", options=options, board_text=text
    )
    rng, by = Random(seed), player(bot)
    while match.outcome is None and len(match) < LONGEST:
        seat = match.decisions[0].seat
        match.play(seat, by.choose(match, seat, rng))
    winners = [] if match.outcome is None else [match.seats[seat] for seat in match.outcome.winners]
    said = {"table": table, "changes": changes, "seed": seed, "bot": bot}
    if level:
        return {**said, "won": ["players" if winners else "napoleon"], "influence": {"players": 0, "napoleon": 0}}
    powers = match.view(None)["powers"]
    return {**said, "won": winners, "influence": {name: powers[name]["influence"] for name in match.seats}}


def drawn(of: str, rng: Random, chance: float, around: list[Changes]) -> Changes:
    """A board by lot; near one of those that are given, if any."""
    changes = dict(rng.choice(around)) if around else {}
    for name, others in levers(of):
        if rng.random() < (STRAY if around else chance):
            if name in changes:
                del changes[name]
            else:
                changes[name] = rng.choice(others)
    return changes


def lot(
    of: str, at: list[str], seed: str, chance: float, around: list[Changes], bot: str, number: int
) -> list[dict[str, Any]]:
    """One board by lot, played once at each table."""
    changes = drawn(of, Random(f"{seed}/{number}"), chance, around)
    matches = [play(table, changes, f"{seed}/{number}", bot) for table in at]
    family._define.cache_clear()  # nobody comes back to this board
    return matches


def one(seed: str, bot: str, item: tuple[str, str, Changes, int]) -> list[dict[str, Any]]:
    table, name, changes, number = item
    return [{**play(table, changes, f"{seed}/{number}", bot), "board": name}]


def kept(file: Path, matches: Iterable[list[dict[str, Any]]], seconds: float, count: int) -> None:
    """Writes what is played to the file until the time or the number is reached."""
    until, made, said = monotonic() + seconds, 0, monotonic()
    with file.open("a") as to:
        for some in islice(matches, count):
            to.writelines(json.dumps(match) + "\n" for match in some)
            to.flush()  # whoever stops it keeps what was played
            made += len(some)
            if monotonic() > said + 15:
                said = monotonic()
                print(f"{made} matches", flush=True)
            if monotonic() > until:
                break
    print(f"{made} matches", flush=True)


def read_lines(paths: Iterable[Path]) -> Iterator[Played]:
    for path in paths:
        if path.exists():
            for line in path.read_text().splitlines():
                yield json.loads(line)


def read(said: str) -> Changes:
    """`place=2` or `place=power,power`, with spaces between."""
    pairs = [one.split("=") for one in said.split()]
    return {
        f"{p}.value" if to.isdigit() else f"{p}.stripes": int(to) if to.isdigit() else to.split(",") for p, to in pairs
    }


def written(changes: Changes) -> str:
    return (
        " ".join(
            f"{name.split('.')[0]}={to if isinstance(to, int) else ','.join(to)}"
            for name, to in sorted(changes.items())
        )
        or "as it is"
    )


def boards_of(args: argparse.Namespace) -> list[Changes]:
    found = json.loads(args.boards.read_text()) if args.boards else []
    return [*[read(said) for said in args.changes or ()], *found]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("do", choices=("lots", "search", "play", "tell"))
    parser.add_argument("file", type=Path, nargs="+", help="matches, one a line")
    parser.add_argument("--of", default="coalitions", help="coalitions, or a scenario such as 1618")
    parser.add_argument("--tables", nargs="+", help="such as 1805/6 lempereur/1/easy")
    parser.add_argument("--matches", type=int, default=10**6, help="boards of lots, or matches of each board and table")
    parser.add_argument("--seconds", type=float, default=10**6)
    parser.add_argument("--jobs", type=int, default=processes())
    parser.add_argument("--seed", default="boards")
    parser.add_argument("--bot", default="sensible", help="or light (a planner with little work), planner ...")
    parser.add_argument("--chance", type=float, default=0.2, help="of each lever to be another one than on the board")
    parser.add_argument("--boards", type=Path, help="boards as search writes them: to draw lots around, or to play")
    parser.add_argument("--first", type=int, default=10**6, help="of these boards")
    parser.add_argument("--set", dest="changes", action="append", help="a board to play")
    parser.add_argument("--to", type=Path, help="where search writes the boards it finds")
    parser.add_argument(
        "--draws", type=int, default=0, help="boards that search finds for what the fit may be wrong by"
    )
    parser.add_argument("--price", type=float, default=0.004, help="of each change, in squares of shares")
    parser.add_argument("--only", help="search: levers that match this pattern")
    args = parser.parse_args()
    at = args.tables or tables(args.of)
    boards = boards_of(args)[: args.first]
    if args.do == "lots":
        done = sum(1 for _ in read_lines(args.file))
        lots = partial(lot, args.of, at, args.seed, args.chance, boards, args.bot)
        start = done // len(at)
        kept(args.file[0], each(lots, range(start, start + args.matches), args.jobs), args.seconds, args.matches)
    elif args.do == "play":
        named = [(written(changes), changes) for changes in boards] or [("as it is", {})]
        items = [
            (table, name, changes, n)
            for n in range(min(args.matches, 10**4))
            for name, changes in named
            for table in at
        ]
        kept(args.file[0], each(partial(one, args.seed, args.bot), items, args.jobs), args.seconds, len(items))
    elif args.do == "tell":
        print("\n".join(told(list(read_lines(args.file)))))
    else:
        matches = [match for match in read_lines(args.file) if match["table"] in at]
        choice = [(name, to) for name, to in levers(args.of) if not args.only or re.search(args.only, name)]
        fit = Fit(matches, choice)
        measure = Measure(weights(args.of), args.price)
        best, drawn_too = search(fit, measure, args.draws, lambda changes: not wrong(args.of, changes))
        print("\n".join(fit.told()))
        for changes in best:
            print("\n".join([written(changes), *fit.expected(changes), ""]))
        if args.to:
            args.to.write_text(json.dumps([*best, *drawn_too]))


if __name__ == "__main__":
    main()
