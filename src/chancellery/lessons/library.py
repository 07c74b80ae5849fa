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
    """All lessons of all games, in the order to learn them; not yet played, as that takes seconds."""
    return [_read(one.id, file.name) for one in games() for file in one.lessons()]


def lesson(game: str, id: str) -> Lesson:
    """One lesson of a game; BadInput if it is not right."""
    found = [one.id for one in lessons() if one.game == game]
    if id in found:
        return _checked(game, id + ENDING)
    raise BadInput("lesson-unknown", game=game, lesson=id, known=", ".join(found) or "-")


@cache
def _read(game: str, name: str) -> Lesson:
    file = next(one for one in find_game(game).lessons() if one.name == name)
    return read(game, name.removesuffix(ENDING), file.read_text(encoding="utf-8"), name)


@cache
def _checked(game: str, name: str) -> Lesson:
    found = _read(game, name)
    check(found)
    return found
