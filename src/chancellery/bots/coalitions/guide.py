"""What a planner has to know of the family: it plans an action of one of its Powers at a time."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from math import tanh
from random import Random
from typing import Any, Final

from chancellery.bots.coalitions import mind as minds
from chancellery.bots.coalitions import prospects, survey
from chancellery.bots.coalitions.judgement import Judgement
from chancellery.bots.coalitions.player import Player
from chancellery.bots.personality import PLAIN, Temper
from chancellery.bots.planning.guide import OVERLOOKS, Guide
from chancellery.bots.planning.minds import tempered
from chancellery.bots.planning.net import Numbers
from chancellery.bots.planning.work import Work
from chancellery.bots.pledge import Pledge
from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.definition import Family
from chancellery.games.coalitions.system.leadership import Leadership
from chancellery.games.coalitions.system.mobilisation import Mobilisation
from chancellery.games.coalitions.system.movement import Movement
from chancellery.games.coalitions.system.state import Realm
from chancellery.kernel import Decision, Move

STEEP: Final = 1.5  # of the margin where two are level
STEADY: Final = 0.8
TRIFLES: Final = frozenset(
    ("surplus", "drill", "drill_discard", "disband", "target", "stay", "assign", "update_withdraw")
)
FIRST: Final = frozenset(("move", "purchase", "leadership"))
GIVEN: Final[Mapping[str, frozenset[str]]] = {  # decisions, each standing alone, for which a word may have been given
    "peace": frozenset(),
    "clear": frozenset(),
    "against": frozenset(),
    "together": frozenset(("status", "refused_status", "expelled_status", "admit", "expel_before", "expel_after")),
    "alliance": frozenset(("demand",)),
    "vote": frozenset(("vote",)),
    "passage": frozenset(("consent", "train_consent", "troop_consent", "grant")),
    "pay": frozenset(("subsidy", "gifts", "subsidies", "mercenaries")),
}
# chances differ little between plans where many play: without doubt about small gains chance would choose
QUICK: Final = Work(plans=16, kept=4, worlds=4, replies=0, options=5, home=0.02)
# where Powers act turn by turn, what they do in the next three tells more than more plans (docs/ladder.md)
# (in eight worlds a hundredth of the decisions would take more than a second)
FAR: Final = Work(plans=6, kept=4, worlds=4, replies=3, options=4, home=0.02, sketched=14, doubt=0.3)
DEEP: Final = Work(plans=24, kept=6, worlds=6, replies=4, options=8, home=0.02, pool=True)
# Realpolitik: among planners neither more plans nor a farther look win more (docs/ladder.md)
SKETCHED: Final = Work(plans=12, kept=6, worlds=8, replies=2, options=5, home=0.02, sketched=24)


def action_of(s: Realm, seat: int) -> Hashable | None:
    """A Leadership, Mobilisation or Movement of the seat's own, without its battles."""
    for procedure in reversed(s.stack):
        if isinstance(procedure, Battle):
            return None
        if isinstance(procedure, (Movement, Mobilisation, Leadership)):
            power = procedure.power
            return (s.round, s.turn, power, type(procedure)) if s.seat_of[power] == seat else None
    return None


class FamilyGuide(Guide):
    trifles: frozenset[str] = TRIFLES

    def __init__(
        self,
        game: Family,
        player: Player[Any],
        weights: str,
        works: tuple[Work, Work],
        overlooks: float = OVERLOOKS,
        before: str = "",
    ) -> None:
        self.game, self.size = game, game.map.size
        self.before = before or weights  # the net of the first version
        (self.quick, self.deep), self.overlooks = works, overlooks
        self.player = player
        self.sensible = player.judgement()
        self.weights = weights

    def first(self) -> Guide:
        """It looked at sums only, in every set-up."""
        return FamilyGuide(self.game, self.player, self.before, (self.quick, self.deep), self.overlooks)

    def span(self, s: Realm, seat: int) -> Hashable | None:
        return action_of(s, seat)

    def moment(self, s: Realm) -> Hashable:
        """Action Turn by Action Turn."""
        return s.round, s.turn

    def choose(self, s: Realm, decision: Decision, rng: Random, mind: Judgement) -> Move | None:
        return self.player.choose(s, decision, rng, mind)

    def mind(self, rng: Random | None) -> Judgement:
        return self.sensible if rng is None else self.player.judgement(minds.other(rng, self.size))

    def tempered(self, mind: Judgement, temper: Temper) -> Judgement:
        if temper == PLAIN.temper:
            return mind
        return self.player.judgement(replace(tempered(mind.mind, temper), pledges=temper.pledges))

    def given(self, s: Realm, decision: Decision, pledges: tuple[Pledge, ...]) -> bool:
        return any(decision.kind in GIVEN[pledge.kind] for pledge in pledges)

    def keeps(self, s: Realm, decision: Decision, move: Move, pledges: tuple[Pledge, ...]) -> bool:
        """Only the way into a Territory can break a word while a stretch is planned."""
        if move.verb not in ("march", "sail"):
            return True
        place = move.args[-1]
        held = s.garrison[place]
        strange = sum(1 << p for p, stands in enumerate(s.stands) if stands >> place & 1) | (
            1 << held if held >= 0 else 0
        )
        return not any(
            (one.kind == "peace" and one.to & strange) or (one.kind == "clear" and one.about == place)
            for one in pledges
        )

    def firsts(self, s: Realm, decision: Decision) -> list[Move]:
        return decision.options[:-1] if decision.kind in FIRST else []

    def contenders(self, s: Realm) -> Sequence[int]:
        return [s.seat_of[power] for power in self._powers(s)]

    def _powers(self, s: Realm) -> list[int]:
        return prospects.contenders(s, self.player.see(s, 0, 0))

    def rows(self, s: Realm, seat: int) -> Numbers:
        return prospects.rows(s, self.player.see(s, 0, 0))

    def margin(self, s: Realm, contender: int) -> float:
        """Influence beyond that of the best of the others."""
        return max(-1.0, min(1.0, 2 * self.ahead(s, contender)))

    def ahead(self, s: Realm, contender: int) -> float:
        """The same as a part of what wins."""
        power, have, goal = self._powers(s)[contender], s.influence, s.game.parameters.influence_to_win
        best = max([have[p] for p in self._powers(s) if p != power], default=0)
        return (have[power] - best) / goal


class SurveyedGuide(FamilyGuide):
    """Of a set-up with a net of its own, which looks Territory by Territory."""

    steady: float = STEADY

    def rows(self, s: Realm, seat: int) -> Numbers:
        return survey.rows(s, self.player.see(s, 0, 0))

    def margin(self, s: Realm, contender: int) -> float:
        """Of those far behind, too, it tells which is nearer."""
        return tanh(STEEP * self.ahead(s, contender))
