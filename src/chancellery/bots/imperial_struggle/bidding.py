"""Bids for sides (IS-SU.14): France up to what it is worth, in Treaty Points for Britain."""

from __future__ import annotations

from chancellery.games.imperial_struggle.sides import FRANCE, NOBODY
from chancellery.kernel import Decision, Move

OPENING = 2  # less than what it is worth: the other may not know


def bid(decision: Decision, worth: int) -> Move:
    """Begins below that and goes up one by one; who offers more, or France, is taken at his word."""
    side, points = decision.about[:2]
    if side == NOBODY:
        return _for_france(decision, max(0, worth - OPENING))
    if side == FRANCE and points < worth:
        return _for_france(decision, points + 1)
    return decision.options[0]


def _for_france(decision: Decision, points: int) -> Move:
    return next(move for move in decision.options if move.args == (FRANCE, points))
