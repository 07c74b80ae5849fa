"""Mobilisation (7.4): purchases one at a time, free cards, Corruption."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from chancellery.games.coalitions.system import cards
from chancellery.games.coalitions.system.leadership import off_board
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.realm import HIGHEST_MORALE, MOST_TROOPS, Realm
from chancellery.kernel import AGAIN, Decision, Move, Procedure
from chancellery.kernel.procedure import OldStep, Result

PRICE = 1  # K-7.4.1: a Troop, a Battle card, a point of Morale
PRICE_OF_FORTRESS = 5


def room_for_troop(s: Realm, power: int) -> list[int]:
    """K-7.4.4, K-7.4.5: Generals on the map with fewer than 3 Troops."""
    return [g for g in s.game.generals[power] if s.where[g] >= 0 and s.troops[g] < MOST_TROOPS]


def fortress_sites(s: Realm, power: int) -> list[int]:
    """K-7.4.6, K-7.4.7: Territories with a Garrison of the Power and no Fortress."""
    return [t for t in bits(s.control[power] & ~s.fortress) if s.garrison[t] == power]


@dataclass(slots=True)
class Mobilisation(Procedure):
    power: int

    def purchases(self, s: Realm) -> Result:
        """K-7.4.14: one at a time in any order, each carried out at once."""
        power, money, moves = self.power, s.money[self.power], s.game.moves
        options: list[Move] = []
        if money >= PRICE:
            if s.stock(power) > 0:  # K-R-21
                options += [moves.buy_troop[s.where[g]] for g in room_for_troop(s, power)]
            if cards.can_draw(s, power):
                options.append(moves.buy_card)
            if s.morale[power] < HIGHEST_MORALE:
                options.append(moves.buy_morale)
            if money >= PRICE_OF_FORTRESS and s.fortresses_left():  # K-7.4.8
                options += [moves.buy_fortress[t] for t in fortress_sites(s, power)]
        if not options:
            return None
        options.append(moves.done)
        return Decision(s.seat_of[power], "purchase", "K-7.4.1", options, power, (money,))

    def on_purchase(self, s: Realm, decision: Decision, move: Move) -> Result:
        power, verb = self.power, move.verb
        if verb == "done":
            return None
        s.money[power] -= PRICE_OF_FORTRESS if verb == "buy_fortress" else PRICE
        s.emit("bought", power, verb, move.args[0] if move.args else -1, s.money[power])
        if verb == "buy_troop":
            s.troops[s.general_at(power, move.args[0])] += 1
        elif verb == "buy_card":
            cards.draw(s, power, "purchase")
        elif verb == "buy_morale":
            s.change_morale(power, 1, "purchase")
        else:
            s.fortress |= 1 << move.args[0]
        return AGAIN

    def free_cards(self, s: Realm) -> Result:
        """K-7.4.3: one for each General off board."""
        for _ in off_board(s, self.power):
            cards.draw(s, self.power, "off_board")
        return None

    def corruption(self, s: Realm) -> Result:
        """K-7.4.11: unspent Money returns to the supply."""
        if s.money[self.power] and self.power not in s.game.no_corruption:
            s.emit("corruption", self.power, s.money[self.power])
            s.money[self.power] = 0
        return None

    steps: ClassVar[tuple[OldStep, ...]] = (purchases, free_cards, corruption)
