"""Which ways of playing a game share a net."""

from __future__ import annotations

from typing import NamedTuple

from chancellery.bots.planning.guide import guide_of
from chancellery.kernel import Match, plugin


class Variant(NamedTuple):
    game: str
    scenario: str
    seats: int

    def new(self, seed: str) -> Match:
        return Match.new(self.game, self.scenario, self.seats, seed, nonce="training")


def nets(game: str) -> dict[str, list[Variant]]:
    """The nets of a game, `package:file`, and the variants that each of them judges."""
    found: dict[str, list[Variant]] = {}
    for scenario in plugin(game).game.scenarios:
        for seats in scenario.seats:
            variant = Variant(game, scenario.id, seats)
            guide = guide_of(game, variant.new("1").definition)
            if guide is not None:
                found.setdefault(guide.weights, []).append(variant)
    return found
