"""For hosts: what is done about one account or one match."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic import Field, StringConstraints

from chancellery import Match
from chancellery.kernel.deeds import Affairs
from chancellery.server import accounts
from chancellery.server.ask import Asking, Ctx, Language, errors
from chancellery.server.closing import remove_account
from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.lines import when
from chancellery.server.models import In, MatchId, Out
from chancellery.server.people import User
from chancellery.server.routes.order import need_admin
from chancellery.server.routes.people import PersonName, named
from chancellery.server.tables import Deeds
from chancellery.server.titles import game_title, scenario_title
from chancellery.store import Account, Seat, Status, StoredMatch, StoreError, order_rows

router = APIRouter(prefix="/api/admin", tags=["order"], responses=errors())

MOST = 50


class Shut(In):
    shut: bool


class GivenPassword(In):
    password: Annotated[str, StringConstraints(min_length=10, max_length=200)]


class HouseMatch(Out):
    id: str
    title: str = Field(description="its own, or of its scenario")
    game_title: str
    status: Status
    private: bool
    people: list[str]
    moves: int
    updated: datetime


@router.get("/matches")
async def find_matches(
    context: Ctx, user: Asking, lang: Language, q: Annotated[str, Query(max_length=60, description="letters")] = ""
) -> list[HouseMatch]:
    """Matches with these letters in the title or in a name, or with this id; first those that go on. For admins."""
    need_admin(user)
    part = q.replace("\x00", "").strip()
    rows = await context.store.ask(lambda c: order_rows.matches(c, part, MOST))
    return [
        HouseMatch(
            id=row.id,
            title=row.title or scenario_title(row.game, row.setup["scenario"], lang),
            game_title=game_title(row.game, lang),
            status=row.standing.status,
            private=row.private,
            people=sorted({seat.name for seat in row.seats if seat.kind == "person"}),
            moves=row.standing.moves,
            updated=when(row.updated),
        )
        for row in rows
    ]


@router.post("/matches/{match_id}/end", status_code=204)
async def end_match(context: Ctx, user: Asking, match_id: Annotated[MatchId, Path()]) -> None:
    """Ends a match; nobody wins, and the record says who ended it. For admins."""
    need_admin(user)
    table = await context.hall.table(match_id)

    def wanted(row: StoredMatch, match: Match) -> Deeds:
        if match.outcome is not None:
            raise Refused("match-over")
        return [(None, "close")]

    def then(row: StoredMatch, affairs: Affairs) -> tuple[list[Seat], list[str]]:
        return [], []

    await table.do(wanted, then)


@router.put("/accounts/{name}/shut", status_code=204)
async def shut_out(context: Ctx, user: Asking, name: PersonName, given: Shut) -> None:
    """Somebody may not sign in any more, or may again. For admins."""
    account = await _other(context, user, name)
    await accounts.shut_out(context.store, account, given.shut)
    context.ended_account(account.id)


@router.put("/accounts/{name}/password", status_code=204)
async def give_password(context: Ctx, user: Asking, name: PersonName, given: GivenPassword) -> None:
    """Another password for somebody who has forgotten it. For admins."""
    account = await _other(context, user, name)
    await accounts.give_password(context.store, account, given.password)
    context.ended_account(account.id)


@router.delete("/accounts/{name}", status_code=204)
async def remove(context: Ctx, user: Asking, name: PersonName) -> None:
    """Closes the account of somebody else: bots take its seats, and its name is free again. For admins."""
    account = await _other(context, user, name)
    try:
        await remove_account(context, account)
    except StoreError:
        raise Refused("store-failed") from None


async def _other(context: Context, user: User, name: str) -> Account:
    """Admins do nothing of this to each other, nor by mistake to themselves."""
    need_admin(user)
    account = await named(context, name)
    if account.admin:
        raise Refused("forbidden")
    return account
