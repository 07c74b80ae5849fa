"""The state: who holds which province, and which cards are left."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from chancellery.kernel import State
from chancellery_partition.board import board

CARDS = (1, 2, 3, 4, 5, 6)
ROUNDS = 6


@dataclass(slots=True, kw_only=True)
class Lands(State):
    game: Any = field(metadata={"shared": True})
    holder: list[int]  # of each province: a Crown or NOBODY
    hands: list[list[int]]
    round: int = 0

    def score(self, crown: int) -> int:
        """PT-3.2."""
        return sum(value for value, holder in zip(board().values, self.holder, strict=True) if holder == crown)
