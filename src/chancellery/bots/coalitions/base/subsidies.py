"""Subsidies (7.3.6 to 7.3.9)."""

from __future__ import annotations

from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.outlook import Outlook
from chancellery.bots.coalitions.table import Table
from chancellery.games.coalitions.base.powers import GB
from chancellery.games.coalitions.base.subsidies import ENOUGH
from chancellery.kernel import Decision, Move


def subsidy(table: Table, decision: Decision) -> Move:
    """K-7.3.8: the smallest amounts that bring Influence, to the least dangerous members first."""
    outlook = Outlook(table)
    offers = [o for o in decision.options if o.verb == "offer" and o.args[1] == ENOUGH]
    promised = [o for o in offers if table.judgement.mind.word("pay", to=o.args[0])]
    if promised:
        return promised[0]
    offers = [o for o in offers if ENOUGH * w.MONEY * (1 + outlook.menace[o.args[0]]) < 1.0 + w.MONEY]
    return min(offers, key=lambda o: outlook.menace[o.args[0]], default=decision.options[-1])


def subsidy_answer(table: Table, decision: Decision) -> Move:
    """Money is welcome, unless the point it gives GB costs us more."""
    _, money = decision.about
    accept, refuse = decision.options
    if money < ENOUGH:
        return accept
    outlook = Outlook(table)
    if table.influence[GB] + 1 >= outlook.goal or outlook.close_to_victory(GB):
        return refuse
    return accept if money * outlook.money > w.SUBSIDY_CAUTION * outlook.menace[GB] else refuse
