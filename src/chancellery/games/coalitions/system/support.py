"""Support in battles (8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import Decision, Move
from chancellery.kernel.procedure import Result

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.battle import Battle


def eligible(s: Realm, power: int, place: int) -> list[int]:
    """K-8.2.1, K-8.2.4, K-8.2.6, K-8.2.7: Generals with Troops next to the battlefield that are not engaged."""
    m = s.game.map
    reach = m.near[place]
    if power in s.game.support_over_sea:
        reach |= m.sea_near[place]
    reach &= ~s.battlefields  # K-R-34
    if not reach & s.stands[power]:
        return []
    return [
        general
        for general in s.game.generals[power]
        if s.where[general] >= 0 and reach >> s.where[general] & 1 and s.troops[general] and not s.busy >> general & 1
    ]


def ask(s: Realm, battle: Battle, side: int) -> Result:
    """K-8.2.2, 3.9: the Powers of a side declare in precedence, each for its own Generals."""
    for power in s.game.precedence(s):
        if battle.declared >> power & 1 or not _may_support(s, battle, side, power):
            continue
        generals = eligible(s, power, battle.place)
        if generals:
            options = [s.game.moves.support[s.where[g]] for g in generals]
            options.append(s.game.moves.done)
            supported = battle.defenders if side else [battle.attacker]
            about = (battle.place, side, *supported)
            return Decision(s.decider(power), "support", "K-8.2.1", options, power, about)
        battle.declared |= 1 << power
    battle.declared = 0
    return None


def _may_support(s: Realm, battle: Battle, side: int, power: int) -> bool:
    """K-8.2.5: the supported Power itself or its Ally; K-11.5.6, K-11.5.10: an uncontrolled one only for itself."""
    if s.seat_of[power] < 0:
        return side == 1 and power in battle.defenders
    if side == 0:
        return bool(s.ally[battle.attacker] >> power & 1)
    return any(s.seat_of[d] >= 0 and s.ally[d] >> power & 1 for d in battle.defenders)


def declare(s: Realm, battle: Battle, decision: Decision, move: Move) -> None:
    """K-8.2.8: a declaration is final."""
    power, side = decision.actor, decision.about[1]
    if move.verb == "done":
        battle.declared |= 1 << power
        return
    general = s.general_at(power, move.args[0])
    battle.engage(s, general, side, 3 + side)
    s.emit("support", power, move.args[0], battle.place, side)
