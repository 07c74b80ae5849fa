"""Worked examples to play: the position, the moves and the numbers of each, as data of its game."""

from chancellery.examples.form import Case, Deed, Example, Move
from chancellery.examples.library import example, example_ids
from chancellery.examples.prove import after, before, prove
from chancellery.examples.shown import as_lesson, lesson_id

__all__ = [
    "Case",
    "Deed",
    "Example",
    "Move",
    "after",
    "as_lesson",
    "before",
    "example",
    "example_ids",
    "lesson_id",
    "prove",
]
