"""Lessons in the API: what comes in and what goes out."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from chancellery.server.models import MOST_PREVIEWS, In, Out, Ref
from chancellery.server.table_models import LogLine
from chancellery.table.scene import Scene

LessonId = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
ExampleId = Annotated[str, StringConstraints(pattern=r"^[A-Z]{1,4}-[A-Z]{1,3}-D?[0-9]{1,3}$")]
Entry = Annotated[str, StringConstraints(max_length=200)]


class ChapterInfo(Out):
    id: str
    title: str
    steps: int


class LessonInfo(Out):
    game: str
    game_title: str
    id: str
    title: str
    about: str
    minutes: int
    chapters: list[ChapterInfo]


class ExampleScenes(Out):
    """The table before and after a worked example, for whom the reader plays."""

    before: Scene
    after: Scene


class Trail(In):
    """How a learner came to where he is in a chapter: for each answer its move, for each text read the empty string."""

    trail: list[Entry] = Field(default=[], max_length=200)


class Followed(Trail):
    """The same; `show` asks what to do now."""

    show: bool = False


class PuzzleInfo(Out):
    """A puzzle; `level` is its difficulty, 1 to 5."""

    game: str
    game_title: str
    id: str
    title: str
    level: int
    options: int
    moves: int


class Looked(Trail):
    """The same, and the options somebody looks at."""

    moves: list[Entry] = Field(min_length=1, max_length=MOST_PREVIEWS)


class Pointed(Trail):
    """The same, and what somebody points at; `subject` is what acts, if that is chosen already."""

    ref: Ref
    subject: Ref | None = None


class StepInfo(Out):
    """What there is to read and to do. `point` names things of the scene, such as place:wien, or whole parts of it."""

    id: str
    number: int = Field(description="from 1")
    text: str
    task: str | None = Field(description="what the learner is asked to choose; none: he reads on")
    point: list[str]
    rules: list[str]


class HintInfo(Out):
    """The last answer was legal, but not what is asked for: what it would have done. It is not in the trail."""

    choice: str
    text: str


class LessonAnswer(Out):
    game: str
    lesson: str
    chapter: str
    seat: str = Field(description="the seat the learner plays")
    trail: list[str] = Field(description="as far as it was right; send it with the next answer")
    steps: int
    step: StepInfo | None = Field(description="none: the chapter is finished")
    reaction: str | None = Field(description="what is said about the answer before this step")
    hint: HintInfo | None
    solution: str | None = Field(description="the move that a worked example makes here; none in a lesson")
    scene: Scene
    log: list[LogLine] = Field(description="what happened in this chapter; `move` counts entries of the trail")
