"""Building refusals: rule id, message key and arguments with their names."""

from __future__ import annotations

from typing import Any

from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Move, Refusal, other_time
from chancellery.locale import Name


def no(rule: str, reason: str, **args: Any) -> Refusal:
    return Refusal(rule, "is-refused-" + reason, args)


def not_now(move: Move) -> Refusal:
    """Refused because the move answers another question, by the statement that says when."""
    return other_time(move.of.when, move.text)


def space_name(s: Struggle, space: int) -> Name:
    return Name(f"is-space-{s.game.chart.ids[space]}.full")


def theater_name(s: Struggle, theater: int) -> Name:
    """A theater as moves name it."""
    return Name("is-theater-" + s.game.notation.words["theater"][theater])


def event_name(s: Struggle, card: int) -> Name:
    return Name("is-event-" + s.game.components.events[card].id)


def ministry_name(s: Struggle, card: int) -> Name:
    return Name("is-ministry-" + s.game.components.ministries[card].id)


def advantage_name(s: Struggle, advantage: int) -> Name:
    return Name("is-advantage-" + s.game.components.advantages[advantage].id)
