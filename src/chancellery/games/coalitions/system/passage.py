"""A passage of the rules that can say why a move is not asked for while it runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from chancellery.kernel import Move, Procedure, Reason


@dataclass
class Passage(Procedure):
    def why_unasked(self, s: Any, major: int, move: Move) -> Reason | None:
        """Why a player's Major Power is not asked for such a move, if it is more than that others decide now."""
        return None

    def why_now_not(self, s: Any, move: Move) -> Reason | None:
        """The rule that forbids a verb in this passage, where it is more than that something else is asked."""
        return None
