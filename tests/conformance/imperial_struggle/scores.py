"""Helpers of the tests of scoring (4.1.12) and victory (2.4, 11): a Scoring Phase on a map of a few flags."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.imperial_struggle.table import build

REGIONS = ("europe", "north_america", "caribbean", "india")
COMMODITIES = ("furs", "spice", "fish", "tobacco", "sugar", "cotton")
# Award tiles: VP / Treaty Points / margin
VP_3_BY_2, VP_2_BY_2, VP_1, VP_1_TOO, VP_1_TRP, VP_1_TRP_TOO, TRP, TRP_TOO = (f"award_{n}" for n in range(1, 9))
PLAIN = dict(zip(REGIONS, (VP_1, TRP, TRP_TOO, VP_1_TOO), strict=True))

Line = tuple[str, int, str]


def scored(french: list[str], british: list[str], **fields: Any) -> Match:
    """The Scoring Phase of Turn 2 (unless said otherwise) with just these flags, and what follows it."""
    for name, flags in (("france", french), ("britain", british)):
        fields[name] = {"flags": flags, **fields.get(name, {})}
    fields.setdefault("awards", PLAIN)
    return build(**{"turn": "turn_2", "phase": "scoring", **fields})


def lines(match: Match, kind: str) -> list[Line]:
    """The changes of a track in this Scoring Phase, in order: (side, points, reason)."""
    found: list[Line] = []
    for event in match.events():
        if event.kind in ("war", "turn", "victory", "final_scoring"):
            break
        if event.kind == kind:
            found.append((match.seats[event.args[0]], event.args[1], event.args[-1]))
    return found


def vp(match: Match, *reasons: str) -> list[Line]:
    """The VP scored, in order; only those with the reasons if some are given."""
    return [line for line in lines(match, "vp") if not reasons or line[2] in reasons]


def awards(match: Match) -> dict[str, str | None]:
    """Who won the Award of each Region."""
    return {REGIONS[e.args[0]]: _name(match, e.args[1]) for e in match.events() if e.kind == "award"}


def demand(match: Match) -> dict[str, str | None]:
    """Who won each commodity in Global Demand, in the order in which they were scored."""
    return {COMMODITIES[e.args[0]]: _name(match, e.args[1]) for e in match.events() if e.kind == "demand_scored"}


def prestige(match: Match) -> str | None:
    """Who won the Prestige bonus of the Scoring Phase."""
    return next(_name(match, e.args[0]) for e in match.events() if e.kind == "prestige")


def final(match: Match, *reasons: str) -> list[Line]:
    """The VP of Final Scoring, in order."""
    found: list[Line] = []
    begun = False
    for event in match.events():
        begun |= event.kind == "final_scoring"
        if begun and event.kind == "vp" and (not reasons or event.args[-1] in reasons):
            found.append((match.seats[event.args[0]], event.args[1], event.args[-1]))
    return found


def winner(match: Match) -> tuple[str, str, str] | None:
    """Who has won, by which rule and why."""
    if match.outcome is None:
        return None
    (seat,) = match.outcome.winners
    return match.seats[seat], match.outcome.rule, match.outcome.reason


def _name(match: Match, seat: int) -> str | None:
    return None if seat < 0 else match.seats[seat]
