"""Turns of the players (12.3): rounds without diplomacy, actions one after another, one Movement Turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.ending import paris_taken
from chancellery.games.coalitions.lempereur.set_up import Division
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.movement import Movement
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.wheel import ActionPhase
from chancellery.kernel import Procedure
from chancellery.kernel.procedure import Result

if TYPE_CHECKING:
    from chancellery.games.coalitions.lempereur.definition import LEmpereur


@dataclass(slots=True)
class EmpireCampaign(Procedure):
    """The whole match: the players divide the Powers, then rounds until the end."""

    def begin(self, s: Realm) -> Result:
        s.emit("empire", s.game.options["level"], s.influence[FR])
        return Division()

    def next_round(self, s: Realm) -> Result:
        s.round += 1
        self.at -= 1
        return EmpireRound()

    steps = (begin, next_round)


@dataclass(slots=True)
class EmpireRound(Procedure):
    """K-12.3.2: the Diplomacy Phase is always skipped."""

    def begin(self, s: Realm) -> Result:
        s.turn = 0
        s.emit("round", s.round)
        return None

    def actions(self, s: Realm) -> Result:
        return ActionPhase()

    steps = (begin, actions)


@dataclass(slots=True)
class PowerAction(Procedure):
    """K-12.3.1: the action of one Power; K-12.2.1: at its end a General in Paris wins the match."""

    name: str
    power: int

    def act(self, s: Realm) -> Result:
        return cast("LEmpereur", s.game).begin_action(s, self.name, self.power)

    def paris(self, s: Realm) -> Result:
        paris_taken(s)
        return None

    steps = (act, paris)


def contested_money(s: Realm, power: int) -> None:
    """K-12.3.5: Expand Influence brings Money for Contested Territories with the own stripe, nothing for homes."""
    m = s.game.map
    money = sum(m.value[t] for t in bits(s.control[power] & m.contested) if m.stripes[t] >> power & 1)
    s.money[power] += money
    s.emit("contested_money", power, money)


@dataclass(slots=True)
class GrandMovement(Movement):
    """K-12.3.7: one Movement Turn; K-12.3.8: no Arbiter is named, but FR gains 1 Morale first, whoever moves."""

    def french_morale(self, s: Realm) -> Result:
        s.change_morale(FR, 1, "movement")
        return None

    steps = (french_morale, Movement.disband, Movement.movement_turn)
