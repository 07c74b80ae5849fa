"""Positions in the API: what comes in and what goes out."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, StringConstraints

from chancellery.server.models import In, Out, SeatTitle
from chancellery.table.form import Group
from chancellery.table.scene import Scene

LONGEST_POSITION = 40_000  # characters

GameId = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
PositionText = Annotated[str, StringConstraints(max_length=LONGEST_POSITION)]


class PositionStart(In):
    """What to begin with: the set-up of a scenario, or an empty map."""

    scenario: Annotated[str, StringConstraints(max_length=40)] | None = None
    seats: int | None = None
    options: dict[str, bool | int | str] = Field(default={}, max_length=40)
    empty: bool = False


class PositionGiven(In):
    """One of the three: a position as data, a text in TOML or JSON, or what to begin with. A text and a beginning are
    written out: every field is there, also what the position left to the set-up."""

    position: dict[str, Any] | None = None
    text: PositionText | None = None
    start: PositionStart | None = None


class PositionProblem(Out):
    message: str
    field: str | None = Field(description="the way to the field, with dots")
    place: str | None = Field(description="the place that is wrong, if it is one")


class PositionAnswer(Out):
    """A position, the fields it can have, how it is drawn, and what is wrong with it: then it is not drawn."""

    position: dict[str, Any]
    toml: str
    groups: list[Group]
    seats: list[SeatTitle]
    scene: Scene | None
    begins: str | None = Field(description="what is decided first; none: the match would be over at once")
    problem: PositionProblem | None


class PositionOfMatch(Out):
    """A match as a position: where it stood after so many moves. What the reader may not know is dealt anew."""

    game: str
    position: dict[str, Any]
    moves: int
    whole: bool = Field(description="nothing was dealt anew")
