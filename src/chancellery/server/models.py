"""The API as data: what comes in and what goes out. The client's types are made from these."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

Lang = Literal["en", "pl"]
Pace = Literal["unhurried", "normal", "at_once"]  # at which bots play for somebody who watches
SeatId = Annotated[str, StringConstraints(pattern=r"^\w{1,40}$")]
MatchId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{12}$")]
ActionId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=1500)]  # what somebody proposes may be long
MOST_PREVIEWS = 60
Ref = Annotated[str, StringConstraints(pattern=r"^[a-z]{1,20}:[^\s:]{1,120}$")]  # of a thing on the table
MOST_DELAY = 7 * 24 * 60  # minutes
MoveCount = Annotated[int, Field(ge=0, le=10_000_000)]


class In(BaseModel):
    """What a client sends: unknown fields are an error."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="after")
    def _without_nul(self) -> Self:
        """PostgreSQL keeps no NUL in a text, and nobody types one."""
        for value in self.__dict__.values():
            if any("\x00" in text for text in (value if isinstance(value, list) else [value]) if isinstance(text, str)):
                raise ValueError("NUL")
        return self


class Out(BaseModel):
    """What the server answers."""


# -- errors


class LogLink(Out):
    """Characters `start` to `end` of the text stand for a place or a rule."""

    start: int
    end: int
    kind: Literal["place", "rule"]
    id: str


class Error(Out):
    """Every refusal. `message` is in the reader's language; `rule` names the rule behind it, if there is one."""

    error: str = Field(description="a code that programs can read", examples=["illegal", "stale", "not-your-seat"])
    message: str
    rule: str | None = None
    field: str | None = None
    links: list[LogLink] = Field(default=[], description="what the message speaks of")


# -- games


class SeatTitle(Out):
    id: str
    title: str
    powers: str = Field(default="", description="the powers it begins with, where its title does not say so")


class Seating(Out):
    """The seats when this many people play."""

    count: int
    seats: list[SeatTitle]


class ScenarioInfo(Out):
    id: str
    title: str
    description: str
    board: str
    length: str
    length_title: str
    seatings: list[Seating]
    usual: int = Field(description="how many play if nobody says")


class OptionInfo(Out):
    id: str
    title: str
    description: str
    values: list[bool | int | str]
    value_titles: list[str]
    default: bool | int | str
    scenarios: list[str] = Field(description="those it belongs to; none named: all")


class BoardInfo(Out):
    id: str
    title: str


class BotInfo(Out):
    """A level that bots play at, or a personality that can be added to one (`planner+hawk`)."""

    id: str
    title: str
    description: str = Field(default="", description="in one line")
    mixes: bool = Field(default=False, description="a level to which a personality can be added")


class StartInfo(Out):
    """What to begin with."""

    scenario: str
    seats: int
    seat: str


class GameInfo(Out):
    id: str
    title: str
    sentence: str = Field(default="", description="what the game is about, in one sentence")
    players: list[int] = Field(description="with how many it can be played, in order")
    minutes: str = Field(default="", description="about how long a match takes, from-to")
    weight: int | None = Field(default=None, description="how much there is to learn, 1 to 5")
    start: StartInfo | None = Field(default=None, description="for whom has never played it")
    years: str = Field(default="", description="of which it tells")
    credits: str = Field(default="", description="who made the game, and that this program is unofficial")
    prefix: str = Field(description="of its rule ids, such as K")
    coach: bool = Field(default=False, description="whether its first round can be played with a coach")
    scenarios: list[ScenarioInfo]
    options: list[OptionInfo]
    boards: list[BoardInfo]
    bots: list[BotInfo]
    personalities: list[BotInfo] = Field(description="of bots; the last one is drawn from the others")


# -- the board


