"""What the routes ask of a request: the shared context, the language, who is asking."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request
from starlette.requests import HTTPConnection

from chancellery.locale import LANGUAGES
from chancellery.server import guests, sessions
from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.models import Error, Lang, MatchId
from chancellery.server.painter import PAYER, Payer
from chancellery.server.people import User
from chancellery.server.tables import Table
from chancellery.store import StoreError

SAFE = ("GET", "HEAD", "OPTIONS")


def context(connection: HTTPConnection) -> Context:
    found: Context = connection.app.state.context
    return found


def preferred(accepted: str) -> Lang:
    """The first language of Accept-Language that we speak."""
    weighted: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted[:500].split(",")):
        name, _, weight = part.strip().partition(";q=")
        try:
            weighted.append((-float(weight or 1), place, name.strip().lower()[:2]))
        except ValueError:
            continue
    for _, _, name in sorted(weighted):
        if name in LANGUAGES:
            return name  # type: ignore[return-value]
    return "en"


def language_of(connection: HTTPConnection) -> Lang:
    """The language of an answer, also of one that refuses: ?lang= or Accept-Language."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked  # type: ignore[return-value]
    return preferred(connection.headers.get("accept-language", ""))


def language(
    request: Request,
    lang: Annotated[Lang | None, Query(description="language of the answer; else Accept-Language decides")] = None,
) -> Lang:
    return lang or language_of(request)


async def user(request: Request, context: Annotated[Context, Depends(context)]) -> User:
    """Who is asking. Calls that change something must come from our own pages."""
    try:
        found = await sessions.user_of(request, context.store, context.settings)
    except StoreError:
        raise Refused("store-failed") from None
    caller = found.caller
    context.limits.take("call", caller)
    PAYER.set(Payer(context.limits, caller))
    if request.method not in SAFE:
        sessions.check_csrf(request, found)
        if request.url.path != "/api/session":
            context.order.check_open(found)
        context.limits.take("change", caller)
    return guests.as_far_as(request, found) if found.guest else found


Ctx = Annotated[Context, Depends(context)]
Language = Annotated[Lang, Depends(language)]
Asking = Annotated[User, Depends(user)]


async def table(match_id: Annotated[MatchId, Path()], context: Ctx, user: Asking) -> Table:
    """The table, if whoever asks may see it; a private match of others does not exist for them."""
    found = await context.hall.table(match_id)
    if not user.may_see(found.row):
        raise Refused("no-match")
    return found


At = Annotated[Table, Depends(table)]


async def seen(found: At, context: Ctx, user: Asking) -> Table:
    """The table to look at: as it was some time ago, for those who do not sit there, where its maker wanted it so."""
    return await context.hall.seen(found, user)


Seen = Annotated[Table, Depends(seen)]


def own_seat(table: Table, user: User, seat: str) -> int:
    """The number of a seat of one's own."""
    number = table.seat(seat)
    if not user.holds(table.row.seats[number]):
        raise Refused("login-needed" if not user.known else "not-your-seat", field="seat")
    return number


def errors(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for the schema."""
    return {code: {"model": Error} for code in (400, 401, 403, 404, 409, 413, 422, 429, 503, *codes)}
