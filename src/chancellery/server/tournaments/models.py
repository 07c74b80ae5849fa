"""Tournaments as data: what comes in and what goes out."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import AwareDatetime, Field, StringConstraints

from chancellery.server.models import ClockChoice, In, MatchId, Name, Out
from chancellery.tournaments.standing import TieBreak

Form = Literal["round_robin", "swiss", "tables"]
Number = Annotated[int, Field(ge=1, le=10_000)]
BotName = Annotated[str, StringConstraints(pattern=r"^[\w@+]{1,60}$")]
MOST = 128  # entrants


class TournamentRules(In):
    """How it is played. All of it can be read by whoever thinks of entering, and does not change once it has begun."""

    title: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
    about: Annotated[str, StringConstraints(max_length=2000)] = ""
    game: Annotated[str, StringConstraints(pattern=r"^\w{1,40}$")]
    scenario: Annotated[str, StringConstraints(pattern=r"^[\w-]{1,40}$")]
    seats: int = Field(ge=2, le=7, description="at a table")
    options: dict[str, bool | int | str] = Field(default={}, max_length=40)
    form: Form = Field(
        description="round_robin and swiss are for two at a table, tables for more: powers rotate from round to round"
    )
    rounds: int | None = Field(
        default=None, ge=1, le=40, description="of swiss and tables; left out: as many as decide it"
    )
    cycles: int = Field(default=1, ge=1, le=2, description="of a round robin: how often everybody meets everybody")
    divisions: int = Field(
        default=1, ge=1, le=8, description="in which entrants play apart, the strongest in the first"
    )
    entry: Literal["open", "invited"] = "open"
    most: int = Field(default=MOST, ge=2, le=MOST, description="entrants")
    seeding: Literal["rating", "hand", "lot"] = "rating"
    points: Literal["win", "rank"] = Field(
        default="win",
        description="win: a point for the first, shared by several; rank: a point for everybody who is placed behind",
    )
    tie_breaks: list[TieBreak] | None = Field(
        default=None, max_length=8, description="in their order; left out: as is usual for the form"
    )
    bye: Literal["win", "mean", "none"] | None = Field(
        default=None, description="the points of a round without a match; left out: as is usual for the form"
    )
    fill: BotName | None = Field(default=None, description="a bot that plays where one is missing")
    hours: int | None = Field(default=None, ge=1, le=24 * 120, description="of a round; none: no deadline")
    calendar: Literal["flowing", "fixed"] = Field(
        default="flowing", description="flowing: a round begins when the one before is over; fixed: at its deadline"
    )
    late: Literal["draw", "standing", "loss"] = Field(
        default="draw",
        description="what becomes of a match at the deadline: a draw; as it stands; a loss of those who are awaited",
    )
    clock: ClockChoice | None = None
    rated: bool = Field(default=False, description="matches count for the ratings; who enters agrees to it")
    starts: AwareDatetime | None = Field(default=None, description="begins by itself then")


class To(In):
    stage: Literal["open", "running", "closed"]


class NewEntrant(In):
    """Somebody who is invited, or a bot."""

    account: Name | None = None
    bot: BotName | None = None


class NamedMember(In):
    account: Name


class Seeds(In):
    order: list[Number] = Field(max_length=MOST, description="numbers of entrants, the strongest first")


class Correction(In):
    """What a table is to count for. Everybody reads the note."""

    places: list[Annotated[int, Field(ge=1, le=7)]] = Field(
        min_length=2, max_length=7, description="in the order of the seats; 1 is the first, equal ones are shared"
    )
    note: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=300)]


class Deadline(In):
    deadline: AwareDatetime


class EntrantInfo(Out):
    number: int
    name: str
    bot: str | None
    status: Literal["invited", "in", "out", "fill"] = Field(description="fill: a bot that plays where one is missing")
    seed: int | None
    division: int
    rating: int | None = Field(description="in this game; none yet, or a bot's is not told")
    you: bool


class Cell(Out):
    """What somebody made of one round."""

    round: int
    points: str = Field(description="empty while it is played")
    kind: Literal["match", "bye", "walkover", "none"]
    place: int | None
    seat: str = Field(description="the title of the power that was played")
    opponents: list[int]
    match: str | None
    counts: bool = Field(description="not where somebody has left a round robin before half of it")


class PlacedInfo(Out):
    number: int
    name: str
    bot: str | None
    you: bool
    out: bool
    place: int
    points: str
    points_number: float
    played: int
    values: list[str] = Field(description="of the tie-breaks, in their order")
    numbers: list[list[float] | None] = Field(description="the same for programs; places are a row of numbers")
    reason: str = Field(description="why this place, in words")
    reason_by: str = Field(description="points, a tie-break, shared, or alone")
    against: int | None = Field(description="the entrant against whom the reason is told")
    cells: list[Cell]


class Division(Out):
    number: int
    standings: list[PlacedInfo]


class TieBreakInfo(Out):
    id: str
    title: str
    about: str


class SeatOfTable(Out):
    number: int = Field(description="of the entrant")
    name: str
    bot: str | None
    seat: str
    seat_title: str
    place: int | None
    score: int | None
    points: str
    points_number: float | None
    you: bool


class TableInfo(Out):
    number: int
    division: int
    kind: Literal["match", "bye", "walkover"]
    match: str | None
    status: Literal["running", "finished", "none"]
    moves: int
    how: Literal["", "played", "late", "left", "corrected", "void"]
    how_text: str
    note: str
    seats: list[SeatOfTable]
    waiting_for: list[str]


class RoundInfo(Out):
    number: int
    begun: datetime
    deadline: datetime | None
    over: datetime | None
    tables: list[TableInfo]


class Planned(Out):
    """A round to come, as far as it is known."""

    number: int
    begins: datetime | None
    deadline: datetime | None


class LogEntry(Out):
    time: datetime
    text: str


class May(Out):
    """What you may do now."""

    enter: bool
    accept: bool = Field(description="you are invited")
    leave: bool
    run: bool = Field(description="you are an organiser, or an admin")
    open: bool
    start: bool
    close: bool
    why_not: str = Field(description="why it cannot begin yet, or why you cannot enter")


class TournamentLine(Out):
    id: str
    title: str
    game: str
    game_title: str
    scenario_title: str
    form: Form
    seats: int
    status: Literal["draft", "open", "running", "closed"]
    organiser: str
    created: datetime
    starts: datetime | None
    begun: datetime | None
    closed: datetime | None
    entered: int
    most: int
    round: int
    mine: bool
    rated: bool


class TournamentList(Out):
    tournaments: list[TournamentLine]
    next: int | None = Field(description="give it as `before` to get older ones")


class TournamentInfo(TournamentLine):
    about: str
    rules: TournamentRules
    rounds_planned: int | None
    tie_breaks: list[TieBreakInfo]
    in_words: list[str] = Field(description="the rules as sentences")
    organisers: list[str]
    entrants: list[EntrantInfo]
    rounds: list[RoundInfo]
    calendar: list[Planned]
    divisions: list[Division]
    log: list[LogEntry] = Field(description="the newest first")
    commitment: str = Field(description="SHA-256 of seed and nonce of the lots")
    seed: str | None = Field(description="told at the end")
    nonce: str | None
    may: May


TournamentId = MatchId
