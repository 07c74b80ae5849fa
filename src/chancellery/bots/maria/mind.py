"""What one player of Maria values more or less than another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from chancellery.bots.planning.minds import factor, factors
from chancellery.games.maria.map import Atlas
from chancellery.kernel.sets import bits

SPREAD: Final = 0.6  # how far thoughts about fortresses differ, as a power of e
THEATRE: Final = 0.8  # how far intents differ about whole theatres of war
BOLDNESS: Final = 0.5  # the same of the fear of enemies and the wish to cover


@dataclass(frozen=True)
class Mind:
    caution: float = 1.0  # times: what enemies may do
    cover: float = 1.0  # times: what it is worth to protect
    cities: tuple[float, ...] = ()  # a factor for the worth of each fortress; none: all as they are
    thrift: float = 1.0  # times: what a point of a tactical card costs
    glory: float = 1.0  # times: what a victory brings
    rivalry: float = 1.0  # times: what it is worth to take markers of others off
    trusting: bool = False  # whether enemies who keep a truce are no danger


FIRST: Final = Mind()
SENSIBLE: Final = replace(FIRST, trusting=True)


def theatres(atlas: Atlas) -> list[int]:
    """For every city the major fortress that is nearest: what lies around one is a theatre of war."""
    majors = [*bits(atlas.major)]
    return [min(majors, key=lambda major: (atlas.distances(major)[city], major)) for city in range(atlas.size)]


def intent(rng: Random, around: list[int]) -> Mind:
    """A mind that is set on some theatres more than on others, on gaining or on keeping, on fighting or on caution."""
    weight = {major: factor(rng, THEATRE) for major in sorted(set(around))}
    odd = factors(rng, len(around), SPREAD / 2, 1.0)
    cities = tuple([weight[major] * one for major, one in zip(around, odd)])
    return replace(
        SENSIBLE, caution=factor(rng, THEATRE), cover=factor(rng, THEATRE), glory=factor(rng, BOLDNESS), cities=cities
    )


def other(rng: Random, size: int) -> Mind:
    """A mind that sees the map differently."""
    cities = factors(rng, size, SPREAD)
    caution, cover = factor(rng, BOLDNESS), factor(rng, BOLDNESS)
    return replace(SENSIBLE, caution=caution, cover=cover, cities=cities)
