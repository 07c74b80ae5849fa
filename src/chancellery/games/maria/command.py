"""The commander of a stack (6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chancellery.games.maria.powers import AUSTRIA, NOBODY
from chancellery.games.maria.state import Campaign
from chancellery.games.maria.vocabulary import ASK_COMMAND, COMMAND, NOT_OF_THE_STACK
from chancellery.kernel import LEAVE, SCRIPTS, Decision, Move, Procedure, Step, asks, does


def equals(s: Campaign, generals: Sequence[int]) -> bool:
    """Whether generals have one rank, so that their commander has to be named."""
    return len({s.game.components.generals[general].rank for general in generals}) == 1


def name(s: Campaign, power: int, city: int, generals: Sequence[int]) -> list[Decision]:
    """M-6.5: a power names the commander of a stack of equal ranks."""
    decision = s.decide(ASK_COMMAND, power, city)
    stack = sum([1 << general for general in generals])
    decision.offer_in(generals, COMMAND, s.bars(stack, NOT_OF_THE_STACK.by("M-6.5")))
    return [decision]


@dataclass
class Command(Procedure):
    """M-6.5: in a stack of equal ranks its commander is named when it forms."""

    city: int
    named: int = NOBODY  # in a proposal to which the other player has consented (M-R-05)
    told: bool = False  # by the move that ended here

    def form(self, s: Campaign) -> Step | None:
        generals = s.generals_at(self.city)
        if not self.told:
            s.emit("stacked", self.city, *generals)
        if len(generals) < 2 or not equals(s, generals):
            return LEAVE
        if self.named != NOBODY:
            self._appoint(s, self.named)
            return LEAVE
        return None

    def name(self, s: Campaign) -> list[Decision]:
        generals = s.generals_at(self.city)
        powers = [s.power_of(g) for g in generals]  # M-R-05: Austria for a stack with Saxony or the Pragmatic Army
        return name(s, AUSTRIA if AUSTRIA in powers else min(powers), self.city, generals)

    def on_name(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        self._appoint(s, move.args[0])
        return None

    def _appoint(self, s: Campaign, commander: int) -> None:
        for general in s.generals_at(self.city):
            s.commands &= ~(1 << general)
        s.commands |= 1 << commander
        s.emit("commander", commander, self.city)


SCRIPTS[Command] = [does(Command.form), asks(Command.name, Command.on_name)]
