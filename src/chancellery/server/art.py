"""How powers and pieces of games from other packages are told apart; of our own the client knows that itself."""

from __future__ import annotations

from functools import cache
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from chancellery.kernel import plugins

Colour = Field(pattern=r"^#[0-9a-f]{6}$")


class PowerArt(BaseModel):
    """A colour, the colour of letters on it, a letter and a pattern for those who cannot see the colour."""

    model_config = ConfigDict(extra="forbid")

    letter: str = Field(min_length=1, max_length=2)
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

    shape: Literal["round", "square", "bastion", "hexagon", "pennant", "burst"]
    rank: int = 2
    base: bool = False


class Art(BaseModel):
    model_config = ConfigDict(extra="forbid")

    powers: dict[str, PowerArt] = {}
    pieces: dict[str, PieceArt] = {}


@cache
def art() -> Art:
    """The art of all games together; the file and field that are wrong are named."""
    found = Art()
    for plugin in plugins():
        if plugin.art is not None:
            try:
                own = Art.model_validate_json(plugin.art.read_bytes())
            except ValidationError as error:
                first = error.errors()[0]
                field = ".".join(str(part) for part in first["loc"])
                raise ValueError(f"{plugin.art.name} of {plugin.game.id}: {field}: {first['msg']}") from None
            found.powers.update(own.powers)
            found.pieces.update(own.pieces)
    return found