class Drawing(Out):
    """A board as drawn. Which lists it has depends on the game; points are [longitude, latitude]."""

    model_config = ConfigDict(extra="allow")

    id: str
    game: str
    digest: str
    title: str = ""
    powers: list[str] = []
    view: list[float] = Field(default=[], description="lon min, lat min, lon max, lat max")
    territories: list[dict[str, Any]] = []
    sea_routes: list[dict[str, Any]] = []
    crossings: list[dict[str, Any]] = []
    outside: list[dict[str, Any]] = []
    sources: list[str] = []


# -- who is asking


class AccountInfo(Out):
    name: str
    admin: bool = False


class SessionInfo(Out):
    """Who the server thinks you are. Send `csrf` back as the header X-CSRF-Token with whatever changes something."""

    mode: Literal["local", "hosted"]
    account: AccountInfo | None
    csrf: str | None
    registration: bool
    guest: bool = Field(default=False, description="you have no account, but matches against bots")
    guests: bool = Field(default=False, description="whoever has no account may play against bots")
    languages: list[str]
    version: str
    notice: str = Field(default="", description="what the host says to everybody")


Name = Annotated[str, StringConstraints(min_length=1, max_length=200)]  # what it may be is decided once it is normal
Password = Annotated[str, StringConstraints(min_length=10, max_length=200)]


class NewAccount(In):
    name: Name
    password: Password


class Login(In):
    name: Name
    password: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class NewPassword(In):
    old: Annotated[str, StringConstraints(min_length=1, max_length=200)]
    new: Password


class ClosedAccount(In):
    """The password again: it cannot be undone."""

    password: Annotated[str, StringConstraints(min_length=1, max_length=200)]


# -- matches


class NamedAccount(In):
    account: Name


class NamedBot(In):
    bot: Annotated[str, StringConstraints(pattern=r"^[\w@+]{1,60}$")]


SeatChoice = Literal["me", "open"] | NamedAccount | NamedBot


class ClockChoice(In):
    """How long people may think. Each has a reserve and gains an increment whenever they have decided. When the reserve
    has run out they are warned; a while later a bot takes the seat (`bot`), anybody may take it (`open`), or they lose
    (`lose`; where more than two play, a bot takes the seat)."""

    kind: Literal["live", "correspondence"]
    reserve: int = Field(ge=1, le=90 * 86_400, description="seconds")
    increment: int = Field(default=0, ge=0, le=7 * 86_400, description="seconds, after each decision")
    late: Literal["bot", "open", "lose"] = "bot"


class NewMatch(In):
    """Who sits where is given for every seat of the scenario; `open` makes an invitation link. For another account the
    seat is kept until that person accepts it. Beside other people an account has one seat, unless it is a hot seat."""

    game: Annotated[str, StringConstraints(max_length=40)]
    scenario: Annotated[str, StringConstraints(max_length=40)] | None = None
    board: Annotated[str, StringConstraints(max_length=80)] | None = Field(default=None, description="of /api/games")
    options: dict[str, bool | int | str] = Field(default={}, max_length=40)
    title: Annotated[str, StringConstraints(max_length=120)] = ""
    seats: dict[SeatId, SeatChoice] = Field(min_length=1, max_length=12)
    private: bool = Field(default=False, description="only those who sit at the table may watch")
    unlisted: bool = Field(default=False, description="others may watch if they have the link; no list shows it")
    delay: int = Field(
        default=0,
        ge=0,
        le=MOST_DELAY,
        description="minutes by which whoever does not sit at the table sees everything later, until the match is over",
    )
    lobby: bool = Field(default=False, description="anybody may take an open seat in the lobby, without a link")
    language: Lang | None = Field(default=None, description="in which people want to talk; for the lobby")
    hot_seat: bool = Field(default=False, description="one account may hold several seats beside other people")
    odds: bool | None = Field(
        default=None,
        description="whether the table tells how likely battles end how; left out: unless other people may sit down",
    )
    hints: bool | None = Field(
        default=None,
        description="whether seats may ask what a planner would do; left out: unless other people may sit down",
    )
    coach: bool = Field(
        default_factory=bool,
        description="a coach speaks before each decision of the first round, and hints are allowed; for one person "
        "against bots, in games that have one",
    )
    clock: ClockChoice | None = Field(default=None, description="none: nobody is hurried")
    rated: bool = Field(
        default=False,
        description="counts for the ratings; who sits down agrees to it. Without hints and hot seats; hosted mode only",
    )
    position: dict[str, Any] | None = Field(
        default=None, description="where play begins, as docs/positions.md has it; it says itself what is played"
    )
    seed: Annotated[str, StringConstraints(pattern=r"^[\w-]{1,64}$")] | None = Field(
        default=None, description="local mode only; otherwise the server draws it and commits to it"
    )


