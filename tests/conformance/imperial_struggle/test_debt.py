"""Chapters 6 and 9: Debt and Treaty Points."""

from __future__ import annotations

import pytest

from tests.conformance.imperial_struggle import scores, wars
from tests.conformance.imperial_struggle.rounds import acting, left, minor, offered, shifts, taken
from tests.conformance.imperial_struggle.table import asked, build, forbidden, happened, options, owner, play, side
from tests.conformance.rule import rule

# -- taking Debt (6.1)


@rule("IS-6.1.1", "IS-9.1.1")
def test_each_point_of_debt_or_treaty_point_gives_1_action_point() -> None:
    match = acting("france", "diplomatic", 2, france={"limit": 6, "treaty": 2})
    play(match, "france: flag savoy", "france: flag russia")  # 3 DP more
    assert options(match, "france") == ["pay 1 debt 2 treaty", "pay 2 debt 1 treaty", "pay 3 debt 0 treaty"]
    play(match, "france: pay 2 debt 1 treaty")
    assert (side(match, "france")["debt"], side(match, "france")["treaty"], left(match)) == (2, 1, 0)
    assert owner(match, "russia") == "france"


@rule("IS-6.1.1")
def test_the_points_of_the_tile_are_spent_first() -> None:
    match = acting("france", "diplomatic", 4, france={"limit": 6, "treaty": 2})
    play(match, "france: flag savoy")
    assert (left(match), side(match, "france")["debt"], side(match, "france")["treaty"]) == (2, 0, 2)


@rule("IS-6.1.2", "IS-9.1.1")
def test_the_type_must_be_present_in_the_round() -> None:
    match = taken("france", "economic_4_military", france={"limit": 20, "treaty": 9})
    assert offered(match, "france", "begin") == {"major", "minor"}
    for action in ("major", "minor"):
        copy = play(match.clone(), f"france: begin {action}")
        assert not [move for move in shifts(copy, "france") if "savoy" in move]  # no diplomatic points at all
        assert "draw event" not in options(copy, "france")


@rule("IS-6.1.3", "IS-R-28")
def test_a_major_action_may_be_augmented_without_limit_until_it_is_closed() -> None:
    match = acting("france", "diplomatic", 2, france={"limit": 9})
    for space in ("savoy", "sardinia", "sweden", "denmark_norway"):  # the last three wholly with Debt
        play(match, f"france: flag {space}")
    assert (left(match), side(match, "france")["debt"]) == (0, 6)
    play(match, "france: finish")
    assert not shifts(match, "france", "diplomatic")


@rule("IS-6.1.3", "IS-9.1.1", "IS-5.3.2.5")
def test_the_points_take_the_character_of_the_action() -> None:
    match = minor("france", "military_4_diplomatic", france={"limit": 6, "treaty": 6})
    assert not offered(match, "france", "unflag")  # of a Minor Action
    play(match, "france: flag russia", "france: pay 1 debt 0 treaty")
    assert not shifts(match, "france")


@rule("IS-6.2.1")
def test_debt_never_falls_below_0() -> None:
    match = taken("france", "economic_3_military", turn="turn_5", france={"hand": ["wealth_of_nations"], "debt": 1})
    play(match, "france: play wealth_of_nations")  # lowers it by 2
    assert side(match, "france")["debt"] == 0


# -- the limit (6.3)


@rule("IS-6.3.1", "IS-6.4.1")
def test_no_voluntary_debt_beyond_the_limit() -> None:
    match = acting("france", "diplomatic", 2, france={"limit": 6, "debt": 6})
    assert "flag russia" not in options(match, "france")
    match = acting("france", "diplomatic", 2, france={"limit": 6, "debt": 5})
    play(match, "france: flag russia")
    assert side(match, "france")["debt"] == 6
    forbidden(match, "france", "flag savoy")


@rule("IS-6.3.2")
def test_the_limit_changes_by_effects() -> None:
    match = taken("britain", "economic_3_military", britain={"hand": ["interest_payments"]})
    play(match, "britain: play interest_payments")
    assert [side(match, name)["limit"] for name in match.seats] == [5, 6]


