"""The fields of a file that an author wrote: read, or refused in words the author can act on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from chancellery.kernel import BadInput
from chancellery.locale import text

ID = re.compile(r"[a-z][a-z0-9_]*")


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


def numbered(number: int, data: Mapping[str, Any]) -> str:
    id = data.get("id")
    return f"{number} ({id})" if isinstance(id, str) else str(number)


def bad(where: Where, field: str, expected: str, value: Any) -> BadInput:
    if value is None:
        return BadInput("lesson-missing-field", where=where, field=field, expected=expected)
    return BadInput("lesson-bad-field", where=where, field=field, expected=expected, value=str(value)[:120])


def known(where: Where, data: Mapping[str, Any], fields: tuple[str, ...]) -> None:
    for name in data:
        if name not in fields:
            raise BadInput("lesson-unknown-field", where=where, field=str(name), known=", ".join(fields))


def id_of(where: Where, data: Mapping[str, Any]) -> str:
    id = word(where, data, "id")
    if not ID.fullmatch(id):
        raise BadInput("lesson-bad-id", where=where, field="id", value=id[:120])
    return id


def word(where: Where, data: Mapping[str, Any], field: str, default: str | None = None) -> str:
    value = data.get(field, default)
    if not isinstance(value, str):
        raise bad(where, field, '"…"', value)
    return value


def texts(where: Where, data: Mapping[str, Any], field: str) -> tuple[str, ...]:
    value = data.get(field, [])
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise bad(where, field, '["…", "…"]', value)
    return tuple(value)


def script(where: Where, data: Mapping[str, Any], field: str) -> tuple[Scripted, ...]:
    found = []
    for line in texts(where, data, field):
        seat, mark, move = line.partition(":")
        if not mark or not move.strip():
            raise bad(where, field, '["seat: move"]', line)
        found.append(Scripted(seat.strip(), move.strip()))
    return tuple(found)


def tables(where: Where, data: Mapping[str, Any], field: str) -> list[tuple[int, dict[str, Any]]]:
    value = data.get(field)
    if not isinstance(value, list) or not value or not all(isinstance(one, dict) for one in value):
        raise bad(where, field, f"[[{field}]]", value)
    return list(enumerate(value, 1))


def once(where: Where, field: str, ids: list[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise BadInput("lesson-twice", where=where, field=field, value=id)
