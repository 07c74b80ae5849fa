"""What one player of the family values more or less than another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp
from random import Random

from chancellery.bots.personality import Temper

SPREAD = 0.6  # how far thoughts about Territories differ, as a power of e
BOLDNESS = 0.5  # the same of the fear of defeat and of what is spent


@dataclass(frozen=True)
class Mind:
    caution: float = 1.0  # times: what a defeat costs
    fear: float = 1.0  # times: how likely enemies are to attack
    thrift: float = 1.0  # times: what Troops, cards and Morale are worth
    watchful: bool = True  # whether all Powers close to victory are watched, not only the first of them
    grant_menace: float = 3.0  # what an extra Movement Turn brings the mover, in points
    grant_winner: float = 15.0  # what it costs an Arbiter to grant to a Power close to victory: the match
    territories: tuple[float, ...] = ()  # a factor for the worth of each Territory; none: all as they are
    glory: float = 1.0  # times: what a victory brings
    rivalry: float = 1.0  # times: what a point for another Power costs


FIRST = Mind(watchful=False, grant_menace=1.2, grant_winner=2.0)
SENSIBLE = Mind()


def other(rng: Random, size: int) -> Mind:
    """A mind that sees the map differently."""
    territories = tuple([exp(SPREAD * rng.gauss(0.0, 1.0)) for _ in range(size)]) if rng.random() < 0.75 else ()
    caution, thrift = exp(BOLDNESS * rng.gauss(0.0, 1.0)), exp(BOLDNESS * rng.gauss(0.0, 1.0))
    mind = SENSIBLE
    return replace(mind, caution=mind.caution * caution, thrift=mind.thrift * thrift, territories=territories)


def tempered(mind: Mind, temper: Temper) -> Mind:
    """The mind of somebody of a temper."""
    return replace(
        mind,
        caution=mind.caution * temper.caution,
        thrift=mind.thrift * temper.thrift,
        glory=mind.glory * temper.glory,
        rivalry=mind.rivalry * temper.rivalry,
    )
