"""The state of a match of Raison d'État: that of the family, and the Holy Roman Empire (5.6)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from chancellery.games.coalitions.system.realm import NOBODY, Realm
from chancellery.kernel.plain import SLOTS

if TYPE_CHECKING:
    from chancellery.games.coalitions.raison_detat.definition import RaisonDEtat

SILENT = -1  # has not voted
ABSTAINED = -2


@dataclass(slots=SLOTS, kw_only=True)  # type: ignore[literal-required]
class ImperialRealm(Realm):
    game: RaisonDEtat = field(metadata={"shared": True})
    emperor: int = NOBODY  # the Power with the Crown (RD-2.1.6)
    votes: list[int] = field(default_factory=list)  # while an election runs: whom each Power voted for

    def copy(self) -> Self:
        new = Realm.copy(self)
        new.emperor, new.votes = self.emperor, self.votes[:]
        return new
