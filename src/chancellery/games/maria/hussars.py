"""Hussars (7): stage II."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.powers import AUSTRIA
from chancellery.games.maria.state import OFF_BOARD, Campaign
from chancellery.kernel import LEAVE, SCRIPTS, Bars, Decision, Move, Procedure, Step, asks, does

RANGE: Final = 4  # M-7.4
COUNT: Final = 2  # M-7.1


def places(s: Campaign, own: int = OFF_BOARD) -> Bars:
    """M-7.3 to M-7.6, M-R-06: where a hussar may be placed who stands in a city of his own."""
    atlas = s.game.components.atlas
    bars = s.bars(atlas.all, v.NOT_IN_BOHEMIA).bar(1 << own if own >= 0 else 0, v.HUSSAR_THERE)
    bars.only(atlas.bohemia, v.NOT_IN_BOHEMIA).bar(s.occupied(), TAKEN)
    stand = [s.where[general] for general in s.game.components.powers[AUSTRIA].generals if s.where[general] >= 0]
    return bars.only(atlas.around(tuple(stand), RANGE), TOO_FAR)


def ride_off(s: Campaign, city: int) -> None:
    """M-7.8, M-R-69: a piece that comes into a hussar's city takes him off the board."""
    if city in s.hussars:
        for number, place in enumerate(s.hussars):
            if place == city:
                s.hussars[number] = OFF_BOARD
                s.emit("hussar_off", number, city)


@dataclass
class Hussars(Procedure):
    number: int = 0

    def next(self, s: Campaign) -> Step | None:
        """Who has nowhere to go stays where he is."""
        while self.number < COUNT and not places(s, s.hussars[self.number]).left:
            self.number += 1
        return LEAVE if self.number == COUNT else None

    def place(self, s: Campaign) -> list[Decision]:
        number = self.number + 1
        decision = s.decide(v.ASK_HUSSAR, AUSTRIA, number)
        if s.explaining:
            numbers = s.bars((1 << COUNT + 1) - 2, SO_MANY).only(1 << number, v.NEXT_HUSSAR.saying(number=number))
            decision.only(v.LEAVE_HUSSAR, numbers)
            decision.only(v.HUSSAR, numbers)
        decision.add(v.LEAVE_HUSSAR, number)
        decision.offer(v.HUSSAR, places(s, s.hussars[self.number]), number)
        return [decision]

    def on_hussar(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        if move.of is v.HUSSAR:
            s.hussars[self.number] = move.args[1]
            s.emit("hussar", self.number, move.args[1])
        self.number += 1
        return NEXT


TAKEN: Final = v.OCCUPIED.by("M-7.5")
TOO_FAR: Final = v.TOO_FAR_FOR_HUSSARS.saying(range=RANGE)
SO_MANY: Final = v.SO_MANY_HUSSARS.saying(count=COUNT)
NEXT: Final = does(Hussars.next)
SCRIPTS[Hussars] = [NEXT, asks(Hussars.place, Hussars.on_hussar)]
