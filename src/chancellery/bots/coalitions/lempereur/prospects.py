"""The prospects of the Grand Coalition as numbers: what a net looks at to tell whether it is going to win."""

from __future__ import annotations

from typing import Final

import numpy as np

from chancellery.bots.coalitions.lempereur.camp import FR, GRAND_COALITION, Camp, bits
from chancellery.bots.coalitions.lempereur.campaign import Campaign
from chancellery.bots.planning.net import Numbers
from chancellery.games.coalitions.lempereur.state import EmpireRealm
from chancellery.games.coalitions.system.wheel import field_of

FIELDS: Final = 6


def row(s: EmpireRealm) -> Numbers:
    """One row: all win or lose together."""
    camp = Camp(s, GRAND_COALITION[0])
    campaign = Campaign(camp)
    found = [*_war(s, camp), *_gate(camp, campaign)]
    for power in GRAND_COALITION:
        found += _power(s, camp, campaign, power)
    return np.array([found], np.float32)


def _field(s: EmpireRealm, power: int) -> list[float]:
    """What a Power does this turn."""
    fields = [0.0] * FIELDS
    fields[field_of(s, power, max(1, s.turn)) % FIELDS] = 1.0
    return fields


def _war(s: EmpireRealm, camp: Camp) -> list[float]:
    goal, french = camp.game.parameters.influence_to_win, camp.generals[FR]
    left, income = goal - camp.influence, camp.french_income
    standing = [g for g in french if camp.where[g] >= 0]
    morale = camp.morale[FR]
    threatened = sum((camp.risk(t) for t in bits(camp.our_generals)), 0.0)
    return [
        left / goal, min(left, 8) / 8, income / 8, min(8.0, left / (income + 2)) / 8, camp.danger,
        s.round / 8, s.turn / 6, morale / 15,
        min(morale, 4) / 4, min(morale, 8) / 8, s.money[FR] / 8, len(standing) / 4,
        sum(camp.troops[g] for g in standing) / 9, len(s.napoleon_deck) / 12, threatened / 3,
        camp.ours.bit_count() / 25, camp.our_generals.bit_count() / 8, len(s.game.seats) / 5, *_field(s, FR),
    ]  # fmt: skip


def _gate(camp: Camp, campaign: Campaign) -> list[float]:
    """The way to Paris: who stands in the gate, whether he holds it, and what an attack would bring."""
    gate, m = campaign.gate, camp.map
    inside = [g for p in GRAND_COALITION if (g := camp.general_at(p, gate)) >= 0]
    beside = [
        g
        for p in GRAND_COALITION
        for t in bits(camp.stands[p] & m.near[gate] & ~(1 << gate))
        if (g := camp.general_at(p, t)) >= 0
    ]
    hold = campaign.hold_chance(gate) if inside else 0.0
    attackers = [
        g
        for p in GRAND_COALITION
        for t in bits(camp.stands[p] & m.near[camp.paris])
        if (g := camp.general_at(p, t)) >= 0
    ]
    chances = [campaign.paris_chance(g) for g in attackers if camp.troops[g]]
    return [
        len(inside) / 3, sum(camp.troops[g] for g in inside) / 6,
        len(beside) / 4, sum(camp.troops[g] for g in beside) / 8,
        hold, float(bool(camp.invaded)), camp.invaded.bit_count() / 2, max(chances, default=0.0),
        float(camp.garrison[gate] in GRAND_COALITION), float(camp.stands[FR] >> gate & 1),
        float(camp.stands[FR] >> camp.paris & 1),
        *[float(t == gate) for t in campaign.gates[:4]], *[0.0] * (4 - len(campaign.gates[:4])),
    ]  # fmt: skip


def _power(s: EmpireRealm, camp: Camp, campaign: Campaign, power: int) -> list[float]:
    away = campaign.away(campaign.gate)
    places = bits(camp.stands[power])
    near = min((away[t] for t in places), default=6)
    troops = {t: camp.troops[camp.general_at(power, t)] for t in places}
    hand = sorted(camp.hands[power], reverse=True)
    morale = camp.morale[power]
    can = min(morale, len(hand))
    return [
        len(places) / 3, sum(troops.values()) / 6, min(near, 6) / 6, float(near == 0), float(near <= 1),
        sum(n for t, n in troops.items() if away[t] <= 1) / 6, sum(n for t, n in troops.items() if away[t] <= 2) / 6,
        len(hand) / 6, sum(hand) / 20, sum(hand[:can]) / 15, sum(hand[: min(3, can)]) / 12,
        morale / 12, min(morale, 3) / 3, s.money[power] / 8, *_field(s, power),
    ]  # fmt: skip
