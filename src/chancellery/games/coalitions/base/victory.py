"""Victory (chapter 3): like the system, and the Conqueror of Paris."""

from __future__ import annotations

from typing import Final

from chancellery.games.coalitions.base.powers import BRITISH, FR
from chancellery.games.coalitions.system.minor_powers import is_minor, major_of
from chancellery.games.coalitions.system.state import NOBODY, Realm
from chancellery.games.coalitions.system.victory import best, end

# K-3.2.3
PARIS_BONUS: Final = 6
PARIS_BONUS_BRITISH: Final = 9


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
    end(s, best(s, majors, totals), totals, "K-3.2.1", "paris")
