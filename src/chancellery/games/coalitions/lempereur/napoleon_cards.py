"""Napoleon cards (12.5): Morale for the weakest, then the top card tells where French Generals attack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.ending import gain_influence
from chancellery.games.coalitions.lempereur.placing import BEGIN, OFFENSIVE, Candidate, FrenchOffensive
from chancellery.games.coalitions.lempereur.set_up import GRAND_COALITION
from chancellery.games.coalitions.lempereur.state import EmpireRealm
from chancellery.games.coalitions.lempereur.vocabulary import (
    ASK_LOWEST_MORALE,
    ASK_SOURCE,
    ENCOURAGE,
    NOT_LOWEST_MORALE,
)
from chancellery.games.coalitions.system.board import Board
from chancellery.games.coalitions.system.state import HIGHEST_MORALE
from chancellery.kernel import SCRIPTS, Decision, Move, Question, Step, asks, does

SOURCES: Final = ("off_board", "french_home", "paris", "uncontested", "contested", "coalition_home", "blue")  # K-12.5.9


@dataclass(frozen=True)
class CardFace:
    """K-12.5.4: what a Napoleon card shows: number, name, targets in their order, and Territories for orientation."""

    number: int
    name: str
    targets: tuple[int, ...]
    others: tuple[int, ...]


def read_cards(data: Iterable[Mapping[str, Any]], board: Board) -> dict[int, CardFace]:
    """The Napoleon cards of decks.toml, by number."""
    cards = {}
    for one in data:
        roles = {
            role: tuple(board.territory(t["id"]).index for t in one["territories"] if t["role"] == role)
            for role in ("attack", "other")
        }
        cards[one["number"]] = CardFace(one["number"], one["name"], roles["attack"], roles["other"])
    return cards


@dataclass
class NapoleonCard(FrenchOffensive):
    """One Napoleon card, from K-12.5.1 to the last battle."""

    # -- step 1

    def lowest_morale(self, s: EmpireRealm) -> list[Decision]:
        """K-12.5.1: before the card is revealed, the Power with the lowest Morale gains 1."""
        lowest = min(s.morale[power] for power in GRAND_COALITION)
        if lowest == HIGHEST_MORALE:
            return []
        decision = s.decide(ASK_LOWEST_MORALE, FR)
        tied = [power for power in GRAND_COALITION if s.morale[power] == lowest]
        decision.offer_in(tied, ENCOURAGE, s.bars(sum(1 << power for power in tied), NOT_LOWEST_MORALE))
        return [decision]

    def on_lowest_morale(self, s: EmpireRealm, decision: Decision, move: Move) -> Step | None:
        power = move.args[0]
        s.emit("lowest_morale", tuple(option.args[0] for option in decision.options), s.morale[power])
        s.change_morale(power, 1, "lowest")
        return None

    # -- step 2

    def reveal(self, s: EmpireRealm) -> Step | None:
        """K-12.5.2, K-12.5.3: the top card; an exhausted deck is made anew from the discards."""
        if not s.napoleon_deck:
            s.napoleon_deck, s.napoleon_discards = sorted(s.napoleon_discards), []
            s.shuffle(s.napoleon_deck)
            s.emit("napoleon_reshuffle", len(s.napoleon_deck))
        s.napoleon_card = s.napoleon_deck.pop()
        s.revealed = True
        card = s.own[s.napoleon_card]
        self.targets = list(card.targets)
        s.emit("napoleon_card", card.number, card.name, card.targets)
        return None

    def check(self, s: EmpireRealm) -> Step | None:
        """K-12.5.5, K-12.5.6: each target scores if it has a French Garrison, else it is attacked."""
        standing = {t: self.reserve(s, t) for t in self.targets if s.garrison[t] != FR}  # K-12.5.15: first of all
        for t in self.targets:
            if s.garrison[t] == FR:
                points = s.game.map.value[t]
                s.emit("target_scored", t, points)
                gain_influence(s, points, "target", t)
                if s.outcome is not None:
                    return None
            elif standing[t] >= 0:
                s.emit("target_standing", t)
                self.arrived(s, standing[t], t)
            else:
                s.emit("target_attacked", t)
                self.unserved.append(t)
        return None

    # -- placing

    def order(self) -> tuple[str, ...]:
        return SOURCES

    def question(self) -> Question:
        return ASK_SOURCE

    def tell(
        self, s: EmpireRealm, target: int, source: str, found: tuple[Candidate, ...], start: int, equal: int
    ) -> None:
        s.emit("source", target, source, found, start, equal)

    def skipped(self, s: EmpireRealm, target: int) -> None:
        s.emit("target_skipped", target)

    def arrived(self, s: EmpireRealm, general: int, target: int) -> None:
        self.fill_up(s, general)
        self.meet(s, general, target, garrison=True)

    # -- the end

    def discard(self, s: EmpireRealm) -> Step | None:
        s.napoleon_discards.append(s.napoleon_card)
        s.napoleon_card = 0
        return None


SCRIPTS[NapoleonCard] = [
    asks(NapoleonCard.lowest_morale, NapoleonCard.on_lowest_morale),
    does(NapoleonCard.reveal),
    BEGIN,
    does(NapoleonCard.check),
    *OFFENSIVE,
    does(NapoleonCard.discard),
]
