"""Drill, Leadership and Mobilisation (7.1, 7.3, 7.4): cards, Generals and purchases."""

from __future__ import annotations

from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.choice import best_option
from chancellery.bots.coalitions.front import Front
from chancellery.bots.coalitions.outlook import card_value, morale_value
from chancellery.bots.coalitions.table import Table
from chancellery.games.coalitions.system.mobilisation import PRICE_OF_FORTRESS
from chancellery.games.coalitions.system.state import MOST_TROOPS
from chancellery.kernel import Decision, Move


def drill(table: Table, decision: Decision) -> Move:
    """A better card or nothing lost."""
    return decision.options[0]


def discard(table: Table, decision: Decision) -> Move:
    """The lowest card."""
    return min(decision.options, key=lambda option: option.args[0])


# -- Leadership


def leadership(table: Table, decision: Decision) -> Move:
    """A General if he finds a task and Troops, else what is scarcer of cards and Morale."""
    best, found = 0.0, decision.options[-1]
    front = Front(table)
    for option in decision.options:
        verb = option.verb
        if verb in ("place", "place_named"):
            value = place_value(front, option.args[0])
        elif verb == "card":
            value = card_value(table, len(table.hand) + 1)
        elif verb == "morale":
            value = morale_value(table, table.morale[table.me] + 1)
        else:
            continue
        if value > best:
            best, found = value, option
    return found


def more_generals(table: Table, decision: Decision) -> Move:
    """More Generals as long as each finds a task; none is taken off."""
    front = Front(table)
    options = [option for option in decision.options[:-1] if option.verb != "take_off"]
    return best_option(options, lambda option: place_value(front, option.args[0]), 0.0, decision.options[-1])


def place_value(front: Front, t: int) -> float:
    """What a General without Troops is worth there: his goals and what he guards, less the card he would draw."""
    table = front.table
    idle = sum(not table.troops[g] for g in table.generals[front.me] if table.where[g] >= 0)
    funds = table.money[front.me] - MOST_TROOPS * idle
    if funds < 1:
        return 0.0
    troops = min(2, funds)
    goal = max((v * w.NEARNESS ** front.distance(front.me, t, u) for v, u in front.goals(troops)), default=0.0)
    return goal + front.standing(t, 0) + w.LATER * front.standing(t, troops) - w.CARD


# -- Mobilisation


def purchase(table: Table, decision: Decision) -> Move:
    """The purchase that helps most."""
    front = Front(table)
    best, found = table.judgement.thrift(table), decision.options[-1]
    for option in decision.options[:-1]:
        verb = option.verb
        if verb == "buy_troop":
            value = troop_value(front, option.args[0])
        elif verb == "buy_card":
            value = card_value(table, len(table.hand) + 1)
        elif verb == "buy_morale":
            value = morale_value(table, table.morale[table.me] + 1)
        elif verb == "buy_fortress":
            value = fortress_value(front, option.args[0]) / PRICE_OF_FORTRESS
        else:
            value = table.judgement.goods(front, option)
        if value > best:
            best, found = value, option
    return found


def troop_value(front: Front, t: int) -> float:
    """What one more Troop is worth to the General there."""
    table = front.table
    general = table.general_at(front.me, t)
    troops = table.troops[general]
    before = front.standing(t, troops) + front.pull(general, t, troops, here=True)
    after = front.standing(t, troops + 1) + front.pull(general, t, troops + 1, here=True)
    return w.TROOP * w.FIRST_TROOPS[troops] + w.LATER * max(0.0, after - before)


def fortress_value(front: Front, t: int) -> float:
    """What a Fortress saves: 3 more Strength for the Garrison."""
    troops = front.troops_at(t)
    return w.FORTRESS_HELPS * front.outlook.stake(t) * front.lost(t, troops, True)
