"""Ratings and profiles as data."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from pydantic import Field

from chancellery.server.models import Out


class RatingInfo(Out):
    """How strong somebody plays a game."""

    rating: int = Field(description="a beginner has 1500")
    deviation: int = Field(description="two times out of three the true strength is within it")
    provisional: bool = Field(description="too few matches to be sure")
    matches: int = Field(description="rated ones")
    won: int


class Leader(RatingInfo):
    place: int | None = Field(description="none while the rating is provisional")
    kind: Literal["person", "bot"]
    name: str
    bot: str | None = None
    you: bool = False


class Leaderboard(Out):
    game: str
    game_title: str
    leaders: list[Leader]


class GameRecord(Out):
    """Somebody's matches of one game; `rating` where there is one."""

    game: str
    title: str
    matches: int
    won: int
    rating: RatingInfo | None
    place: int | None = Field(description="on the leaderboard, among people")


class PowerRecord(Out):
    game: str
    power: str
    title: str
    matches: int
    won: int
    mean_place: float


class OpponentRecord(Out):
    name: str
    bot: str | None
    matches: int
    ahead: int = Field(description="how often one was placed better than the other")
    behind: int


class Streaks(Out):
    now: int = Field(description="victories in a row, or defeats as a negative number")
    longest: int = Field(description="most victories in a row, of the last 1000 matches")


class PlayedMatch(Out):
    id: str
    title: str
    game: str
    game_title: str
    power: str
    power_title: str
    place: int
    seats: int
    won: bool
    left: bool
    rated: bool
    gained: int | None = Field(description="how much the rating changed")
    ended: datetime


class Profile(Out):
    name: str
    since: datetime
    you: bool
    matches: int
    won: int
    games: list[GameRecord]
    powers: list[PowerRecord]
    opponents: list[OpponentRecord]
    streaks: Streaks
    played: list[PlayedMatch] = Field(description="the last ones, newest first; private ones only if you were there")


class RatingStep(Out):
    match: str
    rating: int
    deviation: int
    gained: int
    time: datetime


class RatingHistory(Out):
    game: str
    game_title: str
    steps: list[RatingStep] = Field(description="the oldest first; at most the last 500")


class MyData(Out):
    """All that the server keeps about somebody."""

    account: dict[str, Any]
    hours: list[dict[str, Any]] = Field(description="in which you play by correspondence")
    matches: list[dict[str, Any]] = Field(description="in which you sit or sat, or which you made")
    seats: list[dict[str, Any]] = Field(description="which you hold, or which are kept for you")
    moves: list[dict[str, Any]] = Field(description="which you made, took back or did about a match")
    said_of_you: list[dict[str, Any]] = Field(description="by the tables: that you sat down, or left")
    answers: list[dict[str, Any]] = Field(description="which your seats have given in advance")
    results: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    rating_steps: list[dict[str, Any]]
    letters: list[dict[str, Any]] = Field(description="what you wrote at tables")
    notes: list[dict[str, Any]]
    studies: list[dict[str, Any]]
    study_moves: list[dict[str, Any]] = Field(description="which you tried in studies")
    study_notes: list[dict[str, Any]] = Field(description="what you wrote and drew in them")
    study_members: list[dict[str, Any]] = Field(description="the studies of others that you are in")
    comments: list[dict[str, Any]] = Field(description="on finished matches")
    sessions: list[dict[str, Any]] = Field(description="until when you are signed in, without the keys")
    channels: list[dict[str, Any]] = Field(description="by which you are told")
    messages: list[dict[str, Any]]
    tournaments: list[dict[str, Any]] = Field(description="which you made or help to run")
    entries: list[dict[str, Any]] = Field(description="in tournaments")
    tournament_log: list[dict[str, Any]] = Field(description="what you did to run them")
    offers: list[dict[str, Any]] = Field(description="to play, which you made")
    accepted: list[dict[str, Any]] = Field(description="offers that you accepted, your own among them")
    begun: list[dict[str, Any]] = Field(description="matches that began without you")
    told: list[dict[str, Any]] = Field(description="of what you were told, so that you are told once")
    blocked: list[dict[str, Any]] = Field(description="whom you want to hear nothing of")
    reports: list[dict[str, Any]] = Field(description="which you made")
    muted: list[dict[str, Any]] = Field(description="until when you are silent")
