"""Lessons for the API. Nothing is stored: a learner's browser sends the chapter and his answers so far."""

from __future__ import annotations

from typing import Any

from chancellery import BadInput, Illegal, Match
from chancellery.examples import Example, after, as_lesson, before, example, example_ids, lesson_id
from chancellery.lessons import Chapter, Hint, Lesson, Session, lesson, lessons
from chancellery.server import lines
from chancellery.server.errors import Refused, refused
from chancellery.server.lesson_models import ChapterInfo, LessonInfo
from chancellery.server.tables import readable
from chancellery.server.titles import game_title
from chancellery.table.barred import barred
from chancellery.table.scene import Scene
from chancellery.table.scene_asking import Barred, Previewed


def described(lang: str) -> list[LessonInfo]:
    """All lessons there are."""
    return [_described(one, lang) for one in lessons()]


def _described(one: Lesson, lang: str) -> LessonInfo:
    return LessonInfo(
        game=one.game,
        game_title=game_title(one.game, lang),
        id=one.id,
        title=one.title(lang),
        about=one.about(lang),
        minutes=one.minutes,
        chapters=[ChapterInfo(id=c.id, title=c.title(lang), steps=len(c.steps)) for c in one.chapters],
    )


def found(game: str, id: str, chapter: str) -> tuple[Lesson, Chapter]:
    try:
        one = _example(game, id) or lesson(game, id)
        return one, one.chapter(chapter)
    except BadInput as error:
        raise Refused("no-lesson", why=error) from None


def _example(game: str, id: str) -> Lesson | None:
    """A worked example is played as a lesson is."""
    known = next((one for one in example_ids(game) if lesson_id(one) == id), None)
    return None if known is None else as_lesson(example(known))


def example_described(id: str, lang: str) -> LessonInfo:
    """A worked example by its id, as lessons are described."""
    return _described(as_lesson(_found_example(id)), lang)


def example_scenes(id: str, case: str, lang: str) -> dict[str, Scene]:
    """As lesson_models.ExampleScenes has them."""
    found = next((one for one in _found_example(id).cases if one.id == case), None)
    if found is None:
        raise Refused("no-lesson", why=BadInput("lesson-no-chapter", lesson=id, chapter=case, known="-"))
    return {"before": before(found).scene(found.seat, lang), "after": after(found).scene(found.seat, lang)}


def _found_example(id: str) -> Example:
    try:
        return example(id)
    except BadInput as error:
        raise Refused("no-lesson", why=error) from None


def answer(one: Lesson, chapter: Chapter, trail: list[str], lang: str) -> dict[str, Any]:
    """Where a trail leads, as lesson_models.LessonAnswer has it. Only its last entry may be a wrong answer."""
    for entry in trail:
        readable(entry)
    try:
        session = Session.resumed(chapter, trail[:-1])
        hint = session.hint(trail[-1], lang) if trail and not session.follow(trail[-1]) else None
    except (BadInput, Illegal) as error:
        raise refused(error) from None
    return {
        "game": one.game,
        "lesson": one.id,
        "chapter": chapter.id,
        "seat": chapter.seat,
        "trail": session.trail,
        "steps": len(chapter.steps),
        "step": _step(session, lang),
        "reaction": (session.reacted(lang) or None) if hint is None else None,
        "hint": _hint(hint),
        "solution": session.solution() if _example(one.game, one.id) is not None else None,
        "scene": session.match.scene(session.seat, lang),
        "log": log(session.match, session.seat, session.counts, lang),
    }


def preview(chapter: Chapter, trail: list[str], moves: list[str], lang: str) -> Previewed:
    """What some options would bring where a trail has led; moves that are none are left out."""
    session = _resumed(chapter, trail)
    return previewed(session.match, session.seat, moves, lang)


def previewed(match: Match, seat: int, moves: list[str], lang: str) -> Previewed:
    definition, state = match.definition, match.state
    try:
        meant = frozenset(definition.notation.read(readable(move)) for move in moves)
    except BadInput as error:
        raise refused(error) from None
    return definition.asking.previewed(state, seat, meant, lang)


def why_barred(chapter: Chapter, trail: list[str], ref: str, lang: str, subject: str | None) -> Barred | None:
    """Why a thing cannot be chosen where a trail has led."""
    session = _resumed(chapter, trail)
    return barred(session.match, session.seat, ref, lang, subject)


def _resumed(chapter: Chapter, trail: list[str]) -> Session:
    for entry in trail:
        readable(entry)
    try:
        return Session.resumed(chapter, trail)
    except (BadInput, Illegal) as error:
        raise refused(error) from None


def _step(session: Session, lang: str) -> dict[str, Any] | None:
    step = session.step
    if step is None:
        return None
    return {
        "id": step.id,
        "number": session.number + 1,
        "text": step.text(lang),
        "task": step.task(lang) if step.expect else None,
        "point": step.point,
        "rules": step.rules,
    }


def _hint(hint: Hint | None) -> dict[str, str] | None:
    return None if hint is None else {"choice": hint.choice, "text": hint.text}


def log(match: Match, seat: int, counts: list[int], lang: str) -> list[dict[str, Any]]:
    """What happened, each line with the entry of the trail that brought it."""
    definition, entry, told = match.definition, 0, []
    for number, event in enumerate(match.events(seat)):
        while number >= counts[entry]:
            entry += 1
        told.append(lines.line(definition, event, number, entry, lang))
    return told
