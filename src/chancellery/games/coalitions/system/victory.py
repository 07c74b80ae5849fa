"""Victory (chapter 3): the threshold of Influence, and ties."""

from __future__ import annotations

from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import Outcome


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
