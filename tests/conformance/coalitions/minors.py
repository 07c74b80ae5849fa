"""Helpers for the tests of Minor Powers (chapter 11): matches of three to five players and auctions."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.coalitions.table import asked, position, tracks


def minor(match: Match, name: str, seat: str | None = None) -> dict[str, Any]:
    """A Minor Power as a seat, or everybody, sees it."""
    seen: dict[str, Any] = match.view(seat)["powers"][name]
    return seen


def controllers(match: Match) -> dict[str, str | None]:
    """Who plays each Power; None for an uncontrolled Minor Power."""
    return {name: seen["seat"] for name, seen in match.view(None)["powers"].items()}


def readers(match: Match, name: str) -> list[str]:
    """The seats that see the hand of a Power."""
    return [seat for seat in match.seats if "hand" in match.view(seat)["powers"][name]]


def acting(match: Match) -> tuple[str, str, str]:
    """The one open decision: who decides, for which Power, what kind."""
    (decision,) = match.decisions
    powers: tuple[str, ...] = match.definition.powers  # type: ignore[attr-defined]
    return match.seats[decision.seat], powers[decision.actor], decision.kind


def on_drill(name: str, seats: Any = 4, third: Any = "russia", **powers: Any) -> Match:
    """A Minor Power has moved onto Drill."""
    return position(seats=seats, options={"third_minor": third}, power=name, action="drill", powers=powers)


def bid(match: Match, **points: int) -> Match:
    """All players who have Morale bid, 0 where nothing is said; without any the auction is already over."""
    bidding = [seat for seat, kind in asked(match) if kind == "bid"]
    assert set(bidding) >= {seat for seat, number in points.items() if number}
    for seat in bidding:
        match.play(seat, f"bid {points.get(seat, 0)}")
    return match


def allies(match: Match, name: str) -> set[str]:
    """The Allies of a Power, from the scene."""
    return {ally for one in match.scene(None).powers if one.id == name for ally in one.allies}


def at_war(match: Match, name: str) -> set[str]:
    """The Powers at War with a Power, from the scene."""
    return {enemy for one in match.scene(None).powers if one.id == name for enemy in one.at_war}


def moving(name: str, arbiter: str, seats: Any = 4, third: Any = "russia", **powers: Any) -> Match:
    """The Movement of a Power after its player has named the Arbiter (and disbands nothing)."""
    options = {"third_minor": third}
    match = position(seats=seats, options=options, power=name, action="movement", powers=powers)
    player = acting(match)[0]
    if acting(match)[2] == "arbiter":
        match.play(player, f"arbiter {arbiter}")
    if acting(match)[2] == "disband":
        match.play(player, "done")
    assert acting(match)[1:] == (name, "move")
    return match


def assault(match: Match, *moves: str) -> Match:
    """The mover makes these moves without Garrisons and ends; up to the first decision of the battles."""
    player = acting(match)[0]
    for move in moves:
        match.play(player, move)
        if acting(match)[2] == "garrison":
            match.play(player, "done")
    if match.outcome is None and acting(match)[2] == "move":
        match.play(player, "end")
    return match


def gains(match: Match) -> dict[str, int]:
    """The Influence of those who have any."""
    return {name: points for name, points in tracks(match, "influence").items() if points}
