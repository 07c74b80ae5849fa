"""The lobby as data: who looks for whom, and which tables have room."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from pydantic import Field, StringConstraints

from chancellery.server.models import MOST_DELAY, ClockChoice, ClockInfo, In, Lang, MatchSummary, Out


class NewSeek(In):
    """An offer to play. When as many people as it takes have accepted it, whoever made it among them, the match is made
    and begins; who sits where is drawn by lot, and bots take the seats that are left."""

    game: Annotated[str, StringConstraints(max_length=40)]
    scenario: Annotated[str, StringConstraints(max_length=40)] | None = None
    seats: int | None = Field(default=None, ge=1, le=12, description="as how many it is played; none: as usual")
    people: int | None = Field(default=None, ge=2, le=12, description="how many of them are people; none: all")
    bot: Annotated[str, StringConstraints(pattern=r"^[\w@+]{1,60}$")] = Field(
        default="sensible", description="in the seats that are left"
    )
    options: dict[str, bool | int | str] = Field(default={}, max_length=40)
    clock: ClockChoice | None = Field(default=None, description="none: nobody is hurried")
    rated: bool = False
    odds: bool = False
    language: Lang | None = Field(default=None, description="in which people want to talk")
    delay: int = Field(default=10, ge=0, le=MOST_DELAY, description="minutes, for those who watch")
    hours: int = Field(default=24, ge=1, le=14 * 24, description="after which it is no longer offered")


class SeekInfo(Out):
    id: str
    by: str
    rating: int | None = Field(description="of whoever offers it, at this game")
    provisional: bool
    game: str
    game_title: str
    scenario: str
    scenario_title: str
    seats: int
    people: int
    accepted: list[str] = Field(description="who wants to play, whoever offers it first")
    bot: str = Field(description="who takes the seats that are left, if there are any")
    options: dict[str, bool | int | str]
    clock: ClockInfo | None
    rated: bool
    odds: bool
    language: Lang | None
    delay: int
    created: datetime
    expires: datetime
    yours: bool
    joined: bool
    match: str | None = Field(description="the match that came of it")


class LobbyPage(Out):
    """What fits the filters, the newest first; your own seeks and what is kept for you whatever they are."""

    yours: list[SeekInfo] = Field(description="offered or accepted by you; those that came to a match for a day")
    seeks: list[SeekInfo]
    kept: list[MatchSummary] = Field(description="seats are kept for you: invitations and rematches")
    open: list[MatchSummary] = Field(description="an open seat can be taken at once")
    running: list[MatchSummary] = Field(description="can be watched")


class Accepted(Out):
    seek: SeekInfo
    match: MatchSummary | None = Field(description="if it begins now")
