"""Lessons: chapters of small steps, each played at a prepared position. Data of a game; the same for every game."""

from chancellery.lessons.form import Chapter, Lesson, Step
from chancellery.lessons.library import lesson, lessons
from chancellery.lessons.session import Hint, Session

__all__ = ["Chapter", "Hint", "Lesson", "Session", "Step", "lesson", "lessons"]
