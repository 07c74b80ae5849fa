"""Rulings of this game alone that no other test shows."""

from __future__ import annotations

import pytest

from tests.conformance.coalitions.table import asked, happened, options, play
from tests.conformance.realpolitik.table import (
    AU,
    IT,
    POWERS,
    demands,
    garrisons,
    italy_of,
    lines,
    position,
    seen,
    three,
    track,
)
from tests.conformance.rule import rule


@rule("RP-8.6.7", "RP-8.6.8", "RP-R-25", "RP-8.8.1")
def test_without_an_arbiter_rail_transport_is_still_possible() -> None:
    """All others have 15 Morale: Garrisons may be disbanded, Troops ride, and there is one Movement Turn."""
    match = position(
        power="france",
        action="movement",
        trains=lines("champagne", "paris", "bourgogne"),
        powers={
            "france": {"generals": {"paris": 0}, "garrisons": ["alsace"]},
            **{name: {"morale": 15} for name in ("austria", "italy", "prussia")},
        },
    )
    assert asked(match) == [("france", "disband")]
    play(match, "france: disband alsace", "france: rail paris > champagne", "france: end")
    assert (garrisons(match), seen(match, "france")["generals"]) == ({}, {"champagne": 0})
    assert asked(match) == [(name, "action_card") for name in POWERS], "no second Movement Turn can be asked for"
    assert (happened(match, "movement_turn"), happened(match, "morale")) == ([(1, 1)], [])


@rule("RP-R-79", "RP-11.3.5")
def test_whoever_holds_the_italian_capital_does_not_control_italy_by_it() -> None:
    """Chapter 11 is complete in itself: Austria's Garrison stands in Liguria, France offers the Alliance."""
    match = three(
        phase="diplomacy",
        alliances=[["italy", "prussia"]],
        powers={"austria": {"garrisons": ["liguria"]}},
    )
    demands(match, austria="france", france="italy", prussia="austria")
    assert italy_of(match) == "france"
    assert garrisons(match) == {"liguria": "austria"}


@rule("RP-R-84", "RP-10.2.5", "FAM-3.14")
@pytest.mark.parametrize("answer", ["stay", "leave"])
def test_whether_a_general_stays_is_asked_even_of_the_same_player(answer: str) -> None:
    """Austria comes to control Italy while its General stands in Liguria."""
    match = three(
        phase="diplomacy",
        alliances=[["france", "italy"]],
        powers={"austria": {"generals": {"liguria": 2}}},
    )
    demands(match, austria="italy", france="prussia", prussia="austria")
    assert asked(match) == [("austria", "stay")]
    assert match.decisions[0].actor == IT
    play(match, f"austria: {answer} austria liguria")
    if answer == "stay":
        assert seen(match, "austria")["generals"] == {"liguria": 2}
    else:
        assert match.decisions[0].actor == AU
        assert options(match, "austria")[-1] == "withdraw liguria > off"


@rule("RP-R-04", "RP-2.1.4", "RP-3.2.3")
def test_both_alliances_that_can_exist_at_once() -> None:
    match = position(alliances=[["austria", "italy"], ["france", "prussia"]])
    assert track(match, "ally") == {"austria": "italy", "france": "prussia", "italy": "austria", "prussia": "france"}
    shown = {one.id: set(one.at_war) for one in match.scene(None, "en").powers}
    assert sum(map(len, shown.values())) == 2 * 4, "the other four pairs are At War"


@rule("RP-14.1.10", "RP-14.2.1", "FAM-D.6", "RP-11.3.10")
def test_a_bid_may_be_changed_until_the_last_is_in() -> None:
    match = three(phase="diplomacy", powers={name: {"morale": 8} for name in POWERS})
    demands(match, austria="italy", france="italy", prussia="italy")
    play(match, "austria: bid 8", "france: bid 3", "austria: bid 2")
    assert asked(match) == [("prussia", "bid")]
    play(match, "prussia: bid 0")
    assert italy_of(match) == "france"
    assert track(match, "morale") == {"austria": 8, "france": 5, "italy": 8, "prussia": 8}
