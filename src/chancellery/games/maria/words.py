"""Words (being written)."""

from __future__ import annotations

from typing import Any


def line(game: Any, event: Any, lang: str) -> str | None:
    return f"{event.kind} {event.args} {event.secret}"


def prompt(game: Any, decision: Any, lang: str) -> str:
    return str(decision.kind)


def option(game: Any, decision: Any, move: Any, lang: str) -> str:
    return str(move.text)
