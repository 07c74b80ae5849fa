"""Course of play (chapter 6): rounds of a Diplomacy Phase and an Action Phase until somebody wins."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.raison_detat.diplomacy import DiplomacyPhase
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.wheel import ActionPhase
from chancellery.kernel import Procedure
from chancellery.kernel.procedure import Result


@dataclass(slots=True)
class Round(Procedure):
    """RD-6.2: Diplomacy Phase, then Action Phase; the election is part of an Action Turn (RD-6.7)."""

    def diplomacy(self, s: Realm) -> Result:
        s.turn = 0
        s.emit("round", s.round)
        return DiplomacyPhase() if s.round > 1 else None  # RD-6.3

    def actions(self, s: Realm) -> Result:
        return ActionPhase()

    steps = (diplomacy, actions)


@dataclass(slots=True)
class Campaign(Procedure):
    """RD-6.1: rounds without limit."""

    def next_round(self, s: Realm) -> Result:
        s.round += 1
        self.at -= 1
        return Round()

    steps = (next_round,)
