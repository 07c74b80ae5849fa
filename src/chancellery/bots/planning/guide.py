"""What a game tells a planner about itself."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Any, Protocol

from chancellery.kernel import Decision, Move


class Guide(Protocol):
    """How to play a game on, and what its positions are worth. A mind is how a player values things: data of the game."""

    def span(self, s: Any, seat: int) -> Hashable | None:
        """The stretch of the match whose moves a seat plans together; None where each decision stands alone."""
        ...

    def at_rest(self, s: Any) -> bool:
        """Whether this is a moment at which positions can be compared."""
        ...

    def moment(self, s: Any) -> Hashable:
        """Which of those moments it is, or the stretch that leads to the next."""
        ...

    def think(self, s: Any, decision: Decision, rng: Random, mind: Any) -> Move:
        """The move of a sensible player of that mind."""
        ...

    def mind(self, rng: Random | None) -> Any:
        """The sensible mind, or one that differs from it by chance."""
        ...

    def firsts(self, s: Any, decision: Decision) -> list[Move]:
        """Options that are each worth beginning a plan with."""
        ...

    def value(self, s: Any, seat: int) -> float:
        """How well a seat stands: 0 lost, 1 won."""
        ...
