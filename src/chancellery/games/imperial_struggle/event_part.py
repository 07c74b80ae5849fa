"""One part of an Event that asks something, and the way from a card to its parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from chancellery.games.imperial_struggle.sides import SIDES
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.targets import Effect
from chancellery.kernel import Procedure
from chancellery.locale import Name


def listed(s: Struggle, side: int, card: int, path: list[int]) -> tuple[Effect, ...]:
    """A list of effects: of the base or the bonus of the card, then of an effect and option of a choice."""
    version = s.game.components.events[card].versions[side]
    found: Any = version.base if path[0] == 0 else version.bonus
    for at in range(1, len(path), 2):
        found = found[path[at]]["options"][path[at + 1]]
    return tuple(found)


@dataclass
class Part(Procedure):
    """An effect of a card; `path` leads to its list, and to its place there."""

    side: int
    card: int
    path: list[int]

    def effect(self, s: Struggle) -> Effect:
        return listed(s, self.side, self.card, self.path[:-1])[self.path[-1]]

    def reason(self, s: Struggle) -> str:
        """Why things happen: the card, by its id."""
        return s.game.components.events[self.card].id

    def name(self, s: Struggle) -> Name:
        name: Name = s.game.name_of("event", self.card)
        return name


def who(side: int, effect: Effect) -> int:
    """Whom an effect concerns."""
    named = effect["who"]
    if named in SIDES:
        return SIDES.index(named)
    return side if named == "self" else 1 - side
