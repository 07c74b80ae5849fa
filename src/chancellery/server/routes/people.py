"""Profiles, ratings and leaderboards."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from chancellery.kernel import BadInput, game
from chancellery.server.ask import Asking, Ctx, Language, errors
from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.people import User
from chancellery.server.rating import own_data, profiles
from chancellery.server.rating.models import Leaderboard, MyData, Profile, RatingHistory
from chancellery.store import Account

router = APIRouter(prefix="/api", tags=["people"], responses=errors())

GameId = Annotated[str, Path(pattern=r"^\w{1,40}$")]
PersonName = Annotated[str, Path(min_length=1, max_length=200)]


@router.get("/ratings/{game_id}")
async def leaderboard(
    context: Ctx,
    user: Asking,
    lang: Language,
    game_id: GameId,
    bots: Annotated[bool, Query(description="bots too")] = True,
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
) -> Leaderboard:
    """The strongest players of a game; those whose rating is provisional come last, without a place."""
    known(game_id)
    return await context.store.ask(lambda c: profiles.leaderboard(c, game_id, user, lang, limit, bots))


@router.get("/people/{name}")
async def profile(context: Ctx, user: Asking, lang: Language, name: PersonName) -> Profile:
    """Somebody's matches, results by game, power and opponent, streaks and ratings."""
    account = await named(context, name)
    return await context.store.ask(lambda c: profiles.profile(c, account, user, lang))


@router.get("/people/{name}/ratings/{game_id}")
async def history(context: Ctx, user: Asking, lang: Language, name: PersonName, game_id: GameId) -> RatingHistory:
    """How a rating grew from match to match."""
    known(game_id)
    account = await named(context, name)
    return await context.store.ask(lambda c: profiles.history(c, account.id, game_id, lang))


@router.get("/accounts/me/data")
async def my_data(context: Ctx, user: Asking, response: Response) -> MyData:
    """All that the server keeps about you, as a file."""
    account = own_account(context, user)
    context.limits.take("create", str(user.id))
    response.headers["Cache-Control"] = "no-store"
    response.headers["Content-Disposition"] = 'attachment; filename="chancellery.json"'
    return await context.store.ask(lambda c: own_data.own_data(c, account))


def known(game_id: str) -> None:
    """Refused unless there is such a game."""
    try:
        game(game_id)
    except BadInput:
        raise Refused("no-page") from None


async def named(context: Context, name: str) -> Account:
    account = None if context.settings.local or "\x00" in name else await context.store.account_named(name)
    if account is None:
        raise Refused("no-account", field="name", name=name[:60])
    return account


def own_account(context: Context, user: User) -> Account:
    if context.settings.local:
        raise Refused("not-here")
    if user.account is None:
        raise Refused("login-needed")
    return user.account
