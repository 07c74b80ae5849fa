"""The odds of a battle: expected cards and the chance of a margin."""

from __future__ import annotations

from functools import cache
from math import comb, erf, sqrt
from typing import Final

from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.table import Table

_MOST: Final = 16  # cards in a hand


def _at_least(n: int, k: int, chance: float) -> float:
    """That at least k of n tries succeed."""
    return float(sum((comb(n, i) * chance**i * (1 - chance) ** (n - i) for i in range(k, n + 1)), 0.0))


Deck = tuple[tuple[int, int], ...]  # values of cards and how many there are of each


@cache
def average(deck: Deck) -> float:
    return sum(value * count for value, count in deck) / sum(count for _, count in deck)


@cache
def best_of(deck: Deck) -> list[list[float]]:
    """For hands of 0 to 16 unknown cards the expected sums of the best 0, 1, 2 ... of them."""
    size = sum(count for _, count in deck)
    chances = [sum(count for value, count in deck if value >= v) / size for v in range(1, max(deck)[0] + 1)]
    found = []
    for n in range(_MOST + 1):
        sums = [0.0]
        for k in range(1, n + 1):
            sums.append(sums[-1] + sum((_at_least(n, k, chance) for chance in chances), 0.0))
        found.append(sums)
    return found


def expected_cards(table: Table, power: int, room: int) -> tuple[float, int]:
    """The sum of the cards a Power could play for Generals with that many Troops, and their number."""
    held = min(table.cards[power], _MOST)
    n = min(room, held, table.morale[power] or 1)
    if n <= 0:
        return 0.0, 0
    if power == table.me and table.knows_hand:
        return float(table.best[min(n, len(table.best) - 1)]), n
    deck = table.deck
    return best_of(deck)[held][n] + (table.mean(power) - average(deck)) * n, n


def chance(margin: float, unknown: int) -> float:
    """That a side that is expected to be ahead by `margin` wins; equality is no victory."""
    spread = sqrt(w.SPREAD[0] + w.SPREAD[1] * unknown)
    return 0.5 * (1.0 + erf((margin - 0.5) / (spread * 1.4142135)))
