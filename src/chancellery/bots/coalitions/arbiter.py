"""The Arbiter (4.10, 7.6.3 to 7.6.13) and consents (6.3.2, 7.6.23)."""

from __future__ import annotations

from chancellery.bots.coalitions import movement
from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.outlook import Outlook
from chancellery.bots.coalitions.table import Table, bits
from chancellery.games.coalitions.system.realm import HIGHEST_MORALE
from chancellery.kernel import Decision, Move


def danger(table: Table, mover: int, victim: int) -> float:
    """How much a Power has to fear from the Generals of another, from what everybody can see."""
    if not table.at_war(mover, victim):
        return 0.0
    found = 0.0
    held = table.control[victim] | table.stands[victim]
    for general in table.generals[mover]:
        start = table.where[general]
        if start < 0:
            continue
        steps = min((table.map.land_steps[start][t] for t in bits(held)), default=9)
        if table.may_sail(mover) and any(held >> t & 1 for t in table.map.sails[start]):
            steps = min(steps, 1)
        found += (1 + table.troops[general]) * w.LIKELY[min(steps, 3)]
    return found


def name(table: Table, decision: Decision) -> Move:
    """The one who is likely to grant: needs Morale, has little to fear from us, and is no danger to us with it."""
    menace = Outlook(table).menace

    def value(option: Move) -> float:
        power = option.args[0]
        room = min(6, HIGHEST_MORALE - table.morale[power])
        return (
            0.3 * room
            - danger(table, table.me, power)
            - 0.7 * danger(table, power, table.me)
            - 4.0 * menace[power]
        )

    return max(decision.options, key=value)


def request(table: Table, decision: Decision) -> Move:
    """Only if there is something to do: the Arbiter's Morale is a price."""
    turn, arbiter = decision.about
    price = Outlook(table).menace[arbiter] * w.MORALE * turn
    wanted = movement.request_value(table) > w.REQUEST_FROM + price
    return decision.options[0] if wanted else decision.options[1]


def grant(table: Table, decision: Decision) -> Move:
    """Morale is welcome, but not from a Power that is about to attack us or to win."""
    mover, points = decision.about
    outlook = Outlook(table)
    morale = table.morale[table.me]
    need = 1.5 if morale < 4 else 1.0 if morale < 8 else 0.5
    balance = points * w.MORALE * need - w.GRANT_MENACE * outlook.menace[mover]
    balance -= w.GRANT_FEAR * danger(table, mover, table.me)
    if outlook.leader == mover and table.influence[mover] >= w.NEAR_VICTORY:
        balance -= 2.0
    return decision.options[0] if balance >= 0 else decision.options[1]


def consent(table: Table, decision: Decision) -> Move:
    """An Ally may pass, unless it is about to win or goes to sit in our Capital."""
    mover, _, *path = decision.about
    outlook = Outlook(table)
    winning = table.influence[mover] >= w.NEAR_VICTORY and outlook.leader == mover
    if winning or path[-1] == table.map.capital[table.me]:
        return decision.options[1]
    return decision.options[0]
