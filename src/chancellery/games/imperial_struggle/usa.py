"""USA flags (10): what France makes of a victory in the American Revolution (7.3.3 to 7.3.5)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from chancellery.games.imperial_struggle import control
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.sides import BRITAIN, CARIBBEAN, FRANCE, NORTH_AMERICA
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import REPEAT, SCRIPTS, Decision, Move, Procedure, Step, asks, does
from chancellery.kernel.sets import bits

TERRITORIES: Final = ("northern_colonies", "carolinas", "san_agustin")  # IS-7.3.3
CANADA: Final = ("quebec_and_montreal",)  # IS-7.3.5
FORTS_IN: Final = "northern_colonies"  # IS-7.3.4: a sub-Region


def place_flag(s: Struggle, space: int) -> None:
    """IS-10.0.3: what a player has in the Territory goes, for good (IS-10.0.2)."""
    bit = 1 << space
    if (s.flags[FRANCE] | s.flags[BRITAIN]) & bit:
        control.unflag(s, FRANCE, space, "usa")
    if s.huguenots & bit:  # IS-R-99
        control.lose_huguenots(s, space)
    s.usa |= bit
    s.emit("usa_flag", space)


@dataclass
class PlaceUsaFlags(Procedure):
    """IS-R-66: France places and removes what it likes; Isolation is examined once, when it has finished."""

    canada: bool
    before: list[int] = field(default_factory=list)  # Isolated Markets, per side

    def look(self, s: Struggle) -> Step | None:
        self.before = [control.isolated(s, side) for side in (FRANCE, BRITAIN)]
        return None

    def choose(self, s: Struggle) -> list[Decision]:
        chart = s.game.chart
        canada = chart.set_of(CANADA)
        bars = s.bars(chart.set_of(TERRITORIES) | canada | chart.fort, v.NO_USA_HERE)
        bars.bar(s.usa, v.USA_ALREADY).bar(chart.fort & ~chart.sub_regions[FORTS_IN], v.FORT_ELSEWHERE)
        bars.bar(chart.fort & ~(s.flags[FRANCE] | s.flags[BRITAIN]), v.NO_FORT_TO_REMOVE)
        if not self.canada:
            bars.bar(canada, v.NO_CANADA)
        decision = s.decide(v.USA, FRANCE, int(self.canada))
        decision.offer(v.CHOOSE, bars)
        return decision.or_else(v.DECLINE)

    def on_usa(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        if move.of is v.DECLINE:
            return None
        space = move.args[0]
        if s.game.chart.fort >> space & 1:
            control.unflag(s, FRANCE, space, "usa")
        else:
            place_flag(s, space)
        return REPEAT

    def cut_off(self, s: Struggle) -> Step | None:
        """IS-7.3.4: Markets that became Isolated through it lose their flags, on both sides."""
        chart = s.game.chart
        where = chart.in_region[NORTH_AMERICA] | chart.in_region[CARIBBEAN]
        for side in (FRANCE, BRITAIN):
            for space in bits(control.isolated(s, side) & ~self.before[side] & where):
                s.emit("cut_off", side, space)
                control.unflag(s, FRANCE, space, "cut_off")
        return None


SCRIPTS[PlaceUsaFlags] = [
    does(PlaceUsaFlags.look),
    asks(PlaceUsaFlags.choose, PlaceUsaFlags.on_usa),
    does(PlaceUsaFlags.cut_off),
]
