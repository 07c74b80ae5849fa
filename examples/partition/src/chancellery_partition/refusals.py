"""Why a claim is not allowed, in the order of the rules."""

from __future__ import annotations

from chancellery.kernel import Decision, Move, Refusal
from chancellery.locale import Name
from chancellery_partition.board import NOBODY, board
from chancellery_partition.state import CARDS, Lands


def explain(s: Lands, decision: Decision, move: Move) -> Refusal:
    province, card = move.args
    name = Name("partition-province-" + board().ids[province])
    if s.holder[province] != NOBODY:
        return Refusal("PT-2.2", "partition-refused-held", {"province": name})
    if not s.claimable(decision.actor) >> province & 1:
        return Refusal("PT-2.3", "partition-refused-far", {"province": name})
    if card not in CARDS:
        return Refusal("PT-1.3", "partition-refused-no-card", {"card": card})
    return Refusal("PT-2.5", "partition-refused-spent", {"card": card})
