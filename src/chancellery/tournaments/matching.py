"""Whether all can be paired, where not everybody may meet everybody: Edmonds' matching in a graph of any shape."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

FREE = -1


class Matching:
    """A matching as large as can be. A pair may be fixed, if all the others can still be paired."""

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        self.neighbours = [list(row) for row in neighbours]
        self.mate = [FREE] * len(neighbours)
        self.gone: set[int] = set()  # whose pair is fixed
        for one in range(len(neighbours)):
            if self.mate[one] == FREE:
                self._augment(one)

    @property
    def perfect(self) -> bool:
        return FREE not in self.mate

    def fix(self, one: int, other: int) -> bool:
        """Pairs these two for good, if the rest can be paired too; else nothing changes."""
        if other not in self.neighbours[one]:
            return False
        was = list(self.mate)
        left, right = self.mate[one], self.mate[other]
        self.mate[one], self.mate[other] = other, one
        self.gone |= {one, other}
        if left == other:
            return True
        self.mate[left] = self.mate[right] = FREE
        if self._augment(left):
            return True
        self.mate = was
        self.gone -= {one, other}
        return False

    def _augment(self, root: int) -> bool:
        """Finds a way from a free one to another free one on which every second step is a pair, and turns it round."""
        count = len(self.mate)
        parent, base = [FREE] * count, list(range(count))
        reached = [False] * count
        reached[root] = True
        waiting = deque([root])
        while waiting:
            here = waiting.popleft()
            for there in self.neighbours[here]:
                if there in self.gone or base[here] == base[there] or self.mate[here] == there:
                    continue
                if there == root or (self.mate[there] != FREE and parent[self.mate[there]] != FREE):
                    self._contract(here, there, parent, base, reached, waiting)
                elif parent[there] == FREE:
                    parent[there] = here
                    if self.mate[there] == FREE:
                        self._turn(there, parent)
                        return True
                    reached[self.mate[there]] = True
                    waiting.append(self.mate[there])
        return False

    def _turn(self, end: int, parent: list[int]) -> None:
        while end != FREE:
            before = parent[end]
            after = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = after

    def _contract(
        self, one: int, other: int, parent: list[int], base: list[int], reached: list[bool], waiting: deque[int]
    ) -> None:
        """A ring of odd length is taken for one point from here on."""
        top = self._common(one, other, parent, base)
        ring = [False] * len(base)
        for end, before in ((one, other), (other, one)):
            here, child = end, before
            while base[here] != top:
                mate = self.mate[here]
                ring[base[here]] = ring[base[mate]] = True
                parent[here] = child
                child = mate
                here = parent[mate]
        for at in range(len(base)):
            if ring[base[at]]:
                base[at] = top
                if not reached[at]:
                    reached[at] = True
                    waiting.append(at)

    def _common(self, one: int, other: int, parent: list[int], base: list[int]) -> int:
        seen = set()
        here = one
        while True:
            here = base[here]
            seen.add(here)
            if self.mate[here] == FREE:
                break
            here = parent[self.mate[here]]
        here = base[other]
        while here not in seen:
            here = base[parent[self.mate[here]]]
        return here
