"""Guests: whoever has no account on a hosted server plays against bots, and nothing else, until he makes one."""

from __future__ import annotations

import contextlib
import re
from dataclasses import replace

from starlette.requests import Request

from chancellery.server import sessions
from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.models import NamedBot, NewMatch
from chancellery.server.people import User
from chancellery.store import StoreError, guest_rows, now

MOST_MATCHES = 20  # of one guest
# What a guest looks at and does by his own session; to all other calls he is nobody.
_LOOKS = re.compile(r"/api/session|/api/matches(/.*)?")
_DOES = re.compile(r"/api/session|/api/accounts|/api/matches(/[^/]+/(moves|undo|rematch|notes))?")
_TABLE = "/api/matches/"


def as_far_as(request: Request, user: User) -> User:
    """The guest where he may be one, else a visitor like any other."""
    path = str(request.scope["path"])
    if (_LOOKS if request.method in ("GET", "HEAD") else _DOES).fullmatch(path):
        return user
    if path.startswith(_TABLE):
        raise Refused("login-needed")
    return User(local=False, address=user.address)


async def allowed(context: Context, user: User, wanted: NewMatch) -> NewMatch:
    """The match a guest, or a visitor, may make: one seat, against bots. No list shows it to others."""
    others = [choice for choice in wanted.seats.values() if choice != "me"]
    alone = len(others) == len(wanted.seats) - 1 and all(isinstance(choice, NamedBot) for choice in others)
    if not context.settings.guests or not alone or wanted.rated or wanted.lobby:
        raise Refused("login-needed")
    await check_room(context, user)
    return wanted.model_copy(update={"private": True, "unlisted": False, "delay": 0})


async def check_room(context: Context, user: User) -> None:
    """Nobody fills the store without an account."""
    if user.guest and user.id is not None:
        id = user.id
        if await context.store.ask(lambda c: guest_rows.matches(c, id)) >= MOST_MATCHES:
            raise Refused("login-needed")


async def enter(context: Context, visitor: User) -> tuple[User, str]:
    """The visitor as a guest, and the token of the session."""
    context.limits.take("guest", visitor.caller)
    most = context.settings.guests
    try:
        account = await context.store.change(lambda c: guest_rows.add(c, now(), most))
        if account is None:
            raise Refused("login-needed")
        token, session = await sessions.begin(context.store, context.settings, account)
    except StoreError:
        raise Refused("store-failed") from None
    return replace(visitor, account=account, session=session), token


async def leave(context: Context, guest: User) -> None:
    """A guest whose match could not be made is none."""
    if guest.id is not None:
        ids = [guest.id]
        with contextlib.suppress(StoreError):  # the sweep finds him
            await context.store.change(lambda c: guest_rows.remove(c, ids))
