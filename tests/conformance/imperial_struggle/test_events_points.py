"""Points of Events: where they may be spent, alone or joined, with Debt and with points of Ministry cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle.cards import event, points
from tests.conformance.imperial_struggle.rounds import cost, left, offered, shifts, state
from tests.conformance.imperial_struggle.table import forbidden, options, owner, play, side
from tests.conformance.rule import rule

# -- joined


@rule("IS-5.2.9", "IS-R-88")
def test_points_for_a_region_in_a_major_action_pay_there_only() -> None:
    # 3 DP of the tile, 3 for Europe
    match = event("france", "le_beau_monde", "diplomatic_3_economic", turn="turn_3", up="pompadour_and_du_barry",
                  france={"limit": 0})  # fmt: skip
    play(match, "france: begin major", "france: join event")
    assert left(match) == 6
    play(match, "france: flag nizam")  # 2 of the tile's
    assert left(match) == 4
    forbidden(match, "france", "flag iroquois", "draw event")  # 1 free point
    play(match, "france: flag russia")  # 3 + 1 further Region: three for Europe and the free one
    assert left(match) == 0


@rule("IS-5.2.9", "IS-5.2.11")
def test_points_for_flagging_beside_british_markets_in_a_major_action() -> None:
    match = event("britain", "alberonis_ambition", "economic_3_military", britain={"limit": 0})
    play(match, "britain: begin major", "britain: join event", "britain: flag santiago")
    assert left(match) == 3  # beside Jamaica only: paid with 2 of the tile's points
    play(match, "britain: flag antigua")  # beside St. Lucia: with the 2 of the Event
    assert left(match) == 1
    forbidden(match, "britain", "flag cayman_passage")


@rule("IS-5.2.9", "IS-5.2.11")
@pytest.mark.parametrize("market", ["georges_bank", "cumberland", "west_bengal", "kurpa", "vellore", "tiruchirappalli"])
def test_restricted_points_are_spent_first_and_the_tiles_are_left(market: str) -> None:
    match = event("britain", "alberonis_ambition", "economic_3_military", britain={"limit": 0})
    play(match, "britain: begin major", "britain: join event", f"britain: flag {market}")
    assert left(match) == 3
    play(match, "britain: flag santiago")  # which the points of the Event could not pay; 2 and 1 for the Region
    assert left(match) == 0


@rule("IS-5.2.10", "IS-5.3.2.3", "IS-5.3.2.5")
def test_points_for_a_region_in_a_minor_action_pay_there_only_and_once() -> None:
    match = event("france", "le_beau_monde", "military_3_diplomatic", turn="turn_3", france={"limit": 0},
                  conflict=["german_states_3"])  # fmt: skip
    play(match, "france: begin minor", "france: join event")
    assert left(match) == 3
    assert {"flag russia", "flag savoy", "flag iroquois"} <= shifts(match, "france")
    # no unflagging but of marked spaces; nothing for 3 outside Europe
    assert offered(match, "france", "unflag") == {"german_states_3"}
    forbidden(match, "france", "draw event")
    play(match, "france: flag russia")
    assert (state(match, "minor"), state(match, "event")) == ("closed", "closed")


@rule("IS-R-109", "IS-5.2.9")
def test_points_of_another_type_cannot_join() -> None:
    match = event("france", "le_beau_monde", "economic_3_military", turn="turn_3")
    for action in ("major", "minor"):
        play(match, f"france: begin {action}")
        forbidden(match, "france", "join event")
    play(match, "france: begin event")
    assert left(match) == 1


# -- with Debt and Treaty Points (IS-R-88)


@rule("IS-R-88", "IS-5.2.12", "IS-R-30")
def test_debt_hangs_on_a_restricted_point_in_the_same_purchase() -> None:
    match = event("france", "le_beau_monde", turn="turn_3", france={"treaty": 1, "limit": 2})
    play(match, "france: begin event")
    assert cost(match, "france", "flag russia") == 3  # the point, Debt and a Treaty Point
    forbidden(match, "france", "flag nizam")  # Debt alone could pay it, but the point cannot
    play(match, "france: flag savoy", "france: pay 0 debt 1 treaty")
    assert (left(match), side(match, "france")["debt"], side(match, "france")["treaty"]) == (0, 0, 0)
    assert not shifts(match, "france", "diplomatic")  # no point left, no Debt


@rule("IS-R-88")
def test_with_a_free_point_of_the_event_debt_is_free_too() -> None:
    # West African Gold Mining with its Bonus: 1 free point, 2 for the Caribbean
    match = event("britain", "west_african_gold_mining", "military_3_diplomatic", turn="turn_3", france={"debt": 1})
    play(match, "britain: begin event")
    assert cost(match, "britain", "flag albany") == 3  # the free point and 2 Debt


@rule("IS-R-88", "IS-R-102")
def test_a_point_of_pitt_does_not_open_debt_where_only_restricted_points_do() -> None:
    # Vatican Politics: 2 DP for the German States, Prussia and the Dutch Republic; Pitt: 1 DP for no Prestige space
    match = event("britain", "vatican_politics", turn="turn_3", up="pitt_the_elder", conflict=["savoy"])
    play(match, "britain: begin event", "britain: use pitt_the_elder_extra_diplomatic")
    assert left(match) == 3
    assert {"flag savoy", "flag german_states_2", "flag prussia_prestige"} <= shifts(match, "britain")
    forbidden(match, "britain", "flag sardinia", "flag iroquois", "draw event")  # Pitt's point and Debt
    play(match, "britain: flag german_states_2", "britain: pay 0 debt 0 treaty")
    assert left(match) == 1
    assert shifts(match, "britain") == {"flag savoy"}  # for 1, with Pitt's point alone
    play(match, "britain: flag savoy")
    assert (owner(match, "savoy"), side(match, "britain")["debt"]) == ("britain", 0)


TRADE = {"niagara": "france", "ile_aux_noix": "france"}  # with Cataraqui three Furs against two Furs and Fish


@rule("IS-R-88", "IS-R-97")
def test_nor_does_the_point_of_north_american_trade() -> None:
    match = event("france", "hyder_ali", "military_3_diplomatic", turn="turn_5", up="north_american_trade",
                  changes=TRADE, conflict=["antigua"])  # fmt: skip
    play(match, "france: option 0", "france: choose nizam", "france: begin event")
    assert left(match) == 3  # 2 for India, 1 free
    assert {"flag antigua", "flag west_bengal", "flag malacca_route"} <= shifts(match, "france")
    forbidden(match, "france", "flag caicos")  # 2 in the Caribbean: the free point and Debt
    play(match, "france: flag malacca_route", "france: pay 0 debt 0 treaty")
    assert left(match) == 0
    forbidden(match, "france", "flag caicos", "flag antigua")


@rule("IS-R-46", "IS-R-88")
def test_exchanged_points_that_join_open_debt_freely() -> None:
    match = event("britain", "jesuit_abolition", "military_3_diplomatic", turn="turn_6", up="edmund_burke",
                  changes={"port_de_paix": "none"})  # fmt: skip
    assert points(match) == ("economic", 3)  # for the Caribbean
    play(match, "britain: begin major", "britain: exchange for economic", "britain: begin event")
    forbidden(match, "britain", "flag albany")
    play(match, "britain: join exchange")
    assert left(match) == 4
    assert cost(match, "britain", "flag albany") == 3  # the exchanged point and 2 Debt


# -- an Advantage used through an Event


@rule("IS-R-48", "IS-R-97")
def test_points_added_by_north_american_trade_pay_for_an_advantage_too() -> None:
    changes = {
        **TRADE, "puerto_rico": "france", "algonquin": "none", "caicos": "france", "bahamas_run_north": "britain",
        "bahamas_run": "britain", "st_lucia": "none",
    }  # fmt: skip
    fields: dict[str, Any] = {"turn": "turn_5", "changes": changes, "france": {"limit": 0}}
    match = event("france", "loge_des_neuf_soeurs", "economic_2_military", up="north_american_trade", **fields)
    assert options(match, "france") == ["unflag bahamas_run_north with rum", "decline"]  # 3 - 1 + 1
    declined = play(match.clone(), "france: decline", "france: begin major")
    assert left(declined) == 3
    play(match, "france: unflag bahamas_run_north with rum", "france: begin major")
    assert left(match) == 0
