"""The state of a match: that of the family, and Prestige, Alliances, Trains, Action cards and own decks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from chancellery.games.coalitions.system.realm import NOBODY, Realm
from chancellery.kernel.plain import SLOTS

if TYPE_CHECKING:
    from chancellery.games.coalitions.realpolitik.definition import Realpolitik

NO_CARD = -1


@dataclass(slots=SLOTS, kw_only=True)  # type: ignore[literal-required]
class RealpolitikRealm(Realm):
    """What Realpolitik adds; the common deck and discard pile of the family stay empty."""

    game: Realpolitik = field(metadata={"shared": True})
    prestige: list[int] = field(default_factory=list)  # the Powers from left (highest) to right
    partner: list[int] = field(default_factory=list)  # the Power in an Alliance with each Power, or NOBODY
    token: int = 0  # steps of the Diplomacy Phase token above the bottom space
    rails: list[int] = field(default_factory=list)  # per Territory the set of those joined with it by a Train
    action_hand: list[int] = field(default_factory=list)  # per Power the set of Action cards in its hand
    action: list[int] = field(default_factory=list)  # the Action card each Power plays in this turn, or NO_CARD
    decks: list[list[int]] = field(default_factory=list)  # of each Power, the top card last
    discard_piles: list[list[int]] = field(default_factory=list)  # discard piles

    def __post_init__(self) -> None:
        """A fresh state: full decks, full Action hands, no Alliance and no Train; the Prestige order of the set-up."""
        game, powers = self.game, range(len(self.game.powers))
        self.deck = []
        self.decks = [list(game.printed_deck) for _ in powers]
        self.discard_piles = [[] for _ in powers]
        self.prestige = [game.map.power_of[name] for name in game.scenario["prestige"]]
        self.partner = [NOBODY for _ in powers]
        self.rails = [0] * game.map.size
        self.action_hand = [game.action_cards(power) for power in powers]
        self.action = [NO_CARD for _ in powers]

    def deck_of(self, power: int) -> list[int]:
        """RP-5.9.3: each Power draws from its own deck only."""
        return self.decks[power]

    def pile_of(self, power: int) -> list[int]:
        """RP-R-13: one discard pile per Power."""
        return self.discard_piles[power]

    def copy(self) -> Self:
        new = Realm.copy(self)
        new.prestige, new.partner, new.token = self.prestige[:], self.partner[:], self.token
        new.rails, new.action_hand, new.action = self.rails[:], self.action_hand[:], self.action[:]
        new.decks, new.discard_piles = [row[:] for row in self.decks], [row[:] for row in self.discard_piles]
        return new
