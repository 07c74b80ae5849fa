"""Classes of a plug-in derive from compiled ones and are not compiled themselves: what they need to mean the same.

This module is never compiled; in pure Python it does nothing.
"""

from __future__ import annotations

from dataclasses import fields
from types import GetSetDescriptorType
from typing import Any, Final

from chancellery.kernel.plain import SLOTS

_GIVEN: Final[dict[type, list[tuple[GetSetDescriptorType, Any]]]] = {}


def open_to_slots(*kinds: type[Any]) -> None:
    """A dataclass with slots makes none for the fields that it has from these: compiled code does not look there."""
    if not SLOTS:
        for kind in kinds:
            kind.__slots__ = tuple([field.name for field in fields(kind)])


def settle(made: object, base: type[Any]) -> None:
    """What a plug-in says as an attribute of its class becomes one of the object, where compiled code looks for it."""
    if SLOTS:
        return
    kind = type(made)
    if kind not in _GIVEN:
        _GIVEN[kind] = _given(kind, base)
    for place, value in _GIVEN[kind]:
        place.__set__(made, value)


def _given(kind: type, base: type[Any]) -> list[tuple[GetSetDescriptorType, Any]]:
    found: list[tuple[GetSetDescriptorType, Any]] = []
    for name, place in vars(base).items():
        if isinstance(place, GetSetDescriptorType):
            said = next(vars(one)[name] for one in kind.__mro__ if name in vars(one))
            if not isinstance(said, GetSetDescriptorType | property):
                found.append((place, said))
    return found
