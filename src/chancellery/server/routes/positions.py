"""Positions: to be edited, checked and drawn, and out of matches. Everybody may, also without an account."""

from __future__ import annotations

from random import Random
from typing import Annotated

from fastapi import APIRouter, Query, Response

from chancellery import BadInput
from chancellery.kernel import game
from chancellery.kernel.positions import position_of
from chancellery.server import positions
from chancellery.server.ask import Asking, Ctx, Language, Seen, errors, own_seat
from chancellery.server.errors import refused
from chancellery.server.models import SeatId
from chancellery.server.position_models import GameId, PositionAnswer, PositionGiven, PositionOfMatch
from chancellery.table.encode import dump

router = APIRouter(prefix="/api", tags=["positions"], responses=errors())


@router.post("/positions/{game_id}", response_model=PositionAnswer)
async def look_at_position(
    context: Ctx, user: Asking, lang: Language, game_id: GameId, given: PositionGiven
) -> Response:
    """A position checked and drawn, with the form by which it is edited; what is wrong with it is told with it."""
    context.limits.take("lesson", user.caller)
    try:
        game(game_id)
    except BadInput as error:
        raise refused(error) from None
    made = await context.hall.painter.paint(lambda: dump(positions.looked_at(game_id, given, lang)))
    return Response(made, media_type="application/json", headers={"Cache-Control": "no-store"})


@router.get("/matches/{match_id}/position")
async def position_of_match(
    context: Ctx,
    table: Seen,
    user: Asking,
    seat: Annotated[SeatId | None, Query(description="one of your own; left out: as a spectator")] = None,
) -> PositionOfMatch:
    """Where a match stands, as a position: of a finished one the truth, else what a seat may know."""
    over = table.row.standing.status == "finished"
    number = own_seat(table, user, seat) if seat is not None and not over else None
    match = table.match.clone()
    if not match.whole:
        match = await context.hall.painter.study(table.ledger.replayed)

    def work() -> PositionOfMatch:
        moves, found = position_of(match, "all" if over else number, Random())
        return PositionOfMatch(game=match.setup.game, position=found, moves=moves, whole=over)

    try:
        return await context.hall.painter.study(work)
    except BadInput as error:
        raise refused(error) from None
