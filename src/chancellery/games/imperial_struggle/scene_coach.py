"""When the coach of a first match speaks in Imperial Struggle, and what he looks at: where an Action Round stands."""

from __future__ import annotations

from collections.abc import Iterator

from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.sides import NOBODY
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.words import LEFT_OVER
from chancellery.kernel import Decision
from chancellery.table.coach import Coach


class StruggleCoach(Coach[Struggle]):
    """Everything up to the end of the first War: by then the sides have seen each phase once."""

    def round(self, s: Struggle) -> int:
        return 1 + sum([not turn.peace for turn in s.game.components.turns[: s.step]])

    def situations(self, s: Struggle, decision: Decision) -> Iterator[str]:
        if decision.question is not v.ROUND:
            return
        tile, action, _ = decision.about
        if tile == NOBODY:
            yield "tile"
        elif action != NOBODY:
            yield s.game.notation.words["action"][action]
        elif all(move.verb in LEFT_OVER for move in decision.options):
            yield "over"
