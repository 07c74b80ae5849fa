"""The API of one table as data: scenes, moves, hints, log, press and notes, as they come in and go out."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from chancellery.server.models import ActionId, In, LogLink, MoveCount, Notation, Out, SeatId
from chancellery.table.scene import Scene
from chancellery.table.scene_asking import Barred, Previewed
from chancellery.table.scene_telling import Beat, Score


class SceneAnswer(Out):
    match: str
    seat: str | None
    seq: int
    moves: int = Field(description="moves in the whole match")
    at: int = Field(description="moves before this scene")
    scene: Scene


class BarredAnswer(Out):
    barred: Barred | None


class PreviewAnswer(Out):
    seq: int
    preview: Previewed


class Advised(Out):
    """An option that somebody thinks well of, or the move that is asked about."""

    move: str
    text: str
    refs: list[str] = Field(description="what it is about on the table")
    chance: int | None = Field(description="to win the match, in percent; None: nobody can tell")
    reasons: list[str] = Field(description="sentences made of the numbers that speak for it")


Adviser = Literal["sensible", "planner", "master"]  # as in bots/planning/advice.py


class AdviceAnswer(Out):
    """Options, best first; of a move that was made, the move first, then the next best."""

    seq: int
    options: list[Advised]
    none: str | None = Field(description="why there are none")


class ChancesThen(Out):
    """How likely each seat was to win after so many moves, in percent."""

    move: int
    chances: dict[str, int]


class DecisionThen(Out):
    """A decision of a person: what was chosen, what was best, and how likely each wins, in percent."""

    move: int
    seat: str
    text: str
    best_text: str
    chance: int
    best: int


class Review(Out):
    """A finished match looked back at. While `done` is less than `of` it is still being worked out: ask again."""

    done: int
    of: int
    chances: list[ChancesThen]
    decisions: list[DecisionThen] = Field(description="those that were weighed, the largest losses first")
    none: str | None = Field(default=None, description="why there is nothing")


class LogLine(Out):
    n: int = Field(description="number of the event, from 0")
    move: int = Field(description="the move it came with; 0 is the set-up")
    seat: str | None = Field(default=None, description="whose move that was")
    kind: str
    text: str | None
    links: list[LogLink]
    data: dict[str, Any] = Field(description="the event with named fields, as the reader may know it")
    mark: Literal["round", "turn", "battle", "weighty", "end"] | None = Field(
        default=None, description="what the event is in the course of the match"
    )
    beat: Beat | None = Field(default=None, description="the step of a battle that the event is")
    scores: list[Score] = Field(default=[], description="the sums that the event tells, part by part")


class LogAnswer(Out):
    """Lines from `start` on. After an undo `count` can be smaller than before."""

    start: int
    count: int
    lines: list[LogLine]


class PressLine(Out):
    n: int
    system: bool = Field(description="the table itself speaks: somebody sat down, a bot was replaced")
    seat: str | None
    to: list[str] | None = Field(description="None: everybody reads it")
    text: str
    move: int
    time: datetime


class PressAnswer(Out):
    start: int
    count: int
    lines: list[PressLine]


class PressSend(In):
    seat: SeatId
    text: Annotated[str, StringConstraints(min_length=1, max_length=4000)]
    to: list[SeatId] | None = Field(default=None, max_length=12)
    action_id: ActionId


class MoveSend(In):
    """One move, or several one after another: all are made or none, up to where something hidden comes to light or
    others must decide."""

    seat: SeatId
    move: Notation = Field(default_factory=str)
    moves: list[Notation] = Field(default_factory=list, max_length=100, description="instead of `move`")
    through: bool = Field(default_factory=bool, description="several go on after something hidden has come to light")
    seq: MoveCount = Field(description="the `seq` you decided on")
    action_id: ActionId = Field(description="your own id of this action; sent twice, it is accepted once")

    @model_validator(mode="after")
    def _one_or_several(self) -> Self:
        if bool(self.move) == bool(self.moves):
            raise ValueError("move or moves")
        return self

    @property
    def all_moves(self) -> list[str]:
        return self.moves or [self.move]


class UndoSend(In):
    seat: SeatId
    seq: MoveCount
    action_id: ActionId


class Done(Out):
    """The action is stored. The same action id gets the same answer again."""

    action_id: str
    kind: Literal["move", "undo", "press"]
    seat: str
    text: str = Field(description="of several moves each on a line of its own")
    seq: int
    moves: int
    made: int = Field(description="how many of several moves were made")


class WhyNot(Out):
    legal: bool
    rule: str | None
    message: str | None
    links: list[LogLink] = Field(default=[], description="what the message speaks of")


class RemindSend(In):
    seat: SeatId = Field(description="a seat of yours")


class Reminded(Out):
    seats: list[str] = Field(description="who was reminded")


class Notes(Out):
    seat: str
    text: str


class AdvanceInfo(Out):
    """An answer that a seat may give before it is asked."""

    key: str
    text: str
    until: str = Field(description="how long it holds, in words")
    given: bool


class NotesSend(In):
    text: Annotated[str, StringConstraints(max_length=20_000)]


class Mark(Out):
    move: int
    kind: Literal["round", "battle", "end"]
    text: str
    place: str | None = None


class Timeline(Out):
    moves: int
    marks: list[Mark]


class Verified(Out):
    ok: bool
    finished: bool
    moves: int
    game: str | None = None
    result: str | None = None
    line: int | None = Field(default=None, description="the first line of the record that is wrong")
    message: str | None = None
    signature: Literal["none", "ours", "unknown"] = Field(
        default="none", description="ours: this server served it; unknown: signed with a key that is not this server's"
    )
    key: str | None = Field(default=None, description="the public key that signed it")
