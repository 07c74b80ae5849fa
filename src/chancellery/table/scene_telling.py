"""What a scene tells: cards, a contest of two sides, what happened, how sums came about, how it all ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from chancellery.table.scene_asking import Odds, Stake
from chancellery.table.scene_text import Text

# -- cards


@dataclass(frozen=True, slots=True)
class CardLine:
    """A part of a card's text; the last one says how it stands."""

    text: str
    tone: str | None = None


@dataclass(frozen=True, slots=True)
class After:
    """How a contest would stand after a card."""

    total: int
    odds: Odds | None = None
    cost: str | None = None  # besides the card itself


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a hand or of a stack."""

    ref: str
    title: str
    text: str | None = None
    value: int | str | None = None  # a large number or letter; without one the title is on the card, or it is hidden
    ability: str | None = None  # the sign of art/cards.ts
    emblem: str | None = None  # the engraving on it
    name: str | None = None  # of what is engraved, written at its foot
    lines: tuple[CardLine, ...] = ()
    note: str | None = None  # the text in two words
    now: str | None = None  # what it would do now
    after: After | None = None
    face_up: bool = True


# -- a battle, or another contest of sides with cards


@dataclass(frozen=True, slots=True)
class Item:
    """One part of a sum."""

    label: str
    points: int
    ref: str | None = None  # what it comes from
    places: tuple[str, ...] = ()
    count: int | None = None  # of what was counted


@dataclass(frozen=True, slots=True)
class Side:
    id: str
    title: str
    powers: tuple[str, ...]
    strength: int  # without cards
    known_strength: int  # what is shown
    hidden: int = 0  # cards the reader does not know
    base: tuple[Item, ...] = ()  # what the strength without cards is made of
    notes: tuple[str, ...] = ()  # what the number shown means
    suit: str | None = None  # the sign of the cards it plays (art/cards.ts)
    turn: str | None = None  # it plays now: what is said about that


@dataclass(frozen=True, slots=True)
class Stack:
    """Cards played for one piece or by one power."""

    piece: str
    power: str
    place: str
    side: str
    text: str  # where it stands, or what it does there
    cards: tuple[Card, ...]
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Contest:
    place: str
    title: str
    final: bool
    winner: str | None
    sides: tuple[Side, ...]
    stacks: tuple[Stack, ...]
    origin: str | None = None  # whence the attack comes
    ordered: bool = False  # cards are played one by one: they are numbered
    stake: Stake | None = None
    odds: Odds | None = None  # if nothing more is played, or as its basis says


# -- steps by which the lines of the log tell how a contest ends


@dataclass(frozen=True, slots=True)
class BeatSide:
    id: str
    title: str
    powers: tuple[str, ...]
    rest: bool = False
    suit: str | None = None


@dataclass(frozen=True, slots=True)
class BeatCard:
    value: int
    title: str
    ability: str | None = None


@dataclass(frozen=True, slots=True)
class OpenBeat:
    step: Literal["open"]
    place: str
    title: str
    sides: tuple[BeatSide, ...]
    values: dict[str, int] | None = None  # the strength of each side without cards, if it is known at once
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class StrengthBeat:
    """Without cards."""

    step: Literal["strength"]
    values: dict[str, int]
    captions: dict[str, str] | None = None


@dataclass(frozen=True, slots=True)
class AddBeat:
    """To the strength without cards."""

    step: Literal["add"]
    side: str
    value: int
    text: str


@dataclass(frozen=True, slots=True)
class JoinBeat:
    step: Literal["join"]
    power: str
    place: str
    side: str
    text: str


@dataclass(frozen=True, slots=True)
class StackBeat:
    step: Literal["stack"]
    power: str
    place: str
    text: str
    cards: tuple[BeatCard, ...]
    total: int


@dataclass(frozen=True, slots=True)
class ResultBeat:
    step: Literal["result"]
    values: dict[str, int]
    winner: str | None
    caption: str | None = None


@dataclass(frozen=True, slots=True)
class NoteBeat:
    """What comes of it."""

    step: Literal["note"]
    told: bool = True  # False: happens meanwhile, but is no part of the story


@dataclass(frozen=True, slots=True)
class CastBeat:
    """A vote or a bid; one that was sealed is opened."""

    step: Literal["cast"]
    power: str
    text: str  # what it is, in a few words
    choice: str | None = None  # the power it is given to
    voices: tuple[str, ...] = ()  # those it speaks with; none: all of the power
    sealed: bool = False


@dataclass(frozen=True, slots=True)
class VerdictBeat:
    """How a vote ends."""

    step: Literal["verdict"]
    winner: str | None


Beat = OpenBeat | StrengthBeat | AddBeat | JoinBeat | StackBeat | ResultBeat | NoteBeat | CastBeat | VerdictBeat


# -- what happened


@dataclass(frozen=True, slots=True)
class Score:
    """A sum that was counted, part by part; without a track and worth nothing it is an item of a list."""

    title: str
    power: str | None
    items: tuple[Item, ...]
    total: int
    track: str | None = None  # on which a marker moves
    before: int | None = None
    after: int | None = None


@dataclass(frozen=True, slots=True)
class Happened:
    """An event in words, with where it happened and how much it weighs for the reader."""

    number: int  # of the event
    kind: str
    text: Text
    power: str | None = None
    places: tuple[str, ...] = ()
    path: tuple[str, ...] = ()  # from place to place
    weight: int = 0
    against: bool = False  # the reader
    mark: Literal["round", "turn", "battle", "weighty", "end"] | None = None
    scores: tuple[Score, ...] = ()


# -- how it ended


@dataclass(frozen=True, slots=True)
class Point:
    """Values at one moment, by power or seat."""

    move: int
    title: str  # such as the round
    values: dict[str, int]


@dataclass(frozen=True, slots=True)
class Step:
    """A move that changed a value."""

    move: int
    power: str
    value: int


@dataclass(frozen=True, slots=True)
class Series:
    """One measure over the whole match: at the beginning of each round, and every change in between."""

    id: str
    title: str
    points: tuple[Point, ...]
    steps: tuple[Step, ...] = ()
    goal: int | None = None  # who reaches it wins


@dataclass(frozen=True, slots=True)
class TurningPoint:
    move: int
    text: str
    power: str | None = None
    place: str | None = None


@dataclass(frozen=True, slots=True)
class Honour:
    title: str
    text: str
    power: str | None = None


@dataclass(frozen=True, slots=True)
class FoughtSide:
    powers: tuple[str, ...]
    strength: int
    won: bool = False
    chance: int | None = None  # to win, in percent, as it began, as far as everybody could know


@dataclass(frozen=True, slots=True)
class Fought:
    """A contest and how it ended."""

    move: int  # with which it was decided
    title: str
    round: str
    place: str
    text: str  # what came of it
    sides: tuple[FoughtSide, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat fared, said to whoever sits there."""

    seat: str
    text: str
    facts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Luck:
    """The contests of a power: how many it won, and how many it was to expect by the odds that everybody could know."""

    power: str
    fought: int
    won: int
    expected: float


@dataclass(frozen=True, slots=True)
class Story:
    """How a match went, as far as everybody may know; no part of a scene, but asked for (`table/story.py`)."""

    series: tuple[Series, ...]
    turning_points: tuple[TurningPoint, ...] = ()
    honours: tuple[Honour, ...] = ()
    frames: tuple[int, ...] = ()  # numbers of moves, for a film of the match
    battles: tuple[Fought, ...] = ()  # those that decided it
    accounts: tuple[Account, ...] = ()
    luck: tuple[Luck, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    winners: tuple[str, ...]
    scores: dict[str, int]
    rule: str
    reason: str
    text: str
    names: dict[str, str] | None = None  # of seats that are no powers
