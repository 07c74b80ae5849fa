"""Puzzles for the API: solved like the chapters of a lesson, and nothing is stored either."""

from __future__ import annotations

from typing import Any

from chancellery import BadInput, Illegal
from chancellery.puzzles import Puzzle, Session, all_puzzles, begun, puzzle, words
from chancellery.server import lessons
from chancellery.server.errors import Refused, refused
from chancellery.server.lesson_models import PuzzleInfo
from chancellery.server.tables import readable
from chancellery.server.titles import game_title
from chancellery.table.barred import barred
from chancellery.table.scene_asking import Previewed

LESSON = "puzzles"  # the lesson whose chapters they are


def described(lang: str) -> list[PuzzleInfo]:
    """All puzzles there are."""
    return [
        PuzzleInfo(
            game=one.game,
            game_title=game_title(one.game, lang),
            id=one.id,
            title=words.title(one, begun(one), lang),
            level=one.level,
            options=one.options,
            moves=one.depth,
        )
        for one in all_puzzles()
    ]


def answer(game: str, id: str, trail: list[str], show: bool, lang: str) -> dict[str, Any]:
    """Where a trail leads, as lesson_models.LessonAnswer has it. Only its last entry may be a wrong answer."""
    one = _found(game, id)
    hint = None
    for entry in trail:
        readable(entry)
    try:
        session = Session.resumed(one, trail[:-1])
        if trail and not session.follow(trail[-1]):
            hint = session.hint(trail[-1], lang)
    except (BadInput, Illegal) as error:
        raise refused(error) from None
    if show and not session.solved:
        hint = session.shown(lang)
    return {
        "game": game,
        "lesson": LESSON,
        "chapter": id,
        "seat": one.seat,
        "trail": session.trail,
        "steps": one.depth,
        "step": None if session.solved else _step(one, session, lang),
        "reaction": session.reason(lang) if session.solved else None,
        "hint": None if hint is None else {"choice": hint[0], "text": hint[1]},
        "solution": None,
        "scene": session.match.scene(session.seat, lang),
        "log": lessons.log(session.match, session.seat, session.counts, lang),
    }


def preview(game: str, id: str, trail: list[str], moves: list[str], lang: str) -> Previewed:
    session = _resumed(game, id, trail)
    return lessons.previewed(session.match, session.seat, moves, lang)


def why_barred(game: str, id: str, trail: list[str], ref: str, subject: str | None, lang: str) -> dict[str, Any]:
    session = _resumed(game, id, trail)
    return {"barred": barred(session.match, session.seat, ref, lang, subject)}


def _found(game: str, id: str) -> Puzzle:
    try:
        return puzzle(game, id)
    except BadInput as error:
        raise Refused("no-lesson", why=error) from None


def _resumed(game: str, id: str, trail: list[str]) -> Session:
    for entry in trail:
        readable(entry)
    try:
        return Session.resumed(_found(game, id), trail)
    except (BadInput, Illegal) as error:
        raise refused(error) from None


def _step(one: Puzzle, session: Session, lang: str) -> dict[str, Any]:
    asked = next(decision for decision in session.match.decisions if decision.seat == session.seat)
    number = len(session.trail) + 1
    return {
        "id": f"move_{number}",
        "number": number,
        "text": words.about(one, lang),
        "task": words.task(one, session.match, lang),
        "point": words.points(one.goal),
        "rules": [asked.rule],
    }
