"""What a seat may know. Only what the others have chosen, and nobody has opened, is hidden (PT-2.1)."""

from __future__ import annotations

from typing import Any

from chancellery_partition.board import CROWNS, NOBODY, board
from chancellery_partition.state import Lands


def view(s: Lands, seat: int | None) -> dict[str, Any]:
    chosen = [
        choice.text for decision, choice in zip(s.asked, s.chosen) if choice is not None and decision.seat == seat
    ]
    return {
        "round": s.round,
        "provinces": {
            id: None if holder == NOBODY else CROWNS[holder] for id, holder in zip(board().ids, s.holder, strict=True)
        },
        "hands": {CROWNS[crown]: list(hand) for crown, hand in enumerate(s.hands)},
        "scores": {CROWNS[crown]: s.score(crown) for crown in range(len(s.hands))},
        "chosen": chosen[0] if chosen else None,
        "decisions": [{"seat": s.game.seats[d.seat], "kind": d.kind, "rule": d.rule} for d in s.open],
        "outcome": None if s.outcome is None else s.outcome.named(s.game.seats),
    }
