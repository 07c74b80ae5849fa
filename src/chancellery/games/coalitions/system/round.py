"""Sequence of play (chapter 5) of games with a Wheel: rounds of a Diplomacy Phase and an Action Phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.wheel import ActionPhase
from chancellery.kernel import Procedure
from chancellery.kernel.procedure import OldStep, Result


@dataclass(slots=True)
class Round(Procedure):
    """K-5.1.2: Diplomacy Phase, then Action Phase."""

    def diplomacy(self, s: Realm) -> Result:
        s.turn = 0
        s.emit("round", s.round)
        return s.game.diplomacy_phase() if s.round > 1 else None  # K-5.1.3

    def actions(self, s: Realm) -> Result:
        return ActionPhase()

    steps: ClassVar[tuple[OldStep, ...]] = (diplomacy, actions)


@dataclass(slots=True)
class Campaign(Procedure):
    """The whole match: K-5.1.1, the number of rounds is not limited."""

    def next_round(self, s: Realm) -> Result:
        s.round += 1
        self.at -= 1
        return s.game.round()

    steps: ClassVar[tuple[OldStep, ...]] = (next_round,)
