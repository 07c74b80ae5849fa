"""`chancellery play`: a match in the terminal."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from chancellery import bots, games
from chancellery.cli import args as read
from chancellery.cli import files
from chancellery.cli.args import Parser
from chancellery.cli.errors import FINE
from chancellery.cli.output import console
from chancellery.cli.terminal import draw
from chancellery.cli.terminal.keeper import Keeper, keep_copy, make_room, refuse_other
from chancellery.cli.terminal.reader import Reader
from chancellery.cli.terminal.session import HUMAN, Session
from chancellery.cli.titles import game_title, scenario_title
from chancellery.kernel import BadInput, Match, game
from chancellery.locale import text
from chancellery.sim import players as bots_of

ALL, NONE = "all", "none"


def arguments(parser: Parser) -> None:
    parser.value("GAME", "game", optional=True)
    parser.option("--scenario", "scenario", "scenario")
    parser.option("--seats", "seats", "number")
    parser.option("--seat", "seat", "seats")
    parser.option("--bots", "bots", "bots")
    parser.option("--seed", "seed", "seed")
    parser.option("--option", "option", "pair", action="append")
    parser.option("--board", "match-board", "board")
    parser.option("--position", "position", "file")
    parser.option("--save", "save", "file")
    parser.option("--resume", "resume", "file", nargs="?", const="")
    parser.switch("--as-far", "as-far")


def run(args: Namespace, lang: str) -> int:
    reader, out = Reader(), console()
    if args.resume is not None:
        match, path = _resumed(args, lang)
        out.print(text(lang, "cli-play-resumed", file=str(path), moves=len(match)))
    elif args.as_far:
        raise BadInput("cli-as-far-alone", field="--as-far")
    else:
        match = _new(args)
        path = Path(args.save).expanduser() if args.save else files.last_match()
    seated = _players(args, match, reader, lang)
    if seated is None:
        return FINE
    found = game(match.setup.game)
    # the record says who plays, so that --resume knows; and it goes on by the rules as they are now
    match.setup = match.setup.with_(players=seated, rules=found.rules_version)
    if args.resume is None:
        if args.save:
            refuse_other(path)
        elif aside := make_room(path):
            out.print(text(lang, "cli-play-aside", file=str(aside)))
    out.print(
        text(
            lang,
            "cli-play-welcome",
            game=game_title(found, lang),
            scenario=scenario_title(found, match.setup.scenario, lang),
            commitment=match.setup.commitment,
        )
    )
    session = Session(match, seated, Keeper(path), lang, out, reader)
    return session.run()


def _new(args: Namespace) -> Match:
    seats = None if args.seats is None else read.number("--seats", args.seats, 0, 1, 99)
    name = args.game or games()[0].id
    if args.position is None:
        options = read.options(game(name), args.option)
        board, own = files.read_board(game(name), args.board)
        return Match.new(name, args.scenario, seats, args.seed, options, board=board, board_text=own)
    for flag in ("scenario", "seats", "option", "board"):
        if getattr(args, flag) is not None:
            raise BadInput("cli-position-alone", field=f"--{flag}")
    return Match.from_position(name, files.read_text(args.position), seed=args.seed)


def _resumed(args: Namespace, lang: str) -> tuple[Match, Path]:
    path = Path(args.resume).expanduser() if args.resume else files.last_match()
    if not args.resume and not path.exists():
        raise BadInput("cli-nothing-to-resume", file=str(path))
    for flag in ("game", "scenario", "seats", "seed", "option", "board", "position", "save"):
        if getattr(args, flag) is not None:
            raise BadInput("cli-resume-alone", field=flag if flag == "game" else f"--{flag}")
    if not args.as_far:
        return files.read_match(str(path)), path
    match, wrong = files.read_match_as_far(str(path))
    if wrong is not None:
        kept = keep_copy(path)
        print(text(lang, "cli-play-as-far", moves=len(match), file=str(kept), error=wrong.text(lang)), file=sys.stderr)
    return match, path


def _players(args: Namespace, match: Match, reader: Reader, lang: str) -> tuple[str, ...] | None:
    """Who sits where: people as --seat says, bots elsewhere; None if nobody answers."""
    before = match.setup.players if len(match.setup.players) == len(match.seats) else ()
    known = all(name == HUMAN or bots.exists(name) for name in before)
    if args.resume is not None and args.seat is None and args.bots is None and before and known:
        return before
    chosen = args.seat
    if chosen is None and HUMAN in before:
        chosen = ",".join(seat for seat, name in zip(match.seats, before) if name == HUMAN)
    if chosen is None:
        chosen = _choose_seat(match, reader, lang)
        if chosen is None:
            return None
    if chosen == NONE:
        people: set[int] = set()
    elif chosen == ALL:
        people = set(range(len(match.seats)))
    else:
        people = {_seat(match, name.strip()) for name in chosen.split(",")}
    others = bots_of(args.bots or "sensible", match.seats)
    return tuple(HUMAN if seat in people else name for seat, name in enumerate(others))


def _choose_seat(match: Match, reader: Reader, lang: str) -> str | None:
    """Asks at a terminal; elsewhere the first seat is the player's."""
    if not reader.terminal or len(match.seats) == 1:
        return match.seats[0]
    print(text(lang, "cli-play-which-seat"))
    for number, seat in enumerate(match.seats, 1):
        print(f"  {number}. {draw.seat_name(match, number - 1, lang)} ({seat})")
    while True:
        line = reader.line("> ")
        if line is None:
            return None
        if line.isdecimal() and 1 <= int(line[:9]) <= len(match.seats):
            return match.seats[int(line) - 1]
        if line in (ALL, NONE) or line in match.seats:
            return line
        print(text(lang, "cli-play-no-number", value=line[:20], most=len(match.seats)))


def _seat(match: Match, name: str) -> int:
    if name not in match.seats:
        raise BadInput("cli-bad-word", field="--seat", value=name[:60], known=", ".join([*match.seats, ALL, NONE]))
    return match.seat(name)
