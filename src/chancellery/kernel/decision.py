"""Decisions: what a seat must choose now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chancellery.kernel.moves import Move


class Decision:
    """An open choice: who, what kind, by which rule, between which moves. Never changed once made."""

    __slots__ = ("about", "actor", "kind", "options", "rule", "seat", "secret")

    def __init__(
        self,
        seat: int,
        kind: str,
        rule: str,
        options: list[Move],
        actor: int = -1,
        about: tuple[int, ...] = (),
        secret: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.options = options
        self.actor = actor  # the power, faction or player for which the seat decides
        self.about = about  # numbers the prompt needs, as the kind defines them
        self.secret = secret  # the same, for the seat alone

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, rule={self.rule!r}, options={len(self.options)})"

    def to_data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "rule": self.rule,
            "options": [m.text for m in self.options],
            "actor": self.actor,
            "about": list(self.about),
            "secret": list(self.secret),
        }

    @classmethod
    def from_data(cls, data: dict[str, Any], read: Callable[[str], Move]) -> Decision:
        """The decision that `to_data` wrote; `read` reads a move."""
        options = [read(text) for text in data["options"]]
        about, secret = tuple(data["about"]), tuple(data["secret"])
        return cls(data["seat"], data["kind"], data["rule"], options, data["actor"], about, secret)
