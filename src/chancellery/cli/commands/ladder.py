"""`chancellery ladder`: how strong the bots are."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.table import Table

from chancellery import bots
from chancellery.cli import args as read
from chancellery.cli.args import Parser
from chancellery.cli.errors import FINE, NEGATIVE
from chancellery.cli.output import as_json, console, progress
from chancellery.kernel import BadInput, game
from chancellery.locale import text
from chancellery.sim import LOCAL, processes, versions

LEVELS = "random,novice,sensible@1,sensible,planner"


def arguments(parser: Parser) -> None:
    parser.value("GAME", "ladder-game", optional=True)
    parser.option("--scenario", "scenario", "scenario")
    parser.option("--seats", "seats", "number")
    parser.option("--option", "option", "pair", action="append")
    parser.option("--bots", "ladder-bots", "bots", default=LEVELS)
    parser.option("--games", "ladder-games", "number")
    parser.option("--seed", "sim-seed", "seed", default="1")
    parser.option("--jobs", "jobs", "number")
    parser.option("--on", "on", "place", default=LOCAL)
    parser.option("--kept", "ladder-kept", "file")
    parser.option("--seconds", "ladder-seconds", "number")
    parser.option("--page", "ladder-page", "file")
    parser.json()


def run(args: Namespace, lang: str) -> int:
    from chancellery.sim import contests, standings  # what they reckon with takes a moment to load
    from chancellery.sim.ladder import ladder

    levels = _levels(args.bots)
    wanted = _wanted(args)
    count = read.number("--games", args.games, 20, 0)
    jobs = read.number("--jobs", args.jobs, processes(), 1, 1024)
    seconds = read.number("--seconds", args.seconds, 0)
    book = contests.Book(None if args.kept is None else Path(args.kept), args.seed)
    missing = contests.due(wanted, levels, count, book)
    with progress(text(lang, "cli-sim-progress"), len(missing)) as tick:
        for _ in contests.played(missing, book, jobs, args.on, seconds):
            tick()
    by_contest = [(one, book.of(one, levels)) for one in wanted]
    found = [(one, ladder(matches, levels, one.seats)) for one, matches in by_contest if matches]
    if args.page is not None:
        shown = [(one, of) for one, of in found if of["matches"] > of["failures"]]
        standings.write(Path(args.page), shown, args.seed, sorted(book.modes))
    told = [
        {
            "game": one.game,
            "scenario": one.scenario,
            "options": one.options,
            "seed": args.seed,
            "versions": versions(one.game, levels),
            **of,
        }
        for one, of in found
    ]
    if args.json:
        as_json(told if args.game is None else told[0] if told else {})
    else:
        for one, of in found:
            _show(one.title(lang) if len(found) > 1 else "", of, lang)
    return NEGATIVE if any(of["failures"] for of in told) else FINE


def _wanted(args: Namespace) -> list[Any]:
    """The variants: that of the arguments, or all that the ladder of the house measures."""
    from chancellery.sim.contests import contest, contests

    if args.game is None:
        given = next((flag for flag in ("scenario", "seats", "option") if getattr(args, flag) is not None), None)
        if given is not None:
            raise BadInput("cli-ladder-which", field=f"--{given}")
        return list(contests())
    seats = None if args.seats is None else read.number("--seats", args.seats, 0, 1, 99)
    found = contest(args.game, args.scenario, seats, read.options(game(args.game), args.option))
    return [found]


def _levels(given: str) -> list[str]:
    levels = [name.strip() for name in given.split(",")]
    for name in levels:
        if not bots.findable(name):
            raise BadInput("sim-unknown-bot", field="--bots", value=name[:60], known=bots.known())
    if len(set(levels)) < 2 or len(set(levels)) < len(levels):
        raise BadInput("cli-ladder-bots", field="--bots", value=given[:60])
    return levels


def _show(title: str, found: dict[str, Any], lang: str) -> None:
    out = console()
    if title:
        out.print(title)
    table = Table(box=None, pad_edge=False)
    for key in ("bot", "rating", "alone-won", "ms"):
        table.add_column(text(lang, f"cli-ladder-{key}"), justify="left" if key == "bot" else "right")
    for name, level in sorted(found["levels"].items(), key=lambda item: -item[1]["rating"]):
        share = f"{level['won_alone']} / {level['alone']}" if level["alone"] else ""
        times = f"{level['ms']['median']} / {level['ms']['p99']}" if "ms" in level else ""
        table.add_row(name, f"{level['rating']} ± {level['interval']}", share, times)
    out.print(table)
    seats = Table(box=None, pad_edge=False)
    seats.add_column(text(lang, "cli-ladder-seat"))
    seats.add_column(text(lang, "cli-ladder-worth"), justify="right")
    seats.add_column(text(lang, "cli-column-wins"), justify="right")
    for seat, worth in found["seats"].items():
        seats.add_row(seat, f"{worth['worth']} ± {worth['interval']}", str(worth["won"]))
    out.print(seats)
    lengths = {key: round(found["lengths"][key]) for key in ("min", "median", "max")}
    ends = ", ".join(f"{reason} {count}" for reason, count in found["reasons"].items())
    out.print(text(lang, "cli-ladder-ends", ends=ends, **lengths))
