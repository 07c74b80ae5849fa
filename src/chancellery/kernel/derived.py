"""What compiled classes need besides, so that they mean the same to those that are not: plug-ins, other processes.

This module is never compiled; in pure Python it does nothing.
"""

from __future__ import annotations

import copyreg
from dataclasses import fields
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, Final

from chancellery.kernel.plain import SLOTS

_GIVEN: Final[dict[type, list[tuple[GetSetDescriptorType, Any]]]] = {}


def sendable(*kinds: type[Any]) -> None:
    """Records that never change can be sent to another process: made anew there, not filled."""
    if not SLOTS:
        for kind in kinds:
            copyreg.pickle(kind, _made_of)


def _made_of(record: Any) -> tuple[Any, ...]:
    return type(record), tuple([getattr(record, field.name) for field in fields(record)])


def settle(made: Any, base: type[Any]) -> None:
    """What a plug-in says as an attribute of its definition's class becomes one of the object, where compiled code
    looks for it; and its states and procedures keep there what they have from compiled classes."""
    if SLOTS:
        return
    kind = type(made)
    if kind not in _GIVEN:
        _GIVEN[kind] = _given(kind, base)
        for one in made.classes.values():
            _without_slots(one)
    for place, value in _GIVEN[kind]:
        place.__set__(made, value)


def _without_slots(kind: type[Any]) -> None:
    """A dataclass with slots has some, too, for fields of the compiled class that it derives from."""
    for name, slot in list(vars(kind).items()):
        if isinstance(slot, MemberDescriptorType):
            above = next((vars(one)[name] for one in kind.__mro__[1:] if name in vars(one)), None)
            if isinstance(above, GetSetDescriptorType):
                delattr(kind, name)


def _given(kind: type, base: type[Any]) -> list[tuple[GetSetDescriptorType, Any]]:
    found: list[tuple[GetSetDescriptorType, Any]] = []
    for name, place in vars(base).items():
        if isinstance(place, GetSetDescriptorType):
            said = next(vars(one)[name] for one in kind.__mro__ if name in vars(one))
            if not isinstance(said, GetSetDescriptorType | property):
                found.append((place, said))
    return found
