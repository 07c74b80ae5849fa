"""An example as a lesson: a chapter for each case, its texts those of the book."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from chancellery.examples.form import Case, Example, Move
from chancellery.lessons.fields import Scripted
from chancellery.lessons.form import Chapter, Lesson, Step
from chancellery.locale import text
from chancellery.rules import lookup
from chancellery.rules.stories import HAPPENS, POSITION, RESULT, Story, told

MINUTES = 2
MOST_RULES = 6  # links under a step


def lesson_id(id: str) -> str:
    """`k_ex_10` of K-EX-10: as lessons are named in addresses."""
    return id.lower().replace("-", "_")


@cache
def as_lesson(example: Example) -> Lesson:
    """The example to be played step by step, as lessons are."""
    rules = lookup(example.id).cites[:MOST_RULES]
    chapters = tuple(_chapter(example, case, rules) for case in example.cases)
    return _Played(example.game, lesson_id(example.id), example.id, MINUTES, chapters)


def _chapter(example: Example, case: Case, rules: tuple[str, ...]) -> Chapter:
    moves = [(move, deed.text) for deed in case.steps for move in deed.moves]
    opening = [*case.opening]
    while moves and not _own(case, moves[0][0]):
        opening.append(moves.pop(0)[0])
    played = len([move for move, _ in moves if _own(case, move)])
    steps: list[Step] = [_Told("position", example.id, case.where, rules=rules, part=POSITION, idle=not played)]
    number = 0
    while moves:
        move, said = moves.pop(0)
        then = []
        while moves and not _own(case, moves[0][0]):
            then.append(Scripted(moves[0][0].seat, moves.pop(0)[0].text))
        number += 1
        steps.append(
            _Told(
                f"move_{number}",
                example.id,
                case.where,
                rules=rules,
                expect=(_exactly(move.text),),
                then=tuple(then),
                part=HAPPENS,
                own=said,
                at=(number, played),
            )
        )
    steps.append(_Told("result", example.id, case.where, rules=rules, part=RESULT))
    script = tuple(Scripted(move.seat, move.text) for move in opening)
    return _Course(
        case.id, example.id, case.where, case.game, case.seat, case.position, script, tuple(steps), names=case.title
    )


def _own(case: Case, move: Move) -> bool:
    """Whether the reader makes the move."""
    return not move.made and move.seat == case.seat


def _exactly(move: str) -> str:
    """A pattern that only this move is like."""
    return "".join(f"[{sign}]" if sign in "*?[" else sign for sign in move)


@cache
def _story(id: str, lang: str) -> Story:
    return told(lookup(id, lang).text)


def _passages(id: str, lang: str, part: str) -> list[str]:
    return [one.text.replace("**", "").replace("`", "") for one in _story(id, lang).parts if one.kind == part]


@dataclass(frozen=True, slots=True, eq=False)
class _Told(Step):
    """A step whose words are those of the book."""

    part: str = POSITION
    own: Mapping[str, str] = field(default_factory=dict)
    at: tuple[int, int] = (0, 0)
    idle: bool = False  # nothing is to be decided in this example

    def text(self, lang: str) -> str:
        if self.own:
            return self.own[lang]
        said = _passages(self.key, lang, self.part)
        if not said and self.part == POSITION:
            said = [one.text for one in _story(self.key, lang).parts]
        if not said:
            said = [text(lang, f"example-{self.part}")]
        if self.idle:
            said.append(text(lang, "example-idle"))
        return "\n\n".join(said)

    def task(self, lang: str) -> str:
        return text(lang, "example-task", number=self.at[0], count=self.at[1])

    def right(self, lang: str) -> str:
        return text(lang, "example-right") if self.expect else ""

    def answer(self, move: str, lang: str) -> str:
        return text(lang, "example-other")


@dataclass(frozen=True, slots=True, eq=False)
class _Course(Chapter):
    names: Mapping[str, str] = field(default_factory=dict)

    def title(self, lang: str) -> str:
        return self.names[lang] if self.names else _title(self.key, lang)


class _Played(Lesson):
    __slots__ = ()

    def title(self, lang: str) -> str:
        return _title(self.key, lang)

    def about(self, lang: str) -> str:
        return "\n".join(_passages(self.key, lang, POSITION))


def _title(id: str, lang: str) -> str:
    said = _story(id, lang).title
    return f"{id}: {said}" if said else id
