"""Mobilisation (7.4): purchases one at a time, free cards, Corruption."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.coalitions.system import cards
from chancellery.games.coalitions.system.leadership import off_board
from chancellery.games.coalitions.system.state import HIGHEST_MORALE, MOST_TROOPS, Realm
from chancellery.games.coalitions.system.vocabulary import (
    ASK_PURCHASE,
    BUY_CARD,
    BUY_FORTRESS,
    BUY_MORALE,
    BUY_TROOP,
    DONE,
    FORTRESS_THERE,
    GENERAL_FULL,
    MORALE_HIGHEST,
    NO_CARD_TO_BUY,
    NO_FORTRESS_LEFT,
    NO_GARRISON_TO_FORTIFY,
    NO_GENERAL_TO_FILL,
    NO_TOKENS,
    TOO_LITTLE_MONEY,
)
from chancellery.kernel import REPEAT, SCRIPTS, Bars, Decision, Move, Procedure, Step, asks, does

PRICE: Final = 1  # K-7.4.1: a Troop, a Battle card, a point of Morale
PRICE_OF_FORTRESS: Final = 5


def room_for_troop(s: Realm, power: int) -> list[int]:
    """K-7.4.4, K-7.4.5: Generals on the map with fewer than 3 Troops."""
    return [g for g in s.game.generals[power] if s.where[g] >= 0 and s.troops[g] < MOST_TROOPS]


def offer_troops(s: Realm, decision: Decision, power: int) -> None:
    """K-7.4.4, K-7.4.5, K-R-21: where a General has room for a Troop, while there are tokens."""
    where, troops, places, full = s.where, s.troops, [], 0
    for general in s.game.generals[power]:
        t = where[general]
        if t >= 0:
            if troops[general] >= MOST_TROOPS:
                full |= 1 << t
            else:
                places.append(t)
    if places or s.explaining:
        sites = s.bars(s.stands[power], NO_GENERAL_TO_FILL).bar(full, GENERAL_FULL)
        decision.offer_in(places, BUY_TROOP, sites.unless(s.stock(power) > 0, NO_TOKENS))


def fortress_sites(s: Realm, power: int) -> Bars:
    """K-7.4.6 to K-7.4.8: Territories with a Garrison of the Power and no Fortress."""
    money = s.money[power]
    sites = s.bars(-1, NO_GARRISON_TO_FORTIFY).unless(s.fortresses_left() > 0, NO_FORTRESS_LEFT)
    sites.bar(s.fortress, FORTRESS_THERE).only(s.guards[power], NO_GARRISON_TO_FORTIFY)
    return sites if money >= PRICE_OF_FORTRESS else sites.bar(-1, TOO_LITTLE_MONEY.saying(money=money))


@dataclass
class Mobilisation(Procedure):
    power: int

    def purchases(self, s: Realm) -> list[Decision]:
        """K-7.4.14: one at a time in any order, each carried out at once."""
        return self.offered(s).or_else(DONE) if s.money[self.power] >= PRICE else []

    def offered(self, s: Realm) -> Decision:
        """What can be bought, without an end."""
        power, money = self.power, s.money[self.power]
        decision = s.decide(ASK_PURCHASE, power, money)
        offer_troops(s, decision, power)
        decision.add_if(cards.can_draw(s, power), BUY_CARD, NO_CARD_TO_BUY)
        decision.add_if(s.morale[power] < HIGHEST_MORALE, BUY_MORALE, MORALE_HIGHEST)
        if (money >= PRICE_OF_FORTRESS and s.fortresses_left()) or s.explaining:
            decision.offer(BUY_FORTRESS, fortress_sites(s, power))
        return decision

    def on_purchase(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        power, verb = self.power, move.of
        if verb is DONE:
            return None
        s.money[power] -= PRICE_OF_FORTRESS if verb is BUY_FORTRESS else PRICE
        s.emit("bought", power, move.verb, move.args[0] if move.args else -1, s.money[power])
        if verb is BUY_TROOP:
            s.troops[s.general_at(power, move.args[0])] += 1
        elif verb is BUY_CARD:
            cards.draw(s, power, "purchase")
        elif verb is BUY_MORALE:
            s.change_morale(power, 1, "purchase")
        else:
            s.fortress |= 1 << move.args[0]
        return REPEAT

    def free_cards(self, s: Realm) -> Step | None:
        """K-7.4.3: one for each General off board."""
        for _ in off_board(s, self.power):
            cards.draw(s, self.power, "off_board")
        return None

    def corruption(self, s: Realm) -> Step | None:
        """K-7.4.11: unspent Money returns to the supply."""
        if s.money[self.power] and self.power not in s.game.no_corruption:
            s.emit("corruption", self.power, s.money[self.power])
            s.money[self.power] = 0
        return None


FREE_CARDS: Final = does(Mobilisation.free_cards)
CORRUPTION: Final = does(Mobilisation.corruption)
SCRIPTS[Mobilisation] = [asks(Mobilisation.purchases, Mobilisation.on_purchase), FREE_CARDS, CORRUPTION]
