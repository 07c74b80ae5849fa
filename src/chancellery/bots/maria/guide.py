"""What a planner has to know of Maria: it plans the movement of a stage."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from chancellery.bots.maria import mind as minds
from chancellery.bots.maria import prospects, think
from chancellery.bots.maria.mind import SENSIBLE, Mind
from chancellery.bots.personality import Temper
from chancellery.bots.planning.guide import Guide
from chancellery.bots.planning.minds import tempered
from chancellery.bots.planning.net import Numbers
from chancellery.bots.planning.work import Work
from chancellery.games.maria import victory
from chancellery.games.maria.definition import Maria
from chancellery.games.maria.movement import Movement
from chancellery.games.maria.powers import FRANCE, MAJOR, PRUSSIA
from chancellery.games.maria.state import Campaign
from chancellery.kernel import Decision, Move

TRIFLES = frozenset(("return", "saxon_return", "levy", "command", "relocate", "make_room", "second_train", "discard"))
QUICK = Work(plans=16, kept=4, worlds=4, replies=1, options=6)
QUICK_FULL = Work(plans=10, kept=3, worlds=3, replies=1, options=5)  # its stages take twice as long
DEEP = Work(plans=60, kept=8, worlds=8, replies=2, options=10, pool=True)


class MariaGuide(Guide):
    trifles, deep = TRIFLES, DEEP

    def __init__(self, game: Maria) -> None:
        self.size = game.components.atlas.size
        self.quick = QUICK_FULL if game.full else QUICK
        self.weights = f"chancellery.bots.maria:{'full' if game.full else 'introductory'}-2.npz"

    def span(self, s: Campaign, seat: int) -> Hashable | None:
        """The movement of a stage in which it has powers."""
        moving = s.running(Movement) is not None and any(d.seat == seat for d in s.asked)
        return (s.turn, s.stage) if moving else None

    def moment(self, s: Campaign) -> Hashable:
        return s.turn, s.stage

    def choose(self, s: Campaign, decision: Decision, rng: Random, mind: Mind) -> Move | None:
        return think(s, decision, mind)

    def mind(self, rng: Random | None) -> Mind:
        return SENSIBLE if rng is None else minds.other(rng, self.size)

    def tempered(self, mind: Mind, temper: Temper) -> Mind:
        return tempered(mind, temper, cover="caution")

    def firsts(self, s: Campaign, decision: Decision) -> list[Move]:
        return [move for move in decision.options if move.args] if decision.kind == "movement" else []

    def contenders(self, s: Campaign) -> Sequence[int]:
        return [s.seat_of[power] for power in MAJOR]

    def rows(self, s: Campaign, seat: int) -> Numbers:
        return prospects.rows(s)

    def margin(self, s: Campaign, contender: int) -> float:
        """How near the others came to their aims, or it to its own."""
        assert s.outcome is not None
        power, pools = MAJOR[contender], [s.pool[power] for power in MAJOR]
        if s.game.full:
            others = min([pool for p, pool in zip(MAJOR, pools) if s.seat_of[p] != s.seat_of[power]], default=8)
            return max(-1.0, min(1.0, (others - s.pool[power]) / 6))
        french, prussian = victory.counts(s)
        near = {FRANCE: french / victory.FRENCH_AIM, PRUSSIA: prussian / victory.PRUSSIAN_AIM}
        if power in near:
            return max(-1.0, min(1.0, 2 * (near[power] - 1) + 0.5 * (near[power] >= 1)))
        return max(-1.0, min(1.0, 2 * (1 - max(near.values()))))
