"""What can be played: games, scenarios, seats and boards, in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from chancellery import Match, games
from chancellery.kernel import Definition, Game, Option, Scenario, game
from chancellery.locale import has, text
from chancellery.server import bots
from chancellery.server.drawing import drawing, title
from chancellery.server.models import (
    BoardInfo,
    BotInfo,
    GameInfo,
    OptionInfo,
    ScenarioInfo,
    Seating,
    SeatTitle,
    StartInfo,
)
from chancellery.server.titles import bot_title, described, game_title, scenario_title, seat_title, titled
from chancellery.table.coach import coach_of
from chancellery.table.scene import Scene


def offered(lang: str) -> list[GameInfo]:
    """The games with their scenarios, seats, options, boards and bots. The first time every scenario is set up."""
    return [
        GameInfo(
            id=one.id,
            title=game_title(one.id, lang),
            sentence=titled(lang, f"game-{one.id}-about", ""),
            players=sorted({count for scenario in one.scenarios for count in scenario.seats}),
            minutes=_about(one, "minutes", lang),
            weight=int(_about(one, "weight", lang) or 0) or None,
            start=_start(one, lang),
            years=_about(one, "years", lang),
            credits=titled(lang, f"game-{one.id}-credits", ""),
            prefix=one.prefix,
            coach=_has_coach(one),
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
            boards=[BoardInfo(id=id, title=_board_title(one.id, id)) for id in one.boards()],
            bots=[_bot(bot, lang) for bot in bots.names()],
            personalities=[
                BotInfo(id=id, title=text(lang, f"personality-{id}"), description=described(lang, f"personality-{id}"))
                for id in bots.personalities()
            ],
        )
        for one in games()
    ]


def _has_coach(one: Game) -> bool:
    return coach_of(sample(one.id, one.scenarios[0].id, None).definition) is not None


def _bot(id: str, lang: str) -> BotInfo:
    mixes = bots.exists(f"{id}+{bots.personalities()[0]}")
    description = described(lang, f"bot-{id}") or described(lang, f"server-bot-{id}")
    return BotInfo(id=id, title=bot_title(id, lang), description=description, mixes=mixes)


def _about(one: Game, fact: str, lang: str) -> str:
    """A fact about a game, for the start page; nothing where it says none."""
    try:
        return text(lang, f"game-{one.id}-about.{fact}")
    except LookupError:
        return ""


def cover(game_id: str, lang: str, scenario: str | None = None, seats: int | None = None) -> Scene:
    """The table at the beginning of a match, as everybody sees it; of what the game recommends to begin with, if
    nobody says of which."""
    one = game(game_id)
    if scenario is None:
        start = _start(one, lang)
        scenario, seats = (start.scenario, start.seats) if start else (one.scenarios[0].id, None)
    return sample(game_id, scenario, seats).scene(None, lang)


def has_seating(game_id: str, scenario: str | None, seats: int | None) -> bool:
    """Whether a game has a scenario for so many; what is left open can always be had."""
    if scenario is None:
        return seats is None
    return any(one.id == scenario and seats in (None, *one.seats) for one in game(game_id).scenarios)


def _start(one: Game, lang: str) -> StartInfo | None:
    scenario = _about(one, "scenario", lang)
    if not scenario:
        return None
    found = one.scenario(scenario)
    return StartInfo(scenario=scenario, seats=found.usual or max(found.seats), seat=_about(one, "seat", lang))


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
                    for seat in sample(one.id, scenario.id, count).seats
                ],
            )
            for count in scenario.seats
        ],
        usual=scenario.usual or max(scenario.seats),
    )


@lru_cache(maxsize=256)
def sample(game: str, scenario: str | None, seats: int | None, board: str | None = None) -> Match:
    """A match that nobody plays, to ask its definition."""
    return Match.new(game, scenario, seats, seed="sample", nonce="sample", board=board)


@lru_cache(maxsize=512)
def _powers(game: str, scenario: str, count: int, lang: str) -> dict[str, str]:
    """The powers of each seat at the start, by name; nothing where the seats are the powers."""
    match = sample(game, scenario, count)
    if any(has(lang, f"power-{seat}") for seat in match.seats):
        return {}
    listed = match.scene(None, lang).powers
    return {seat: ", ".join(one.name for one in listed if one.seat == seat) for seat in match.seats}


def _board_title(game_id: str, board_id: str) -> str:
    return title(_played_on(game_id, board_id)) or board_id


def board(game_id: str, board_id: str) -> dict[str, Any]:
    return drawing(_played_on(game_id, board_id))


def _played_on(game_id: str, board_id: str) -> Definition[Any]:
    """A board may suit only some scenarios: one that is played on it is asked."""
    on_it = (one.id for one in game(game_id).scenarios if one.board == board_id)
    return sample(game_id, next(on_it, None), None, board_id).definition


def samples() -> Iterator[tuple[str, str, int]]:
    """All that `offered` asks a sample of; to be made one by one, before somebody waits for them."""
    for one in games():
        for scenario in one.scenarios:
            for count in scenario.seats:
                yield one.id, scenario.id, count
