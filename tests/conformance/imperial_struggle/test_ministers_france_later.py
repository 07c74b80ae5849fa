"""French Ministry cards of the Empire and Revolution Eras: every ability."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle import scores
from tests.conformance.imperial_struggle.cards import event, exhausted, points, serving, spent
from tests.conformance.imperial_struggle.rounds import left, offered, shifts, state, taken
from tests.conformance.imperial_struggle.table import both, forbidden, options, play, side
from tests.conformance.rule import rule

# -- Choiseul

CHOISEUL = "use choiseul_extra_military"


@rule("IS-R-102", "IS-3.5.4.1")
def test_choiseul_adds_a_point_for_bonus_war_tiles_and_deployment() -> None:
    match = serving("france", "choiseul", "military_3_economic", turn="turn_3", france={"limit": 0})
    forbidden(match, "france", CHOISEUL)  # when taking a military Action
    play(match, "france: begin major", f"france: {CHOISEUL}")
    assert (left(match), spent(match, "france")) == (4, ["extra_military"])
    forbidden(match, "france", "construct", CHOISEUL)  # 4 MP, but one of them does not pay for it
    deployed = play(match.clone(), "france: deploy navy > biscay")
    assert left(deployed) == 3
    play(match, "france: buy tile", "france: place in was_central_europe")
    assert left(match) == 2
    play(match, "france: buy tile", "france: place in was_central_europe")
    assert left(match) == 0


@rule("IS-R-102")
def test_choiseul_in_a_minor_action_joins_its_one_purchase() -> None:
    match = serving("france", "choiseul", "economic_3_military", turn="turn_3", france={"limit": 0})
    play(match, "france: begin major")
    forbidden(match, "france", CHOISEUL)
    play(match, "france: begin minor", f"france: {CHOISEUL}")
    assert left(match) == 3
    play(match, "france: deploy navy > biscay")
    assert state(match, "minor") == "closed"  # the rest is lost


@pytest.mark.parametrize(("squadron", "offers"), [
    ("cabot_strait", True), ("gulf_of_maine", True), ("biscay", False), ("", False),
])  # fmt: skip
def test_choiseul_builds_a_squadron_for_2_with_a_squadron_in_north_america(squadron: str, offers: bool) -> None:
    changes = {squadron: "france"} if squadron else {}
    match = serving("france", "choiseul", "military_4_economic", turn="turn_3", changes=changes, france={"limit": 0})
    play(match, "france: begin major")
    move = "construct with choiseul_cheap_squadron"
    assert (move in options(match, "france")) is offers
    if offers:
        play(match, f"france: {move}")
        assert (left(match), side(match, "france")["navy"], spent(match, "france")) == (2, 2, ["cheap_squadron"])
        forbidden(match, "france", move)
        play(match, f"france: {CHOISEUL}")  # the other ability is still there
        assert left(match) == 3


# -- Dupleix


@rule("IS-R-101")
@pytest.mark.parametrize(("french", "british", "demand", "treaty"), [
    (["plassey"], [], [], 1),  # the India Award: no Treaty Point of its own here
    ([], ["plassey"], [], 0),
    (["plassey"], [], ["cotton"], 3),  # Award 1, Cotton 1 and 1 (its own and Dupleix)
    (["mangalore"], [], ["spice"], 2),  # Award and Spice
    (["plassey", "antigua"], ["midnapore", "calicut"], ["sugar"], 2),  # 1 for Sugar, 1 for the Caribbean Award
    (["plassey"], ["midnapore"], ["cotton"], 0),  # a tie
])  # fmt: skip
def test_dupleix_adds_treaty_points_in_india(
    french: list[str], british: list[str], demand: list[str], treaty: int
) -> None:
    match = scores.scored(french, british, turn="turn_4", demand=demand, face_up=["dupleix"],
                          france={"ministry": ["dupleix"]})  # fmt: skip
    assert sum(points for name, points, _ in scores.lines(match, "treaty") if name == "france") == treaty


def test_dupleix_face_down_adds_nothing() -> None:
    match = scores.scored(["plassey"], [], turn="turn_4", demand=["cotton"], france={"ministry": ["dupleix"]})
    assert scores.lines(match, "treaty") == [("france", 1, "demand")]


# -- Pompadour & Du Barry

BALTIC = {"denmark_norway": "france", "prussia_alliance": "france"}


@rule("IS-R-27", "IS-3.5.2.3")
def test_pompadour_gains_a_treaty_point_for_exhausting_an_advantage_in_europe() -> None:
    changes = {**BALTIC, "german_states_3": "france"}  # and Central Europe Conflict
    match = serving("france", "pompadour_and_du_barry", "diplomatic_4_economic", turn="turn_3", changes=changes,
                    tiles=["economic_4_military", "military_4_economic"])  # fmt: skip
    play(match, "france: activate algonquin_raids", "france: choose albany")
    assert side(match, "france")["treaty"] == 0  # not in Europe
    play(match, "france: activate baltic_trade")  # also without Debt to lower
    assert (side(match, "france")["treaty"], exhausted(match, "baltic_trade")) == (1, True)
    play(match, "france: end", "britain: take economic_4_military", "britain: end", "france: take military_4_economic")
    play(match, "france: activate central_europe_conflict", "france: choose sweden")
    assert side(match, "france")["treaty"] == 2  # in each Action Round
    assert spent(match, "france") == []


def test_pompadour_counts_paid_advantages_and_must_be_face_up() -> None:
    changes = {"austria_alliance_3": "france", "sardinia": "france"}  # Italy Influence
    fields: dict[str, Any] = {"turn": "turn_3", "changes": changes}
    match = serving("france", "pompadour_and_du_barry", "diplomatic_4_economic", **fields)
    play(match, "france: begin major", "france: unflag austria_alliance_2 with italy_influence")
    assert side(match, "france")["treaty"] == 1
    hidden = taken("france", "diplomatic_4_economic", france={"ministry": ["pompadour_and_du_barry"]}, **fields)
    late = play(hidden.clone(), "france: begin major", "france: unflag austria_alliance_2 with italy_influence")
    play(late, "france: reveal pompadour_and_du_barry")
    assert side(late, "france")["treaty"] == 0
    play(hidden, "france: begin major", "france: reveal pompadour_and_du_barry")  # for that purpose
    play(hidden, "france: unflag austria_alliance_2 with italy_influence")
    assert side(hidden, "france")["treaty"] == 1


# -- Voltaire


@rule("IS-R-94", "IS-R-90", "IS-R-101")
@pytest.mark.parametrize(("french", "british", "conflict", "treaty"), [
    (["ireland_prestige"], [], [], 1),
    (["spain_prestige_2", "spain_prestige_3"], [], [], 1),  # each country once
    (["ireland_prestige", "scotland_prestige", "austria_prestige_lower"], [], [], 3),
    (["ireland_prestige", "prussia_prestige", "dutch_republic_prestige", "spain_prestige_2"], [], [], 3),  # at most 3
    (["sweden", "russia", "minorca", "biscay"], [], [], 0),  # no countries with several spaces
    (["spain_alliance_upper", "ireland_alliance"], [], [], 0),
    (["ireland_prestige", "spain_prestige_2"], [], ["spain_prestige_2"], 1),
    (["ireland_prestige"], ["savoy", "sweden"], [], 1),  # also when Britain wins the Award
    (["ireland_prestige"], ["savoy"], [], 0),  # but not when nobody does
    (["prussia_empire_prestige"], [], [], 1),
])  # fmt: skip
def test_voltaire_gains_treaty_points_with_the_europe_award(
    french: list[str], british: list[str], conflict: list[str], treaty: int
) -> None:
    fields: dict[str, Any] = {"turn": "turn_4", "conflict": conflict, "demand": []}
    match = scores.scored(french, british, face_up=["voltaire"], france={"ministry": ["voltaire"]}, **fields)
    expected = [("france", treaty, "voltaire")] if treaty else []
    assert scores.lines(match, "treaty") == expected
    hidden = scores.scored(french, british, france={"ministry": ["voltaire"]}, **fields)
    assert scores.lines(hidden, "treaty") == []


@rule("IS-R-94", "IS-4.1.12.3")
def test_voltaire_gains_nothing_from_an_award_missed_by_its_margin() -> None:
    awards = {**scores.PLAIN, "europe": scores.VP_2_BY_2}
    match = scores.scored(["ireland_prestige"], [], turn="turn_4", face_up=["voltaire"], demand=[], awards=awards,
                          france={"ministry": ["voltaire"]})  # fmt: skip
    assert scores.lines(match, "treaty") == []


# -- Turgot


def turgot(tile: str = "economic_2_military", french: int = 0, british: int = 1, **fields: Any) -> Match:
    """France with Turgot; by default one more Available Debt than Britain."""
    own = {"debt": french, **fields.pop("france", {})}
    return serving("france", "turgot", tile, turn="turn_5", france=own, britain={"debt": british}, **fields)


@rule("IS-R-96")
def test_turgot_makes_the_first_debt_of_the_round_worth_2() -> None:
    match = play(turgot(), "france: begin major", "france: flag malacca_route")  # 3: the 2 of the tile and 1 Debt
    assert (side(match, "france")["debt"], left(match)) == (1, 1)  # which gave 2
    play(match, "france: flag west_bengal")  # 2: the point left over and 1 Debt, which is worth 1
    assert (side(match, "france")["debt"], left(match)) == (2, 0)


@rule("IS-R-96")
def test_turgot_one_debt_pays_two_points() -> None:
    match = play(turgot(france={"treaty": 2}), "france: begin major", "france: flag west_bengal")
    play(match, "france: flag tiruchirappalli")  # nothing left of the tile
    assert options(match, "france") == ["pay 0 debt 2 treaty", "pay 1 debt 0 treaty"]
    play(match, "france: pay 1 debt 0 treaty")
    assert (side(match, "france")["debt"], side(match, "france")["treaty"], left(match)) == (1, 2, 0)
    full = turgot(french=13, british=14)  # 1 Available Debt against 0
    play(full, "france: begin major", "france: flag west_bengal")
    assert "flag tiruchirappalli" in options(full, "france")


@rule("IS-R-96")
@pytest.mark.parametrize(("french", "british", "rest"), [(0, 1, 1), (0, 0, 0), (1, 0, 0), (3, 4, 1)])
def test_turgot_compares_available_debt_just_before_the_first_debt(french: int, british: int, rest: int) -> None:
    match = play(turgot(french=french, british=british), "france: begin major", "france: flag malacca_route")
    assert (side(match, "france")["debt"], left(match)) == (french + 1, rest)


@rule("IS-R-96")
def test_turgot_is_lost_for_the_round_if_the_condition_fails_at_the_first_debt() -> None:
    match = turgot(french=3, british=3, changes=BALTIC)
    play(match, "france: begin major", "france: flag malacca_route")  # 1 Debt for 1
    play(match, "france: activate baltic_trade")  # now France has more Available Debt
    play(match, "france: flag west_bengal")
    assert (side(match, "france")["debt"], left(match)) == (4, 0)  # 3 + 1 - 2 + 2


@rule("IS-R-96", "IS-R-27")
def test_turgot_works_in_each_round_and_only_face_up() -> None:
    match = turgot(british=2, tiles=["economic_4_military", "diplomatic_2_economic"])
    play(match, "france: begin major", "france: flag malacca_route", "france: end")
    play(match, "britain: take economic_4_military", "britain: end", "france: take diplomatic_2_economic")
    play(match, "france: begin major", "france: flag russia")
    assert (side(match, "france")["debt"], left(match)) == (2, 1)  # any type of points
    hidden = taken("france", "economic_2_military", turn="turn_5", france={"ministry": ["turgot"]}, britain={"debt": 1})
    plain = play(hidden.clone(), "france: begin major", "france: flag malacca_route")
    assert left(plain) == 0
    play(
        hidden, "france: begin major", "france: reveal turgot", "france: flag malacca_route"
    )  # at the moment of taking
    assert left(hidden) == 1


@rule("IS-R-96", "IS-5.3.2.3")
def test_turgot_in_a_minor_action_the_rest_is_lost() -> None:
    match = play(turgot("military_3_economic"), "france: begin minor", "france: flag malacca_route")
    assert (side(match, "france")["debt"], state(match, "minor")) == (1, "closed")
    assert not shifts(match, "france")


# -- North American Trade

TRADE = {"niagara": "france", "ile_aux_noix": "france"}  # three Furs against one Furs and one Fish Market


def trade(tile: str, **fields: Any) -> Match:
    return serving("france", "north_american_trade", tile, **{"turn": "turn_5", "changes": TRADE, **fields})


@rule("IS-R-97", "IS-R-90")
@pytest.mark.parametrize(("changes", "conflict", "more"), [
    (TRADE, [], 1),
    ({}, [], 0),  # 1 : 2
    ({"niagara": "france"}, [], 0),  # 2 : 2
    (TRADE, ["niagara"], 0),  # a marked one does not count
    ({"niagara": "france"}, ["hudson_valley"], 1),  # for nobody
    ({"georges_bank": "france", "gulf_of_st_lawrence": "france"}, [], 1),  # Fish as well
    ({"antigua": "france", "caicos": "france"}, [], 0),
])  # fmt: skip
def test_north_american_trade_raises_economic_actions(changes: dict[str, str], conflict: list[str], more: int) -> None:
    major = play(trade("economic_3_military", changes=changes, conflict=conflict), "france: begin major")
    assert left(major) == 3 + more
    minor = play(trade("military_3_economic", changes=changes, conflict=conflict), "france: begin minor")
    assert left(minor) == 2 + more


@rule("IS-R-97")
def test_north_american_trade_is_tested_at_the_start_of_the_round() -> None:
    match = trade("diplomatic_4_economic", changes={"niagara": "france"}, tiles=["economic_4_military"])
    play(match, "france: activate algonquin_raids", "france: choose hudson_valley")  # 2 : 1 now
    assert left(play(match, "france: begin minor")) == 2
    play(match, "france: end", "britain: take economic_4_military", "britain: begin major")
    assert left(match) == 4  # a French card


@rule("IS-R-97")
def test_north_american_trade_may_be_turned_up_in_the_action_and_serves_each_round() -> None:
    own = {"ministry": ["north_american_trade"]}
    match = taken("france", "economic_3_military", turn="turn_5", france=own, changes=TRADE,
                  tiles=["economic_4_military", "economic_4_diplomatic"])  # fmt: skip
    play(match, "france: begin major")
    assert left(match) == 3
    assert left(play(match, "france: reveal north_american_trade")) == 4
    play(match, "france: end", "britain: take economic_4_military", "britain: end")
    play(match, "france: take economic_4_diplomatic", "france: begin major")
    assert (left(match), spent(match, "france")) == (5, [])


@rule("IS-R-97")
def test_north_american_trade_and_points_of_an_event() -> None:
    hand = {"france": {"hand": ["la_gabelle"], "ministry": ["north_american_trade"]}}
    # 2 EP of La Gabelle, none on the tile: an Economic Major Action formed by the Event
    match = play(trade("diplomatic_3_military", **hand), "france: play la_gabelle", "france: begin event")
    assert left(match) == 3
    # with a Minor Action of economic points both grow, once each
    both_ = play(trade("diplomatic_3_economic", **hand), "france: play la_gabelle", "france: begin event")
    assert left(both_) == 3
    assert left(play(both_, "france: begin minor")) == 3
    # with an Economic Major Action on the tile only that one grows
    hand["france"]["hand"] = ["debt_crisis"]
    tile = play(trade("economic_3_military", britain={"debt": 1}, **hand), "france: play debt_crisis")
    assert left(play(tile, "france: begin event")) == 3
    assert left(play(tile, "france: begin major")) == 4


@rule("IS-R-97", "IS-R-46")
def test_north_american_trade_does_not_raise_exchanged_points() -> None:
    match = trade("military_4_diplomatic", turn="turn_6")
    play(match, "france: begin major", "france: exchange for economic", "france: begin exchange")
    assert left(match) == 1


@rule("IS-R-97", "IS-R-99")
def test_north_american_trade_refreshes_huguenots_once_when_turned_up() -> None:
    match = taken("france", "economic_3_military", turn="turn_5", france={"ministry": ["north_american_trade"]},
                  huguenots_spent=["louisiana", "acadia"])  # fmt: skip
    play(match, "france: reveal north_american_trade")
    assert (match.view(None)["huguenots"], match.view(None)["huguenots_spent"]) == (["acadia", "louisiana"], [])
    play(match, "france: begin major", "france: huguenots louisiana", "france: flag caicos")
    assert match.view(None)["huguenots_spent"] == ["louisiana"]
    up = trade("economic_3_military", huguenots_spent=["louisiana"])
    assert up.view(None)["huguenots_spent"] == ["louisiana"]  # it was up already


# -- Marquis de Condorcet


@rule("IS-5.2.1")
def test_condorcet_plays_an_event_without_the_symbol_once_per_turn() -> None:
    own = {"hand": ["stamp_act", "falklands_crisis", "debt_crisis"], "ministry": ["marquis_de_condorcet"]}
    fields: dict[str, Any] = {"turn": "turn_5", "france": own}
    match = serving("france", "marquis_de_condorcet", "diplomatic_4_economic", **fields)
    assert offered(match, "france", "play") == {"stamp_act", "falklands_crisis"}  # the type must match
    play(match, "france: play falklands_crisis")
    assert (points(match), spent(match, "france")) == (("military", 1), ["event_without_symbol"])
    again = serving("france", "marquis_de_condorcet", "diplomatic_4_economic", **fields,
                    spent=["marquis_de_condorcet_event_without_symbol"])  # fmt: skip
    assert not offered(again, "france", "play")
    hidden = taken("france", "diplomatic_4_economic", **fields)
    assert not offered(hidden, "france", "play")
    assert offered(play(hidden, "france: reveal marquis_de_condorcet"), "france", "play") == {
        "stamp_act", "falklands_crisis",
    }  # fmt: skip


# -- Lavoisier


@rule("IS-R-102")
@pytest.mark.parametrize(("debt", "major", "minor"), [(1, 4, 3), (0, 3, 2)])
def test_lavoisier_raises_both_actions_of_the_tile_with_a_bonus(debt: int, major: int, minor: int) -> None:
    match = event(
        "france", "la_gabelle", "diplomatic_3_military", turn="turn_5", up="lavoisier", britain={"debt": debt}
    )
    assert points(match) == ("economic", 2)  # the points of the Event do not grow
    play(match, "france: begin major")
    assert left(match) == major
    play(match, "france: begin minor")
    assert left(match) == minor
    assert left(play(match, "france: begin event")) == 2
    assert spent(match, "france") == []


@rule("IS-R-102", "IS-5.2.3")
def test_lavoisier_may_show_his_own_keyword_or_be_turned_up_afterwards() -> None:
    shown = event("france", "wealth_of_nations", "military_3_diplomatic", turn="turn_5", show="lavoisier")
    assert (points(shown), left(play(shown, "france: begin major"))) == (("economic", 3), 4)
    late = event("france", "la_gabelle", "diplomatic_3_military", turn="turn_5", britain={"debt": 1},
                 france={"ministry": ["lavoisier"]})  # fmt: skip
    play(late, "france: begin major")
    assert left(late) == 3
    assert left(play(late, "france: reveal lavoisier")) == 4
    none = serving("france", "lavoisier", "diplomatic_3_military", turn="turn_5")
    assert left(play(none, "france: begin major")) == 3  # no Event
    assert both(none, "treaty") == (0, 0)
