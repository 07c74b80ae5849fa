"""A growing list that forks in constant time, so that a clone does not copy a long history."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Trail(Generic[T]):
    """`items` are the newest entries; older ones lie in frozen parents that forks share."""

    __slots__ = ("items", "parent", "start")

    def __init__(self, items: list[T] | None = None, parent: Trail[T] | None = None, start: int = 0) -> None:
        self.items: list[T] = [] if items is None else items
        self.parent = parent
        self.start = start

    def __len__(self) -> int:
        return self.start + len(self.items)

    def __iter__(self) -> Iterator[T]:
        return iter(self.since(0))

    def fork(self) -> Trail[T]:
        """A new end on the same past. The receiver must not grow any more: fork it too."""
        if not self.items:
            return Trail(None, self.parent, self.start)
        return Trail(None, self, self.start + len(self.items))

    def since(self, index: int) -> list[T]:
        """The entries from `index` on."""
        if index >= self.start:
            return self.items[index - self.start :]
        parts: list[list[T]] = []
        trail: Trail[T] | None = self
        while trail is not None:
            parts.append(trail.items if index <= trail.start else trail.items[index - trail.start :])
            if index >= trail.start:
                break
            trail = trail.parent
        return [entry for part in reversed(parts) for entry in part]

    def backwards(self) -> Iterator[T]:
        """The entries from the last to the first: who looks for a late one pays for no long history."""
        trail: Trail[T] | None = self
        while trail is not None:
            yield from reversed(trail.items)
            trail = trail.parent

    def last(self) -> T | None:
        trail: Trail[T] | None = self
        while trail is not None:
            if trail.items:
                return trail.items[-1]
            trail = trail.parent
        return None

    def flat(self) -> Trail[T]:
        """The same entries in one piece."""
        root = self
        while root.parent is not None:
            root = root.parent
        return Trail(self.since(root.start), None, root.start)

    def cut(self, length: int) -> Trail[T]:
        """The trail up to `length` entries, with a list of its own to grow in."""
        trail = self
        while length < trail.start and trail.parent is not None:
            trail = trail.parent
        return Trail(trail.items[: length - trail.start], trail.parent, trail.start)
