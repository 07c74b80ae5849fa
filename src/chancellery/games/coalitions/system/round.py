"""Sequence of play (chapter 5) of games with a Wheel: rounds of a Diplomacy Phase and an Action Phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.wheel import ActionPhase
from chancellery.kernel import REPEAT, SCRIPTS, Procedure, Step, does


@dataclass
class Round(Procedure):
    """K-5.1.2: Diplomacy Phase, then Action Phase."""

    def diplomacy(self, s: Realm) -> Step | None:
        s.turn = 0
        s.emit("round", s.round)
        phase = s.game.edition.diplomacy
        if s.round > 1 and phase is not None:  # K-5.1.3
            s.call(phase())
        return None

    def actions(self, s: Realm) -> Step | None:
        s.call(ActionPhase())
        return None


ACTIONS: Final = does(Round.actions)
SCRIPTS[Round] = [does(Round.diplomacy), ACTIONS]


@dataclass
class Campaign(Procedure):
    """The whole match: K-5.1.1, the number of rounds is not limited."""

    def next_round(self, s: Realm) -> Step | None:
        s.round += 1
        s.call(s.game.edition.round())
        return REPEAT


NEXT_ROUND: Final = does(Campaign.next_round)
SCRIPTS[Campaign] = [NEXT_ROUND]
