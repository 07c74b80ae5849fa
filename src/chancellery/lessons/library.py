"""The lessons that come with the games."""

from __future__ import annotations

from functools import cache

from chancellery import games
from chancellery.kernel import BadInput
from chancellery.kernel import game as find_game
from chancellery.lessons.check import check
from chancellery.lessons.form import Lesson, read

ENDING = ".toml"


def lessons() -> list[Lesson]:
    """All lessons of all games, in the order to learn them; BadInput if one of them is not right."""
    return [_load(one.id, file.name) for one in games() for file in one.lessons()]


def lesson(game: str, id: str) -> Lesson:
    """One lesson of a game."""
    found = [one for one in lessons() if one.game == game]
    for one in found:
        if one.id == id:
            return one
    raise BadInput("lesson-unknown", game=game, lesson=id, known=", ".join(one.id for one in found) or "-")


@cache
def _load(game: str, name: str) -> Lesson:
    """The lesson of a file, read and checked once."""
    file = next(one for one in find_game(game).lessons() if one.name == name)
    found = read(game, name.removesuffix(ENDING), file.read_text(encoding="utf-8"), name)
    check(found)
    return found
