"""Helpers of the conformance tests: hand-written positions, played through the public Match interface."""

from __future__ import annotations

from typing import Any

from chancellery import Match

POWERS = ("britain", "france", "austria", "prussia", "russia", "ottoman")


def position(**fields: Any) -> Match:
    """A match from a position of Coalitions 1805; `powers` and the rest as in docs/positions.md."""
    return Match.from_position("coalitions", {"scenario": "1805", **fields})


def play(match: Match, *lines: str) -> Match:
    """Plays lines such as `france: march paris > lorraine`."""
    for line in lines:
        seat, move = line.split(": ", 1)
        match.play(seat, move)
    return match


def options(match: Match, seat: str) -> list[str]:
    """The notations of the seat's legal moves."""
    return [move.text for move in match.legal(seat)]


def asked(match: Match) -> list[tuple[str, str]]:
    """Who must decide what now: (seat, kind)."""
    return [(match.seats[d.seat], d.kind) for d in match.decisions]


def power(match: Match, name: str) -> dict[str, Any]:
    """A Power as its own seat sees it."""
    seen: dict[str, Any] = match.view(name)["powers"][name]
    return seen


def happened(match: Match, kind: str) -> list[tuple[Any, ...]]:
    """The arguments of all events of a kind, as everybody knows them."""
    return [event.args for event in match.events() if event.kind == kind]
