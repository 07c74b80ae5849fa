"""Action cards (5.1): which to play, and when to play Dispatch for the others to return."""

from __future__ import annotations

from random import Random

from chancellery.bots.coalitions import weights as common
from chancellery.bots.coalitions.front import Front
from chancellery.bots.coalitions.movement import request_value
from chancellery.bots.coalitions.outlook import card_value, needs
from chancellery.bots.coalitions.realpolitik import weights as w
from chancellery.bots.coalitions.realpolitik.table import RailTable
from chancellery.games.coalitions.realpolitik.components import (
    ACTIONS,
    DISPATCH,
    INFLUENCE,
    MOBILISATION,
    MOVEMENT,
    TAXATION,
)
from chancellery.games.coalitions.system.state import MOST_TROOPS
from chancellery.kernel import Decision, Move


def action_card(table: RailTable, decision: Decision, rng: Random) -> Move:
    """The card that brings most now; Dispatch once the mean turn with all cards promises more than the best in hand.

    That mean is the best over all numbers of cards played before a Dispatch: the long run of play.
    """
    values = card_values(table)
    offered = {ACTIONS.index(option.verb): option for option in decision.options}
    for card in values:
        values[card] += rng.random() * w.CARD_NOISE
    in_hand = {card: value for card, value in values.items() if card in offered}
    best = max(in_hand, key=lambda card: in_hand[card])
    if DISPATCH not in offered or len(in_hand) == len(values) or in_hand[best] >= w.DISPATCH * mean_turn(values):
        return offered[best]
    return offered[DISPATCH]


def mean_turn(values: dict[int, float]) -> float:
    """What a turn brings in the long run: the best cards and a Dispatch, again and again."""
    ranked = sorted(values.values(), reverse=True)
    return max(sum(ranked[:n], 0.0) / (n + 1) for n in range(1, len(ranked) + 1))


def card_values(table: RailTable) -> dict[int, float]:
    """What each card but Dispatch would bring if it were played now, by its number."""
    front = Front(table)
    me, outlook = table.me, front.outlook
    off_board = sum(table.where[g] < 0 for g in table.generals[me])
    wanted = needs(table, me) + MOST_TROOPS * off_board
    money, tax = table.money[me], table.tax(me)
    spent = min(money, wanted)
    useful = max(0, min(tax, wanted - money))
    values = {
        TAXATION: w.TAX * useful + w.SPARE * (tax - useful),
        MOBILISATION: w.MOBILISE * spent + w.SPARE * (money - spent) + 2 * w.FREE_TRAIN,
        MOVEMENT: w.MOVE * request_value(table),
    }
    if off_board:
        values[MOBILISATION] += off_board * card_value(table, len(table.hand) + 1)
        values[MOBILISATION] += w.NEW_GENERAL * min(1, money)
    if table.all_actions >> INFLUENCE & 1:
        values[INFLUENCE] = float(outlook.expansion[me])
        total = table.influence[me] + outlook.expansion[me]
        if total >= outlook.goal and total >= max(table.influence):  # RP-4.1.3
            values[INFLUENCE] += common.WIN
    return values
