"""The form of an example's file: what its fields are, and what is wrong with them in words an author can act on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from chancellery.kernel import BadInput
from chancellery.kernel.reading import from_toml
from chancellery.lessons.fields import Where, bad, id_of, known, numbered, once, script, tables, texts, word
from chancellery.locale import LANGUAGES

EXAMPLE_FIELDS = ("source", "rules", "cases")
CASE_FIELDS = ("id", "title", "seat", "position", "opening", "steps")
STEP_FIELDS = ("moves", "text", "holds", "asked", "offered", "refused", "happened", "outcome")


@dataclass(frozen=True, slots=True)
class Move:
    """A move of the example. `made` for the reader: it needs no thought, or is somebody else's."""

    seat: str
    text: str
    made: bool = False

    @property
    def line(self) -> str:
        return f"{self.seat}: {self.text}"


@dataclass(frozen=True, slots=True, eq=False)
class Deed:
    """Some moves, and what must hold after them."""

    where: Where
    moves: tuple[Move, ...] = ()
    text: Mapping[str, str] = field(default_factory=dict)  # by language
    holds: Mapping[str, Any] = field(default_factory=dict)  # a path into what everybody, or a seat, sees: its value
    asked: tuple[tuple[str, str], ...] | None = None  # who must decide what, all of it
    offered: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # all that a seat may choose
    refused: tuple[tuple[str, str, str], ...] = ()  # seat, move, rule
    happened: Mapping[str, list[dict[str, Any]]] = field(default_factory=dict)  # all events of a kind so far
    outcome: tuple[str, ...] | None = None  # the winners, if the match is over


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """One position and its course. An example that tells several courses of events has several cases."""

    id: str
    where: Where
    game: str
    seat: str  # whom the reader plays
    position: dict[str, Any]
    opening: tuple[Move, ...]  # made before the example begins
    steps: tuple[Deed, ...]
    title: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class Example:
    id: str
    game: str
    rules: tuple[str, ...]  # what it proves besides itself
    cases: tuple[Case, ...]


def read(game: str, id: str, source: str, file: str) -> Example:
    """The example in a file; BadInput names file, case, step and field."""
    where = Where(file)
    try:
        data = from_toml(source)
    except BadInput as error:
        raise BadInput("lesson-not-readable", where=where, error=error) from None
    known(where, data, EXAMPLE_FIELDS)
    word(where, data, "source")
    cases = tuple(_case(game, Where(file, numbered(n, one)), one) for n, one in tables(where, data, "cases"))
    once(where, "cases", [one.id for one in cases])
    if len(cases) > 1:
        for case in cases:
            if not case.title:
                raise bad(case.where, "title", '{ en = "…", pl = "…" }', None)
    return Example(id, game, texts(where, data, "rules"), cases)


def _case(game: str, where: Where, data: dict[str, Any]) -> Case:
    known(where, data, CASE_FIELDS)
    position = data.get("position")
    if not isinstance(position, dict):
        raise bad(where, "position", "[cases.position]", position)
    opening = tuple(Move(one.seat, one.move, made=True) for one in script(where, data, "opening"))
    steps = data.get("steps", [])
    deeds = [] if steps == [] else tables(where, data, "steps")
    return Case(
        id=id_of(where, data),
        where=where,
        game=game,
        seat=word(where, data, "seat"),
        position=position,
        opening=opening,
        steps=tuple(_deed(Where(where.file, where.chapter, str(n)), one) for n, one in deeds),
        title=_said(where, data, "title"),
    )


def _deed(where: Where, data: dict[str, Any]) -> Deed:
    known(where, data, STEP_FIELDS)
    return Deed(
        where=where,
        moves=tuple(_move(where, line) for line in texts(where, data, "moves")),
        text=_said(where, data, "text"),
        holds=_table(where, data, "holds"),
        asked=tuple((a, b) for a, b in _rows(where, data, "asked", 2)) if "asked" in data else None,
        offered={seat: _texts(where, "offered", moves) for seat, moves in _table(where, data, "offered").items()},
        refused=tuple((a, b, c) for a, b, c in _rows(where, data, "refused", 3)),
        happened=_events(where, data),
        outcome=texts(where, data, "outcome") if "outcome" in data else None,
    )


def _move(where: Where, line: str) -> Move:
    """`france: march paris > lorraine`; in brackets, it is made for the reader."""
    made = line.startswith("(") and line.endswith(")")
    seat, mark, move = (line[1:-1] if made else line).partition(":")
    if not mark or not move.strip():
        raise bad(where, "moves", '["seat: move", "(seat: move)"]', line)
    return Move(seat.strip(), move.strip(), made)


def _said(where: Where, data: Mapping[str, Any], field: str) -> dict[str, str]:
    """A text in every language, or none."""
    found = _table(where, data, field)
    if found and (set(found) != set(LANGUAGES) or not all(isinstance(one, str) and one for one in found.values())):
        raise bad(where, field, "{ " + ", ".join(f'{lang} = "…"' for lang in LANGUAGES) + " }", found)
    return found


def _table(where: Where, data: Mapping[str, Any], field: str) -> dict[str, Any]:
    found = data.get(field, {})
    if not isinstance(found, dict):
        raise bad(where, field, f"[cases.steps.{field}]", found)
    return found


def _texts(where: Where, field: str, value: Any) -> tuple[str, ...]:
    return texts(where, {field: value}, field)


def _rows(where: Where, data: Mapping[str, Any], field: str, width: int) -> list[tuple[str, ...]]:
    value = data.get(field, [])
    if not isinstance(value, list):
        raise bad(where, field, "[[…]]", value)
    rows = [_texts(where, field, row) for row in value]
    for row in rows:
        if len(row) != width:
            raise bad(where, field, "[" + ", ".join(['"…"'] * width) + "]", list(row))
    return rows


def _events(where: Where, data: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
    found = _table(where, data, "happened")
    for events in found.values():
        if not isinstance(events, list) or not all(isinstance(one, dict) for one in events):
            raise bad(where, "happened", "{ kind = [{ field = value }] }", events)
    return found
