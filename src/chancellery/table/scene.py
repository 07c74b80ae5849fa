"""What to draw: every type of a scene. The server's schema and the client's TypeScript are generated from them.

The client knows no rules and no game: every text, every number and every option comes with the scene. What can be
pointed at has a `ref` (`place:paris`, `card:france/4`); an option lists refs, and nothing points back at options. A
part that equals its default is not sent, so a game sends only what it has (`table/encode.py`).

Other types of a scene: `scene_asking` (prompt and options), `scene_telling` (contests and what happened),
`scene_staged` (votes, auctions, wars), `scene_talks` (negotiations).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from chancellery.table.scene_asking import Coached, Odds, Prompt, Sealed, Waiting
from chancellery.table.scene_staged import Staged
from chancellery.table.scene_talks import Negotiations
from chancellery.table.scene_telling import Card, Contest, Happened, Outcome

# -- where the match stands


@dataclass(frozen=True, slots=True)
class Titles:
    """The titles of parts of the table; without one a client has its own."""

    powers: str | None = None
    zones: str | None = None
    wheel: str | None = None
    special: str | None = None
    table: str | None = None
    shown: str | None = None  # what the paths of all pieces together are


@dataclass(frozen=True, slots=True)
class Head:
    """Which match this is, who looks at it, and where it stands."""

    language: str
    game: str
    scenario: str
    board: str
    title: str
    phase: str  # parts joined by " · "
    seat: str | None  # None: a spectator
    round: int = 0
    turn: int = 0
    titles: Titles = Titles()
    public_press: bool = False  # messages to some seats only are not allowed


# -- the map or board


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the map or a space of the board."""

    ref: str
    id: str
    name: str
    text: tuple[str, ...]  # what there is to say about it
    printed: str | None = None  # its name on the printed board, where that is another
    controller: str | None = None  # drawn as a ring where it is not the home power
    home: str | None = None
    battle: bool = False  # something is to be fought out here
    closed: bool = False  # not in play now
    kind: str | None = None
    region: str | None = None
    value: int | None = None
    capital: bool = False
    port: bool = False
    stripes: tuple[str, ...] = ()
    shape: Literal["circle", "square", "diamond", "pentagon", "hexagon"] | None = None
    # for boards that nobody has drawn
    at: tuple[float, float] | None = None  # on the board, x to the right and y down
    label: tuple[float, float] | None = None  # or longitude and latitude


@dataclass(frozen=True, slots=True)
class ShownPath:
    """From a piece along the lines of the map."""

    places: tuple[str, ...]
    broken: bool = False  # it does not hold


@dataclass(frozen=True, slots=True)
class ShownSteps:
    """Where a piece can come to, and what is written there."""

    note: str
    places: tuple[str, ...]
    far: bool = False  # by other means


@dataclass(frozen=True, slots=True)
class Shown:
    """What a piece shows of itself on the map while somebody looks at it or has chosen it."""

    paths: tuple[ShownPath, ...] = ()
    places: tuple[str, ...] = ()  # what it covers
    steps: tuple[ShownSteps, ...] = ()
    always: bool = False  # without being looked at


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece on a place, or on a border `a-b` where the map has rails. An unknown `type` is a round piece."""

    ref: str
    id: str
    type: str
    power: str | None
    letter: str | None
    place: str
    text: str  # what it is, in a few words
    troops: int | None = None  # pips on its rim
    hidden: bool = False  # how strong it is others know, but not the reader
    named: str | None = None  # a name: its initial stands on the piece
    name: str | None = None  # a short name to write beside it
    title: str | None = None  # head of its tooltip; `text` without
    about: str | None = None  # what is special about it: the tooltip says so
    badge: str | None = None  # a letter or number that warns, at its corner; `about` says what it means
    shows: Shown | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A line between two places: of a board that nobody has drawn, or one that a game lays on a drawn board."""

    start: str
    end: str
    kind: str | None = None  # land or sea, train on a border; on a drawn board the name of lines to be shown
    power: str | None = None  # who built or holds it


@dataclass(frozen=True, slots=True)
class Land:
    """A land of the map that belongs to a power now: it has its colour."""

    id: str
    power: str


# -- beside the map


@dataclass(frozen=True, slots=True)
class Fact:
    """A number that is worth a glance, shown with a power. With `most` it has a bar."""

    id: str
    title: str
    value: int | None  # None: this power has none
    icon: str | None = None  # without one the title is written
    most: int | None = None
    of: int | None = None  # the limit of the value, written after it
    more: int | None = None  # what is kept elsewhere, written after it
    text: str | None = None  # the whole of it in words
    change: int | None = None  # since the reader's last decision
    spare: bool = False  # only where there is much room


@dataclass(frozen=True, slots=True)
class Power:
    ref: str
    id: str
    name: str
    letter: str
    seat: str | None  # whose it is; the reader's own has the seat of the head
    facts: tuple[Fact, ...]
    status_name: str | None = None
    coalition: str | None = None  # the powers that stand together name the same one
    allies: tuple[str, ...] = ()
    at_war: tuple[str, ...] = ()  # with whom


@dataclass(frozen=True, slots=True)
class Marker:
    """On a track; markers of a side belong to the contest."""

    value: int
    power: str | None = None
    side: str | None = None
    title: str | None = None


@dataclass(frozen=True, slots=True)
class TrackEnd:
    """Whose goal an end of a track is."""

    value: int
    power: str
    title: str


