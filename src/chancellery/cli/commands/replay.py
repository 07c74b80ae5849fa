"""`chancellery replay`: shows a match that was recorded, its log and the table after any move."""

from __future__ import annotations

import sys
from argparse import Namespace

from rich.console import Console

from chancellery.cli import args as read
from chancellery.cli import files
from chancellery.cli.args import Parser
from chancellery.cli.errors import FINE, NEGATIVE
from chancellery.cli.output import as_json, console
from chancellery.cli.terminal import draw, hint
from chancellery.cli.terminal.reader import Reader
from chancellery.kernel import BadInput, Match
from chancellery.locale import text


def arguments(parser: Parser) -> None:
    parser.value("FILE", "record")
    parser.option("--to", "to", "number")
    parser.option("--seat", "replay-seat", "seat")
    parser.switch("--log", "log")
    parser.switch("--step", "step")
    parser.json()


def run(args: Namespace, lang: str) -> int:
    match, wrong = files.read_match_as_far(args.file)
    if wrong is not None:
        print(text(lang, "cli-replay-as-far", moves=len(match), error=wrong.text(lang)), file=sys.stderr)
    code = FINE if wrong is None else NEGATIVE
    match.events()  # works out what came before the record's snapshot, so that every point can be shown
    seat = None if args.seat is None else match.seat(args.seat)
    to = read.number("--to", args.to, 0 if args.step else len(match), 0)
    if to > len(match):
        raise BadInput("cli-bad-number", field="--to", value=str(to), expected=f"0-{len(match)}")
    if args.step:
        _step(match, to, seat, lang)
        return code
    shown = match.at(to)
    if args.json:
        as_json(
            {
                "game": match.setup.game,
                "scenario": match.setup.scenario,
                "seats": list(match.seats),
                "moves": len(match),
                "at": to,
                "commitment": match.setup.commitment,
                "log": shown.log(seat, lang) if args.log else None,
                "view": shown.view(seat),
                "outcome": shown.outcome.to_data() if shown.outcome else None,
            }
        )
        return code
    out = console()
    if args.log:
        for line in shown.log(seat, lang):
            out.print(line)
    draw.table(out, shown.scene(seat, lang), lang)
    _where(out, shown, len(match), lang)
    return code


def _where(out: Console, shown: Match, last: int, lang: str) -> None:
    out.print(text(lang, "cli-replay-at", number=len(shown), last=last))
    if shown.outcome is not None:
        out.print(draw.result(shown, lang), style="bold")


def _step(match: Match, at: int, seat: int | None, lang: str) -> int:
    """One move at a time: Enter goes on, b back, a number there, m shows the table, `why` weighs the move, q leaves."""
    out, reader = console(), Reader()
    out.print(text(lang, "cli-replay-help"))
    told = match.at(at).event_count
    draw.table(out, match.at(at).scene(seat, lang), lang)
    while True:
        line = reader.line(f"{at}/{len(match)}> ")
        if line is None or line == "q":
            return FINE
        before = at
        if line == "why":
            for entry in hint.weighed(match, at, lang):
                out.print(entry)
            continue
        if line in ("", "n"):
            at = min(at + 1, len(match))
        elif line == "b":
            at = max(at - 1, 0)
        elif line.isdecimal() and int(line[:9]) <= len(match):
            at = int(line)
        elif line != "m":
            out.print(text(lang, "cli-replay-help"))
            continue
        shown = match.at(at)
        if line == "m":
            draw.table(out, shown.scene(seat, lang), lang)
        elif at == before + 1:
            player, move = shown.moves[-1]
            out.print(f"{at}. {match.seats[player]}: {move.text}", style="bold")
            for entry in shown.log(seat, lang, told):
                out.print(f"  {entry}")
        _where(out, shown, len(match), lang)
        told = shown.event_count
