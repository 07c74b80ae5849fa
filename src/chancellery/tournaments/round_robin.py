"""Everybody meets everybody once, or twice with the seats changed: the circle of Berger's tables.

One stays at its place and the others move round it. Who is across at an odd distance has the first seat, so everybody
has both seats as often as can be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paired:
    """A round: tables with the players in the order of the seats, and who sits out."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def rounds(players: Sequence[int], cycles: int = 1) -> list[Paired]:
    """All rounds, for players in the order of their seeds."""
    once = [_round(players, number) for number in range(_ring(players))] if len(players) > 1 else []
    turned = [Paired(tuple((b, a) for a, b in one.tables), one.byes) for one in once]
    return [one for cycle in range(cycles) for one in (turned if cycle % 2 else once)]


def _ring(players: Sequence[int]) -> int:
    """How many move: all of an odd number, where who would meet the missing one sits out."""
    return len(players) - 1 + len(players) % 2


def _round(players: Sequence[int], number: int) -> Paired:
    ring = _ring(players)
    fixed, moving = (players[ring] if ring < len(players) else None), players[:ring]
    across = moving[number % ring]
    tables: list[tuple[int, ...]] = []
    if fixed is not None:
        tables.append((across, fixed) if number % 2 else (fixed, across))
    for far in range(1, (ring + 1) // 2):
        one, other = moving[(number + far) % ring], moving[(number - far) % ring]
        tables.append((one, other) if far % 2 else (other, one))
    return Paired(tuple(tables), () if fixed is not None else (across,))
