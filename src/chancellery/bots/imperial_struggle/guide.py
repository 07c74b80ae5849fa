"""What a planner has to know of Imperial Struggle: it plans an Action Round at a time."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from chancellery.bots.imperial_struggle import mind as minds
from chancellery.bots.imperial_struggle import prospects, think
from chancellery.bots.imperial_struggle.mind import SENSIBLE, Mind
from chancellery.bots.personality import Temper
from chancellery.bots.planning.guide import Guide
from chancellery.bots.planning.net import Numbers
from chancellery.bots.planning.work import Work
from chancellery.games.imperial_struggle.definition import ImperialStruggle
from chancellery.games.imperial_struggle.peace_turn import PeaceTurn
from chancellery.games.imperial_struggle.sides import FRANCE, NOBODY, VP_START
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import Decision, Move

QUICK: Final = Work(plans=60, kept=8, worlds=6, replies=1, options=8)
DEEP: Final = Work(plans=160, kept=16, worlds=12, replies=2, options=12, pool=True)
TRIFLES: Final = frozenset(("bid",))  # rests on what was measured: no net knows a match without sides


class StruggleGuide(Guide):
    weights: str = "chancellery.bots.imperial_struggle:value-3.npz"
    trifles: frozenset[str] = TRIFLES
    quick: Work = QUICK
    deep: Work = DEEP

    def __init__(self, game: ImperialStruggle) -> None:
        self.game, self.size = game, game.chart.size
        self.parts = prospects.parts(game)

    def first(self) -> Guide:
        return FirstGuide(self.game)

    def _rounds(self, s: Struggle) -> int:
        return next((p.rounds for p in s.stack if isinstance(p, PeaceTurn)), -1)

    def span(self, s: Struggle, seat: int) -> Hashable | None:
        """An Action Round of its own."""
        return (s.step, self._rounds(s)) if s.rounds and s.round.side == s.sides[seat] else None

    def at_rest(self, s: Struggle) -> bool:
        """Before a tile is taken, and when a Peace Turn begins."""
        if not s.turn.peace or s.outcome is not None:
            return False
        if s.rounds:
            return s.round.tile == NOBODY and s.asked[0].kind == "round"
        top = s.stack[-1]
        return isinstance(top, PeaceTurn) and top.rounds == 0

    def moment(self, s: Struggle) -> Hashable:
        return s.step, self._rounds(s)

    def choose(self, s: Struggle, decision: Decision, rng: Random, mind: Mind) -> Move | None:
        return think(s, decision, mind)

    def mind(self, rng: Random | None) -> Mind:
        return SENSIBLE if rng is None else minds.other(rng, self.size)

    def tempered(self, mind: Mind, temper: Temper) -> Mind:
        return minds.tempered(mind, temper)

    def firsts(self, s: Struggle, decision: Decision) -> list[Move]:
        """Every tile is worth a thought."""
        return [move for move in decision.options if move.verb == "take"]

    def contenders(self, s: Struggle) -> Sequence[int]:
        return (s.sides.index(FRANCE),)

    def rows(self, s: Struggle, seat: int) -> Numbers:
        return prospects.row(s, seat, self.parts)

    def margin(self, s: Struggle, contender: int) -> float:
        assert s.outcome is not None
        sign = 1.0 if s.sides[s.outcome.winners[0]] == FRANCE else -1.0
        return sign * (min(1.0, abs(s.vp - VP_START) / VP_START) if s.outcome.reason in ("final", "tie") else 1.0)


class FirstGuide(StruggleGuide):
    weights: str = "chancellery.bots.imperial_struggle:value-2.npz"
