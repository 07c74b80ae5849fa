"""Where the chapters of Coalitions differ from those of the system."""

from __future__ import annotations

from collections.abc import Sequence

from chancellery.games.coalitions.base.napoleon import NapoleonsMove
from chancellery.games.coalitions.base.powers import BRITISH, FR, GB
from chancellery.games.coalitions.base.subsidies import BritishLeadership
from chancellery.games.coalitions.base.trade import trade
from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.minor_powers import Auction, is_minor
from chancellery.games.coalitions.system.relations import Relations
from chancellery.games.coalitions.system.sea import Sea
from chancellery.games.coalitions.system.state import R
from chancellery.games.coalitions.system.turns import Turns
from chancellery.games.coalitions.system.victory import Victory
from chancellery.games.coalitions.system.wheel import power_on
from chancellery.kernel import Procedure


class BritishSea(Sea[R]):
    """K-4.4.3: all Sea Routes are GB's."""

    def may_sail(self, s: R, power: int) -> bool:
        return s.status[power] == BRITISH

    def hosts(self, s: R, power: int, path: Sequence[int]) -> int:
        """K-7.6.23, K-R-45."""
        return 0 if power == GB or s.seat_of[power] == s.seat_of[GB] else 1 << GB


class TwoCoalitions(Relations[R]):
    def regent(self, s: R, cause: int) -> int:
        """K-11.5.4, K-11.5.11: the British player, against the British Coalition the French one."""
        return s.seat_of[FR if cause >= 0 and s.status[cause] == BRITISH else GB]


class NapoleonicTurns(Turns[R]):
    def before_turn(self, s: R, turn: int) -> Procedure | None:
        """K-7.0.5, K-11.2.1: the auction for a Minor Power that has moved onto Drill."""
        power = power_on(s, s.game.actions.index("drill"), turn)
        return Auction(power) if is_minor(s, power) else None

    def action(self, s: R, name: str, power: int) -> Procedure | None:
        """K-7.2.5: GB trades after its Taxation; K-7.3.6: its Leadership goes with Subsidies."""
        if power == GB and name == "leadership":
            return BritishLeadership(power)
        found = super().action(s, name, power)
        if power == GB and name == "taxation":
            trade(s)
        return found

    def late(self, s: R, turn: int) -> tuple[int, Procedure] | None:
        """K-7.0.4, K-R-37: France's Leadership is complete only after Napoleon's Move."""
        french = power_on(s, s.game.actions.index("leadership"), turn) == FR
        return (FR, NapoleonsMove()) if french else None


class NapoleonicVictory(Victory[R]):
    def bonus(self, s: R, battle: Battle, power: int, direct: bool) -> int:
        """K-8.6.6, K-8.6.7: one more for a French General, to members of the British Coalition on the battlefield."""
        french = any(s.game.owner[general] == FR for general in battle.beaten)
        return int(french and direct and s.status[power] == BRITISH)
