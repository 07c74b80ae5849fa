"""The form of a lesson file: what its fields are, and what is wrong with them in words an author can act on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from chancellery.kernel import BadInput
from chancellery.kernel.reading import from_toml
from chancellery.locale import text

ID = re.compile(r"[a-z][a-z0-9_]*")
LESSON_FIELDS = ("minutes", "chapters")
CHAPTER_FIELDS = ("id", "seat", "position", "opening", "steps")
STEP_FIELDS = ("id", "point", "rules", "expect", "as_long_as", "hints", "then", "others")


@dataclass(frozen=True, slots=True)
class Where:
    """The passage of a file that an error is about."""

    file: str
    chapter: str = ""
    step: str = ""

    def text(self, lang: str) -> str:
        if self.step:
            return text(lang, "lesson-where-step", file=self.file, chapter=self.chapter, step=self.step)
        if self.chapter:
            return text(lang, "lesson-where-chapter", file=self.file, chapter=self.chapter)
        return self.file


@dataclass(frozen=True, slots=True)
class Scripted:
    """A move that the file makes for a seat."""

    seat: str
    move: str


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """A text to read and, if `expect` is not empty, something to do. Patterns of moves may hold `*`."""

    id: str
    key: str  # of its texts
    where: Where
    point: tuple[str, ...] = ()  # things of the scene: `place:wien`, `power:france`, `wheel`
    rules: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    as_long_as: str = ""  # the kind of decision during which the learner goes on choosing
    hints: tuple[tuple[str, str], ...] = ()  # a wrong move, and the name of the text that explains it
    then: tuple[Scripted, ...] = ()
    others: tuple[str, ...] = ()  # what the other seats choose after that, until the learner is asked again

    def expects(self, move: str) -> bool:
        return any(fnmatchcase(move, pattern) for pattern in self.expect)

    def hint(self, move: str) -> str:
        """The key of what a wrong move is answered with."""
        name = next((name for pattern, name in self.hints if fnmatchcase(move, pattern)), "")
        return f"{self.key}.hint-{name}" if name else f"{self.key}.hint"


@dataclass(frozen=True, slots=True, eq=False)
class Chapter:
    """A prepared position, the seat the learner plays, and the steps."""

    id: str
    key: str
    where: Where
    game: str
    seat: str
    position: dict[str, Any]
    opening: tuple[Scripted, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    game: str
    id: str
    key: str
    minutes: int
    chapters: tuple[Chapter, ...]

    def chapter(self, id: str) -> Chapter:
        for chapter in self.chapters:
            if chapter.id == id:
                return chapter
        raise BadInput("lesson-no-chapter", lesson=self.id, chapter=id, known=", ".join(c.id for c in self.chapters))


# -- reading


def read(game: str, id: str, source: str, file: str) -> Lesson:
    """The lesson in a file; BadInput names file, chapter, step and field."""
    where = Where(file)
    try:
        data = from_toml(source)
    except BadInput as error:
        raise BadInput("lesson-not-readable", where=where, error=error) from None
    if not ID.fullmatch(id):
        raise BadInput("lesson-bad-id", where=where, field="file", value=id)
    _known(where, data, LESSON_FIELDS)
    minutes = data.get("minutes", 10)
    if type(minutes) is not int or not 1 <= minutes <= 120:
        raise _bad(where, "minutes", "1-120", minutes)
    key = f"lesson-{game}-{id}"
    chapters = tuple(
        _chapter(game, key, Where(file, _numbered(n, one)), one) for n, one in _tables(where, data, "chapters")
    )
    _once(where, "chapters", [one.id for one in chapters])
    return Lesson(game, id, key, minutes, chapters)


def _chapter(game: str, lesson: str, where: Where, data: dict[str, Any]) -> Chapter:
    _known(where, data, CHAPTER_FIELDS)
    id = _id(where, data)
    key = f"{lesson}-{id}"
    position = data.get("position")
    if not isinstance(position, dict):
        raise _bad(where, "position", "[chapters.position]", position)
    steps = tuple(
        _step(key, Where(where.file, where.chapter, _numbered(n, one)), one) for n, one in _tables(where, data, "steps")
    )
    _once(where, "steps", [one.id for one in steps])
    return Chapter(id, key, where, game, _word(where, data, "seat"), position, _script(where, data, "opening"), steps)


def _step(chapter: str, where: Where, data: dict[str, Any]) -> Step:
    _known(where, data, STEP_FIELDS)
    id = _id(where, data)
    expect = data.get("expect", [])
    hints = data.get("hints", {})
    if not isinstance(hints, dict) or not all(isinstance(n, str) and ID.fullmatch(n) for n in hints.values()):
        raise _bad(where, "hints", '{ "move" = "name" }', hints)
    step = Step(
        id=id,
        key=f"{chapter}-{id}",
        where=where,
        point=_list(where, data, "point"),
        rules=_list(where, data, "rules"),
        expect=(expect,) if isinstance(expect, str) else _list(where, data, "expect"),
        as_long_as=_word(where, data, "as_long_as", ""),
        hints=tuple(hints.items()),
        then=_script(where, data, "then"),
        others=_list(where, data, "others"),
    )
    for field, given in (("hints", step.hints), ("as_long_as", step.as_long_as)):
        if given and not step.expect:
            raise BadInput("lesson-needs-expect", where=where, field=field)
    return step


# -- fields


def _numbered(number: int, data: Mapping[str, Any]) -> str:
    id = data.get("id")
    return f"{number} ({id})" if isinstance(id, str) else str(number)


def _bad(where: Where, field: str, expected: str, value: Any) -> BadInput:
    if value is None:
        return BadInput("lesson-missing-field", where=where, field=field, expected=expected)
    return BadInput("lesson-bad-field", where=where, field=field, expected=expected, value=str(value)[:120])


def _known(where: Where, data: Mapping[str, Any], fields: tuple[str, ...]) -> None:
    for name in data:
        if name not in fields:
            raise BadInput("lesson-unknown-field", where=where, field=str(name), known=", ".join(fields))


def _id(where: Where, data: Mapping[str, Any]) -> str:
    id = _word(where, data, "id")
    if not ID.fullmatch(id):
        raise BadInput("lesson-bad-id", where=where, field="id", value=id[:120])
    return id


def _word(where: Where, data: Mapping[str, Any], field: str, default: str | None = None) -> str:
    value = data.get(field, default)
    if not isinstance(value, str):
        raise _bad(where, field, '"…"', value)
    return value


def _list(where: Where, data: Mapping[str, Any], field: str) -> tuple[str, ...]:
    value = data.get(field, [])
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise _bad(where, field, '["…", "…"]', value)
    return tuple(value)


def _script(where: Where, data: Mapping[str, Any], field: str) -> tuple[Scripted, ...]:
    found = []
    for line in _list(where, data, field):
        seat, mark, move = line.partition(":")
        if not mark or not move.strip():
            raise _bad(where, field, '["seat: move"]', line)
        found.append(Scripted(seat.strip(), move.strip()))
    return tuple(found)


def _tables(where: Where, data: Mapping[str, Any], field: str) -> list[tuple[int, dict[str, Any]]]:
    value = data.get(field)
    if not isinstance(value, list) or not value or not all(isinstance(one, dict) for one in value):
        raise _bad(where, field, f"[[{field}]]", value)
    return list(enumerate(value, 1))


def _once(where: Where, field: str, ids: list[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise BadInput("lesson-twice", where=where, field=field, value=id)
