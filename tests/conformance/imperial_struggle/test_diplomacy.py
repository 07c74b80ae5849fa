"""Chapter 5.5: Diplomatic Actions."""

from __future__ import annotations

import pytest

from tests.conformance.imperial_struggle.rounds import acting, cost, left, minor, shifts, state
from tests.conformance.imperial_struggle.table import forbidden, options, play, side
from tests.conformance.rule import rule

# -- Diplomatic Actions (5.5)


@rule("IS-5.5.1.1")
def test_any_available_political_space_without_connection() -> None:
    match = acting("france", "diplomatic", 4, france={"flags": []}, britain={"flags": ["nizam"]})
    assert {"flag savoy", "flag iroquois", "flag privateers", "flag mysore", "unflag nizam"} <= shifts(match, "france")
    assert len(shifts(match, "france")) == 24 + 2 + 2 + 3  # Europe 24 of 26 in Turn 1, Local Alliances 7 of 8


@rule("IS-5.5.2.1", "IS-R-91")
def test_the_price_of_a_political_space() -> None:
    changes = {"austria_prestige_upper": "france", "russia": "britain", "german_states_2": "britain"}
    match = acting("france", "diplomatic", 4, changes=changes, conflict=["russia"], france={"limit": 6})
    assert cost(match, "france", "unflag german_states_3") == 3
    assert cost(match, "france", "unflag russia") == 1  # a Conflict marker
    assert cost(match, "france", "unflag german_states_3 with silesia_negotiations") == 1  # fixed at 1
    play(match, "france: flag iroquois")
    assert cost(match, "france", "unflag german_states_3 with silesia_negotiations") == 2  # then the increases
    assert cost(match, "france", "unflag russia") == 2


@rule("IS-5.5.2.1", "IS-R-37")
def test_protection_plays_no_part_for_political_spaces() -> None:
    match = acting(
        "france", "diplomatic", 4, changes={"biscay": "britain", "nizam": "britain", "hooghly_river": "britain"}
    )
    assert cost(match, "france", "unflag nizam") == 2
    removed = acting(
        "france", "military", 4, conflict=["nizam"], changes={"nizam": "britain", "malabar_coast": "britain"}
    )
    assert cost(removed, "france", "pacify nizam") == 2


@rule("IS-R-91")
@pytest.mark.parametrize(("changes", "advantage", "reach"), [
    ({"prussia_empire_prestige": "france"}, "german_diplomacy", {"russia", "bavaria"}),
    ({"austria_prestige_upper": "france"}, "silesia_negotiations", {"prussia_prestige", "german_states_3"}),
    ({"austria_alliance_3": "france", "sardinia": "france"}, "italy_influence",
     {"spain_alliance_lower", "austria_prestige_lower", "austria_alliance_2"}),
])  # fmt: skip
def test_advantages_that_fix_the_price_at_1(changes: dict[str, str], advantage: str, reach: set[str]) -> None:
    british = [
        "russia",
        "bavaria",
        "prussia_prestige",
        "german_states_3",
        "spain_alliance_lower",
        "austria_prestige_lower",
    ]
    match = acting("france", "diplomatic", 4, turn="turn_3", changes={**dict.fromkeys(british, "britain"), **changes})
    helped = {move.split()[1] for move in options(match, "france") if move.endswith(f"with {advantage}")}
    assert helped == reach
    for space in reach:
        assert cost(match, "france", f"unflag {space} with {advantage}") == 1


@rule("IS-R-91", "IS-8.2.5")
def test_fixed_prices_are_ordinary_purchases() -> None:
    # Fur Trade needs a connection to the Market, and Major or Event points
    changes = {"hudson_bay": "france", "massachusetts_bay": "britain", "albany": "britain", "ile_aux_noix": "france"}
    match = acting("france", "economic", 4, changes=changes)
    helped = {move.split()[1] for move in options(match, "france") if move.endswith("with fur_trade")}
    assert helped == {"albany"}
    small = minor("france", "military_4_economic", changes=changes)
    assert not [move for move in options(small, "france") if move.endswith("with fur_trade")]


@rule("IS-5.5.2.2", "IS-R-68")
def test_the_surcharge_goes_by_the_region_of_the_space() -> None:
    match = acting("britain", "diplomatic", 4, turn="turn_6", usa=["carolinas"], britain={"limit": 9})
    play(match, "britain: flag usa_2")
    assert cost(match, "britain", "flag iroquois") == 2  # the USA spaces lie in North America
    assert cost(match, "britain", "flag savoy") == 3
    assert cost(match, "britain", "flag buccaneers") == 3


@rule("IS-5.5.3.1", "IS-R-12", "IS-R-20")
def test_an_event_card_for_3_points_repeatable_in_a_major_action() -> None:
    match = acting("france", "diplomatic", 4, draw=["calico_acts", "tax_reform"], france={"limit": 2})
    assert cost(match, "france", "draw event") == 3
    play(match, "france: draw event")
    assert side(match, "france")["hand"] == ["tax_reform"]
    assert left(match) == 1
    play(match, "france: draw event")
    assert side(match, "france")["hand"] == ["tax_reform", "calico_acts"]
    assert side(match, "france")["debt"] == 2
    forbidden(match, "france", "draw event")
    assert "draw event" not in options(acting("france", "diplomatic", 2), "france")
    small = minor("france", "military_4_diplomatic", france={"treaty": 1})
    play(small, "france: draw event")
    assert state(small, "minor") == "closed"


@rule("IS-5.5.3.1")
def test_only_the_drawer_sees_the_card() -> None:
    match = play(acting("france", "diplomatic", 3, draw=["tax_reform"]), "france: draw event")
    assert [event.secret for event in match.events("britain") if event.kind == "event_drawn"] == [()]
    assert match.view("britain")["sides"]["france"]["cards"] == 1


@rule("IS-5.5.3.2", "IS-5.2.2")
def test_a_drawn_card_is_for_a_later_round() -> None:
    match = acting("france", "diplomatic", 3, draw=["carnatic_war"])
    play(match, "france: draw event")
    assert "play carnatic_war" not in options(match, "france")
