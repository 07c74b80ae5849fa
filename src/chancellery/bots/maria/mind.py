"""What one player of Maria values more or less than another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from chancellery.bots.planning.minds import factor, factors

SPREAD: Final = 0.6  # how far thoughts about fortresses differ, as a power of e
BOLDNESS: Final = 0.5  # the same of the fear of enemies and the wish to cover


@dataclass(frozen=True)
class Mind:
    caution: float = 1.0  # times: what enemies may do
    cover: float = 1.0  # times: what it is worth to protect
    cities: tuple[float, ...] = ()  # a factor for the worth of each fortress; none: all as they are
    thrift: float = 1.0  # times: what a point of a tactical card costs
    glory: float = 1.0  # times: what a victory brings
    rivalry: float = 1.0  # times: what it is worth to take markers of others off


FIRST: Final = Mind()
SENSIBLE: Final = FIRST  # no repair that was tried has helped so far


def other(rng: Random, size: int) -> Mind:
    """A mind that sees the map differently."""
    cities = factors(rng, size, SPREAD)
    caution, cover = factor(rng, BOLDNESS), factor(rng, BOLDNESS)
    return replace(SENSIBLE, caution=caution, cover=cover, cities=cities)
