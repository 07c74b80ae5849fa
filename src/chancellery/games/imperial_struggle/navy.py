"""Squadrons (3.6): built, deployed, displaced, lost. Nothing follows from control of a Naval space (`control.py`)."""

from __future__ import annotations

from typing import Final

from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import Decision, Reason
from chancellery.kernel.sets import bits

NAVY_BOX: Final = -1


def construct(s: Struggle, side: int) -> None:
    """IS-5.6.5.2: from the Unbuilt box to the Navy Box."""
    s.unbuilt[side] -= 1
    s.navy[side] += 1
    s.emit("constructed", side)


def deploy(s: Struggle, side: int, start: int, space: int) -> None:
    """IS-5.6.6: a Squadron moves from the Navy Box or a Naval space; an opposing one there goes to the Navy Box."""
    bit = s.game.chart.bit
    if s.flags[1 - side] & bit[space]:
        to_navy_box(s, 1 - side, space, "displaced")
    if start == NAVY_BOX:
        s.navy[side] -= 1
    else:
        s.flags[side] ^= bit[start]  # it becomes empty (IS-5.6.6.5)
    s.flags[side] |= bit[space]
    s.emit("deployed", side, start, space)


def to_navy_box(s: Struggle, side: int, space: int, reason: str) -> None:
    """A Squadron on the map goes to the Navy Box."""
    bit = s.game.chart.bit[space]
    if s.conquerors & bit:  # IS-7.2.1.1.5: it may not conquer again in this War
        s.conquerors ^= bit
        s.conquerors_navy[side] += 1
    s.flags[side] ^= bit
    s.navy[side] += 1
    s.emit("squadron_to_navy", side, space, reason)


def set_aside(s: Struggle, side: int, start: int, to: str, reason: str) -> None:
    """A built Squadron leaves play: to the Turn Track (IS-3.6.5), to Unbuilt or out of the game."""
    if start == NAVY_BOX:
        s.navy[side] -= 1
        s.conquerors_navy[side] = min(s.conquerors_navy[side], s.navy[side])
    else:
        s.conquerors &= ~(1 << start)
        s.flags[side] ^= 1 << start
    if to == "turn_track":
        s.track[side] += 1
    elif to == "unbuilt":
        s.unbuilt[side] += 1
    s.emit("squadron_set_aside", side, start, to, reason)


def built(s: Struggle, side: int) -> list[int]:
    """Where a side has built Squadrons: Naval spaces, and the Navy Box if it has some there."""
    found = bits(s.flags[side] & s.game.chart.naval)
    return [NAVY_BOX, *found] if s.navy[side] else found


def offer(s: Struggle, decision: Decision, side: int, none: Reason, none_in_box: Reason) -> None:
    """The built Squadrons of a side, one of which is to be chosen: the Navy Box first."""
    if s.navy[side]:
        decision.add(v.NAVY)
    decision.refuse(v.NAVY, none_in_box)
    decision.offer(v.CHOOSE, s.bars(s.flags[side] & s.game.chart.naval, none))


def total(s: Struggle, side: int) -> int:
    """IS-3.6.2: Squadrons in play."""
    return s.squadrons(side) + s.navy[side] + s.track[side]
