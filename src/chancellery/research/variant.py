"""Which game an environment plays, and what its end is worth to each seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from chancellery.kernel import BadInput, Match, Outcome

WIN, RANK = "win", "rank"
REWARDS = (WIN, RANK)
MOST = 32_767  # that a number of an observation can be: they are whole, and kept in 16 bits


@dataclass(frozen=True)
class Variant:
    """A game as it is set up, except its seed."""

    game: str
    scenario: str | None = None
    seats: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    rewards: str = WIN

    def __post_init__(self) -> None:
        if self.rewards not in REWARDS:
            raise BadInput("research-rewards", value=str(self.rewards)[:60], known=", ".join(REWARDS))

    def new(self, seed: int | str) -> Match:
        """The match of a seed; nobody chose its secret, so that it can be played again."""
        return Match.new(self.game, self.scenario, self.seats, seed, dict(self.options), nonce="research")

    def reward(self, outcome: Outcome, seats: int) -> list[float]:
        """What each seat gets when a match is over."""
        won = [float(seat in outcome.winners) for seat in range(seats)]
        if self.rewards == WIN:
            return won
        return ranked(outcome, seats) if 0 < sum(won) < seats else [2 * one - 1 for one in won]


def ranked(outcome: Outcome, seats: int) -> list[float]:
    """By place, 1 for the first to -1 for the last in equal steps; winners first, then scores; equals share."""
    scores = outcome.scores if len(outcome.scores) == seats else (0,) * seats
    standing = [(seat in outcome.winners, scores[seat]) for seat in range(seats)]
    found = []
    for own in standing:
        better = sum(other > own for other in standing)
        equal = sum(other == own for other in standing)
        found.append(1 - 2 * (better + (equal - 1) / 2) / (seats - 1))
    return found
