"""What can be played."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from chancellery import games
from chancellery.kernel import game
from chancellery.server import offers
from chancellery.server.art import Art, art
from chancellery.server.ask import Asking, Ctx, Language, errors
from chancellery.server.errors import Refused
from chancellery.server.models import Drawing, GameInfo
from chancellery.server.ready import respond
from chancellery.table.scene import Scene

router = APIRouter(prefix="/api", tags=["games"], responses=errors())


@router.get("/games", response_model=list[GameInfo])
async def list_games(context: Ctx, request: Request, user: Asking, lang: Language) -> Response:
    """The games with their scenarios, seats, options, boards and bots."""
    return respond(request, await context.shelf.games(lang), "no-cache")


@router.get("/art")
async def get_art(user: Asking) -> Art:
    """How to tell powers and pieces of other packages' games apart."""
    return art()


@router.get("/games/{game_id}/cover", response_model=Scene)
async def get_cover(
    context: Ctx,
    request: Request,
    user: Asking,
    lang: Language,
    game_id: str,
    scenario: str | None = None,
    seats: int | None = None,
) -> Response:
    """The table at the beginning of a match: of what the game recommends, for its cover, or of a scenario."""
    if game_id not in [one.id for one in games()] or not offers.has_seating(game_id, scenario, seats):
        raise Refused("no-page")
    key = f"cover {game_id} {scenario} {seats} {lang}"
    found = await context.shelf.ready(key, lambda: offers.cover(game_id, lang, scenario, seats))
    return respond(request, found, "no-cache")


@router.get("/games/{game_id}/boards/{board_id}", response_model=Drawing)
async def get_board(context: Ctx, request: Request, user: Asking, game_id: str, board_id: str) -> Response:
    """A board that comes with a game, to be drawn."""
    if game_id not in [one.id for one in games()]:
        raise Refused("no-page")
    if board_id not in game(game_id).boards():
        raise Refused("no-page")
    found = await context.shelf.ready(f"board {game_id} {board_id}", lambda: offers.board(game_id, board_id))
    return respond(request, found, "public, max-age=3600")
