"""Declarations: what a game can be asked, told, answered and refused, each said once. No behaviour.

A field is declared as `name` or `name:sort`; without a sort its name is its sort. `name:sort*` is a row of such things
in one value, `name:sort+` takes all values that are left. A verb declares its fields in its notation:
`march {place} > {to:place}`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

_SLOT: Final = re.compile(r"\{([\w:]+\+?)\}")
NUMBERS: Final = ("number", "index", "flag")  # sorts whose values are numbers everywhere
SAID: Final = ("word", "text")  # sorts whose values are what they say


@mypyc_attr(acyclic=True)
class Sort:
    """A kind of thing that fields speak of. Its ids come from the board, or are the same on every board."""

    def __init__(
        self,
        name: str,
        ids: Sequence[str] = (),
        *,
        link: bool = False,
        most: int = -1,
        of: str = "",
        ref: str = "",
        key: str = "",
        cases: bool = False,
        off: str = "",
    ) -> None:
        self.name = name
        self.ids = tuple(ids)
        self.link = link  # a text that names one leads to it
        self.most = most  # a sort of numbers from 0: the highest that has an action id
        self.fields = fields(of)  # a sort of rows: what each of them holds
        self.ref = ref or name  # as what it is drawn: an option about it points there
        self.key = key  # of the messages that name one, before its id
        self.cases = cases  # they have the cases of the name
        self.off = off  # the place where what is nowhere is drawn

    def __repr__(self) -> str:
        return f"Sort({self.name!r})"


@mypyc_attr(acyclic=True)
class Field:
    """An argument of a verb, a question or an event."""

    def __init__(self, declared: str) -> None:
        self.many = declared.endswith("*")
        self.rest = declared.endswith("+")
        name, _, sort = declared.rstrip("*+").partition(":")
        self.name = name
        self.sort = sort or name

    def __repr__(self) -> str:
        return f"Field({self.name}:{self.sort})"


def fields(declared: str) -> tuple[Field, ...]:
    """The fields that a text declares."""
    return tuple([Field(one) for one in declared.split()])


def paired(declared: Sequence[Field], values: Sequence[Any]) -> list[tuple[Field, Any]]:
    """The fields with their values; the last one may take all that is left."""
    if len(values) < len(declared) - (1 if declared and declared[-1].rest else 0):
        raise ValueError(f"{len(values)} values for {declared}")
    return [(field, tuple(values[n:]) if field.rest else values[n]) for n, field in enumerate(declared)]


@mypyc_attr(acyclic=True)
class Verb:
    """A move that can be made. Its form is its notation and declares its fields.

    `when` is the rule that says when it is made; so many first words as `alike` says may stand in any order.
    """

    def __init__(self, name: str, form: str, when: str = "", *, alike: int = 0) -> None:
        self.name = name
        self.form = form
        self.fields = tuple([Field(slot) for slot in _SLOT.findall(form)])
        self.when = when
        self.alike = alike

    def __repr__(self) -> str:
        return f"Verb({self.form!r})"


@mypyc_attr(acyclic=True)
class Question:
    """What can be asked: by which rule, about what, and by which verbs it is answered.

    `secret` are further fields for the seat alone. `forced`: a single option is taken without asking.
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        about: str = "",
        verbs: Sequence[Verb] = (),
        *,
        secret: str = "",
        forced: bool = False,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.fields = fields(about)
        self.secret = fields(secret)
        self.verbs = tuple(verbs)
        self.forced = forced

    def also(self, *verbs: Verb) -> Self:
        """The same question where a game has more answers to it."""
        return type(self)(
            self.kind,
            self.rule,
            declared(self.fields),
            (*self.verbs, *verbs),
            secret=declared(self.secret),
            forced=self.forced,
        )

    def by(self, rule: str) -> Self:
        """The same question by another rule."""
        about, secret = declared(self.fields), declared(self.secret)
        return type(self)(self.kind, rule, about, self.verbs, secret=secret, forced=self.forced)

    def __repr__(self) -> str:
        return f"Question({self.kind!r}, {self.rule!r})"


def declared(of: Sequence[Field]) -> str:
    """The text that declares these fields."""
    ends = [("*" if one.many else "") + ("+" if one.rest else "") for one in of]
    return " ".join([f"{one.name}:{one.sort}{end}" for one, end in zip(of, ends, strict=True)])


@mypyc_attr(acyclic=True)
class Tally:
    """A sum that an event tells: `track power change total down`.

    The id of a track, a fact or a measure; the field of the power, or `=` and its id; the field of the change or a
    number, `-` before it: it goes down; the field of the value after it, and the power for whom the track runs down.
    """

    def __init__(self, declared: str) -> None:
        track, power, change, *more = declared.split()
        self.track = track
        self.power = power
        self.sign = -1 if change.startswith("-") else 1
        self.change = change.lstrip("-+")
        self.total = more[0] if more else ""
        self.down = more[1] if more[1:] else ""

    def __repr__(self) -> str:
        return f"Tally({self.track!r}, {self.power!r})"


@mypyc_attr(acyclic=True)
class Happening:
    """A kind of event: what everybody may know, what only some may, and what it is in the course of a match.

    `trail` names the fields from place to place, `mark` is `round`, `turn`, `battle`, `weighty` or `end`; a field named
    after it must not be empty (`weighty conquests`). `loses` names the field of whom it takes something from, `favours`
    that of whom it is done for. `scores` are the sums it tells, with commas between them; `listed` is told with the
    sums of its move, though it is worth nothing.
    """

    def __init__(
        self,
        kind: str,
        carries: str = "",
        *,
        secret: str = "",
        trail: str = "",
        mark: str = "",
        loses: str = "",
        favours: str = "",
        scores: str = "",
        listed: bool = False,
    ) -> None:
        self.kind = kind
        self.fields = fields(carries)
        self.secret = fields(secret)
        self.trail = tuple(trail.split())
        self.mark, _, where = mark.partition(" ")
        self.where = [one.name for one in self.fields].index(where) if where else -1
        self.loses = loses
        self.favours = favours
        self.scores = tuple([Tally(one) for one in scores.split(",")]) if scores else ()
        self.listed = listed

    def __repr__(self) -> str:
        return f"Happening({self.kind!r})"


@mypyc_attr(acyclic=True)
class Reason:
    """Why a rule forbids something; its words get the fields of the refused move, the actor and more."""

    def __init__(self, rule: str, key: str, also: dict[str, Any] | None = None, field: int = -1) -> None:
        self.rule = rule
        self.key = key
        self.also: dict[str, Any] = also or {}
        self.field = field  # which field of the refused move it is about, if it came from bars

    def saying(self, **also: Any) -> Reason:
        """The same with more to say."""
        return Reason(self.rule, self.key, {**self.also, **also}, self.field)

    def by(self, rule: str) -> Reason:
        """The same by another rule."""
        return Reason(rule, self.key, self.also, self.field)

    def about(self, field: int) -> Reason:
        """The same about a field of a move."""
        return Reason(self.rule, self.key, self.also, field)

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.key!r})"
