"""Control (3.2.7, 3.2.8) and everything that follows from a change of it: Conflict markers (3.8), Damaged Forts,
Advantage tiles (8.1), Huguenots markers; Isolation (5.4.1) and Protection (3.2.8.6)."""

from __future__ import annotations

from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE, NOBODY
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel.sets import bits


def empty(s: Struggle) -> int:
    """The set of spaces in play without any flag."""
    free = s.available
    return free ^ free & (s.flags[0] | s.flags[1] | s.usa | s.spain)


def opposing(s: Struggle, side: int) -> int:
    """IS-3.2.8.8, IS-12.1.2: spaces with a flag of the opponent; Spanish flags are treated like them."""
    return s.flags[1 - side] | s.spain


# -- changes


def flag(s: Struggle, side: int, space: int, reason: str, taken: bool = False) -> None:
    """IS-3.2.8.1: a flag of the side comes into an empty space; in a Fort space that is a Fort (IS-3.2.5.1)."""
    bit = s.game.chart.bit[space]
    s.flags[side] |= bit
    if s.heard:
        if s.game.chart.fort & bit:
            s.emit("fort_taken" if taken else "fort_built", side, space, reason)
        else:
            s.emit("flagged", side, space, reason)
    changed(s, space)
    if side == BRITAIN and s.huguenots & bit:  # IS-R-99
        lose_huguenots(s, space)


def unflag(s: Struggle, by: int, space: int, reason: str) -> None:
    """A side removes the flag in a space, whosever it is; a Squadron is moved by `navy.py` instead."""
    bit = s.game.chart.bit[space]
    if s.spain & bit:  # IS-12.1.4
        s.spain ^= bit
        s.emit("spanish_flag_removed", by, space, reason)
    else:
        side = FRANCE if s.flags[FRANCE] & bit else BRITAIN
        s.flags[side] ^= bit
        s.emit("unflagged", side, space, by, reason)
    s.damaged ^= s.damaged & bit  # IS-R-38
    changed(s, space)


def take(s: Struggle, side: int, space: int, reason: str) -> None:
    """IS-3.2.8.4: the opposing flag, if any, is replaced by one's own in one step. A Damaged marker stays (IS-R-38)."""
    bit = s.game.chart.bit[space]
    damaged = s.damaged & bit
    held = bool(opposing(s, side) & bit)
    if held:
        unflag(s, side, space, reason)
    s.damaged |= damaged
    flag(s, side, space, reason, held)


def shift(s: Struggle, side: int, space: int, reason: str) -> None:
    """IS-3.2.8.3: unflags an opposing space, or flags an empty one."""
    if opposing(s, side) & s.game.chart.bit[space]:
        unflag(s, side, space, reason)
    else:
        flag(s, side, space, reason)


def changed(s: Struggle, space: int) -> None:
    bit = s.game.chart.bit[space]
    s.changed |= bit
    s.isolated ^= s.isolated & bit  # IS-R-33
    if s.conflict & bit:  # IS-3.8.2.1
        remove_conflict(s, space, "control")
    if s.game.components.with_advantage & bit:
        for advantage in s.game.components.advantages_at[space]:
            hold(s, advantage)


def lose_huguenots(s: Struggle, space: int) -> None:
    s.huguenots &= ~(1 << space)
    s.huguenots_spent &= ~(1 << space)
    s.emit("huguenots_lost", space)


# -- Advantage tiles


def hold(s: Struggle, advantage: int) -> None:
    """IS-8.1.1, IS-8.1.2: who has the tile after a change of control."""
    spaces = s.game.components.advantages[advantage].spaces
    before, bit = s.holder(advantage), 1 << advantage
    after = NOBODY
    for side in (FRANCE, BRITAIN):
        if s.flags[side] & spaces == spaces:
            after = side
    if after == before:
        return
    if before != NOBODY:
        s.held[before] ^= bit
        s.emit("advantage_lost", before, advantage)
    if after != NOBODY:
        s.held[after] |= bit
        s.fresh |= bit
        s.emit("advantage_taken", after, advantage)


# -- Conflict markers


def place_conflict(s: Struggle, space: int, plus: bool = False) -> None:
    bit = 1 << space
    s.conflict |= bit
    if plus:
        s.conflict_plus |= bit
    s.emit("conflict", space, int(plus))


def remove_conflict(s: Struggle, space: int, reason: str) -> None:
    bit = s.game.chart.bit[space]
    s.conflict ^= s.conflict & bit
    s.conflict_plus ^= s.conflict_plus & bit
    s.emit("conflict_removed", space, reason)


# -- Protection and Isolation


def protected(s: Struggle, side: int) -> int:
    """IS-3.2.8.6: the side's flagged spaces connected to a Squadron or undamaged Fort of its own."""
    chart = s.game.chart
    mine = s.flags[side]
    guards = mine & chart.guards
    return chart.neighbours(guards ^ guards & s.damaged) & mine & chart.market


def isolated(s: Struggle, side: int) -> int:
    """IS-5.4.1.5: the side's Markets without a chain of its Markets to a Territory, Fort or Naval space of its own."""
    chart = s.game.chart
    mine = s.flags[side]
    own = mine & chart.market
    links = own ^ own & s.conflict
    chained = chart.neighbours(mine & chart.anchors) & own
    rest = own ^ chained  # few
    chained &= links
    while rest:
        reached = 0
        for space in bits(rest):
            if chart.near[space] & chained:
                reached |= chart.bit[space]
        if not reached:
            break
        rest ^= reached
        chained |= reached & links
    return rest


def isolating(s: Struggle, spaces: int) -> int:
    """IS-R-105: those of the spaces whose flag, if it were removed, would leave another Market, now with a chain,
    without one."""
    chart, found = s.game.chart, 0
    for side in (FRANCE, BRITAIN):
        mine = s.flags[side]
        if not mine & spaces:
            continue
        before = isolated(s, side)
        chained = mine & chart.market ^ before
        for space in bits(mine & spaces):
            if chart.near[space] & chained:  # chains run through it only to a Market beside it
                bit = chart.bit[space]
                s.flags[side] = mine ^ bit
                if isolated(s, side) & (chained ^ chained & bit):
                    found |= bit
        s.flags[side] = mine
    return found


def flags_in(s: Struggle, side: int, mask: int) -> int:
    """How many spaces of a set the side controls, as cards and scoring count (IS-R-90)."""
    return (s.counted(side) & mask).bit_count()
