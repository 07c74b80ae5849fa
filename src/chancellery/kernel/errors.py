"""Errors that a person can act on. Each carries a message key and its arguments, never prose."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from chancellery import locale


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed now: the rule that forbids it and the reason."""

    rule: str
    reason: str
    args: dict[str, Any] = field(default_factory=dict)

    def text(self, lang: str = "en") -> str:
        return locale.text(lang, self.reason, rule=self.rule, **self.args)


def other_time(rule: str, move: str) -> Refusal:
    """The refusal of a move that answers another question; `rule` says when it is asked."""
    return Refusal(rule, "refused-other-time", {"move": move})


class Illegal(Exception):
    """A move that the rules forbid now; `at` is its place among several that were to be made, from 0."""

    at: int = 0

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.rule = refusal.rule
        self.reason = refusal.reason

    def text(self, lang: str = "en") -> str:
        return self.refusal.text(lang)

    def __str__(self) -> str:
        return f"{self.rule}: {self.text()}"


LONGEST_SHOWN = 1000  # characters of a value that is told back


class Said(Exception):
    """An error with a message key and its arguments, told in the reader's language."""

    def __init__(self, reason: str, **args: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.args_named = {name: _shown(value) for name, value in args.items()}

    def text(self, lang: str = "en") -> str:
        return locale.text(lang, self.reason, **self.args_named)

    def __str__(self) -> str:
        return self.text()


def _shown(value: Any) -> Any:
    """Somebody may have written a whole book where a word was expected."""
    long = type(value) is str and len(value) > LONGEST_SHOWN
    return f"{value[:LONGEST_SHOWN]}…" if long else value


class BadInput(Said, ValueError):
    """Input that cannot be used: names the field and what was expected; `at` as for Illegal."""

    at: int = 0


class BadNotation(BadInput):
    """Text that is no move of this game."""


class NoPast(BadInput):
    """A fork was asked for something that only a match with its history has."""


class CannotUndo(Said):
    """Undo is blocked; says by what."""
