"""Chapter 10, what Raison d'État has of its own: no support by sea, the point against the opposing Coalition."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.raison_detat.minors import (
    acting,
    assault,
    attack,
    fight,
    moving,
    public,
    results,
    scored,
    some,
    strengths,
    supporters,
)
from tests.conformance.raison_detat.table import garrisons, happened, options, play, refused, track
from tests.conformance.rule import rule

# -- support


@rule("RD-10.3.5", "RD-1.9", "RD-10.3.1", "RD-D-28")
def test_not_even_the_owner_of_a_sea_route_supports_across_it() -> None:
    """Battle in Hannover: London is one British route away, Oldenburg and Nassau border it."""
    powers: dict[str, Any] = {
        "britain": {"generals": {"oldenburg": 2, "london": 3, "nassau": 1}},
        "sweden": {"generals": {"hannover": 2, "skania": 3, "danmark": 1}},
    }
    match = attack("britain", "march oldenburg > hannover", arbiter="france", **powers)
    assert supporters(match) == [("britain", "britain", ["nassau"]), ("sweden", "sweden", ["danmark"])]
    # Danmark is one grey route from Skania and borders Hannover and Mecklenburg
    powers["britain"]["generals"] = {"hannover": 3}
    powers["sweden"]["generals"] = {"danmark": 1, "skania": 3}
    match = attack("britain", "march hannover > danmark", arbiter="france", **powers)
    assert results(match) == [(4, 2, 0)], "nobody was asked"


@rule("RD-10.3.5", "RD-10.3.4")
def test_a_supporter_stands_next_to_the_battle_with_a_troop() -> None:
    match = moving(
        "britain",
        arbiter="france",
        britain={"generals": {"oldenburg": 2, "london": 3, "nassau": 0}},
        sweden={"generals": {"hannover": 0, "danmark": 0}, "garrisons": ["hannover"]},
    )
    assault(match, "march oldenburg > hannover")
    assert supporters(match) == []


# -- the additional point


@rule("RD-10.10.2", "RD-10.10.3", "RD-10.10.4", "RD-D-26")
def test_every_winning_member_gains_for_every_defeated_general_of_the_opposing_coalition() -> None:
    """Austria attacks with its own, British and Russian support; French and Swedes are beaten: 4 for each Power."""
    match = attack(
        "austria",
        "march bohemia > bavaria",
        arbiter="ottoman",
        austria={"generals": {"bohemia": 3, "wien": 1, "tyrol": 1}},
        britain={"generals": {"hesse": 1}},
        russia={"generals": {"wurttemberg": 1}},
        france={"generals": {"bavaria": 0}},
        sweden={"generals": {"bavaria": 0}},
    )
    fight(match, "support wien", "support tyrol", "support hesse", "support wurttemberg")
    assert results(match) == [(4, 2, 0)]
    assert scored(match) == {"britain": 4, "austria": 4, "russia": 4}, "two Austrian supporters count once"


@rule("RD-10.10.3", "RD-10.10.2")
def test_a_leading_power_without_other_members_gains_it_too() -> None:
    match = attack(
        "france",
        "march lorraine > pfalz",
        arbiter="ottoman",
        france={"generals": {"lorraine": 2}},
        sweden={"status": "neutral"},
        austria={"generals": {"pfalz": 0}},
    )
    assert scored(fight(match)) == {"france": 2}


@rule("RD-10.10.3", "RD-12.6.2", "RD-12.5.1", "RD-R-56", "RD-R-69")
def test_an_expansionist_with_minor_powers_is_in_no_coalition() -> None:
    """Sweden supports its Russians against an Austrian: 1 for each Power, no additional point."""
    match = attack(
        "russia",
        "march polesie > krakow",
        seats=4,
        arbiter="france",
        sweden={"status": "expansionist", "generals": {"warszawa": 1}},
        russia={"controller": "sweden", "generals": {"polesie": 2}},
        austria={"generals": {"krakow": 0}},
    )
    fight(match, "support warszawa")
    assert scored(match) == {"sweden": 2}


@rule("RD-10.10.3", "RD-10.10.8", "RD-12.6.3", "RD-D-27", "RD-R-69")
def test_the_garrison_of_a_minor_power_wins_without_it_and_its_controller_beside_it_with_it() -> None:
    """Swedes attack a Russian Garrison with an Austrian General beside it: 1 for Russia, 2 for Austria itself."""
    powers: dict[str, Any] = {
        "sweden": {"generals": {"pommern": 0, "stockholm": 0}},
        "russia": {"controller": "austria", "garrisons": ["warszawa"]},
        "austria": {"generals": {"warszawa": 1}},
    }
    match = fight(attack("sweden", "march pommern > warszawa", seats=4, arbiter="austria", **powers))
    assert strengths(match) == [(1, 3)]
    assert scored(match) == {"austria": 3}
    powers["austria"] = {}
    powers["sweden"]["generals"] = {"pommern": 0}
    match = fight(attack("sweden", "march pommern > warszawa", seats=4, arbiter="austria", **powers))
    assert (strengths(match), scored(match)) == ([(1, 1)], {}), "a draw"


@rule("RD-10.10.5", "RD-10.10.6", "RD-10.10.3")
def test_no_point_without_a_defeated_general() -> None:
    """A Swedish Garrison, supported from Borussia, is beaten: nothing for anybody."""
    match = attack(
        "austria",
        "march silesia > warszawa",
        arbiter="ottoman",
        austria={"generals": {"silesia": 3}},
        sweden={"garrisons": ["warszawa"], "generals": {"borussia": 2}},
    )
    fight(match, "support borussia")
    assert results(match) == [(4, 1, 0)]
    assert scored(match) == {}
    assert garrisons(match) == {}
    assert public(match, "sweden")["generals"] == {"borussia": 1}


@rule("RD-10.10.3", "RD-7.5.3", "RD-10.1.2")
def test_a_neutral_general_outside_his_homes_is_worth_1() -> None:
    """The Neutral Ottomans in Podolia, attacked by a member of a Coalition."""
    match = attack(
        "austria",
        "march krakow > podolia",
        arbiter="france",
        austria={"generals": {"krakow": 3}},
        ottoman={"generals": {"podolia": 1}, "garrisons": ["podolia"]},
    )
    assert results(fight(match)) == [(4, 3, 0)]
    assert scored(match) == {"austria": 1}


# -- cards


@rule("RD-10.6.1", "RD-10.6.2", "RD-10.6.3", "RD-D-18", "RD-D-19", "RD-D-21")
def test_a_2_reveals_and_a_3_discards() -> None:
    """Whoever controls the Territory, a 2 adds 2; a 3 adds 3 and takes the only Austrian card away."""
    match = attack(
        "france",
        "march bavaria > wien",
        arbiter="sweden",
        sweden={"status": "expansionist"},
        france={"generals": {"bavaria": 2}, "hand": [2, 3], "morale": 5},
        austria={"generals": {"wien": 2}, "garrisons": ["wien"], "hand": [2, 5], "morale": 5},
    )
    play(match, "france: play 2 for wien", "austria: play 5 for wien")
    assert options(match, "france") == ["play 3 for wien", "strike 3 for wien", "pass"]
    play(match, "france: strike 3 for wien")
    assert match.view(None)["discards"] == [5]
    assert options(match, "austria") == ["play 2 for wien", "reveal 2 for wien", "pass"]
    play(match, "austria: reveal 2 for wien")
    assert [card for *_, card in happened(match, "turned_up")] == [2], "the 3 is face up already"
    assert results(match) == [(3 + 5, 4 + 2, 0)], "on its own Capital the Austrian 2 is worth 2"
    assert some(match, "morale") == {"france": 3, "austria": 3, "sweden": 1}, "no Morale back, and no 5 lost"


@rule("RD-10.6.1", "RD-10.6.9", "RD-5.11.4")
@pytest.mark.parametrize("card", [1, 4, 5])
def test_other_cards_are_played_face_down_only(card: int) -> None:
    match = attack(
        "france",
        "march wurttemberg > bavaria",
        arbiter="sweden",
        sweden={"status": "expansionist"},
        france={"generals": {"wurttemberg": 1}, "hand": [card], "morale": 5},
        austria={"generals": {"bavaria": 1}, "hand": [card], "morale": 5},
    )
    play(match, f"france: play {card} for bavaria")
    assert options(match, "austria") == [f"play {card} for bavaria", "pass"]
    for verb in ("reveal", "strike"):
        refused(match, "austria", f"{verb} {card} for bavaria", "RD-10.6.1")


@rule("RD-10.4.10", "RD-12.5.5", "RD-D-23")
def test_the_free_card_is_for_the_power_on_the_battlefield_not_for_its_player() -> None:
    """Russians and Austrians of one player at Morale 0: only the Russians, who attack, play a card."""
    match = attack(
        "russia",
        "march lithuania > warszawa",
        seats=4,
        arbiter="france",
        russia={"controller": "austria", "generals": {"lithuania": 2}, "hand": [4, 5]},
        austria={"generals": {"silesia": 2}, "hand": [5, 5]},
        sweden={"generals": {"warszawa": 1, "stockholm": 0}},
    )
    play(match, "austria: support silesia")
    assert acting(match) == ("austria", "russia", "card")
    play(match, "austria: play 5 for warszawa")
    assert results(match) == [(8, 2, 0)]
    assert track(match, "cards") == {"britain": 0, "france": 0, "sweden": 0, "austria": 2, "russia": 2, "ottoman": 0}
