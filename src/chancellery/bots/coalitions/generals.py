"""Named Generals (chapter 10, optional): who gets the name, and what their abilities are used for."""

from __future__ import annotations

from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.battle import DEFENCE, Stakes
from chancellery.bots.coalitions.front import Front
from chancellery.bots.coalitions.movement import napoleon
from chancellery.bots.coalitions.table import Table
from chancellery.games.coalitions.base.powers import PR, RU
from chancellery.kernel import Decision, Move


def name(table: Table, decision: Decision) -> Move:
    """Blücher and Kutuzov are the most exposed of the strong, who may need to escape; others the most promising."""
    if table.me not in (PR, RU):
        return napoleon(table, decision)
    front = Front(table)

    def value(option: Move) -> float:
        if option.verb == "name_off_board":
            return -1.0
        t = option.args[1]
        troops = table.troops[table.general_at(table.me, t)]
        return troops + front.lost(t, troops)

    return max(decision.options, key=value)


def wellington(table: Table, decision: Decision) -> Move:
    """Whoever supports wants that side to win."""
    return decision.options[0]


def kutuzov(table: Table, decision: Decision) -> Move:
    """Away, where that is worth more than the battle: the Territory and a Troop are given up, the army is saved."""
    battle = table.battle
    assert battle is not None
    general, here = decision.about
    stakes = Stakes(table, battle, DEFENCE)
    front, troops = stakes.front, table.troops[general]
    outlook = front.outlook
    reserve = table.best[min(stakes.room[table.me], len(table.best) - 1)] * w.OWN_EAGER
    holds = stakes.chance(reserve)
    ground = outlook.stake(here) if table.control[table.me] >> here & 1 else 0.0
    stays = front.standing(here, max(0, troops - 1)) + front.pull(general, here, max(0, troops - 1))
    win = 1.0 + front.french_bonus([battle.attacker]) + stays
    loss = front.general_loss(troops) + ground
    best, found = holds * win - (1.0 - holds) * loss - (outlook.troop if troops else 0.0), decision.options[-1]
    left = max(0, troops - 1)
    for option in decision.options[:-1]:
        t = option.args[1]
        value = front.standing(t, left) + front.pull(general, t, left) - ground - (outlook.troop if troops else 0.0)
        if value > best:
            best, found = value, option
    return found


def blucher(table: Table, decision: Decision) -> Move:
    """To the place from which he and the Troop he kept can go on; off board only if every place is too dangerous."""
    general, _, troops = decision.about

    def place(option: Move) -> int:
        return option.args[1] if option.verb == "withdraw" else table.map.capital[table.me]

    return _best_place(table, general, troops, {place(o): o for o in decision.options[:-1]}, decision.options[-1])


def grand_vizier(table: Table, decision: Decision) -> Move:
    """Where he with his one Troop is wanted most."""
    places = {option.args[0]: option for option in decision.options}
    return _best_place(table, decision.about[0], 1, places, None)


def _best_place(table: Table, general: int, troops: int, places: dict[int, Move], off: Move | None) -> Move:
    """The best of some Territories for a General; `off` is the option of going off board, where there is one."""
    front = Front(table)
    values = {t: front.standing(t, troops) + front.pull(general, t, troops) for t in places}
    best = max(values, key=lambda t: values[t])
    if off is not None and values[best] < -w.DOOMED_IN_CAPITAL:
        return off
    return places[best]