@dataclass(frozen=True, slots=True)
class TrackSign:
    """For whom, and what."""

    power: str
    icon: str | None = None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class TrackSpace:
    value: int
    title: str  # what it means to have the marker here
    signs: tuple[TrackSign, ...] = ()
    mark: str | None = None  # one letter or star


@dataclass(frozen=True, slots=True)
class Track:
    """A track is drawn unless each power shows it as a fact of the same id."""

    id: str
    title: str
    first: int
    last: int | None
    markers: tuple[Marker, ...]
    ends: tuple[TrackEnd, ...] = ()
    spaces: tuple[TrackSpace, ...] = ()  # what is printed on it; without, it is a plain line
    near: bool = True  # False: on the table, not with the powers
    rail: bool = False  # stands upright at the edge of the board, always in sight


@dataclass(frozen=True, slots=True)
class Meter:
    """Something to spend, shown with the prompt."""

    id: str
    title: str
    value: int
    text: str
    icon: str | None = None
    of: int | None = None
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Zone:
    """A box in which powers stand together."""

    ref: str
    id: str
    title: str
    powers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WheelField:
    """A field of a ring of fields that stand still, with a power on each that moves on."""

    ref: str
    action: str
    title: str
    power: str
    current: bool = False


@dataclass(frozen=True, slots=True)
class TileMark:
    """A sign on a small tile."""

    value: str
    icon: str | None = None
    minor: bool = False


@dataclass(frozen=True, slots=True)
class Tile:
    ref: str
    id: str
    title: str
    text: str | None = None  # what it does
    signs: tuple[str, ...] = ()  # short words or numbers, read first
    marks: tuple[TileMark, ...] = ()
    note: str | None = None  # in a few letters
    power: str | None = None  # whose it is
    powers: tuple[str, ...] = ()  # who may have it
    place: int | None = None  # in an order: first, second ...
    current: bool = False
    dim: bool = False  # face down, but its owner sees it
    spent: bool = False
    face_up: bool = True  # False: its back
    counts: dict[str, int] | None = None  # how the powers stand in what it counts
    plate: str | None = None  # where on the board it belongs


@dataclass(frozen=True, slots=True)
class Row:
    """Cards or tiles that lie on the table in a row."""

    ref: str
    id: str
    title: str
    tiles: tuple[Tile, ...]
    power: str | None = None  # whose row it is
    style: Literal["tiles", "cards"] | None = None  # small tiles with signs, or cards with their text
    near: bool = True  # False: on the table, not by the hand


@dataclass(frozen=True, slots=True)
class Hand:
    power: str
    name: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PileShown:
    id: str
    title: str
    count: int | None = None  # face down
    cards: tuple[int | str, ...] | None = None  # face up, the newest last: what is written on them


@dataclass(frozen=True, slots=True)
class BoxTile:
    value: int | None  # None: face down
    title: str
    sign: str | None = None


@dataclass(frozen=True, slots=True)
class BoxSide:
    power: str
    tiles: tuple[BoxTile, ...]
    bonus: int
    parts: str  # what the bonus is made of
    total: int | None  # None: not all of it is known


@dataclass(frozen=True, slots=True)
class BoxTable:
    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Box:
    """A box of a display."""

    ref: str
    id: str
    title: str
    text: str
    sides: tuple[BoxSide, ...]
    tables: tuple[BoxTable, ...]
    plate: str | None = None  # where on the board it is
    odds: Odds | None = None  # as things stand


@dataclass(frozen=True, slots=True)
class Display:
    """Boxes in which the sides have tiles, open or face down, with what there is to win."""

    id: str
    title: str
    boxes: tuple[Box, ...]
    note: str | None = None
    known: str | None = None  # what a total is


@dataclass(frozen=True, slots=True)
class Special:
    """A rule that holds only now."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """How to read the board: a piece (by its type), an area or a mark; without a sign it is a remark."""

    text: str
    sign: str | None = None
    power: str | None = None
    letter: str | None = None
    troops: int | None = None
    named: str | None = None
    badge: str | None = None
    base: str | None = None  # the type of the piece under it
    shape: str | None = None  # a space of this shape


# -- the whole


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a client draws for a seat or a spectator. Its parts are compared and sent one by one."""

    head: Head
    prompt: Prompt | None  # None: nobody is asked
    waiting: tuple[Waiting, ...]
    places: tuple[Place, ...]
    pieces: tuple[Piece, ...]
    powers: tuple[Power, ...]
    lands: tuple[Land, ...] = ()
    lines: tuple[Line, ...] = ()
    tracks: tuple[Track, ...] = ()
    zones: tuple[Zone, ...] = ()
    wheel: tuple[WheelField, ...] = ()
    rows: tuple[Row, ...] = ()
    displays: tuple[Display, ...] = ()
    meters: tuple[Meter, ...] = ()
    hands: tuple[Hand, ...] = ()
    piles: tuple[PileShown, ...] = ()
    contest: Contest | None = None
    staged: Staged | None = None
    special: tuple[Special, ...] = ()
    negotiations: Negotiations | None = None  # None: there are none in this game
    legend: tuple[LegendEntry, ...] = ()
    sealed: tuple[Sealed, ...] = ()
    recap: tuple[Happened, ...] = ()  # since the reader's last decision
    coach: Coached | None = None  # where the table is played with one
    outcome: Outcome | None = None
