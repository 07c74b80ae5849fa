"""The chances of battles, from what is known of both sides."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from chancellery.bots.maria import weights as w
from chancellery.bots.maria.table import Table


def likely(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


@dataclass(frozen=True)
class Clash:
    """A battle as we see it before it is fought."""

    ours: float  # armies
    theirs: float
    their_cards: float  # what they are likely to add
    cards: float  # what our hand can add in our sector
    use: float  # the part of it that we count on

    @property
    def margin(self) -> float:
        return self.ours + self.use * self.cards - self.theirs - self.their_cards

    @property
    def win(self) -> float:
        return likely(self.margin / w.SPREAD)

    def losses(self) -> tuple[float, float]:
        """The armies we expect to destroy in victory and to lose in defeat."""
        won = min(self.theirs, 2.0 + max(0.0, 0.4 * self.margin))
        lost = min(self.ours, 2.0 + max(0.0, -0.4 * self.margin))
        return won, lost


def spent(c: Clash) -> float:
    """Points of cards that our side is likely to need."""
    return min(c.cards, max(0.0, c.theirs + c.their_cards - c.ours) + 2.0)


def worth(table: Table, c: Clash, prize: float) -> float:
    """What it is worth to fight: armies, generals, points, and the prize of driving the enemies off."""
    won, lost = c.losses()
    good = w.ARMY * won + prize + (w.GENERAL if won >= c.theirs else 0.0)
    bad = w.ARMY * lost + 0.25 * prize + (w.GENERAL if lost >= c.ours else 0.0)
    if table.s.game.full:
        good += w.BATTLE_POINT * min(2.0, won / 3) * (1 - table.s.battles[_major(table)] / 2)
        bad += w.BATTLE_POINT * min(2.0, lost / 3) * 0.7
    return c.win * table.mind.glory * good - (1 - c.win) * bad - table.point * spent(c)


def _major(table: Table) -> int:
    return table.relations.marker_of[table.power]
