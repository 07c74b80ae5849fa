"""Drill, Leadership, Subsidies, Mobilisation: what the front needs."""

from __future__ import annotations

from typing import Final

from chancellery.bots.coalitions.choice import best_option
from chancellery.bots.coalitions.lempereur import weights as w
from chancellery.bots.coalitions.lempereur.camp import FR, GRAND_COALITION, Camp, bits
from chancellery.bots.coalitions.lempereur.campaign import Campaign
from chancellery.games.coalitions.base.powers import GB
from chancellery.kernel import Decision, Move

FULL_HAND: Final = 6


def drill(camp: Camp, decision: Decision) -> Move:
    return decision.options[0]


def discard(camp: Camp, decision: Decision) -> Move:
    """The lowest card."""
    return min(decision.options, key=lambda option: option.args[0])


# -- Leadership


def leadership(camp: Camp, decision: Decision) -> Move:
    """A General who comes nearer than those we have, else what is scarcer of cards and Morale."""
    placed = _best_place(camp, decision)
    if placed is not None:
        return placed
    wanted = "card" if len(camp.hands[camp.me]) < camp.morale[camp.me] else "morale"
    for verb in (wanted, "morale", "card"):
        for option in decision.options:
            if option.verb == verb:
                return option
    return decision.options[-1]


def more_generals(camp: Camp, decision: Decision) -> Move:
    if decision.options[0].verb == "take_off":
        return decision.options[-1]
    return _best_place(camp, decision) or decision.options[-1]


def _best_place(camp: Camp, decision: Decision) -> Move | None:
    """Where a General off board serves best; none if one of ours is as near, or nobody could pay his Troops."""
    campaign = Campaign(camp)
    away = campaign.away(campaign.gate)
    standing = [away[t] for t in bits(camp.stands[camp.me])]
    best, found = 0.0, None
    for option in decision.options:
        if option.verb != "place":
            continue
        t = option.args[0]
        if camp.map.home[t] == FR and not camp.our_generals >> t & 1:  # he would be alone in France
            continue
        value = w.NEARNESS ** away[t] - (0.6 if standing else 0.0) * max((w.NEARNESS**n for n in standing), default=0.0)
        value -= 0.12 * max(0, len(standing) - 1)
        if value > best + 0.05:
            best, found = value, option
    return found


# -- Mobilisation and Subsidies


def purchase(camp: Camp, decision: Decision) -> Move:
    """The purchase that helps most at the front."""
    campaign = Campaign(camp)
    *options, none = decision.options
    return best_option(options, lambda option: worth(campaign, camp.me, option), 0.05, none)


def worth(campaign: Campaign, power: int, option: Move) -> float:
    camp = campaign.camp
    troops, cards, morale = camp.mind.front
    if option.verb == "buy_troop":
        t = option.args[0]
        return troops * w.FRONT_TROOP * w.REAR ** campaign.away(campaign.gate)[t] * _first(camp, power, t)
    if option.verb == "buy_card":
        return cards * card_worth(campaign, power)
    if option.verb == "buy_morale":
        return morale * morale_worth(campaign, power)
    return 0.0


def _first(camp: Camp, power: int, t: int) -> float:
    return (1.15, 1.05, 1.0)[camp.troops[camp.general_at(power, t)]]


def usable(campaign: Campaign, power: int) -> int:
    """The cards a Power is likely to be able to play before its next Mobilisation."""
    camp = campaign.camp
    away = campaign.away(campaign.gate)
    near = [t for t in bits(camp.stands[power]) if away[t] <= 1]
    return min(FULL_HAND, 3 + 2 * len(near)) if near else 2


def card_worth(campaign: Campaign, power: int) -> float:
    held = len(campaign.camp.hands[power])
    if held >= FULL_HAND:
        return 0.0
    return w.NEXT_CARD if held < usable(campaign, power) else w.SPARE_CARD


def morale_worth(campaign: Campaign, power: int) -> float:
    morale = campaign.camp.morale[power]
    if morale < usable(campaign, power) + 1:
        return w.NEXT_MORALE
    return w.SPARE_MORALE if morale < w.ENOUGH_MORALE else 0.0


def need(campaign: Campaign, power: int) -> int:
    """Money that a Power could use well at its next Mobilisation, beyond what it has."""
    camp = campaign.camp
    away = campaign.away(campaign.gate)
    wanted = sum(3 - camp.troops[camp.general_at(power, t)] for t in bits(camp.stands[power]) if away[t] <= 2)
    wanted += max(0, usable(campaign, power) - len(camp.hands[power]) - camp.off_board(power))
    wanted += max(0, usable(campaign, power) + 1 - camp.morale[power])
    return max(0, wanted - camp.money[power])


def subsidy(camp: Camp, decision: Decision) -> Move:
    """What GB does not need goes to the Power that needs most at the front."""
    campaign = Campaign(camp)
    spare = decision.about[0] - min(w.FOR_ITSELF, need(campaign, GB) + camp.money[GB])
    offers = {option.args: option for option in decision.options if option.verb == "offer"}
    open_to = {power for power, _ in offers}
    wanting = [(need(campaign, power), power) for power in GRAND_COALITION if power in open_to]
    for wanted, power in sorted(wanting, reverse=True):
        money = min(wanted, spare)
        if money > 0 and (power, money) in offers:
            return offers[power, money]
    return decision.options[-1]
