"""Why a move is not allowed now."""

from __future__ import annotations

from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import Decision, Move, Refusal


def explain(s: Realm, decision: Decision, move: Move) -> Refusal:
    return Refusal(decision.rule, "refused-other-decision", {"move": move.text})
