"""The odds against Napoleon (12.6.4): he draws until he is ahead, has no Morale or Troop left, or cannot win."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

HIGHEST: Final = 5
EVEN: Final = (1, 1, 1, 1, 1)  # how many cards of each value, from 1: all alike as long as nobody counts them


@lru_cache(200_000)
def french(behind: int, draws: int, idle: int, deck: tuple[int, ...] = EVEN) -> tuple[float, float]:
    """The chances that FR wins and that it draws level.

    `draws` are the cards it can pay for, `idle` further Troops that only keep hope alive (K-12.6.15).
    """
    if behind < 0:
        return 1.0, 0.0
    if not draws or (draws + idle) * HIGHEST <= behind:
        return 0.0, float(behind == 0)
    total = sum(deck)
    if not total:
        return 0.0, float(behind == 0)
    won = level = 0.0
    for value, count in enumerate(deck, 1):
        if count:
            more, equal = french(behind - value, draws - 1, idle, deck)
            won += count * more
            level += count * equal
    return won / total, level / total
