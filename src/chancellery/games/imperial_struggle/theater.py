"""A theater of a War (7.1): reveal, War tile effects, Bonus Strength, totals; then its spoils (7.2)."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.imperial_struggle import control, debt, navy
from chancellery.games.imperial_struggle.chart import bits
from chancellery.games.imperial_struggle.components import DEBT_SYMBOL, FLEET_SYMBOL, UNFLAG_SYMBOL
from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE, VP_START
from chancellery.games.imperial_struggle.spoils import Spoils
from chancellery.games.imperial_struggle.strength import army, strength, theater_of, tiles
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.games.imperial_struggle.war_tiles import theater_name
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result


@dataclass(slots=True)
class TheaterResolution(Procedure):
    """IS-7.1.0.2: the steps of a theater in their order."""

    theater: int

    def reveal(self, s: Struggle) -> Result:
        """IS-7.1.1.1: both sides' tiles of this theater only."""
        name = theater_name(s, self.theater)
        s.emit("theater", name)
        s.resolved = self.theater + 1
        s.revealed = True
        for side in (FRANCE, BRITAIN):
            s.emit("tiles_revealed", side, name, tuple(tiles(s, side, self.theater)), army(s, side, self.theater))
        return None

    def effects_of_first(self, s: Struggle) -> Result:
        return TileEffects(nearer_to_victory(s), self.theater)

    def decide(self, s: Struggle) -> Result:
        """IS-7.1.4: the totals and who wins by how much."""
        name = theater_name(s, self.theater)
        totals = []
        for side in (FRANCE, BRITAIN):
            parts = strength(s, side, self.theater)
            total = parts.total
            totals.append(total)
            s.emit("strength", side, name, *parts, total)
        if totals[FRANCE] == totals[BRITAIN]:  # IS-7.1.4.3
            s.emit("theater_drawn", name)
            return None
        winner = FRANCE if totals[FRANCE] > totals[BRITAIN] else BRITAIN
        margin = abs(totals[FRANCE] - totals[BRITAIN])
        rows = theater_of(s, self.theater).rows[winner]
        row = next((i for i, r in enumerate(rows) if r.least <= margin <= r.most), -1)
        s.emit("theater_won", winner, name, margin, row)
        if row == len(rows) - 1:  # IS-R-54
            s.top_rows[winner] += 1
        return Spoils(winner, self.theater, margin, row) if row >= 0 else None  # IS-7.2.0.2

    steps = (reveal, effects_of_first, decide)


def nearer_to_victory(s: Struggle) -> int:
    """IS-7.1.2.1: who applies War tile effects first."""
    if s.vp == VP_START:
        return s.first
    return FRANCE if s.vp > VP_START else BRITAIN


@dataclass(slots=True)
class TileEffects(Procedure):
    """IS-7.1.2: Debt first, which nobody can change, then the other symbols in the owner's order (IS-R-55)."""

    side: int  # whose symbols are applied, first those of the side that begins
    theater: int
    second: bool = False
    fleets: int = 0  # Damaged Fort / Remove Fleet symbols still to apply
    unflags: int = 0  # crossed-out flags still to apply

    def symbols(self, s: Struggle) -> Result:
        found = [s.game.components.tile_effect[tile] for tile in tiles(s, self.side, self.theater)]
        for _ in range(found.count(DEBT_SYMBOL)):  # IS-7.1.2.2
            s.emit("tile_effect", self.side, DEBT_SYMBOL, -1)
            debt.force_debt(s, 1 - self.side, 1, "war_tile")
        self.fleets, self.unflags = found.count(FLEET_SYMBOL), found.count(UNFLAG_SYMBOL)
        return None

    def apply(self, s: Struggle) -> Result:
        region = theater_of(s, self.theater).regions
        where = fleet_targets(s, self.side, region) if self.fleets else 0
        if self.unflags:
            where |= unflag_targets(s, self.side, region)
        if not where:
            return None
        options = s.game.moves.choose.of(where)
        rule = "IS-7.1.2.3" if self.fleets else "IS-7.1.2.4"
        about = (theater_name(s, self.theater), self.fleets, self.unflags)
        return Decision(self.side, "tile_effect", rule, [*options, s.game.moves.decline], self.side, about)

    def on_tile_effect(self, s: Struggle, decision: Decision, move: Move) -> Result:
        if move is s.game.moves.decline:
            s.emit("tile_effects_declined", self.side)
            return None
        space, chart = move.args[0], s.game.chart
        fleet = (chart.fort | chart.naval) >> space & 1
        s.emit("tile_effect", self.side, FLEET_SYMBOL if fleet else UNFLAG_SYMBOL, space)
        if not fleet:
            self.unflags -= 1
            control.unflag(s, self.side, space, "war_tile")
        else:
            self.fleets -= 1
            if chart.fort >> space & 1:
                s.damaged |= 1 << space
                s.emit("damaged", 1 - self.side, space, "war_tile")
            else:
                navy.to_navy_box(s, 1 - self.side, space, "war_tile")
        self.goto(TileEffects.apply)
        return None

    def other_side(self, s: Struggle) -> Result:
        if not self.second:
            self.second = True
            self.side = 1 - self.side
            self.goto(TileEffects.symbols)
        return None

    steps = (symbols, apply, other_side)


def fleet_targets(s: Struggle, side: int, region: int) -> int:
    """IS-7.1.2.3: opposing undamaged Forts and opposing Squadrons."""
    chart = s.game.chart
    return s.flags[1 - side] & (chart.fort & ~s.damaged | chart.naval) & region


def unflag_targets(s: Struggle, side: int, region: int) -> int:
    """IS-7.1.2.4 to IS-7.1.2.6: no Conflict marker, and among Markets none that isolates others if another will do."""
    chart = s.game.chart
    open_to = control.opposing(s, side) & region & ~s.conflict
    markets = open_to & chart.market
    harmless = sum(1 << space for space in bits(markets) if not control.would_isolate(s, space))
    return open_to & chart.political | (harmless or markets)
