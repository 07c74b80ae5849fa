"""Plain data: typed records that are cheap to copy and exact to write down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Self


class Plain:
    """Base of every dataclass in a state: ints, strings, lists of them and nested plain records."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy; immutable values are shared."""
        copier = _COPIERS.get(type(self)) or _make_copier(type(self))
        return copier(self)  # type: ignore[no-any-return]

    def to_data(self) -> dict[str, Any]:
        """The record as JSON-ready data, with the name of its class under `is`."""
        data: dict[str, Any] = {"is": type(self).__name__}
        for name in stored_fields(type(self)):
            data[name] = _to_data(getattr(self, name))
        return data


_COPIERS: dict[type, Callable[[Any], Any]] = {}


def stored_fields(cls: type) -> list[str]:
    """The fields that belong to the data (metadata `shared` marks references that do not)."""
    return [f.name for f in fields(cls) if not f.metadata.get("shared")]


def from_data(data: dict[str, Any], classes: dict[str, type[Any]]) -> Any:
    """The record that `to_data` wrote; `shared` fields are left unset for the caller."""
    cls = classes[data["is"]]
    record = object.__new__(cls)
    for name in stored_fields(cls):
        setattr(record, name, _from_data(data[name], classes))
    return record


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


def _make_copier(cls: type) -> Callable[[Any], Any]:
    """Writes the copy function of a class once, from its annotations: this is the hot path of search."""
    lines = ["def copy(a, new=object.__new__):", " b = new(cls)"]
    for f in fields(cls):
        kind, name = str(f.type), f.name
        if f.metadata.get("shared") or not kind.startswith("list["):
            lines.append(f" b.{name} = a.{name}")
        elif kind.startswith("list[list["):
            lines.append(f" b.{name} = [v[:] for v in a.{name}]")
        elif kind in ("list[int]", "list[bool]", "list[str]"):
            lines.append(f" b.{name} = a.{name}[:]")
        else:
            lines.append(f" b.{name} = [v.copy() for v in a.{name}]")
    lines.append(" return b")
    space: dict[str, Any] = {"cls": cls}
    exec("\n".join(lines), space)  # the text is built from our own field names only
    copier: Callable[[Any], Any] = space["copy"]
    _COPIERS[cls] = copier
    return copier
