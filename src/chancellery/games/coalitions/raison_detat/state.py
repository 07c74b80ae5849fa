"""The state of a match of Raison d'État: that of the family, and the Holy Roman Empire (5.6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Self

from chancellery.games.coalitions.raison_detat.powers import Sides
from chancellery.games.coalitions.system.state import NOBODY, Realm
from chancellery.kernel.plain import SLOTS

SILENT: Final = -1  # has not voted
ABSTAINED: Final = -2


@dataclass(frozen=True)
class Empire:
    """What is fixed for a match besides what the family has."""

    sides: Sides
    permanent: Mapping[str, str]  # Minor Powers with a permanent controller
    austria: int
    electors: int  # RD-8.2.1, RD-8.2.2: the set of Elector Territories
    unlimited: frozenset[int]  # RD-12.7.2, RD-R-32: the Powers that give each other without limit

    def unlimited_gifts(self, giver: int) -> frozenset[int]:
        """To whom a Power may give without limit."""
        return self.unlimited if giver in self.unlimited else frozenset()


@dataclass(slots=SLOTS, kw_only=True)  # type: ignore[literal-required]
class ImperialRealm(Realm):
    emperor: int = NOBODY  # the Power with the Crown (RD-2.1.6)
    votes: list[int] = field(default_factory=list)  # while an election runs: whom each Power voted for

    def __post_init__(self) -> None:
        self.votes = [SILENT] * len(self.status)

    @property
    def own(self) -> Empire:
        return self.game.edition.own  # type: ignore[no-any-return]

    def copy(self) -> Self:
        new = Realm.copy(self)
        new.emperor, new.votes = self.emperor, self.votes[:]
        return new