@rule("IS-6.3.3", "IS-R-50")
@pytest.mark.parametrize(("debt", "after", "vp"), [(0, 3, 15), (4, 6, 14), (5, 6, 13), (6, 6, 12)])
def test_forced_debt_beyond_the_limit_gives_the_opponent_vp(debt: int, after: int, vp: int) -> None:
    # Salon d'Hercule for Britain with its Bonus: France takes 1 and 2 Debt
    british = {"hand": ["salon_dhercule"], "ministry": ["charles_hanbury_williams", "pitt_the_elder"]}
    match = taken("britain", "military_3_economic", turn="turn_3", face_up=["charles_hanbury_williams"],
                  britain=british, france={"debt": debt, "limit": 6})  # fmt: skip
    play(match, "britain: play salon_dhercule")
    assert side(match, "france")["debt"] == after
    assert match.view(None)["vp"] == vp


@rule("IS-6.3.3", "IS-R-27")
def test_james_watt_prevents_the_vp() -> None:
    watt = {"ministry": ["james_watt", "edmund_burke"], "limit": 4, "debt": 4, "flags": ["caicos"], "navy": 0}
    for up, vp in ((["james_watt"], []), ([], [("france", 1, "debt_overrun")])):
        match = build(
            turn="turn_5", phase="scoring", demand=["tobacco"], britain=watt, face_up=up, france={"flags": []}
        )
        assert scores.vp(match, "debt_overrun") == vp
        ((name, over, prevented, _),) = happened(match, "debt_overrun")
        assert (name, over, bool(prevented)) == (1, 1, bool(up))


@rule("IS-R-50")
def test_a_limit_below_the_debt_takes_nothing_by_itself() -> None:
    # Interest Payments on a France at its limit: limit and Debt fall together
    match = taken("britain", "economic_3_military", britain={"hand": ["interest_payments"]}, france={"debt": 6})
    play(match, "britain: play interest_payments")
    assert (side(match, "france")["limit"], side(match, "france")["debt"]) == (5, 5)
    assert match.view(None)["vp"] == 14  # what the card says


@rule("IS-6.4.1")
def test_more_available_debt_compares_the_difference() -> None:
    # West African Gold Mining: 2 EP more for the side with more Available Debt
    for british, french, points in (((10, 4), (6, 1), 3), ((6, 1), (10, 4), 1), ((8, 2), (7, 1), 1)):
        match = taken("britain", "military_3_diplomatic", turn="turn_3",
                      britain={"hand": ["west_african_gold_mining"], "limit": british[0], "debt": british[1]},
                      france={"limit": french[0], "debt": french[1]})  # fmt: skip
        play(match, "britain: play west_african_gold_mining")
        assert left(match, "event") == points


# -- Treaty Points (9)


@rule("IS-9.1.1")
def test_treaty_points_pay_for_any_type_of_the_round() -> None:
    for type, move in (
        ("economic", "flag gulf_of_st_lawrence"),
        ("diplomatic", "flag russia"),
        ("military", "build louisbourg"),
    ):
        match = acting("france", type, 2, france={"treaty": 1})
        play(match, f"france: {move}")
        assert side(match, "france")["treaty"] == 0


@rule("IS-9.1.2")
def test_treaty_points_buy_nothing_in_wars_and_no_debt_relief() -> None:
    match = taken("france", "economic_4_military", france={"treaty": 3, "debt": 3})
    assert offered(match, "france", "pass") == {"0", "1", "2"}
    play(match, "france: pass 2")
    assert (side(match, "france")["treaty"], side(match, "france")["debt"]) == (3, 1)
    british = {**wars.tiles("wss_queen_annes_war", 3), "flags": ["champlain_valley"], "treaty": 9}
    french = {"flags": ["quebec_and_montreal"], "treaty": 9}
    war = wars.won_by("britain", "wss_queen_annes_war", 3, france=french, britain=british)
    start = [event.args for event in war.events() if event.kind == "treaty"]
    play(war, "britain: conquer quebec_and_montreal")
    assert asked(war) == [("france", "refusal")]
    play(war, "france: refuse")
    assert war.view(None)["vp"] == 15 - 1 - 3  # the theater, and the refusal: VP, not Treaty Points
    assert not [args for args in happened(war, "treaty")[len(start) :] if args[1] < 0]


@rule("IS-9.2.1", "IS-4.1.10.1")
def test_treaty_points_above_four_last_until_the_reduction() -> None:
    match = taken("france", "economic_4_military", france={"treaty": 7}, rounds=7, first="britain")
    assert side(match, "france")["treaty"] == 7
    play(match, "france: end")
    reduced = [args for args in happened(match, "treaty") if args[-1] == "reduced"]
    assert reduced == [(0, -3, 4, "reduced")]
