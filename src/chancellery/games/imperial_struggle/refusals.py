"""Building refusals: rule id, message key and arguments with their names."""

from __future__ import annotations

from typing import Any

from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Move, Refusal
from chancellery.locale import Name


def no(rule: str, reason: str, **args: Any) -> Refusal:
    return Refusal(rule, "is-refused-" + reason, args)


def not_possible(rule: str, move: Move) -> Refusal:
    """Refused by a rule that needs no more words."""
    return Refusal(rule, "refused-not-offered", {"move": move.text})


def space_name(s: Struggle, space: int) -> Name:
    return Name(f"is-space-{s.game.chart.ids[space]}.full")
