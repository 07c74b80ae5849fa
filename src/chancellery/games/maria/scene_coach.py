"""When the coach of a first match speaks in Maria, and what he looks at: the battle, the hand, who has moved."""

from __future__ import annotations

from collections.abc import Iterator

from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.state import Campaign
from chancellery.kernel import Decision
from chancellery.table.coach import Coach

FEW = 3  # tactical cards with which a battle is soon lost


class MariaCoach(Coach[Campaign]):
    """One turn, with the set-up before it."""

    def round(self, s: Campaign) -> int:
        return s.turn

    def situations(self, s: Campaign, decision: Decision) -> Iterator[str]:
        if decision.question is v.ASK_BATTLE:
            score = decision.about[2]  # as the power that plays sees it
            yield "behind" if score < 0 else "level" if not score else "ahead"
        if decision.question is v.ASK_WALK and not s.is_general(decision.about[0]):
            yield "train"
        if decision.question is v.ASK_MOVEMENT and not s.moved:
            yield "first"
        if len(s.hands[decision.actor]) < FEW:
            yield "few"
