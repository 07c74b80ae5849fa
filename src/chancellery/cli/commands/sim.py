"""`chancellery sim`: lets bots play many matches and sums them up."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.table import Table

from chancellery.cli import args as read
from chancellery.cli import files
from chancellery.cli.args import Parser
from chancellery.cli.errors import FINE, NEGATIVE
from chancellery.cli.output import as_json, console, progress
from chancellery.kernel import BadInput, Match, game
from chancellery.locale import text
from chancellery.sim import LOCAL, Plan, Played, play_all, players, processes, summary, versions

UNTOLD = ("seconds", "thought")  # what is not the same when the match is played again


def arguments(parser: Parser) -> None:
    parser.value("GAME", "game")
    parser.option("--scenario", "scenario", "scenario")
    parser.option("--seats", "seats", "number")
    parser.option("--option", "option", "pair", action="append")
    parser.option("--board", "match-board", "board")
    parser.option("--bots", "sim-bots", "bots", default="random")
    parser.option("--against", "against", "bot")
    parser.switch("--rotate", "rotate")
    parser.option("--games", "games", "number")
    parser.option("--seed", "sim-seed", "seed", default="1")
    parser.option("--jobs", "jobs", "number")
    parser.option("--on", "on", "place", default=LOCAL)
    parser.option("--out", "sim-out", "file")
    parser.option("--dataset", "dataset", "folder")
    parser.switch("--check", "check")
    parser.option("--longest", "longest", "number")
    parser.option("--keep", "keep", "folder")
    parser.json()


def run(args: Namespace, lang: str) -> int:
    count = read.number("--games", args.games, 100, 1)
    jobs = read.number("--jobs", args.jobs, min(processes(), count), 1, 1024)
    plan = plan_of(args)
    seats = plan.start(0).seats
    started = perf_counter()
    played: list[Played] = []
    kept: list[str] = []
    told = versions(plan.game, plan.players)
    with progress(text(lang, "cli-sim-progress"), count) as tick, _stream(args.out, plan, told) as write:
        for one in _matches(plan, count, jobs, args):
            write(one)
            if one.failure is not None:
                kept.append(str(_keep(one, plan, args.keep)))
                print(
                    text(lang, "cli-sim-failure", number=one.number, error=one.failure.error, file=kept[-1]),
                    file=sys.stderr,
                )
            played.append(one)
            tick()
    found = {
        "game": plan.game,
        "scenario": args.scenario or game(plan.game).scenarios[0].id,
        "seed": plan.seed,
        "bots": list(plan.players),
        "jobs": jobs,
        "on": args.on,
        "versions": told,
        **summary(played, seats, perf_counter() - started),
        "failure_records": kept,
    }
    if args.json:
        as_json(found)
    else:
        _show(found, lang)
    return NEGATIVE if kept else FINE


def _matches(plan: Plan, count: int, jobs: int, args: Namespace) -> Iterator[Played]:
    if args.dataset is None:
        return play_all(plan, count, jobs, args.on)
    try:
        from chancellery.research import dataset
    except ImportError as error:
        raise BadInput("sim-no-pyarrow", field="--dataset") from error
    return dataset.write(plan, count, Path(args.dataset), jobs, args.on)


@contextmanager
def _stream(path: str | None, plan: Plan, told: dict[str, Any]) -> Iterator[Callable[[Played], None]]:
    """Writes each match as a line of JSON as soon as it is over; the first line says what is played."""
    if path is None:
        yield lambda one: None
        return
    with Path(path).open("w", encoding="utf-8") as file:

        def write(data: dict[str, Any]) -> None:
            file.write(json.dumps(data, separators=(",", ":"), default=list) + "\n")
            file.flush()

        write({"plan": {**asdict(plan), "board_text": ""}, "versions": told})
        yield lambda one: write({name: value for name, value in asdict(one).items() if name not in UNTOLD})


def plan_of(args: Namespace) -> Plan:
    """The plan that the arguments describe; BadInput names a wrong one."""
    seats = None if args.seats is None else read.number("--seats", args.seats, 0, 1, 99)
    options = read.options(game(args.game), args.option)
    board, own = files.read_board(game(args.game), args.board)
    probe = Match.new(args.game, args.scenario, seats, 0, options, board=board, board_text=own)
    if args.rotate and args.against is None and "," not in args.bots:
        raise BadInput("cli-rotate-alone", field="--rotate")
    return Plan(
        game=args.game,
        scenario=args.scenario,
        seats=seats,
        seed=args.seed,
        players=players(args.bots, probe.seats, args.against),
        options=options,
        board=board,
        board_text=own,
        rotate=args.rotate,
        check=args.check,
        longest=None if args.longest is None else read.number("--longest", args.longest, 0, 1),
    )


def _keep(one: Played, plan: Plan, folder: str | None) -> Path:
    """Writes the record of a failure, and beside it what happened after the record's last move."""
    assert one.failure is not None
    where = Path(folder) if folder else files.state_folder() / "failures"
    safe = "".join(c if c.isalnum() or c in "-_" else "_" for c in f"{plan.game}-{plan.seed}-{one.number}")
    path = where / f"{safe[:120]}{files.ENDING}"
    files.write(path, one.failure.record)
    note = [one.failure.error, f"{one.failure.seat}: {one.failure.move}", "", one.failure.traceback]
    files.write(path.with_suffix(".txt"), "\n".join(note))
    return path


def _show(found: dict[str, Any], lang: str) -> None:
    out = console()
    out.print(
        text(
            lang,
            "cli-sim-summary",
            games=found["games"],
            finished=found["finished"],
            failures=found["failures"],
            decisions=found["decisions"],
            speed=round(found["decisions_per_second"]),
            seconds=round(found["seconds"], 1),
        )
    )
    games = max(found["finished"], 1)
    table = Table(box=None, pad_edge=False)
    table.add_column(text(lang, "cli-column-winner"))
    table.add_column(text(lang, "cli-column-wins"), justify="right")
    table.add_column("%", justify="right")
    for name, wins in {**found["winners"], **found.get("wins_by_bot", {})}.items():
        table.add_row(name, str(wins), f"{100 * wins / games:.1f}")
    out.print(table)
    for what in ("lengths", "rounds"):
        if what in found:
            numbers = {key: str(round(found[what][key])) for key in ("min", "median", "mean", "max")}
            deciles = " ".join(str(round(value)) for value in found[what]["deciles"])
            out.print(text(lang, f"cli-sim-{what}", **numbers, deciles=deciles))
