"""The worked examples of movement, battles, board updates and Minor Powers, with their exact numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.raison_detat.minors import (
    acting,
    allies,
    assault,
    at_war,
    attack,
    bid,
    controllers,
    fight,
    on_drill,
    public,
    readers,
    remaining,
    results,
    scored,
    some,
    strengths,
)
from tests.conformance.raison_detat.table import (
    garrisons,
    happened,
    options,
    play,
    position,
    statuses,
)
from tests.conformance.rule import rule


@rule("RD-EX-07", "RD-12.3.1", "RD-12.3.4", "RD-12.4.2", "RD-11.2.2", "RD-11.2.3", "RD-12.5.4", "RD-PD-20")
def test_taking_over_a_minor_power_at_war() -> None:
    match = on_drill(
        "russia",
        seats=3,
        russia={"controller": "france", "generals": {"silesia": 1}, "garrisons": ["silesia"]},
        austria={"morale": 2},
        sweden={"controller": "britain"},
    )
    assert "austria" in at_war(match, "russia")
    bid(match, austria=1)
    assert "austria" in allies(match, "russia")
    assert garrisons(match) == {}
    assert public(match, "russia")["generals"] == {"silesia": 2}
    assert acting(match) == ("austria", "austria", "stay")
    play(match, "austria: stay russia silesia")
    assert acting(match) == ("austria", "russia", "drill")
    assert remaining(match) == {"russia": {"silesia": 2}}
    silesia = next(place for place in match.scene(None).places if place.id == "silesia")
    assert silesia.controller == "austria"


@rule("RD-EX-08", "RD-12.4.6")
def test_an_auction_and_the_change_of_coalition_it_brings() -> None:
    match = on_drill(
        "ottoman",
        seats=5,
        ottoman={"controller": "russia", "generals": {"podolia": 2}, "garrisons": ["podolia"], "hand": [2, 4]},
        russia={"status": "french", "generals": {"podolia": 1}, "morale": 4},
        britain={"morale": 5},
        austria={"morale": 7},
    )
    assert statuses(match)["ottoman"] == "french"
    assert readers(match, "ottoman") == ["russia"]
    bid(match, britain=2, austria=3, russia=3)
    assert some(match, "morale") == {"britain": 5, "austria": 4, "russia": 4}
    assert controllers(match)["ottoman"] == "austria"
    assert statuses(match)["ottoman"] == "austrian"
    assert readers(match, "ottoman") == ["austria"]
    assert [args[2] for args in happened(match, "compared")] == [4]
    assert acting(match) == ("russia", "russia", "update_withdraw")
    assert options(match, "russia") == ["withdraw podolia > kiev", "withdraw podolia > off"]
    play(match, "russia: withdraw podolia > kiev")
    assert remaining(match) == {"russia": {"kiev": 1}, "ottoman": {"podolia": 2}}
    assert garrisons(match) == {"podolia": "ottoman"}
    assert acting(match) == ("austria", "ottoman", "drill")


@rule("RD-EX-11", "RD-12.6.2", "RD-12.6.3", "RD-R-69")
@pytest.mark.parametrize("status", ["expansionist", "french"])
def test_influence_won_by_a_minor_power(status: str) -> None:
    """Russians of Austria beat an Ottoman General of Sweden: 1 for Austria, also if he is of the other Coalition."""
    powers: dict[str, Any] = {
        "ottoman": {"controller": "sweden", "generals": {"podolia": 0, "istanbul": 0}},
        "russia": {"controller": "austria", "generals": {"kiev": 2}},
        "sweden": {"status": status},
    }
    match = fight(attack("russia", "march kiev > podolia", seats=4, arbiter="france", **powers))
    assert results(match) == [(3, 1, 0)]
    assert scored(match) == {"austria": 1}


@rule("RD-EX-17", "RD-9.6.10", "RD-10.2.3", "RD-10.12.1")
def test_a_captured_fortress() -> None:
    """The French take Holland with its Fortress from the British, who come back against Strength 4 and a General."""
    match = position(
        power="france",
        action="movement",
        fortresses=["holland"],
        powers={
            "france": {"generals": {"brabant": 3, "paris": 0}, "hand": [5], "morale": 3},
            "britain": {"garrisons": ["holland"], "generals": {"london": 3}},
        },
    )
    play(match, "france: arbiter austria")
    assault(match, "march brabant > holland")
    assert strengths(match) == [(4, 4)]
    play(match, "france: play 5 for holland")
    assert results(match) == [(9, 4, 0)]
    play(match, "france: garrison holland")
    assert garrisons(match) == {"holland": "france"}
    assert match.view(None)["fortresses"] == ["holland"]
    for fortresses, strength in ((["holland"], 6), ([], 3)):
        back = position(
            power="britain",
            action="movement",
            fortresses=fortresses,
            powers={
                "britain": {"generals": {"london": 3}},
                "france": {"garrisons": ["holland"], "generals": {"holland": 1}},
            },
        )
        assault(play(back, "britain: arbiter france"), "sail london > holland")
        assert strengths(back) == [(4, strength)]
