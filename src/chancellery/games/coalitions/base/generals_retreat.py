"""Blücher and Kutuzov leave a battlefield for an adjacent Territory (10.4.2, 10.4.3, 10.5.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.coalitions.base.vocabulary import CAPITAL_AS_ANY_OTHER, PIECES_THERE
from chancellery.games.coalitions.system.battle_result import lose_troops
from chancellery.games.coalitions.system.entering import ground, refused, request_code
from chancellery.games.coalitions.system.sides import foreign_garrisons, strangers
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.vocabulary import (
    ASK_CONSENT,
    CONSENT,
    CONSENT_REFUSED,
    NOT_ADJACENT,
    NOT_WITHDRAWING,
    REFUSE,
    WITHDRAW,
)
from chancellery.kernel import LEAVE, SCRIPTS, Decision, Move, Procedure, Step, asks, does


def offer_retreat(s: Realm, decision: Decision, general: int, start: int, rule: str, capital: int = 0) -> None:
    """K-10.4.3: open to him by a March, without an own General and without any piece of a Power that is no Ally.

    `capital`: where he may go as any General (K-8.7.3), which is another option.
    """
    power, m = decision.actor, s.game.map
    g = ground(s, power)
    decision.only(WITHDRAW, s.bars(1 << start, NOT_WITHDRAWING.by(rule)))
    ways = g.entry.narrowed(m.near[start] | ~m.passable, NOT_ADJACENT.by(rule))
    ways.bar(strangers(s, power) | foreign_garrisons(s, power), PIECES_THERE.by(rule))
    ways.bar(refused(s, general) & g.consent, CONSENT_REFUSED)
    decision.offer(WITHDRAW, ways.bar(capital, CAPITAL_AS_ANY_OTHER), start)


@dataclass
class Retreat(Procedure):
    """A withdrawal that a player has chosen: the consent of an Ally, then the General goes. No Garrison, no battle."""

    power: int
    general: int
    to: int
    beaten: bool  # Blücher; Kutuzov goes before the battle and loses a Troop (K-10.5.1)

    def ask_consent(self, s: Realm) -> list[Decision]:
        """K-R-43; K-R-45: never asked of the player who decides for the General himself."""
        host = s.controller(self.to)
        if host < 0 or host == self.power or not s.ally[self.power] >> host & 1:
            return []
        if s.seat_of[host] == s.seat_for(self.power):
            return []
        question = ASK_BLUCHERS_HOST if self.beaten else ASK_KUTUZOVS_HOST
        about = (self.power, self.general, s.where[self.general], self.to)
        return [s.decide(question, host, *about).add(CONSENT).add(REFUSE)]

    def on_consent(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        here = s.where[self.general]
        if move.of is REFUSE:
            s.refused.append(request_code(s, self.general, self.to))
            s.emit("consent_refused", decision.actor, self.power, here, self.to)
            return LEAVE
        s.emit("consent", decision.actor, self.power, here, self.to)
        return None

    def go(self, s: Realm) -> Step | None:
        here = s.where[self.general]
        if not self.beaten and s.troops[self.general]:
            lose_troops(s, self.general, 1, "retreat")
        s.put(self.general, self.to)
        if self.beaten:
            s.emit("beaten", self.power, self.general, here, self.to, 0, s.named_as(self.general))
        else:
            s.emit("evaded", self.power, self.general, here, self.to)
        return None


ASK_KUTUZOVS_HOST: Final = ASK_CONSENT.by("K-10.5.2")
ASK_BLUCHERS_HOST: Final = ASK_CONSENT.by("K-10.4.3")
SCRIPTS[Retreat] = [asks(Retreat.ask_consent, Retreat.on_consent), does(Retreat.go)]
