"""Subsidies and Mercenaries (9.4): they bring the giver nothing, so they go where they serve himself."""

from __future__ import annotations

from chancellery.bots.coalitions.outlook import Outlook, needs
from chancellery.bots.coalitions.raison_detat import weights as w
from chancellery.bots.coalitions.raison_detat.table import ImperialTable
from chancellery.kernel import Decision, Move


def give(table: ImperialTable, decision: Decision) -> Move:
    """What we cannot use: to Powers of our own, and against a Power that is about to win."""
    outlook = Outlook(table)
    friends = [p for p in table.powers if p != table.me and _serves(table, outlook, p)]
    return _money(table, decision, friends) or _card(table, decision, friends) or decision.options[-1]


def _serves(table: ImperialTable, outlook: Outlook, power: int) -> bool:
    if table.major[power] == table.major[table.me] or table.judgement.mind.word("pay", to=power):
        return True
    leader = outlook.leader
    enemies = table.at_war(table.me, leader) and table.at_war(power, leader)
    return enemies and outlook.close_to_victory(leader)


def _money(table: ImperialTable, decision: Decision, friends: list[int]) -> Move | None:
    """Money that Corruption would take (RD-9.6.12), as much as the friend can use."""
    spare = table.money[table.me] - needs(table, table.me)
    word = table.judgement.mind.word
    best, found = 0, None
    for option in decision.options:
        if option.verb != "offer" or option.args[0] not in friends:
            continue
        power, money = option.args
        promised = w.PROMISED if word("pay", to=power) else 0
        if best < money <= max(promised, min(spare, needs(table, power) - table.money[power])):
            best, found = money, option
    return found


def _card(table: ImperialTable, decision: Decision, friends: list[int]) -> Move | None:
    """Cards that we lack the Morale to play, to one who has it: the best first."""
    left = len(table.hand) - table.promised
    if left <= table.morale[table.me] + w.KEPT:
        return None
    offers = [o for o in decision.options if o.verb == "send" and o.args[1] in friends]
    offers = [o for o in offers if table.cards[o.args[1]] + table.promised < table.morale[o.args[1]]]
    return max(offers, key=lambda o: o.args[0], default=None)


def accept(table: ImperialTable, decision: Decision) -> Move:
    """A gift obliges to nothing."""
    return decision.options[0]
