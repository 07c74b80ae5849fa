"""`chancellery bench`: measures speed, beside python-chess as the yardstick."""

from __future__ import annotations

import sys
from argparse import Namespace

from rich.table import Table

from chancellery import compiled, games
from chancellery.cli import args as read
from chancellery.cli.args import Parser
from chancellery.cli.errors import FINE
from chancellery.cli.output import as_json, console, progress
from chancellery.kernel import game
from chancellery.locale import text
from chancellery.sim import bench

FIGURES = (
    "decisions_per_second", "games_per_second", "rollout_decisions_per_second", "rollout_ratio", "clone_us", "fork_us",
    "deal_us", "view_us", "load_ms",
)  # fmt: skip


def arguments(parser: Parser) -> None:
    parser.value("GAME", "bench-game", optional=True)
    parser.option("--seconds", "seconds", "number")
    parser.json()


def run(args: Namespace, lang: str) -> int:
    seconds = read.number("--seconds", args.seconds, 6, 1, 3600)
    chosen = [game(args.game).id] if args.game else [one.id for one in games()]
    with progress(text(lang, "cli-bench-progress"), bench.slices(seconds) + len(chosen)) as tick:
        found = bench.measure(chosen, seconds, tick=tick)
    found["mode"] = compiled.mode
    if found["yardstick"]["python_chess_decisions_per_second"] is None:
        print(text(lang, "cli-bench-no-chess"), file=sys.stderr)
    if args.json:
        as_json(found)
        return FINE
    table = Table(box=None, pad_edge=False)
    table.add_column(text(lang, "cli-column-game"))
    for figure in (*FIGURES, "ratio"):
        table.add_column(text(lang, f"cli-bench-{figure}"), justify="right")
    for name in chosen:
        ratio = found["ratio"][name]
        table.add_row(name, *(f"{found[name][f]:,}" for f in FIGURES), "-" if ratio is None else str(ratio))
    chess = found["yardstick"]["python_chess_decisions_per_second"]
    if chess is not None:
        table.add_row("python-chess", f"{chess:,}", *[""] * len(FIGURES))
    console().print(table)
    console().print(text(lang, "cli-bench-mode", mode=text(lang, f"cli-mode-{compiled.mode}")))
    return FINE
