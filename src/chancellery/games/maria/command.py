"""The commander of a stack (6)."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.powers import AUSTRIA, NOBODY
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result


@dataclass(slots=True)
class Command(Procedure):
    """M-6.5: in a stack of equal ranks its commander is named when it forms."""

    city: int
    named: int = NOBODY  # in a proposal to which the other player has consented (M-R-05)
    told: bool = False  # by the move that ended here

    def name(self, s: Campaign) -> Result:
        generals = s.generals_at(self.city)
        ranks = {s.game.components.generals[g].rank for g in generals}
        if not self.told:
            s.emit("stacked", self.city, *generals)
        if len(generals) < 2 or len(ranks) > 1:
            return None
        if self.named != NOBODY:
            self._appoint(s, self.named)
            return None
        power = min(s.power_of(g) for g in generals)  # M-R-05: Austria for a stack with Saxony or the Pragmatic Army
        if AUSTRIA in (s.power_of(g) for g in generals):
            power = AUSTRIA
        options = [s.game.notation.move("command", g) for g in generals]
        return Decision(s.seat_of[power], "command", "M-6.5", options, power, (self.city,))

    def on_command(self, s: Campaign, decision: Decision, move: Move) -> Result:
        self._appoint(s, move.args[0])
        return None

    def _appoint(self, s: Campaign, commander: int) -> None:
        for general in s.generals_at(self.city):
            s.commands &= ~(1 << general)
        s.commands |= 1 << commander
        s.emit("commander", commander, self.city)

    steps = (name,)
