"""What a bot has given its word for. Words bind nobody by the rules: a pledge is one more thing that it values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["peace", "together", "alliance", "clear", "vote", "passage", "pay", "against"]


@dataclass(frozen=True)
class Pledge:
    """A promise to the Powers `to`, a set; `about` is what its kind is about: a status, a place, a power."""

    kind: Kind
    to: int
    about: int = -1
    weight: float = 1.0  # how much the word weighs with the one who gave it


def pledged(pledges: tuple[Pledge, ...], kind: Kind, to: int = -1, about: int = -1) -> float:
    """How much word was given for something, to a power and about a thing; -1: whoever, whatever."""
    return max(
        (
            one.weight
            for one in pledges
            if one.kind == kind and (to < 0 or one.to >> to & 1) and (about < 0 or one.about == about)
        ),
        default=0.0,
    )
