"""What can be played."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Response

from chancellery import Match, games
from chancellery.kernel import Game, Option, Scenario, game
from chancellery.locale import has
from chancellery.server import bots
from chancellery.server.art import Art, art
from chancellery.server.ask import Asking, Language, errors
from chancellery.server.drawing import drawing
from chancellery.server.encode import dump
from chancellery.server.errors import Refused
from chancellery.server.models import (
    BoardInfo,
    BotInfo,
    Drawing,
    GameInfo,
    OptionInfo,
    ScenarioInfo,
    Seating,
    SeatTitle,
)
from chancellery.server.titles import bot_title, described, game_title, scenario_title, seat_title, titled

router = APIRouter(prefix="/api", tags=["games"], responses=errors())


@router.get("/games")
async def list_games(user: Asking, lang: Language) -> list[GameInfo]:
    """The games with their scenarios, seats, options, boards and bots."""
    return [
        GameInfo(
            id=one.id,
            title=game_title(one.id, lang),
            credits=titled(lang, f"game-{one.id}-credits", ""),
            prefix=one.prefix,
            scenarios=[_scenario(one, scenario, lang) for scenario in one.scenarios],
            options=[
                OptionInfo(
                    id=option.id,
                    title=titled(lang, f"option-{one.id}-{option.id}", option.id),
                    description=described(lang, f"option-{one.id}-{option.id}"),
                    values=list(option.values),
                    value_titles=[_value_title(one, option, value, lang) for value in option.values],
                    default=option.default,
                    scenarios=list(option.scenarios),
                )
                for option in one.options
            ],
            boards=[BoardInfo(id=board, title=_board_title(one.id, board)) for board in one.boards()],
            bots=[BotInfo(id=bot, title=bot_title(bot, lang)) for bot in bots.names()],
        )
        for one in games()
    ]


@router.get("/art")
async def get_art(user: Asking) -> Art:
    """How to tell powers and pieces of other packages' games apart."""
    return art()


def _value_title(one: Game, option: Option, value: Any, lang: str) -> str:
    """What a value of an option means; true and false are written small in the keys."""
    id = str(value).lower() if isinstance(value, bool) else str(value)
    return titled(lang, f"option-{one.id}-{option.id}-{id}", str(value))


def _scenario(one: Game, scenario: Scenario, lang: str) -> ScenarioInfo:
    return ScenarioInfo(
        id=scenario.id,
        title=scenario_title(one.id, scenario.id, lang),
        description=described(lang, f"scenario-{one.id}-{scenario.id}"),
        board=scenario.board,
        length=scenario.length,
        length_title=titled(lang, f"scenario-length-{scenario.length}", scenario.length),
        seatings=[
            Seating(
                count=count,
                seats=[
                    SeatTitle(
                        id=seat,
                        title=seat_title(one.id, seat, lang),
                        powers=_powers(one.id, scenario.id, count, lang).get(seat, ""),
                    )
                    for seat in _sample(one.id, scenario.id, count).seats
                ],
            )
            for count in scenario.seats
        ],
        usual=scenario.usual or max(scenario.seats),
    )


@lru_cache(maxsize=256)
def _sample(game: str, scenario: str | None, seats: int | None, board: str | None = None) -> Match:
    """A match that nobody plays, to ask its definition."""
    return Match.new(game, scenario, seats, seed="sample", nonce="sample", board=board)


@lru_cache(maxsize=512)
def _powers(game: str, scenario: str, count: int, lang: str) -> dict[str, str]:
    """The powers of each seat at the start, by name; nothing where the seats are the powers."""
    match = _sample(game, scenario, count)
    if any(has(lang, f"power-{seat}") for seat in match.seats):
        return {}
    listed = match.scene(None, lang)["powers"]
    return {seat: ", ".join(one["name"] for one in listed if one["seat"] == seat) for seat in match.seats}


def _board_title(game_id: str, board: str) -> str:
    return str(_board(game_id, board).get("title") or board)


def _board(game_id: str, board: str) -> dict[str, Any]:
    """A board may suit only some scenarios: one that is played on it is asked."""
    on_it = (one.id for one in game(game_id).scenarios if one.board == board)
    return drawing(_sample(game_id, next(on_it, None), None, board).definition)


@router.get("/games/{game_id}/boards/{board_id}", response_model=Drawing)
async def get_board(user: Asking, game_id: str, board_id: str) -> Response:
    """A board that comes with a game, to be drawn."""
    if game_id not in [one.id for one in games()]:
        raise Refused("no-page")
    if board_id not in game(game_id).boards():
        raise Refused("no-page")
    return json_response(_board(game_id, board_id), "public, max-age=3600")


def json_response(data: Any, caching: str = "no-store") -> Response:
    return Response(dump(data), media_type="application/json", headers={"Cache-Control": caching})
