"""Drill (7.1): draw one Battle card, then discard one."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.system import cards
from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import DONE, Decision, Move, Procedure
from chancellery.kernel.procedure import Result


@dataclass(slots=True)
class Drill(Procedure):
    power: int

    def offer(self, s: Realm) -> Result:
        if not cards.can_draw(s, self.power):  # K-R-19: no draw, so no discard
            return DONE
        moves = s.game.moves
        return Decision(s.seat_of[self.power], "drill", "K-7.1.1", [moves.drill, moves.decline], self.power)

    def on_drill(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move is s.game.moves.decline:  # K-7.0.1
            s.emit("declined", self.power, "drill")
            return DONE
        cards.draw(s, self.power, "drill")
        return None

    def discard(self, s: Realm) -> Result:
        """K-7.1.2: compulsory, and the card just drawn may be the one; it is where the hand was empty."""
        if len(s.hands[self.power]) == 1:  # equal cards are asked about: how many values a hand has is secret
            cards.discard(s, self.power, s.hands[self.power][0], "drill")
            return None
        options = cards.discard_options(s, self.power)
        return Decision(s.seat_of[self.power], "drill_discard", "K-7.1.2", options, self.power)

    def on_drill_discard(self, s: Realm, decision: Decision, move: Move) -> Result:
        cards.discard(s, self.power, move.args[0], "drill")
        return None

    steps = (offer, discard)
