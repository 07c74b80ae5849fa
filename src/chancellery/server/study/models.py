"""The API of analyses and studies as data."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from chancellery.server.lesson_models import ExampleId, LessonId
from chancellery.server.models import BotInfo, In, MatchId, MoveCount, Notation, Out, Ref, SeatId, SeatTitle
from chancellery.server.position_models import GameId
from chancellery.server.table_models import Advised, LogLine, Mark
from chancellery.store.study_rows import Role, Visibility
from chancellery.table.scene import Scene

MOST_SHAPES = 60
StudyId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{12}$")]
Title = Annotated[str, StringConstraints(strip_whitespace=True, max_length=120)]
PlaceId = Annotated[str, StringConstraints(pattern=r"^[^\s:]{1,120}$")]
NodeId = Annotated[int, Field(ge=0, le=10_000_000)]


class StudyFrom(In):
    """What to take apart, one of: a finished match, a position, a puzzle, a worked example."""

    match: MatchId | None = None
    game: GameId | None = Field(default=None, description="of the position or the puzzle")
    position: dict[str, Any] | None = None
    puzzle: LessonId | None = None
    example: ExampleId | None = None
    case: LessonId | None = Field(default=None, description="of the example")

    @model_validator(mode="after")
    def _one(self) -> Self:
        if sum(one is not None for one in (self.match, self.position, self.puzzle, self.example)) != 1:
            raise ValueError("one of them")
        if (self.game is None) != (self.position is None and self.puzzle is None):
            raise ValueError("game")
        if (self.case is None) != (self.example is None):
            raise ValueError("case")
        return self


class ChapterSend(In):
    """A further chapter."""

    start: StudyFrom
    title: Title = Field(default_factory=str)


class NewStudy(ChapterSend):
    """An analysis. It is a draft until it is saved under a name; drafts are forgotten after a month."""


class StudyChange(In):
    """What is to be changed; whatever is named saves a draft."""

    title: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120)] | None = None
    visibility: Visibility | None = None


class TitleSend(In):
    title: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120)]


class RoleSend(In):
    role: Role | None = Field(description="none: takes somebody out again")


class StudyMember(Out):
    name: str
    role: Role


class StudyChapter(Out):
    id: str
    title: str
    game: str
    game_title: str
    match: str | None = Field(description="the match it was taken from")


class StudyRow(Out):
    """A study in a list."""

    id: str
    title: str
    visibility: Visibility
    draft: bool
    owner: str | None = Field(description="none in local mode")
    yours: bool
    updated: datetime


class StudyInfo(StudyRow):
    version: int = Field(description="grows with every change")
    may_edit: bool = Field(description="whether you may continue it")
    chapters: list[StudyChapter]
    members: list[StudyMember] = Field(description="only those who are in it are told")


class StudyList(Out):
    mine: list[StudyRow]
    public: list[StudyRow]


class StudyShape(In):
    """An arrow between two places of the board, or a ring around one."""

    kind: Literal["arrow", "ring"]
    start: PlaceId
    end: PlaceId | None = None
    colour: Literal["red", "green", "blue", "gold"] = "green"

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if (self.kind == "arrow") != (self.end is not None) or self.start == self.end:
            raise ValueError("end")
        return self


class StudyNode(Out):
    """A move that leaves the main line. Nodes of the main line are the numbers of its moves, from 0."""

    chapter: str
    id: int
    parent: int
    seat: str
    move: str
    text: str = Field(description="in words")


class StudyMark(Out):
    """What is written and drawn at a node."""

    chapter: str
    node: int
    text: str
    shapes: list[StudyShape]
    version: int


class ChapterAnswer(Out):
    """A chapter: its main line and what leaves it."""

    info: StudyChapter
    main: int = Field(description="how many moves the main line has")
    seats: list[SeatTitle]
    marked: list[Mark] = Field(description="rounds and battles of the main line")
    nodes: list[StudyNode]
    marks: list[StudyMark]
    bots: list[BotInfo] = Field(description="who can be asked to play on")
    version: int


class StudyScene(Out):
    """The board at a node, by the eyes of a seat, or open: with everything that any seat sees."""

    node: int
    moves: int = Field(description="from the beginning of the chapter")
    seat: str | None = Field(description="whose options it has; none: nobody is asked")
    asked: list[str] = Field(description="the seats that must decide")
    played: str | None = Field(description="the next move of the main line, in words")
    scene: Scene
    log: list[LogLine] = Field(description="what happened last; `move` counts from the beginning of the chapter")


class LineSend(In):
    """Moves of a seat, one after another, from a node on."""

    parent: NodeId
    seat: SeatId
    moves: list[Notation] = Field(min_length=1, max_length=100)


class ReplySend(In):
    """A bot plays for whoever must decide, or for one of those who must."""

    parent: NodeId
    seat: SeatId | None = None
    bot: Annotated[str, StringConstraints(min_length=1, max_length=80)] = "planner"


class LineAnswer(Out):
    at: int = Field(description="the node that it led to")
    nodes: list[StudyNode]


class NodeLooked(In):
    """Options that somebody looks at."""

    node: NodeId
    seat: SeatId
    moves: list[Notation] = Field(min_length=1, max_length=60)


class NodePointed(In):
    """What somebody points at; `subject` is what acts, if that is chosen already."""

    node: NodeId
    seat: SeatId
    ref: Ref
    subject: Ref | None = None


class MarkSend(In):
    """Replaces what is written or drawn at a node, or both; what is not named stays."""

    text: Annotated[str, StringConstraints(max_length=10_000)] | None = None
    shapes: list[StudyShape] | None = Field(default=None, max_length=MOST_SHAPES)


class StudyNews(Out):
    """What changed since a version."""

    study: StudyInfo
    nodes: list[StudyNode]
    marks: list[StudyMark]


class Judged(Out):
    """How likely each seat is to win, by the judgement of the strongest bot."""

    node: int
    moves: MoveCount = Field(description="after so many moves: positions are judged where nothing is under way")
    chances: dict[str, int] | None = Field(description="in percent; none: nobody can tell")
    none: str | None


class NodeAdvice(Out):
    """What the strongest bot would do at a node, best first; or the move that led to it, then the next best."""

    node: int
    seat: str
    options: list[Advised]
    none: str | None


# -- after a match


class TimeUsed(Out):
    """How long a seat took for its decisions, in milliseconds."""

    seat: str
    total: int
    longest: int
    decisions: int


class CommentInfo(Out):
    """What somebody who played says about a match, or about one of its moves."""

    id: str
    name: str | None = Field(description="none in local mode")
    move: int | None
    text: str
    time: datetime
    may_remove: bool


class AfterMatch(Out):
    times: list[TimeUsed]
    comments: list[CommentInfo]
    may_comment: bool


class CommentSend(In):
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=4000)]
    move: MoveCount | None = Field(default=None, description="the move it is about; none: the match")
