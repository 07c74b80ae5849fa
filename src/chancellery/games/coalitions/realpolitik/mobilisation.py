"""Mobilisation (8.2): free Trains, free cards, Generals, purchases, Corruption."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.coalitions.realpolitik.state import RealpolitikRealm
from chancellery.games.coalitions.realpolitik.trains import CommonTrain, asked_for, lay, offer_trains, trains_left
from chancellery.games.coalitions.realpolitik.vocabulary import ASK_FREE_TRAIN, ASK_GENERALS, BUY_TRAIN, TRAIN
from chancellery.games.coalitions.system.leadership import offer_placing, offer_taking_off, place_or_take_off
from chancellery.games.coalitions.system.mobilisation import CORRUPTION, FREE_CARDS, PRICE, Mobilisation
from chancellery.games.coalitions.system.vocabulary import DONE, NOT_BOTH, PLACE, TAKE_OFF
from chancellery.kernel import REPEAT, SCRIPTS, Decision, Move, Step, asks, does

FREE_TRAINS: Final = 2  # RP-8.2.2


@dataclass
class RailMobilisation(Mobilisation):
    """RP-8.2.1: the steps in this order; each is optional but the draw."""

    supply: int = 0  # Trains left when the action began
    generals: str = ""  # what is done with Generals: place or take_off, never both (RP-8.2.6)

    def begin(self, s: RealpolitikRealm) -> Step | None:
        s.refused = []
        self.supply = trains_left(s)
        return None

    def free_trains(self, s: RealpolitikRealm) -> list[Decision]:
        """RP-8.2.2: up to 2; a refused request uses up none of them (RP-R-22)."""
        left = trains_left(s)
        free = FREE_TRAINS - (self.supply - left)
        if not left or not free:
            return []
        decision = s.decide(ASK_FREE_TRAIN, self.power, min(free, left))
        offer_trains(s, decision, TRAIN, left)
        return decision.or_else(DONE)

    def on_free_train(self, s: RealpolitikRealm, decision: Decision, move: Move) -> Step | None:
        return None if move.of is DONE else self._train(s, move, 0)

    def _train(self, s: RealpolitikRealm, move: Move, price: int) -> Step | None:
        a, b = move.args
        if asked_for(s, self.power, (a, b)) < 0:
            lay(s, self.power, (a, b), price)
        else:
            s.call(CommonTrain(self.power, a, b, price))
        return REPEAT

    def place_or_take_off(self, s: RealpolitikRealm) -> list[Decision]:
        """RP-8.2.5, RP-8.2.6: any number of Generals, but only one of the two."""
        decision = s.decide(ASK_GENERALS, self.power)
        if self.generals != "take_off":
            offer_placing(s, decision, self.power)
        else:
            decision.refuse(PLACE, NOT_BOTH)
        if self.generals != "place":
            offer_taking_off(s, decision, self.power)
        else:
            decision.refuse(TAKE_OFF, NOT_BOTH)
        return decision.or_else(DONE)

    def on_generals(self, s: RealpolitikRealm, decision: Decision, move: Move) -> Step | None:
        if move.of is DONE:
            return None
        self.generals = move.verb
        place_or_take_off(s, self.power, move)
        return REPEAT

    def purchases_and_trains(self, s: RealpolitikRealm) -> list[Decision]:
        """RP-8.2.12: as in the system, and Trains."""
        if s.money[self.power] < PRICE:
            return []
        decision = self.offered(s)
        offer_trains(s, decision, BUY_TRAIN, trains_left(s))
        return decision.or_else(DONE)

    def on_purchase_or_train(self, s: RealpolitikRealm, decision: Decision, move: Move) -> Step | None:
        return self._train(s, move, PRICE) if move.of is BUY_TRAIN else self.on_purchase(s, decision, move)


SCRIPTS[RailMobilisation] = [
    does(RailMobilisation.begin),
    asks(RailMobilisation.free_trains, RailMobilisation.on_free_train),
    FREE_CARDS,
    asks(RailMobilisation.place_or_take_off, RailMobilisation.on_generals),
    asks(RailMobilisation.purchases_and_trains, RailMobilisation.on_purchase_or_train),
    CORRUPTION,
]
