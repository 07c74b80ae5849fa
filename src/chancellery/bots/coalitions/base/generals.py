"""Named Generals (1.1.1, chapter 10): who gets the name, and what their abilities are used for."""

from __future__ import annotations

from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.battle import DEFENCE, Stakes
from chancellery.bots.coalitions.front import Front
from chancellery.bots.coalitions.table import SeenBattle, Table
from chancellery.games.coalitions.base.powers import AU, GB, PR, RU
from chancellery.kernel import Decision, Move


def hero(table: Table, power: int) -> int:
    """The named General of a Power, if his ability is in force (K-10.1.1), or -1."""
    return table.named[power] if table.game.options.get("generals") else -1


def napoleon(table: Table, decision: Decision) -> Move:
    """The General with the best goal before him, with his Troops."""
    front = Front(table)

    def value(option: Move) -> float:
        if option.verb == "name_off_board":
            return -1.0
        t = option.args[1]
        general = table.general_at(table.me, t)
        troops = table.troops[general]
        return troops + front.pull(general, t, troops)

    return max(decision.options, key=value)


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


# -- Wellington (10.2)


def support_strength(table: Table, place: int, general: int) -> int:
    """K-10.2.1: the Strength that Wellington would add to a battle; nothing for anybody else."""
    if general != hero(table, GB) or not table.map.near[place] >> table.where[general] & 1:
        return 0
    return 1 + table.troops[general] if table.troops[general] else 0


def strength_of_wellington(front: Front, t: int, defender: int) -> float:
    """The Strength Wellington is likely to add to an attack of ours; less than nothing if to the defence."""
    table, me = front.table, front.me
    general = hero(table, GB)
    if general < 0 or table.where[general] < 0 or table.battlefields >> table.where[general] & 1:
        return 0.0
    strength = support_strength(table, t, general)
    if me == GB:  # if he is not the one who attacks
        return float(strength) if table.stands[GB] & table.map.near[t] & ~(1 << table.where[general]) else 0.0
    if table.ally[me] >> GB & 1:
        return strength * w.ALLY_EAGER
    return -strength * w.EAGER if defender >= 0 and table.ally[defender] >> GB & 1 else 0.0


def able_support(table: Table, battle: SeenBattle, side: int, general: int) -> float:
    """K-10.2.1, K-10.3.1: what named Generals make of a supporter: Wellington's Strength, a card for Schwarzenberg."""
    more = float(support_strength(table, battle.place, general))
    for i, other in enumerate(battle.generals):
        if other == hero(table, AU) and battle.side[i] == side and battle.position[i] <= 2 and table.me != AU:
            engaged = {table.owner[g] for j, g in enumerate(battle.generals) if battle.side[j] == side}
            if table.me not in engaged and table.me not in battle.defenders and table.morale[AU]:
                more += w.ALLY_EAGER * table.mean(AU)
    return more


def wellington(table: Table, decision: Decision) -> Move:
    """Whoever supports wants that side to win."""
    return decision.options[0]


# -- the others


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
    win = 1.0 + table.judgement.bonus(table, [battle.attacker], direct=True) + stays
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
