"""The General Napoleon: chosen at set-up (2.4.8), and his Move (7.3.10 to 7.3.14)."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.base.generals_naming import declare, naming_options
from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.system.movement_turn import MovementTurn
from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result


def forced_napoleon(s: Realm) -> int:
    """K-13.1.1, K-13.2.1: the General who must be Napoleon by the scenario, or -1."""
    place = s.game.scenario.get("napoleon")
    if place is None:
        return -1
    if place == "off":
        return next((g for g in s.game.generals[FR] if s.where[g] < 0), -1)
    return s.general_at(FR, s.game.map.place_of[place])


@dataclass(slots=True)
class ChooseNapoleon(Procedure):
    """K-2.4.8: FR declares openly which of its Generals is Napoleon."""

    def choose(self, s: Realm) -> Result:
        return Decision(s.seat_of[FR], "napoleon", "K-2.4.8", naming_options(s, FR), FR)

    def on_napoleon(self, s: Realm, decision: Decision, move: Move) -> Result:
        declare(s, FR, move)
        return None

    steps = (choose,)


@dataclass(slots=True)
class NapoleonsMove(Procedure):
    """K-7.3.11, K-7.3.12: one Movement Turn with Napoleon only; no Arbiter, no Morale, no disbanding."""

    def move(self, s: Realm) -> Result:
        napoleon = s.named[FR]
        if napoleon < 0 or s.where[napoleon] < 0:  # K-7.3.10
            return None
        s.emit("napoleons_move", FR)
        return MovementTurn(FR, napoleon)

    steps = (move,)
