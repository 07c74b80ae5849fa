"""Battles in L'Empereur: who supports, which cards are played."""

from __future__ import annotations

from chancellery.bots.coalitions.lempereur import weights as w
from chancellery.bots.coalitions.lempereur.camp import FR, GRAND_COALITION, Camp
from chancellery.bots.coalitions.lempereur.campaign import Campaign
from chancellery.bots.coalitions.lempereur.clash import Clash
from chancellery.bots.coalitions.lempereur.movement import prize
from chancellery.games.coalitions.base.powers import GB
from chancellery.kernel import Decision, Move


def fought(camp: Camp) -> Clash:
    """The battle in progress."""
    battle = camp.battle
    assert battle is not None
    totals, french = battle.totals(), battle.french
    clash = Clash(ours=totals[1 - french], theirs=totals[french], attacking=french == 1, deck=camp.deck)
    for i, general in enumerate(battle.generals):
        power = camp.owner[general]
        left = battle.limit[i] - len(battle.stacks[i])
        if power == FR:
            clash.unused += left
        elif not battle.passed >> power & 1 and not (battle.spent >> power & 1):
            clash.room[power] = clash.room.get(power, 0) + left
    clash.morale = camp.morale[FR]
    return clash


def worth(camp: Camp) -> float:
    """The difference between victory and defeat."""
    battle = camp.battle
    assert battle is not None
    campaign = Campaign(camp)
    t = battle.place
    attacking = battle.attacker != FR
    if t == camp.paris and attacking:
        return w.WIN
    ours = [g for i, g in enumerate(battle.generals) if battle.position[i] <= 2 and camp.owner[g] != FR]
    theirs = [g for i, g in enumerate(battle.generals) if battle.position[i] <= 2 and camp.owner[g] == FR]
    value = w.FRENCH_GENERAL * len(theirs)
    for general in ours:
        value += w.GENERAL + w.TROOP * max(0, camp.troops[general] - 1)
        value += campaign.post(t, camp.troops[general])
    if not attacking and not ours:
        value += w.LONE_GARRISON + camp.map.value[t] * w.TARGET
    if attacking:
        value += prize(campaign, t)
    if camp.map.home[t] == FR and not attacking:
        value += w.HOLD
    if camp.influence + len(ours) >= camp.game.parameters.influence_to_win:
        value += w.WIN
    return value


def support(camp: Camp, decision: Decision) -> Move:
    """Support costs a Troop and brings room for cards: whoever has cards in the best common plan supports."""
    clash, value = fought(camp), worth(camp)
    now, _ = clash.plan(camp, value)
    more = undeclared(camp)
    then, plan = clash.plan(camp, value, {power: sum(troops) for power, troops in more.items()})
    needed = sum(power == camp.me for _, power in plan) - clash.room.get(camp.me, 0)
    cost = w.TROOP * sum(
        (_helpers(troops, plan, power, clash.room.get(power, 0)) for power, troops in more.items()), 0.0
    )
    if needed <= 0 or then - cost <= now:
        return decision.options[-1]
    enough = [option for option in decision.options[:-1] if _troops(camp, option) >= needed]
    if enough:
        return min(enough, key=lambda option: _troops(camp, option))
    return max(decision.options[:-1], key=lambda option: _troops(camp, option))


def undeclared(camp: Camp) -> dict[int, list[int]]:
    """Troops of each General who may still declare support: ours, and those of the Powers asked after us."""
    battle = camp.battle
    assert battle is not None
    near, engaged = camp.map.near[battle.place], set(battle.generals)
    found: dict[int, list[int]] = {}
    for power in GRAND_COALITION:
        if power < camp.me:
            continue
        reach = near | (camp.map.sea_near[battle.place] if power == GB else 0)
        for general in camp.generals[power]:
            t = camp.where[general]
            free = t >= 0 and reach >> t & 1 and not camp.battlefields >> t & 1 and not camp.busy >> general & 1
            if free and camp.troops[general] and general not in engaged:
                found.setdefault(power, []).append(camp.troops[general])
    return found


def _helpers(troops: list[int], plan: list[tuple[int, int]], power: int, room: int) -> int:
    """How many Generals of a Power must support so that its part of a plan can be played."""
    cards = sum(one == power for _, one in plan) - room
    count = 0
    for each in sorted(troops, reverse=True):
        if cards <= 0:
            break
        cards -= each
        count += 1
    return count


def _troops(camp: Camp, option: Move) -> int:
    return camp.troops[camp.general_at(camp.me, option.args[0])]


def open_card(camp: Camp, decision: Decision) -> Move:
    """The next card of the common plan; who has none in it is finished, unless somebody else is to begin."""
    clash = fought(camp)
    _, plan = clash.plan(camp, worth(camp))
    own = [value for value, power in plan if power == camp.me]
    if own:
        playable = [o for o in decision.options if o.verb == "play" and o.args[0] == max(own)]
        if playable:
            return max(playable, key=lambda option: _room(camp, option.args[1]))
    if plan:
        for option in decision.options:
            if option.verb == "wait":
                return option
    return decision.options[-1]


def _room(camp: Camp, spot: int) -> int:
    battle = camp.battle
    assert battle is not None
    for i, general in enumerate(battle.generals):
        if camp.owner[general] == camp.me and battle.spot[i] == spot:
            return battle.limit[i] - len(battle.stacks[i])
    return 0
