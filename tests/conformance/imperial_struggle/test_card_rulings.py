"""Rulings on cards that touch the rules of chapter 5 (IS-R-95 to IS-R-98, 102, 105, 110)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle.rounds import acting, begun, cost, left, minor, offered, shifts, state, taken
from tests.conformance.imperial_struggle.table import asked, forbidden, options, owner, play, side
from tests.conformance.rule import rule

BURKE: dict[str, Any] = {"turn": "turn_5", "face_up": ["edmund_burke"]}
IRELAND = {"ireland_alliance": "britain", "ireland_prestige": "britain"}


def burke(**fields: Any) -> dict[str, Any]:
    return {"ministry": ["edmund_burke", "james_watt"], "limit": 0, **fields}


# -- Townshend Acts (95)


@rule("IS-R-95")
def test_the_townshend_marker_before_the_tile_or_directly_after_it() -> None:
    fields: dict[str, Any] = {
        "turn": "turn_5", "face_up": ["townshend_acts"], "demand": ["furs", "fish", "cotton"],
        "britain": {"ministry": ["townshend_acts", "edmund_burke"]},
    }  # fmt: skip
    commodities = {"furs", "spice", "fish", "tobacco", "sugar", "cotton"}
    match = begun("britain", tiles=["military_4_economic", "economic_4_military"], **fields)
    assert offered(match, "britain", "mark") == commodities  # in demand or not
    play(match, "britain: take military_4_economic")
    assert offered(match, "britain", "mark") == commodities
    late = play(match.clone(), "britain: buy tile", "britain: place in awi_mysore_war")
    assert not offered(late, "britain", "mark")
    play(match, "britain: mark sugar", "britain: begin minor")
    assert match.view(None)["townshend"] == "sugar"
    assert offered(match, "britain", "unflag") == {"martinique"}  # a Sugar Market, without a Conflict marker
    # to the end of the turn
    later = minor("britain", "military_4_economic", townshend="sugar", rounds=4, **fields)
    assert offered(later, "britain", "unflag") == {"martinique"}
    assert not offered(minor("britain", "military_4_economic", **fields), "britain", "unflag")


# -- Turgot and Merchant Banks (96)


@rule("IS-R-96")
@pytest.mark.parametrize(("french", "british", "points"), [(9, 8, 2), (13, 8, 2), (8, 8, 1), (7, 8, 1)])
def test_turgot_compares_before_the_first_debt_of_the_round(french: int, british: int, points: int) -> None:
    fields: dict[str, Any] = {"turn": "turn_5", "face_up": ["turgot"], "britain": {"limit": british}}
    match = acting("france", "diplomatic", 2, france={"limit": french, "ministry": ["turgot", "lavoisier"]}, **fields)
    play(match, "france: flag savoy", "france: flag sweden")  # 2 DP more
    assert side(match, "france")["debt"] == 3 - points
    play(match, "france: flag sardinia")  # later Debt gives 1 each
    assert side(match, "france")["debt"] == 5 - points


@rule("IS-R-96")
def test_turgots_second_point_may_be_left_over() -> None:
    fields: dict[str, Any] = {"turn": "turn_5", "face_up": ["turgot"], "britain": {"limit": 2}}
    match = acting("france", "diplomatic", 2, france={"limit": 9, "ministry": ["turgot", "lavoisier"]}, **fields)
    play(match, "france: flag russia")  # 3 DP: one short, one point of Debt gives two
    assert (side(match, "france")["debt"], left(match)) == (1, 1)


@rule("IS-R-96")
def test_turgot_face_down_does_nothing_and_may_be_turned_up_at_that_moment() -> None:
    fields: dict[str, Any] = {"turn": "turn_5", "britain": {"limit": 2}}
    match = acting("france", "diplomatic", 2, france={"limit": 9, "ministry": ["turgot", "lavoisier"]}, **fields)
    down = play(match.clone(), "france: flag savoy", "france: flag sweden")
    assert side(down, "france")["debt"] == 2
    play(match, "france: flag savoy", "france: reveal turgot", "france: flag sweden")
    assert side(match, "france")["debt"] == 1


@rule("IS-R-96")
def test_merchant_banks_cover_the_first_two_points_for_economic_points() -> None:
    fields: dict[str, Any] = {"turn": "turn_3", "face_up": ["merchant_banks"]}
    british = {"ministry": ["merchant_banks", "pitt_the_elder"], "limit": 4, "debt": 4}  # at the limit
    match = acting("britain", "economic", 2, britain=british, conflict=["vellore", "kurpa", "cayman_passage"], **fields)
    play(match, "britain: flag antigua", "britain: flag santiago")
    assert side(match, "britain")["debt"] == 4
    assert owner(match, "santiago") == "britain"
    assert not shifts(match, "britain")  # two points in a turn, and Cayman Passage would cost 1
    diplomatic = acting("britain", "diplomatic", 2, britain=british, **fields)
    assert "flag russia" not in options(diplomatic, "britain")  # economic points only
    down = acting("britain", "economic", 2, britain={**british, "debt": 3}, turn="turn_3")
    play(down, "britain: flag albany")  # 1 Debt before the card is turned up
    assert side(down, "britain")["debt"] == 4
    play(down, "britain: reveal merchant_banks")
    assert shifts(down, "britain")  # it does not count against the two


# -- North American Trade (97)


@rule("IS-R-97")
def test_north_american_trade_is_tested_at_the_start_of_the_round() -> None:
    french = {"ministry": ["north_american_trade", "turgot"], "limit": 0}
    fields: dict[str, Any] = {"turn": "turn_5", "face_up": ["north_american_trade"], "france": french}
    behind = acting("france", "economic", 3, **fields)  # 1 Fur Market against 1 Fur and 1 Fish
    assert left(behind) == 3
    more = {"albany": "france", "georges_bank": "france"}
    assert left(acting("france", "economic", 3, changes=more, **fields)) == 4
    marked = acting("france", "economic", 3, changes=more, conflict=["albany"], **fields)  # 2 : 2
    assert left(marked) == 3
    gained = taken("france", "military_3_economic", **fields)
    play(gained, "france: begin minor")
    assert left(gained) == 2
    small = play(taken("france", "military_3_economic", changes=more, **fields), "france: begin minor")
    assert left(small) == 3
    # turned up in the middle of the Action it adds its point at once, and once only
    late = acting("france", "economic", 3, changes=more, turn="turn_5", france=french)
    play(late, "france: reveal north_american_trade")
    assert left(late) == 4


@rule("IS-R-97")
def test_north_american_trade_and_event_points() -> None:
    french = {"ministry": ["north_american_trade", "lavoisier"], "limit": 0, "hand": ["wealth_of_nations"]}
    fields: dict[str, Any] = {"turn": "turn_5", "face_up": ["north_american_trade", "lavoisier"], "france": french,
                              "changes": {"albany": "france", "georges_bank": "france"}}  # fmt: skip
    match = taken("france", "military_3_diplomatic", **fields)
    play(match, "france: play wealth_of_nations", "france: begin event")
    assert left(match) == 4  # an Economic Major Action formed by Event points
    major = taken("france", "economic_3_military", **fields)
    play(major, "france: play wealth_of_nations", "france: begin event")
    assert left(major) == 3  # the tile has one of its own
    play(major, "france: begin major")
    assert left(major) == 5  # 3, Lavoisier's 1 and this 1


@rule("IS-R-97")
def test_north_american_trade_refreshes_the_huguenots_once_when_turned_up() -> None:
    match = begun(
        "france", turn="turn_5", huguenots_spent=["acadia"], france={"ministry": ["north_american_trade", "turgot"]}
    )
    play(match, "france: reveal north_american_trade")
    assert match.view(None)["huguenots_spent"] == []
    assert match.view(None)["huguenots"] == ["acadia"]


# -- Jacobite Uprisings (98)


@rule("IS-R-98")
def test_jacobite_uprisings_shift_with_military_points() -> None:
    french = {"ministry": ["jacobite_uprisings", "john_law"], "limit": 9}
    changes = dict.fromkeys(("scotland_alliance", "scotland_prestige", "ireland_alliance"), "britain")
    match = acting("france", "military", 4, france=french, face_up=["jacobite_uprisings"], changes=changes,
                   conflict=["scotland_prestige"])  # fmt: skip
    assert not shifts(match, "france")
    play(match, "france: use jacobite_uprisings_military_shift")
    assert shifts(match, "france") == {
        "unflag scotland_alliance", "unflag scotland_prestige", "unflag ireland_alliance", "flag ireland_prestige",
    }  # fmt: skip
    assert cost(match, "france", "unflag ireland_alliance") == 2
    assert cost(match, "france", "unflag scotland_alliance") == 2  # the Political Cost
    assert cost(match, "france", "unflag scotland_prestige") == 1
    for move in ("unflag scotland_alliance", "flag scotland_alliance", "flag ireland_prestige"):  # any number of spaces
        play(match, f"france: {move}")
    assert match.view(None)["round"]["regions"] == {"economic": [], "diplomatic": []}  # no surcharge
    forbidden(match, "france", "score uprisings")  # only in a different Action Round


@rule("IS-R-98", "IS-5.3.2.5")
def test_the_minor_restriction_holds_for_uprisings() -> None:
    french = {"ministry": ["jacobite_uprisings", "john_law"], "limit": 9}
    match = minor("france", "economic_4_military", france=french, face_up=["jacobite_uprisings"],
                  changes={"scotland_alliance": "britain"})  # fmt: skip
    play(match, "france: use jacobite_uprisings_military_shift")
    assert not offered(match, "france", "unflag")
    play(match, "france: flag scotland_prestige")
    assert state(match, "minor") == "closed"


@rule("IS-R-98", "IS-R-107")
def test_jacobite_uprisings_score_for_3_points_in_another_round() -> None:
    french = {"ministry": ["jacobite_uprisings", "john_law"]}
    changes = {"scotland_alliance": "france", "ireland_prestige": "france"}
    match = acting("france", "military", 4, france=french, face_up=["jacobite_uprisings"], changes=changes)
    assert cost(match, "france", "score uprisings") == 3
    play(match, "france: score uprisings")
    assert match.view(None)["vp"] == 18  # three spaces
    forbidden(match, "france", "score uprisings", "use jacobite_uprisings_military_shift")
    spent = acting("france", "military", 4, france=french, face_up=["jacobite_uprisings"], rounds=2,
                   spent=["jacobite_uprisings_military_shift"])  # fmt: skip
    assert "score uprisings" in options(spent, "france")


# -- extra points (102)


@rule("IS-R-102")
def test_extra_points_join_a_minor_action_and_create_none() -> None:
    fields: dict[str, Any] = {"turn": "turn_3", "face_up": ["choiseul"]}
    french = {"ministry": ["choiseul", "dupleix"], "navy": 3}
    match = minor("france", "economic_4_military", france=french, **fields)
    play(match, "france: use choiseul_extra_military")
    assert left(match) == 3
    play(match, "france: deploy navy > biscay")  # its one purchase; the rest is lost
    assert state(match, "minor") == "closed"
    none_ = taken("france", "economic_4_diplomatic", france=french, **fields)
    for action in ("major", "minor"):
        play(none_, f"france: begin {action}")
        assert "use choiseul_extra_military" not in options(none_, "france")


@rule("IS-R-102")
def test_the_cardinal_ministers_raise_the_tile_directly_after_it_is_taken() -> None:
    french = {"ministry": ["the_cardinal_ministers", "john_law"], "hand": ["acts_of_union"]}
    changes = {"savoy": "france", "sardinia": "france"}  # and Austria, lower right
    fields: dict[str, Any] = {"face_up": ["the_cardinal_ministers"], "changes": changes, "france": french}
    match = taken("france", "diplomatic_3_economic", **fields)
    late = play(match.clone(), "france: play acts_of_union")
    assert "use the_cardinal_ministers_diplomatic_bonus" not in options(late, "france")
    play(match, "france: use the_cardinal_ministers_diplomatic_bonus")
    assert (left(match, "major"), left(match, "minor")) == (6, 2)
    play(match, "france: play acts_of_union")
    assert left(match, "event") == 2  # Event points are not raised
    small = taken("france", "military_3_diplomatic", **fields)
    play(small, "france: use the_cardinal_ministers_diplomatic_bonus")
    assert left(small, "minor") == 5
    without = taken("france", "military_3_economic", **fields)
    assert "use the_cardinal_ministers_diplomatic_bonus" not in options(without, "france")


@rule("IS-R-102")
def test_edmund_burkes_points_are_spent_last_and_only_in_europe() -> None:
    match = acting("britain", "diplomatic", 3, changes=IRELAND, britain=burke(), **BURKE)
    play(match, "britain: flag savoy")  # with points of the tile
    assert left(match) == 1
    assert "flag russia" in options(match, "britain")  # 1 + 2 of Burke
    assert "flag iroquois" not in options(match, "britain")  # 3 with the surcharge; Burke's points cannot pay
    play(match, "britain: flag sardinia")  # 1 of the tile and 1 of Burke
    assert "flag sweden" not in options(match, "britain")  # 1 of Burke is left
    # until then the Action is bound to nothing
    outside = acting("britain", "diplomatic", 4, changes=IRELAND, britain=burke(limit=1), **BURKE)
    play(outside, "britain: flag savoy", "britain: flag iroquois")
    assert (left(outside), side(outside, "britain")["debt"]) == (0, 1)


@rule("IS-R-102")
def test_spending_outside_europe_forfeits_burkes_points() -> None:
    match = acting("britain", "diplomatic", 4, changes=IRELAND, britain=burke(), **BURKE)
    play(match, "britain: flag iroquois")
    assert left(match) == 2
    assert "flag russia" not in options(match, "britain")  # 3 + 1, and 2 points are left


@rule("IS-R-102")
def test_once_one_of_burkes_points_is_used_the_action_stays_in_europe() -> None:
    match = acting("britain", "diplomatic", 3, changes=IRELAND, britain=burke(limit=9), **BURKE)
    play(match, "britain: flag savoy", "britain: flag sardinia")
    assert not {"flag iroquois", "flag nizam", "draw event"} & set(options(match, "britain"))
    assert "flag sweden" in options(match, "britain")


@rule("IS-R-102", "IS-R-90")
@pytest.mark.parametrize(("changes", "conflict", "points"), [
    ({"ireland_alliance": "none"}, [], 0), ({"ireland_alliance": "britain"}, [], 1), (IRELAND, [], 2),
    (IRELAND, ["ireland_prestige"], 1),
])  # fmt: skip
def test_burke_gives_a_point_for_each_space_in_ireland(
    changes: dict[str, str], conflict: list[str], points: int
) -> None:
    match = acting("britain", "diplomatic", 2, changes=changes, conflict=conflict, britain=burke(), **BURKE)
    play(match, "britain: flag savoy")
    assert ("flag sardinia" in options(match, "britain")) == (points == 2)
    more = acting("britain", "diplomatic", 2, changes=changes, conflict=conflict, britain=burke(), **BURKE)
    assert ("flag russia" in options(more, "britain")) == (points >= 1)


@rule("IS-R-102")
def test_burkes_points_do_not_join_a_minor_action() -> None:
    match = minor("britain", "military_4_diplomatic", changes=IRELAND, britain=burke(), **BURKE)
    assert "flag russia" not in options(match, "britain")


# -- would-be Isolation and the price of a discard (105, 110)


@rule("IS-R-105")
def test_south_sea_speculation_hits_no_market_whose_loss_isolates_another() -> None:
    french = {"flags": ["quebec_and_montreal", "cataraqui", "niagara", "ile_aux_noix"]}
    match = taken("britain", "military_3_economic", britain={"hand": ["south_sea_speculation"]}, france=french)
    play(match, "britain: play south_sea_speculation")
    # Niagara has a second chain through Ile-aux-Noix: none of the three isolates another
    assert offered(match, "britain", "choose") == {"cataraqui", "niagara", "ile_aux_noix"}
    french = {"flags": ["quebec_and_montreal", "cataraqui", "niagara"]}
    match = taken("britain", "military_3_economic", britain={"hand": ["south_sea_speculation"]}, france=french)
    play(match, "britain: play south_sea_speculation")
    assert owner(match, "niagara") is None  # the only legal target
    assert owner(match, "cataraqui") == "france"
    # judged on the map as it is: what is cut off already is not made so
    french = {"flags": ["niagara", "allegheny"]}
    match = taken("britain", "military_3_economic", britain={"hand": ["south_sea_speculation"]}, france=french)
    play(match, "britain: play south_sea_speculation")
    assert offered(match, "britain", "choose") == {"niagara", "allegheny"}


@rule("IS-R-110")
def test_edmond_halleys_discard_is_its_price() -> None:
    british = {"ministry": ["edmond_halley", "robert_walpole"]}
    fields: dict[str, Any] = {"face_up": ["edmond_halley"], "changes": {"biscay": "britain"}}
    empty = begun("britain", britain=british, **fields)
    assert not offered(empty, "britain", "discard")
    match = begun("britain", britain={**british, "hand": ["tax_reform"]}, **fields)
    play(match, "britain: discard tax_reform")
    assert (side(match, "britain")["treaty"], match.view(None)["discards"]) == (1, ["tax_reform"])
    assert asked(match) == [("britain", "round")]
