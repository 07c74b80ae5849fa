"""Diplomacy (chapter 6) of games with statuses, and bids for Minor Powers."""

from __future__ import annotations

from random import Random

from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.front import Front
from chancellery.bots.coalitions.outlook import Outlook, needs
from chancellery.bots.coalitions.table import Table, bits
from chancellery.kernel import Decision, Move


def status(table: Table, decision: Decision, rng: Random) -> Move:
    """The status under which our goals less our dangers are worth most, if the others keep theirs."""
    best, found = -99.0, decision.options[0]
    for option in decision.options:
        value = prospects(table.with_status(option.args[0])) + rng.random() * w.STATUS_NOISE
        if option.args[0] == table.status[table.me]:
            value += w.STATUS_CHANGE
        value += w.WORD_SIDES * table.judgement.mind.word("together", about=option.args[0])
        if value > best:
            best, found = value, option
    return found


def prospects(then: Table) -> float:
    """What sides promise us: income, goals in reach of our Generals, dangers, Garrisons that would have to go."""
    front = Front(then)
    outlook, me = front.outlook, then.me
    wanting = needs(then, me)
    tax = then.tax(me)
    value = w.MONEY * min(tax, wanting) + w.MONEY_SPARE * max(0, tax - wanting)
    for general in then.generals[me]:
        start = then.where[general]
        if start >= 0:
            value += front.pull(general, start, max(2, then.troops[general])) / w.NEARNESS
    for t in bits(then.control[me]):
        value -= outlook.stake(t) * front.lost(t, front.troops_at(t))
        home = then.map.home[t]
        if home not in (-1, me) and not then.at_war(me, home):  # K-9.1.2: the Garrison must go
            value -= outlook.worth(me, t)
    leader = outlook.leader
    if leader != me:
        sides = then.at_war(me, leader) - bool(then.ally[me] >> leader & 1)
        value += w.AGAINST_LEADER * outlook.menace[leader] * sides
    return value


def bid(table: Table, decision: Decision, rng: Random) -> Move:
    """K-11.2: Morale for a Minor Power, by its army and Money, as far as we can spare it."""
    minor = decision.about[0]
    army = sum(1 + table.troops[g] for g in table.generals[minor] if table.where[g] >= 0)
    wanted = w.BID_ARMY * army + w.BID_MONEY * table.money[minor] + rng.random() * w.BID_NOISE
    spare = table.morale[table.me] - w.BID_KEEP
    points = max(0, min(round(wanted), spare))
    return next(option for option in decision.options if option.args[0] == points)


def expel(table: Table, decision: Decision) -> Move:
    """A member that is about to win is no friend any more."""
    outlook = Outlook(table)
    own = table.influence[table.me]
    for option in decision.options[:-1]:
        member = option.args[0]
        ahead = table.influence[member] - own
        if table.judgement.mind.word("together", to=member):
            continue
        if ahead >= w.EXPEL_LEAD and outlook.close_to_victory(member):
            return option
    return decision.options[-1]
