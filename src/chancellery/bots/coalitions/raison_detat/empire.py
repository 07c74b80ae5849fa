"""The election of the Emperor (chapter 8) and admission to a Coalition (7.4)."""

from __future__ import annotations

from chancellery.bots.coalitions.diplomacy import prospects
from chancellery.bots.coalitions.outlook import Outlook
from chancellery.bots.coalitions.raison_detat import weights as w
from chancellery.bots.coalitions.raison_detat.table import ImperialTable
from chancellery.games.coalitions.raison_detat.election import ENOUGH
from chancellery.kernel import Decision, Move


def crown(table: ImperialTable, decision: Decision) -> Move:
    """Influence for nothing."""
    return decision.options[0]


def vote(table: ImperialTable, decision: Decision) -> Move:
    """For the Power of our own that can still be elected, best one that has votes already; never for a rival."""
    received, player = table.received, table.major[table.me]
    for option in decision.options[:-1]:
        candidate = option.args[0]
        if table.judgement.mind.word("vote", about=candidate) and not Outlook(table).close_to_victory(candidate):
            return option
    own = {o.args[0]: o for o in decision.options if o.verb == "vote" and table.major[o.args[0]] == player}
    to_come = sum(table.votes(p) for p in table.powers if table.major[p] == player and not table.voted(p))

    def value(power: int) -> tuple[bool, int, bool]:
        return received[power] + to_come >= ENOUGH, received[power], power == player

    return own[max(own, key=value)] if own else decision.options[-1]


def admit(table: ImperialTable, decision: Decision) -> Move:
    """Allies are welcome, but not one who is about to win, nor one whose Territories are worth more than his help."""
    accept, refuse = decision.options
    applicant = decision.about[0]
    if Outlook(table).close_to_victory(applicant):
        return refuse
    if table.judgement.mind.word("together", to=applicant):
        return accept
    together = table.with_status(table.status[table.me], applicant)
    return accept if prospects(together) >= prospects(table) - w.ADMIT else refuse
