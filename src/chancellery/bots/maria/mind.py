"""What one player of Maria values more or less than another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp
from random import Random

SPREAD = 0.6  # how far thoughts about fortresses differ, as a power of e
BOLDNESS = 0.5  # the same of the fear of enemies and the wish to cover


@dataclass(frozen=True)
class Mind:
    caution: float = 1.0  # times: what enemies may do
    cover: float = 1.0  # times: what it is worth to protect
    cities: tuple[float, ...] = ()  # a factor for the worth of each fortress; none: all as they are


FIRST = Mind()
SENSIBLE = FIRST  # no repair that was tried has helped so far


def other(rng: Random, size: int) -> Mind:
    """A mind that sees the map differently."""
    cities = tuple([exp(SPREAD * rng.gauss(0.0, 1.0)) for _ in range(size)]) if rng.random() < 0.75 else ()
    caution, cover = exp(BOLDNESS * rng.gauss(0.0, 1.0)), exp(BOLDNESS * rng.gauss(0.0, 1.0))
    return replace(SENSIBLE, caution=caution, cover=cover, cities=cities)
