"""What a planner has to know of L'Empereur: it plans an action of one Power at a time, and all win or lose together."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from chancellery.bots.coalitions.guide import action_of
from chancellery.bots.coalitions.lempereur import choose, prospects, survey
from chancellery.bots.coalitions.lempereur import mind as minds
from chancellery.bots.coalitions.lempereur.mind import SENSIBLE, Mind
from chancellery.bots.personality import Temper
from chancellery.bots.planning.guide import Guide
from chancellery.bots.planning.net import Numbers
from chancellery.bots.planning.work import Work
from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.state import EmpireRealm
from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.definition import Family
from chancellery.kernel import Decision, Move

TRIFLES: Final = frozenset(  # among them battles: the odds are known exactly
    ("division", "surplus", "drill", "drill_discard", "disband", "consent", "support", "open_card", "battle")
)
FIRST: Final = frozenset(("move", "purchase", "leadership", "subsidy"))
QUICK: Final = Work(plans=16, kept=6, worlds=12, replies=3, options=5, sketched=32)
DEEP: Final = Work(plans=60, kept=12, worlds=16, replies=4, options=10)


class EmpireGuide(Guide):
    together: bool = True
    weights: str = "chancellery.bots.coalitions.lempereur:value-2.npz"

    trifles: frozenset[str] = TRIFLES
    steady: float = 0.4
    quick: Work = QUICK
    deep: Work = DEEP

    def __init__(self, game: Family) -> None:
        self.game, self.size = game, game.map.size

    def first(self) -> Guide:
        return FirstGuide(self.game)

    def span(self, s: EmpireRealm, seat: int) -> Hashable | None:
        return action_of(s, seat)

    def at_rest(self, s: EmpireRealm) -> bool:
        return s.outcome is None and s.running(Battle) is None

    def moment(self, s: EmpireRealm) -> Hashable:
        """Action Turn by Action Turn."""
        return s.round, s.turn

    def choose(self, s: EmpireRealm, decision: Decision, rng: Random, mind: Mind) -> Move | None:
        return choose(s, decision, mind)

    def mind(self, rng: Random | None) -> Mind:
        return SENSIBLE if rng is None else minds.other(rng, self.size)

    def tempered(self, mind: Mind, temper: Temper) -> Mind:
        """The Coalition has one plan, whoever sits in it: tempers show in what they say."""
        return mind

    def firsts(self, s: EmpireRealm, decision: Decision) -> list[Move]:
        return decision.options[:-1] if decision.kind in FIRST else []

    def contenders(self, s: EmpireRealm) -> Sequence[int]:
        return (0,)

    def rows(self, s: EmpireRealm, seat: int) -> Numbers:
        return survey.row(s)

    def margin(self, s: EmpireRealm, contender: int) -> float:
        """What Napoleon lacked in the end; how near Paris was when he won nobody knows."""
        assert s.outcome is not None
        goal = s.game.parameters.influence_to_win
        return 0.3 + 0.7 * (goal - s.influence[FR]) / goal if s.outcome.winners else -1.0


class FirstGuide(EmpireGuide):
    weights: str = "chancellery.bots.coalitions.lempereur:value-1.npz"

    def rows(self, s: EmpireRealm, seat: int) -> Numbers:
        return prospects.row(s)
