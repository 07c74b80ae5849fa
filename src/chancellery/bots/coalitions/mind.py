"""What one player of the family values more or less than another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from chancellery.bots.planning.minds import factor, factors
from chancellery.bots.pledge import Kind, Pledge, pledged

SPREAD: Final = 0.6  # how far thoughts about Territories differ, as a power of e
BOLDNESS: Final = 0.5  # the same of the fear of defeat and of what is spent


@dataclass(frozen=True)
class Mind:
    caution: float = 1.0  # times: what a defeat costs
    thrift: float = 1.0  # times: what Troops, cards and Morale are worth
    watchful: bool = True  # whether it sees all Powers that can win at once, not only the likely winner
    territories: tuple[float, ...] = ()  # a factor for the worth of each Territory; none: all as they are
    glory: float = 1.0  # times: what a victory brings
    rivalry: float = 1.0  # times: what a point for another Power costs
    pledges: tuple[Pledge, ...] = ()  # what it has given its word for

    def word(self, kind: Kind, to: int = -1, about: int = -1) -> float:
        """How much its word weighs for something, to a Power and about a thing; nothing: it gave none."""
        return pledged(self.pledges, kind, to, about) if self.pledges else 0.0


FIRST: Final = Mind(watchful=False)
SENSIBLE: Final = Mind()


def other(rng: Random, size: int) -> Mind:
    """A mind that sees the map differently."""
    territories = factors(rng, size, SPREAD)
    caution, thrift = factor(rng, BOLDNESS), factor(rng, BOLDNESS)
    mind = SENSIBLE
    return replace(mind, caution=mind.caution * caution, thrift=mind.thrift * thrift, territories=territories)
