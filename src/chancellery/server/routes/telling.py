"""How people want to be told outside the page, and the links in mails."""

from __future__ import annotations

import html
import json
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from starlette.responses import HTMLResponse

from chancellery.locale import text
from chancellery.server.ask import Asking, Ctx, Language, errors
from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.lines import when
from chancellery.server.models import Lang
from chancellery.server.routes.people import own_account
from chancellery.server.telling import mail, posting, push, timing, tokens, words
from chancellery.server.telling.models import ChannelInfo, Channels, Choices, CreatedChannel, MessageInfo, NewChannel
from chancellery.store import now, telling_rows
from chancellery.store.telling_rows import Channel, Message

router = APIRouter(prefix="/api", tags=["telling"], responses=errors(410))

Id = Annotated[int, Path(ge=1, le=2**53)]
Token = Annotated[str, Query(min_length=1, max_length=100)]
_PAGE: Any = {"content": {"text/html": {"schema": {"type": "string"}}}, "description": "a page"}
MOST_CHANNELS = 12
SHOWN = 40


def info(channel: Channel) -> ChannelInfo:
    return ChannelInfo.model_validate({name: getattr(channel, name) for name in ChannelInfo.model_fields})


def _message(one: Message, lang: str) -> MessageInfo:
    said = words.said(one.event, one.match_id, one.data, lang, "")
    fields: dict[str, Any] = {
        name: getattr(one, name) for name in ("id", "channel", "event", "status", "tries", "error")
    }
    return MessageInfo(**fields, title=said.title, created=when(one.created), due=when(one.due))


@router.get("/accounts/me/channels")
async def get_channels(context: Ctx, user: Asking, lang: Language, response: Response) -> Channels:
    """The ways by which you are told, and what was sent."""
    account = own_account(context, user)
    channels = await context.store.ask(lambda c: telling_rows.channels_of(c, account.id))
    messages = await context.store.ask(lambda c: telling_rows.messages(c, account.id, SHOWN))
    response.headers["Cache-Control"] = "no-store"
    return Channels(
        mail=bool(context.settings.smtp),
        push_key=push.public_key(context.outbox.push_key),
        channels=[info(one) for one in channels],
        messages=[_message(one, lang) for one in messages],
    )


@router.post("/accounts/me/channels", status_code=201)
async def add_channel(context: Ctx, user: Asking, given: NewChannel) -> CreatedChannel:
    """A new way to be told. To a mail address a link is sent first."""
    account = own_account(context, user)
    context.limits.take("create", str(user.id))
    secret = _checked(context, given)
    _check(given)
    known = await context.store.ask(lambda c: telling_rows.channels_of(c, account.id))
    same = next((one for one in known if (one.kind, one.address) == (given.kind, given.address)), None)
    if same is not None and given.kind != "push":
        raise Refused("channel-known", field="address")
    if len(known) >= MOST_CHANNELS:
        raise Refused("too-many-channels", field="address")
    row = given.model_dump(exclude={"p256dh", "auth"})
    row |= {"account": account.id, "secret": secret, "created": now(), "confirmed": given.kind != "email"}

    def put(connection: Any) -> int:
        if same is not None:  # a browser that subscribes again
            telling_rows.remove_channel(connection, account.id, same.id)
        id = telling_rows.add_channel(connection, row)
        if given.kind == "email":
            token = tokens.token(context.outbox.mail_key, "confirm", id, given.address)
            said = {"path": f"/api/mail/confirm?token={token}"}
            telling_rows.put(connection, id, "confirm", None, said, now(), now())
        return id

    id = await context.store.change(put)
    made = await context.store.ask(lambda c: telling_rows.channel(c, id))
    assert made is not None
    return CreatedChannel(channel=info(made), secret=secret if given.kind == "webhook" else None)


def _checked(context: Context, given: NewChannel) -> str:
    """The secret of the channel; Refused where the address is none."""
    if given.kind == "email":
        if not context.settings.smtp:
            raise Refused("no-mail", field="kind")
        if not mail.is_address(given.address):
            raise Refused("bad-input", field="address", what="field")
        return ""
    if not posting.is_url(given.address) or (given.kind == "push" and not push.is_keys(given.p256dh, given.auth)):
        raise Refused("bad-input", field="address", what="field")
    if given.kind == "push":
        return json.dumps({"p256dh": given.p256dh, "auth": given.auth})
    return secrets.token_urlsafe(24)


def _check(given: Choices) -> None:
    if not timing.is_zone(given.zone):
        raise Refused("bad-input", field="zone", what="field")


