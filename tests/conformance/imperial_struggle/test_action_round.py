"""Chapters 5.0, 5.1 and 5.3.0 to 5.3.2: taking a tile, passing, Actions and their points."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle.rounds import (
    acting,
    begun,
    cost,
    left,
    minor,
    offered,
    rest,
    shifts,
    state,
    taken,
)
from tests.conformance.imperial_struggle.table import asked, flags, forbidden, happened, options, owner, play, side
from tests.conformance.rule import rule

WALPOLE: dict[str, Any] = {"britain": {"ministry": ["robert_walpole", "bank_of_england"], "hand": ["calico_acts"]}}


# -- the round as a whole (5.0)


@rule("IS-5.0.1", "IS-5.1.2")
def test_a_tile_must_be_taken_and_is_gone_then() -> None:
    match = begun("france", tiles=["economic_4_military", "economic_4_military", "diplomatic_3_economic"])
    assert offered(match, "france", "take") == {"economic_4_military", "diplomatic_3_economic"}
    forbidden(match, "france", "end", "pass 0", "begin major")
    play(match, "france: take economic_4_military", "france: end")
    assert offered(match, "britain", "take") == {"economic_4_military", "diplomatic_3_economic"}  # the other one
    play(match, "britain: take economic_4_military", "britain: end")
    assert offered(match, "france", "take") == {"diplomatic_3_economic"}
    again = play(begun("france"), "france: take economic_3_diplomatic")
    forbidden(again, "france", "take economic_4_diplomatic")  # one tile in a round


@rule("IS-5.0.1")
def test_of_equal_tiles_one_is_taken_where_there_is_nothing_else_to_do() -> None:
    equal = {"tiles": ["economic_4_military", "economic_4_military"]}
    match = begun("britain", **equal)
    assert match.view(None)["round"]["tile"] == "economic_4_military"
    assert offered(match, "britain", "pass") == {"0"}
    minister = begun("britain", **equal, britain={"ministry": ["robert_walpole", "bank_of_england"]})
    assert offered(minister, "britain", "take") == {"economic_4_military"}  # a card may be revealed before
    alone = begun("france", **equal, france={"ministry": ["john_law"], "flags": []})
    assert options(alone, "france") == ["take economic_4_military", "reveal john_law"]
    play(alone, "france: reveal john_law")  # and now nothing else is left
    assert alone.view(None)["round"]["tile"] == "economic_4_military"


@rule("IS-5.0.2", "IS-5.3.0.2")
def test_what_is_not_used_is_lost() -> None:
    tiles = ["economic_2_military", "diplomatic_4_military", "economic_4_military"]
    match = begun("france", tiles=tiles, france={"hand": ["carnatic_war"]})
    play(match, "france: take economic_2_military", "france: begin major", "france: end")
    play(match, "britain: take diplomatic_4_military", "britain: end", "france: take economic_4_military")
    assert not offered(match, "france", "upgrade")
    assert not offered(match, "france", "play")  # a tile without the symbol; the old one is gone
    assert left(match, "major") == 4


@rule("IS-5.0.3")
def test_one_event_in_a_round() -> None:
    match = taken("france", "military_3_diplomatic", france={"hand": ["carnatic_war", "vatican_politics"]})
    play(match, "france: play carnatic_war")
    assert not offered(match, "france", "play")


# -- before the tile (5.1.1)


@rule("IS-5.1.1", "IS-EX-13", "IS-3.5.2.1")
def test_example_13_walpole_before_the_tile() -> None:
    match = begun(
        "britain", tiles=["economic_3_military", "military_3_diplomatic"], draw=["war_of_jenkins_ear"], **WALPOLE
    )
    play(match, "britain: reveal robert_walpole", "britain: use robert_walpole_draw_discard")
    assert offered(match, "britain", "discard") == {"calico_acts", "war_of_jenkins_ear"}
    play(match, "britain: discard calico_acts")
    assert side(match, "britain")["hand"] == ["war_of_jenkins_ear"]
    assert match.view(None)["discards"] == ["calico_acts"]
    play(match, "britain: take military_3_diplomatic")  # the tile that suits the new Event
    assert "play war_of_jenkins_ear" in options(match, "britain")


@rule("IS-5.1.1", "IS-R-89", "IS-R-29")
def test_free_advantages_before_the_tile_forfeit_the_event_but_not_the_pass() -> None:
    match = begun("france", tiles=["military_3_diplomatic"], france={"hand": ["carnatic_war"], "debt": 2})
    play(match, "france: activate algonquin_raids", "france: choose albany", "france: take military_3_diplomatic")
    assert not offered(match, "france", "play")
    assert offered(match, "france", "pass") == {"0", "1", "2"}
    plain = taken("france", "military_3_diplomatic", france={"hand": ["carnatic_war"]})
    assert offered(plain, "france", "play") == {"carnatic_war"}


@rule("IS-5.1.1", "IS-8.2.5")
def test_what_needs_points_waits_for_the_tile() -> None:
    match = begun("britain", changes={"albany": "france", "ile_aux_noix": "france", "gibraltar": "britain"})
    assert not [move for move in options(match, "britain") if "wheat" in move or "naval_bastion" in move]


# -- passing (5.1.3 to 5.1.5)


@rule("IS-5.1.3", "IS-6.2.1", "IS-R-04")
@pytest.mark.parametrize(("debt", "offers"), [(0, {"0"}), (1, {"0", "1"}), (2, {"0", "1", "2"}), (5, {"0", "1", "2"})])
def test_passing_lowers_debt_by_up_to_2(debt: int, offers: set[str]) -> None:
    match = taken("france", "economic_2_military", france={"debt": debt})
    assert offered(match, "france", "pass") == offers
    for amount in offers:
        copy = play(match.clone(), f"france: pass {amount}")
        assert side(copy, "france")["debt"] == debt - int(amount)
        assert asked(copy) == [("britain", "round")]


@rule("IS-5.1.4", "IS-R-04")
def test_a_pass_consumes_the_tile() -> None:
    match = play(taken("france", "economic_2_military"), "france: pass 0")
    assert match.view(None)["taken"] == ["economic_2_military"]
    assert match.view(None)["tiles"] == []


@rule("IS-5.1.5", "IS-R-89")
@pytest.mark.parametrize("move", [
    "play carnatic_war", "buy tile", "flag antigua", "upgrade wss_spain", "activate algonquin_raids",
    "use new_world_huguenots_place_marker",
])  # fmt: skip
def test_using_anything_after_the_tile_rules_out_a_pass(move: str) -> None:
    french = {"hand": ["carnatic_war"], "debt": 2, "ministry": ["new_world_huguenots", "john_law"]}
    match = taken("france", "military_2_economic", france=french, face_up=["new_world_huguenots"])
    assert offered(match, "france", "pass") == {"0", "1", "2"}
    play(match, f"france: {move}")
    while asked(match) != [("france", "round")]:
        play(match, f"france: {options(match, 'france')[0]}")
    assert not offered(match, "france", "pass")


@rule("IS-5.1.5", "IS-R-89")
def test_what_was_done_before_the_tile_does_not() -> None:
    match = begun("britain", face_up=["robert_walpole", "bank_of_england"], **WALPOLE)
    play(match, "britain: use bank_of_england_debt_limit", "britain: take economic_4_diplomatic")
    assert offered(match, "britain", "pass") == {"0"}


@rule("IS-R-89", "IS-R-77")
def test_ending_without_a_pass_lowers_nothing() -> None:
    match = rest(taken("france", "economic_2_military", france={"debt": 4}), "france")
    assert side(match, "france")["debt"] == 4
    assert asked(match) == [("britain", "round")]


@rule("IS-R-77", "IS-5.3.0.2")
def test_the_round_may_be_ended_at_any_moment() -> None:
    match = taken("france", "economic_3_military", france={"hand": ["carnatic_war"]})
    assert "end" in options(match, "france")
    for move in ("begin major", "flag antigua", "begin minor", "finish"):
        play(match, f"france: {move}")
        assert "end" in options(match, "france")


# -- Actions one after another (5.3.0)


@rule("IS-5.3.0.1", "IS-R-28")
def test_an_action_is_finished_before_another_and_cannot_be_resumed() -> None:
    match = taken("france", "economic_4_diplomatic")
    play(match, "france: begin major", "france: flag antigua", "france: begin minor")
    assert (state(match, "major"), state(match, "minor")) == ("closed", "open")
    forbidden(match, "france", "begin major", "flag caicos")  # the rest of the Major Action is lost
    other = play(taken("france", "economic_4_diplomatic"), "france: begin minor", "france: flag savoy")
    assert state(other, "minor") == "closed"
    play(other, "france: begin major")  # in any order
    assert left(other) == 4


@rule("IS-5.3.0.1", "IS-R-28")
def test_advantages_reveals_and_abilities_close_nothing() -> None:
    match = acting("britain", "economic", 4, britain={"ministry": ["bank_of_england", "robert_walpole"], "treaty": 1},
                   changes={"iroquois": "britain", "albany": "none"})  # fmt: skip
    play(match, "britain: flag antigua", "britain: activate iroquois_raids", "britain: choose albany")
    play(match, "britain: reveal bank_of_england", "britain: use bank_of_england_debt_limit")
    assert (state(match, "major"), left(match)) == ("open", 2)
    assert cost(match, "britain", "flag albany") == 1 + 1  # the marker just placed, a further Region


@rule("IS-EX-31", "IS-5.3.0.1", "IS-5.3.3.5", "IS-R-28")
def test_example_31_the_upgrade_and_the_actions() -> None:
    fields: dict[str, Any] = {
        "turn": "turn_3", "changes": {"st_lucia": "britain"}, "conflict": ["st_lucia"], "france": {"treaty": 2},
    }  # fmt: skip
    match = taken("france", "economic_2_military", **fields)
    fresh = match.clone()
    play(match, "france: begin major")
    assert cost(match, "france", "unflag st_lucia") == 1
    play(match, "france: unflag st_lucia")
    assert not offered(match, "france", "upgrade")  # inside a started Action
    assert left(match) == 1
    play(match, "france: finish")
    assert not shifts(match, "france")  # the second EP is lost, nothing can be added
    forbidden(match, "france", "begin major")
    play(match, "france: upgrade was_central_europe", "france: stay placed other returned", "france: begin minor")
    assert left(match) == 2
    play(fresh, "france: upgrade was_central_europe", "france: stay placed other returned")
    assert {"begin major", "begin minor"} <= set(options(fresh, "france"))


# -- points (5.3.1, 5.3.2)


@rule("IS-5.3.2.1")
@pytest.mark.parametrize("points", [2, 3, 4])
def test_a_major_action_is_split_over_any_number_of_purchases(points: int) -> None:
    markets = ["antigua", "caicos", "puerto_principe", "st_james"]
    match = acting("france", "economic", points, conflict=markets)  # 1 EP each
    for number, market in enumerate(markets[:points], 1):
        play(match, f"france: flag {market}")
        assert left(match) == points - number
    assert state(match, "major") == "open"
    assert not shifts(match, "france")


@rule("IS-5.3.2.1", "IS-R-75")
def test_a_purchase_must_be_paid_in_full_at_once() -> None:
    match = acting("france", "economic", 2)
    assert "flag gulf_of_st_lawrence" not in options(match, "france")  # 3 EP
    assert "flag gulf_of_st_lawrence" in options(acting("france", "economic", 3), "france")
    with_debt = acting("france", "economic", 2, france={"limit": 1})
    play(with_debt, "france: flag gulf_of_st_lawrence")
    assert side(with_debt, "france")["debt"] == 1


@rule("IS-5.3.2.2", "IS-5.3.2.3")
def test_a_minor_action_is_2_points_for_one_purchase() -> None:
    match = minor("france", "military_4_economic", conflict=["antigua"])
    assert left(match) == 2
    play(match, "france: flag antigua")  # 1 EP: the rest is lost
    assert state(match, "minor") == "closed"
    assert not shifts(match, "france")
    forbidden(match, "france", "begin minor")


@rule("IS-5.3.2.4", "IS-6.1.3")
def test_a_minor_action_may_be_augmented_for_its_one_purchase_only() -> None:
    match = minor("france", "military_4_economic", france={"limit": 6, "treaty": 3})
    play(match, "france: flag gulf_of_st_lawrence", "france: pay 1 debt 0 treaty")
    assert (side(match, "france")["debt"], owner(match, "gulf_of_st_lawrence")) == (1, "france")
    assert not shifts(match, "france")  # no more EP can be bought
    assert "begin major" in options(match, "france")


@rule("IS-5.3.2.5", "IS-3.8.2.1", "IS-R-79")
def test_a_minor_action_removes_no_opposing_flag_without_a_conflict_marker() -> None:
    match = minor("france", "military_4_diplomatic", france={"treaty": 4})
    assert not offered(match, "france", "unflag")
    assert {"savoy", "sardinia"} <= offered(match, "france", "flag")
    marked = minor("france", "military_4_diplomatic", conflict=["german_states_3"])
    assert offered(marked, "france", "unflag") == {"german_states_3"}
    play(marked, "france: unflag german_states_3")
    assert owner(marked, "german_states_3") is None
    assert marked.view(None)["conflict"] == []  # removed by the shift as usual


@rule("IS-5.3.2.5")
def test_a_ministry_ability_may_allow_it() -> None:
    # Jonathan Swift: with a British space in Ireland, in Europe
    fields = {"britain": {"ministry": ["jonathan_swift", "robert_walpole"]}, "face_up": ["jonathan_swift"]}
    match = minor("britain", "military_4_diplomatic", changes={"ireland_prestige": "britain"}, **fields)
    assert {"ireland_alliance"} <= offered(match, "britain", "unflag")
    assert "algonquin" not in offered(match, "britain", "unflag")
    assert not offered(minor("britain", "military_4_diplomatic", **fields), "britain", "unflag")


@rule("IS-5.3.2.6", "IS-5.6.4.4", "IS-R-42")
def test_a_minor_action_never_displaces_a_squadron_nor_seizes_a_fort() -> None:
    changes = {"biscay": "britain", "louisbourg": "britain", "cabot_strait": "france", "gibraltar": "france"}
    fields: dict[str, Any] = {"changes": changes, "damaged": ["louisbourg"], "france": {"treaty": 6, "navy": 2}}
    small = minor("france", "economic_4_military", **fields)
    assert not offered(small, "france", "seize")
    assert not [move for move in options(small, "france") if move.endswith("> biscay")]
    assert "activate naval_bastion" not in options(small, "france")  # it removes a Squadron
    big = acting("france", "military", 4, **fields)
    assert offered(big, "france", "seize") == {"louisbourg"}
    assert "deploy cabot_strait > biscay" in options(big, "france")
    assert "activate naval_bastion" in options(big, "france")


@rule("IS-5.3.2.7", "IS-R-107")
@pytest.mark.parametrize(("tile", "move", "fields"), [
    ("military_4_economic", "flag antigua", {}),
    ("military_4_economic", "unflag st_lucia", {"conflict": ["st_lucia"]}),
    ("military_4_diplomatic", "flag savoy", {}),
    ("military_4_diplomatic", "draw event", {}),
    ("economic_4_military", "build louisbourg", {}),
    ("economic_4_military", "repair louisbourg", {"changes": {"louisbourg": "france"}, "damaged": ["louisbourg"]}),
    ("economic_4_military", "deploy navy > biscay", {}),
    ("economic_4_military", "construct", {}),
    ("economic_4_military", "construct with slaving_contracts", {"changes": {"asiento": "france"}}),
    ("economic_4_military", "buy tile", {}),
    ("economic_4_military", "pacify albany", {"conflict": ["albany"]}),
    ("economic_4_military", "exchange for economic", {"turn": "turn_6"}),
    ("economic_4_military", "score uprisings", {"face_up": ["jacobite_uprisings"]}),
])  # fmt: skip
def test_what_a_minor_action_may_do(tile: str, move: str, fields: dict[str, Any]) -> None:
    french = {"treaty": 2, "ministry": ["jacobite_uprisings", "voltaire" if "turn" in fields else "john_law"]}
    match = minor("france", tile, france=french, **fields)
    play(match, f"france: {move}")
    while asked(match) != [("france", "round")]:
        play(match, f"france: {options(match, 'france')[0]}")
    assert state(match, "minor") == "closed"  # that was its one purchase


@rule("IS-R-107", "IS-R-91")
def test_a_minor_action_pays_for_unflagging_advantages_only_where_it_may_unflag() -> None:
    # Silesia Negotiations unflags Prussia and the German States at a base of 1
    changes = {"austria_prestige_upper": "france"}
    match = minor("france", "military_4_diplomatic", changes=changes)
    assert not [move for move in options(match, "france") if "silesia" in move]
    marked = minor("france", "military_4_diplomatic", changes=changes, conflict=["german_states_3"])
    assert offered(marked, "france", "unflag") == {"german_states_3", "german_states_3 with silesia_negotiations"}


@rule("IS-5.3.2.3", "IS-R-92")
def test_a_construction_at_price_0_is_the_one_purchase_of_a_minor_action() -> None:
    # South Sea Speculation with its Bonus (-2) and Slaving Contracts (2)
    french = {"hand": ["south_sea_speculation"], "ministry": ["john_law", "jacobite_uprisings"], "limit": 0}
    match = taken("france", "economic_3_military", france=french, face_up=["john_law"], changes={"asiento": "france"})
    play(match, "france: play south_sea_speculation", "france: choose georgia", "france: begin minor")
    play(match, "france: construct with slaving_contracts")
    assert state(match, "minor") == "closed"
    assert side(match, "france")["navy"] == 2


@rule("IS-5.1.2")
def test_the_tile_taken_is_public() -> None:
    match = taken("france", "economic_2_military")
    assert happened(match, "tile_taken")[0][0] == 0
    assert match.view("britain")["round"]["tile"] == "economic_2_military"
    assert "antigua" not in flags(match, "france")
