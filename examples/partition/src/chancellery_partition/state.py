"""The state: who holds which province, and which cards are left."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.kernel import State
from chancellery_partition.board import NOBODY, board

CARDS = (1, 2, 3, 4, 5, 6)
ROUNDS = 6


@dataclass(slots=True, kw_only=True)
class Lands(State):
    holder: list[int]  # of each province: a Crown or NOBODY
    hands: list[list[int]]
    round: int = 0

    def claimable(self, crown: int) -> int:
        """PT-2.2, PT-2.3: the free provinces next to those the Crown holds, as a set of bits."""
        free = near = 0
        for province, holder in enumerate(self.holder):
            if holder == NOBODY:
                free |= 1 << province
            elif holder == crown:
                near |= board().near[province]
        return free & near

    def score(self, crown: int) -> int:
        """PT-3.2."""
        return sum(value for value, holder in zip(board().values, self.holder, strict=True) if holder == crown)
