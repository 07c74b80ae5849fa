"""The examples that come with the games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable

from chancellery.examples.form import Example, read
from chancellery.kernel import BadInput, games
from chancellery.rules import natural

ENDING = ".toml"


def example_ids(game: str | None = None) -> list[str]:
    """The ids of all examples, or of those of a game, in the order of the books."""
    return [id for id, (of, _) in _files().items() if game in (None, of)]


def example(id: str) -> Example:
    """One example by its id; BadInput if there is none, or if its file is not right."""
    if id not in _files():
        raise BadInput("example-unknown", example=id, known=", ".join(_files()))
    return _read(id)


@cache
def _files() -> Mapping[str, tuple[str, Traversable]]:
    found: dict[str, tuple[str, Traversable]] = {}
    for game in games():
        files = {file.name.removesuffix(ENDING): file for file in game.examples() if file.name.endswith(ENDING)}
        found |= {id: (game.id, files[id]) for id in sorted(files, key=natural)}
    return found


@cache
def _read(id: str) -> Example:
    game, file = _files()[id]
    return read(game, id, file.read_text(encoding="utf-8"), file.name)
