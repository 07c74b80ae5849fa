"""Chapters 9.3 and 9.7: Money and Influence of Territories, and the two points of the Emperor."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.raison_detat.minors import scored, some
from tests.conformance.raison_detat.table import emperor, happened, play, position
from tests.conformance.rule import rule


@rule("RD-9.7.2", "RD-1.4", "RD-8.1.2", "RD-5.4.1")
@pytest.mark.parametrize(
    ("held", "points"),
    [([], 0), (["bavaria"], 1), (["bavaria", "transylvania", "madrid"], 5), (["serbia"], 1)],
)
def test_the_emperor_gains_2_more_also_if_it_gains_nothing_from_territories(held: list[str], points: int) -> None:
    powers = {"austria": {"garrisons": held, "influence": 6}}
    for crowned, more in (("austria", 2), ("france", 0), (None, 0)):
        fields: Any = {} if crowned is None else {"emperor": crowned}
        match = position(power="austria", action="influence", powers=powers, **fields)
        assert scored(match) == {"austria": 6 + points + more}
        assert len(happened(match, "crown_influence")) == more // 2
        assert emperor(match) == crowned, "the Crown stays"


@rule("RD-9.7.2", "RD-5.4.1")
@pytest.mark.parametrize(("action", "moves"), [
    ("drill", ["decline"]), ("taxation", []), ("leadership", ["decline"]), ("mobilisation", []),
    ("movement", ["arbiter ottoman", "stop"]),
])  # fmt: skip
def test_the_crown_counts_in_no_other_action(action: str, moves: list[str]) -> None:
    match = position(power="britain", action=action, emperor="britain")
    play(match, *[f"britain: {move}" for move in moves])
    assert [decision.actor for decision in match.decisions if match.seats[decision.seat] == "britain"] == []
    assert scored(match) == {}


@rule("RD-9.7.1", "RD-9.7.3", "RD-9.3.2", "RD-5.2.2")
def test_which_territories_give_influence_and_which_money() -> None:
    """Sweden: Warszawa 2 and Hannover 2 with its stripe, Moskva 3 a foreign home; Madrid 2 and Venezia 2 are Money."""
    powers = {"sweden": {"garrisons": ["warszawa", "hannover", "moskva", "madrid", "venezia", "stockholm"]}}
    assert scored(position(power="sweden", action="influence", powers=powers)) == {"sweden": 7}
    # homes Stockholm 3, Skania 1, Finland 1, Estonia 1, and 2 + 2
    assert some(position(power="sweden", action="taxation", powers=powers), "money")["sweden"] == 10


@rule("RD-9.7.4", "RD-9.7.2", "RD-4.2", "RD-4.3")
@pytest.mark.parametrize(("before", "wins"), [(22, False), (23, True), (24, True)])
def test_the_points_of_the_crown_may_win_at_once(before: int, wins: bool) -> None:
    match = position(power="britain", action="influence", emperor="britain", powers={"britain": {"influence": before}})
    assert scored(match) == {"britain": before + 2}
    assert (match.outcome is not None) == wins
    if wins:
        assert match.outcome is not None
        assert match.outcome.to_data()["rule"] == "RD-4.2"


@rule("RD-12.6.4", "RD-9.7.5", "RD-9.7.4", "RD-R-70")
@pytest.mark.parametrize("controller", ["britain", "france", "sweden", "austria"])
def test_the_crown_of_a_minor_power_counts_for_who_controls_it_now(controller: str) -> None:
    """When the Wheel shows Expand Influence for Russia; not in the Expand Influence of its controller."""
    powers: dict[str, Any] = {
        "russia": {"controller": controller, "garrisons": ["saxonia", "warszawa"]},
        controller: {"influence": 22},
    }
    match = position(seats=4, power="russia", action="influence", emperor="russia", powers=powers)
    assert scored(match) == {controller: 24}
    powers[controller]["influence"] = 23
    won = position(seats=4, power="russia", action="influence", emperor="russia", powers=powers)
    assert won.outcome is not None
    own = position(seats=4, power=controller, action="influence", emperor="russia", powers=powers)
    assert scored(own) == {controller: 23}


@rule("RD-12.8.2", "RD-12.6.4")
def test_no_points_for_the_crown_of_an_uncontrolled_power() -> None:
    match = position(seats=4, power="russia", action="influence", emperor="russia")
    assert scored(match) == {}
