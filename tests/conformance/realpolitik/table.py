"""Helpers of the conformance tests of Realpolitik: hand-written positions, played through the public interface."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import Illegal
from tests.conformance.coalitions.table import names, options
from tests.conformance.family.stage import skip

POWERS = ("austria", "france", "italy", "prussia")
AU, FR, IT, PR = range(4)
ACTIONS = ["taxation", "mobilisation", "influence", "dispatch", "movement"]
Pairs = list[list[str]]


def position(**fields: Any) -> Match:
    """A match from a position; the fields are those of the game's `position.py`."""
    return Match.from_position("realpolitik", {"scenario": "standard", **fields})


def new(seats: int = 4, seed: int = 1) -> Match:
    """A match from the set-up."""
    return Match.new("realpolitik", "standard", seats, seed=seed)


def seen(match: Match, name: str) -> dict[str, Any]:
    """A Power as everybody sees it."""
    found: dict[str, Any] = match.view(None)["powers"][name]
    return found


def track(match: Match, name: str) -> dict[str, Any]:
    """A field of every Power: `morale`, `influence`, `money`, `cards`, `deck`, `generals`, `ally`, ..."""
    powers = match.view(None)["powers"]
    return {power: powers[power][name] for power in POWERS}


def alliances(match: Match) -> Pairs:
    found: Pairs = match.view(None)["alliances"]
    return found


def prestige(match: Match) -> list[str]:
    """The Powers from left to right."""
    found: list[str] = match.view(None)["prestige"]
    return found


def trains(match: Match) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in match.view(None)["trains"]}


def token(match: Match) -> int:
    """Steps of the Diplomacy Phase token above the bottom space."""
    return int(match.view(None)["diplomacy_track"]["token"])


def garrisons(match: Match) -> dict[str, str]:
    found: dict[str, str] = match.view(None)["garrisons"]
    return found


def italy_of(match: Match) -> str | None:
    """The Power that controls Italy."""
    found: str | None = seen(match, "italy")["seat"]
    return found


def refused(match: Match, seat: str, move: str, rule_id: str) -> None:
    """Asserts that the seat may not make the move: it is not offered, that rule forbids it, nothing changes."""
    before = match.view(None)
    assert move not in options(match, seat), move
    with pytest.raises(Illegal) as illegal:
        match.play(seat, move)
    assert illegal.value.rule == rule_id, move
    assert match.view(None) == before


def after(match: Match, seat: str, head: str) -> set[str]:
    """What the notations of the seat's moves say after this beginning, such as `rail paris > `."""
    return {text.removeprefix(head) for text in options(match, seat) if text.startswith(head)}


# -- turns


def reveal(match: Match, **cards: str) -> Match:
    """Every Power named plays that Action card, by the seat that decides for it."""
    for name, card in cards.items():
        match.play(seen(match, name)["seat"], f"{card} {name}")
    return match


def demands(match: Match, **given: str) -> Match:
    """Everybody is ready, and each Power gives its Alliance token to the Power named."""
    for decision in list(match.decisions):
        if decision.kind == "negotiation":
            match.play(decision.seat, "ready")
    for name, to in given.items():
        match.play(name, f"alliance {to}")
    return match


def three(**fields: Any) -> Match:
    """A position for three players; without an Alliance of Italy the Power highest in Prestige controls it."""
    return position(seats=3, **fields)


# -- Movement


def on_rails(power: str, *, arbiter: str = "", **fields: Any) -> Match:
    """A Power about to use Rail Transport: the Arbiter is named, nothing is disbanded."""
    match = position(power=power, action="movement", **fields)
    match.play(power, f"arbiter {arbiter}" if arbiter else match.legal(power)[0])
    return skip(match, "disband")


def lines(*places: str) -> Pairs:
    """Trains along a row of Territories."""
    return [list(pair) for pair in pairwise(places)]


def idle(match: Match, *kinds: str) -> Match:
    """Declines, or takes the first option, until a decision of one of these kinds is open."""
    declining = ("done", "end", "stop", "refuse", "pass", "off board")
    for _ in range(400):
        if match.outcome is not None or any(decision.kind in kinds for decision in match.decisions):
            return match
        decision = match.decisions[0]
        offered = [move.text for move in decision.options]
        match.play(decision.seat, next((text for text in declining if text in offered), decision.options[0]))
    raise AssertionError(f"{kinds} never asked")


def pairs(match: Match, borders: Iterable[tuple[int, int]]) -> Pairs:
    """Borders that events name by numbers."""
    return [names(match, border) for border in borders]


# 28 borders, as many as there are Trains (RP-2.1.7)
ALL_TRAINS = [
    *lines("paris", "champagne", "picardie", "normandie_bretagne", "aquitaine", "languedoc", "provence", "bourgogne"),
    *lines("rheinland", "westphalia", "hannover", "berlin", "posen", "borussia", "pommern", "berlin", "magdeburg"),
    *lines("magdeburg", "hesse", "rheinland"),
    *lines("wien", "tyrol", "karinthia", "hungari", "croatia", "karinthia", "wien", "hungari", "galicia"),
    *lines("liguria", "toscania", "lazio", "napoli"),
]
