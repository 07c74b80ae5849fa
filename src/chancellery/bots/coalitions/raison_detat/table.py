"""What one Power may know in Raison d'État: the Empire, and what it is about to give away."""

from __future__ import annotations

from chancellery.bots.coalitions.judgement import Judgement
from chancellery.bots.coalitions.table import Table
from chancellery.games.coalitions.raison_detat.election import totals, votes_of
from chancellery.games.coalitions.raison_detat.gifts import Gifts
from chancellery.games.coalitions.raison_detat.state import SILENT, ImperialRealm


class ImperialTable(Table):
    """The table with the Crown and the votes of the Electors."""

    def __init__(self, s: ImperialRealm, me: int, seat: int, judgement: Judgement) -> None:
        super().__init__(s, me, seat, judgement)
        self._own = s
        self.emperor, self.electors = s.emperor, s.own.electors

    def votes(self, power: int) -> int:
        """The votes of a Power."""
        return votes_of(self._own, power)

    @property
    def received(self) -> list[int]:
        """The votes each Power has received in the election that is going on."""
        return totals(self._own)

    def voted(self, power: int) -> bool:
        return self._own.votes[power] != SILENT

    def electors_of(self, major: int) -> int:
        """The set of Elector Territories under control of a player's Powers."""
        found = 0
        for power in self.powers:
            if self.major[power] == major:
                found |= self.control[power]
        return found & self.electors

    @property
    def promised(self) -> int:
        """The number of our cards that are on offer."""
        gifts = self._own.running(Gifts)
        return sum(map(len, gifts.cards)) if gifts is not None else 0
