"""Chancellery: historical games of European power politics, completely and by the rules."""

import chancellery.games as _games  # registers the games  # noqa: F401
from chancellery.kernel import BadInput, CannotUndo, Decision, Event, Illegal, Match, Move, Refusal, games, verify

__all__ = ["BadInput", "CannotUndo", "Decision", "Event", "Illegal", "Match", "Move", "Refusal", "games", "verify"]
