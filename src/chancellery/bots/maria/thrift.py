"""Tactical cards as money (8): payments, discards, recruits, subsidies."""

from __future__ import annotations

from typing import Final

from chancellery.bots.maria.table import Table
from chancellery.games.maria import cards
from chancellery.games.maria.components import RESERVE
from chancellery.games.maria.powers import BAVARIA
from chancellery.games.maria.supply import toll
from chancellery.games.maria.winter import ARMY_PRICE
from chancellery.kernel import Decision, Move

RESERVE_COST: Final = 14.0
KEPT: Final = 0.4  # part of the hand that is kept for battles


def cost(table: Table, card: int) -> float:
    """What a card is worth to us: more where its suit is long and strong, a Reserve most."""
    suit = cards.suit(card)
    if suit < 0:
        return RESERVE_COST
    strong = sum(cards.value(other) for other in table.hand() if cards.suit(other) == suit)
    return cards.value(card) * (1.0 + 0.01 * strong)


def cheapest(table: Table, price: int, most: int) -> list[int]:
    """The cards that pay a price at the least loss, none of them worth more than `most`."""
    best: dict[int, tuple[float, list[int]]] = {0: (0.0, [])}
    for card in table.hand():
        n = min(cards.value(card), most) if cards.suit(card) < 0 else cards.value(card)
        if n > most:
            continue
        loss = cost(table, card)
        for paid, (spent, used) in sorted(best.items(), reverse=True):
            if paid < price:
                total = min(price + cards.MOST_RESERVE + 2, paid + n)
                if total not in best or best[total][0] > spent + loss:
                    best[total] = (spent + loss, [*used, card])
    enough = [found for paid, found in best.items() if paid >= price]
    return min(enough)[1] if enough else []


def payment(table: Table, decision: Decision) -> Move:
    """The cards that we miss least; where not all payments are listed, one by one in falling order of value."""
    whole = [move for move in decision.options if move.verb == "pay"]
    single = {move: _laid(move) for move in decision.options if move.verb != "pay"}
    if single:
        chosen = cheapest(table, decision.about[0], max(value for _, value in single.values()))
        faces = tuple(sorted(cards.face(card) for card in chosen))
        listed = next((move for move in whole if move.args == faces), None)
        if listed is not None:
            return listed
        for card in sorted(chosen, key=cards.value, reverse=True):
            for move in reversed(single):
                if single[move][0] == cards.face(card):
                    return move
    costs = {cards.face(card): cost(table, card) for card in table.hand()}
    return min(whole, key=lambda move: sum((costs[printed] for printed in move.args), 0.0))


def _laid(move: Move) -> tuple[int, int]:
    """The face of a card that is paid alone, and its value."""
    return (RESERVE, move.args[0]) if move.verb == "lay_reserve" else (move.args[0], cards.value(move.args[0]))


def discard(table: Table, decision: Decision) -> Move:
    faces = {cards.face(card): cost(table, card) for card in table.hand()}
    return min(decision.options, key=lambda move: faces[move.args[0]])


def supply(table: Table, decision: Decision) -> Move:
    """Who has most armies eats first, and cheaply."""
    return max(decision.options, key=lambda m: (table.armies(m.args[0]), -toll(table.s, m.args[0])))


def subsidy(table: Table, decision: Decision) -> Move:
    """Bavaria needs cards only while it fights and has few."""
    s = table.s
    fights = any(s.where[g] >= 0 for g in table.box.powers[BAVARIA].generals)
    return decision.options[0 if fights and len(s.hands[BAVARIA]) < 5 else 1]


def recruit(table: Table, decision: Decision) -> Move:
    """As many as leave a part of the hand for battles; lost generals come back in any case."""
    hand = table.hand()
    lost = sum(table.s.where[g] == -1 for g in table.box.powers[table.power].generals)
    count = int((1 - KEPT) * cards.worth(hand) / ARMY_PRICE)
    count = max(count, 2 * lost)
    return decision.options[min(count, len(decision.options) - 1)]
