"""Alliances (chapter 7), with three players the one with Italy (chapter 11)."""

from __future__ import annotations

from random import Random

from chancellery.bots.coalitions import weights as common
from chancellery.bots.coalitions.diplomacy import prospects
from chancellery.bots.coalitions.outlook import Outlook
from chancellery.bots.coalitions.realpolitik import weights as w
from chancellery.bots.coalitions.realpolitik.table import RailTable
from chancellery.kernel import Decision, Move


def demand(table: RailTable, decision: Decision, rng: Random) -> Move:
    """The Ally with whom our goals less our dangers are worth most."""

    def value(option: Move) -> float:
        partner = option.args[0]
        found = prospects(table.with_partner(partner)) + rng.random() * w.ALLIANCE_NOISE
        if table.partner[table.me] == partner:
            found += w.KEEP_ALLY
        found += common.WORD_SIDES * table.judgement.mind.word("alliance", to=partner)
        if table.minor >> partner & 1:
            army = sum(1 + table.troops[g] for g in table.generals[partner] if table.where[g] >= 0)
            found += w.ITALY + common.BID_ARMY * army + common.BID_MONEY * table.money[partner]
        return found

    return max(decision.options, key=value)


def ready(table: RailTable, decision: Decision) -> Move:
    """It has nothing to say."""
    return decision.options[0]


def consent(table: RailTable, decision: Decision) -> Move:
    """An Ally may have his Train on the border and carry his Troops, unless he is about to win."""
    yes, no = decision.options
    return no if Outlook(table).close_to_victory(decision.about[0]) else yes
