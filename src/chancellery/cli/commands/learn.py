"""`chancellery learn`: a lesson in the terminal."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from chancellery.cli.args import Parser
from chancellery.cli.errors import FINE
from chancellery.cli.output import as_json, console
from chancellery.cli.terminal.lesson import Teacher
from chancellery.cli.terminal.reader import Reader
from chancellery.cli.titles import game_title
from chancellery.kernel import BadInput, game
from chancellery.lessons import Lesson, lesson, lessons
from chancellery.locale import text


def arguments(parser: Parser) -> None:
    parser.value("GAME", "game", optional=True)
    parser.value("LESSON", "lesson", optional=True)
    parser.option("--chapter", "chapter", "chapter")
    parser.switch("--list", "learn-list")
    parser.switch("--check", "learn-check")
    parser.json()


def run(args: Namespace, lang: str) -> int:
    if args.game is not None:
        game(args.game)  # says which games there are
    found = [one for one in lessons() if args.game in (None, one.game)]
    if args.lesson is not None:
        found = [lesson(args.game, args.lesson)]
    if not found:
        raise BadInput("cli-learn-none", game=args.game or "-")
    out = console()
    if args.json:
        as_json([described(one, lang) for one in found])
        return FINE
    if args.list or args.check:
        for one in found:
            if args.check:
                lesson(one.game, one.id)  # plays it, and says what is not right
            out.print(line(one, lang), style="bold")
            for number, chapter in enumerate(one.chapters, 1):
                out.print(f"  {number}. {chapter.title(lang)} ({chapter.id})")
        if args.check:
            out.print(text(lang, "cli-learn-checked", count=len(found)))
        return FINE
    reader = Reader()
    chosen = _choose(found, reader, lang)
    if chosen is None:
        return FINE
    chosen = lesson(chosen.game, chosen.id)
    first = 0 if args.chapter is None else chosen.chapters.index(chosen.chapter(args.chapter))
    return Teacher(chosen, lang, out, reader).run(first)


def line(one: Lesson, lang: str) -> str:
    title = game_title(game(one.game), lang)
    return text(lang, "cli-learn-line", game=title, lesson=one.title(lang), id=one.id, minutes=one.minutes)


def described(one: Lesson, lang: str) -> dict[str, Any]:
    """A lesson as plain data: a shape that other programs rely on."""
    return {
        "game": one.game,
        "id": one.id,
        "title": one.title(lang),
        "about": one.about(lang),
        "minutes": one.minutes,
        "chapters": [{"id": c.id, "title": c.title(lang), "steps": len(c.steps)} for c in one.chapters],
    }


def _choose(found: list[Lesson], reader: Reader, lang: str) -> Lesson | None:
    """Asks at a terminal if there are several; elsewhere the first is taken."""
    if len(found) == 1 or not reader.terminal:
        return found[0]
    for number, one in enumerate(found, 1):
        print(f"  {number}. {line(one, lang)}")
    while True:
        typed = reader.line("> ")
        if typed is None:
            return None
        if typed.isdecimal() and 1 <= int(typed[:9]) <= len(found):
            return found[int(typed) - 1]
        print(text(lang, "cli-play-no-number", value=typed[:20], most=len(found)))
