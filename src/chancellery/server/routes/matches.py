"""The lobby: matches, seats and invitations."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from chancellery.server import deeds, guests, lobby, sessions
from chancellery.server.ask import Asking, At, Ctx, Language, Seen, errors, own_seat
from chancellery.server.deeds import described
from chancellery.server.errors import Refused
from chancellery.server.late import seats_then
from chancellery.server.lines import when
from chancellery.server.models import (
    CreatedMatch,
    DeedSend,
    GoOn,
    InvitationInfo,
    InvitationLink,
    Lobby,
    MatchSummary,
    NewMatch,
    RematchSend,
    SeatChange,
    SeatId,
)
from chancellery.server.people import User
from chancellery.server.summaries import from_outside, summary
from chancellery.store import Query as Wanted
from chancellery.store import Status, StoredMatch, StoreError, lobby_rows
from chancellery.table.encode import dump

router = APIRouter(prefix="/api", tags=["matches"], responses=errors(410))

MOST_WAITING = 200
Token = Annotated[str, Path(min_length=1, max_length=100)]


@router.get("/matches", response_model=Lobby)
async def list_matches(
    context: Ctx,
    user: Asking,
    lang: Language,
    status: Annotated[Status | None, Query(description="only matches that are open, running or finished")] = None,
    mine: Annotated[bool, Query(description="only matches in which you sit")] = False,
    before: Annotated[int | None, Query(ge=0, le=2**53, description="`next` of the page before")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """The lobby, newest first. Private matches of others are left out."""
    query = Wanted(
        status=status,
        account=user.id if mine and not user.local else None,
        visible_to=user.id,
        everything=user.local,
        before=before,
        limit=limit,
    )
    try:
        rows = await context.store.matches(query) if user.known or not mine else []
    except StoreError:
        raise Refused("store-failed") from None
    then = await seats_then(context.store, rows, user)
    tables, apart = context.hall.tables, context.hall.apart
    online = {row.id: tables[row.id].online() for row in rows if row.id in tables}
    next = rows[-1].updated if len(rows) == limit else None

    def work() -> bytes:
        listed = [
            from_outside(row, user, lang, apart.get(row.id), online.get(row.id), then.get(row.id)) for row in rows
        ]
        return dump({"matches": [one.model_dump(mode="json") for one in listed], "next": next})

    listed = await context.hall.painter.paint(work)
    return Response(listed, media_type="application/json", headers={"Cache-Control": "no-store"})


@router.get("/matches/waiting")
async def list_waiting(context: Ctx, user: Asking, lang: Language) -> list[MatchSummary]:
    """The matches that wait for you, those that have waited longest first: since somebody last decided there."""
    if not user.known:
        return []
    account = None if user.local else user.id
    query = Wanted(status="running", account=account, visible_to=user.id, everything=user.local, limit=MOST_WAITING)
    try:
        rows = [row for row in await context.store.matches(query) if _awaited(row, user)]
        since = await context.store.ask(lambda c: lobby_rows.moved(c, [row.id for row in rows]))
    except StoreError:
        raise Refused("store-failed") from None
    rows.sort(key=lambda row: since.get(row.id, row.updated))

    def work() -> list[MatchSummary]:
        listed = [summary(row, user, lang, None, context.hall.apart.get(row.id)) for row in rows]
        return [one for one in listed if one.set_apart is None]

    return await context.hall.painter.paint(work)


def _awaited(row: StoredMatch, user: User) -> bool:
    return any(user.holds(seat) and seat.number in row.standing.waiting for seat in row.seats)


@router.post("/matches", status_code=201)
async def create_match(context: Ctx, user: Asking, lang: Language, given: NewMatch, response: Response) -> CreatedMatch:
    """A new match. Links to open seats are told here and never again. Whoever has no account may play against bots: the
    answer begins a session, where there is none."""
    if user.guest or not user.known:
        given = await guests.allowed(context, user, given)
    context.limits.take("create", user.caller)
    if user.known:
        row, links = await lobby.create(context, user, given)
    else:
        user, token = await guests.enter(context, user)
        try:
            row, links = await lobby.create(context, user, given)
        except Refused:
            await guests.leave(context, user)
            raise
        sessions.set_cookie(response, context.settings, token)
    await context.hall.table(row.id)  # bots begin to think
    return CreatedMatch(match=summary(row, user, lang), invitations=links)


@router.get("/matches/{match_id}")
async def get_match(table: Seen, user: Asking, lang: Language) -> MatchSummary:
    """One match: who sits where, whose decision it is, how it ended."""
    return described(table, user, lang)


@router.post("/matches/{match_id}/go-on")
async def go_on(context: Ctx, table: At, user: Asking, lang: Language, given: GoOn) -> MatchSummary:
    """Goes on from the last good move of a match that was set apart. Moves after it do not count any more,
    but are kept; the table is told."""

    def allowed(row: StoredMatch) -> None:
        if row.standing.status == "finished":
            raise Refused("match-over")
        if not user.may_go_on(row):
            raise Refused("login-needed" if not user.known else "forbidden")

    await table.go_on(given.moves, allowed)
    return described(await context.hall.seen(table, user), user, lang)


@router.post("/matches/{match_id}/deeds")
async def do_deed(context: Ctx, table: At, user: Asking, lang: Language, given: DeedSend) -> MatchSummary:
    """Something done about the match itself: resign, concede and leave the seat to a bot, propose a pause, an end, to
    replace somebody who is away or to give somebody more time, answer what is proposed. It is a line of the record."""
    number = own_seat(table, user, given.seat)
    context.limits.take("press", f"{user.id}:{table.id}")
    await deeds.do(context, table, user, number, given)
    return described(await context.hall.seen(table, user), user, lang)


@router.post("/matches/{match_id}/rematch")
async def rematch(context: Ctx, table: At, user: Asking, lang: Language, given: RematchSend) -> MatchSummary:
    """The same people again, each in the next seat; there is one such match, whoever asks for it first. The others find
    their seats kept for them."""
    number = own_seat(table, user, given.seat)
    context.limits.take("create", user.caller)
    await guests.check_room(context, user)
    again = await deeds.rematch(context, table, user, number)
    return described(again, user, lang)


@router.post("/matches/{match_id}/seats/{seat}")
async def give_seat(
    context: Ctx, table: At, user: Asking, lang: Language, seat: SeatId, given: SeatChange
) -> CreatedMatch:
    """Resigns a seat of yours to a bot, to another person or to whoever has the link. The owner fills empty seats.
    Another person must accept: `me` takes a seat that is kept for you, `open` declines it."""
    links = await lobby.give_seat(context, user, table, table.seat(seat), given.to)
    return CreatedMatch(match=described(await context.hall.seen(table, user), user, lang), invitations=links)


@router.post("/matches/{match_id}/seats/{seat}/invitation", status_code=201)
async def invite(context: Ctx, table: At, user: Asking, seat: SeatId) -> InvitationLink:
    """A new link to an open seat of your match; the old one is void."""
    return await lobby.invite(context, user, table, table.seat(seat))


@router.get("/invitations/{token}")
async def get_invitation(context: Ctx, user: Asking, lang: Language, token: Token) -> InvitationInfo:
    """What a link leads to."""
    found = await lobby.invitation(context, token)
    table = await context.hall.table(found.match_id)
    by = await lobby.maker(context, table.row)
    return InvitationInfo(
        match=described(await context.hall.seen(table, user), user, lang),
        by=by,
        seat=table.match.seats[found.seat],
        expires=when(found.expires),
    )


@router.post("/invitations/{token}")
async def accept_invitation(context: Ctx, user: Asking, lang: Language, token: Token) -> MatchSummary:
    """Takes the seat a link leads to."""
    table = await lobby.accept(context, user, token)
    return described(table, user, lang)
