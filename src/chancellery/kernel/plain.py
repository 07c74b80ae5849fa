"""Plain data: typed records that are cheap to copy and exact to write down."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

SLOTS: Final = __file__.endswith(".py")  # of a record with many fields; a class that is compiled needs none


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """Base of every dataclass in a state. Lists are copied; everything else in it never changes or is plain itself."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy, by fields. A class that is copied often may write its own, which does the same."""
        cls = type(self)
        new = cls.__new__(cls)
        stored, shared = names_of(cls)
        fill(new, self, stored, shared)
        return new

    def to_data(self) -> dict[str, Any]:
        """The record as JSON-ready data, with the name of its class under `is`."""
        data: dict[str, Any] = {"is": type(self).__name__}
        for name in stored_fields(type(self)):
            data[name] = _to_data(getattr(self, name))
        return data


_NAMES: Final[dict[type, tuple[list[str], list[str]]]] = {}


def names_of(cls: type) -> tuple[list[str], list[str]]:
    """The fields that belong to the data, and those that do not: metadata `shared` marks references."""
    known = _NAMES.get(cls)
    if known is None:
        every = fields(cls)
        shared = [f.name for f in every if f.metadata.get("shared")]
        known = _NAMES[cls] = ([f.name for f in every if f.name not in shared], shared)
    return known


def stored_fields(cls: type) -> list[str]:
    """The fields that belong to the data."""
    return names_of(cls)[0]


def from_data(data: dict[str, Any], classes: dict[str, type[Any]]) -> Any:
    """The record that `to_data` wrote; `shared` fields are left unset for the caller."""
    cls = classes[data["is"]]
    record: Any = cls.__new__(cls)  # type: ignore[call-overload]
    for name in stored_fields(cls):
        setattr(record, name, _from_data(data[name], classes))
    return record


def fill(new: Any, old: Any, stored: list[str], shared: list[str]) -> None:
    """Gives a copy these fields: lists of its own for what belongs to the data, the same things for what does not."""
    for name in stored:
        value = getattr(old, name)
        setattr(new, name, copied(value) if type(value) is list else value)
    for name in shared:
        setattr(new, name, getattr(old, name))


def copied(items: list[Any]) -> list[Any]:
    """A list of a record in an independent copy of it."""
    first = items[0] if items else None
    if isinstance(first, list):
        return [copied(row) for row in items]
    return [one.copy() for one in items] if isinstance(first, Plain) else items[:]


def _to_data(value: Any) -> Any:
    if isinstance(value, Plain):
        return value.to_data()
    if isinstance(value, list):
        return [_to_data(v) for v in value]
    return value


def _from_data(value: Any, classes: dict[str, type[Any]]) -> Any:
    if isinstance(value, dict):
        return from_data(value, classes)
    if isinstance(value, list):
        return [_from_data(v, classes) for v in value]
    return value
