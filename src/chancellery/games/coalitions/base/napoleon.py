"""The General Napoleon: chosen at set-up (2.4.8), and his Move (7.3.10 to 7.3.14)."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.base.generals_naming import declare, offer_naming
from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.base.vocabulary import ASK_NAPOLEON, NO_ARBITER, NO_DISBANDING, ONLY_NAPOLEON
from chancellery.games.coalitions.system.movement_turn import MovementTurn
from chancellery.games.coalitions.system.passage import Passage
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.vocabulary import ARBITER, DISBAND, GRANT, LEADING, REQUEST
from chancellery.kernel import SCRIPTS, Decision, Move, Procedure, Reason, Step, asks, does


def forced_napoleon(s: Realm) -> int:
    """K-13.1.1, K-13.2.1: the General who must be Napoleon by the scenario, or -1."""
    place = s.game.scenario.get("napoleon")
    if place is None:
        return -1
    if place == "off":
        return next((g for g in s.game.generals[FR] if s.where[g] < 0), -1)
    return s.general_at(FR, s.game.map.place_of[place])


@dataclass
class ChooseNapoleon(Procedure):
    """K-2.4.8: FR declares openly which of its Generals is Napoleon."""

    def choose(self, s: Realm) -> list[Decision]:
        decision = s.decide(ASK_NAPOLEON, FR)
        offer_naming(s, decision)
        return [decision]

    def on_choose(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        declare(s, FR, move)
        return None


SCRIPTS[ChooseNapoleon] = [asks(ChooseNapoleon.choose, ChooseNapoleon.on_choose)]


@dataclass
class NapoleonsTurn(MovementTurn):
    def tell_movers(self, s: Realm, decision: Decision) -> None:
        """K-7.3.11: he alone moves."""
        MovementTurn.tell_movers(self, s, decision)
        napoleon = s.bars(1 << s.where[self.only], ONLY_NAPOLEON)
        for verb in LEADING:
            decision.only(verb, napoleon)


@dataclass
class NapoleonsMove(Passage):
    """K-7.3.11, K-7.3.12: one Movement Turn with Napoleon only; no Arbiter, no Morale, no disbanding."""

    def move(self, s: Realm) -> Step | None:
        napoleon = s.named[FR]
        if napoleon >= 0 and s.where[napoleon] >= 0:  # K-7.3.10
            s.emit("napoleons_move", FR)
            s.call(NapoleonsTurn(FR, napoleon))
        return None

    def why_now_not(self, s: Realm, move: Move) -> Reason | None:
        """K-7.3.14, K-7.3.12: what it lacks of a Movement action."""
        if move.of in (ARBITER, REQUEST, GRANT):
            return NO_ARBITER
        return NO_DISBANDING if move.of is DISBAND else None


SCRIPTS[NapoleonsMove] = [does(NapoleonsMove.move)]
