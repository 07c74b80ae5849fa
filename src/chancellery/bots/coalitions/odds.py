"""The odds of a battle: expected cards and the chance of a margin."""

from __future__ import annotations

from math import comb, erf, sqrt

from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.table import Table

_VALUES = 5  # cards are worth 1 to 5, equally many of each
_AVERAGE = 3.0
_MOST = 16  # cards in a hand


def _at_least(n: int, k: int, chance: float) -> float:
    """That at least k of n tries succeed."""
    return float(sum(comb(n, i) * chance**i * (1 - chance) ** (n - i) for i in range(k, n + 1)))


def _best_of(n: int) -> list[float]:
    """The expected sum of the best 0 to n of n unknown cards."""
    sums = [0.0]
    for k in range(1, n + 1):
        sums.append(sums[-1] + sum(_at_least(n, k, (_VALUES + 1 - v) / _VALUES) for v in range(1, _VALUES + 1)))
    return sums


BEST_OF = [_best_of(n) for n in range(_MOST + 1)]


def expected_cards(table: Table, power: int, room: int) -> tuple[float, int]:
    """The sum of the cards a Power could play for Generals with that many Troops, and their number."""
    held = min(table.cards[power], _MOST)
    n = min(room, held, table.morale[power] or 1)
    if n <= 0:
        return 0.0, 0
    if power == table.me and table.knows_hand:
        return float(table.best[min(n, len(table.best) - 1)]), n
    return BEST_OF[held][n] + (table.mean - _AVERAGE) * n, n


def chance(margin: float, unknown: int) -> float:
    """That a side that is expected to be ahead by `margin` wins; equality is no victory."""
    spread = sqrt(w.SPREAD[0] + w.SPREAD[1] * unknown)
    return 0.5 * (1.0 + erf((margin - 0.5) / (spread * 1.4142135)))
