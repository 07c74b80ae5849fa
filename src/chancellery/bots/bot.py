"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from chancellery.kernel import Decision, Match, Move


class Bot(Protocol):
    """Chooses for a seat. It may use what the seat may know, and the chance it is given, and nothing else."""

    @property
    def name(self) -> str: ...

    def choose(self, match: Match, seat: int, rng: Random) -> Move:
        """One of the options of the seat's first open decision."""
        ...


def own_decision(match: Match, seat: int) -> Decision:
    """The first open decision of the seat."""
    for decision in match.decisions:
        if decision.seat == seat:
            return decision
    raise ValueError(f"seat {seat} has nothing to decide")
