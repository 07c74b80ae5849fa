"""`chancellery examples`: the worked examples of the rulebooks, to be played in the terminal."""

from __future__ import annotations

from argparse import Namespace

from chancellery.cli.args import Parser
from chancellery.cli.errors import FINE
from chancellery.cli.output import as_json, console
from chancellery.cli.terminal.example import Guide
from chancellery.cli.terminal.reader import Reader
from chancellery.examples import as_lesson, example, example_ids, prove
from chancellery.locale import text


def arguments(parser: Parser) -> None:
    parser.value("EXAMPLE", "example", optional=True)
    parser.option("--case", "case", "case")
    parser.switch("--check", "examples-check")
    parser.json()


def run(args: Namespace, lang: str) -> int:
    wanted = None if args.example is None else args.example.upper()
    found = example_ids() if wanted is None else [example(wanted).id]
    if args.check:
        for id in found:
            prove(example(id))
        console().print(text(lang, "cli-examples-checked", count=len(found)))
        return FINE
    if args.json:
        as_json([{"id": id, "game": example(id).game, "title": as_lesson(example(id)).title(lang)} for id in found])
        return FINE
    if wanted is None:
        for id in found:
            console().print(as_lesson(example(id)).title(lang))
        console().print(text(lang, "cli-examples-how"), style="italic")
        return FINE
    played = as_lesson(example(wanted))
    first = 0 if args.case is None else played.chapters.index(played.chapter(args.case))
    return Guide(played, lang, console(), Reader()).run(first)
