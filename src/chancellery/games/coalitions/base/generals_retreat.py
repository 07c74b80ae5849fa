"""Blücher and Kutuzov leave a battlefield for an adjacent Territory (10.4.2, 10.4.3, 10.5.2)."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.system.battle_result import lose_troops
from chancellery.games.coalitions.system.entering import ground, request_code, was_refused
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.sides import foreign_garrisons, strangers
from chancellery.kernel import DONE, Decision, Move, Procedure
from chancellery.kernel.procedure import Result


def retreats(s: Realm, power: int, general: int, battlefield: int) -> list[int]:
    """K-10.4.3: open to him by a March, without an own General and without any piece of a Power that is no Ally."""
    g = ground(s, power)
    free = s.game.map.near[battlefield] & ~(g.barred | strangers(s, power) | foreign_garrisons(s, power))
    return [t for t in bits(free) if not (g.consent >> t & 1 and was_refused(s, general, t))]


@dataclass(slots=True)
class Retreat(Procedure):
    """A withdrawal that a player has chosen: the consent of an Ally, then the General goes. No Garrison, no battle."""

    power: int
    general: int
    to: int
    rule: str
    beaten: bool  # Blücher; Kutuzov goes before the battle and loses a Troop (K-10.5.1)

    def ask_consent(self, s: Realm) -> Result:
        """K-R-43; K-R-45: never asked of the player who decides for the General himself."""
        host = s.controller(self.to)
        if host < 0 or host == self.power or not s.ally[self.power] >> host & 1:
            return None
        if s.seat_of[host] == s.decider(self.power):
            return None
        options = [s.game.moves.consent, s.game.moves.refuse]
        about = (self.power, self.general, s.where[self.general], self.to)
        return Decision(s.seat_of[host], "consent", self.rule, options, host, about)

    def on_consent(self, s: Realm, decision: Decision, move: Move) -> Result:
        here = s.where[self.general]
        if move.verb == "refuse":
            s.refused.append(request_code(s, self.general, self.to))
            s.emit("consent_refused", decision.actor, self.power, here, self.to)
            return DONE
        s.emit("consent", decision.actor, self.power, here, self.to)
        return None

    def go(self, s: Realm) -> Result:
        here = s.where[self.general]
        if not self.beaten and s.troops[self.general]:
            lose_troops(s, self.general, 1, "retreat")
        s.put(self.general, self.to)
        if self.beaten:
            s.emit("beaten", self.power, self.general, here, self.to, 0, s.named_as(self.general))
        else:
            s.emit("evaded", self.power, self.general, here, self.to)
        return None

    steps = (ask_consent, go)
