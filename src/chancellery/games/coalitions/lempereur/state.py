"""The state of a match of L'Empereur: that of the family, and the Napoleon cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from chancellery.games.coalitions.base.powers import FR, GB
from chancellery.games.coalitions.system.state import Realm
from chancellery.kernel import Hidden, Pile
from chancellery.kernel.plain import SLOTS

if TYPE_CHECKING:
    from chancellery.games.coalitions.lempereur.napoleon_cards import CardFace


@dataclass(slots=SLOTS, kw_only=True)  # type: ignore[literal-required]
class EmpireRealm(Realm):
    """Napoleon cards go by their numbers (12.5)."""

    napoleon_deck: list[int] = field(default_factory=list)  # face down, the top card last
    napoleon_discards: list[int] = field(default_factory=list)
    napoleon_card: int = 0  # the card that is being resolved

    @property
    def own(self) -> dict[int, CardFace]:
        """The Napoleon cards by their numbers."""
        return self.game.edition.own  # type: ignore[no-any-return]

    def seat_for(self, actor: int) -> int:
        """What the rules leave open for FR, the player of GB decides (K-12.0.3)."""
        return self.seat_of[GB if actor == FR else actor]

    def piles(self) -> list[Hidden]:
        return [*Realm.piles(self), Pile("napoleon", self.napoleon_deck, 0)]

    def copy(self) -> Self:
        new = Realm.copy(self)
        new.napoleon_deck, new.napoleon_discards = self.napoleon_deck[:], self.napoleon_discards[:]
        new.napoleon_card = self.napoleon_card
        return new
