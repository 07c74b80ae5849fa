"""Helpers of the conformance tests: hand-written positions, played through the public Match interface."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chancellery import Match
from tests.conformance.offered import asked as asked
from tests.conformance.offered import forbidden as forbidden
from tests.conformance.offered import options as options

POWERS = ("britain", "france", "austria", "prussia", "russia", "ottoman")
GB, FR, AU, PR, RU, OT = range(6)
IDLE = ("decline", "done", "end", "stop", "refuse", "pass", "off board")
MOST_IDLE = 400  # moves: about two rounds


def position(**fields: Any) -> Match:
    """A match from a position of Coalitions 1805; `powers` and the rest as in docs/positions.md."""
    return Match.from_position("coalitions", {"scenario": "1805", **fields})


def play(match: Match, *lines: str) -> Match:
    """Plays lines such as `france: march paris > lorraine`."""
    for line in lines:
        seat, move = line.split(": ", 1)
        match.play(seat, move)
    return match


def power(match: Match, name: str) -> dict[str, Any]:
    """A Power as its own seat sees it."""
    seen: dict[str, Any] = match.view(name)["powers"][name]
    return seen


def happened(match: Match, kind: str) -> list[tuple[Any, ...]]:
    """The arguments of all events of a kind, as everybody knows them."""
    return [event.args for event in match.events() if event.kind == kind]


def order(match: Match, *kinds: str) -> list[str]:
    """The kinds of all events that are of these kinds, in the order in which they happened."""
    return [event.kind for event in match.events() if event.kind in kinds]


def tracks(match: Match, track: str) -> dict[str, int]:
    """Where every Power stands on a track: `morale`, `influence`, `money`, `cards`, `stock` or `off_board`."""
    seen = match.view(None)["powers"]
    return {name: seen[name][track] for name in POWERS}


def names(match: Match, places: Iterable[int]) -> list[str]:
    """The ids of Territories that an event names by number."""
    return [match.definition.map.ids[t] for t in places]  # type: ignore[attr-defined]


def ways(match: Match) -> list[tuple[str, list[str]]]:
    """The moves of Generals so far: (March, Strategic or Sea Movement; the Territories of the way)."""
    return [(kind, names(match, path)) for _, _, kind, path, _ in happened(match, "moved")]


def fought(match: Match) -> list[str]:
    """Where battles were fought or are being fought, in order."""
    return names(match, [place for _, place in happened(match, "battle")])


def idle(match: Match, seat: str, kind: str) -> Match:
    """Everybody declines what may be declined, or takes the first option, until that decision is open."""
    for _ in range(MOST_IDLE):
        if (seat, kind) in asked(match):
            return match
        decision = match.decisions[0]
        offered = {move.text: move for move in decision.options}
        match.play(decision.seat, next((offered[text] for text in IDLE if text in offered), decision.options[0]))
    raise AssertionError(f"{seat} was never asked {kind}")
