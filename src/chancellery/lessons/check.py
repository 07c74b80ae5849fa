"""Checks a lesson by playing it: texts in every language, legal moves, things to point at that are there."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase

from chancellery.kernel import BadInput
from chancellery.lessons.fields import Where
from chancellery.lessons.form import Chapter, Lesson, Step, has_text
from chancellery.lessons.session import LONGEST, READ_ON, Session
from chancellery.locale import LANGUAGES
from chancellery.table.scene import Scene
from chancellery.table.things import shown_parts, things


def check(lesson: Lesson) -> None:
    """BadInput names what an author has to mend, and where."""
    where = Where(lesson.chapters[0].where.file)
    _texts(where, lesson.key, f"{lesson.key}.about")
    for chapter in lesson.chapters:
        _texts(chapter.where, chapter.key)
        _walk(chapter)


def _walk(chapter: Chapter) -> None:
    """Plays the chapter from start to end, always with the first answer a step expects."""
    session = Session(chapter)
    while (step := session.step) is not None:
        _texts(step.where, step.key)
        _points(session, step)
        if not step.expect:
            session.follow(READ_ON)
            continue
        _answers(session, step)
        number = session.number
        for _ in range(LONGEST):
            session.follow(expected(session)[0])
            if session.number > number:
                break
        else:
            raise BadInput("lesson-endless", where=step.where, field="as_long_as")


def expected(session: Session) -> list[str]:
    """The legal moves that the step asks for, in the order in which it names them."""
    step = session.step
    assert step is not None
    found = [move for pattern in step.expect for move in matching(pattern, _legal(session))]
    if not found:
        raise _not_legal(step, ", ".join(step.expect), _legal(session))
    return list(dict.fromkeys(found))


def matching(pattern: str, moves: Iterable[str]) -> list[str]:
    return [move for move in moves if fnmatchcase(move, pattern)]


def _legal(session: Session) -> list[str]:
    return [move.text for move in session.match.legal(session.seat)]


def _not_legal(step: Step, pattern: str, legal: list[str]) -> BadInput:
    return BadInput("lesson-not-legal", where=step.where, field="expect", value=pattern, options=", ".join(legal))


def _answers(session: Session, step: Step) -> None:
    """What a step asks for must be possible, and whatever else is possible must be answered."""
    asked, legal = session.asked(), _legal(session)
    if asked is None:
        others = "; ".join(session.match.definition.prompt(d, "en") for d in session.match.decisions) or "-"
        raise BadInput("lesson-not-asked", where=step.where, field="expect", seat=session.chapter.seat, others=others)
    for pattern in step.expect:
        if not matching(pattern, legal):
            raise _not_legal(step, pattern, legal)
    if step.as_long_as and asked.kind != step.as_long_as:
        raise BadInput(
            "lesson-other-kind", where=step.where, field="as_long_as", value=step.as_long_as, kind=asked.kind
        )
    _texts(step.where, f"{step.key}.task")
    wrong = [move for move in legal if not step.expects(move)]
    if wrong:
        _texts(step.where, f"{step.key}.hint", *(step.hint(move) for move in wrong))
    for pattern, name in step.hints:
        _texts(step.where, f"{step.key}.hint-{name}")
        if not matching(pattern, wrong):
            options = ", ".join(wrong) or "-"
            raise BadInput("lesson-idle-hint", where=step.where, field="hints", value=pattern, options=options)


def _texts(where: Where, *keys: str) -> None:
    for key in keys:
        for lang in LANGUAGES:
            try:
                there = has_text(key, lang)
            except ValueError as error:
                raise BadInput("lesson-bad-text", where=where, message=key, language=lang, error=str(error)) from None
            if not there:
                raise BadInput("lesson-no-text", where=where, message=key, language=lang)


# -- what a step points at


def _points(session: Session, step: Step) -> None:
    if not step.point:
        return
    scene = session.match.scene(session.seat, "en")
    for thing in step.point:
        known = meant(scene, thing)
        if known is not None:
            raise BadInput("lesson-no-thing", where=step.where, field="point", value=thing, known=", ".join(known))


def meant(scene: Scene, thing: str) -> list[str] | None:
    """None if the thing is in the scene, else what there is of its kind."""
    kind, mark, _ = thing.partition(":")
    if not mark:  # a part of the table as a whole
        shown = shown_parts(scene)
        return None if kind in shown else shown
    known = [*things(scene)]
    if scene.prompt is not None:
        known += [f"option:{option.moves[0]}" for option in scene.prompt.options]
    if thing in known:
        return None
    alike = [ref for ref in known if ref.startswith(f"{kind}:")]
    return alike or list(dict.fromkeys(f"{ref.partition(':')[0]}:…" for ref in known))
