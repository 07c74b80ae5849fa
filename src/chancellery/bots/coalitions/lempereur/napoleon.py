"""What the rules leave to the players about Napoleon: always what suits him least."""

from __future__ import annotations

from chancellery.bots.coalitions.lempereur.camp import GRAND_COALITION, Camp, bits
from chancellery.bots.coalitions.lempereur.campaign import Campaign
from chancellery.games.coalitions.lempereur.set_up import USUAL
from chancellery.kernel import Decision, Move


def lowest_morale(camp: Camp, decision: Decision) -> Move:
    """The Power whose Generals are nearest to the gate."""
    campaign = Campaign(camp)
    away = campaign.away(campaign.gate)
    return min(decision.options, key=lambda o: min((away[t] for t in bits(camp.stands[o.args[0]])), default=9))


def source(camp: Camp, decision: Decision) -> Move:
    """A General who stands near our Generals or the gate: the farther he goes from there the better."""
    campaign = Campaign(camp)
    return min(decision.options, key=lambda option: campaign.away(campaign.gate)[option.args[0]])


def far_from_the_gate(camp: Camp, decision: Decision) -> Move:
    """Where he is farthest from the gate."""
    campaign = Campaign(camp)
    away = camp.map.land_steps[campaign.gate]
    return max(decision.options, key=lambda option: away[option.args[-1]])


def division(camp: Camp, decision: Decision, seats: int) -> Move:
    """The usual division."""
    player = USUAL[seats][GRAND_COALITION.index(decision.actor)] + 1
    for option in decision.options:
        if option.args[1] == player:
            return option
    return decision.options[-1]
