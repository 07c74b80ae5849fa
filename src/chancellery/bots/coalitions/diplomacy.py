"""Diplomacy (chapter 6) and Subsidies (7.3.6 to 7.3.9)."""

from __future__ import annotations

from random import Random

from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.front import Front
from chancellery.bots.coalitions.outlook import Outlook
from chancellery.bots.coalitions.table import Table, bits
from chancellery.games.coalitions.base.powers import GB
from chancellery.games.coalitions.base.subsidies import ENOUGH
from chancellery.games.coalitions.system.map import FAR
from chancellery.kernel import Decision, Move


def status(table: Table, decision: Decision, rng: Random) -> Move:
    """The status under which our goals less our dangers are worth most, if the others keep theirs."""
    best, found = -99.0, decision.options[0]
    for option in decision.options:
        value = prospects(table, option.args[0]) + rng.random() * w.STATUS_NOISE
        if option.args[0] == table.status[table.me]:
            value += w.STATUS_CHANGE
        if value > best:
            best, found = value, option
    return found


def prospects(table: Table, wanted: int) -> float:
    """What a status promises: income, goals in reach of our Generals, dangers, Garrisons that would have to go."""
    then = table.with_status(wanted)
    front = Front(then)
    me = table.me
    value = then.tax() * w.MONEY
    for general in then.generals[me]:
        start = then.where[general]
        if start >= 0:
            troops = max(2, then.troops[general])
            reach = (
                v * w.NEARNESS ** max(0, front.distance(me, start, t) - 1)
                for v, t in front.goals(troops)
                if front.distance(me, start, t) < FAR
            )
            own = front.taken
            goal = next((t for t, g in own.items() if g == general), -1)
            value += max(reach, default=0.0) if goal < 0 else next(
                v * w.NEARNESS ** max(0, front.distance(me, start, t) - 1) for v, t in front.goals(troops) if t == goal
            )
    for t in bits(then.control[me]):
        general = then.general_at(me, t)
        troops = then.troops[general] if general >= 0 else -1
        value -= front.outlook.stake(t) * front.lost(t, troops)
        home = then.map.home[t]
        if home not in (-1, me) and not then.at_war(me, home):  # K-9.1.2: the Garrison must go
            value -= front.outlook.worth(me, t)
    leader = front.outlook.leader
    if leader != me and table.influence[leader] >= w.NEAR_VICTORY and then.at_war(me, leader):
        value += 1.0
    return value


def expel(table: Table, decision: Decision) -> Move:
    """A member that is about to win is no friend any more."""
    outlook = Outlook(table)
    own = table.influence[table.me]
    for option in decision.options[:-1]:
        member = option.args[0]
        ahead = table.influence[member] - own
        if table.influence[member] >= w.NEAR_VICTORY and ahead >= w.EXPEL_LEAD and outlook.leader == member:
            return option
    return decision.options[-1]


# -- Subsidies


def subsidy(table: Table, decision: Decision) -> Move:
    """K-7.3.8: the smallest amounts that bring Influence, to the least dangerous members first."""
    menace = Outlook(table).menace
    left = decision.about[0]
    if left < ENOUGH:
        return decision.options[-1]
    offers = [o for o in decision.options if o.verb == "offer" and o.args[1] == ENOUGH]
    offers = [o for o in offers if table.influence[o.args[0]] < w.REFUSE_SUBSIDY_FROM]
    return min(offers, key=lambda o: menace[o.args[0]], default=decision.options[-1])


def subsidy_answer(table: Table, decision: Decision) -> Move:
    """Money is welcome, unless the point it gives GB costs us more."""
    _, money = decision.about
    accept, refuse = decision.options
    if money < ENOUGH:
        return accept
    outlook = Outlook(table)
    if table.influence[GB] + 1 >= outlook.goal:
        return refuse
    if table.influence[GB] >= w.REFUSE_SUBSIDY_FROM and outlook.leader == GB:
        return refuse
    return accept if money * w.MONEY > outlook.menace[GB] else refuse
