"""The General Napoleon: chosen at set-up (2.4.8), and his Move (7.3.10 to 7.3.14)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chancellery.games.coalitions.base.generals_naming import declare, offer_naming
from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.base.vocabulary import ASK_NAPOLEON
from chancellery.games.coalitions.system.movement_turn import MovementTurn
from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import Decision, Move, Procedure, Step, asks, does


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

    def script(self) -> Sequence[Step]:
        return CHOOSE_NAPOLEON


CHOOSE_NAPOLEON = [asks(ChooseNapoleon.choose, ChooseNapoleon.on_choose)]


@dataclass
class NapoleonsMove(Procedure):
    """K-7.3.11, K-7.3.12: one Movement Turn with Napoleon only; no Arbiter, no Morale, no disbanding."""

    def move(self, s: Realm) -> Step | None:
        napoleon = s.named[FR]
        if napoleon >= 0 and s.where[napoleon] >= 0:  # K-7.3.10
            s.emit("napoleons_move", FR)
            s.call(MovementTurn(FR, napoleon))
        return None

    def script(self) -> Sequence[Step]:
        return NAPOLEONS_MOVE


NAPOLEONS_MOVE = [does(NapoleonsMove.move)]
