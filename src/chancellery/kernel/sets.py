"""Sets of small numbers as ints with one bit each."""

from __future__ import annotations

from collections.abc import Iterator


def set_of(members: list[int]) -> int:
    """A set by its members, which may be named more than once."""
    found = 0
    for member in members:
        found |= 1 << member
    return found


def bits(mask: int) -> Iterator[int]:
    """The members of a set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
