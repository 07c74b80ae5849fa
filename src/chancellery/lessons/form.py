"""The form of a lesson file: what its fields are, and what is wrong with them in words an author can act on."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from chancellery.kernel import BadInput
from chancellery.kernel.reading import from_toml
from chancellery.lessons.fields import (
    ID,
    Scripted,
    Where,
    bad,
    id_of,
    known,
    numbered,
    once,
    script,
    tables,
    texts,
    word,
)
from chancellery.locale import has, text

LESSON_FIELDS = ("minutes", "chapters")
CHAPTER_FIELDS = ("id", "seat", "position", "opening", "steps")
STEP_FIELDS = ("id", "point", "rules", "expect", "as_long_as", "hints", "then", "others")


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

    def text(self, lang: str) -> str:
        return text(lang, self.key)

    def task(self, lang: str) -> str:
        """What the learner is asked to choose."""
        return text(lang, f"{self.key}.task")

    def right(self, lang: str) -> str:
        """What is said when it was done; empty if nothing is."""
        return text(lang, f"{self.key}.right") if has_text(f"{self.key}.right") else ""

    def answer(self, move: str, lang: str) -> str:
        """What a wrong move is answered with."""
        return text(lang, self.hint(move))

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

    def title(self, lang: str) -> str:
        return text(lang, self.key)


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    game: str
    id: str
    key: str
    minutes: int
    chapters: tuple[Chapter, ...]

    def title(self, lang: str) -> str:
        return text(lang, self.key)

    def about(self, lang: str) -> str:
        return text(lang, f"{self.key}.about")

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
    known(where, data, LESSON_FIELDS)
    minutes = data.get("minutes", 10)
    if type(minutes) is not int or not 1 <= minutes <= 120:
        raise bad(where, "minutes", "1-120", minutes)
    key = f"lesson-{game}-{id}"
    chapters = tuple(
        _chapter(game, key, Where(file, numbered(n, one)), one) for n, one in tables(where, data, "chapters")
    )
    once(where, "chapters", [one.id for one in chapters])
    return Lesson(game, id, key, minutes, chapters)


def _chapter(game: str, lesson: str, where: Where, data: dict[str, Any]) -> Chapter:
    known(where, data, CHAPTER_FIELDS)
    id = id_of(where, data)
    key = f"{lesson}-{id}"
    position = data.get("position")
    if not isinstance(position, dict):
        raise bad(where, "position", "[chapters.position]", position)
    steps = tuple(
        _step(key, Where(where.file, where.chapter, numbered(n, one)), one) for n, one in tables(where, data, "steps")
    )
    once(where, "steps", [one.id for one in steps])
    return Chapter(id, key, where, game, word(where, data, "seat"), position, script(where, data, "opening"), steps)


def _step(chapter: str, where: Where, data: dict[str, Any]) -> Step:
    known(where, data, STEP_FIELDS)
    id = id_of(where, data)
    expect = data.get("expect", [])
    hints = data.get("hints", {})
    if not isinstance(hints, dict) or not all(isinstance(n, str) and ID.fullmatch(n) for n in hints.values()):
        raise bad(where, "hints", '{ "move" = "name" }', hints)
    step = Step(
        id=id,
        key=f"{chapter}-{id}",
        where=where,
        point=texts(where, data, "point"),
        rules=texts(where, data, "rules"),
        expect=(expect,) if isinstance(expect, str) else texts(where, data, "expect"),
        as_long_as=word(where, data, "as_long_as", ""),
        hints=tuple(hints.items()),
        then=script(where, data, "then"),
        others=texts(where, data, "others"),
    )
    for field, given in (("hints", step.hints), ("as_long_as", step.as_long_as)):
        if given and not step.expect:
            raise BadInput("lesson-needs-expect", where=where, field=field)
    return step


def has_text(key: str, lang: str = "en") -> bool:
    """Whether a message, or an attribute of one, is there."""
    if not has(lang, key):
        return False
    try:
        text(lang, key)
    except LookupError:
        return False
    return True
