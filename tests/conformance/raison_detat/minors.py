"""Helpers for the tests of Minor Powers (chapter 12): matches below the full number of players, auctions, battles."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.coalitions.minors import acting, allies, assault, at_war, bid, controllers, readers
from tests.conformance.coalitions.test_minor_battles import fight
from tests.conformance.coalitions.war import remaining, results, silence, strengths
from tests.conformance.raison_detat.table import POWERS, passive, position, track
from tests.conformance.raison_detat.table import seen as public

__all__ = [
    "acting", "allies", "assault", "at_war", "bid", "controllers", "fight", "public", "readers", "remaining", "results",
    "silence", "strengths",
]  # fmt: skip


def on_drill(name: str, scenario: str = "1702", seats: Any = 4, **powers: Any) -> Match:
    """A Minor Power has moved onto Drill."""
    return position(scenario, seats=seats, power=name, action="drill", powers=powers)


def auctioned(match: Match) -> str | None:
    """The Minor Power that is up for auction now."""
    if {decision.kind for decision in match.decisions} != {"bid"}:
        return None
    powers: tuple[str, ...] = match.definition.powers  # type: ignore[attr-defined]
    return powers[match.decisions[0].about[0]]


def to_auction(match: Match, name: str) -> Match:
    """Plays passively to the next auction for a Minor Power."""
    for _ in range(600):
        if auctioned(match) == name:
            return match
        passive(match)
    raise AssertionError(f"no auction for {name}")


def moving(name: str, scenario: str = "1702", *, seats: Any = 0, arbiter: str = "", **powers: Any) -> Match:
    """The Movement of a Power after its player has named the Arbiter (the first possible) and disbanded nothing."""
    seats = seats or len(POWERS[scenario])
    match = position(scenario, seats=seats, power=name, action="movement", powers=powers)
    player = acting(match)[0]
    if acting(match)[2] == "arbiter":
        match.play(player, f"arbiter {arbiter}" if arbiter else match.legal(player)[0])
    if acting(match)[2] == "disband":
        match.play(player, "done")
    return match


def attack(name: str, *moves: str, scenario: str = "1702", seats: Any = 0, arbiter: str = "", **powers: Any) -> Match:
    """A Movement Turn with these moves and no Garrisons, up to the first decision of its battles."""
    return assault(moving(name, scenario, seats=seats, arbiter=arbiter, **powers), *moves)


def scored(match: Match) -> dict[str, int]:
    """The Influence of those who have any."""
    return {name: points for name, points in track(match, "influence").items() if points}


def some(match: Match, field: str) -> dict[str, int]:
    """A track without the Powers at 0."""
    return {name: points for name, points in track(match, field).items() if points}


def supporters(match: Match) -> list[tuple[str, str, list[str]]]:
    """Who is asked for support, for which Power, with which Generals; nobody gives any."""
    found = []
    while match.outcome is None and match.decisions[0].kind == "support":
        seat, power, _ = acting(match)
        texts = [move.text for move in match.legal(seat)]
        found.append((seat, power, [text.removeprefix("support ") for text in texts if text != "done"]))
        match.play(seat, "done")
    return found
