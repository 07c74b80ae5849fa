"""Who am I: session and account."""

from __future__ import annotations

from importlib.metadata import version

from fastapi import APIRouter, Request, Response

from chancellery.locale import LANGUAGES
from chancellery.server import accounts, sessions
from chancellery.server.ask import Asking, Ctx, errors
from chancellery.server.closing import close_account
from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.models import AccountInfo, ClosedAccount, Login, NewAccount, NewPassword, SessionInfo
from chancellery.server.people import User
from chancellery.store import Account, Session, StoreError, names

router = APIRouter(prefix="/api", tags=["session"], responses=errors())


def _info(context: Context, account: Account | None, session: Session | None) -> SessionInfo:
    return SessionInfo(
        mode=context.settings.mode,
        account=None if account is None or account.guest else AccountInfo(name=account.name, admin=account.admin),
        csrf=None if session is None else session.csrf,
        registration=not context.settings.local and context.settings.registration,
        guest=account is not None and account.guest,
        guests=not context.settings.local and context.settings.guests > 0,
        languages=list(LANGUAGES),
        version=version("chancellery"),
        notice=context.order.maintenance or context.order.notice,
    )


@router.get("/session")
async def get_session(context: Ctx, user: Asking, response: Response) -> SessionInfo:
    """Who the server thinks you are."""
    response.headers["Cache-Control"] = "no-store"
    return _info(context, user.account, user.session)


@router.post("/session", status_code=201)
async def login(context: Ctx, user: Asking, given: Login, response: Response) -> SessionInfo:
    """Begins a session and sets its cookie."""
    _hosted(context)
    name = names.compared(given.name)
    context.limits.guess(name, user.address)
    try:
        account = await accounts.login(context.store, given.name, given.password)
        context.limits.guessed(name, user.address)
        if user.guest and user.session is not None:  # who is left behind
            await context.store.end_session(user.session.token)
            context.ended_session(user.session.token)
        return await _begin(context, account, response)
    except StoreError:
        raise Refused("store-failed") from None


@router.delete("/session")
async def logout(context: Ctx, user: Asking, response: Response) -> SessionInfo:
    """Ends the session here and on every live table it has open."""
    _hosted(context)
    if user.session is not None:
        try:
            await context.store.end_session(user.session.token)
        except StoreError:
            raise Refused("store-failed") from None
        context.ended_session(user.session.token)
    sessions.clear_cookie(response, context.settings)
    return _info(context, None, None)


@router.post("/accounts", status_code=201)
async def register(context: Ctx, user: Asking, given: NewAccount, response: Response) -> SessionInfo:
    """Makes an account and begins a session. Whoever played as a guest keeps all matches."""
    _hosted(context)
    if not context.settings.registration:
        raise Refused("registration-closed")
    context.limits.take("register", user.caller)
    try:
        guest = user.account if user.guest else None
        account = await accounts.register(context.store, given.name, given.password, guest=guest)
        if guest is not None:
            context.ended_account(guest.id)
            await context.hall.forget_seats(guest.id)
        return await _begin(context, account, response)
    except StoreError:
        raise Refused("store-failed") from None


@router.put("/accounts/me/password")
async def change_password(
    context: Ctx, user: Asking, given: NewPassword, response: Response, request: Request
) -> SessionInfo:
    """Changes the password and ends all other sessions."""
    _hosted(context)
    account = _account(user)
    name = names.compared(account.name)
    context.limits.guess(name, user.address)
    try:
        await accounts.change_password(context.store, account, given.old, given.new)
        context.limits.guessed(name, user.address)
        return await _begin(context, account, response)
    except StoreError:
        raise Refused("store-failed") from None


@router.delete("/accounts/me")
async def delete_account(context: Ctx, user: Asking, given: ClosedAccount, response: Response) -> SessionInfo:
    """Closes the account: bots take its seats in matches that are not over, and its name is free again."""
    _hosted(context)
    account = _account(user)
    context.limits.guess(names.compared(account.name), user.address)
    try:
        await close_account(context, account, given.password)
    except StoreError:
        raise Refused("store-failed") from None
    sessions.clear_cookie(response, context.settings)
    return _info(context, None, None)


async def _begin(context: Context, account: Account, response: Response) -> SessionInfo:
    token, session = await sessions.begin(context.store, context.settings, account)
    sessions.set_cookie(response, context.settings, token)
    response.headers["Cache-Control"] = "no-store"
    return _info(context, account, session)


def _hosted(context: Context) -> None:
    if context.settings.local:
        raise Refused("not-here")


def _account(user: User) -> Account:
    if user.account is None:
        raise Refused("login-needed")
    return user.account
