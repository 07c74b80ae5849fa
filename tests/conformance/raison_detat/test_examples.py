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
    asked,
    declare,
    diplomacy,
    garrisons,
    happened,
    options,
    play,
    position,
    refused,
    statuses,
    track,
)
from tests.conformance.rule import rule


@rule("RD-EX-04", "RD-9.9.3")
def test_movement_with_an_arbiter() -> None:
    powers: dict[str, Any] = {"britain": {"generals": {"london": 3, "cornwall": 3}}, "ottoman": {"morale": 4}}
    match = position(power="britain", action="movement", powers=powers)
    assert allies(match, "britain") == {"austria", "russia"}
    assert statuses(match)["ottoman"] == "neutral"
    assert options(match, "britain") == ["arbiter france", "arbiter sweden", "arbiter ottoman"]
    refused(match, "britain", "arbiter austria", "RD-9.9.3")
    refused(match, "britain", "arbiter russia", "RD-9.9.3")
    play(match, "britain: arbiter ottoman")
    assert track(match, "morale")["ottoman"] == 5
    play(match, "britain: sail london > hannover", "britain: garrison hannover", "britain: done")
    play(match, "britain: sail cornwall > oporto", "britain: done")
    assert acting(match) == ("britain", "britain", "request")
    play(match, "britain: request")
    assert acting(match) == ("ottoman", "ottoman", "grant")
    play(match, "ottoman: grant")
    assert track(match, "morale")["ottoman"] == 7
    play(match, "britain: march oporto > madrid", "britain: garrison madrid", "britain: done", "britain: end")
    assert acting(match) == ("britain", "britain", "request"), "a third Movement Turn is not asked for"
    play(match, "britain: stop")
    assert some(match, "morale") == {"ottoman": 7}, "+3 in all"
    assert garrisons(match) == {"hannover": "britain", "madrid": "britain"}
    assert public(match, "britain")["generals"] == {"hannover": 2, "madrid": 2}


@rule("RD-EX-05", "RD-10.4.1", "RD-10.4.5", "RD-R-03")
def test_a_battle_with_support_on_both_sides() -> None:
    powers: dict[str, Any] = {
        "protestants": {"generals": {"nassau": 3, "hesse": 3}, "hand": [2, 2, 3, 4, 4, 5], "morale": 9},
        "sweden": {"status": "austrian", "generals": {"oldenburg": 2}, "hand": [3, 4], "morale": 5},
        "austria": {"generals": {"oldenburg": 2, "hannover": 1}, "hand": [2, 3, 4], "morale": 5},
    }
    match = attack(
        "protestants",
        "march nassau > oldenburg",
        "march hesse > nassau",
        scenario="1618",
        arbiter="france",
        **powers,
    )
    assert strengths(match) == [(4, 6)]
    play(match, "protestants: support nassau", "austria: support hannover")
    # cycle 1
    play(match, "protestants: play 4 for oldenburg", "sweden: play 4 for oldenburg", "austria: play 2 for oldenburg")
    play(match, "protestants: play 5 for nassau", "austria: play 4 for hannover")
    assert some(match, "morale") == {"protestants": 7, "sweden": 4, "austria": 3, "france": 1}
    # cycle 2
    play(match, "protestants: play 4 for oldenburg", "sweden: play 3 for oldenburg")
    play(match, "austria: strike 3 for oldenburg")
    assert options(match, "austria") == [
        "strike out protestants oldenburg 1",
        "strike out protestants oldenburg 2",
        "strike out protestants nassau 1",
    ]
    play(match, "austria: strike out protestants nassau 1", "protestants: play 3 for nassau")
    # cycle 3: Hannover has reached its limit of 1, the Swedish and the Austrian General in Oldenburg theirs of 2
    play(match, "protestants: play 2 for oldenburg", "protestants: play 2 for nassau")
    assert results(match) == [(20, 22, 1)]
    assert acting(match) == ("protestants", "protestants", "beaten")
    play(match, "protestants: capital")
    assert remaining(match) == {
        "protestants": {"pfalz": 0, "nassau": 2},
        "sweden": {"oldenburg": 1},
        "austria": {"oldenburg": 1, "hannover": 0},
    }
    assert some(match, "cards") == {"protestants": 1, "sweden": 1, "austria": 1}
    assert scored(match) == {"sweden": 2, "austria": 2}
    assert some(match, "morale") == {"protestants": 3, "sweden": 3, "austria": 2, "france": 1}
    assert garrisons(match) == {}, "Oldenburg stays uncontrolled"


