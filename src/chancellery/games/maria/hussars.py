"""Hussars (7): stage II."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.maria.atlas import pick
from chancellery.games.maria.campaign import OFF_BOARD, Campaign
from chancellery.games.maria.powers import AUSTRIA
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result

RANGE = 4  # M-7.4
COUNT = 2  # M-7.1


def places(s: Campaign) -> int:
    """M-7.3 to M-7.5, M-R-06."""
    atlas = s.game.components.atlas
    return atlas.within(s.stand[AUSTRIA], RANGE) & atlas.bohemia & ~(s.all_generals() | s.all_trains())


def ride_off(s: Campaign, city: int) -> None:
    """M-7.8, M-R-69: a piece that comes into a hussar's city takes him off the board."""
    if city in s.hussars:
        for number, place in enumerate(s.hussars):
            if place == city:
                s.hussars[number] = OFF_BOARD
                s.emit("hussar_off", number, city)


@dataclass(slots=True)
class Hussars(Procedure):
    number: int = 0

    def place(self, s: Campaign) -> Result:
        if self.number == COUNT:
            return None
        cities, own, moves = places(s), s.hussars[self.number], s.game.moves
        if own >= 0:
            cities &= ~(1 << own)
        options = [moves.leave[self.number], *pick(moves.hussar[self.number], cities)]
        if len(options) == 1:
            self.number += 1
            self.goto(Hussars.place)
            return None
        return Decision(s.seat_of[AUSTRIA], "hussar", "M-7.2", options, AUSTRIA, (self.number + 1,))

    def on_hussar(self, s: Campaign, decision: Decision, move: Move) -> Result:
        if move.verb == "hussar":
            s.hussars[self.number] = move.args[1]
            s.emit("hussar", self.number, move.args[1])
        self.number += 1
        self.goto(Hussars.place)
        return None

    steps = (place,)
