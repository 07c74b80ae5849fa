"""How strong somebody plays: OpenSkill's Plackett-Luce model, for any number of players in seats that are not equal.

What counts at the table is the strength of the player plus that of the seat. So the seats of each scenario are rated
beside the players: who wins with a seat that usually loses gains more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

MU: Final = 25.0
SIGMA: Final = MU / 3
SEAT_SIGMA: Final = MU / 12  # seats differ, but less than players
STEADY: Final = 6.5  # below this sigma a rating is steady: after 10 to 20 matches
SCALE: Final = 40.0  # shown numbers: a beginner has 1500
SHOWN: Final = 1500.0
_MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA)


@dataclass(frozen=True, slots=True)
class Strength:
    """What the model believes: the middle, and how sure it is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        return round(SHOWN + SCALE * (self.mu - MU))

    @property
    def deviation(self) -> int:
        """Two out of three are within it."""
        return round(SCALE * self.sigma)

    @property
    def steady(self) -> bool:
        return self.sigma < STEADY


NEW_SEAT: Final = Strength(0.0, SEAT_SIGMA)


def rate(
    players: Sequence[Strength], seats: Sequence[Strength], places: Sequence[int]
) -> tuple[list[Strength], list[Strength]]:
    """The strengths of players and seats after a match; equal places are a draw between them."""
    teams = [
        [_MODEL.create_rating([one.mu, one.sigma]), _MODEL.create_rating([seat.mu, seat.sigma])]
        for one, seat in zip(players, seats, strict=True)
    ]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    made = [[Strength(one.mu, one.sigma) for one in team] for team in after]
    return [player for player, _ in made], [seat for _, seat in made]
