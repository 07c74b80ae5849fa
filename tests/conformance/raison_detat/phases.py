"""Helpers for the Diplomacy Phase and the Emperor Election Phase."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.raison_detat.table import (
    LEADING,
    POWERS,
    STATUSES,
    asked,
    happened,
    position,
)

both = pytest.mark.parametrize("scenario", ["1618", "1702"])
FREE = {scenario: [one for one in POWERS[scenario] if one not in LEADING[scenario]] for scenario in POWERS}
DECIDES = {
    "1618": {"austrian": "austria", "protestant": "protestants"},
    "1702": {"austrian": "austria", "french": "france"},
}


def tokens(scenario: str, *without: str) -> list[str]:
    return [f"status {status}" for status in STATUSES[scenario] if status not in without]


def applicant(match: Match) -> tuple[str, str]:
    """Who decides on whom."""
    (decision,) = match.decisions
    assert decision.kind == "admit"
    return match.seats[decision.seat], POWERS[match.setup.scenario][decision.about[0]]


def turned_away(match: Match) -> list[tuple[str, str]]:
    """Refusals so far: (by whom, whom)."""
    powers = POWERS[match.setup.scenario]
    return [(powers[leader], powers[power]) for leader, power in happened(match, "turned_away")]


def all_neutral(scenario: str, **powers: Any) -> dict[str, dict[str, Any]]:
    """Nobody but the Leading Powers is in a Coalition, unless said."""
    return {name: {"status": "neutral", **powers.get(name, {})} for name in FREE[scenario]} | {
        name: own for name, own in powers.items() if name in LEADING[scenario]
    }


Held = dict[str, list[str]]


def election(scenario: str, held: Held, status: dict[str, str] | None = None, **fields: Any) -> Match:
    """Austria's symbol has moved to Drill; these Powers have Garrisons in these Territories."""
    powers: dict[str, dict[str, Any]] = {name: dict(own) for name, own in fields.pop("powers", {}).items()}
    for name, places in held.items():
        powers.setdefault(name, {})["garrisons"] = places
    for name, given in (status or {}).items():
        powers.setdefault(name, {})["status"] = given
    return position(scenario, power="austria", action="drill", powers=powers, **fields)


def votes(match: Match) -> list[tuple[str, str, int]]:
    """The votes of all elections so far: (voter, for whom, how many)."""
    powers = POWERS[match.setup.scenario]
    return [(powers[voter], powers[choice], count) for voter, choice, count in happened(match, "vote")]


def elected(match: Match) -> list[tuple[str, int]]:
    powers = POWERS[match.setup.scenario]
    return [(powers[power], count) for power, count in happened(match, "emperor")]


def vote_all(match: Match, **choices: str) -> Match:
    """Everybody asked votes as given, else abstains."""
    while asked(match)[0][1] == "vote":
        who = match.view(None)["decisions"][0]["power"]
        text = f"vote {choices[who]}" if who in choices else "abstain"
        match.play(match.decisions[0].seat, text)
    return match
