"""Sequence of play (chapter 5): like the system, with set-up choices first and Paris at the end of a round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.coalitions.base.generals_naming import NameGenerals
from chancellery.games.coalitions.base.napoleon import ChooseNapoleon, forced_napoleon
from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.base.victory import conqueror_of_paris
from chancellery.games.coalitions.system import round
from chancellery.games.coalitions.system.state import Realm
from chancellery.kernel import SCRIPTS, Step, does


@dataclass
class Round(round.Round):
    def paris(self, s: Realm) -> Step | None:
        """K-5.1.6."""
        conqueror_of_paris(s)
        return None


PARIS: Final = does(Round.paris)
SCRIPTS[Round] = [*SCRIPTS[round.Round], PARIS]


@dataclass
class Campaign(round.Campaign):
    def napoleon(self, s: Realm) -> Step | None:
        """K-2.4.8: chosen by FR, or fixed by the scenario and said to all."""
        if s.game.scenario.get("choose_napoleon"):
            s.call(ChooseNapoleon())
            return None
        if s.named[FR] < 0:
            s.named[FR] = forced_napoleon(s)
        if s.named[FR] >= 0:
            s.emit("named", FR, s.named[FR], s.where[s.named[FR]])
        return None

    def generals(self, s: Realm) -> Step | None:
        """K-10.1.3: with the optional abilities every Power has a named General."""
        if s.game.options.get("generals"):
            s.call(NameGenerals())
        return None


SCRIPTS[Campaign] = [does(Campaign.napoleon), does(Campaign.generals), *SCRIPTS[round.Campaign]]
