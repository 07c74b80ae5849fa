"""The lobby of a hosted server: offers to play, open seats, and what can be watched."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query

from chancellery.server import seeking
from chancellery.server.ask import Asking, Ctx, Language, errors
from chancellery.server.deeds import described
from chancellery.server.errors import Refused
from chancellery.server.late import seats_then
from chancellery.server.lobby_models import Accepted, LobbyPage, NewSeek, SeekInfo
from chancellery.server.models import Lang, MatchId, MatchSummary
from chancellery.server.people import User
from chancellery.server.routes.people import own_account
from chancellery.server.summaries import from_outside, summary
from chancellery.store import Query as Wanted
from chancellery.store import StoredMatch, lobby_rows, now
from chancellery.store.lobby_rows import Seek

router = APIRouter(prefix="/api/lobby", tags=["lobby"], responses=errors(410))

MOST = 100  # of each kind
SeekId = Annotated[MatchId, Path()]
Pace = Literal["none", "live", "correspondence"]


@router.get("")
async def get_lobby(
    context: Ctx,
    user: Asking,
    lang: Language,
    game: Annotated[str | None, Query(max_length=40)] = None,
    scenario: Annotated[str | None, Query(max_length=40)] = None,
    clock: Annotated[Pace | None, Query(description="the time control; `none`: without a clock")] = None,
    rated: Annotated[bool | None, Query()] = None,
    language: Annotated[Lang | None, Query(description="in which people want to talk; those without one too")] = None,
) -> LobbyPage:
    """Who wants to play what, which seats are open, and what can be watched."""
    if context.settings.local:
        raise Refused("not-here")
    at, me = now(), user.id
    hidden = set[int]() if me is None else await context.store.ask(lambda c: lobby_rows.hidden(c, me))
    seeks = await context.store.ask(lambda c: lobby_rows.open_seeks(c, at, game, 5 * MOST))
    mine = [] if me is None else await context.store.ask(lambda c: lobby_rows.seeks_of(c, me, at))
    tables = await context.store.ask(lambda c: lobby_rows.open_tables(c, game, 5 * MOST))
    running = await context.store.ask(lambda c: lobby_rows.watched_tables(c, game, MOST))
    waiting = Wanted(status="open", account=me, visible_to=me, limit=MOST)
    kept = [] if me is None else await context.store.matches(waiting)

    def fits(kind: str | None, of: str, counts: bool, speak: str | None) -> bool:
        return (
            clock in (None, kind or "none")
            and scenario in (None, of)
            and rated in (None, counts)
            and (language is None or speak in (None, language))
        )

    def fits_seek(one: Seek) -> bool:
        kind = None if one.data["clock"] is None else one.data["clock"]["kind"]
        return fits(kind, one.data["scenario"], one.data["rated"], one.data["language"])

    def fits_table(row: StoredMatch) -> bool:
        setup = row.setup
        kind = setup["clock"]["kind"] if "clock" in setup else None
        return fits(kind, setup["scenario"], bool(setup.get("rated")), setup.get("language"))

    own = {one.id for one in mine}
    others = [one for one in seeks if one.id not in own and not hidden & {p.account for p in one.people}]
    others = [one for one in others if fits_seek(one)][:MOST]
    room = [row for row in tables if _has_room(row, user) and not hidden & {row.owner, *(s.account for s in row.seats)}]
    ratings = await seeking.ratings_of(context, [*mine, *others])
    apart, then = context.hall.apart, await seats_then(context.store, [*room, *running], user)

    def work() -> LobbyPage:
        def shown(row: StoredMatch) -> MatchSummary:
            return from_outside(row, user, lang, apart.get(row.id), None, then.get(row.id))

        return LobbyPage(
            yours=[seeking.described(one, user, lang, ratings) for one in mine],
            seeks=[seeking.described(one, user, lang, ratings) for one in others],
            kept=[summary(row, user, lang) for row in kept if any(user.invited(seat) for seat in row.seats)],
            open=[shown(row) for row in room if fits_table(row)][:MOST],
            running=[shown(row) for row in running if fits_table(row) and row.id not in apart],
        )

    return await context.hall.painter.paint(work)


def _has_room(row: StoredMatch, user: User) -> bool:
    return any(seat.kind == "open" and seat.account is None for seat in row.seats) and not any(
        user.holds(seat) for seat in row.seats
    )


@router.post("/seeks", status_code=201)
async def offer_to_play(context: Ctx, user: Asking, lang: Language, given: NewSeek) -> SeekInfo:
    """Offers a game. It begins when enough people have accepted, and can be withdrawn before."""
    account = own_account(context, user)
    context.limits.take("create", str(account.id))
    seek = await seeking.offer(context, account, given)
    return seeking.described(seek, user, lang, await seeking.ratings_of(context, [seek]))


@router.post("/seeks/{seek_id}")
async def accept_seek(context: Ctx, user: Asking, lang: Language, seek_id: SeekId) -> Accepted:
    """Accepts an offer with all that it says. If nobody is missing now, the match begins."""
    account = own_account(context, user)
    context.limits.take("create", str(account.id))
    seek, table = await seeking.accept(context, account, seek_id)
    said = seeking.described(seek, user, lang, await seeking.ratings_of(context, [seek]))
    if table is None:
        return Accepted(seek=said, match=None)
    return Accepted(seek=said.model_copy(update={"match": table.id}), match=described(table, user, lang))


@router.delete("/seeks/{seek_id}", status_code=204)
async def withdraw_seek(context: Ctx, user: Asking, seek_id: SeekId) -> None:
    """Withdraws an offer of yours, or steps back from one that you have accepted, as long as it has not begun."""
    await seeking.leave(context, own_account(context, user), seek_id)
