"""The sensible player: the best province for the smallest card that may take it."""

from __future__ import annotations

from random import Random

from chancellery.kernel import Decision, Match, Move
from chancellery_partition.board import board
from chancellery_partition.round import claimable
from chancellery_partition.state import ROUNDS, Lands


def choose(match: Match, decision: Decision, rng: Random) -> Move | None:
    """None for a question it knows nothing about."""
    s = match.state
    assert isinstance(s, Lands)
    return max(decision.options, key=lambda move: (_worth(s, decision.actor, move), rng.random()))


def _worth(s: Lands, crown: int, move: Move) -> float:
    if move.verb == "hold":
        return 0.0
    province, card = move.args
    rivals = [hand for other, hand in enumerate(s.hands) if other != crown and claimable(s, other).left >> province & 1]
    wins = 1.0
    for hand in rivals:  # a rival may come here, with any card
        wins *= 1 - 0.5 * sum(other >= card for other in hand) / max(len(hand), 1)
    saved = (
        card * 0.05 * (len(s.hands[crown]) <= ROUNDS - s.round)
    )  # a card kept is worth something while there are few
    return board().values[province] * wins - saved + 0.01 * board().near[province].bit_count()
