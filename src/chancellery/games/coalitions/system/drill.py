"""Drill (7.1): draw one Battle card, then discard one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.coalitions.system import cards
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.vocabulary import (
    ASK_DRILL,
    ASK_DRILL_DISCARD,
    CARD_NOT_HELD,
    DECLINE,
    DISCARD,
    DRILL,
)
from chancellery.kernel import LEAVE, SCRIPTS, Decision, Move, Procedure, Step, asks, does


@dataclass
class Drill(Procedure):
    power: int

    def begin(self, s: Realm) -> Step | None:
        """K-R-19: without a draw there is no discard."""
        return None if cards.can_draw(s, self.power) else LEAVE

    def offer(self, s: Realm) -> list[Decision]:
        return [s.decide(ASK_DRILL, self.power).add(DRILL).add(DECLINE)]

    def on_offer(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if move.of is DECLINE:  # K-7.0.1
            s.emit("declined", self.power, "drill")
            return LEAVE
        cards.draw(s, self.power, "drill")
        return None

    def only_card(self, s: Realm) -> Step | None:
        """K-7.1.2: the card just drawn where the hand was empty. Equal cards are asked about: they are secret."""
        hand = s.hands[self.power]
        if len(hand) > 1:
            return None
        cards.discard(s, self.power, hand[0], "drill")
        return LEAVE

    def discard(self, s: Realm) -> list[Decision]:
        """K-7.1.2: compulsory, and the card just drawn may be the one."""
        decision = s.decide(ASK_DRILL_DISCARD, self.power)
        decision.offer(DISCARD, cards.held(s, self.power, NOT_DRILLED))
        return [decision]

    def on_discard(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        cards.discard(s, self.power, move.args[0], "drill")
        return None


NOT_DRILLED: Final = CARD_NOT_HELD.by(ASK_DRILL_DISCARD.rule)
SCRIPTS[Drill] = [
    does(Drill.begin),
    asks(Drill.offer, Drill.on_offer),
    does(Drill.only_card),
    asks(Drill.discard, Drill.on_discard),
]
