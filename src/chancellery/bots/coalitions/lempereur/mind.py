"""What one player of L'Empereur values more or less than another."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from chancellery.bots.planning.minds import factor, factors

SPREAD: Final = 0.4  # how far thoughts about Territories differ, as a power of e
BOLDNESS: Final = 0.5  # the same of chances that are taken and of what is spent


@dataclass(frozen=True)
class Mind:
    caution: float = 1.0  # times: the chance from which on the gate is entered and Paris attacked
    thrift: float = 1.0  # times: what cards and Morale are worth in battle
    battles: float = 1.0  # times: what a victory is worth
    staying: float = 1.0  # times: the gain for which a General moves
    front: tuple[float, float, float] = (1.0, 1.0, 1.0)  # times: what Troops, cards and Morale are worth to buy
    territories: tuple[float, ...] = ()  # a factor for the worth of each Territory; none: all as they are

    def of(self, t: int) -> float:
        return self.territories[t] if self.territories else 1.0


SENSIBLE: Final = Mind()


def other(rng: Random, size: int) -> Mind:
    """A mind that sees the war differently."""
    territories = factors(rng, size, SPREAD, 0.6)
    caution, thrift, battles, staying, *front = [factor(rng, BOLDNESS) for _ in range(7)]
    return Mind(caution, thrift, battles, staying, (front[0], front[1], front[2]), territories)
