"""What is decided together in the middle of the table: votes that fall one by one, sealed bids, boxes side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from chancellery.table.scene_telling import Card


@dataclass(frozen=True, slots=True)
class Voice:
    """One who votes or bids."""

    id: str
    title: str
    state: Literal["open", "now", "sealed", "shown", "passed"]  # now: it is asked; passed: it takes no part
    power: str | None = None  # whose it is
    place: str | None = None  # where on the map
    choice: str | None = None  # the power it speaks for
    cards: tuple[Card, ...] = ()  # what was laid
    count: int | None = None  # what that is worth
    text: str = ""  # how it stands, in words


@dataclass(frozen=True, slots=True)
class Share:
    """How much one who can be chosen has so far."""

    power: str
    count: int


@dataclass(frozen=True, slots=True)
class Offer:
    """A card or tile that lies open to be taken; it is the same as in its row."""

    ref: str
    title: str
    text: str
    powers: tuple[str, ...] = ()  # who may have it
    taken: str | None = None  # who has it now


@dataclass(frozen=True, slots=True)
class Staged:
    """A vote, an auction or a war, while it is under way: on the stage, for everybody alike."""

    id: str
    title: str
    text: str  # what it is about, in one sentence
    offers: tuple[Offer, ...] = ()
    voices: tuple[Voice, ...] = ()
    shares: tuple[Share, ...] = ()
    needed: int | None = None  # of what a share must reach
    display: str | None = None  # the display whose boxes are fought for, one after another
