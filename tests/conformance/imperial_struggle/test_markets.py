"""Chapters 5.3.4 and 5.4: purchases in several Regions; shifting Markets, Isolation and Economic Cost."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle import scores
from tests.conformance.imperial_struggle.rounds import acting, begun, cost, offered, rest, shifts, taken
from tests.conformance.imperial_struggle.table import options, owner, play, side
from tests.conformance.rule import rule

BARE = {"flags": [], "navy": 0}


def isolated(match: Match) -> set[str]:
    return set(match.view(None)["isolated"])


# -- several Regions (5.3.4)


@rule("IS-5.3.4.1", "IS-5.3.4.4")
def test_each_further_region_costs_1_with_its_first_purchase() -> None:
    match = acting("britain", "economic", 4, britain={"limit": 20})
    assert cost(match, "britain", "flag antigua") == 2
    play(match, "britain: flag antigua")
    assert cost(match, "britain", "flag cumberland") == 3
    play(match, "britain: flag cumberland")
    assert cost(match, "britain", "flag georges_bank") == 2  # North America again
    assert cost(match, "britain", "flag cayman_passage") == 2  # back in the Caribbean
    assert cost(match, "britain", "flag vellore") == 3  # a third Region
    play(match, "britain: flag vellore")
    assert cost(match, "britain", "flag kurpa") == 2
    assert match.view(None)["round"]["regions"]["economic"] == ["north_america", "caribbean", "india"]


@rule("IS-5.3.4.1", "IS-5.5.2.2")
def test_the_same_separately_for_diplomatic_points() -> None:
    match = acting("france", "diplomatic", 4, france={"limit": 20})
    play(match, "france: flag savoy")
    assert cost(match, "france", "flag iroquois") == 3
    assert cost(match, "france", "flag nizam") == 3
    assert cost(match, "france", "flag sardinia") == 2
    play(match, "france: flag nizam")
    assert cost(match, "france", "flag mysore") == 2
    assert cost(match, "france", "flag privateers") == 3


@rule("IS-5.3.4.1", "IS-5.5.3.2", "IS-R-32")
def test_drawing_an_event_card_belongs_to_no_region() -> None:
    match = acting("france", "diplomatic", 4, france={"limit": 20})
    play(match, "france: draw event")
    assert cost(match, "france", "flag iroquois") == 2
    play(match, "france: flag iroquois")
    assert cost(match, "france", "draw event") == 3


@rule("IS-5.3.4.2")
def test_military_points_never_cause_it() -> None:
    changes = {"quebec_and_montreal": "france"}
    match = acting("france", "military", 4, conflict=["albany", "savoy", "kurpa"], changes=changes, france={"limit": 9})
    for space in ("albany", "savoy", "kurpa"):
        assert cost(match, "france", f"pacify {space}") == 2
        play(match, f"france: pacify {space}")


@rule("IS-5.3.4.3")
def test_it_is_counted_per_type() -> None:
    match = taken("britain", "economic_4_diplomatic", britain={"limit": 0})
    play(match, "britain: begin major", "britain: flag antigua", "britain: begin minor")
    assert "flag savoy" in options(match, "britain")  # 2 DP in Europe after EP in the Caribbean
    play(match, "britain: flag savoy")
    assert owner(match, "savoy") == "britain"


@rule("IS-5.3.4.5")
def test_it_counts_over_major_minor_and_event_points() -> None:
    hand = {"hand": ["west_african_gold_mining"], "debt": 1, "limit": 6}
    match = taken("britain", "military_3_economic", turn="turn_3", britain=hand, france={"limit": 6})
    play(
        match, "britain: play west_african_gold_mining", "britain: begin event", "britain: flag antigua"
    )  # 1 EP, 1 Debt
    assert side(match, "britain")["debt"] == 2
    play(match, "britain: begin minor", "britain: flag cumberland")  # 2 + 1 with the Minor 2 EP
    assert side(match, "britain")["debt"] == 3
    # and ends with the Action Round
    assert rest(match, "britain").view(None)["round"]["regions"] == {"economic": [], "diplomatic": []}


@rule("IS-R-32", "IS-5.3.4.1")
def test_shifts_through_advantages_paid_with_points_count() -> None:
    changes = {"albany": "france", "ile_aux_noix": "france"}
    match = acting("britain", "economic", 4, changes=changes, britain={"limit": 6})
    play(match, "britain: unflag albany with wheat")
    assert match.view(None)["round"]["regions"]["economic"] == ["north_america"]
    assert cost(match, "britain", "flag antigua") == 3
    # a free effect does not: Algonquin Raids leaves the first Region open
    free = acting("france", "economic", 4)
    play(free, "france: activate algonquin_raids", "france: choose albany")
    assert cost(free, "france", "flag antigua") == 2


# -- connection (5.4.1.1 to 5.4.1.4)


@rule("IS-5.4.1.1")
@pytest.mark.parametrize(("held", "reached"), [
    (["acadia"], {"northeast_channel"}),  # a Territory
    (["louisbourg"], {"gulf_of_st_lawrence", "northeast_channel", "georges_bank"}),  # a Fort
    (["gulf_of_maine"], {"georges_bank", "massachusetts_bay"}),  # a Naval space
    (["acadia", "northeast_channel"], {"georges_bank"}),  # a Market with a chain
    (["northeast_channel"], set()),  # an Isolated one
    (["savoy", "algonquin"], set()),  # Political spaces connect nothing
])  # fmt: skip
def test_what_connects_a_market(held: list[str], reached: set[str]) -> None:
    match = acting("france", "economic", 4, france={"flags": held, "navy": 0}, britain=BARE)
    assert offered(match, "france", "flag") == reached
    assert not offered(match, "france", "unflag")


@rule("IS-5.4.1.1", "IS-5.4.1.3")
def test_a_market_gained_in_this_round_connects_nothing_yet() -> None:
    match = acting("france", "economic", 4, france={"flags": ["acadia"]}, britain=BARE)
    play(match, "france: flag northeast_channel")
    assert not offered(match, "france", "flag")
    later = acting("france", "economic", 4, france={"flags": ["acadia", "northeast_channel"]}, britain=BARE)
    assert "georges_bank" in offered(later, "france", "flag")


@rule("IS-5.4.1.3", "IS-R-33")
def test_a_market_lost_and_regained_in_this_round_does_not_qualify() -> None:
    # Tropical Diseases removes an own flag; the Market is flagged again
    french = {"flags": ["guadeloupe", "martinique"], "hand": ["tropical_diseases"], "limit": 4}
    match = taken("france", "economic_3_military", france=french, britain=BARE)
    play(match, "france: play tropical_diseases", "france: begin major")
    assert offered(match, "france", "flag") == {"martinique"}
    play(match, "france: flag martinique")
    assert not offered(match, "france", "flag")  # Antigua and St. Lucia lie beside it


@rule("IS-5.4.1.2", "IS-EX-30")
def test_a_fort_squadron_or_seized_fort_of_this_round_connects_at_once() -> None:
    match = taken("france", "military_4_economic", france={"flags": ["acadia"], "navy": 1}, britain=BARE)
    play(match, "france: begin major", "france: build louisbourg", "france: deploy navy > gulf_of_maine")
    play(match, "france: begin minor")
    assert {"gulf_of_st_lawrence", "georges_bank", "northeast_channel", "massachusetts_bay"} == offered(
        match, "france", "flag"
    )


@rule("IS-5.4.1.4")
def test_the_market_to_be_shifted_may_be_isolated_or_marked() -> None:
    british = {"flags": ["antigua", "puerto_rico"], "navy": 0}
    match = acting("france", "economic", 4, france={"flags": ["antilles_channel"], "navy": 0}, britain=british,
                   conflict=["martinique"])  # fmt: skip
    assert isolated(match) == {"antigua", "puerto_rico"}
    assert {"unflag antigua", "flag martinique"} <= shifts(match, "france")


# -- Isolation (5.4.1.5 to 5.4.1.10)


@rule("IS-5.4.1.5")
@pytest.mark.parametrize(("french", "alone"), [
    (["quebec_and_montreal", "cataraqui", "niagara", "allegheny"], set()),  # a chain
    (["cataraqui", "niagara", "allegheny"], {"cataraqui", "niagara", "allegheny"}),
    (["ohio_forks", "cataraqui", "niagara"], set()),  # a Fort ends it
    (["quebec_and_montreal", "cataraqui", "allegheny"], {"allegheny"}),  # a gap
    (["quebec_and_montreal", "ile_aux_noix"], set()),  # a direct connection
    (["cabot_strait", "gulf_of_st_lawrence"], set()),  # a Naval space
])  # fmt: skip
def test_a_market_without_a_chain_is_isolated(french: list[str], alone: set[str]) -> None:
    match = begun("britain", france={"flags": french, "navy": 0}, britain={"flags": ["albany", "hudson_valley"]})
    assert isolated(match) - {"albany", "hudson_valley"} == alone


@rule("IS-5.4.1.5")
def test_the_enemys_spaces_are_no_part_of_a_chain() -> None:
    match = begun("britain", france={"flags": ["cataraqui", "niagara"]}, britain={"flags": ["quebec_and_montreal"]})
    assert isolated(match) == {"cataraqui", "niagara"}


@rule("IS-5.4.1.6", "IS-3.8.0.3")
def test_a_marker_isolates_not_its_own_market_but_those_behind_it() -> None:
    chain = ["quebec_and_montreal", "cataraqui", "niagara", "allegheny"]
    match = begun("britain", france={"flags": chain}, britain=BARE, conflict=["niagara"])
    assert isolated(match) == {"allegheny"}
    match = begun("britain", france={"flags": chain}, britain=BARE, conflict=["allegheny"])
    assert isolated(match) == set()


@rule("IS-5.4.1.7", "IS-5.4.1.8", "IS-R-33")
def test_isolation_is_found_at_the_start_of_every_round_for_both_sides() -> None:
    changes = {"niagara": "france", "albany": "britain"}
    match = acting("britain", "economic", 4, changes=changes, conflict=["cataraqui"], tiles=["economic_3_military"])
    assert isolated(match) == {"niagara"}
    play(match, "britain: finish", "britain: begin minor", "britain: pacify cataraqui")
    assert isolated(match) == {"niagara"}  # unchanged during the round
    rest(match, "britain")
    assert isolated(match) == set()


@rule("IS-5.4.1.8", "IS-EX-29")
def test_a_chain_broken_in_a_round_isolates_from_the_next_round_on() -> None:
    british = {"flags": ["hooghly_river", "midnapore", "kurpa"], "navy": 0}
    french = {"flags": ["west_bengal", "plassey", "chandernagore", "mangalore"], "navy": 0}
    match = acting("britain", "economic", 4, france=french, britain=british)
    assert isolated(match) == set()
    play(match, "britain: unflag west_bengal")
    assert isolated(match) == set()
    rest(match, "britain")
    assert isolated(match) == {"mangalore"}


@rule("IS-R-33", "IS-5.4.1.7")
def test_a_market_whose_flag_changes_leaves_the_set() -> None:
    match = acting("britain", "economic", 4, changes={"georges_bank": "france"})
    assert isolated(match) == {"georges_bank"}
    play(match, "britain: unflag georges_bank")
    assert isolated(match) == set()
    assert cost(match, "britain", "flag georges_bank") == 2  # an empty Market is never Isolated


@rule("IS-R-33")
def test_spanish_flags_are_never_isolated() -> None:
    match = begun("france", options={"spanish_empire": True})
    assert match.view(None)["spain"] == ["puerto_principe", "havana", "santiago"]
    assert isolated(match) == set()


@rule("IS-5.4.1.10")
def test_an_isolated_market_still_counts_as_controlled() -> None:
    match = begun("france", france={"flags": ["puerto_rico"]}, britain=BARE)
    assert isolated(match) == {"puerto_rico"}
    assert match.view(None)["advantages"]["rum"]["holder"] == "france"
    assert owner(match, "puerto_rico") == "france"
    scored = scores.scored(["puerto_rico"], [], demand=["sugar"])
    assert scores.demand(scored) == {"sugar": "france"}
    assert scores.awards(scored)["caribbean"] == "france"


# -- Economic Cost (5.4.2)


@rule("IS-5.4.2.1", "IS-5.4.2.7")
def test_flagging_and_unflagging_cost_the_printed_value() -> None:
    changes = {"cumberland": "france", "allegheny": "france", "ohio_forks": "france"}
    match = acting("britain", "economic", 4, changes=changes, damaged=["ohio_forks"])
    assert cost(match, "britain", "unflag cumberland") == 2
    play(match, "britain: unflag cumberland")
    assert cost(match, "britain", "flag cumberland") == 2


@rule("IS-5.4.2.2")
def test_isolated_or_marked_the_base_is_1() -> None:
    fields: dict[str, Any] = {"changes": {"albany": "france"}}
    assert cost(acting("britain", "economic", 4, **fields), "britain", "unflag albany") == 1  # Isolated, printed 3
    chain = {"changes": {"albany": "france", "ile_aux_noix": "france"}}
    assert cost(acting("britain", "economic", 4, **chain), "britain", "unflag albany") == 3
    marked = acting("britain", "economic", 4, conflict=["albany"], **chain)
    assert cost(marked, "britain", "unflag albany") == 1


@rule("IS-5.4.2.2", "IS-R-91", "IS-R-31")
def test_fur_trade_fixes_the_base_at_1() -> None:
    changes = {"albany": "france", "ile_aux_noix": "france", "hudson_bay": "britain"}
    match = acting("britain", "economic", 4, changes=changes)
    assert cost(match, "britain", "unflag albany with fur_trade") == 1
    guarded = acting("britain", "economic", 4, changes={**changes, "champlain_valley": "france"}, britain={"limit": 6})
    assert cost(guarded, "britain", "unflag albany with fur_trade") == 2  # Protected comes on top
    play(guarded, "britain: flag antigua")
    assert cost(guarded, "britain", "unflag albany with fur_trade") == 3  # and the further Region


@rule("IS-5.4.2.3", "IS-5.4.2.5", "IS-8.2.6")
def test_advantages_reduce_the_cost_before_increases() -> None:
    changes = {"albany": "france", "ile_aux_noix": "france"}
    match = acting("britain", "economic", 4, changes=changes)
    assert cost(match, "britain", "unflag albany with wheat") == 2
    guarded = acting("britain", "economic", 4, changes={**changes, "champlain_valley": "france"})
    assert cost(guarded, "britain", "unflag albany") == 4
    assert cost(guarded, "britain", "unflag albany with wheat") == 3
    assert "with wheat" not in " ".join(options(acting("france", "economic", 4), "france"))


@rule("IS-EX-11", "IS-5.4.2.5", "IS-8.2.6")
def test_example_11_rum() -> None:
    # a Protected French Market of printed cost 2 with a Conflict marker: 1 - 1 + 1
    match = acting("britain", "economic", 4, conflict=["martinique"],
                   changes={"puerto_rico": "britain", "antilles_channel": "france"})  # fmt: skip
    assert cost(match, "britain", "unflag martinique") == 2
    assert cost(match, "britain", "unflag martinique with rum") == 1
    play(match, "britain: unflag martinique with rum")
    assert match.view(None)["advantages"]["rum"]["exhausted"] is True


@rule("IS-5.4.2.4", "IS-EX-23", "IS-5.4.2.7")
def test_example_23_a_protected_market() -> None:
    match = acting("britain", "economic", 4, changes={"georges_bank": "france", "louisbourg": "france"},
                   britain={"limit": 6})  # fmt: skip
    assert cost(match, "britain", "unflag georges_bank") == 3
    play(match, "britain: unflag georges_bank")
    assert cost(match, "britain", "flag georges_bank") == 2
    play(match, "britain: flag georges_bank")
    assert (owner(match, "georges_bank"), side(match, "britain")["debt"]) == ("britain", 1)


@rule("IS-5.4.2.6")
def test_a_protected_market_with_a_marker_costs_2() -> None:
    match = acting("britain", "economic", 4, changes={"georges_bank": "france", "louisbourg": "france"},
                   conflict=["georges_bank"])  # fmt: skip
    assert cost(match, "britain", "unflag georges_bank") == 2


@rule("IS-R-31", "IS-5.4.2.5")
def test_the_order_of_the_calculation() -> None:
    # set to 1, minus 1, in a second Region: 1; and the same Protected: 2
    for fort, price in ((None, 1), ("antilles_channel", 2)):
        changes = {"puerto_rico": "britain", **({fort: "france"} if fort else {})}
        match = acting("britain", "economic", 4, conflict=["martinique"], changes=changes, britain={"limit": 4})
        play(match, "britain: flag vellore")
        assert cost(match, "britain", "unflag martinique with rum") == price
        assert cost(match, "britain", "unflag martinique") == price + 1


@rule("IS-5.4.2.7")
def test_an_empty_market_is_never_protected_or_isolated() -> None:
    # Antigua, empty between the British Squadron and nothing French but Martinique
    match = acting("france", "economic", 4, changes={"antilles_channel": "britain"})
    assert cost(match, "france", "flag antigua") == 2
    assert isolated(match) == set()


@rule("IS-R-35", "IS-3.8.0.3")
def test_a_marked_market_still_lets_a_fort_be_built_or_seized_beside_it() -> None:
    french = {"flags": ["niagara", "allegheny"], "navy": 0}
    match = acting("france", "military", 4, france=french, britain=BARE, conflict=["niagara", "allegheny"])
    assert offered(match, "france", "build") == {"ohio_forks"}
    match = acting("france", "military", 4, france=french, britain={"flags": ["ohio_forks"]}, damaged=["ohio_forks"],
                   conflict=["niagara", "allegheny"])  # fmt: skip
    assert offered(match, "france", "seize") == {"ohio_forks"}
