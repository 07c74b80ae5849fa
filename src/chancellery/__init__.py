"""Chancellery: historical games of European power politics, completely and by the rules."""

from chancellery import compiled as _compiled

_compiled.use()  # before anything that may be compiled is imported

import chancellery.games as _games  # before the function of that name  # noqa: E402, F401
from chancellery.kernel import (  # noqa: E402
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
