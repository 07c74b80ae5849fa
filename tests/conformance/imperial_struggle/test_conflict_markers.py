"""Chapter 3.8: Conflict markers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle import scores, wars
from tests.conformance.imperial_struggle.rounds import acting, begun, cost, minor, offered, shifts, taken
from tests.conformance.imperial_struggle.table import build, forbidden, happened, options, owner, play, side
from tests.conformance.rule import rule

BARE = {"flags": [], "navy": 0}


def markers(match: Any) -> set[str]:
    return set(match.view(None)["conflict"])


# -- where they go (3.8.0.1, 3.8.0.2, 3.8.1)


@rule("IS-3.8.0.1", "IS-R-36", "IS-3.8.1.1")
def test_they_go_into_markets_and_political_spaces_of_any_flag_or_none() -> None:
    # Patriot Agitation: a Market or Political space in North America
    match = begun("france", turn="turn_5", changes={"sons_of_liberty": "france"})
    play(match, "france: activate patriot_agitation")
    where = offered(match, "france", "choose")
    assert {"cataraqui", "hudson_valley", "albany", "algonquin", "iroquois"} <= where  # own, opposing, empty
    fixed = {"quebec_and_montreal", "acadia", "louisbourg", "halifax", "cabot_strait", "gulf_of_maine", "hudson_bay"}
    assert not where & fixed
    assert not where & {"antigua", "savoy"}  # the effect names North America
    play(match, "france: choose albany")
    assert markers(match) == {"albany"}


@rule("IS-3.8.0.1")
def test_a_position_with_a_marker_elsewhere_is_refused() -> None:
    from chancellery.kernel import BadInput

    for space in ("acadia", "louisbourg", "biscay"):
        with pytest.raises(BadInput):
            build(conflict=[space], changes={"louisbourg": "france"})


@rule("IS-3.8.0.2", "IS-R-11", "IS-R-36")
def test_one_marker_in_a_space_and_an_effect_without_a_space_is_lost() -> None:
    furs = ["york_factory", "hudson_valley", "albany", "cumberland", "allegheny", "niagara", "oswego", "ile_aux_noix"]
    match = begun("france", conflict=furs)
    play(match, "france: activate algonquin_raids")  # one Fur Market is left
    assert markers(match) == {*furs, "cataraqui"}
    none_left = taken("france", "military_3_diplomatic", france={"hand": ["father_le_loutre"]}, turn="turn_3",
                      britain=BARE)  # fmt: skip
    play(none_left, "france: play father_le_loutre")  # a British Market: there is none
    assert markers(none_left) == set()


@rule("IS-R-36")
def test_unprotected_spaces_are_those_without_protection_of_their_own_side_also_empty_ones() -> None:
    # Letters of Marque: an unprotected Caribbean Market; a British Squadron lies in Antilles Channel
    match = begun("france", changes={"privateers": "france", "antilles_channel": "britain"})
    play(match, "france: activate letters_of_marque")
    where = offered(match, "france", "choose")
    assert "st_lucia" not in where  # British, beside the British Squadron
    assert {"martinique", "antigua"} <= where  # French beside it, and empty


@rule("IS-3.8.1.1")
def test_only_the_haitian_revolution_uses_the_plus_1_side() -> None:
    match = taken("france", "military_3_diplomatic", turn="turn_5", france={"hand": ["haitian_revolution"]})
    play(match, "france: play haitian_revolution", "france: choose antigua")
    assert match.view(None)["conflict_plus"] == ["antigua"]
    plain = begun("france")
    play(plain, "france: activate algonquin_raids", "france: choose albany")
    assert plain.view(None)["conflict_plus"] == []


@rule("IS-3.8.1.1")
def test_no_points_place_them() -> None:
    for type in ("economic", "diplomatic", "military"):
        match = acting("france", type, 4)
        for move in [m for m in options(match, "france") if m.split()[0] not in ("activate", "end", "begin", "finish")]:
            copy = match.clone()
            play(copy, f"france: {move}")
            assert markers(copy) == set(), move


# -- what they do (3.8.0.3 to 3.8.0.11)


@rule("IS-3.8.0.3", "IS-5.4.1.1")
def test_a_marked_market_is_no_market_connection() -> None:
    fields: dict[str, Any] = {"france": {"flags": ["quebec_and_montreal", "cataraqui"]}, "britain": BARE}
    assert "flag niagara" in shifts(acting("france", "economic", 4, **fields), "france")
    marked = acting("france", "economic", 4, conflict=["cataraqui"], **fields)
    assert "flag niagara" not in shifts(marked, "france")


@rule("IS-3.8.0.4", "IS-8.1.4")
def test_a_marked_space_makes_no_advantage_usable() -> None:
    assert "activate algonquin_raids" in options(begun("france"), "france")
    marked = begun("france", conflict=["algonquin"])
    assert "activate algonquin_raids" not in options(marked, "france")
    assert marked.view(None)["advantages"]["algonquin_raids"]["holder"] == "france"  # but it is kept


@rule("IS-3.8.0.4", "IS-R-90")
def test_an_advantage_with_a_marked_space_satisfies_no_card() -> None:
    # Falklands Crisis asks for Mediterranean Intrigue: its Bonus removes a British Squadron
    for conflict, left in (([], 1), (["savoy"], 2)):
        match = taken("france", "diplomatic_3_military", turn="turn_5", conflict=conflict,
                      france={"hand": ["falklands_crisis"]}, britain={"navy": 2},
                      changes={"savoy": "france", "spain_prestige_3": "france"})  # fmt: skip
        play(match, "france: play falklands_crisis")
        assert side(match, "britain")["navy"] == left
    # East India Company counts Rum only without a marker on Puerto Rico
    for conflict, vp in (([], [("britain", 1, "east_india_company")]), (["puerto_rico"], [])):
        scored = scores.scored([], ["puerto_rico"], demand=[], conflict=conflict, face_up=["east_india_company"],
                               britain={"ministry": ["east_india_company", "robert_walpole"]})  # fmt: skip
        assert scores.vp(scored, "east_india_company") == vp


@rule("IS-3.8.0.5", "IS-4.1.12.2")
def test_a_marked_space_does_not_count_in_scoring() -> None:
    held = ["savoy", "ireland_prestige", "york_factory"]
    match = scores.scored(held, ["sardinia"], conflict=["savoy", "york_factory"], demand=["furs"])
    assert scores.awards(match)["europe"] is None  # 1 : 1
    assert scores.awards(match)["north_america"] is None
    assert scores.demand(match) == {"furs": None}
    assert scores.prestige(match) == "france"
    marked = scores.scored(held, ["sardinia"], conflict=["ireland_prestige"], demand=["furs"])
    assert scores.prestige(marked) is None
    assert scores.demand(marked) == {"furs": "france"}


@rule("IS-3.8.0.6", "IS-R-90")
def test_a_marked_space_counts_for_no_condition_or_amount_of_a_card() -> None:
    # Carnatic War places a marker per Local Alliance of the player in India
    for conflict, count in (([], 2), (["nizam"], 1)):
        match = taken("france", "military_3_diplomatic", france={"hand": ["carnatic_war"]}, conflict=conflict,
                      changes={"nizam": "france", "mysore": "france"})  # fmt: skip
        play(match, "france: play carnatic_war")
        placed = 0
        while offered(match, "france", "choose"):
            play(match, "france: choose kurpa" if not placed else "france: choose vellore")
            placed += 1
        assert placed == count


@rule("IS-3.8.0.6", "IS-R-90")
def test_a_marked_space_does_not_spoil_a_condition_either() -> None:
    # Vatican Politics for France with the keyword Style: 2 VP if Britain has no flag in Spain and Austria
    fields = {"hand": ["vatican_politics"], "ministry": ["court_of_the_sun_king", "john_law"]}
    for conflict, vp in (([], 15), (["austria_alliance_2"], 17)):
        match = taken("france", "military_3_diplomatic", face_up=["court_of_the_sun_king"], france=fields,
                      conflict=conflict)  # fmt: skip
        play(match, "france: play vatican_politics", "france: choose spain_prestige_2")
        assert match.view(None)["vp"] == vp


@rule("IS-3.8.0.7", "IS-11.0.1")
def test_a_marked_space_does_not_count_in_final_scoring() -> None:
    held = {"flags": ["york_factory", "sweden"], "debt": 0}
    for conflict, found in (
        ([], [("france", 2, "prestige"), ("france", 1, "commodity")]),
        (["york_factory"], [("france", 2, "prestige")]),
        (["sweden"], [("france", 1, "commodity")]),
    ):
        match = build(turn="turn_6", phase="victory", france=held, britain=BARE, conflict=conflict)
        assert scores.final(match) == found


@rule("IS-3.8.0.8")
def test_a_marked_space_gives_no_alliance_strength() -> None:
    for conflict, alliances in (([], 2), (["bavaria"], 1)):
        match = wars.war("wss", france={"flags": ["bavaria", "savoy"]}, conflict=conflict)
        wars.finish(match)
        assert wars.strength(match, "wss_central_europe", "france")["alliances"] == alliances


@rule("IS-3.8.0.9", "IS-5.4.2.2", "IS-5.5.2.1")
def test_a_marker_sets_the_base_cost_to_1() -> None:
    match = acting("france", "economic", 4, conflict=["gulf_of_st_lawrence"])
    assert cost(match, "france", "flag gulf_of_st_lawrence") == 1  # printed 3
    match = acting("france", "diplomatic", 4, conflict=["russia", "german_states_3"])
    assert cost(match, "france", "flag russia") == 1
    assert cost(match, "france", "unflag german_states_3") == 1


@rule("IS-3.8.0.10", "IS-8.1.4")
def test_the_flag_in_a_marked_space_still_blocks_and_holds() -> None:
    match = acting("britain", "diplomatic", 4, conflict=["algonquin"])
    forbidden(match, "britain", "flag algonquin")
    assert "unflag algonquin" in shifts(match, "britain")
    assert match.view(None)["advantages"]["algonquin_raids"]["holder"] == "france"


@rule("IS-3.8.0.11")
def test_a_marked_space_can_be_chosen_like_any_other() -> None:
    shifted = acting("france", "diplomatic", 4, conflict=["german_states_3"])
    assert "unflag german_states_3" in shifts(shifted, "france")
    match = taken("france", "military_3_diplomatic", turn="turn_3", france={"hand": ["hyder_ali"]},
                  changes={"nizam": "britain"}, conflict=["nizam"])  # fmt: skip
    play(match, "france: play hyder_ali", "france: option 0", "france: choose nizam")
    assert owner(match, "nizam") == "france"
    won = wars.won_by("france", "wss_queen_annes_war", 3, britain={"flags": ["albany"]}, conflict=["albany"])
    assert "albany" in wars.targets(won)
    # only the crossed-out flag of a War tile passes it by
    tiles = {"basic": {"wss_queen_annes_war": "basic_4"}}
    for conflict, hit in (([], {"albany"}), (["albany"], set())):
        war = wars.war("wss", france=tiles, britain={"flags": ["albany", "hudson_valley"][:1]}, conflict=conflict)
        assert (wars.targets(war, "choose") if not wars.over(war) else set()) == hit


# -- how they go (3.8.2)


@rule("IS-3.8.2.1")
@pytest.mark.parametrize(("space", "owner_", "move"), [
    ("savoy", "none", "flag savoy"), ("german_states_3", "britain", "unflag german_states_3"),
])  # fmt: skip
def test_a_marker_goes_when_a_space_is_flagged_or_unflagged(space: str, owner_: str, move: str) -> None:
    match = acting("france", "diplomatic", 4, changes={space: owner_}, conflict=[space, "russia"])
    play(match, f"france: {move}")
    assert markers(match) == {"russia"}
    assert len(happened(match, "conflict_removed")) == 1


@rule("IS-3.8.2.1")
def test_a_marker_goes_when_a_space_changes_hands_directly() -> None:
    event = taken("france", "military_3_diplomatic", turn="turn_3", france={"hand": ["hyder_ali"]},
                  changes={"nizam": "britain"}, conflict=["nizam"])  # fmt: skip
    play(event, "france: play hyder_ali", "france: option 0", "france: choose nizam")
    assert markers(event) == set()
    war = wars.won_by("france", "wss_queen_annes_war", 3, britain={"flags": ["albany"]}, conflict=["albany"])
    play(war, "france: conquer albany")
    assert "albany" not in markers(war)


@rule("IS-3.8.2.1", "IS-3.8.1.1")
def test_the_plus_1_goes_with_its_marker() -> None:
    match = acting("britain", "economic", 4, turn="turn_5", conflict_plus=["antigua"])
    play(match, "britain: flag antigua")
    view = match.view(None)
    assert (view["conflict"], view["conflict_plus"]) == ([], [])


@rule("IS-3.8.2.2", "IS-5.6.2.2", "IS-5.6.2.3")
def test_a_marker_is_removed_with_military_points() -> None:
    match = acting("france", "military", 4, conflict=["albany", "german_states_3"])
    play(match, "france: pacify german_states_3")
    assert markers(match) == {"albany"}
    assert owner(match, "german_states_3") == "britain"
    small = minor("france", "economic_4_military", conflict=["albany"])
    play(small, "france: pacify albany")
    assert markers(small) == set()


@rule("IS-3.8.2.3", "IS-7.5.2")
def test_a_marker_that_gave_strength_goes_after_the_war() -> None:
    # WSS lists Conflict Markers in North America and Europe (Jacobite Rebellion), not in India or the Caribbean
    marked = ["albany", "savoy", "antigua", "kurpa", "oswego"]
    match = wars.war("wss", france={"flags": ["albany", "savoy", "antigua", "kurpa"]}, conflict=marked)
    wars.finish(match)
    assert markers(match) == {"antigua", "kurpa", "oswego"}  # Oswego has no flag