@rule("RD-EX-06", "RD-7.9.2", "RD-11.3.1", "RD-11.3.2", "RD-11.3.3", "RD-11.3.6", "RD-11.5.1", "RD-PD-19")
def test_update_after_a_change_of_coalition() -> None:
    """The nearest Swedish Territory is Skania: over Pommern and the Swedish Sea Route."""
    match = diplomacy(
        "1618",
        powers={
            "sweden": {"status": "austrian", "generals": {"brandenburg": 0}},
            "poland": {"garrisons": ["brandenburg"]},
        },
    )
    assert "poland" in allies(match, "sweden")
    declare(match, sweden="protestant")
    play(match, "protestants: accept")
    assert "poland" in at_war(match, "sweden")
    assert acting(match) == ("sweden", "sweden", "update_withdraw")
    assert options(match, "sweden") == ["withdraw brandenburg > skania", "withdraw brandenburg > off"]
    play(match, "sweden: withdraw brandenburg > skania")
    assert remaining(match) == {"sweden": {"skania": 0}}
    assert garrisons(match) == {"brandenburg": "poland"}


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


@rule("RD-EX-09", "RD-9.9.4", "RD-9.9.10", "RD-9.9.11", "RD-9.9.12")
def test_an_arbiter_near_the_limit_of_morale() -> None:
    powers: dict[str, Any] = {
        "france": {"generals": {"paris": 1}},
        "austria": {"morale": 12},
        "britain": {"morale": 15},
    }
    match = position(power="france", action="movement", powers=powers)
    refused(match, "france", "arbiter britain", "RD-9.9.4")
    play(match, "france: arbiter austria", "france: end")
    assert track(match, "morale")["austria"] == 13
    play(match, "france: request", "austria: grant")
    assert track(match, "morale")["austria"] == 15
    turn = match.view(None)["turn"]
    play(match, "france: end")
    assert ("france", "request") not in asked(match)
    assert match.view(None)["turn"] == turn + 1, "two Movement Turns, and the action is over"


@rule("RD-EX-10", "RD-9.9.11", "RD-9.8.4")
def test_three_movement_turns() -> None:
    powers: dict[str, Any] = {"france": {"generals": {"paris": 1}}, "austria": {"morale": 5}}
    match = position(power="france", action="movement", powers=powers)
    found = []
    play(match, "france: arbiter austria")
    for _ in range(2):
        found.append(track(match, "morale")["austria"])
        play(match, "france: end", "france: request", "austria: grant")
    found.append(track(match, "morale")["austria"])
    assert found == [6, 8, 11]
    play(match, "france: end")
    assert ("france", "request") not in asked(match), "never a fourth"


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


@rule("RD-EX-13", "RD-10.4.2", "RD-10.4.3")
def test_the_limit_of_cards_per_general() -> None:
    """A French General with 2 Troops and a Swedish one without defend Bavaria."""
    match = attack(
        "austria",
        "march wien > bavaria",
        arbiter="ottoman",
        austria={"generals": {"wien": 0}},
        france={"generals": {"bavaria": 2}, "hand": [1, 1, 1], "morale": 9},
        sweden={"generals": {"bavaria": 0}, "hand": [5, 5], "morale": 9},
    )
    played = []
    while acting(match)[2] == "card":
        played.append(acting(match)[1])
        play(match, "france: play 1 for bavaria")
    assert played == ["france", "france"]
    assert results(match) == [(1, 6, 1)]


@rule("RD-EX-16", "RD-12.5.6", "RD-7.3.6", "RD-11.1.1", "RD-12.5.7")
def test_minor_powers_follow_their_controller_at_the_same_moment() -> None:
    """Sweden goes from the French to the Austrian Coalition with Russia and the Ottomans; all three are updated."""
    match = diplomacy(
        seats=4,
        powers={
            "sweden": {"generals": {"stockholm": 1, "lorraine": 0}, "garrisons": ["silesia"]},
            "russia": {"controller": "sweden", "generals": {"lorraine": 0}, "garrisons": ["wien"]},
            "ottoman": {"controller": "sweden", "generals": {"istanbul": 0, "karinthia": 1}},
            "france": {"generals": {"lorraine": 3}},
        },
    )
    assert {statuses(match)[name] for name in ("sweden", "russia", "ottoman")} == {"french"}
    declare(match, sweden="austrian")
    play(match, "austria: accept")
    assert {statuses(match)[name] for name in ("sweden", "russia", "ottoman")} == {"austrian"}
    told = [(args[0], args[1]) for args in happened(match, "garrison_removed")]
    assert len(told) == 2, "Silesia and Wien are Austrian homes"
    found: list[tuple[str, ...]] = []
    while acting(match)[2] in ("assign", "stay", "update_withdraw"):
        seat = acting(match)[0]
        found.append((*acting(match), options(match, seat)[0]))
        match.play(seat, options(match, seat)[0])
    assert found == [
        ("sweden", "sweden", "assign", "assign silesia > stockholm"),
        ("austria", "austria", "stay", "stay ottoman karinthia"),
        ("sweden", "sweden", "update_withdraw", "withdraw lorraine > skania"),
        ("sweden", "russia", "update_withdraw", "withdraw lorraine > smolensk"),
    ]
    assert garrisons(match) == {}


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
