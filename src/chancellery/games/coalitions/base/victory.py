"""Victory (chapter 3): 25 Influence, the Conqueror of Paris, and ties."""

from __future__ import annotations

from chancellery.games.coalitions.base.minor_powers import is_minor, major_of
from chancellery.games.coalitions.base.powers import BRITISH, FR
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.realm import NOBODY, Realm
from chancellery.kernel import Outcome

PARIS_BONUS, PARIS_BONUS_BRITISH = 6, 9  # K-3.2.3


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
        _end(s, best(s, reached, s.influence), s.influence, "K-3.1.1", "influence")


def in_paris(s: Realm) -> list[int]:
    """K-3.2.1, K-R-23: the Major Powers with a General in Paris, their own or of a Minor Power they control."""
    paris = s.game.map.capital[FR]
    there = {major_of(s, p) for p, stands in enumerate(s.stands) if p != FR and stands >> paris & 1}
    french = s.game.options["french_minor_in_paris"]  # the letter of the text; K-R-23 departs from it
    return sorted(there - ({NOBODY} if french else {FR, NOBODY}))


def conqueror_of_paris(s: Realm) -> None:
    """K-3.2: at the end of a round, if a General of another Power than FR is in Paris."""
    there = in_paris(s)
    if not there:
        return
    totals = list(s.influence)
    for power in there:
        bonus = PARIS_BONUS_BRITISH if s.status[power] == BRITISH else PARIS_BONUS
        totals[power] += bonus
        s.emit("paris", power, bonus, totals[power])
    majors = [p for p in range(len(totals)) if not is_minor(s, p)]
    _end(s, best(s, majors, totals), totals, "K-3.2.1", "paris")


def _end(s: Realm, powers: list[int], totals: list[int], rule: str, reason: str) -> None:
    winners = tuple(s.seat_of[p] for p in powers)
    scores = tuple(totals[s.game.map.power_of[seat]] for seat in s.game.seats)
    s.emit("victory", tuple(powers), reason)
    s.end(Outcome(winners, scores, rule, reason))
