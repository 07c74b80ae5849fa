"""How long the coach of a first match speaks in Realpolitik, which has turns, but no Rounds (RP-6.1.1)."""

from __future__ import annotations

from chancellery.games.coalitions.realpolitik.components import ACTIONS
from chancellery.games.coalitions.system.scene_coach import FamilyCoach
from chancellery.games.coalitions.system.state import Realm


class RailCoach(FamilyCoach):
    """As many turns as there are Action cards: in that time each can have been played once."""

    def round(self, s: Realm) -> int:
        return -(-s.turn // len(ACTIONS))
