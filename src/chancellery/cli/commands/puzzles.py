"""`chancellery puzzles`: lists, plays, checks and makes puzzles."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from chancellery.cli.args import Parser, number
from chancellery.cli.errors import FINE, one_line
from chancellery.cli.files import read_text
from chancellery.cli.output import as_json, console
from chancellery.cli.terminal import draw
from chancellery.cli.terminal.reader import Reader
from chancellery.cli.titles import game_title
from chancellery.kernel import BadInput, Illegal, game
from chancellery.kernel.new_setup import read_position
from chancellery.locale import text
from chancellery.puzzles import Puzzle, Session, all_puzzles, begun, to_text, words
from chancellery.puzzles.check import check
from chancellery.puzzles.make import DEALS, make, of_position

MOST = 200


def arguments(parser: Parser) -> None:
    parser.value("WHAT", "puzzles-what", optional=True)
    parser.value("WHICH", "puzzles-which", optional=True)
    parser.option("--count", "puzzles-count", "number")
    parser.option("--deals", "puzzles-deals", "number")
    parser.option("--seed", "seed", "seed")
    parser.option("--position", "puzzles-position", "file")
    parser.option("--out", "puzzles-out", "file")
    parser.json()


def run(args: Namespace, lang: str) -> int:
    what = args.what
    if what == "make":
        return _make(args, lang)
    if what in ("play", "check"):
        return (_play if what == "play" else _check)(args, lang)
    if what is not None and not _of(what):
        game(what)  # says which games there are
        raise BadInput("cli-puzzles-what", what=what[:40])
    found = _of(what)
    if args.json:
        as_json([described(one, lang) for one in found])
        return FINE
    out, before = console(), ""
    for one in found:
        if one.game != before:
            out.print(game_title(game(one.game), lang), style="bold")
            before = one.game
        out.print("  " + _line(one, lang), highlight=False)
    return FINE


def _of(which: str | None) -> list[Puzzle]:
    """All puzzles, those of a game, or the one with an id."""
    return [one for one in all_puzzles() if which in (None, one.game, one.id)]


def _line(one: Puzzle, lang: str) -> str:
    return text(lang, "cli-puzzles-line", id=one.id, title=words.title(one, begun(one), lang), level=one.level)


def described(one: Puzzle, lang: str) -> dict[str, Any]:
    """A puzzle as plain data: a shape that other programs rely on."""
    title = words.title(one, begun(one), lang)
    return {
        "game": one.game,
        "id": one.id,
        "title": title,
        "level": one.level,
        "options": one.options,
        "moves": one.depth,
    }


def _some(args: Namespace) -> list[Puzzle]:
    found = _of(args.which)
    if not found:
        raise BadInput("puzzle-unknown", puzzle=str(args.which)[:60], game="-", known="chancellery puzzles")
    return found


def _check(args: Namespace, lang: str) -> int:
    """Proves puzzles again."""
    deals = number("--deals", args.deals, DEALS, 1, 10_000)
    out, found = console(), _some(args)
    for one in found:
        check(one, deals)
        out.print("  " + _line(one, lang), highlight=False)
    out.print(text(lang, "cli-puzzles-checked", count=len(found), deals=deals))
    return FINE


def _make(args: Namespace, lang: str) -> int:
    if args.which is None:
        raise BadInput("cli-missing-argument", field="GAME")
    game(args.which)
    out, found = console(), list[Puzzle]()
    for one in _found(args):
        found.append(one)
        out.print("  " + _line(one, lang), highlight=False)
        if args.out:
            Path(args.out).write_text(to_text(args.which, found), encoding="utf-8")
    if not found:
        raise BadInput("cli-puzzles-none")
    if args.out:
        out.print(text(lang, "cli-puzzles-made", count=len(found), file=args.out))
    elif args.json:
        as_json([one.to_data() for one in found])
    return FINE


def _found(args: Namespace) -> Iterator[Puzzle]:
    """Puzzles out of new matches, or the one of a position that somebody has written."""
    seed = args.seed or "1"
    if args.position is None:
        yield from make(args.which, number("--count", args.count, 1, 1, MOST), seed)
        return
    name = f"{args.which}_{re.sub(r'[^a-z0-9]+', '_', Path(args.position).stem.lower()).strip('_') or 'position'}"
    found = of_position(args.which, read_position(read_text(args.position)), seed, name)
    if found is None:
        raise BadInput("cli-puzzles-no-goal", file=args.position)
    yield found


def _play(args: Namespace, lang: str) -> int:
    one, out, reader = _some(args)[0], console(), Reader()
    session = Session(one)
    out.print(words.title(one, session.match, lang), style="bold")
    out.print(words.about(one, lang))
    draw.table(out, session.match.scene(session.seat, lang), lang)
    out.print(text(lang, "cli-puzzles-help"), style="italic")
    while not session.solved:
        scene = session.match.scene(session.seat, lang)
        draw.hands(out, scene)
        draw.question(out, scene, lang)
        out.print(words.task(one, session.match, lang), style="bold green")
        line = reader.line(f"{one.seat}> ")
        if line is None or line.lower() in ("q", "quit"):
            return FINE
        if line.lower() == "s":
            choice, why = session.shown(lang)
            out.print(f"{choice}. {why}", style="yellow")
        elif line.lower() == "m":
            draw.places(out, scene, lang)
        elif line:
            try:
                move = _numbered(session, line)
                if not session.follow(move):
                    choice, why = session.hint(move, lang)
                    out.print(f"{choice}: {why}", style="yellow")
            except (BadInput, Illegal) as error:
                out.print(one_line(error, lang), style="red")
    out.print(session.reason(lang), style="green")
    return FINE


def _numbered(session: Session, line: str) -> str:
    if not line.isdecimal():
        return line
    options = session.match.legal(session.seat)
    chosen = int(line) if len(line) < 9 else 0
    if not 1 <= chosen <= len(options):
        raise BadInput("cli-play-no-number", value=line[:20], most=len(options))
    return options[chosen - 1].text
