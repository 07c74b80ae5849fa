"""Support in battles (8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.vocabulary import (
    ASK_SUPPORT,
    BATTLE_THERE,
    DONE,
    NO_GENERAL_TO_SUPPORT,
    NO_TROOPS,
    NOT_NEXT_TO_BATTLE,
    OVER_SEA,
    SUPPORT,
    TOOK_PART_ALREADY,
)
from chancellery.kernel import Bars, Decision, Move, Reason

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.battle import Battle


def reach(s: Realm, power: int, place: int) -> int:
    """K-8.2.1, K-8.2.4: from where a Power may support."""
    m = s.game.map
    return m.near[place] | m.sea_near[place] if power in s.game.support_over_sea else m.near[place]


def supporters(s: Realm, power: int, place: int) -> Bars:
    """K-8.2.1, K-8.2.6, K-8.2.7: where Generals with Troops stand next to the battlefield that are not engaged."""
    busy = alone = 0
    for general in s.game.generals[power]:
        t = s.where[general]
        if t >= 0:
            if s.busy >> general & 1:
                busy |= 1 << t
            if not s.troops[general]:
                alone |= 1 << t

    def too_far(t: int) -> Reason:
        by_sea = s.game.map.sea_near[place] >> t & 1
        return (OVER_SEA if by_sea else NOT_NEXT_TO_BATTLE).saying(field=s.game.name_of("place", place))

    near = s.bars(s.stands[power], NO_GENERAL_TO_SUPPORT).only(reach(s, power, place), too_far)
    return near.bar(s.battlefields, BATTLE_THERE).bar(busy, TOOK_PART_ALREADY).bar(alone, NO_TROOPS)  # K-R-34


def ask(s: Realm, battle: Battle, side: int) -> list[Decision]:
    """K-8.2.2, 3.9: the Powers of a side declare in precedence, each for its own Generals."""
    for power in s.game.relations.precedence(s):
        if battle.declared >> power & 1 or not may_support(s, battle, side, power):
            continue
        if not reach(s, power, battle.place) & s.stands[power]:
            continue
        found = supporters(s, power, battle.place)
        if found.left:
            supported = battle.defenders if side else [battle.attacker]
            decision = s.decide(ASK_SUPPORT, power, battle.place, side, *supported)
            places = [s.where[g] for g in s.game.generals[power] if s.where[g] >= 0]
            decision.offer_in(places, SUPPORT, found)
            return [decision.add(DONE)]
    return []


def may_support(s: Realm, battle: Battle, side: int, power: int) -> bool:
    """K-8.2.5: the supported Power itself or its Ally; K-11.5.6, K-11.5.10: an uncontrolled one only for itself."""
    if s.seat_of[power] < 0:
        return side == 1 and power in battle.defenders
    if side == 0:
        return bool(s.ally[battle.attacker] >> power & 1)
    return any(s.seat_of[d] >= 0 and s.ally[d] >> power & 1 for d in battle.defenders)


def declare(s: Realm, battle: Battle, decision: Decision, move: Move) -> None:
    """K-8.2.8: a declaration is final."""
    power, side = decision.actor, decision.about[1]
    if move.of is DONE:
        battle.declared |= 1 << power
        return
    general = s.general_at(power, move.args[0])
    battle.engage(s, general, side, 3 + side)
    s.emit("support", power, move.args[0], battle.place, side)
