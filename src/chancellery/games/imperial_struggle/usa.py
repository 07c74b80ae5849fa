"""USA flags (10): what France makes of a victory in the American Revolution (7.3.3 to 7.3.5)."""

from __future__ import annotations

from dataclasses import dataclass, field

from chancellery.games.imperial_struggle import control
from chancellery.games.imperial_struggle.chart import bits
from chancellery.games.imperial_struggle.sides import BRITAIN, CARIBBEAN, FRANCE, NORTH_AMERICA
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result

TERRITORIES = ("northern_colonies", "carolinas", "san_agustin")  # IS-7.3.3
CANADA = ("quebec_and_montreal",)  # IS-7.3.5
FORTS_IN = "northern_colonies"  # IS-7.3.4: a sub-Region


def place_flag(s: Struggle, space: int) -> None:
    """IS-10.0.3: what a player has in the Territory goes, for good (IS-10.0.2)."""
    bit = 1 << space
    if (s.flags[FRANCE] | s.flags[BRITAIN]) & bit:
        control.unflag(s, FRANCE, space, "usa")
    if s.huguenots & bit:  # IS-R-99
        control.lose_huguenots(s, space)
    s.usa |= bit
    s.emit("usa_flag", space)


@dataclass(slots=True)
class PlaceUsaFlags(Procedure):
    """IS-R-66: France places and removes what it likes; Isolation is examined once, when it has finished."""

    canada: bool
    before: list[int] = field(default_factory=list)  # Isolated Markets, per side

    def look(self, s: Struggle) -> Result:
        self.before = [control.isolated(s, side) for side in (FRANCE, BRITAIN)]
        return None

    def choose(self, s: Struggle) -> Result:
        chart = s.game.chart
        places = chart.set_of(TERRITORIES + CANADA if self.canada else TERRITORIES) & ~s.usa
        forts = chart.fort & chart.sub_regions[FORTS_IN] & (s.flags[FRANCE] | s.flags[BRITAIN])
        if not places | forts:
            return None
        options = s.game.moves.choose.of(places | forts)
        return Decision(FRANCE, "usa", "IS-7.3.3", [*options, s.game.moves.decline], FRANCE, (int(self.canada),))

    def on_usa(self, s: Struggle, decision: Decision, move: Move) -> Result:
        if move is s.game.moves.decline:
            return None
        space = move.args[0]
        if s.game.chart.fort >> space & 1:
            control.unflag(s, FRANCE, space, "usa")
        else:
            place_flag(s, space)
        self.goto(PlaceUsaFlags.choose)
        return None

    def cut_off(self, s: Struggle) -> Result:
        """IS-7.3.4: Markets that became Isolated through it lose their flags, on both sides."""
        chart = s.game.chart
        where = chart.in_region[NORTH_AMERICA] | chart.in_region[CARIBBEAN]
        for side in (FRANCE, BRITAIN):
            for space in bits(control.isolated(s, side) & ~self.before[side] & where):
                s.emit("cut_off", side, space)
                control.unflag(s, FRANCE, space, "cut_off")
        return None

    steps = (look, choose, cut_off)
