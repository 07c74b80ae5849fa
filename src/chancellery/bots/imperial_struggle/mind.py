"""What one player of Imperial Struggle values more or less than another."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from chancellery.bots.personality import Temper
from chancellery.bots.planning.minds import factors

DEBTS: Final[tuple[float, ...]] = (0.2, 0.4, 0.4, 0.8, 1.5)  # prices of Debt that are worth a thought
SPREAD: Final = 0.8  # how far thoughts about spaces differ, as a power of e


@dataclass(frozen=True)
class Mind:
    debt: float = 0.4  # what a point of Debt costs in the long run
    treaty: float = 0.4
    war: float = 0.6  # times: what strength in the next War is worth
    advantages: float = 3.0  # times: what an Advantage is worth to who comes to hold it
    spaces: tuple[float, ...] = ()  # a factor for the worth of each space; none: all as they are
    france: int | None = 4  # what it is worth to play France, in Treaty Points for Britain; none: no opinion
    glory: float = 1.0  # times: what it is worth to take the opponent's flags off, and to be in conflict with him


FIRST: Final = Mind(war=1.0, advantages=1.0, france=None)
SENSIBLE: Final = Mind()


def other(rng: Random, size: int) -> Mind:
    """A mind that sees the map differently."""
    spaces = factors(rng, size, SPREAD)
    return replace(SENSIBLE, debt=rng.choice(DEBTS), spaces=spaces)


def tempered(mind: Mind, temper: Temper) -> Mind:
    """The mind of somebody of a temper. There is one opponent only: rivalry is the wish to take from him."""
    return replace(mind, debt=mind.debt * temper.thrift, glory=mind.glory * temper.glory * temper.rivalry)
