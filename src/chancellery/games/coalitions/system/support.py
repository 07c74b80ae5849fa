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
    first = battle.attacker if side == 0 else battle.defenders[0]
    for power in s.game.precedence(s):
        if not s.ally[first] >> power & 1 or battle.declared >> power & 1 or s.seat_of[power] < 0:
            continue
        generals = eligible(s, power, battle.place)
        if generals:
            options = [s.game.moves.support[s.where[g]] for g in generals]
            options.append(s.game.moves.done)
            return Decision(s.seat_of[power], "support", "K-8.2.1", options, power, (battle.place, side))
        battle.declared |= 1 << power
    battle.declared = 0
    return None


def declare(s: Realm, battle: Battle, decision: Decision, move: Move) -> None:
    """K-8.2.8: a declaration is final."""
    power, side = decision.actor, decision.about[1]
    if move.verb == "done":
        battle.declared |= 1 << power
        return
    general = s.general_at(power, move.args[0])
    battle.engage(s, general, side, 3 + side)
    s.emit("support", power, move.args[0], battle.place, side)
