"""Helpers of the conformance tests: hand-written positions, played through the public Match interface."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.offered import asked as asked
from tests.conformance.offered import forbidden as forbidden
from tests.conformance.offered import options as options

IDLE = ("decline", "accept", "end", "finish")
MOST_IDLE = 400  # moves: about a whole match


def build(**fields: Any) -> Match:
    """A match from a position; the fields are those of the game's `position.py`."""
    return Match.from_position("imperial_struggle", fields)


def play(match: Match, *lines: str) -> Match:
    """Plays lines such as `france: conquer louisbourg`."""
    for line in lines:
        seat, move = line.split(": ", 1)
        match.play(seat, move)
    return match


def refused(match: Match, name: str, move: str) -> tuple[str, str]:
    """The statement and the reason by which a move is refused."""
    found = match.why_not(name, move)
    assert found is not None, move
    assert found.text("en") != found.text("pl")
    return found.rule, found.reason.removeprefix("is-refused-")


def about(match: Match) -> tuple[int, ...]:
    """The numbers that go with the only open decision."""
    (decision,) = match.decisions
    return decision.about


def side(match: Match, name: str) -> dict[str, Any]:
    """A side as its own seat sees it."""
    seen: dict[str, Any] = match.view(name)["sides"][name]
    return seen


def both(match: Match, field: str) -> tuple[Any, Any]:
    """A field of both sides, France first."""
    sides = match.view(None)["sides"]
    return sides["france"][field], sides["britain"][field]


def flags(match: Match, name: str) -> set[str]:
    """The spaces a side controls."""
    return set(match.view(None)["sides"][name]["flags"])


def owner(match: Match, space: str) -> str | None:
    """Whose flag or Squadron is in a space: a side, `usa`, `spain` or None."""
    seen = match.view(None)
    for name in ("usa", "spain"):
        if space in seen[name]:
            return name
    return next((name for name in match.seats if space in seen["sides"][name]["flags"]), None)


def happened(match: Match, kind: str) -> list[tuple[Any, ...]]:
    """The arguments of all events of a kind, as everybody knows them."""
    return [event.args for event in match.events() if event.kind == kind]


def order(match: Match, *kinds: str) -> list[str]:
    """The kinds of all events that are of these kinds, in the order in which they happened."""
    return [event.kind for event in match.events() if event.kind in kinds]


def idle(match: Match, seat: str, kind: str) -> Match:
    """Everybody declines what may be declined, or takes the first option, until that decision is open."""
    for _ in range(MOST_IDLE):
        if (seat, kind) in asked(match):
            return match
        decision = match.decisions[0]
        offered = {move.text: move for move in decision.options}
        match.play(decision.seat, next((offered[text] for text in IDLE if text in offered), decision.options[0]))
    raise AssertionError(f"{seat} was never asked {kind}")
