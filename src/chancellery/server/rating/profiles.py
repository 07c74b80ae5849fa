"""What people may read about somebody who plays."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from chancellery.server.lines import when
from chancellery.server.people import User
from chancellery.server.rating.model import SCALE, Strength
from chancellery.server.rating.models import (
    GameRecord,
    Leader,
    Leaderboard,
    OpponentRecord,
    PlayedMatch,
    PowerRecord,
    Profile,
    RatingHistory,
    RatingInfo,
    RatingStep,
    Streaks,
)
from chancellery.server.titles import bot_title, game_title, scenario_title, seat_title
from chancellery.store import Account, rating_rows

OPPONENTS = 20
PLAYED = 30
STEPS = 500
LATELY = 1000


def leaderboard(connection: Connection, game: str, user: User, lang: str, limit: int, bots: bool) -> Leaderboard:
    leaders: list[Leader] = []
    for row in rating_rows.leaders(connection, game, limit, bots):
        steady = sum(one.place is not None for one in leaders)
        leaders.append(
            Leader(
                **rating(row).model_dump(),
                place=steady + 1 if row["steady"] else None,
                kind="bot" if row["bot"] else "person",
                name=bot_title(row["bot"], lang) if row["bot"] else row["name"],
                bot=row["bot"] or None,
                you=row["account"] is not None and row["account"] == user.id,
            )
        )
    return Leaderboard(game=game, game_title=game_title(game, lang), leaders=leaders)


def rating(row: dict[str, Any]) -> RatingInfo:
    strength = Strength(row["mu"], row["sigma"])
    return RatingInfo(
        rating=strength.shown,
        deviation=strength.deviation,
        provisional=not row["steady"],
        matches=row["matches"],
        won=row["won"],
    )


def profile(connection: Connection, account: Account, user: User, lang: str) -> Profile:
    id = account.id
    ratings = {row["game"]: row for row in rating_rows.ratings_of(connection, id)}
    games = [
        GameRecord(
            game=row["game"],
            title=game_title(row["game"], lang),
            matches=row["matches"],
            won=row["won"],
            rating=rating(ratings[row["game"]]) if row["game"] in ratings else None,
            place=_place(connection, ratings.get(row["game"])),
        )
        for row in rating_rows.by_game(connection, id)
    ]
    return Profile(
        name=account.name,
        since=when(account.created),
        you=user.id == id,
        matches=sum(one.matches for one in games),
        won=sum(one.won for one in games),
        games=games,
        powers=[
            PowerRecord(
                game=row["game"],
                power=row["power"],
                title=seat_title(row["game"], row["power"], lang),
                matches=row["matches"],
                won=row["won"],
                mean_place=round(float(row["place"]), 1),
            )
            for row in rating_rows.by_power(connection, id)
        ],
        opponents=[
            OpponentRecord(
                name=row["name"] or bot_title(row["bot"], lang),
                bot=row["bot"] or None,
                matches=row["matches"],
                ahead=row["ahead"],
                behind=row["behind"],
            )
            for row in rating_rows.by_opponent(connection, id, OPPONENTS)
        ],
        streaks=streaks(rating_rows.won_lately(connection, id, LATELY)),
        played=[_played(row, lang) for row in rating_rows.played(connection, id, user.id, PLAYED)],
    )


def _place(connection: Connection, row: dict[str, Any] | None) -> int | None:
    return None if row is None or not row["steady"] else rating_rows.place_of(connection, row["game"], row["mu"])


def _played(row: dict[str, Any], lang: str) -> PlayedMatch:
    return PlayedMatch(
        id=row["match_id"],
        title=row["title"] or scenario_title(row["game"], row["scenario"], lang),
        game=row["game"],
        game_title=game_title(row["game"], lang),
        power=row["power"],
        power_title=seat_title(row["game"], row["power"], lang),
        place=row["place"],
        seats=row["seats"],
        won=row["won"],
        left=row["left"],
        rated=row["rated"],
        gained=None if row["gained"] is None else round(SCALE * row["gained"]),
        ended=when(row["updated"]),
    )


def streaks(won: list[bool]) -> Streaks:
    """Of matches won and lost, the newest first."""
    now = next((at for at, one in enumerate(won) if one != won[0]), len(won))
    longest = run = 0
    for one in won:
        run = run + 1 if one else 0
        longest = max(longest, run)
    return Streaks(now=now if won and won[0] else -now, longest=longest)


def history(connection: Connection, account: int, game: str, lang: str) -> RatingHistory:
    player = rating_rows.player(account, "")
    steps = [
        RatingStep(
            match=row["match_id"],
            rating=(strength := Strength(row["mu"], row["sigma"])).shown,
            deviation=strength.deviation,
            gained=round(SCALE * row["gained"]),
            time=when(row["time"]),
        )
        for row in rating_rows.steps(connection, player, game, STEPS)
    ]
    return RatingHistory(game=game, game_title=game_title(game, lang), steps=steps)
