"""How the Powers stand to each other: sides, what is closed to whom, who decides for whom and before whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from chancellery.games.coalitions.system.minor_powers import follow_controllers
from chancellery.games.coalitions.system.state import NOBODY, R
from chancellery.games.coalitions.system.statuses import set_sides
from chancellery.games.coalitions.system.vocabulary import NEUTRAL_HOME
from chancellery.kernel import Reason


class Relations(Generic[R]):
    """By diplomatic statuses (6.2), in the printed order of the Powers (4.6)."""

    def set_sides(self, s: R) -> None:
        """Works out sides, Neutral Powers and closed Territories."""
        follow_controllers(s, tell=False)
        set_sides(s)

    def closed(self, s: R, power: int) -> int:
        """The set of Territories that a special rule closes to the Power, for every way of getting there (D.13)."""
        return 0

    def why_closed(self, s: R, power: int, t: int) -> Reason:
        """The rule that closes a Territory to the Power."""
        return NEUTRAL_HOME

    def regent(self, s: R, cause: int) -> int:
        """The seat that decides for an uncontrolled Power against an attacker, or after a change of controller."""
        return NOBODY

    def precedence(self, s: R) -> Sequence[int]:
        """The order in which Powers decide when nothing else orders them."""
        return s.game.order
