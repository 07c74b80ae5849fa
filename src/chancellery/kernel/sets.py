"""Sets of small numbers as ints with one bit each."""

from __future__ import annotations

from typing import Final

_PART: Final = 60  # bits that are looked at at once: larger numbers are slow
_PART_OF: Final = (1 << _PART) - 1


def set_of(members: list[int]) -> int:
    """A set by its members, which may be named more than once."""
    found = 0
    for member in members:
        found |= 1 << member
    return found


def bits(mask: int) -> list[int]:
    """The members of a set, lowest first."""
    found: list[int] = []
    first = -1
    while mask > _PART_OF:
        part = mask & _PART_OF
        while part:
            low = part & -part
            found.append(first + low.bit_length())
            part ^= low
        mask >>= _PART
        first += _PART
    while mask:
        low = mask & -mask
        found.append(first + low.bit_length())
        mask ^= low
    return found


def lowest(mask: int) -> int:
    """The first member of a set that has one."""
    return (mask & -mask).bit_length() - 1


def nth(mask: int, number: int) -> int:
    """The member of a set before which there are so many."""
    first = 0
    while mask > _PART_OF:
        part = mask & _PART_OF
        count = part.bit_count()
        if number < count:
            mask = part
            break
        number -= count
        mask >>= _PART
        first += _PART
    while number:
        mask &= mask - 1
        number -= 1
    return first + (mask & -mask).bit_length() - 1


def union(table: list[int], members: tuple[int, ...]) -> int:
    """The sets of some members of a table in one."""
    found = 0
    for member in members:
        if some := table[member]:
            found = found | some if found else some
    return found
