"""Chapter 5.2: playing an Event, in general; its points as Actions (5.2.8 to 5.2.12)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import CannotUndo
from tests.conformance.imperial_struggle.rounds import cost, left, offered, shifts, state, taken
from tests.conformance.imperial_struggle.table import (
    asked,
    flags,
    forbidden,
    happened,
    options,
    order,
    owner,
    play,
    side,
)
from tests.conformance.rule import rule

CALICO: dict[str, Any] = {  # Calico Acts for Britain: 2 EP usable only to unflag Markets
    "changes": {"antigua": "france", "caicos": "france", "bahamas_run_west": "britain"},
    "britain": {"hand": ["calico_acts"]},
}


def calico(tile: str = "economic_3_military", **fields: Any) -> Match:
    own = {**CALICO["britain"], **fields.pop("britain", {})}
    return play(taken("britain", tile, **{**CALICO, **fields, "britain": own}), "britain: play calico_acts")


def shut(match: Match) -> None:
    """No purchase is left for the Action of the Event: whatever is bought begins another."""
    assert state(match, "event") == "open"
    for move in shifts(match, "britain"):
        assert state(play(match.clone(), f"britain: {move}"), "event") == "closed", move


# -- when it may be played (5.2.1, 5.2.2)


@rule("IS-5.2.1")
def test_a_minor_action_of_the_type_does_not_qualify() -> None:
    match = taken("britain", "military_3_economic", britain={"hand": ["calico_acts", "carnatic_war"]})
    assert offered(match, "britain", "play") == {"carnatic_war"}


@rule("IS-5.2.1")
def test_the_bank_of_england_lifts_the_type_of_economic_events_only() -> None:
    hand = {"hand": ["calico_acts", "great_northern_war"], "ministry": ["bank_of_england", "robert_walpole"]}
    match = taken("britain", "diplomatic_3_economic", britain=hand, face_up=["bank_of_england"])
    assert offered(match, "britain", "play") == {"calico_acts"}
    play(match, "britain: play calico_acts")
    assert side(match, "britain")["ministry"][0]["exhausted"] == ["economic_event"]
    without_symbol = taken("britain", "diplomatic_4_economic", britain=hand, face_up=["bank_of_england"])
    assert not offered(without_symbol, "britain", "play")  # the other condition still holds
    spent = taken("britain", "diplomatic_3_economic", britain=hand, face_up=["bank_of_england"],
                  spent=["bank_of_england_economic_event"])  # fmt: skip
    assert not offered(spent, "britain", "play")


@rule("IS-5.2.1")
def test_condorcet_lifts_the_symbol_only() -> None:
    hand = {"hand": ["stamp_act", "la_gabelle", "debt_crisis"], "ministry": ["marquis_de_condorcet", "turgot"]}
    match = taken("france", "diplomatic_4_economic", turn="turn_5", france=hand, face_up=["marquis_de_condorcet"])
    assert offered(match, "france", "play") == {"stamp_act", "la_gabelle"}
    play(match, "france: play la_gabelle")
    assert side(match, "france")["ministry"][0]["exhausted"] == ["event_without_symbol"]
    with_symbol = taken("france", "diplomatic_3_economic", turn="turn_5", france=hand, face_up=["marquis_de_condorcet"])
    play(with_symbol, "france: play la_gabelle")
    assert side(with_symbol, "france")["ministry"][0]["exhausted"] == []  # not needed, not used


@rule("IS-5.2.2", "IS-R-29", "IS-8.2.2")
@pytest.mark.parametrize("first", [
    ["begin major", "flag antigua"], ["begin minor", "buy tile", "place in wss_spain"],
    ["upgrade wss_spain", "stay placed other returned"], ["activate algonquin_raids", "choose albany"],
])  # fmt: skip
def test_the_event_comes_before_points_upgrade_and_advantages(first: list[str]) -> None:
    match = taken("france", "economic_2_military", france={"hand": ["carnatic_war"]})
    assert offered(match, "france", "play") == {"carnatic_war"}
    play(match, *(f"france: {move}" for move in first))
    assert not offered(match, "france", "play")


@rule("IS-5.2.2")
def test_abilities_and_reveals_may_come_before_the_event() -> None:
    fields = {"ministry": ["bank_of_england", "robert_walpole"], "hand": ["carnatic_war"]}
    match = taken("britain", "military_3_economic", britain=fields)
    play(match, "britain: reveal bank_of_england", "britain: use bank_of_england_debt_limit")
    assert offered(match, "britain", "play") == {"carnatic_war"}


# -- condition and effects (5.2.3 to 5.2.7)


@rule("IS-5.2.3")
def test_the_condition_is_checked_before_any_effect() -> None:
    # Acts of Union: more of the Prestige spaces of Ireland and Scotland
    for changes, earned in (({"ireland_prestige": "france"}, 1), ({}, 0)):
        match = taken("france", "military_3_diplomatic", changes=changes, france={"hand": ["acts_of_union"]})
        play(match, "france: play acts_of_union")
        assert happened(match, "event_bonus")[-1][-1] == earned
        assert order(match, "event", "event_bonus", "points", "unflagged")[:3] == ["event", "event_bonus", "points"]


@rule("IS-5.2.3")
def test_the_standard_effect_cannot_fulfil_the_condition() -> None:
    # Interest Payments at equal Available Debt: the limit of the opponent falls, too late for the Bonus (2 Debt less)
    match = taken(
        "britain", "economic_3_military", britain={"hand": ["interest_payments"], "debt": 2}, france={"debt": 2}
    )
    play(match, "britain: play interest_payments")
    assert side(match, "britain")["debt"] == 2
    assert side(match, "france")["limit"] == 5
    earned = taken(
        "britain", "economic_3_military", britain={"hand": ["interest_payments"], "debt": 2}, france={"debt": 3}
    )
    play(earned, "britain: play interest_payments")
    assert side(earned, "britain")["debt"] == 0


@rule("IS-5.2.4")
def test_the_standard_effect_then_the_bonus_effect_then_the_actions() -> None:
    hand = {"hand": ["tropical_diseases"], "ministry": ["edmond_halley", "robert_walpole"]}
    match = taken("britain", "military_3_economic", britain=hand, face_up=["edmond_halley"])
    play(match, "britain: play tropical_diseases")
    assert offered(match, "britain", "choose") == {"port_de_paix", "martinique"}
    assert len(options(match, "britain")) == 2  # nothing else before the effects are done
    play(match, "britain: choose martinique")  # unflag
    assert offered(match, "britain", "choose") == {"georgia", "st_lucia"}
    play(match, "britain: choose georgia")  # a flag of one's own; then the Bonus: the only French Market left
    assert "port_de_paix" not in flags(match, "france")
    assert {"begin major", "begin minor"} <= set(options(match, "britain"))


@rule("IS-5.2.5")
def test_effects_are_mandatory_unless_they_say_may() -> None:
    # Carnatic War must place its marker, also for a player who would rather not
    match = taken("france", "military_3_diplomatic", france={"hand": ["carnatic_war"]}, changes={"nizam": "france"})
    play(match, "france: play carnatic_war")
    assert "decline" not in options(match, "france")
    optional = taken("france", "economic_3_military", turn="turn_3", france={"hand": ["bengal_famine"]})
    play(optional, "france: play bengal_famine")
    assert "decline" in options(optional, "france")
    # an unwelcome one: War of the Quadruple Alliance sets the only British Squadron aside
    britain = {"hand": ["war_of_the_quadruple_alliance"], "navy": 1}
    match = taken("britain", "diplomatic_3_economic", turn="turn_3", britain=britain)
    play(match, "britain: play war_of_the_quadruple_alliance")
    assert (side(match, "britain")["navy"], side(match, "britain")["turn_track"]) == (0, 1)


@rule("IS-5.2.6")
def test_what_is_possible_is_done_and_a_part_without_target_is_skipped() -> None:
    # Tropical Diseases: no French Market in the Caribbean; the own flag still goes
    changes = {"port_de_paix": "none", "martinique": "none"}
    match = taken("britain", "military_3_economic", britain={"hand": ["tropical_diseases"]}, changes=changes)
    play(match, "britain: play tropical_diseases")
    assert offered(match, "britain", "choose") == {"georgia", "st_lucia"}
    # Austro-Spanish Rivalry for France: no British flag in the Dutch Republic, the Bonus still takes place
    france = {"hand": ["austro_spanish_rivalry"], "ministry": ["the_cardinal_ministers", "john_law"]}
    match = taken("france", "military_3_diplomatic", france=france, face_up=["the_cardinal_ministers"],
                  changes={"dutch_republic_prestige": "none"})  # fmt: skip
    play(match, "france: play austro_spanish_rivalry", "france: option 1")
    assert (left(match, "event"), match.view(None)["round"]["actions"]["event"]["type"]) == (2, "economic")


@rule("IS-EX-15", "IS-5.2.5", "IS-5.2.6", "IS-5.2.7", "IS-R-82")
def test_example_15_unflagging_hits_opposing_flags_only_removing_ones_own_too() -> None:
    # Tropical Diseases with its Bonus: unflag one, remove one's own, unflag one more; France has one flag there
    hand = {"hand": ["tropical_diseases"], "ministry": ["edmond_halley", "robert_walpole"]}
    match = taken("britain", "military_3_economic", britain=hand, face_up=["edmond_halley"],
                  changes={"martinique": "none"})  # fmt: skip
    play(match, "britain: play tropical_diseases")
    assert "port_de_paix" not in flags(match, "france")  # the one opposing flag
    play(match, "britain: choose georgia")  # an own flag
    assert asked(match) == [("britain", "round")]  # the second unflagging finds nothing, and the play is legal
    assert "st_lucia" in flags(match, "britain")


# -- its points (5.2.8 to 5.2.12)


@rule("IS-5.2.8", "IS-3.4.5.1")
def test_points_of_an_event_wait_for_the_actions() -> None:
    match = calico()
    assert (state(match, "event"), left(match, "event")) == ("waiting", 2)
    assert offered(match, "britain", "begin") == {"major", "minor", "event"}
    play(match, "britain: begin minor", "britain: finish", "britain: begin event")  # in any order
    assert left(match) == 2


@rule("IS-5.2.9", "IS-R-109", "IS-5.3.0.1")
def test_points_of_an_event_form_an_action_of_their_own_or_join_the_major_action() -> None:
    own = play(calico(), "britain: begin event")
    assert left(own) == 2
    forbidden(own, "britain", "join event")
    play(own, "britain: unflag antigua", "britain: pay 0 debt 0 treaty", "britain: begin major")
    assert (left(own), state(own, "event")) == (3, "closed")  # they cannot join any more
    forbidden(own, "britain", "join event")
    joined = play(calico(), "britain: begin major", "britain: join event")
    assert left(joined) == 5
    forbidden(joined, "britain", "begin event")
    play(joined, "britain: begin minor")  # of another type: nothing to join
    forbidden(joined, "britain", "join event")


@rule("IS-5.2.9", "IS-R-109")
def test_the_restricted_points_keep_their_restriction_in_the_major_action() -> None:
    match = play(calico(britain={"limit": 0}), "britain: begin major", "britain: join event")
    # 3 free EP and 2 for unflagging: no flagging beyond 3
    assert cost(match, "britain", "flag cumberland") == 2
    play(match, "britain: flag cumberland")
    assert left(match) == 3
    assert "flag santiago" not in options(match, "britain")  # 2 + 1 for the Region, 1 free EP
    play(match, "britain: unflag antigua")  # 2 + 1: the two restricted points first, then the free one
    assert left(match) == 0
    # points that are good for less are spent first
    match = play(calico(britain={"limit": 0}), "britain: begin major", "britain: join event", "britain: unflag antigua")
    assert left(match) == 3
    assert "flag santiago" in options(match, "britain")  # with free points


@rule("IS-5.2.10", "IS-R-109")
def test_points_of_an_event_may_join_the_minor_action_and_obey_its_limits() -> None:
    fields: dict[str, Any] = {"turn": "turn_3", "changes": {"antigua": "france"}}
    hand = {"hand": ["west_african_gold_mining"], "debt": 1, "limit": 6}  # 1 EP
    match = taken("britain", "military_3_economic", britain=hand, france={"limit": 6}, **fields)
    play(match, "britain: play west_african_gold_mining", "britain: begin minor", "britain: join event")
    assert left(match) == 3
    assert "unflag antigua" not in options(match, "britain")
    play(match, "britain: flag albany")  # 3 EP in one purchase
    assert (state(match, "minor"), state(match, "event")) == ("closed", "closed")
    assert not shifts(match, "britain")


@rule("IS-5.2.11")
def test_event_points_follow_the_normal_requirements() -> None:
    match = play(calico(), "britain: begin event")
    assert "unflag antigua" in options(match, "britain")  # beside St. Lucia
    assert "unflag cataraqui" not in options(match, "britain")  # no British connection
    assert not offered(match, "britain", "flag")  # the restriction of the card


@rule("IS-EX-01", "IS-5.2.8", "IS-5.2.11", "IS-5.2.12", "IS-5.3.4.1", "IS-R-88", "IS-R-30")
def test_example_1_calico_acts() -> None:
    match = play(calico(), "britain: begin event")
    # a Market of 3 EP with 1 Debt: bound to the same purchase
    assert cost(match, "britain", "unflag karaikal") == 3
    play(match, "britain: unflag karaikal", "britain: pay 1 debt 0 treaty")
    assert (side(match, "britain")["debt"], left(match)) == (1, 0)
    shut(match)  # no Debt without one of the two points
    play(match, "britain: begin major")
    assert "flag cumberland" in options(match, "britain")  # the tile's EP are free of the restriction
    assert cost(match, "britain", "flag cumberland") == 3  # but the further Region costs 1


@rule("IS-5.2.12", "IS-R-88")
def test_restricted_points_standing_alone_may_be_stretched_one_in_each_purchase() -> None:
    match = play(calico(britain={"treaty": 2}), "britain: begin event", "britain: unflag antigua")
    assert options(match, "britain") == ["pay 0 debt 0 treaty", "pay 0 debt 1 treaty", "pay 1 debt 0 treaty"]
    play(match, "britain: pay 1 debt 0 treaty")
    assert left(match) == 1
    play(match, "britain: unflag caicos")
    assert options(match, "britain") == ["pay 0 debt 1 treaty", "pay 1 debt 0 treaty"]
    play(match, "britain: pay 0 debt 1 treaty")
    assert (left(match), side(match, "britain")["debt"], side(match, "britain")["treaty"]) == (0, 1, 1)
    shut(match)


@rule("IS-R-88")
def test_one_purchase_may_mix_event_points_major_points_debt_and_treaty_points() -> None:
    match = calico(tile="economic_2_military", britain={"treaty": 1, "limit": 1}, changes={
        **CALICO["changes"], "antilles_channel": "france", "martinique": "france"})  # fmt: skip
    play(match, "britain: begin major", "britain: join event")
    assert cost(match, "britain", "unflag antigua") == 3  # Protected
    play(match, "britain: unflag antigua")
    assert left(match) == 1  # the two Event points and one of the tile
    play(match, "britain: unflag martinique")  # 3: one of the tile, 1 Debt, 1 TRP
    assert (left(match), side(match, "britain")["debt"], side(match, "britain")["treaty"]) == (0, 1, 0)


@rule("IS-R-30", "IS-6.1.2")
def test_points_of_a_type_not_on_the_tile_open_it_for_debt_and_treaty_points() -> None:
    hand = {"hand": ["great_northern_war"], "ministry": ["court_of_the_sun_king", "john_law"], "treaty": 1}
    match = taken("france", "military_3_economic", france=hand, face_up=["court_of_the_sun_king"])
    play(match, "france: play great_northern_war", "france: begin event")  # 1 DP
    play(match, "france: flag savoy", "france: pay 0 debt 1 treaty", "france: flag sardinia")
    assert (side(match, "france")["debt"], side(match, "france")["treaty"]) == (2, 0)


# -- the rest of 5.2


@rule("IS-5.2.13", "IS-R-32")
def test_effects_without_points_ignore_connection_cost_and_surcharge() -> None:
    # Calico Acts for France unflags a Cotton Market anywhere; the EP spent later in Europe or NA have no surcharge
    match = taken("france", "economic_3_military", france={"hand": ["calico_acts"]},
                  changes={"west_bengal": "britain", "hooghly_river": "britain"})  # fmt: skip
    play(match, "france: play calico_acts", "france: choose west_bengal")
    assert owner(match, "west_bengal") is None
    assert side(match, "france")["debt"] == 0
    play(match, "france: begin major")
    assert left(match) == 3
    assert cost(match, "france", "flag antigua") == 2


@rule("IS-5.2.14")
def test_a_played_event_leaves_the_game() -> None:
    match = calico()
    assert match.view(None)["removed"] == ["calico_acts"]
    assert match.view(None)["discards"] == []
    assert side(match, "britain")["hand"] == []


@rule("IS-5.2.15")
def test_choices_are_made_by_the_player_of_the_card_while_it_resolves() -> None:
    match = taken("britain", "military_3_economic", turn="turn_5", britain={"hand": ["nootka_incident"]})
    play(match, "britain: play nootka_incident")
    assert asked(match) == [("britain", "effect_choose_one")]
    play(match, "britain: option 0")
    assert match.view(None)["round"]["actions"]["event"]["type"] == "diplomatic"


@rule("IS-5.2.15")
def test_where_the_card_names_the_opponent_he_chooses() -> None:
    match = taken("britain", "military_3_economic", britain={"hand": ["military_spending_overruns"]},
                  changes={"biscay": "france", "louisbourg": "france"})  # fmt: skip
    play(match, "britain: play military_spending_overruns")
    assert asked(match) == [("france", "effect_opponent_loses_asset")]
    play(match, "france: choose louisbourg")
    assert match.view(None)["damaged"] == ["louisbourg"]
    assert asked(match) == [("britain", "round")]


@rule("IS-5.2.4", "IS-5.2.3")
def test_announcement_condition_effect_in_that_order() -> None:
    match = calico()
    assert order(match, "event", "event_bonus", "points") == ["event", "event_bonus", "points"]


@rule("IS-5.2.1", "IS-5.2.14")
def test_an_event_that_was_shown_cannot_be_taken_back() -> None:
    match = taken("britain", "military_3_economic", britain={"hand": ["vatican_politics"]})
    play(match, "britain: play vatican_politics")
    with pytest.raises(CannotUndo):
        match.undo("britain")
