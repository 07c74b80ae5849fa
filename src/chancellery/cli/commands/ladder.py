"""`chancellery ladder`: how strong the bots are."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.table import Table

from chancellery import bots
from chancellery.cli import args as read
from chancellery.cli.args import Parser
from chancellery.cli.errors import FINE, NEGATIVE
from chancellery.cli.output import as_json, console, progress
from chancellery.kernel import BadInput, Match
from chancellery.locale import text
from chancellery.sim import LOCAL, Plan, Played, processes, versions

LEVELS = "random,novice,sensible@1,sensible,planner"


def arguments(parser: Parser) -> None:
    parser.value("GAME", "game")
    parser.option("--scenario", "scenario", "scenario")
    parser.option("--seats", "seats", "number")
    parser.option("--bots", "ladder-bots", "bots", default=LEVELS)
    parser.option("--games", "ladder-games", "number")
    parser.option("--seed", "sim-seed", "seed", default="1")
    parser.option("--jobs", "jobs", "number")
    parser.option("--on", "on", "place", default=LOCAL)
    parser.json()


def run(args: Namespace, lang: str) -> int:
    from chancellery.sim import ladder  # what it reckons with takes a moment to load

    levels = _levels(args.bots)
    seats = None if args.seats is None else read.number("--seats", args.seats, 0, 1, 99)
    probe = Match.new(args.game, args.scenario, seats, 0)
    if len(probe.seats) < 2:
        raise BadInput("cli-ladder-alone", field="--seats")
    count = read.number("--games", args.games, 20, 1)
    jobs = read.number("--jobs", args.jobs, min(processes(), count), 1, 1024)
    base = Plan(args.game, probe.setup.scenario, len(probe.seats), args.seed, ())
    played: list[Played] = []
    whole = count * len(ladder.pairings(levels, len(probe.seats)))
    with progress(text(lang, "cli-sim-progress"), whole) as tick:
        for one in ladder.matches(base, len(probe.seats), levels, count, jobs, args.on):
            played.append(one)
            tick()
    found = {
        "game": args.game,
        "scenario": probe.setup.scenario,
        "seed": args.seed,
        "versions": versions(args.game, levels),
        **ladder.ladder(played, levels, probe.seats),
    }
    if args.json:
        as_json(found)
    else:
        _show(found, lang)
    return NEGATIVE if found["failures"] else FINE


def _levels(given: str) -> list[str]:
    levels = [name.strip() for name in given.split(",")]
    for name in levels:
        if not bots.findable(name):
            raise BadInput("sim-unknown-bot", field="--bots", value=name[:60], known=bots.known())
    if len(set(levels)) < 2 or len(set(levels)) < len(levels):
        raise BadInput("cli-ladder-bots", field="--bots", value=given[:60])
    return levels


def _show(found: dict[str, Any], lang: str) -> None:
    out = console()
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
    for seat, worth in found["seats"].items():
        seats.add_row(seat, f"{worth['worth']} ± {worth['interval']}")
    out.print(seats)
