"""Movement (7.6): Arbiter, disbanding, and up to three Movement Turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.movement_turn import MovementTurn
from chancellery.games.coalitions.system.realm import HIGHEST_MORALE, NOBODY, Realm
from chancellery.kernel import AGAIN, DONE, Decision, Move, Procedure
from chancellery.kernel.procedure import OldStep, Result

MOST_TURNS = 3  # K-7.6.2


def eligible_arbiters(s: Realm, power: int) -> list[int]:
    """K-7.6.4: not an Ally, not at Morale 15, not of the same player, not uncontrolled."""
    seat = s.seat_of[power]
    return [
        p
        for p in range(len(s.morale))
        if not s.ally[power] >> p & 1 and s.morale[p] < HIGHEST_MORALE and s.seat_of[p] not in (seat, NOBODY)
    ]


@dataclass(slots=True)
class Movement(Procedure):
    power: int
    arbiter: int = -1
    turns: int = 0

    def name_arbiter(self, s: Realm) -> Result:
        """K-7.6.3: compulsory, also if no General is going to move."""
        s.refused = []
        options = [s.game.moves.arbiter[p] for p in eligible_arbiters(s, self.power)]
        if len(options) > 1:
            return Decision(s.seat_of[self.power], "arbiter", "K-7.6.3", options, self.power)
        if options:
            self._appoint(s, options[0].args[0])
        else:
            s.emit("no_arbiter", self.power)  # K-7.6.12
        return None

    def on_arbiter(self, s: Realm, decision: Decision, move: Move) -> Result:
        self._appoint(s, move.args[0])
        return None

    def _appoint(self, s: Realm, arbiter: int) -> None:
        """K-7.6.7: 1 Morale at once."""
        self.arbiter = arbiter
        s.emit("arbiter", self.power, arbiter)
        s.change_morale(arbiter, 1, "arbiter")

    def disband(self, s: Realm) -> Result:
        """K-7.6.14: any number of own Garrisons, before the first Movement Turn only."""
        own = [t for t in bits(s.control[self.power]) if s.garrison[t] == self.power]
        if not own:
            return None
        options = [s.game.moves.disband[t] for t in own]
        options.append(s.game.moves.done)
        return Decision(s.seat_of[self.power], "disband", "K-7.6.14", options, self.power)

    def on_disband(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb == "done":
            return None
        s.set_garrison(move.args[0], NOBODY)  # K-7.6.17: a Fortress stays
        s.emit("disbanded", self.power, move.args[0])
        return AGAIN

    def movement_turn(self, s: Realm) -> Result:
        self.turns += 1
        s.emit("movement_turn", self.power, self.turns)
        return MovementTurn(self.power)

    def request(self, s: Realm) -> Result:
        """K-7.6.9 to K-7.6.12: another Movement Turn, if the Arbiter has room for the Morale."""
        next_ = self.turns + 1
        if self.arbiter < 0 or next_ > MOST_TURNS or s.morale[self.arbiter] + next_ > HIGHEST_MORALE:
            return DONE
        options = [s.game.moves.request, s.game.moves.stop]
        about = (next_, self.arbiter, s.stands[self.power].bit_count())  # without a General it is a gift of Morale
        return Decision(s.seat_of[self.power], "request", "K-7.6.9", options, self.power, about)

    def on_request(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb == "stop":
            return DONE
        s.emit("requested", self.power, self.arbiter, self.turns + 1)
        return None

    def grant(self, s: Realm) -> Result:
        options = [s.game.moves.grant, s.game.moves.refuse]
        about = (self.power, self.turns + 1)
        return Decision(s.seat_of[self.arbiter], "grant", "K-7.6.9", options, self.arbiter, about)

    def on_grant(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb == "refuse":  # K-7.6.13
            s.emit("refused_turn", self.arbiter, self.power, self.turns + 1)
            return DONE
        s.emit("granted", self.arbiter, self.power, self.turns + 1)
        s.change_morale(self.arbiter, self.turns + 1, "grant")  # K-7.6.10
        self.goto(Movement.movement_turn)
        return None

    steps: ClassVar[tuple[OldStep, ...]] = (name_arbiter, disband, movement_turn, request, grant)
