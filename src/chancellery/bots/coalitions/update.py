"""Board update (chapter 9): Garrisons that become Troops, guests, withdrawals."""

from __future__ import annotations

from chancellery.bots.coalitions.battle import withdraw
from chancellery.bots.coalitions.front import Front
from chancellery.bots.coalitions.purchase import troop_value
from chancellery.bots.coalitions.table import Table
from chancellery.kernel import Decision, Move

__all__ = ["assign", "stay", "withdraw"]


def assign(table: Table, decision: Decision) -> Move:
    """To the General who needs the Troop most."""
    front = Front(table)
    return max(decision.options, key=lambda option: troop_value(front, option.args[1]))


def stay(table: Table, decision: Decision) -> Move:
    """Who was an enemy yesterday does not stay in our Home Territories."""
    return decision.options[1]
