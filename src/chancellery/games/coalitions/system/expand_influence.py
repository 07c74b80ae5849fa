"""Expand Influence (7.5)."""

from __future__ import annotations

from chancellery.games.coalitions.system.state import Realm


def expand_influence(s: Realm, power: int) -> None:
    """K-7.5.1; K-7.0.1: a pure gain, booked without asking; K-7.5.4: a Minor Power does not expand its Influence."""
    if s.game.scores[power]:
        items = s.game.map.worths(s.control[power] & s.game.map.scoring[power])
        points = sum([value for _, _, value in items])
        s.influence[power] += points
        s.emit_sum("expand", (power, points, s.influence[power]), tuple(items))
    s.game.victory.after_expansion(s, power)
    s.game.victory.check(s)
