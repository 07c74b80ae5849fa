"""A War Turn (7): the theaters one after another, Victory Check, Reset, and the layout of the next War."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.imperial_struggle import control, victory, war_tiles
from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE, NOBODY, WARS
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.theater import TheaterResolution
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Procedure, Step, does
from chancellery.kernel.sets import bits

CARRIED_FROM: Final = WARS.index("was")  # IS-7.6.5


@dataclass
class WarTurn(Procedure):
    """The phases of a War in their order; at its end the Game Turn marker is in the next box."""

    theater: int = 0

    def begin(self, s: Struggle) -> Step | None:
        s.emit("war", s.next_war)
        return None

    def resolve(self, s: Struggle) -> Step | None:
        """IS-7.1.0.1: a theater is finished, spoils included, before the next begins."""
        if self.theater == war_tiles.theaters(s):
            return None
        self.theater += 1
        s.call(TheaterResolution(self.theater - 1))
        return REPEAT

    def check_victory(self, s: Struggle) -> Step | None:
        """IS-7.4.1: the sweep first (IS-2.4.2), then the VP limits."""
        for side in (FRANCE, BRITAIN):
            if s.top_rows[side] == war_tiles.theaters(s):
                victory.win(s, side, "IS-2.4.2", "war_sweep")
                return LEAVE
        return LEAVE if victory.check_vp(s) else None

    def reset(self, s: Struggle) -> Step | None:
        """IS-7.5."""
        s.emit("war_reset", s.next_war)
        if s.next_war == CARRIED_FROM:  # IS-R-45
            for side in (FRANCE, BRITAIN):
                s.carried[side] = min(war_tiles.MOST_CARRIED, war_tiles.tiles_in_next_war(s, side))
        return_tiles(s)
        for space in bits(spent_conflicts(s)):
            control.remove_conflict(s, space, "war_over")
        s.dominance = s.byng = NOBODY  # IS-7.5.3
        _forget(s)
        return None

    def lay_out(self, s: Struggle) -> Step | None:
        """IS-7.6.1, IS-7.6.2: not after the last War."""
        s.step += 1
        if s.next_war != NOBODY:
            s.call(war_tiles.Layout())
        return None


SCRIPTS[WarTurn] = [
    does(WarTurn.begin),
    does(WarTurn.resolve),
    does(WarTurn.check_victory),
    does(WarTurn.reset),
    does(WarTurn.lay_out),
]


def return_tiles(s: Struggle) -> None:
    """IS-7.5.1: Basic tiles back to the pools, Bonus tiles of this War out of the game."""
    for side in (FRANCE, BRITAIN):
        for theater in range(war_tiles.theaters(s)):
            place = war_tiles.slot(side, theater)
            if s.basic[place] != NOBODY:
                s.pool[side].append(s.basic[place])
            s.basic[place], s.bonus[place] = NOBODY, []
        s.pool[side].sort()
        s.bonus_pool[side] = []


def spent_conflicts(s: Struggle) -> int:
    """IS-7.5.2, IS-R-65: the Conflict markers that gave strength. Spanish flags give it to nobody (IS-R-73)."""
    regions = 0
    for theater in s.game.components.wars[s.next_war].theaters:
        if theater.conflicts:
            regions |= theater.regions
    return s.conflict & regions & (s.flags[FRANCE] | s.flags[BRITAIN])


def _forget(s: Struggle) -> None:
    """What lasts for one War only."""
    s.refusals, s.top_rows, s.conquerors_navy = [0, 0], [0, 0], [0, 0]
    s.resolved = s.refused = s.conquerors = 0
