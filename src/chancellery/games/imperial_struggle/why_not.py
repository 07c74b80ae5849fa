"""Why a move is not allowed: the rule that forbids it and the reason."""

from __future__ import annotations

from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Decision, Move, Refusal


def explain(s: Struggle, decision: Decision, move: Move) -> Refusal:
    return Refusal(decision.rule, "refused-not-offered", {"move": move.text})
