"""Chapter 7.5: Expand Influence."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.coalitions.table import AU, asked, happened, position, power, tracks
from tests.conformance.rule import rule


def expanding(garrisons: list[str], influence: int = 0, **others: dict[str, Any]) -> Match:
    """AU (British Coalition) has just expanded its Influence (turn 1)."""
    austria = {"garrisons": garrisons, "influence": influence}
    return position(power="austria", action="influence", powers={"austria": austria, **others})


def gained(garrisons: list[str], **others: dict[str, Any]) -> int:
    match = expanding(garrisons, 2, **others)
    ((power_, points, total),) = happened(match, "expand")
    assert (power_, total) == (AU, 2 + points)
    assert power(match, "austria")["influence"] == total
    assert {name: i for name, i in tracks(match, "influence").items() if name != "austria" and i} == {}
    return int(points)


@rule("K-7.5.1", "K-7.5.2", "K-R-68")
def test_contested_with_own_stripe_and_homes_of_others_are_added_together() -> None:
    assert gained([]) == 0
    assert gained(["bavaria"]) == 2  # laurel circle: 2
    assert gained(["bavaria", "lombardia", "saxonia"]) == 2 + 1 + 1
    assert gained(["istanbul"]) == 3  # printed value of a Home Territory of another Power
    assert gained(["istanbul", "silesia", "serbia"]) == 3 + 2 + 1
    assert gained(["bavaria", "istanbul"]) == 2 + 3  # both sources
    assert gained(["pommern", "rumelia"]) == 0  # Home Territories without a number
    # nothing for the own country, Uncontested Territories and Contested ones without an Austrian stripe
    assert gained(["wien", "tyrol", "pfalz", "hesse", "holland", "bessarabia", "podolia"]) == 0
    # nothing for Generals without a Garrison, nor for what another Power controls
    generals = {"generals": {"bavaria": 3, "paris": 3}}
    assert gained([], austria={"influence": 2, **generals}) == 0
    assert gained(["lombardia"], france={"garrisons": ["bavaria"]}) == 1


@rule("K-7.5.3")
def test_the_capital_is_not_needed() -> None:
    assert gained(["bavaria", "silesia"], france={"garrisons": ["wien"]}) == 4


@rule("K-7.5.1", "K-7.0.1", "K-S-2.7")
def test_expand_influence_asks_nobody() -> None:
    match = expanding(["bavaria"])
    assert len(match) == 0
    assert asked(match) == [("france", "arbiter")]
    assert power(match, "austria")["influence"] == 2


@rule("K-7.5.1")
def test_reaching_25_wins_at_once() -> None:
    match = expanding(["bavaria"], 23)
    assert match.outcome is not None
    assert match.outcome.winners == (AU,)
    assert match.decisions == []
    assert expanding(["bavaria"], 22).outcome is None
