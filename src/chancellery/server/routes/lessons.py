"""Lessons: to be chosen, and to be gone through step by step. Everybody may, also without an account."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response

from chancellery.server import lessons
from chancellery.server.ask import Asking, Ctx, Language, errors
from chancellery.server.lesson_models import LessonAnswer, LessonId, LessonInfo, Trail
from chancellery.server.routes.games import json_response

router = APIRouter(prefix="/api", tags=["lessons"], responses=errors())


@router.get("/lessons")
async def list_lessons(user: Asking, lang: Language) -> list[LessonInfo]:
    """The lessons of all games with their chapters."""
    return await asyncio.to_thread(lessons.described, lang)  # the first time all lessons are read and checked


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
    context.limits.take("lesson", user.address)
    lesson, chapter = await asyncio.to_thread(lessons.found, game_id, lesson_id, chapter_id)
    made = await context.hall.painter.paint(lambda: lessons.answer(lesson, chapter, given.trail, lang))
    return json_response(made)
