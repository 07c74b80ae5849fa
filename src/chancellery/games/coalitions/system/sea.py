"""Sea Routes (4.4, 7.6.21 to 7.6.24): to whom they are open, and who must agree to their use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from chancellery.games.coalitions.system.state import R
from chancellery.games.coalitions.system.vocabulary import NO_SEA_ROUTE
from chancellery.kernel import Reason


class Sea(Generic[R]):
    """All routes open to all, unless the game says otherwise."""

    def may_sail(self, s: R, power: int) -> bool:
        """Whether Generals of the Power may use Sea Routes at all."""
        return True

    def open(self, s: R, power: int, t: int) -> int:
        """The Territories to which Generals of the Power may sail from a Territory, whoever is there."""
        return s.game.map.overseas[t]

    def way(self, s: R, power: int, start: int, end: int) -> Sequence[int]:
        """The way of a Sea Movement, both ends included."""
        return s.game.map.sails[start][end]

    def why_closed(self, s: R, power: int, start: int, end: int) -> Reason:
        """The rule that closes a Sea Route to the Power."""
        return NO_SEA_ROUTE

    def hosts(self, s: R, power: int, path: Sequence[int]) -> int:
        """The set of Powers that must agree to the use of Sea Routes along a way."""
        return 0
