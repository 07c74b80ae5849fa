"""French Ministry cards of the Succession Era and Jacobite Uprisings: every ability."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle import scores
from tests.conformance.imperial_struggle.cards import serving, spent, vp
from tests.conformance.imperial_struggle.rounds import begun, cost, left, offered, shifts, state, taken
from tests.conformance.imperial_struggle.table import asked, build, forbidden, happened, options, owner, play, side
from tests.conformance.rule import rule

# -- The Cardinal Ministers

CARDINALS = "use the_cardinal_ministers_diplomatic_bonus"
COUNTED = {"savoy", "sardinia", "spain_prestige_2", "spain_prestige_3", "austria_prestige_upper"}  # and one from set-up


@rule("IS-R-102", "IS-R-90", "IS-3.5.4.1")
@pytest.mark.parametrize(("changes", "conflict", "more"), [
    ({}, [], 1),  # Austria's lower Prestige space
    ({"savoy": "france"}, [], 2),
    ({"sardinia": "france", "spain_prestige_2": "france"}, [], 3),
    (dict.fromkeys(COUNTED, "france"), [], 3),  # at most
    ({"austria_prestige_lower": "none", "spain_prestige_3": "france", "austria_prestige_upper": "france"}, [], 2),
    ({"savoy": "france"}, ["savoy"], 1),
    ({"spain_alliance_lower": "france", "sweden": "france", "austria_alliance_3": "france"}, [], 1),
])  # fmt: skip
def test_cardinal_ministers_raise_the_diplomatic_action(
    changes: dict[str, str], conflict: list[str], more: int
) -> None:
    match = serving("france", "the_cardinal_ministers", "diplomatic_3_economic", changes=changes, conflict=conflict)
    play(match, f"france: {CARDINALS}")
    assert (left(match, "major"), left(match, "minor"), spent(match, "france")) == (3 + more, 2, ["diplomatic_bonus"])
    forbidden(match, "france", CARDINALS)


@rule("IS-R-102", "IS-5.3.2.3")
def test_cardinal_ministers_raise_a_minor_action_if_that_is_the_diplomatic_one() -> None:
    match = serving("france", "the_cardinal_ministers", "military_3_diplomatic", france={"limit": 0})
    play(match, f"france: {CARDINALS}", "france: begin minor")
    assert left(match) == 3
    forbidden(match, "france", "unflag austria_alliance_2")  # its limits stay
    play(match, "france: flag russia")
    assert state(match, "minor") == "closed"
    without = serving("france", "the_cardinal_ministers", "military_3_economic")
    forbidden(without, "france", CARDINALS)


@rule("IS-R-102")
def test_cardinal_ministers_come_directly_after_the_tile() -> None:
    fields: dict[str, Any] = {"france": {"hand": ["carnatic_war"]}, "tiles": ["economic_4_military"]}
    match = serving("france", "the_cardinal_ministers", "diplomatic_3_economic", **fields)
    for moves in (
        ["flag savoy"], ["flag antigua"], ["play carnatic_war"], ["activate algonquin_raids", "choose albany"],
    ):  # fmt: skip
        other = play(match.clone(), *[f"france: {move}" for move in moves])
        assert asked(other) == [("france", "round")]
        forbidden(other, "france", CARDINALS)
    before = begun("france", face_up=["the_cardinal_ministers"], france={"ministry": ["the_cardinal_ministers"]})
    forbidden(before, "france", CARDINALS)
    hidden = taken("france", "diplomatic_3_economic", france={"ministry": ["the_cardinal_ministers"]})
    forbidden(hidden, "france", CARDINALS)
    play(hidden, "france: reveal the_cardinal_ministers", f"france: {CARDINALS}")
    assert left(hidden, "major") == 4
    assert not [move for move in options(hidden, "france") if move.startswith("pass")]  # an ability was used


@rule("IS-R-102")
def test_cardinal_ministers_the_number_is_fixed_and_event_points_are_not_raised() -> None:
    match = serving("france", "the_cardinal_ministers", "diplomatic_3_economic", france={"hand": ["acts_of_union"]})
    play(match, f"france: {CARDINALS}", "france: play acts_of_union")
    assert (left(match, "major"), left(match, "event")) == (4, 2)
    play(match, "france: begin major", "france: flag savoy", "france: flag spain_prestige_2")
    assert left(match) == 0  # spaces taken later add nothing


# -- John Law


@rule("IS-R-90", "IS-4.1.11.1", "IS-R-101")
@pytest.mark.parametrize(("debt", "scotland", "conflict", "after"), [
    (4, "none", [], 3), (4, "france", [], 2), (4, "britain", [], 3), (4, "france", ["scotland_prestige"], 3),
    (1, "france", [], 0), (0, "france", [], 0),
])  # fmt: skip
def test_john_law_lowers_debt_at_the_end_of_the_turn(debt: int, scotland: str, conflict: list[str], after: int) -> None:
    match = build(turn="turn_2", phase="end", france={"debt": debt, "ministry": ["john_law"]}, face_up=["john_law"],
                  changes={"scotland_prestige": scotland}, conflict=conflict, demand=[])  # fmt: skip
    assert side(match, "france")["debt"] == after


@rule("IS-R-101", "IS-4.0.1")
def test_john_law_comes_before_scoring_in_each_turn() -> None:
    # at the limit of 6: first down to 5, then Tobacco raises it by 1 without overrun
    flags = {"georgia": "none", "caicos": "france"}
    match = build(turn="turn_2", phase="end", france={"debt": 6, "ministry": ["john_law"]}, face_up=["john_law"],
                  changes=flags, demand=["tobacco"])  # fmt: skip
    assert side(match, "france")["debt"] == 6
    assert not [args for args in happened(match, "vp") if args[-1] == "debt_overrun"]


# -- Court of the Sun King


@rule("IS-R-101")
@pytest.mark.parametrize(("award", "mine"), [(scores.TRP, 1), (scores.VP_1, 2), (scores.VP_1_TRP, 2)])
def test_court_of_the_sun_king_adds_a_vp_to_the_europe_award(award: str, mine: int) -> None:
    awards = {**scores.PLAIN, "europe": award}
    if award == scores.TRP:
        awards["north_america"] = scores.VP_1
    fields: dict[str, Any] = {"france": {"ministry": ["court_of_the_sun_king"]}, "face_up": ["court_of_the_sun_king"]}
    match = scores.scored(["savoy"], [], awards=awards, demand=[], **fields)
    assert scores.vp(match) == [("france", mine, "award")]
    assert [args[1:] for args in happened(match, "award_changed")] == [(1,)]
    lost = scores.scored([], ["savoy"], awards=awards, demand=[], **fields)
    assert scores.vp(lost) == ([] if award == scores.TRP else [("britain", 1, "award")])
    prestige = scores.scored(["biscay"], [], awards=awards, demand=[], **fields)
    assert scores.vp(prestige) == [("france", mine, "award"), ("france", 2, "prestige")]


@rule("IS-R-101")
def test_court_of_the_sun_king_concerns_europe_only() -> None:
    awards = {**scores.PLAIN, "caribbean": scores.VP_1_TRP}
    match = scores.scored(["antigua"], [], awards=awards, demand=[], face_up=["court_of_the_sun_king"],
                          france={"ministry": ["court_of_the_sun_king"]})  # fmt: skip
    assert scores.vp(match) == [("france", 1, "award")]


# -- Jacobite Uprisings

SHIFT, SCORE = "use jacobite_uprisings_military_shift", "score uprisings"


@rule("IS-R-98")
def test_jacobite_uprisings_shifts_scotland_and_ireland_with_military_points() -> None:
    changes = {"scotland_alliance": "britain", "ireland_prestige": "britain"}
    match = serving("france", "jacobite_uprisings", "military_4_diplomatic", changes=changes,
                    conflict=["ireland_prestige"])  # fmt: skip
    forbidden(match, "france", SHIFT)  # a military Action is needed
    play(match, "france: begin major")
    assert not shifts(match, "france")
    play(match, f"france: {SHIFT}")
    assert spent(match, "france") == ["military_shift"]
    assert shifts(match, "france") == {"unflag scotland_alliance", "unflag ireland_prestige", "flag scotland_prestige"}
    prices = [cost(match, "france", move) for move in (
        "unflag scotland_alliance", "unflag ireland_prestige", "flag scotland_prestige")]  # fmt: skip
    assert prices == [2, 1, 3]
    play(match, "france: unflag scotland_alliance", "france: flag scotland_alliance")  # several in one round
    assert (owner(match, "scotland_alliance"), left(match)) == ("france", 0)


@rule("IS-R-98", "IS-5.3.4.2")
def test_jacobite_uprisings_shifts_pay_and_cause_no_surcharge() -> None:
    match = serving("france", "jacobite_uprisings", "military_4_diplomatic")
    play(match, "france: begin minor", "france: flag iroquois", "france: begin major", f"france: {SHIFT}")
    assert cost(match, "france", "flag scotland_alliance") == 2
    first = serving("france", "jacobite_uprisings", "military_4_diplomatic")
    play(first, "france: begin major", f"france: {SHIFT}", "france: flag scotland_alliance", "france: begin minor")
    play(first, "france: flag iroquois")
    assert side(first, "france")["debt"] == 0


@rule("IS-R-98", "IS-5.3.2.5")
def test_jacobite_uprisings_with_a_minor_action() -> None:
    changes = {"scotland_alliance": "britain", "ireland_prestige": "britain"}
    match = serving("france", "jacobite_uprisings", "diplomatic_4_military", changes=changes,
                    conflict=["ireland_prestige"])  # fmt: skip
    play(match, "france: begin minor", f"france: {SHIFT}")
    assert shifts(match, "france") == {"unflag ireland_prestige", "flag scotland_prestige"}  # no plain British flag
    play(match, "france: unflag ireland_prestige")
    assert state(match, "minor") == "closed"


@rule("IS-R-98", "IS-R-90", "IS-R-107")
@pytest.mark.parametrize(("flags", "conflict", "victories", "score"), [
    ([], [], 0, 16),  # Ireland's Alliance space
    (["ireland_prestige", "scotland_prestige"], [], 0, 18),
    (["ireland_prestige", "scotland_prestige"], ["scotland_prestige"], 0, 17),
    ([], [], 1, 17),
    (["ireland_prestige", "scotland_prestige"], [], 2, 19),  # at most 4
    (["ireland_prestige", "scotland_prestige", "scotland_alliance"], [], 0, 19),
])  # fmt: skip
def test_jacobite_uprisings_scores_for_3_military_points(
    flags: list[str], conflict: list[str], victories: int, score: int
) -> None:
    match = serving("france", "jacobite_uprisings", "military_4_diplomatic", changes=dict.fromkeys(flags, "france"),
                    conflict=conflict, jacobite_victories=victories)  # fmt: skip
    play(match, f"france: {SCORE}")
    assert (vp(match), left(match), spent(match, "france")) == (score, 1, ["score"])
    forbidden(match, "france", SCORE)


@rule("IS-R-98")
def test_jacobite_uprisings_with_nothing_to_score() -> None:
    match = serving("france", "jacobite_uprisings", "military_4_diplomatic", changes={"ireland_alliance": "none"})
    forbidden(play(match, "france: begin major"), "france", SCORE)


@rule("IS-R-98", "IS-R-107")
def test_jacobite_uprisings_minor_action_scores_with_debt() -> None:
    match = serving("france", "jacobite_uprisings", "diplomatic_4_military")
    play(match, "france: begin minor", f"france: {SCORE}")
    assert (vp(match), side(match, "france")["debt"], state(match, "minor")) == (16, 1, "closed")


@rule("IS-R-98")
def test_jacobite_uprisings_the_two_uses_need_different_action_rounds() -> None:
    tiles = ["military_4_economic", "economic_4_military"]
    match = serving("france", "jacobite_uprisings", "military_4_diplomatic", tiles=tiles)
    play(match, "france: begin major")
    forbidden(play(match.clone(), f"france: {SHIFT}"), "france", SCORE)
    forbidden(play(match.clone(), f"france: {SCORE}"), "france", SHIFT)
    play(match, f"france: {SHIFT}", "france: end", "britain: take economic_4_military", "britain: end")
    play(match, "france: take military_4_economic", "france: begin major")
    forbidden(match, "france", SHIFT)  # one Action Round per turn
    play(match, f"france: {SCORE}")
    assert sorted(spent(match, "france")) == ["military_shift", "score"]


# -- New World Huguenots

SETTLE = "use new_world_huguenots_place_marker"


@rule("IS-R-99", "IS-R-76")
def test_huguenots_are_placed_on_french_territories_in_america() -> None:
    match = begun("france", face_up=["new_world_huguenots"], france={"ministry": ["new_world_huguenots"]},
                  huguenots=["louisiana"], changes={"jamaica": "france", "minorca": "france"})  # fmt: skip
    play(match, f"france: {SETTLE}")  # any time, also before the tile
    assert offered(match, "france", "choose") == {
        "quebec_and_montreal", "acadia", "st_domingue", "guadeloupe", "jamaica",
    }  # fmt: skip
    play(match, "france: choose acadia")
    assert (match.view(None)["huguenots"], spent(match, "france")) == (["acadia", "louisiana"], ["place_marker"])
    forbidden(match, "france", SETTLE)


@rule("IS-R-99")
def test_huguenots_with_one_territory_or_none_to_settle() -> None:
    lost = {"acadia": "britain", "quebec_and_montreal": "britain", "st_domingue": "britain", "louisiana": "britain"}
    match = serving("france", "new_world_huguenots", "economic_3_military", changes=lost)
    play(match, f"france: {SETTLE}")
    assert match.view(None)["huguenots"] == ["guadeloupe"]
    none = serving("france", "new_world_huguenots", "economic_3_military", changes={**lost, "guadeloupe": "britain"})
    forbidden(none, "france", SETTLE)
    both = serving("france", "new_world_huguenots", "economic_3_military", huguenots=["acadia", "louisiana"])
    forbidden(both, "france", SETTLE)  # there are two markers


@rule("IS-R-99")
@pytest.mark.parametrize(("move", "price"), [("flag puerto_principe", 1), ("unflag st_lucia", 1), ("flag caicos", 1)])
def test_huguenots_make_one_market_of_their_region_1_cheaper(move: str, price: int) -> None:
    match = taken("france", "economic_3_military", huguenots=["louisiana", "acadia"])  # the card need not be in play
    forbidden(match, "france", "huguenots louisiana")  # with an economic purchase only
    play(match, "france: begin major")
    assert offered(match, "france", "huguenots") == {"louisiana", "acadia"}
    assert cost(match, "france", move) == 2
    play(match, "france: huguenots louisiana")
    assert (cost(match, "france", move), cost(match, "france", "flag niagara")) == (price, 2)
    play(match, "france: flag niagara")  # in another Region: not used yet
    assert match.view(None)["huguenots_spent"] == []
    play(match, f"france: {move}")  # 2 - 1 + 1 further Region
    assert (left(match), side(match, "france")["debt"]) == (0, 1)
    assert match.view(None)["huguenots_spent"] == ["louisiana"]
    assert offered(match, "france", "huguenots") == {"acadia"}


@rule("IS-R-99", "IS-5.4.2.5")
def test_huguenots_lower_no_price_below_1_and_serve_once() -> None:
    match = taken("france", "economic_4_military", huguenots=["louisiana"], huguenots_spent=["acadia"],
                  conflict=["antigua"])  # fmt: skip
    play(match, "france: begin major")
    assert offered(match, "france", "huguenots") == {"louisiana"}  # a spent one is of no use
    play(match, "france: huguenots louisiana")
    assert cost(match, "france", "flag antigua") == 1
    play(match, "france: flag caicos")
    assert left(match) == 3
    assert cost(match, "france", "flag puerto_principe") == 2
    assert match.view(None)["huguenots_spent"] == ["acadia", "louisiana"]
