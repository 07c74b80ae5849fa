"""Relocations (M-R-33, M-R-97): pieces that stand where they may not be any more go to the nearest city they may."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from chancellery.games.maria import entering, hussars, losses, victory
from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.command import Command
from chancellery.games.maria.map import POLAND
from chancellery.games.maria.powers import AUSTRIA, BAVARIA, FRANCE, NOBODY, PRAGMATIC, PRUSSIA, SAXONY
from chancellery.games.maria.state import OFF_BOARD, Campaign
from chancellery.kernel import LEAVE, SCRIPTS, Decision, Move, Procedure, Step, asks, does
from chancellery.kernel.sets import bits


@dataclass
class Relocation(Procedure):
    """All pieces that must leave, power by power, each to the nearest possible city."""

    annexing: bool = False  # step 4 of the annexation
    order: list[int] = field(default_factory=lambda: [SAXONY, AUSTRIA, PRUSSIA, FRANCE, BAVARIA, PRAGMATIC])

    def next(self, s: Campaign) -> Step | None:
        """The next power with pieces that must leave; those that find no place are removed."""
        while self.order:
            leaving = displaced(s, self.order[0], annexing=self.annexing)
            lost = [piece for piece in leaving if not nearest(s, piece)]
            if lost:
                self._remove(s, lost[0])
            elif leaving:
                return None
            else:
                self.order.pop(0)
        victory.prussia_left(s)  # only now: those who are still to go home have not left it
        return LEAVE

    def _remove(self, s: Campaign, piece: int) -> None:
        s.put(piece, OFF_BOARD)
        if s.is_general(piece):
            s.armies[piece] = 0
            s.face_down &= ~(1 << piece)
        s.emit("relocated", piece, OFF_BOARD)

    def relocate(self, s: Campaign) -> list[Decision]:
        decision = s.decide(v.ASK_RELOCATE, self.order[0])
        leaving = displaced(s, self.order[0], annexing=self.annexing)
        decision.only(v.PLACE, s.bars(sum([1 << piece for piece in leaving]), v.PIECE_STAYS))
        for piece in leaving:
            decision.offer(v.PLACE, s.bars(nearest(s, piece), v.NOT_NEAREST), piece)
        return [decision]

    def on_relocate(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        piece, city = move.args
        mate = losses.mate_of(s, piece)
        hussars.ride_off(s, city)
        s.put(piece, city)
        s.emit("relocated", piece, city)
        if len(s.generals_at(city)) > 1:
            s.call(Command(city))
        if mate != NOBODY:
            s.call(losses.Separate(piece, mate))
        return NEXT_POWER


NEXT_POWER: Final = does(Relocation.next)
SCRIPTS[Relocation] = [NEXT_POWER, asks(Relocation.relocate, Relocation.on_relocate)]


def displaced(s: Campaign, power: int, *, annexing: bool = False) -> list[int]:
    """M-19.1.9, M-19.1.10, M-19.3.7, M-19.3.10, M-R-53: the pieces of a power that stand where they may not be."""
    box = s.game.components.powers[power]
    forbidden = s.game.closed_to(s, power)
    if annexing and power == AUSTRIA:
        forbidden |= s.home(PRUSSIA) | s.game.components.atlas.lands[POLAND]
    if annexing and power == PRUSSIA:
        forbidden = s.game.components.atlas.all & ~s.home(power)
    return [piece for piece in (*box.generals, *box.trains) if s.where[piece] >= 0 and forbidden >> s.where[piece] & 1]


def nearest(s: Campaign, piece: int) -> int:
    """M-R-33: the nearest cities of the home territory that are free or can be shared; M-19.3.8: or of Bavaria."""
    power, here = s.power_of(piece), s.where[piece]
    atlas = s.game.components.atlas
    free = atlas.all ^ (s.all_generals | s.all_trains)
    if s.is_general(piece):
        free |= entering.room(s, power)
    free &= ~s.game.closed_to(s, power)
    if not s.game.components.powers[power].crosses:
        free &= atlas.bohemia if atlas.bohemia >> here & 1 else ~atlas.bohemia
    far = atlas.distances(here)
    found = 0
    for home in (power, BAVARIA) if power == FRANCE else (power,):
        cities = bits(s.home(home) & free)
        least = min((far[city] for city in cities), default=0)
        found |= sum(1 << city for city in cities if far[city] == least)
    return found