class SeatInfo(Out):
    id: str
    title: str
    kind: Literal["person", "bot", "open"]
    name: str = Field(description="of the person or the bot, to show")
    bot: str | None = None
    yours: bool = False
    invited: str | None = Field(default=None, description="the account for which an open seat is kept")
    for_you: bool = Field(default=False, description="you are invited: take the seat or decline it")
    stays: bool = Field(default=False, description="taken over from a bot: not given up while other people play")
    online: bool = False
    explains: bool = Field(default=False, description="a bot whose moves can be asked for their reasons")


class OutcomeInfo(Out):
    winners: list[str]
    scores: dict[str, int]
    rule: str
    reason: str


class SetApart(Out):
    """The match does not fit the rules as they are now: it can be looked at up to its last good move."""

    move: int | None = Field(description="the number of the first move that does not fit; none: not even the set-up")
    rules: int = Field(description="the version of the rules by which it was played")
    now: int = Field(description="the version of this server")
    message: str
    may_go_on: bool = Field(description="whether you may go on from the move before; those after it do not count then")


class GoOn(In):
    """The number of moves that count: those before the first that does not fit."""

    moves: MoveCount


class ClockInfo(Out):
    """The time control of a match; all in milliseconds."""

    kind: Literal["live", "correspondence"]
    reserve: int
    increment: int
    late: Literal["bot", "open", "lose"]
    grace: int = Field(description="between the warning and what comes of it")


class ClocksInfo(Out):
    """What is left on the clocks now, in milliseconds by seat; less than nothing after the warning."""

    left: dict[str, int]
    running: list[str]
    late: list[str] = Field(description="who has been warned")


class ProposalInfo(Out):
    """Something that people at the table must agree on."""

    what: str = Field(description="send it back to agree or to decline")
    by: str
    agreed: list[str]
    waits_for: list[str]
    text: str
    may_answer: bool = Field(description="whether you are asked and have not agreed yet")
    may_decline: bool = Field(description="or withdraw, if it is yours")


class AffairsInfo(Out):
    """How things stand at a table beside the moves."""

    paused: bool
    proposals: list[ProposalInfo]
    may: list[Literal["resign", "concede", "end", "pause", "resume", "rematch"]] = Field(
        description="what you may do now; end and pause are proposed where others must agree"
    )
    replace: list[str] = Field(description="seats of people who have been away for long: propose `replace SEAT`")
    more_time: list[str] = Field(description="seats that may be given more time: propose `time SEAT`")
    rematch: str | None = Field(description="the match in which the same people play again")


class TournamentLink(Out):
    """The tournament whose table it is."""

    id: str
    title: str
    round: int


