"""Prestige (5.5, 9.11): the order of the Powers, and how won battles change it."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.realpolitik.state import RealpolitikRealm
from chancellery.games.coalitions.system.battle import ATTACK, Battle
from chancellery.kernel import SCRIPTS, Step, does


def rise(prestige: list[int], winners: list[int]) -> list[tuple[int, int]]:
    """RP-9.11.1, RP-R-65: each winner passes its left neighbour, the leftmost first; winners do not pass each other.

    The order is changed in place; the answer names who passed whom.
    """
    passed = []
    for place in range(1, len(prestige)):
        left, power = prestige[place - 1], prestige[place]
        if power in winners and left not in winners:
            prestige[place - 1], prestige[place] = power, left
            passed.append((power, left))
    return passed


@dataclass
class PrestigeBattle(Battle):
    """A battle with a fifth step (RP-9.1.5)."""

    def prestige(self, s: RealpolitikRealm) -> Step | None:
        """RP-9.11.2, RP-9.11.3: those with a piece on the battlefield, also if only a Garrison fought."""
        winners = [self.attacker] if self.winner == ATTACK else self.defenders
        for power, left in rise(s.prestige, winners):
            s.emit("prestige", power, left, s.prestige.index(power) + 1)
        return None


SCRIPTS[PrestigeBattle] = [*SCRIPTS[Battle], does(PrestigeBattle.prestige)]
