"""Chapter 7.2.2: refusing the conquest of a Territory."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle.table import about, asked, both, flags, forbidden, options, owner, play
from tests.conformance.imperial_struggle.wars import finish, over, result, targets, war, won_by
from tests.conformance.rule import rule

FRENCH_AND_INDIAN = "syw_french_and_indian_war"
FRENCH = ["acadia", "quebec_and_montreal", "louisiana", "gibraltar"]
BRITISH_BASES = ["louisbourg", "cuba_passage"]


def attacked(**fields: Any) -> Match:
    """Britain has 3 Conquest Points against four French Territories; VP 14 with what it won for the theater."""
    return won_by(
        "britain", FRENCH_AND_INDIAN, 5, vp=16, france={"flags": FRENCH}, britain={"flags": BRITISH_BASES}, **fields
    )


@rule("IS-7.2.2.1", "IS-7.2.2.2", "IS-R-60")
def test_the_first_costs_three_the_second_five_and_there_is_no_third() -> None:
    match = attacked()
    assert match.view(None)["vp"] == 14
    play(match, "britain: conquer acadia")
    assert asked(match) == [("france", "refusal")]
    assert options(match, "france") == ["accept", "refuse"]
    play(match, "france: refuse")
    assert match.view(None)["vp"] == 11
    assert asked(match) == [("britain", "spoils")]
    assert about(match)[1] == 2  # the point is spent
    play(match, "britain: conquer louisiana", "france: refuse")
    assert match.view(None)["vp"] == 6
    assert both(match, "refusals") == (2, 0)
    play(match, "britain: conquer gibraltar")  # France is not asked
    assert over(match)
    assert match.view(None)["vp"] == 6
    assert flags(match, "france") == {"acadia", "quebec_and_montreal", "louisiana"}
    assert owner(match, "gibraltar") == "britain"


@rule("IS-7.2.2.1", "IS-R-60")
def test_accepting_costs_nothing_and_keeps_the_right() -> None:
    match = attacked()
    play(match, "britain: conquer acadia", "france: accept", "britain: conquer louisiana", "france: refuse")
    assert owner(match, "acadia") == "britain"
    assert owner(match, "louisiana") == "france"
    assert match.view(None)["vp"] == 11  # 3, not 5


@rule("IS-7.2.2.3")
def test_a_refused_territory_is_closed() -> None:
    match = attacked()
    play(match, "britain: conquer acadia", "france: refuse")
    assert match.view(None)["war"]["refused"] == ["acadia"]
    forbidden(match, "britain", "conquer acadia")
    assert {"quebec_and_montreal", "louisiana", "gibraltar"} <= targets(match)


@rule("IS-7.2.2.3", "IS-7.2.2.2")
def test_also_in_a_later_theater_of_the_war_but_not_in_the_next_war() -> None:
    tiles = {
        "basic": {"wss_central_europe": "basic_0", "wss_spain": "basic_0"},
        "bonus": {"wss_central_europe": ["bonus_1"], "wss_spain": ["bonus_2"]},
    }
    match = war(
        "wss", britain={"navy": 0, "flags": ["carolinas"], **tiles}, france={"flags": ["san_agustin", "gibraltar"]}
    )
    play(match, "britain: conquer san_agustin", "france: refuse")
    assert result(match, "wss_spain") == ("britain", 4)
    assert targets(match) == {"gibraltar", "minorca", "asiento"}
    play(match, "britain: conquer gibraltar")
    assert about(match)[1] == 5  # the second refusal of this War
    play(match, "france: accept", "britain: decline")
    assert over(match)
    assert both(match, "refusals") == (0, 0)
    assert match.view(None)["war"]["refused"] == []


@rule("IS-7.2.2.2")
def test_each_side_has_its_own_refusals() -> None:
    tiles = {"syw_third_carnatic_war": ["bonus_3"]}
    match = war(
        "syw",
        france={"flags": ["hooghly_river", "acadia"], "bonus": tiles},
        britain={"flags": ["calcutta", "louisbourg"], "bonus": {FRENCH_AND_INDIAN: ["bonus_3"]}},
    )
    play(match, "france: conquer calcutta", "britain: refuse")
    assert match.view(None)["vp"] == 15 + 3 - 1  # Britain has won the next theater meanwhile
    play(match, "britain: conquer acadia")
    assert about(match)[1] == 3
    play(match, "france: refuse")
    assert both(match, "refusals") == (1, 1)


@rule("IS-7.2.2.4", "IS-7.2.1.1.6", "IS-R-60")
@pytest.mark.parametrize("target", ["hudson_bay", "albany", "oswego", "halifax", "louisbourg", "gulf_of_maine"])
def test_only_territories_of_the_opponent_can_be_refused(target: str) -> None:
    match = won_by(
        "france",
        FRENCH_AND_INDIAN,
        5,
        france={"navy": 1, "bonus": {FRENCH_AND_INDIAN: ["bonus_1", "bonus_2"]}},
        britain={"flags": ["albany", "halifax", "gulf_of_maine"]},
    )
    assert asked(match) == [("france", "spoils")]
    play(match, f"france: conquer {target}")
    assert owner(match, target) == "france"
    assert ("britain", "refusal") not in asked(match)


@rule("IS-7.2.2.5", "IS-R-99")
def test_a_refusal_leaves_everything_as_it_was() -> None:
    match = won_by(
        "britain",
        FRENCH_AND_INDIAN,
        5,
        france={"flags": ["hudson_bay", "york_factory", "acadia"]},
        britain={"flags": ["louisbourg"]},
        huguenots=["acadia"],
    )
    before = match.view(None)
    assert before["advantages"]["fur_trade"]["holder"] == "france"
    play(match, "britain: conquer hudson_bay", "france: refuse")
    play(match, "britain: conquer acadia", "france: refuse")
    after = match.view(None)
    assert after["vp"] == before["vp"] - 8
    for field in ("advantages", "huguenots", "usa", "conflict"):
        assert after[field] == before[field]
    assert flags(match, "france") == {"hudson_bay", "york_factory", "acadia"}
    assert over(match)  # 1 + 2 Conquest Points


@rule("IS-9.1.2", "IS-7.2.2.2")
def test_treaty_points_cannot_pay_for_a_refusal() -> None:
    match = attacked()
    play(match, "britain: conquer acadia")
    before = both(match, "treaty")
    assert before == (4, 0)  # the loser's share of the theater
    play(match, "france: refuse")
    assert both(match, "treaty") == before


@rule("IS-2.4.1", "IS-R-51", "IS-R-60")
def test_vp_of_refusals_are_checked_only_at_the_end() -> None:
    match = won_by("britain", FRENCH_AND_INDIAN, 5, vp=5, france={"flags": FRENCH}, britain={"flags": BRITISH_BASES})
    play(match, "britain: conquer acadia", "france: refuse")
    assert match.view(None)["vp"] == 0
    assert match.view(None)["outcome"] is None
    play(match, "britain: conquer louisiana", "france: refuse")
    assert match.view(None)["vp"] == -5
    assert match.view(None)["outcome"] is None
    play(match, "britain: decline")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule) == ((1,), "IS-2.4.1")
    assert finish(match) == []
