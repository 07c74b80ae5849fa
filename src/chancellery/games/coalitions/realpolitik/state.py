"""The state of a match: that of the family, and Prestige, Alliances, Trains, Action cards and own decks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Self

from chancellery.games.coalitions.system.state import NOBODY, Realm
from chancellery.kernel.plain import SLOTS

NO_CARD: Final = -1


@dataclass(frozen=True)
class Table:
    """What is fixed for a match besides what the family has."""

    top: int  # RP-R-07: steps of the Diplomacy Phase token from the bottom of its track
    action_cards: Sequence[int]  # RP-5.1.1: the set of Action cards of each Power


@dataclass(slots=SLOTS, kw_only=True)  # type: ignore[literal-required]
class RealpolitikRealm(Realm):
    """What Realpolitik adds; the common deck and discard pile of the family stay empty."""

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
        self.decks = [list(self.deck) for _ in powers]
        self.deck = []
        self.discard_piles = [[] for _ in powers]
        self.prestige = [game.map.power_of[name] for name in game.scenario["prestige"]]
        self.partner = [NOBODY for _ in powers]
        self.rails = [0] * game.map.size
        self.action_hand = list(self.own.action_cards)
        self.action = [NO_CARD for _ in powers]

    @property
    def own(self) -> Table:
        return self.game.edition.own  # type: ignore[no-any-return]

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
