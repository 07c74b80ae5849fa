"""Trains (8.2.20 to 8.2.27) and Rail Transport (8.8): where they lead, who rides, and who gets Troops."""

from __future__ import annotations

from chancellery.bots.coalitions import weights as common
from chancellery.bots.coalitions.front import Front
from chancellery.bots.coalitions.movement import best_end, next_step
from chancellery.bots.coalitions.realpolitik import weights as w
from chancellery.bots.coalitions.realpolitik.table import RailTable
from chancellery.bots.coalitions.table import bits
from chancellery.kernel import Decision, Move

# -- Trains


def free_train(table: RailTable, decision: Decision) -> Move:
    """They cost nothing: the one that brings Generals nearest to their goals."""
    front = Front(table)
    return max(decision.options[:-1], key=lambda option: train_value(table, front, *option.args))


def train_value(table: RailTable, front: Front, a: int, b: int) -> float:
    """What it is worth to join two Territories: how much nearer our Generals, and those to come, get to their goals."""
    one, other = table.joined(a), table.joined(b)
    if one >> b & 1:
        return 0.0
    rise = max(heat(front, t) for t in bits(other)) - max(heat(front, t) for t in bits(one))
    served = one if rise > 0 else other
    riders = (table.stands[table.me] & served).bit_count() + w.NEW_GENERALS * (
        served >> table.map.capital[table.me] & 1
    )
    return abs(rise) * riders + w.TRAIN_SIZE * min(one.bit_count(), other.bit_count())


def heat(front: Front, t: int) -> float:
    """The best goal of a General with two Troops as seen from a Territory."""
    away = front.steps[front.me][t]
    return max((value * common.NEARNESS ** away[goal] for value, goal in front.goals(2)), default=0.0)


# -- Rail Transport


def rail(table: RailTable, decision: Decision) -> Move:
    """The ride of a General or Troop that helps most, or the end."""
    front = Front(table)
    best, found = common.LEAST_GAIN, decision.options[-1]
    for option in decision.options[:-1]:
        start, to = option.args
        general = table.general_at(table.me, start)
        if option.verb == "rail":
            value = best_end(front, general, table.rail_ends(general, [start, to]))[0]
        else:
            value = troop_gain(front, general, table.general_at(table.me, to))
        if value > best:
            best, found = value, option
    return found


def troop_gain(front: Front, giver: int, receiver: int) -> float:
    """What it brings that a Troop goes from one General to another."""
    troops = front.table.troops
    gain = _posted(front, receiver, troops[receiver] + 1) - _posted(front, receiver, troops[receiver])
    return gain - _posted(front, giver, troops[giver]) + _posted(front, giver, troops[giver] - 1)


def _posted(front: Front, general: int, troops: int) -> float:
    t = front.table.where[general]
    return front.standing(t, troops) + front.pull(general, t, troops, here=True)


def rail_path(table: RailTable, decision: Decision) -> Move:
    """The next Territory towards the best end of the line."""
    return next_step(table, decision, lambda general, way: table.rail_ends(general, list(way)))
