"""What a planner has to know of Maria: it plans the movement of a stage."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Final

from chancellery.bots.maria import mind as minds
from chancellery.bots.maria import prospects, think
from chancellery.bots.maria.mind import SENSIBLE, Mind
from chancellery.bots.personality import Temper
from chancellery.bots.planning.net import Numbers
from chancellery.bots.planning.work import Work
from chancellery.games.maria import victory
from chancellery.games.maria.definition import Maria
from chancellery.games.maria.movement import Movement
from chancellery.games.maria.powers import FRANCE, MAJOR, PRUSSIA
from chancellery.games.maria.state import Campaign
from chancellery.kernel import Decision, Move

TRIFLES: Final = frozenset(
    ("return", "saxon_return", "levy", "command", "relocate", "make_room", "second_train", "discard")
)
QUICK: Final = Work(plans=16, kept=4, worlds=4, replies=1, options=6)
QUICK_FULL: Final = Work(plans=10, kept=3, worlds=3, replies=1, options=5)  # its stages take twice as long
DEEP: Final = Work(plans=60, kept=8, worlds=8, replies=2, options=10, pool=True)


class MariaGuide:
    together = False

    def __init__(self, game: Maria) -> None:
        self.size, self.full = game.components.atlas.size, game.full
        self.weights = f"chancellery.bots.maria:{'full' if self.full else 'introductory'}-2.npz"

    def work(self, deep: bool) -> Work:
        return DEEP if deep else QUICK_FULL if self.full else QUICK

    def span(self, s: Campaign, seat: int) -> Hashable | None:
        """The movement of a stage in which it has powers."""
        moving = s.running(Movement) is not None and any(d.seat == seat for d in s.asked)
        return (s.turn, s.stage) if moving else None

    def matters(self, decision: Decision) -> bool:
        return decision.kind not in TRIFLES

    def at_rest(self, s: Campaign) -> bool:
        return True

    def moment(self, s: Campaign) -> Hashable:
        return s.turn, s.stage

    def think(self, s: Campaign, decision: Decision, rng: Random, mind: Mind) -> Move:
        if len(decision.options) == 1:
            return decision.options[0]
        move = think(s, decision, mind)
        return move if move is not None else rng.choice(decision.options)

    def mind(self, rng: Random | None) -> Mind:
        return SENSIBLE if rng is None else minds.other(rng, self.size)

    def tempered(self, mind: Mind, temper: Temper) -> Mind:
        return minds.tempered(mind, temper)

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
