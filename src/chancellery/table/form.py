"""The fields of a position, for whoever edits one: what can stand where, which tracks there are and how far they go.

A game declares them (`Definition.position_form`); whoever draws the form needs to know no rules. The value of a field
is found in the position by its `path`; where it is missing, it is the `default`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from chancellery.locale import text

Kind = Literal["number", "choice", "flag", "list", "order", "pairs", "places", "at", "stands"]


@dataclass(frozen=True, slots=True)
class Value:
    """One of the values that a field can have."""

    id: str | int
    title: str


@dataclass(frozen=True, slots=True)
class Pair:
    """Two things that can be joined: an Alliance, a border."""

    first: str
    second: str
    title: str


@dataclass(frozen=True, slots=True)
class Part:
    """What a piece has besides its place."""

    path: tuple[str, ...]
    title: str
    kind: Literal["number", "flag"]
    least: int = 0
    most: int = 0
    default: int = 0


@dataclass(frozen=True, slots=True)
class Control:
    """A field of a position.

    `number`, `choice`, `flag`: one value. `list`: values one after another. `order`: all values in an order. `pairs`:
    lists of two. `places`: a list of places. `at`: a table from places to a value (of `values`, or a number). `stands`:
    the place of one piece, or one of `values`; to take it away is to leave out `piece`.
    """

    path: tuple[str, ...]
    title: str
    kind: Kind
    values: tuple[Value, ...] = ()
    least: int = 0
    most: int = 0
    default: str | int | bool | None = None  # None: the field can be left out
    repeats: bool = False  # the same value may stand in a list more than once
    pairs: tuple[Pair, ...] = ()
    among: tuple[str, ...] = ()  # the places that it can be at; none named: all
    base: dict[str, str] = field(default_factory=dict)  # of a table: what holds for a place that it leaves out
    power: str | None = None  # whose it is
    piece: tuple[str, ...] = ()
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Group:
    """Fields that belong together."""

    id: str
    title: str
    controls: tuple[Control, ...]
    power: str | None = None


@dataclass(frozen=True, slots=True)
class Form:
    """All fields that there are controls for; a position may have more, which are kept as they are."""

    groups: tuple[Group, ...] = ()


class Making:
    """Controls with their titles, which are the messages `prefix` + the name of the field."""

    def __init__(self, lang: str, prefix: str) -> None:
        self.lang = lang
        self.prefix = prefix

    def title(self, name: str) -> str:
        return text(self.lang, self.prefix + name)

    def group(self, id: str, controls: Sequence[Control | None], title: str = "", power: str | None = None) -> Group:
        there = tuple(control for control in controls if control is not None)
        return Group(id, title or self.title("group-" + id), there, power)

    def number(self, path: Iterable[str], least: int, most: int, default: int = 0, title: str = "") -> Control:
        way = tuple(path)
        return Control(way, title or self.title(way[-1]), "number", least=least, most=most, default=default)

    def choice(
        self, path: Iterable[str], values: Mapping[str, str], default: str | None = None, title: str = ""
    ) -> Control:
        """From an id to its title; without a default it can be left out."""
        way = tuple(path)
        return Control(way, title or self.title(way[-1]), "choice", listed(values), default=default)

    def flag(self, path: Iterable[str], default: bool = False) -> Control:
        way = tuple(path)
        return Control(way, self.title(way[-1]), "flag", default=default)

    def list(
        self,
        path: Iterable[str],
        values: Mapping[Any, str],
        repeats: bool = False,
        title: str = "",
        most: int = 0,
        power: str | None = None,
    ) -> Control:
        way = tuple(path)
        heading = title or self.title(way[-1])
        return Control(way, heading, "list", listed(values), repeats=repeats, most=most, power=power)

    def places(
        self, path: Iterable[str], among: Sequence[str] = (), most: int = 0, title: str = "", power: str | None = None
    ) -> Control:
        way = tuple(path)
        return Control(way, title or self.title(way[-1]), "places", among=tuple(among), most=most, power=power)


def listed(values: Mapping[Any, str]) -> tuple[Value, ...]:
    return tuple(Value(id, title) for id, title in values.items())
