"""Nobody is lent an engine for a rated match: positions and records from elsewhere might be of the one being played."""

from __future__ import annotations

from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.people import User
from chancellery.store import queries

FROM_ELSEWHERE = ("position", "record")  # origins of chapters; finished matches, puzzles and examples are none


async def check_unaided(context: Context, user: User, game: str) -> None:
    """Refused while whoever asks plays a rated match of the game."""
    account = user.id
    if account is not None and await context.store.ask(lambda c: queries.plays_rated(c, account, game)):
        raise Refused("rated-unaided")
