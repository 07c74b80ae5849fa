"""Victory Points (1), Debt (6) and Treaty Points (9): every change of a track goes through here."""

from __future__ import annotations

from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE
from chancellery.games.imperial_struggle.state import Struggle

Items = tuple[tuple[str, int, int, int], ...]  # what was counted, what of it, points, how many (Happening.scores)


def score(s: Struggle, side: int, points: int, reason: str, items: Items = ()) -> None:
    """IS-1.0.3, IS-4.1.12.11: French points up, British down, never clamped."""
    if points:
        s.vp += points if side == FRANCE else -points
        s.emit_sum("vp", (side, points, s.vp, reason), items)


def force_debt(s: Struggle, side: int, points: int, reason: str) -> None:
    """IS-6.3.3: what does not fit under the limit gives the opponent VP, unless James Watt prevents it."""
    room = max(0, s.limit[side] - s.debt[side])
    taken = min(points, room)
    if taken:
        s.debt[side] += taken
        s.emit("debt", side, taken, s.debt[side], reason)
    over = points - taken
    if over:
        prevented = side == BRITAIN and s.has_minister(s.game.watt)
        s.emit("debt_overrun", side, over, int(prevented), reason)
        if not prevented:
            score(s, 1 - side, over, "debt_overrun")


def reduce_debt(s: Struggle, side: int, points: int, reason: str) -> int:
    """IS-6.2.1: never below 0; returns how many points it fell."""
    fallen = min(points, s.debt[side])
    if fallen:
        s.debt[side] -= fallen
        s.emit("debt", side, -fallen, s.debt[side], reason)
    return fallen


def take_debt(s: Struggle, side: int, points: int) -> None:
    """IS-6.1.1: voluntary Debt."""
    if points:
        s.debt[side] += points
        s.emit("debt", side, points, s.debt[side], "taken")


def change_treaty(s: Struggle, side: int, points: int, reason: str) -> None:
    if points:
        s.treaty[side] += points
        if s.heard:
            s.emit("treaty", side, points, s.treaty[side], reason)


def change_limit(s: Struggle, side: int, points: int, reason: str) -> None:
    """IS-6.3.2."""
    s.limit[side] += points
    s.emit("limit", side, points, s.limit[side], reason)
