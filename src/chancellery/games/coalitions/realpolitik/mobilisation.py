"""Mobilisation (8.2): free Trains, free cards, Generals, purchases, Corruption."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, cast

from chancellery.games.coalitions.realpolitik.realm import RealpolitikRealm
from chancellery.games.coalitions.realpolitik.trains import CommonTrain, asks, borders, lay, trains_left
from chancellery.games.coalitions.system.leadership import place, placing_options, take_off
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.mobilisation import PRICE, Mobilisation
from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import AGAIN, Decision, Move
from chancellery.kernel.procedure import OldStep, Result

FREE_TRAINS = 2  # RP-8.2.2


@dataclass(slots=True)
class RailMobilisation(Mobilisation):
    """RP-8.2.1: the steps in this order; each is optional but the draw."""

    supply: int = 0  # Trains left when the action began
    generals: str = ""  # what is done with Generals: place or take_off, never both (RP-8.2.6)

    def begin(self, s: RealpolitikRealm) -> Result:
        s.refused = []
        self.supply = trains_left(s)
        return None

    def free_trains(self, s: RealpolitikRealm) -> Result:
        """RP-8.2.2: up to 2; a refused request uses up none of them (RP-R-22)."""
        left = trains_left(s)
        free = FREE_TRAINS - (self.supply - left)
        if not left or not free:
            return None
        options = [s.game.train_moves[border] for border in borders(s, self.power)]
        if not options:
            return None
        options.append(s.game.moves.done)
        return Decision(s.seat_of[self.power], "free_train", "RP-8.2.2", options, self.power, (min(free, left),))

    def on_free_train(self, s: RealpolitikRealm, decision: Decision, move: Move) -> Result:
        return None if move.verb == "done" else self._train(s, move, 0)

    def _train(self, s: RealpolitikRealm, move: Move, price: int) -> Result:
        a, b = move.args
        if asks(s, self.power, (a, b)) < 0:
            lay(s, self.power, (a, b), price)
            return AGAIN
        self.at -= 1
        return CommonTrain(self.power, a, b, price)

    def place_or_take_off(self, s: RealpolitikRealm) -> Result:
        """RP-8.2.5, RP-8.2.6: any number of Generals, but only one of the two."""
        options: list[Move] = []
        if self.generals != "take_off":
            options += placing_options(s, self.power)
        if self.generals != "place":
            options += [s.game.moves.take_off[t] for t in bits(s.stands[self.power])]
        if not options:
            return None
        options.append(s.game.moves.done)
        return Decision(s.seat_of[self.power], "generals", "RP-8.2.5", options, self.power)

    def on_generals(self, s: RealpolitikRealm, decision: Decision, move: Move) -> Result:
        if move.verb == "done":
            return None
        self.generals = move.verb
        if move.verb == "take_off":
            take_off(s, self.power, move.args[0])
        else:
            place(s, self.power, move)
        return AGAIN

    def purchases(self, s: Realm) -> Result:
        """RP-8.2.12: as in the system, and Trains."""
        asked = super(RailMobilisation, self).purchases(s)
        s = cast(RealpolitikRealm, s)
        if not s.money[self.power] or not trains_left(s):
            return asked
        options = [s.game.buy_train_moves[border] for border in borders(s, self.power)]
        if not options:
            return asked
        others = asked.options[:-1] if isinstance(asked, Decision) else []
        about = (s.money[self.power],)
        options = [*others, *options, s.game.moves.done]
        return Decision(s.seat_of[self.power], "purchase", "RP-8.2.12", options, self.power, about)

    def on_purchase(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb == "buy_train":
            return self._train(cast(RealpolitikRealm, s), move, PRICE)
        return super(RailMobilisation, self).on_purchase(s, decision, move)

    steps: ClassVar[tuple[OldStep, ...]] = (
        begin,
        free_trains,
        Mobilisation.free_cards,
        place_or_take_off,
        purchases,
        Mobilisation.corruption,
    )
