"""Turns of the players (12.3): rounds without diplomacy, actions one after another, one Movement Turn."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.base.definition import COALITIONS_1805
from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.ending import paris_taken
from chancellery.games.coalitions.lempereur.french_actions import french_action
from chancellery.games.coalitions.lempereur.set_up import Division
from chancellery.games.coalitions.system.movement import DISBANDING, TURN, Movement
from chancellery.games.coalitions.system.round import Campaign
from chancellery.games.coalitions.system.state import Realm
from chancellery.kernel import SCRIPTS, Procedure, Step, does
from chancellery.kernel.sets import bits


@dataclass
class EmpireCampaign(Campaign):
    """The whole match: the players divide the Powers, then rounds until the end."""

    def begin(self, s: Realm) -> Step | None:
        s.emit("empire", s.game.options["level"], s.influence[FR])
        s.call(Division())
        return None


SCRIPTS[EmpireCampaign] = [does(EmpireCampaign.begin), *SCRIPTS[Campaign]]


def begin_action(s: Realm, name: str, power: int) -> Procedure | None:
    """What a Power does on a field of the Wheel (12.3, 12.4): as in Coalitions, except."""
    if power == FR:
        return french_action(s, name)
    if name == "influence":
        contested_money(s, power)
        return None
    return GrandMovement(power) if name == "movement" else COALITIONS_1805.turns.action(s, name, power)


@dataclass
class PowerAction(Procedure):
    """K-12.3.1: the action of one Power; K-12.2.1: at its end a General in Paris wins the match."""

    name: str
    power: int

    def act(self, s: Realm) -> Step | None:
        action = begin_action(s, self.name, self.power)
        if action is not None:
            s.call(action)
        return None

    def paris(self, s: Realm) -> Step | None:
        paris_taken(s)
        return None


SCRIPTS[PowerAction] = [does(PowerAction.act), does(PowerAction.paris)]


def contested_money(s: Realm, power: int) -> None:
    """K-12.3.5: Expand Influence brings Money for Contested Territories with the own stripe, nothing for homes."""
    m = s.game.map
    items = tuple(("place", t, m.value[t]) for t in bits(s.control[power] & m.contested) if m.stripes[t] >> power & 1)
    money = sum(value for _, _, value in items)
    s.money[power] += money
    s.emit_sum("contested_money", (power, money), items)


@dataclass
class GrandMovement(Movement):
    """K-12.3.7: one Movement Turn; K-12.3.8: no Arbiter is named, but FR gains 1 Morale first, whoever moves."""

    def french_morale(self, s: Realm) -> Step | None:
        s.change_morale(FR, 1, "movement")
        return None


SCRIPTS[GrandMovement] = [does(GrandMovement.french_morale), DISBANDING, TURN]
