"""Movement (7.6): Arbiter, disbanding, and up to three Movement Turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.coalitions.system.movement_turn import MovementTurn
from chancellery.games.coalitions.system.state import HIGHEST_MORALE, NOBODY, Realm
from chancellery.games.coalitions.system.vocabulary import (
    ARBITER,
    ARBITER_ALLY,
    ARBITER_FULL,
    ARBITER_SAME_PLAYER,
    ARBITER_SELF,
    ARBITER_UNCONTROLLED,
    ASK_ARBITER,
    ASK_DISBAND,
    ASK_GRANT,
    ASK_REQUEST,
    DISBAND,
    DONE,
    GRANT,
    NO_GARRISON_TO_DISBAND,
    REFUSE,
    REQUEST,
    STOP,
)
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Bars, Decision, Move, Procedure, Step, asks, does

MOST_TURNS: Final = 3  # K-7.6.2
FULL: Final = ARBITER_FULL.saying(highest=HIGHEST_MORALE)


def arbiters(s: Realm, power: int) -> Bars:
    """K-7.6.4: not an Ally, not at Morale 15, not uncontrolled (K-11.5.3), not of the same player."""
    seat, full, nobodys, same = s.seat_of[power], 0, 0, 0
    for other, owner in enumerate(s.seat_of):
        bit = 1 << other
        if s.morale[other] >= HIGHEST_MORALE:
            full |= bit
        if owner < 0:
            nobodys |= bit
        elif owner == seat:
            same |= bit
    found = s.bars((1 << len(s.seat_of)) - 1, ARBITER_SELF).bar(1 << power, ARBITER_SELF)
    found.bar(s.ally[power], ARBITER_ALLY).bar(full, FULL)
    return found.bar(nobodys, ARBITER_UNCONTROLLED).bar(same, ARBITER_SAME_PLAYER)


@dataclass
class Movement(Procedure):
    power: int
    arbiter: int = -1
    turns: int = 0

    def name_arbiter(self, s: Realm) -> list[Decision]:
        """K-7.6.3: compulsory, also if no General is going to move."""
        found = arbiters(s, self.power)
        if not found.left:
            return []
        decision = s.decide(ASK_ARBITER, self.power)
        decision.offer(ARBITER, found)
        return [decision]

    def on_arbiter(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        """K-7.6.7: 1 Morale at once."""
        self.arbiter = move.args[0]
        s.emit("arbiter", self.power, self.arbiter)
        s.change_morale(self.arbiter, 1, "arbiter")
        return None

    def begin(self, s: Realm) -> Step | None:
        s.refused = []
        if self.arbiter < 0:
            s.emit("no_arbiter", self.power)  # K-7.6.12
        return None

    def disband(self, s: Realm) -> list[Decision]:
        """K-7.6.14: any number of own Garrisons, before the first Movement Turn only."""
        own = s.guards[self.power]
        if not own:
            return []
        decision = s.decide(ASK_DISBAND, self.power)
        decision.offer(DISBAND, s.bars(own, NO_GARRISON_TO_DISBAND))
        return [decision.add(DONE)]

    def on_disband(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if move.of is DONE:
            return None
        s.set_garrison(move.args[0], NOBODY)  # K-7.6.17: a Fortress stays
        s.emit("disbanded", self.power, move.args[0])
        return REPEAT

    def movement_turn(self, s: Realm) -> Step | None:
        self.turns += 1
        s.emit("movement_turn", self.power, self.turns)
        s.call(MovementTurn(self.power))
        return None

    def request(self, s: Realm) -> list[Decision]:
        """K-7.6.9 to K-7.6.12: another Movement Turn, if the Arbiter has room for the Morale."""
        next_ = self.turns + 1
        if self.arbiter < 0 or next_ > MOST_TURNS or s.morale[self.arbiter] + next_ > HIGHEST_MORALE:
            return []
        generals = s.stands[self.power].bit_count()  # without a General it is a gift of Morale
        return [s.decide(ASK_REQUEST, self.power, next_, self.arbiter, generals).add(REQUEST).add(STOP)]

    def on_request(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if move.of is STOP:
            return LEAVE
        s.emit("requested", self.power, self.arbiter, self.turns + 1)
        return GRANTING

    def grant(self, s: Realm) -> list[Decision]:
        return [s.decide(ASK_GRANT, self.arbiter, self.power, self.turns + 1).add(GRANT).add(REFUSE)]

    def on_grant(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if move.of is REFUSE:  # K-7.6.13
            s.emit("refused_turn", self.arbiter, self.power, self.turns + 1)
            return LEAVE
        s.emit("granted", self.arbiter, self.power, self.turns + 1)
        s.change_morale(self.arbiter, self.turns + 1, "grant")  # K-7.6.10
        return TURN


DISBANDING: Final = asks(Movement.disband, Movement.on_disband)
TURN: Final = does(Movement.movement_turn)
GRANTING: Final = asks(Movement.grant, Movement.on_grant)
NAMING: Final = [asks(Movement.name_arbiter, Movement.on_arbiter), does(Movement.begin)]
TURNS: Final = [TURN, asks(Movement.request, Movement.on_request), LEAVE, GRANTING]
SCRIPTS[Movement] = [*NAMING, DISBANDING, *TURNS]
