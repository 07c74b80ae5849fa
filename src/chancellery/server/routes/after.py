"""After a match: the time that everybody used, and what its players say about it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from chancellery.server import previews
from chancellery.server.ask import Asking, At, Ctx, Language, errors
from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.hall import new_id
from chancellery.server.people import User
from chancellery.server.study import after
from chancellery.server.study.models import AfterMatch, CommentSend, StudyId
from chancellery.server.tables import Table
from chancellery.store import StoreError, now, study_rows
from chancellery.store.study_rows import Comment

router = APIRouter(prefix="/api/matches/{match_id}", tags=["after"], responses=errors())


@router.get("/after")
async def get_after(context: Ctx, table: At, user: Asking) -> AfterMatch:
    """What is told about a finished match beside its story."""
    return await _after(context, table, user)


@router.post("/comments", status_code=201)
async def add_comment(context: Ctx, table: At, user: Asking, given: CommentSend) -> AfterMatch:
    """Says something about a match that one has played, once it is over."""
    _check_over(table)
    if not _may_comment(table, user):
        raise Refused("login-needed" if not user.known else "not-your-seat")
    context.limits.take("press", f"{user.id}:{table.id}")
    context.order.check_talk(user)
    if given.move is not None and given.move > len(table.match):
        raise Refused("bad-input", field="move", what="field")
    said = Comment(new_id(), table.id, user.id, given.move, given.text, now())
    if not await context.desk.change(lambda c: study_rows.add_comment(c, said, after.MOST_COMMENTS)):
        raise Refused("too-many")
    return await _after(context, table, user)


@router.delete("/comments/{comment_id}")
async def remove_comment(context: Ctx, table: At, user: Asking, comment_id: Annotated[StudyId, Path()]) -> AfterMatch:
    """Takes a comment of one's own away; a host may do so with any."""
    found = await context.desk.ask(lambda c: study_rows.comments_of(c, table.id))
    said = next((one for one in found if one.id == comment_id), None)
    if said is not None:
        if not after.comment(said, user).may_remove:
            raise Refused("study-not-yours")
        await context.desk.change(lambda c: study_rows.remove_comment(c, table.id, comment_id))
    return await _after(context, table, user)


_PNG = {"content": {"image/png": {}}, "description": "a picture of 1200 by 630"}


@router.get("/picture.png", response_class=Response, responses={200: _PNG})
async def get_picture(context: Ctx, table: At, user: Asking, lang: Language) -> Response:
    """Who won what, over the map as it stood at the end: what previews of links show."""
    _check_over(table)
    match, row = table.match.clone(), table.row
    key = f"picture {table.id} {table.ledger.revision} {lang}"
    made = context.desk.pictures.get(key)
    if made is None:
        made = await context.hall.painter.study(lambda: previews.picture(match, row, lang))
        context.desk.pictures.put(key, made)
    age = "private" if row.private else "public"
    return Response(made, media_type="image/png", headers={"Cache-Control": f"{age}, max-age=3600"})


async def _after(context: Context, table: Table, user: User) -> AfterMatch:
    _check_over(table)
    try:
        entries = await context.store.entries(table.id)
    except StoreError:
        raise Refused("store-failed") from None
    match, outages = table.match.clone(), table.outages()
    found = await context.desk.ask(lambda c: study_rows.comments_of(c, table.id))
    return AfterMatch(
        times=await context.hall.painter.study(lambda: after.times(match, entries, outages)),
        comments=[after.comment(one, user) for one in found],
        may_comment=_may_comment(table, user),
    )


def _check_over(table: Table) -> None:
    if table.match.outcome is None:
        raise Refused("not-over")


def _may_comment(table: Table, user: User) -> bool:
    return user.local or any(user.holds(seat) for seat in table.row.seats)
