"""Which ways of playing a game share a net."""

from __future__ import annotations

from typing import Any, NamedTuple

from chancellery.bots.planning.guide import guide_of
from chancellery.kernel import Match, plugin

LEVEL = "level"  # the option that says how hard a scenario is: a net must know all its values


class Variant(NamedTuple):
    game: str
    scenario: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    def new(self, seed: str) -> Match:
        return Match.new(self.game, self.scenario, self.seats, seed, dict(self.options), nonce="training")

    @property
    def text(self) -> str:
        return " ".join([self.scenario, *[str(value) for _, value in self.options], "with", str(self.seats)])


def nets(game: str) -> dict[str, list[Variant]]:
    """The nets of a game, `package:file`, and the variants that each of them judges."""
    found: dict[str, list[Variant]] = {}
    of = plugin(game).game
    for scenario in of.scenarios:
        levels = [option.values for option in of.options if option.id == LEVEL and scenario.id in option.scenarios]
        settings: list[tuple[tuple[str, Any], ...]] = [((LEVEL, value),) for values in levels for value in values]
        for seats in scenario.seats:
            for options in settings or [()]:
                variant = Variant(game, scenario.id, seats, options)
                guide = guide_of(game, variant.new("1").definition)
                if guide is not None:
                    found.setdefault(guide.weights, []).append(variant)
    return found
