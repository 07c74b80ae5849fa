"""Chapter 8: Advantage tiles, in general."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle import wars
from tests.conformance.imperial_struggle.rounds import acting, begun, cost, left, minor, offered, rest, taken
from tests.conformance.imperial_struggle.table import asked, build, forbidden, happened, options, owner, play, side
from tests.conformance.rule import rule


def tile(match: Match, name: str) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["advantages"][name]
    return found


# -- taking and losing (8.1)


@rule("IS-8.1.1", "IS-8.2.3", "IS-EX-21")
def test_example_21_a_newly_gained_advantage() -> None:
    match = acting("france", "diplomatic", 4, france={"limit": 1}, tiles=["economic_4_military", "economic_3_military"])
    play(match, "france: flag spain_prestige_3")
    assert tile(match, "mediterranean_intrigue")["holder"] is None
    play(match, "france: flag savoy")
    assert tile(match, "mediterranean_intrigue") == {"holder": "france", "exhausted": False, "new": True}
    forbidden(match, "france", "activate mediterranean_intrigue")
    rest(match, "france")
    play(match, "britain: take economic_4_military", "britain: end")
    assert "activate mediterranean_intrigue" in options(match, "france")
    lost = begun("france", changes={"spain_prestige_3": "france"})  # Savoy lost in between
    assert "activate mediterranean_intrigue" not in options(lost, "france")


@rule("IS-8.1.2", "IS-8.1.3")
def test_a_tile_returns_to_the_map_and_keeps_its_state() -> None:
    changes = {"savoy": "britain", "spain_prestige_3": "britain"}
    match = acting("france", "diplomatic", 4, changes=changes, exhausted=["mediterranean_intrigue"])
    assert tile(match, "mediterranean_intrigue")["holder"] == "britain"
    play(match, "france: unflag savoy")
    assert tile(match, "mediterranean_intrigue") == {"holder": None, "exhausted": True, "new": False}
    play(match, "france: flag savoy")
    assert tile(match, "mediterranean_intrigue")["exhausted"] is True
    # whoever takes it gets it as it is
    taken_over = begun(
        "france", changes={"savoy": "france", "spain_prestige_3": "france"}, exhausted=["mediterranean_intrigue"]
    )
    forbidden(taken_over, "france", "activate mediterranean_intrigue")


@rule("IS-8.1.3", "IS-8.2.1")
def test_an_advantage_is_exhausted_by_its_use_until_the_reset_phase() -> None:
    match = begun("france", tiles=["economic_4_military", "economic_3_military", "diplomatic_4_military"])
    play(match, "france: activate algonquin_raids", "france: choose albany")
    assert tile(match, "algonquin_raids")["exhausted"] is True
    assert match.view(None)["conflict"] == ["albany"]
    assert happened(match, "advantage_used")[0][0] == 0
    play(match, "france: take economic_4_military", "france: end", "britain: take economic_3_military", "britain: end")
    forbidden(match, "france", "activate algonquin_raids")  # a later round of the same turn
    reset = build(turn="turn_2", phase="start", exhausted=["algonquin_raids"])
    assert tile(reset, "algonquin_raids")["exhausted"] is False


@rule("IS-8.1.3", "IS-R-108")
def test_an_advantage_refreshed_by_an_event_may_be_used_again() -> None:
    changes = {"savoy": "france", "spain_prestige_3": "france"}
    match = taken("france", "military_3_diplomatic", turn="turn_3", changes=changes,
                  france={"hand": ["pacte_de_famille"]}, exhausted=["mediterranean_intrigue"])  # fmt: skip
    forbidden(match, "france", "activate mediterranean_intrigue")
    play(match, "france: play pacte_de_famille", "france: choose mediterranean_intrigue")
    assert tile(match, "mediterranean_intrigue")["exhausted"] is False
    play(match, "france: activate mediterranean_intrigue", "france: choose sardinia")
    assert match.view(None)["conflict"] == ["sardinia"]


@rule("IS-8.1.4", "IS-R-49")
def test_a_conflict_marker_on_a_connected_space_makes_it_unusable_but_it_is_kept_or_taken() -> None:
    kept = begun("france", conflict=["algonquin"])
    assert tile(kept, "algonquin_raids")["holder"] == "france"
    forbidden(kept, "france", "activate algonquin_raids")
    match = acting("france", "diplomatic", 4, changes={"savoy": "france"}, conflict=["savoy"])
    play(match, "france: flag spain_prestige_3")
    assert tile(match, "mediterranean_intrigue")["holder"] == "france"  # control is enough to take it


@rule("IS-R-49", "IS-8.2.3")
def test_a_tile_lost_and_regained_in_a_round_counts_as_taken_in_it() -> None:
    # Tropical Diseases costs France Puerto Rico, its only Caribbean Market; it is flagged again
    french = {"flags": ["puerto_rico", "puerto_principe", "st_domingue"], "hand": ["tropical_diseases"], "limit": 9}
    match = taken("france", "economic_3_military", france=french, britain={"flags": ["antigua", "antilles_channel"]})
    play(match, "france: play tropical_diseases", "france: choose puerto_rico")  # Antigua goes by itself
    assert tile(match, "rum")["holder"] is None
    play(match, "france: begin major", "france: flag puerto_rico")
    assert tile(match, "rum") == {"holder": "france", "exhausted": False, "new": True}


@rule("IS-R-49")
def test_a_tile_won_in_a_war_is_ready_in_the_next_peace_turn() -> None:
    war = wars.won_by("france", "wss_spain", 2)
    play(war, "france: conquer gibraltar")
    while asked(war)[0][1] != "round":
        name, kind = asked(war)[0]
        play(war, f"{name}: {'first france' if kind == 'first' else options(war, name)[0]}")
    assert tile(war, "naval_bastion") == {"holder": "france", "exhausted": False, "new": False}


# -- using (8.2)


@rule("IS-8.2.1", "IS-8.2.2")
def test_an_advantage_may_be_used_at_any_time_of_ones_own_round() -> None:
    match = taken("france", "economic_4_military", france={"hand": ["carnatic_war"]})
    for moves in ([], ["begin major"], ["begin major", "flag antigua"], ["begin major", "finish"]):
        copy = play(match.clone(), *(f"france: {move}" for move in moves))
        assert "activate algonquin_raids" in options(copy, "france")
    before = begun("france")
    assert "activate algonquin_raids" in options(before, "france")


@rule("IS-8.2.2", "IS-R-29")
def test_not_before_the_bonus_condition_of_the_event_but_after_it() -> None:
    match = taken("france", "military_3_diplomatic", france={"hand": ["carnatic_war"]})
    after = play(match.clone(), "france: play carnatic_war")
    assert "activate algonquin_raids" in options(after, "france")
    play(match, "france: activate algonquin_raids", "france: choose albany")
    forbidden(match, "france", "play carnatic_war")


@rule("IS-8.2.4")
def test_two_advantages_in_a_round_and_one_per_region() -> None:
    changes = {"iroquois": "france", "privateers": "france", "buccaneers": "france", "mysore": "france"}
    match = begun("france", changes=changes)
    usable = {"algonquin_raids", "iroquois_raids", "letters_of_marque", "pirate_havens", "power_struggle"}
    assert offered(match, "france", "activate") == usable
    play(match, "france: activate algonquin_raids", "france: choose albany")
    assert offered(match, "france", "activate") == {"letters_of_marque", "pirate_havens", "power_struggle"}
    play(match, "france: activate pirate_havens", "france: choose antigua")
    assert offered(match, "france", "activate") == set()  # Power Struggle would be the third


@rule("IS-8.2.4")
def test_the_limits_count_for_advantages_that_go_with_a_purchase_too() -> None:
    changes = {"iroquois": "britain", "albany": "france", "ile_aux_noix": "france", "puerto_rico": "britain"}
    match = acting("britain", "economic", 4, changes=changes, britain={"limit": 6})
    play(match, "britain: unflag albany with wheat")
    assert offered(match, "britain", "activate") == set()  # Iroquois Raids: North America
    assert "unflag martinique with rum" in options(match, "britain")


@rule("IS-8.2.5")
def test_an_advantage_that_must_be_paid_needs_points_of_its_type_in_this_round() -> None:
    changes = {"gibraltar": "france", "biscay": "britain"}  # Naval Bastion: 1 MP
    for tile_, action, usable in (
        ("military_4_economic", "major", True), ("economic_4_diplomatic", "major", False),
        ("economic_4_military", "major", False), ("economic_4_military", "minor", False),
    ):  # fmt: skip
        match = play(taken("france", tile_, changes=changes), f"france: begin {action}")
        assert ("activate naval_bastion" in options(match, "france")) is usable
    match = acting("france", "military", 2, changes=changes)
    play(match, "france: activate naval_bastion")
    assert (owner(match, "biscay"), left(match)) == (None, 1)
    assert side(match, "britain")["navy"] == 3
    poor = acting("france", "military", 2, changes=changes)
    play(poor, "france: buy tile", "france: place in wss_spain")
    forbidden(poor, "france", "activate naval_bastion")  # no point is left
    refusal = poor.why_not("france", "activate naval_bastion")
    assert refusal is not None
    assert (refusal.reason, refusal.args["price"]) == ("is-refused-too-dear", 1)


@rule("IS-8.2.5", "IS-5.3.4.1", "IS-5.4.1.1")
def test_paid_advantages_follow_the_rules_of_their_action() -> None:
    changes = {"west_bengal": "britain", "plassey": "france", "karaikal": "france", "tiruchirappalli": "france"}
    match = acting("britain", "economic", 4, changes=changes, britain={"limit": 6})
    helped = {move.split()[1] for move in options(match, "britain") if move.endswith("with silk")}
    assert helped == {"plassey", "karaikal", "tiruchirappalli"}
    play(match, "britain: flag antigua")
    assert cost(match, "britain", "unflag karaikal with silk") == 3 - 1 + 1
    small = minor("britain", "military_4_economic", changes=changes)
    assert not [move for move in options(small, "britain") if "silk" in move]  # a Minor Action may not unflag


@rule("IS-8.2.6", "IS-8.2.4")
def test_two_advantages_never_lower_one_price() -> None:
    # Silk and Textiles both lower Markets of India: after one of them the other is out
    changes = {"west_bengal": "britain", "tiruchirappalli": "britain", "plassey": "france"}
    match = acting("britain", "economic", 4, changes=changes, britain={"limit": 6})
    assert cost(match, "britain", "unflag karaikal with silk") == 2
    play(match, "britain: unflag karaikal with silk")
    assert not [move for move in options(match, "britain") if "textiles" in move]


@rule("IS-8.2.7", "IS-R-48")
def test_native_american_alliances_uses_an_exhausted_or_new_advantage_at_once() -> None:
    british = {"hand": ["native_american_alliances"], "ministry": ["east_india_company", "robert_walpole"]}
    match = taken("britain", "diplomatic_3_economic", britain=british, face_up=["east_india_company"],
                  changes={"algonquin": "britain"}, exhausted=["algonquin_raids"])  # fmt: skip
    play(match, "britain: play native_american_alliances")  # shifts Iroquois, the only target
    assert owner(match, "iroquois") == "britain"
    assert offered(match, "britain", "activate") == {"algonquin_raids", "iroquois_raids"}  # Exhausted, or just taken
    play(match, "britain: activate iroquois_raids", "britain: choose cataraqui")
    assert match.view(None)["conflict"] == ["cataraqui"]
    assert tile(match, "iroquois_raids") == {"holder": "britain", "exhausted": False, "new": True}  # its state stays
    assert match.view(None)["round"]["advantages_used"] == 1  # it counts for the round
    assert not offered(match, "britain", "activate")


@rule("IS-8.2.7", "IS-R-48", "IS-8.1.4")
def test_an_exhausted_one_may_be_chosen_a_marked_one_not() -> None:
    french = {"hand": ["loge_des_neuf_soeurs"]}
    fields: dict[str, Any] = {"turn": "turn_5", "exhausted": ["power_struggle"]}
    match = taken("france", "military_3_diplomatic", france={**french, "flags": ["mysore", "privateers"]}, **fields)
    play(match, "france: play loge_des_neuf_soeurs")
    assert offered(match, "france", "activate") == {"power_struggle", "letters_of_marque"}
    play(match, "france: activate power_struggle", "france: choose kurpa")
    assert tile(match, "power_struggle")["exhausted"] is True
    marked = taken("france", "military_3_diplomatic", france={**french, "flags": ["mysore"]}, conflict=["mysore"],
                   **fields)  # fmt: skip
    play(marked, "france: play loge_des_neuf_soeurs")
    assert asked(marked) == [("france", "round")]


@rule("IS-R-48")
def test_one_that_costs_points_can_be_chosen_if_the_tile_pays_at_once_and_is_never_compulsory() -> None:
    # Loge des Neuf Soeurs with Rum: the tile's Minor EP, topped up with Debt, unflags St. Lucia
    french = {"hand": ["loge_des_neuf_soeurs"], "flags": ["puerto_rico", "martinique", "guadeloupe"], "limit": 6}
    fields: dict[str, Any] = {"turn": "turn_5", "france": french, "britain": {"flags": ["st_lucia", "barbados"]}}
    match = taken("france", "economic_3_diplomatic", **fields)
    play(match, "france: play loge_des_neuf_soeurs")
    assert set(options(match, "france")) == {"unflag st_lucia with rum", "decline"}
    play(match, "france: unflag st_lucia with rum")
    assert owner(match, "st_lucia") is None
    assert left(match, "major") == 2  # 1 EP of the Major Action, which is neither started nor closed
    assert match.view(None)["round"]["actions"]["major"]["state"] == "waiting"
    none_ = taken("france", "military_3_diplomatic", **fields)
    play(none_, "france: play loge_des_neuf_soeurs")
    assert asked(none_) == [("france", "round")]  # no EP in this round: skipped


@rule("IS-8.2.8")
def test_no_advantages_in_wars_or_in_the_opponents_round() -> None:
    match = begun("britain")
    assert options(match, "france") == []
    war = wars.won_by("france", "wss_queen_annes_war", 3, france={**wars.tiles("wss_queen_annes_war", 3),
                                                                  "flags": ["algonquin"]})  # fmt: skip
    assert not [move for name in war.seats for move in options(war, name) if "activate" in move]


@rule("IS-8.2.1")
@pytest.mark.parametrize("name", ["wheat", "rum", "silk"])
def test_a_discount_is_exhausted_with_the_purchase(name: str) -> None:
    market = {"wheat": "albany", "rum": "martinique", "silk": "karaikal"}[name]
    changes = {"albany": "france", "ile_aux_noix": "france", "puerto_rico": "britain", "west_bengal": "britain"}
    match = acting("britain", "economic", 4, changes=changes)
    play(match, f"britain: unflag {market} with {name}")
    assert tile(match, name)["exhausted"] is True
    plain = acting("britain", "economic", 4, changes=changes)
    play(plain, f"britain: unflag {market}")
    assert tile(plain, name)["exhausted"] is False
