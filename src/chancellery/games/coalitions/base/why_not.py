"""Why a move of Coalitions is not allowed."""

from __future__ import annotations

from chancellery.games.coalitions.system import why_not
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.refusals import no
from chancellery.kernel import Decision, Move, Refusal


def orient(s: Realm, d: Decision, move: Move) -> Refusal | None:
    """K-13.0.1: the card belongs to 1792, which explains it itself."""
    return no("K-13.0.1", "orient-1792")


EXPLAIN: dict[str, why_not.Explain] = {
    **why_not.EXPLAIN,
    "orient": orient,
}
