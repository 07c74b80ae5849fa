"""When the coach of a first match speaks in the family, and what he looks at: Morale, cards in hand, the battle."""

from __future__ import annotations

from collections.abc import Iterator

from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.movement import Movement
from chancellery.games.coalitions.system.state import Realm
from chancellery.kernel import Decision
from chancellery.table.coach import Coach

LOW = 1  # Morale that pays for one more card
WEAK = 2  # Morale with which nobody should look for a battle
POOR_HAND = 2  # cards


class FamilyCoach(Coach[Realm]):
    """One Round; what a game words differently comes before what the family says."""

    def round(self, s: Realm) -> int:
        return s.round

    def situations(self, s: Realm, decision: Decision) -> Iterator[str]:
        wording = s.game.edition.wording.removeprefix("-")
        for one in self._situations(s, decision):
            if wording:
                yield f"{one}-{wording}"
            yield one
        if wording:
            yield wording

    def _situations(self, s: Realm, decision: Decision) -> Iterator[str]:
        """All of it lies open, or is in the hand of the Power that decides."""
        power = decision.actor
        if s.morale[power] <= LOW:
            yield "spent"
        if s.morale[power] <= WEAK:
            yield "weary"
        if len(s.hands[power]) < POOR_HAND:
            yield "poor"
        for passage in s.stack:
            if isinstance(passage, Movement) and passage.power == power and passage.turns > 1:
                yield "again"
            if isinstance(passage, Battle):
                yield "attack" if s.ally[passage.attacker] >> power & 1 else "defend"
