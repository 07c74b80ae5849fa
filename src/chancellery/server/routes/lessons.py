"""Lessons: to be chosen, and to be gone through step by step. Everybody may, also without an account."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from chancellery.server import lessons
from chancellery.server.ask import Asking, Ctx, Language, errors
from chancellery.server.lesson_models import LessonAnswer, LessonId, LessonInfo, Trail
from chancellery.server.ready import respond
from chancellery.table.encode import dump

router = APIRouter(prefix="/api", tags=["lessons"], responses=errors())


@router.get("/lessons", response_model=list[LessonInfo])
async def list_lessons(context: Ctx, request: Request, user: Asking, lang: Language) -> Response:
    """The lessons of all games with their chapters."""
    return respond(request, await context.shelf.lessons(lang), "no-cache")


@router.post("/lessons/{game_id}/{lesson_id}/{chapter_id}", response_model=LessonAnswer)
async def follow_lesson(
    context: Ctx,
    user: Asking,
    lang: Language,
    game_id: LessonId,
    lesson_id: LessonId,
    chapter_id: LessonId,
    given: Trail,
) -> Response:
    """Where the answers so far lead. The last one may be wrong: then a hint says why, and it does not count."""
    context.limits.take("lesson", user.caller)
    lesson, chapter = await context.hall.painter.study(lambda: lessons.found(game_id, lesson_id, chapter_id))
    made = await context.hall.painter.paint(lambda: dump(lessons.answer(lesson, chapter, given.trail, lang)))
    return Response(made, media_type="application/json", headers={"Cache-Control": "no-store"})
