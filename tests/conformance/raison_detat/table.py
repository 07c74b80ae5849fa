"""Helpers of the conformance tests of Raison d'État: hand-written positions, played through the public interface."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import Illegal
from tests.conformance.coalitions.table import (
    IDLE,
    asked,
    forbidden,
    fought,
    happened,
    names,
    options,
    order,
    play,
    ways,
)
from tests.conformance.family.stage import skip

__all__ = ["asked", "forbidden", "fought", "happened", "names", "options", "order", "play", "skip", "ways"]

POWERS = {
    "1618": ("protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"),
    "1702": ("britain", "france", "sweden", "austria", "russia", "ottoman"),
}  # in the Order of Powers (RD-5.7)
LEADING = {"1618": ("protestants", "spain", "austria"), "1702": ("france", "austria")}  # RD-7.1.2
STATUSES = {
    "1618": ("austrian", "protestant", "neutral", "expansionist"),
    "1702": ("austrian", "french", "neutral", "expansionist"),
}
ELECTORS = {
    "1618": ("pfalz", "nassau", "lorraine", "bohemia", "bavaria", "saxonia", "brandenburg"),
    "1702": ("pfalz", "nassau", "lorraine", "bohemia", "hannover", "saxonia", "brandenburg"),
}  # RD-8.2


def position(scenario: str = "1702", **fields: Any) -> Match:
    """A match from a position; the fields are those of the game's `position.py`. All seats are taken unless given."""
    return Match.from_position("raison_detat", {"scenario": scenario, **fields})


def new(scenario: str = "1702", seats: int = 0, seed: int = 1, **options: Any) -> Match:
    """A match from the set-up."""
    return Match.new("raison_detat", scenario, seats or len(POWERS[scenario]), seed=seed, options=options)


def seen(match: Match, name: str) -> dict[str, Any]:
    """A Power as everybody sees it."""
    found: dict[str, Any] = match.view(None)["powers"][name]
    return found


def track(match: Match, name: str) -> dict[str, Any]:
    """A field of every Power: `morale`, `influence`, `money`, `cards`, `generals`, `seat`, ..."""
    return {power: own[name] for power, own in match.view(None)["powers"].items()}


def statuses(match: Match) -> dict[str, str]:
    found: dict[str, str] = match.view(None)["statuses"]
    return found


def garrisons(match: Match) -> dict[str, str]:
    found: dict[str, str] = match.view(None)["garrisons"]
    return found


def emperor(match: Match) -> str | None:
    """The Power with the Crown."""
    found: str | None = match.view(None)["emperor"]
    return found


def refused(match: Match, seat: str, move: str, rule_id: str) -> None:
    """Asserts that the seat may not make the move: it is not offered, that rule forbids it, nothing changes."""
    before = match.view(None)
    assert move not in options(match, seat), move
    with pytest.raises(Illegal) as illegal:
        match.play(seat, move)
    assert illegal.value.rule == rule_id, (move, illegal.value.rule)
    assert match.view(None) == before


def passive(match: Match) -> None:
    """Somebody makes the move that does least; a status is kept."""
    decision, table = match.decisions[0], match.view(None)
    texts = [move.text for move in decision.options]
    kept = f"status {table['statuses'][table['decisions'][0]['power']]}"
    match.play(decision.seat, next((text for text in (*IDLE, "abstain", kept) if text in texts), texts[0]))


def until(match: Match, *kinds: str) -> Match:
    """Everybody declines what may be declined until a decision of one of these kinds is open."""
    for _ in range(400):
        if match.outcome is not None or any(decision.kind in kinds for decision in match.decisions):
            return match
        passive(match)
    raise AssertionError(f"{kinds} never asked")


# -- Diplomacy Phase


def diplomacy(scenario: str = "1702", **fields: Any) -> Match:
    """The beginning of the Diplomacy Phase of round 2."""
    return position(scenario, phase="diplomacy", **{"round": 2, **fields})


def declare(match: Match, **chosen: str) -> Match:
    """Nobody is expelled; each Power lays the token given, or that of its present Status."""
    skip(match, "expel_before")
    now = statuses(match)
    for name in [seat for seat, kind in asked(match) if kind == "status"]:
        match.play(name, f"status {chosen.get(name, now[name])}")
    return match
