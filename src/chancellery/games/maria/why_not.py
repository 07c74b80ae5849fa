"""Why a move is not allowed: the rule that forbids it and the reason."""

from __future__ import annotations

from chancellery.games.maria.campaign import Campaign
from chancellery.kernel import Decision, Move, Refusal


def explain(s: Campaign, decision: Decision, move: Move) -> Refusal:
    return Refusal(decision.rule, "refused-not-offered", {"move": move.text})
