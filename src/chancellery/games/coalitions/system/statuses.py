"""Diplomatic Status (6.2), where Powers have one: two Coalitions, Neutral, Expansionist; from statuses to sides."""

from __future__ import annotations

from typing import Final

from chancellery.games.coalitions.system.sides import same_player
from chancellery.games.coalitions.system.state import Realm

FIRST_COALITION: Final = 0
SECOND_COALITION: Final = 1
NEUTRAL: Final = 2
EXPANSIONIST: Final = 3


def set_sides(s: Realm) -> None:
    """K-6.2.7: same player or same Coalition: Allies; else one Neutral: Peace; else War. K-6.6.3, D.13: closed."""
    powers = range(len(s.status))
    homes = s.game.map.homes
    s.neutral = sum(1 << p for p in powers if s.status[p] == NEUTRAL)
    for a in powers:
        ally = closed = 0
        for b in powers:
            ours = a == b or same_player(s, a, b)
            if ours or (s.status[a] == s.status[b] and s.status[a] not in (NEUTRAL, EXPANSIONIST)):
                ally |= 1 << b
            if not ours and s.neutral >> b & 1:
                closed |= homes[b]
        s.ally[a], s.closed[a] = ally, closed | s.game.relations.closed(s, a)
