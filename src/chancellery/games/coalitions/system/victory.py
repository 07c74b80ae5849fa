"""Victory (chapter 3): the threshold of Influence, and ties."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from chancellery.games.coalitions.system.battle_result import winners
from chancellery.games.coalitions.system.minor_powers import is_minor, major_of
from chancellery.games.coalitions.system.state import R, Realm
from chancellery.kernel import Outcome
from chancellery.kernel.sets import bits

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.battle import Battle


class Victory(Generic[R]):
    """The first to have Influence enough wins; it comes from Territories and battles."""

    def check(self, s: R) -> None:
        """Ends the match if a gain of Influence decided it."""
        influence_victory(s)

    def after_expansion(self, s: R, power: int) -> None:
        """What the game adds to Expand Influence, before victory is checked."""

    def of_battle(self, s: R, battle: Battle) -> list[tuple[int, int, str]]:
        """K-8.6.2, K-8.6.5: Influence of a won battle, per Power: 1 for each defeated General, and the game's bonus.

        The cause tells the victory of a Power from that of a Minor Power it controls.
        """
        points, gains = len(battle.beaten), []
        for power, direct in winners(s, battle):
            if not is_minor(s, power):
                gains.append((power, points + self.bonus(s, battle, power, direct), "battle"))
            elif s.seat_of[power] >= 0:  # K-11.4.6, K-8.6.8; K-11.5.7: nobody gains for an uncontrolled one
                gains.append((major_of(s, power), points, "minor_battle"))
        return gains

    def bonus(self, s: R, battle: Battle, power: int, direct: bool) -> int:
        """What the game adds for a Major Power of the winning side; `direct`: it has a piece on the battlefield."""
        return 0


def contested_value(s: Realm, power: int) -> int:
    """K-3.3.1: all Contested Territories the Power controls, whatever their stripes."""
    return sum(s.game.map.value[t] for t in bits(s.control[power] & s.game.map.contested))


def best(s: Realm, powers: list[int], totals: list[int]) -> list[int]:
    """K-3.3: most Influence, then Contested value, then Morale, else shared."""

    def rank(power: int) -> tuple[int, int, int]:
        return totals[power], contested_value(s, power), s.morale[power]

    highest = max(rank(p) for p in powers)
    return [p for p in powers if rank(p) == highest]


def influence_victory(s: Realm) -> None:
    """K-3.1.1, K-R-22: checked after every gain; of several at once the highest wins."""
    reached = [p for p, points in enumerate(s.influence) if points >= s.game.parameters.influence_to_win]
    if reached:
        end(s, best(s, reached, s.influence), s.influence, "K-3.1.1", "influence")


def end(s: Realm, powers: list[int], totals: list[int], rule: str, reason: str) -> None:
    """The match ends with these Powers as winners."""
    winners = tuple(s.seat_of[p] for p in powers)
    scores = tuple(totals[s.game.map.power_of[seat]] for seat in s.game.seats)
    s.emit("victory", tuple(powers), reason)
    s.end(Outcome(winners, scores, s.game.notation.rule(rule), reason))