@router.put("/accounts/me/channels/{id}")
async def change_channel(context: Ctx, user: Asking, id: Id, given: Choices) -> ChannelInfo:
    """What you want to be told, and when."""
    account = own_account(context, user)
    _check(given)
    if not await context.store.change(lambda c: telling_rows.change_channel(c, account.id, id, given.model_dump())):
        raise Refused("no-channel")
    made = await context.store.ask(lambda c: telling_rows.channel(c, id))
    assert made is not None
    return info(made)


@router.delete("/accounts/me/channels/{id}", status_code=204)
async def remove_channel(context: Ctx, user: Asking, id: Id) -> None:
    """No more of it."""
    account = own_account(context, user)
    if not await context.store.change(lambda c: telling_rows.remove_channel(c, account.id, id)):
        raise Refused("no-channel")


@router.post("/accounts/me/channels/{id}/test", status_code=202)
async def try_channel(context: Ctx, user: Asking, id: Id) -> None:
    """Sends a message, to see whether it arrives."""
    account = own_account(context, user)
    context.limits.take("create", str(user.id))
    found = await context.store.ask(lambda c: telling_rows.channel(c, id))
    if found is None or found.account != account.id or not found.confirmed:
        raise Refused("no-channel")
    await context.store.change(lambda c: telling_rows.put(c, id, "test", None, {}, now(), now()))


@router.post("/accounts/me/messages/{id}/again", status_code=202)
async def send_again(context: Ctx, user: Asking, id: Id) -> None:
    """Tries a message again that could not be delivered."""
    account = own_account(context, user)
    if not await context.store.change(lambda c: telling_rows.retry(c, account.id, id, now())):
        raise Refused("no-channel")


# -- links in mails; whoever has the link may use it, signed in or not


async def _meant(context: Context, purpose: str, token: str) -> tuple[Channel | None, bool]:
    """The channel of a link, if it is still there, and whether the link is good: of a channel that is gone nobody can
    say so."""
    id = tokens.channel_of(token)
    found = None if id is None else await context.store.ask(lambda c: telling_rows.channel(c, id))
    good = found is not None and tokens.right(context.outbox.mail_key, purpose, found.id, found.address, token)
    return (found if good else None), good or (found is None and id is not None)


def _page(lang: Lang, key: str, button: bool = False, status: int = 200) -> HTMLResponse:
    title, said = html.escape(text(lang, "telling-page-title")), html.escape(text(lang, key))
    form = f'<form method="post"><button>{html.escape(text(lang, f"{key}.do"))}</button></form>' if button else ""
    page = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title><h1>{title}</h1><p>{said}</p>{form}<p><a href="/">Chancellery</a></p></html>'  # noqa: E501
    return HTMLResponse(page, status, headers={"Cache-Control": "no-store"})


def _bad_link(lang: Lang) -> HTMLResponse:
    return _page(lang, "telling-bad-link", status=410)


@router.get("/mail/unsubscribe", response_class=Response, responses={200: _PAGE, 410: _PAGE})
async def ask_unsubscribe(context: Ctx, lang: Language, token: Token) -> HTMLResponse:
    """A page with one button: programs that look at links in mails must not unsubscribe anybody."""
    found, good = await _meant(context, "unsubscribe", token)
    if not good:
        return _bad_link(lang)
    return _page(lang, "telling-ask-unsubscribe", button=True) if found else _page(lang, "telling-unsubscribed")


@router.post("/mail/unsubscribe", response_class=Response, responses={200: _PAGE, 410: _PAGE})
async def unsubscribe(context: Ctx, lang: Language, token: Token) -> HTMLResponse:
    """One click, as RFC 8058 has it: no more mail to this address, nor what waits to be sent. As often as you like."""
    found, good = await _meant(context, "unsubscribe", token)
    if not good:
        return _bad_link(lang)
    if found is not None:
        account, id = found.account, found.id
        await context.store.change(lambda c: telling_rows.change_channel(c, account, id, {"events": []}))
    return _page(lang, "telling-unsubscribed")


@router.get("/mail/confirm", response_class=Response, responses={200: _PAGE, 410: _PAGE})
async def ask_confirm(context: Ctx, lang: Language, token: Token) -> HTMLResponse:
    """A page with one button."""
    found, _ = await _meant(context, "confirm", token)
    return _page(lang, "telling-ask-confirm", button=True) if found else _bad_link(lang)


@router.post("/mail/confirm", response_class=Response, responses={200: _PAGE, 410: _PAGE})
async def confirm(context: Ctx, lang: Language, token: Token) -> HTMLResponse:
    """The owner of the address wants mail."""
    found, _ = await _meant(context, "confirm", token)
    if found is None:
        return _bad_link(lang)
    account, id = found.account, found.id
    await context.store.change(lambda c: telling_rows.change_channel(c, account, id, {"confirmed": True}))
    return _page(lang, "telling-confirmed")
