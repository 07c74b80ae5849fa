"""Set-up and winter (4, 13): who gets armies, who comes back, and where."""

from __future__ import annotations

from typing import Final

from chancellery.bots.maria.ground import Ground
from chancellery.bots.maria.table import SIGHT, Table
from chancellery.games.maria.sequence import Allocation
from chancellery.games.maria.winter import Raise
from chancellery.kernel import Decision, Move

AWAY: Final = 12  # the higher, the more evenly armies are divided


def armies(table: Table, decision: Decision) -> Move:
    """More for those who stand near enemies."""
    s = table.s
    dividing = s.stack[-1]
    assert isinstance(dividing, Allocation)
    waiting = [g for g in table.box.powers[table.power].generals if not s.armies[g]]
    away = [min(SIGHT, table.nearest_enemy(s.where[g])) if s.where[g] >= 0 else SIGHT for g in waiting]
    need = [1 / (AWAY + steps) for steps in away]
    share = dividing.left[table.power] * need[0] / sum(need, 0.0)
    return min(decision.options, key=lambda move: abs(move.args[1] - share))


def come_back(table: Table, decision: Decision) -> Move:
    """Everybody who can, where he covers and threatens most."""
    ground = Ground(table)
    returning = [move for move in decision.options if move.verb == "return"]

    def worth(move: Move) -> float:
        general, city = move.args
        return ground.pull(city, 0) + ground.cover(city, ground.mates(general)) - 0.5 * ground.danger(3, city, 0)

    return max(returning, key=worth)


def give(table: Table, decision: Decision) -> Move:
    """So that all come out alike."""
    raising = table.s.stack[-1]
    assert isinstance(raising, Raise)
    general = decision.about[0]
    receivers = raising.receivers
    total = sum(table.s.armies[g] for g in receivers) + decision.secret[0]
    share = total / len(receivers) - table.s.armies[general]
    return min(decision.options, key=lambda move: abs(move.args[1] - share))


def the_most(table: Table, decision: Decision) -> Move:
    """As many armies as there are to be had."""
    return decision.options[-1]
