"""Chancellery: historical games of European power politics, completely and by the rules."""

import chancellery.games as _games  # before the function of that name  # noqa: F401
from chancellery.kernel import (
    BadInput,
    CannotUndo,
    Decision,
    Event,
    Illegal,
    Match,
    Move,
    Refusal,
    discover,
    games,
    verify,
)

__all__ = ["BadInput", "CannotUndo", "Decision", "Event", "Illegal", "Match", "Move", "Refusal", "games", "verify"]

discover()
