"""Sessions: a random token in a cookie, its hash in the store, so that a stolen database logs nobody in."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from chancellery.server.errors import Refused
from chancellery.server.people import User
from chancellery.server.settings import DAY, Settings
from chancellery.store import Account, Session, Store, now

CSRF_HEADER = "x-csrf-token"


def hashed(token: str) -> str:
    """Tokens are long and random: a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def cookie_name(settings: Settings) -> str:
    # Browsers hold a __Host- cookie to this host, to https and to the path /.
    return "__Host-chancellery" if settings.secure_cookies else "chancellery"


async def begin(store: Store, settings: Settings, account: Account) -> tuple[str, Session]:
    """A new session: the token for the cookie, and what is stored."""
    token = secrets.token_urlsafe(32)
    expires = now() + settings.session_days * DAY * 1000
    session = Session(hashed(token), account.id, secrets.token_urlsafe(24), expires)
    await store.add_session(session)
    return token, session


def set_cookie(response: Response, settings: Settings, token: str) -> None:
    response.set_cookie(
        cookie_name(settings),
        token,
        max_age=settings.session_days * DAY,
        path="/",
        secure=settings.secure_cookies,
        httponly=True,
        samesite="lax",
    )


def clear_cookie(response: Response, settings: Settings) -> None:
    response.delete_cookie(
        cookie_name(settings), path="/", secure=settings.secure_cookies, httponly=True, samesite="lax"
    )


async def user_of(connection: HTTPConnection, store: Store, settings: Settings) -> User:
    """Who is asking: the local user, the owner of the session, or a guest."""
    address = connection.client.host if connection.client is not None else ""
    if settings.local:
        return User(local=True, address=address)
    token = connection.cookies.get(cookie_name(settings))
    if token and len(token) <= 100:
        session = await store.session(hashed(token))
        if session is not None and session.expires > now():
            account = await store.account(session.account)
            if account is not None:
                return User(False, account, session, address)
    return User(local=False, address=address)


def check_csrf(connection: HTTPConnection, user: User) -> None:
    """A call that changes something must carry the token that only our own pages can read."""
    if user.session is None:
        return
    given = connection.headers.get(CSRF_HEADER, "")
    if not hmac.compare_digest(given.encode(), user.session.csrf.encode()):
        raise Refused("bad-token", field=CSRF_HEADER)