class MatchSummary(Out):
    id: str
    title: str
    game: str
    game_title: str
    scenario: str
    scenario_title: str
    board: str
    options: dict[str, bool | int | str]
    status: Literal["open", "running", "finished"]
    private: bool
    unlisted: bool = Field(description="no list shows it to others")
    delay: int = Field(description="minutes by which those who do not sit at the table see it later")
    delayed: bool = Field(default=False, description="you see it as it was so long ago")
    lobby: bool = Field(description="open seats can be taken by anybody: send `me`")
    language: Lang | None = Field(description="in which people want to talk")
    rematch_of: str | None = Field(description="the match after which it is played")
    hot_seat: bool = Field(description="one account may hold several seats beside other people")
    odds: bool = Field(description="whether the table tells how likely battles end how; who sits down agrees to it")
    hints: bool = Field(description="whether seats may ask what a planner would do; who sits down agrees to it")
    coach: bool = Field(description="whether a coach speaks in the first round")
    rated: bool = Field(description="whether it counts for the ratings; who sits down agrees to it")
    created: datetime
    updated: datetime
    moves: int
    seq: int = Field(description="counts moves and undos; send it with a move")
    seats: list[SeatInfo]
    waiting_for: list[str]
    your_turn: bool
    outcome: OutcomeInfo | None
    owner: bool = Field(description="whether you made this match")
    may_export: bool
    commitment: str = Field(description="SHA-256 of seed and nonce, published from the start")
    set_apart: SetApart | None = None
    tournament: TournamentLink | None = None
    clock: ClockInfo | None = None
    clocks: ClocksInfo | None = Field(default=None, description="at a table")
    affairs: AffairsInfo | None = Field(default=None, description="at a table")


class Lobby(Out):
    matches: list[MatchSummary]
    next: int | None = Field(description="give it as `before` to get older matches")


class InvitationLink(Out):
    seat: str
    token: str
    path: str = Field(description="of the link, after the server's address")
    expires: datetime


class CreatedMatch(Out):
    match: MatchSummary
    invitations: list[InvitationLink]


class InvitationInfo(Out):
    match: MatchSummary
    by: str = Field(description="who made the match and invites; empty where nobody is known")
    seat: str
    expires: datetime


class SeatChange(In):
    """Who takes the seat from now on."""

    to: SeatChoice


class DeedSend(In):
    """Something done about the match itself. `what` is for propose: `pause`, `end WINNERS` (seats joined by +, or `-`
    for nobody), `replace SEAT`, `time SEAT`; and for agree and decline, as the proposal has it."""

    seat: SeatId
    do: Literal["resign", "concede", "propose", "agree", "decline", "resume"]
    what: Annotated[str, StringConstraints(max_length=600)] = ""


class RematchSend(In):
    seat: SeatId = Field(description="a seat of yours")


# -- when somebody plays

ZoneName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_+/-]{1,60}$")]
IsoDate = Annotated[str, StringConstraints(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class Holiday(In):
    first: IsoDate
    last: IsoDate


class PlayingHours(In):
    """When your clock runs in matches by correspondence: from one minute of the day to another (past midnight, if it
    ends before it begins), on some days of the week (Monday is 0), not on holidays; four hours on three or more."""

    zone: ZoneName = "UTC"
    start: int = Field(default=0, ge=0, le=1439)
    end: int = Field(default=1440, ge=1, le=1440)
    days: list[Annotated[int, Field(ge=0, le=6)]] = Field(default=[0, 1, 2, 3, 4, 5, 6], min_length=3, max_length=7)
    holidays: list[Holiday] = Field(default=[], max_length=20)


# -- rules


class RuleHit(Out):
    id: str
    chapter: str
    heading: str
    group: str
    text: str
    lang: str = Field(description="of heading and text: English where a game has no rules in the reader's language")


class RuleInfo(RuleHit):
    cites: list[str]
    cited_by: list[str]


class RuleSearch(Out):
    query: str
    total: int
    hits: list[RuleHit]


# -- the server itself


class Health(Out):
    status: Literal["ok", "failing"]
    store: Literal["ok", "failing"] = Field(description="whether something can be written; tried every few seconds")
    version: str
    mode: Literal["local", "hosted"]
    set_apart: int = Field(description="matches that were found not to fit the rules of this version")


class PublicKey(Out):
    algorithm: Literal["ed25519"]
    key: str = Field(description="32 bytes as hex")
