"""Sequence of play (chapter 5): set-up choices, then rounds until somebody wins."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.base.diplomacy import DiplomacyPhase
from chancellery.games.coalitions.base.generals_naming import NameGenerals
from chancellery.games.coalitions.base.napoleon import ChooseNapoleon, forced_napoleon
from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.base.victory import conqueror_of_paris
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.wheel import ActionPhase
from chancellery.kernel import Procedure
from chancellery.kernel.procedure import Result


@dataclass(slots=True)
class Round(Procedure):
    """K-5.1.2: Diplomacy Phase, then Action Phase; K-5.1.6: then Paris."""

    def diplomacy(self, s: Realm) -> Result:
        s.turn = 0
        s.emit("round", s.round)
        if s.round == 1:  # K-5.1.3
            return None
        return DiplomacyPhase()

    def actions(self, s: Realm) -> Result:
        return ActionPhase()

    def paris(self, s: Realm) -> Result:
        conqueror_of_paris(s)
        return None

    steps = (diplomacy, actions, paris)


@dataclass(slots=True)
class Campaign(Procedure):
    """The whole match: K-5.1.1, the number of rounds is not limited."""

    def napoleon(self, s: Realm) -> Result:
        """K-2.4.8: chosen by FR, or fixed by the scenario and said to all."""
        if s.game.scenario.get("choose_napoleon"):
            return ChooseNapoleon()
        if s.named[FR] < 0:
            s.named[FR] = forced_napoleon(s)
        if s.named[FR] >= 0:
            s.emit("named", FR, s.named[FR], s.where[s.named[FR]])
        return None

    def generals(self, s: Realm) -> Result:
        """K-10.1.3: with the optional abilities every Power has a named General."""
        return NameGenerals() if s.game.options.get("generals") else None

    def next_round(self, s: Realm) -> Result:
        s.round += 1
        self.at -= 1
        return Round()

    steps = (napoleon, generals, next_round)
