"""For hosts: accounts, reports, mutes, news and maintenance. For everybody: to report and to block."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic import Field, StringConstraints

from chancellery.server import accounts
from chancellery.server.ask import Asking, Ctx, errors
from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.lines import when
from chancellery.server.models import In, MatchId, Name, Out
from chancellery.server.people import User
from chancellery.server.routes.people import PersonName, named, own_account
from chancellery.server.telling.outbox import tell_everybody
from chancellery.store import now, order_rows

router = APIRouter(prefix="/api", tags=["order"], responses=errors())

HOUR = 3600 * 1000
Words = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=1000)]


class Report(In):
    name: Name = Field(description="whom it is about")
    match: MatchId | None = None
    text: Words


class Mute(In):
    hours: Annotated[int, Field(ge=0, le=24 * 365)] = Field(description="0: may talk again")


class Said(In):
    text: Annotated[str, StringConstraints(strip_whitespace=True, max_length=1000)] = Field(
        description="empty: nothing any more"
    )


class AccountRow(Out):
    name: str
    admin: bool
    created: datetime
    matches: int
    muted_until: datetime | None
    shut: bool = Field(description="may not sign in")


class ReportRow(Out):
    id: int
    by: str
    about: str
    match: str | None
    text: str
    time: datetime


class House(Out):
    """What a host wants to know at a glance."""

    counts: dict[str, int]
    maintenance: str
    notice: str
    reports: list[ReportRow]
    accounts: list[AccountRow]


def need_admin(user: User) -> None:
    if user.account is None or not user.account.admin:
        raise Refused("login-needed" if not user.known else "forbidden")


@router.get("/admin")
async def house(
    context: Ctx, user: Asking, q: Annotated[str, Query(max_length=60, description="letters of a name")] = ""
) -> House:
    """Numbers, open reports, and accounts whose name has these letters in it. For admins."""
    need_admin(user)
    store, part = context.store, q.replace("\x00", "")
    await context.order.refresh()
    reports = await store.ask(lambda c: order_rows.open_reports(c, 100))
    found = await store.ask(lambda c: order_rows.accounts(c, part, 100))
    return House(
        counts=await store.ask(order_rows.counts),
        maintenance=context.order.maintenance,
        notice=context.order.notice,
        reports=[
            ReportRow(
                id=row["id"], by=row["by_name"], about=row["about_name"], match=row["match_id"], text=row["text"],
                time=when(row["time"]),
            )
            for row in reports
        ],
        accounts=[
            AccountRow(
                name=row["name"], admin=row["admin"], created=when(row["created"]), matches=row["matches"],
                muted_until=when(row["until"]) if row["until"] and row["until"] > now() else None,
                shut=row["password"].startswith(accounts.SHUT),
            )
            for row in found
        ],
    )  # fmt: skip


@router.put("/admin/accounts/{name}/mute", status_code=204)
async def mute(context: Ctx, user: Asking, name: PersonName, given: Mute) -> None:
    """Somebody may not write at tables for so many hours. For admins."""
    need_admin(user)
    account = await named(context, name)
    until = now() + given.hours * HOUR if given.hours else 0
    await context.store.change(lambda c: order_rows.mute(c, account.id, until))
    await context.order.refresh()


@router.put("/admin/maintenance", status_code=204)
async def maintenance(context: Ctx, user: Asking, given: Said) -> None:
    """Nothing can be changed while there is a text, which everybody reads. For admins."""
    need_admin(user)
    await _say(context, "maintenance", given.text)


@router.put("/admin/notice", status_code=204)
async def broadcast(context: Ctx, user: Asking, given: Said) -> None:
    """News on every page, and to those who want to be told of news. For admins."""
    need_admin(user)
    await _say(context, "notice", given.text)
    if given.text:
        await context.store.change(lambda c: tell_everybody(c, {"text": given.text}, now()))


async def _say(context: Context, name: str, text: str) -> None:
    clean = text.replace("\x00", "")
    await context.store.change(lambda c: order_rows.say(c, name, clean))
    await context.order.refresh()


@router.post("/admin/reports/{id}/done", status_code=204)
async def report_done(context: Ctx, user: Asking, id: Annotated[int, Path(ge=1, le=2**53)]) -> None:
    """A report was looked after. For admins."""
    need_admin(user)
    if not await context.store.change(lambda c: order_rows.report_done(c, id)):
        raise Refused("no-page")


@router.post("/reports", status_code=201)
async def report(context: Ctx, user: Asking, given: Report) -> None:
    """Tells the host of somebody who spoils the game."""
    account = own_account(context, user)
    context.limits.take("create", str(user.id))
    about = await named(context, given.name)
    if about.id == account.id:
        raise Refused("bad-input", field="name", what="field")
    await context.store.change(lambda c: order_rows.report(c, account.id, about.id, given.match, given.text, now()))


@router.get("/accounts/me/blocks")
async def blocks(context: Ctx, user: Asking) -> list[str]:
    """The names of those from whom you want no invitations."""
    account = own_account(context, user)
    return await context.store.ask(lambda c: order_rows.blocked(c, account.id))


@router.put("/accounts/me/blocks/{name}", status_code=204)
async def block(context: Ctx, user: Asking, name: PersonName) -> None:
    """No more invitations from somebody."""
    await _block(context, user, name, True)


@router.delete("/accounts/me/blocks/{name}", status_code=204)
async def unblock(context: Ctx, user: Asking, name: PersonName) -> None:
    """Invitations again."""
    await _block(context, user, name, False)


async def _block(context: Context, user: User, name: str, on: bool) -> None:
    account, other = own_account(context, user), await named(context, name)
    if other.id == account.id:
        raise Refused("bad-input", field="name", what="field")
    await context.store.change(lambda c: order_rows.block(c, account.id, other.id, on))
