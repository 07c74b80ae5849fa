"""How powers and pieces are told apart: every game brings its own art."""

from __future__ import annotations

from functools import cache
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from chancellery.kernel import plugins

Colour = Field(pattern=r"^#[0-9a-f]{6}$")


class PowerArt(BaseModel):
    """A colour, the colour of letters on it, a letter and a pattern for those who cannot see the colour."""

    model_config = ConfigDict(extra="forbid")

    letter: str = Field(max_length=2)  # where no scene gives one in the reader's language; a land has none
    fill: str = Colour
    ink: str = Colour
    pattern: Literal[
        "plain",
        "diagonal",
        "edge",
        "dots",
        "horizontal",
        "chevrons",
        "crosshatch",
        "vertical",
        "wave",
        "checks",
        "crosses",
    ] = "plain"


class PieceArt(BaseModel):
    """The shape of a type of piece, and where it stands beside others."""

    model_config = ConfigDict(extra="forbid")

    shape: Literal["round", "square", "wagon", "bastion", "hexagon", "pennant", "burst", "track", "none"]
    rank: int = 2  # lower ones stand on the left, and under others when there is little room
    base: bool = False  # lies under another piece where there is one
    over: str | None = Field(default=None, pattern=r"^[MLHVCSQTAZmlhvcsqtaz0-9 .,-]+$")  # a path drawn over it


class CoverArt(BaseModel):
    """The cover of a game: its colour, a line drawing in a box of 40 by 40, and the part of the map that is shown."""

    model_config = ConfigDict(extra="forbid")

    tint: str = Colour
    emblem: str = Field(pattern=r"^[MLHVCSQTAZmlhvcsqtaz0-9 .,-]+$")
    view: tuple[float, float, float, float] | None = None  # left, top, right, bottom, in units of the map; none: all


class Art(BaseModel):
    model_config = ConfigDict(extra="forbid")

    powers: dict[str, PowerArt] = {}
    lands: dict[str, PowerArt] = {}  # of no power, where a map tells them apart
    pieces: dict[str, PieceArt] = {}
    covers: dict[str, CoverArt] = {}  # by game


@cache
def art() -> Art:
    """The art of all games together, of two for one id the first; the file and field that are wrong are named."""
    found = Art()
    for plugin in plugins():
        if plugin.art is not None:
            try:
                own = Art.model_validate_json(plugin.art.read_bytes())
            except ValidationError as error:
                first = error.errors()[0]
                field = ".".join(str(part) for part in first["loc"])
                raise ValueError(f"{plugin.art.name} of {plugin.game.id}: {field}: {first['msg']}") from None
            found.powers = own.powers | found.powers
            found.lands = own.lands | found.lands
            found.pieces = own.pieces | found.pieces
            found.covers = own.covers | found.covers
    return found
