"""What a seat may know as numbers of fixed number and order: for nets and for research."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    """A named stretch of an observation: so many numbers; `set`: each is 1 or 0."""

    name: str
    size: int
    set: bool = False


class Parts:
    """The parts of an observation in their order: those that are sets first. A new version has a new number."""

    def __init__(self, version: int, parts: Sequence[Part]) -> None:
        self.version = version
        self.all = (*(part for part in parts if part.set), *(part for part in parts if not part.set))
        self.spans: dict[str, tuple[int, int]] = {}
        at = 0
        for part in self.all:
            self.spans[part.name] = at, at + part.size
            at += part.size
        self.size = at
        self.bits = sum([part.size for part in parts if part.set])


class Observation:
    """What one seat sees, part by part in their order: the sets as one number, the other parts as a list."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.bits = 0
        self.length = 0
        self.numbers: list[float] = []

    def set(self, members: int, size: int) -> None:
        """A set of things among so many."""
        self.bits |= members << self.length
        self.length += size

    def things(self, members: Sequence[int], size: int) -> None:
        """The same as a list; what is not there (-1) is left out."""
        for member in members:
            if member >= 0:
                self.bits |= 1 << (self.length + member)
        self.length += size

    def to_bytes(self) -> bytes:
        """The sets, the first thing in the lowest bit of the first byte."""
        return self.bits.to_bytes((self.parts.bits + 7) // 8, "little")
