"""A theater of a War (7.1): reveal, War tile effects, Bonus Strength, totals; then its spoils (7.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.imperial_struggle import control, debt, navy
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.components import DEBT_SYMBOL, FLEET_SYMBOL, UNFLAG_SYMBOL
from chancellery.games.imperial_struggle.conquest import outside
from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE, VP_START
from chancellery.games.imperial_struggle.spoils import Spoils
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.strength import army, parts, theater_of, tiles
from chancellery.games.imperial_struggle.war_tiles import theater_name
from chancellery.kernel import REPEAT, SCRIPTS, Bars, Decision, Move, Procedure, Step, asks, does

NO_TARGET: Final = v.NOT_OPPOSING.by("IS-7.1.2.3")
NO_FLAG: Final = v.NOT_OPPOSING.by("IS-7.1.2.4")
DAMAGED_ALREADY: Final = v.DAMAGED_ALREADY.by("IS-7.1.2.3")
WOULD_ISOLATE: Final = v.WOULD_ISOLATE.by("IS-7.1.2.5")


@dataclass
class TheaterResolution(Procedure):
    """IS-7.1.0.2: the steps of a theater in their order."""

    theater: int

    def reveal(self, s: Struggle) -> Step | None:
        """IS-7.1.1.1: both sides' tiles of this theater only."""
        name = theater_name(s, self.theater)
        s.emit("theater", name)
        s.resolved = self.theater + 1
        s.revealed = True
        if s.heard:
            for side in (FRANCE, BRITAIN):
                s.emit("tiles_revealed", side, name, tuple(tiles(s, side, self.theater)), army(s, side, self.theater))
        return None

    def effects_of_first(self, s: Struggle) -> Step | None:
        s.call(TileEffects(nearer_to_victory(s), self.theater))
        return None

    def decide(self, s: Struggle) -> Step | None:
        """IS-7.1.4: the totals and who wins by how much."""
        name = theater_name(s, self.theater)
        totals = []
        for side in (FRANCE, BRITAIN):
            found, total = parts(s, side, self.theater, army(s, side, self.theater)), 0
            for part in found:
                total += part
            totals.append(total)
            if s.heard:
                s.emit("strength", side, name, *found, total)
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
        if row >= 0:  # IS-7.2.0.2
            s.call(Spoils(winner, self.theater, margin, row))
        return None


SCRIPTS[TheaterResolution] = [
    does(TheaterResolution.reveal),
    does(TheaterResolution.effects_of_first),
    does(TheaterResolution.decide),
]


def nearer_to_victory(s: Struggle) -> int:
    """IS-7.1.2.1: who applies War tile effects first."""
    if s.vp == VP_START:
        return s.first
    return FRANCE if s.vp > VP_START else BRITAIN


@dataclass
class TileEffects(Procedure):
    """IS-7.1.2: Debt first, which nobody can change, then the other symbols in the owner's order (IS-R-55)."""

    side: int  # whose symbols are applied, first those of the side that begins
    theater: int
    second: bool = False
    fleets: int = 0  # Damaged Fort / Remove Fleet symbols still to apply
    unflags: int = 0  # crossed-out flags still to apply

    def symbols(self, s: Struggle) -> Step | None:
        found = [s.game.components.tile_effect[tile] for tile in tiles(s, self.side, self.theater)]
        for _ in range(found.count(DEBT_SYMBOL)):  # IS-7.1.2.2
            s.emit("tile_effect", self.side, DEBT_SYMBOL, -1)
            debt.force_debt(s, 1 - self.side, 1, "war_tile")
        self.fleets, self.unflags = found.count(FLEET_SYMBOL), found.count(UNFLAG_SYMBOL)
        return None

    def apply(self, s: Struggle) -> list[Decision]:
        if not self.fleets and not self.unflags:
            return []
        question, name = v.FLEET_EFFECT if self.fleets else v.UNFLAG_EFFECT, theater_name(s, self.theater)
        decision = s.decide(question, self.side, name, self.fleets, self.unflags)
        decision.offer(v.CHOOSE, self.struck(s))
        return decision.or_else(v.DECLINE)

    def struck(self, s: Struggle) -> Bars:
        """IS-7.1.2.3 to IS-7.1.2.6: what the symbols may be used on."""
        chart, region = s.game.chart, theater_of(s, self.theater).regions
        strikes, flags = chart.guards, chart.holds_conflict
        name = theater_name(s, self.theater)
        bars = s.bars(strikes | flags, v.SYMBOL_NO_TERRITORY).only(s.available, v.NOT_IN_PLAY)
        bars.bar(0 if self.fleets else strikes, v.NO_SYMBOL_AGAINST_FORTS)
        bars.bar(0 if self.unflags else flags, v.NO_SYMBOL_AGAINST_FLAGS)
        bars.bar(strikes & ~region, outside(s, name, "IS-7.1.2.3"))
        bars.bar(chart.political & ~region, outside(s, name, "IS-7.1.2.6"))
        bars.only(region, outside(s, name, v.OUTSIDE_THEATER.rule))
        bars.bar(strikes & ~s.flags[1 - self.side], NO_TARGET).bar(s.damaged, DAMAGED_ALREADY)
        bars.bar(flags & ~control.opposing(s, self.side), NO_FLAG)
        bars.bar(flags & s.conflict, v.CONFLICT_SHIELDS)
        markets = bars.left & chart.market
        isolating = control.isolating(s, markets)
        return bars.bar(isolating if isolating != markets else 0, WOULD_ISOLATE)

    def on_tile_effect(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        if move.of is v.DECLINE:
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
        return REPEAT

    def other_side(self, s: Struggle) -> Step | None:
        if not self.second:
            self.second = True
            self.side = 1 - self.side
            return SYMBOLS
        return None


SYMBOLS: Final = does(TileEffects.symbols)
SCRIPTS[TileEffects] = [SYMBOLS, asks(TileEffects.apply, TileEffects.on_tile_effect), does(TileEffects.other_side)]
