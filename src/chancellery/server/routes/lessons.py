"""Lessons: to be chosen, and to be gone through step by step. Everybody may, also without an account."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, Request, Response

from chancellery.lessons import Chapter, Lesson
from chancellery.server import lessons, puzzles
from chancellery.server.ask import Asking, Ctx, Language, errors
from chancellery.server.lesson_models import (
    ExampleId,
    ExampleScenes,
    Followed,
    LessonAnswer,
    LessonId,
    LessonInfo,
    Looked,
    Pointed,
    PuzzleInfo,
)
from chancellery.server.ready import respond
from chancellery.server.table_models import BarredAnswer
from chancellery.table.encode import dump
from chancellery.table.scene_asking import Previewed

router = APIRouter(prefix="/api", tags=["lessons"], responses=errors())


@router.get("/lessons", response_model=list[LessonInfo])
async def list_lessons(context: Ctx, request: Request, user: Asking, lang: Language) -> Response:
    """The lessons of all games with their chapters."""
    return respond(request, await context.shelf.lessons(lang), "no-cache")


@router.get("/puzzles", response_model=list[PuzzleInfo])
async def list_puzzles(context: Ctx, request: Request, user: Asking, lang: Language) -> Response:
    """The puzzles of all games. They are solved like the chapters of a lesson named `puzzles`."""
    return respond(request, await context.shelf.puzzles(lang), "no-cache")


@router.get("/examples/{rule_id}", response_model=LessonInfo)
async def get_example(context: Ctx, user: Asking, lang: Language, rule_id: ExampleId) -> Response:
    """A worked example of a rulebook, such as K-EX-10; it is played as a lesson with a chapter for each case."""
    context.limits.take("lesson", user.caller)
    made = await context.hall.painter.paint(lambda: dump(lessons.example_described(rule_id, lang).model_dump()))
    return Response(made, media_type="application/json", headers={"Cache-Control": "no-cache"})


@router.get("/examples/{rule_id}/{case_id}/scenes", response_model=ExampleScenes)
async def get_example_scenes(
    context: Ctx, user: Asking, lang: Language, rule_id: ExampleId, case_id: LessonId
) -> Response:
    """What the table looks like before and after a case of a worked example."""
    context.limits.take("lesson", user.caller)
    made = await context.hall.painter.paint(lambda: dump(lessons.example_scenes(rule_id, case_id, lang)))
    return Response(made, media_type="application/json", headers={"Cache-Control": "no-cache"})


@router.post("/lessons/{game_id}/{lesson_id}/{chapter_id}", response_model=LessonAnswer)
async def follow_lesson(
    context: Ctx,
    user: Asking,
    lang: Language,
    game_id: LessonId,
    lesson_id: LessonId,
    chapter_id: LessonId,
    given: Followed,
) -> Response:
    """Where the answers so far lead. The last one may be wrong: then a hint says why, and it does not count."""
    if lesson_id == puzzles.LESSON:
        return await _solved(context, user, lambda: puzzles.answer(game_id, chapter_id, given.trail, given.show, lang))
    ids = game_id, lesson_id, chapter_id
    return await _told(context, user, ids, lambda lesson, chapter: lessons.answer(lesson, chapter, given.trail, lang))


@router.post("/lessons/{game_id}/{lesson_id}/{chapter_id}/preview", response_model=Previewed)
async def preview_in_lesson(
    context: Ctx,
    user: Asking,
    lang: Language,
    game_id: LessonId,
    lesson_id: LessonId,
    chapter_id: LessonId,
    given: Looked,
) -> Response:
    """What some options would bring where the answers so far have led."""
    if lesson_id == puzzles.LESSON:
        return await _solved(
            context, user, lambda: puzzles.preview(game_id, chapter_id, given.trail, given.moves, lang)
        )
    ids = game_id, lesson_id, chapter_id
    return await _told(context, user, ids, lambda _, chapter: lessons.preview(chapter, given.trail, given.moves, lang))


@router.post("/lessons/{game_id}/{lesson_id}/{chapter_id}/barred", response_model=BarredAnswer)
async def barred_in_lesson(
    context: Ctx,
    user: Asking,
    lang: Language,
    game_id: LessonId,
    lesson_id: LessonId,
    chapter_id: LessonId,
    given: Pointed,
) -> Response:
    """Why a thing on the table cannot be chosen where the answers so far have led, in short."""
    if lesson_id == puzzles.LESSON:
        about = given.ref, given.subject
        return await _solved(context, user, lambda: puzzles.why_barred(game_id, chapter_id, given.trail, *about, lang))

    def work(_: Lesson, chapter: Chapter) -> object:
        return {"barred": lessons.why_barred(chapter, given.trail, given.ref, lang, given.subject)}

    return await _told(context, user, (game_id, lesson_id, chapter_id), work)


async def _told(
    context: Ctx, user: Asking, ids: tuple[str, str, str], work: Callable[[Lesson, Chapter], object]
) -> Response:
    """What is worked out about a chapter of a lesson, off the event loop."""
    context.limits.take("lesson", user.caller)
    lesson, chapter = await context.hall.painter.study(lambda: lessons.found(*ids))
    made = await context.hall.painter.paint(lambda: dump(work(lesson, chapter)))
    return Response(made, media_type="application/json", headers={"Cache-Control": "no-store"})


async def _solved(context: Ctx, user: Asking, work: Callable[[], object]) -> Response:
    """The same about a puzzle."""
    context.limits.take("lesson", user.caller)
    made = await context.hall.painter.study(lambda: dump(work()))
    return Response(made, media_type="application/json", headers={"Cache-Control": "no-store"})
