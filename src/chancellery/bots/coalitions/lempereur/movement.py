"""Movement: towards the gate, into it when it can be held, and from there to Paris."""

from __future__ import annotations

from chancellery.bots.coalitions.choice import best_option
from chancellery.bots.coalitions.lempereur import weights as w
from chancellery.bots.coalitions.lempereur.camp import FR, Camp, bits
from chancellery.bots.coalitions.lempereur.campaign import Campaign
from chancellery.bots.coalitions.lempereur.clash import attack, raid
from chancellery.kernel import Decision, Move


def move(camp: Camp, decision: Decision) -> Move:
    """The best move of any General, or the end."""
    campaign = Campaign(camp)
    best, found = w.LEAST * camp.mind.staying, decision.options[-1]
    for option in decision.options:
        if option.verb not in ("march", "strategic", "sail"):
            continue
        start, first = option.args
        general = camp.general_at(camp.me, start)
        stay = standing(campaign, general, start)
        ends = 1 << first if option.verb != "strategic" else ends_after(camp, (start, first))
        for t in bits(ends):
            value = going(campaign, general, t) - stay
            if value > best:
                best, found = value, option
    return found


def path(camp: Camp, decision: Decision) -> Move:
    """On to the best end of a Strategic Movement."""
    campaign = Campaign(camp)
    way = decision.about
    general = camp.general_at(camp.me, way[0])
    best, found = -99.0, decision.options[0]
    for option in decision.options:
        ends = 1 << way[-1] if option.verb == "halt" else ends_after(camp, (*way, option.args[0]))
        value = max((going(campaign, general, t) for t in bits(ends)), default=-99.0)
        if value > best:
            best, found = value, option
    return found


def ends_after(camp: Camp, way: tuple[int, ...]) -> int:
    """The Territories where a Strategic Movement that began like this may end."""
    near, g = camp.map.near, camp.ground
    found, edge = 0, 1 << way[-1]
    if len(way) > 2:
        found |= edge & g.ends
    for _ in range(4 - len(way)):
        onward = 0
        for t in bits(edge & g.through):
            onward |= near[t]
        found |= onward & g.ends
        edge = onward
    return found & ~(1 << way[0])


# -- what a place is worth


def going(campaign: Campaign, general: int, t: int) -> float:
    """What it brings that a General goes to a Territory."""
    camp = campaign.camp
    if t == camp.paris:
        return paris(campaign, general)
    value = battle(campaign, general, t) if camp.french >> t & 1 else 0.0
    troops = camp.troops[general] - (camp.french >> t & 1)
    return value + standing(campaign, general, t, max(0, troops))


def standing(campaign: Campaign, general: int, t: int, troops: int | None = None) -> float:
    """What it is worth that a General stands somewhere: on the way to the gate, less what may happen to him there."""
    camp = campaign.camp
    troops = camp.troops[general] if troops is None else troops
    value = campaign.post(t, troops)
    if camp.map.home[t] == FR:
        moving = general if camp.where[general] != t else -1
        chance = campaign.hold_chance(t, moving, troops)
        inside = bool(camp.our_generals >> t & 1) and moving < 0
        if t != campaign.gate or (not inside and chance < campaign.enter_from):
            return value * 0.2 - w.GENERAL - w.HOLD * (1.0 - chance)
        return value + w.HOLD * (chance - 0.5)
    if camp.invaded:  # no Napoleon cards as long as France is invaded
        return value
    danger = camp.risk(t) * (1.0 - raid(camp, t).best_chance(camp))
    return value - 1.5 * danger * (w.GENERAL + w.TROOP * troops)


def paris(campaign: Campaign, general: int) -> float:
    """The end of the match, if the chance is good enough."""
    chance = campaign.paris_chance(general)
    if chance < campaign.attack_from:
        return -99.0
    return w.WIN * chance + 10.0


def battle(campaign: Campaign, general: int, t: int) -> float:
    """What a battle there brings, cards and losses considered."""
    camp = campaign.camp
    gain = prize(campaign, t) + w.FRENCH_GENERAL * (camp.stands[FR] >> t & 1)
    loss = w.GENERAL + w.TROOP * camp.troops[general] + campaign.post(camp.where[general], camp.troops[general])
    clash = attack(camp, general, t)
    value, _ = clash.plan(camp, gain * camp.mind.battles + loss)
    return value - loss - w.TROOP


def prize(campaign: Campaign, t: int) -> float:
    """What it is worth that FR does not hold a Territory any more."""
    camp = campaign.camp
    m = camp.map
    if t == campaign.gate:
        return 2.0
    if camp.garrison[t] != FR:
        return 0.0
    value = m.value[t] * w.TARGET * min(1.0, 3 * camp.risk(t))
    if m.contested >> t & 1 and m.stripes[t] >> FR & 1:
        value += m.value[t] * w.BLUE
    return value


# -- Garrisons and battles


def garrison(camp: Camp, decision: Decision) -> Move:
    """On the road of Allies, in the gate, and where FR would score."""
    campaign = Campaign(camp)
    general = decision.about[0]
    *options, none = decision.options
    return best_option(options, lambda option: garrison_value(campaign, general, option.args[0]), 0.0, none)


def garrison_value(campaign: Campaign, general: int, t: int) -> float:
    """What a Garrison brings, less its Troop."""
    camp = campaign.camp
    troops = camp.troops[general]
    cost = w.TROOP + w.GATE * (w.READY[troops] - w.READY[troops - 1]) * 0.5
    value = w.ROAD * campaign.saved(t)
    if t in campaign.gates and camp.our_generals >> t & 1:
        value += 1.0
    m = camp.map
    if m.contested >> t & 1 and m.stripes[t] >> FR & 1:
        value += 0.3 * m.value[t]
    return value - cost


def win_garrison(camp: Camp, decision: Decision) -> Move:
    keep = garrison_value(Campaign(camp), decision.about[0], decision.options[0].args[0]) > 0
    return decision.options[0] if keep else decision.options[1]


def next_battle(camp: Camp, decision: Decision) -> Move:
    """Paris last: what falls before it cannot support it any more."""
    return min(decision.options, key=lambda option: (option.args[0] == camp.paris, option.args[0]))


def withdraw(camp: Camp, decision: Decision) -> Move:
    """To the Territory from which the way is shortest."""
    campaign = Campaign(camp)
    moves = [option for option in decision.options if option.verb == "withdraw"]
    if not moves:
        return decision.options[-1]
    return max(moves, key=lambda option: campaign.post(option.args[1], 3))


def beaten(camp: Camp, decision: Decision) -> Move:
    """Off board if he can be placed nearer than the Capital, where he waits for a Movement."""
    campaign = Campaign(camp)
    away = campaign.away(campaign.gate)
    capital = camp.map.capital[camp.me]
    sites = camp.control[camp.me] & ~camp.stands[camp.me] & ~camp.stands[FR]
    nearest = min((away[t] for t in bits(sites)), default=9)
    return decision.options[1] if nearest + 1 < away[capital] else decision.options[0]


def disband(camp: Camp, decision: Decision) -> Move:
    return decision.options[-1]
