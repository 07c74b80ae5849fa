"""The General Napoleon: chosen at set-up (2.4.8), and his Move (7.3.10 to 7.3.14)."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.movement_turn import MovementTurn
from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result

NAPOLEON = 1  # his place among the named Generals


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
        moves = [s.game.moves.make("name_general", NAPOLEON, t) for t in bits(s.stands[FR])]
        if any(s.where[g] < 0 for g in s.game.generals[FR]):
            moves.append(s.game.moves.make("name_off_board", NAPOLEON))
        return Decision(s.seat_of[FR], "napoleon", "K-2.4.8", moves, FR)

    def on_napoleon(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb == "name_general":
            general = s.general_at(FR, move.args[1])
        else:
            general = next(g for g in s.game.generals[FR] if s.where[g] < 0)
        s.named[FR] = general
        s.emit("named", FR, general, s.where[general])
        return None

    steps = (choose,)


@dataclass(slots=True)
class NapoleonsMove(Procedure):
    """K-7.3.11, K-7.3.12: one Movement Turn with Napoleon only; no Arbiter, no Morale, no disbanding."""

    def move(self, s: Realm) -> Result:
        napoleon = s.named[FR]
        if napoleon < 0 or s.where[napoleon] < 0:  # K-7.3.10
            return None
        s.refused = []
        s.emit("napoleons_move", FR)
        return MovementTurn(FR, napoleon)

    steps = (move,)
