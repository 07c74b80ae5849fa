"""The Arbiter (4.10, 7.6.3 to 7.6.13) and consents (6.3.2, 7.6.23)."""

from __future__ import annotations

from chancellery.bots.coalitions import movement
from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.front import Front
from chancellery.bots.coalitions.outlook import Outlook
from chancellery.bots.coalitions.table import Table, bits
from chancellery.games.coalitions.system.state import HIGHEST_MORALE
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
        if any(held >> move.args[1] & 1 for move in table.voyages(mover, start)):
            steps = min(steps, 1)
        found += (1 + table.troops[general]) * w.LIKELY[min(steps, 3)]
    return found


def grant_balance(table: Table, outlook: Outlook, mover: int, points: int) -> float:
    """What an Arbiter has of granting, from what everybody can see; `outlook` is the Arbiter's."""
    arbiter = outlook.me
    morale = table.morale[arbiter]
    need = next(part for up_to, part in w.GRANT_NEED if morale <= up_to)
    balance = points * w.MORALE * need - w.GRANT_MENACE * outlook.menace[mover]
    balance -= w.GRANT_FEAR * danger(table, mover, arbiter)
    if outlook.close_to_victory(mover):
        balance -= w.GRANT_WINNER
    elif arbiter == table.me:
        balance += w.WORD * table.judgement.mind.word("passage", to=mover)
    return balance


def name(table: Table, decision: Decision) -> Move:
    """The one who is likely to grant, and to whom the Morale is of least use against us."""
    menace = Outlook(table).menace

    def value(option: Move) -> float:
        power = option.args[0]
        outlook = Outlook(table, power)
        room = HIGHEST_MORALE - table.morale[power]
        willing = sum(
            (0.5 for points in (2, 3) if room > points and grant_balance(table, outlook, table.me, points) > 0), 0.0
        )
        return willing - w.MORALE * (w.NAME_MENACE * menace[power] + w.GRANT_FEAR * danger(table, power, table.me))

    return max(decision.options, key=value)


def request(table: Table, decision: Decision) -> Move:
    """Only if there is something to do: the Arbiter's Morale is a price."""
    turn, arbiter, _ = decision.about
    price = Outlook(table).menace[arbiter] * w.MORALE * turn
    wanted = movement.request_value(table) > w.REQUEST_FROM + price
    return decision.options[0] if wanted else decision.options[1]


def grant(table: Table, decision: Decision) -> Move:
    """Morale is welcome, but not from a Power that is about to attack us or to win."""
    mover, points = decision.about
    front = Front(table)
    balance = grant_balance(table, front.outlook, mover, points) - w.GRANT_EXPOSED * front.exposed(mover)
    return decision.options[0] if balance > 0 else decision.options[1]


def consent(table: Table, decision: Decision) -> Move:
    """An Ally may pass, unless it is about to win or goes to sit in our Home Territories without an enemy near."""
    mover, _, *path = decision.about
    yes, no = decision.options
    if Outlook(table).close_to_victory(mover):
        return no
    end = path[-1]
    if table.map.home[end] != table.me or table.judgement.mind.word("passage", to=mover):
        return yes
    around = 1 << end | table.map.near[end]
    enemies = sum(table.stands[p] & around for p in table.powers if table.at_war(table.me, p))
    return yes if enemies and end != table.map.capital[table.me] else no
