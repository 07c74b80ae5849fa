"""Turns of the players (12.3): rounds without diplomacy, actions one after another, one Movement Turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.ending import paris_taken
from chancellery.games.coalitions.lempereur.set_up import Division
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.movement import DISBANDING, TURN, Movement
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.wheel import ActionPhase
from chancellery.kernel import REPEAT, Procedure, Step, does

if TYPE_CHECKING:
    from chancellery.games.coalitions.lempereur.definition import LEmpereur


@dataclass
class EmpireCampaign(Procedure):
    """The whole match: the players divide the Powers, then rounds until the end."""

    def begin(self, s: Realm) -> Step | None:
        s.emit("empire", s.game.options["level"], s.influence[FR])
        s.call(Division())
        return None

    def next_round(self, s: Realm) -> Step | None:
        s.round += 1
        s.call(EmpireRound())
        return REPEAT

    def script(self) -> Sequence[Step]:
        return EMPIRE_CAMPAIGN


NEXT_ROUND = does(EmpireCampaign.next_round)
EMPIRE_CAMPAIGN = [does(EmpireCampaign.begin), NEXT_ROUND]


@dataclass
class EmpireRound(Procedure):
    """K-12.3.2: the Diplomacy Phase is always skipped."""

    def begin(self, s: Realm) -> Step | None:
        s.turn = 0
        s.emit("round", s.round)
        return None

    def actions(self, s: Realm) -> Step | None:
        s.call(ActionPhase())
        return None

    def script(self) -> Sequence[Step]:
        return EMPIRE_ROUND


EMPIRE_ROUND = [does(EmpireRound.begin), does(EmpireRound.actions)]


@dataclass
class PowerAction(Procedure):
    """K-12.3.1: the action of one Power; K-12.2.1: at its end a General in Paris wins the match."""

    name: str
    power: int

    def act(self, s: Realm) -> Step | None:
        action = cast("LEmpereur", s.game).begin_action(s, self.name, self.power)
        if action is not None:
            s.call(action)
        return None

    def paris(self, s: Realm) -> Step | None:
        paris_taken(s)
        return None

    def script(self) -> Sequence[Step]:
        return POWER_ACTION


POWER_ACTION = [does(PowerAction.act), does(PowerAction.paris)]


def contested_money(s: Realm, power: int) -> None:
    """K-12.3.5: Expand Influence brings Money for Contested Territories with the own stripe, nothing for homes."""
    m = s.game.map
    money = sum(m.value[t] for t in bits(s.control[power] & m.contested) if m.stripes[t] >> power & 1)
    s.money[power] += money
    s.emit("contested_money", power, money)


@dataclass
class GrandMovement(Movement):
    """K-12.3.7: one Movement Turn; K-12.3.8: no Arbiter is named, but FR gains 1 Morale first, whoever moves."""

    def french_morale(self, s: Realm) -> Step | None:
        s.change_morale(FR, 1, "movement")
        return None

    def script(self) -> Sequence[Step]:
        return GRAND_MOVEMENT


GRAND_MOVEMENT = [does(GrandMovement.french_morale), DISBANDING, TURN]
