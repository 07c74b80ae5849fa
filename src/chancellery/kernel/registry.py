"""The games that are installed. Games register themselves; the kernel imports none."""

from __future__ import annotations

from chancellery.kernel.definition import Game
from chancellery.kernel.errors import BadInput

_GAMES: dict[str, Game] = {}


def register(game: Game) -> None:
    _GAMES[game.id] = game


def games() -> list[Game]:
    """What can be played, with scenarios, seats and options."""
    return [_GAMES[id] for id in sorted(_GAMES)]


def game(id: str) -> Game:
    found = _GAMES.get(id)
    if found is None:
        raise BadInput("setup-unknown-game", game=id, known=", ".join(sorted(_GAMES)))
    return found
