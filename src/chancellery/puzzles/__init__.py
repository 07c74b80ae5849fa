"""Puzzles: positions out of matches of bots in which one answer is proved to be the best."""

from chancellery.puzzles import words
from chancellery.puzzles.form import Puzzle, start
from chancellery.puzzles.library import all_puzzles, from_text, puzzle, puzzles, to_text
from chancellery.puzzles.session import Session, begun

__all__ = ["Puzzle", "Session", "all_puzzles", "begun", "from_text", "puzzle", "puzzles", "start", "to_text", "words"]
