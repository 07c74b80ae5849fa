"""Words: log lines, prompts and options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chancellery.kernel import Decision, Event, Move

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import FamilyDefinition


def line(game: FamilyDefinition, event: Event, lang: str) -> str | None:
    return f"{event.kind} {event.args} {event.secret}"


def prompt(game: FamilyDefinition, decision: Decision, lang: str) -> str:
    return decision.kind


def option(game: FamilyDefinition, decision: Decision, move: Move, lang: str) -> str:
    return move.text
