"""British Ministry cards of the Succession and Empire Eras: every ability."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle import scores
from tests.conformance.imperial_struggle.cards import event, serving, spent
from tests.conformance.imperial_struggle.rounds import begun, cost, left, offered, shifts, state, taken
from tests.conformance.imperial_struggle.table import asked, forbidden, happened, idle, options, owner, play, side
from tests.conformance.rule import rule

# -- Robert Walpole

WALPOLE = "use robert_walpole_draw_discard"
SUCCESSION = [
    "carnatic_war", "acts_of_union", "tropical_diseases", "south_sea_speculation", "war_of_jenkins_ear",
    "native_american_alliances", "austro_spanish_rivalry", "tax_reform", "great_northern_war", "vatican_politics",
    "calico_acts", "military_spending_overruns", "alberonis_ambition", "famine_in_ireland", "interest_payments",
]  # fmt: skip


@rule("IS-3.5.2.1", "IS-R-103", "IS-4.1.6.9")
def test_walpole_draws_an_event_and_discards_one() -> None:
    own = {"ministry": ["robert_walpole"], "hand": ["calico_acts", "tax_reform"]}
    match = begun("britain", britain=own, face_up=["robert_walpole"], draw=["vatican_politics"])
    play(match, f"britain: {WALPOLE}")  # before the tile
    assert set(options(match, "britain")) == {"discard calico_acts", "discard tax_reform", "discard vatican_politics"}
    play(match, "britain: discard calico_acts")
    assert side(match, "britain")["hand"] == ["tax_reform", "vatican_politics"]
    assert (match.view(None)["discards"], match.view(None)["draw"]) == (["calico_acts"], 12)
    assert spent(match, "britain") == ["draw_discard"]
    forbidden(match, "britain", WALPOLE)


@rule("IS-3.5.2.1")
def test_walpole_may_come_at_any_time_of_ones_round_and_the_card_drawn_may_go() -> None:
    match = serving("britain", "robert_walpole", "economic_3_military", draw=["vatican_politics"])
    play(match, "britain: begin major", "britain: flag cumberland", f"britain: {WALPOLE}")
    assert (side(match, "britain")["hand"], match.view(None)["discards"]) == ([], ["vatican_politics"])
    assert (left(match), asked(match)) == (1, [("britain", "round")])  # the Action goes on


@rule("IS-R-20")
def test_walpole_cannot_be_used_with_an_empty_draw_pile() -> None:
    match = serving("britain", "robert_walpole", "economic_3_military", discards=SUCCESSION)
    assert match.view(None)["draw"] == 0
    forbidden(match, "britain", WALPOLE)


# -- Jonathan Swift


@rule("IS-5.5.2.1")
def test_swift_makes_flagging_ireland_and_scotland_1_cheaper() -> None:
    changes = {"scotland_prestige": "france"}
    match = serving(
        "britain", "jonathan_swift", "diplomatic_4_economic", changes=changes, conflict=["scotland_alliance"]
    )
    play(match, "britain: begin major")
    prices = {move: cost(match, "britain", move) for move in (
        "flag ireland_prestige", "flag scotland_alliance", "unflag ireland_alliance", "unflag scotland_prestige",
        "flag savoy", "flag prussia_alliance")}  # fmt: skip
    assert list(prices.values()) == [2, 1, 2, 3, 2, 2]
    hidden = taken("britain", "diplomatic_4_economic", britain={"ministry": ["jonathan_swift"]})
    assert cost(play(hidden, "britain: begin major"), "britain", "flag ireland_prestige") == 3


@rule("IS-5.3.2.5", "IS-R-90")
@pytest.mark.parametrize(("ireland", "conflict", "may"), [
    ("britain", [], True), ("none", [], False), ("britain", ["ireland_prestige"], False),
])  # fmt: skip
def test_swift_lets_minor_actions_unflag_in_europe_while_britain_holds_ireland(
    ireland: str, conflict: list[str], may: bool
) -> None:
    changes = {"ireland_prestige": ireland, "savoy": "france"}
    match = serving("britain", "jonathan_swift", "military_4_diplomatic", changes=changes, conflict=conflict,
                    britain={"limit": 1})  # fmt: skip
    play(match, "britain: begin minor")
    europe = {"savoy", "ireland_alliance", "bavaria", "austria_prestige_lower", "spain_alliance_upper"}
    assert offered(match, "britain", "unflag") == (europe if may else set())  # not Algonquin
    if may:
        play(match, "britain: unflag savoy")
        assert (owner(match, "savoy"), state(match, "minor")) == (None, "closed")  # one purchase still


# -- East India Company

COMPANY = {  # the spaces of Textiles, Silk, Fruit, Fur Trade and Rum
    "textiles": "tiruchirappalli", "silk": "west_bengal", "fruit": "san_agustin", "fur_trade": "hudson_bay",
    "rum": "puerto_rico",
}  # fmt: skip


@rule("IS-R-101", "IS-R-90")
@pytest.mark.parametrize(("held", "fields", "points"), [
    (["silk"], {}, 1), (["textiles", "rum"], {}, 2), (["fruit", "fur_trade", "silk"], {}, 3),
    (list(COMPANY), {}, 3),  # at most 3
    (["textiles", "silk"], {"exhausted": ["silk"]}, 1),
    (["textiles", "silk"], {"conflict": ["west_bengal"]}, 1),
    ([], {}, 0),
])  # fmt: skip
def test_east_india_company_scores_unexhausted_advantages(held: list[str], fields: dict[str, Any], points: int) -> None:
    flags = [COMPANY[tile] for tile in held] + ["chesapeake", "iroquois"]  # Wheat is not on the list
    card = {"britain": {"ministry": ["east_india_company"]}, "demand": ["cotton"]}
    match = scores.scored([], flags, **{**card, "face_up": ["east_india_company"], **fields})
    assert scores.vp(match, "east_india_company") == ([("britain", points, "east_india_company")] if points else [])
    french = scores.scored(
        [COMPANY[tile] for tile in held], [], **{**card, "face_up": ["east_india_company"], **fields}
    )
    assert scores.vp(french, "east_india_company") == []
    hidden = scores.scored([], flags, **{**card, **fields})
    assert scores.vp(hidden, "east_india_company") == []


@rule("IS-R-101")
def test_east_india_company_scores_after_global_demand() -> None:
    match = scores.scored([], ["west_bengal"], britain={"ministry": ["east_india_company"]}, demand=["cotton"],
                          face_up=["east_india_company"])  # fmt: skip
    assert scores.vp(match) == [("britain", 1, "award"), ("britain", 2, "demand"), ("britain", 1, "east_india_company")]


# -- Bank of England


@rule("IS-6.3.2", "IS-3.5.2.2")
def test_bank_of_england_raises_the_debt_limit_for_good() -> None:
    match = serving("britain", "bank_of_england", "economic_3_military", britain={"debt": 6})
    play(match, "britain: begin major", "britain: use bank_of_england_debt_limit")
    assert (side(match, "britain")["limit"], side(match, "britain")["debt"]) == (7, 6)
    forbidden(match, "britain", "use bank_of_england_debt_limit")
    assert spent(match, "britain") == ["debt_limit"]
    hidden = taken("britain", "economic_3_military", britain={"ministry": ["bank_of_england"]})
    forbidden(hidden, "britain", "use bank_of_england_debt_limit")


@rule("IS-5.2.1", "IS-3.5.2.2")
def test_bank_of_england_plays_an_economic_event_with_another_tile() -> None:
    own = {"hand": ["interest_payments", "war_of_jenkins_ear"], "ministry": ["bank_of_england"]}
    match = serving("britain", "bank_of_england", "diplomatic_3_military", britain=own)
    play(match, "britain: use bank_of_england_debt_limit")  # the two abilities are Exhausted separately
    assert offered(match, "britain", "play") == {"interest_payments"}
    play(match, "britain: play interest_payments")
    assert (side(match, "france")["limit"], spent(match, "britain")) == (5, ["debt_limit", "economic_event"])
    fitting = serving("britain", "bank_of_england", "economic_3_military", britain=own)
    assert spent(play(fitting, "britain: play interest_payments"), "britain") == []  # not needed, not used


# -- Edmond Halley

HALLEY = "construct with edmond_halley_cheap_squadron"


@rule("IS-5.6.5.3", "IS-R-107")
def test_halley_builds_a_squadron_for_2() -> None:
    match = serving("britain", "edmond_halley", "military_4_economic", britain={"limit": 0})
    play(match, "britain: begin major", f"britain: {HALLEY}")
    assert (left(match), side(match, "britain")["navy"], spent(match, "britain")) == (2, 3, ["cheap_squadron"])
    forbidden(match, "britain", HALLEY, "construct")
    minor = serving("britain", "edmond_halley", "economic_4_military", britain={"limit": 0})
    play(minor, "britain: begin major")
    forbidden(minor, "britain", HALLEY)
    play(minor, "britain: begin minor", f"britain: {HALLEY}")
    assert (side(minor, "britain")["navy"], state(minor, "minor")) == (3, "closed")
    all_built = serving("britain", "edmond_halley", "military_4_economic", britain={"navy": 8})
    forbidden(play(all_built, "britain: begin major"), "britain", HALLEY)


@rule("IS-R-110")
@pytest.mark.parametrize(("squadron", "may"), [("biscay", True), ("balearic", True), ("cabot_strait", False)])
def test_halley_discards_an_event_for_a_treaty_point_with_a_squadron_in_europe(squadron: str, may: bool) -> None:
    own = {"ministry": ["edmond_halley"], "hand": ["calico_acts", "tax_reform"]}
    match = begun("britain", britain=own, face_up=["edmond_halley"], changes={squadron: "britain"})
    assert offered(match, "britain", "discard") == ({"calico_acts", "tax_reform"} if may else set())
    if may:
        play(match, "britain: discard tax_reform")
        assert (side(match, "britain")["treaty"], match.view(None)["discards"]) == (1, ["tax_reform"])
        assert spent(match, "britain") == ["discard_for_treaty_point"]
        assert not offered(match, "britain", "discard")


@rule("IS-R-110")
def test_halley_needs_a_card_in_hand_and_a_british_squadron_there() -> None:
    fields: dict[str, Any] = {"face_up": ["edmond_halley"]}
    empty = begun("britain", britain={"ministry": ["edmond_halley"]}, changes={"biscay": "britain"}, **fields)
    assert not offered(empty, "britain", "discard")
    own = {"ministry": ["edmond_halley"], "hand": ["calico_acts"]}
    french = begun("britain", britain=own, changes={"biscay": "france"}, **fields)
    assert not offered(french, "britain", "discard")  # nor does the Navy Box lie in Europe


# -- Pitt the Elder

PITT = "use pitt_the_elder_extra_diplomatic"


@rule("IS-R-102", "IS-3.5.4.1")
def test_pitt_adds_a_diplomatic_point_for_spaces_without_prestige() -> None:
    match = serving("britain", "pitt_the_elder", "diplomatic_2_economic", turn="turn_3", britain={"limit": 0})
    forbidden(match, "britain", PITT)
    play(match, "britain: begin major", f"britain: {PITT}")
    assert (left(match), spent(match, "britain")) == (3, ["extra_diplomatic"])
    # 3 for a space without Prestige, of any Region; 2 for one with it
    assert "unflag bavaria" in shifts(match, "britain")
    forbidden(match, "britain", "flag ireland_prestige", "flag russia", "draw event", PITT)
    assert {"flag spain_prestige_2", "flag sweden"} <= shifts(match, "britain")
    play(match, "britain: flag nizam")  # Local Alliances too: Pitt's point goes first
    assert left(match) == 1


@rule("IS-R-102")
def test_pitt_in_a_minor_action_joins_its_one_purchase() -> None:
    match = serving("britain", "pitt_the_elder", "military_4_diplomatic", turn="turn_3", britain={"limit": 0})
    play(match, "britain: begin minor", f"britain: {PITT}")
    play(match, "britain: flag spain_alliance_lower")  # 3
    assert state(match, "minor") == "closed"
    without = serving("britain", "pitt_the_elder", "military_4_economic", turn="turn_3")
    for action in ("major", "minor"):
        forbidden(play(without, f"britain: begin {action}"), "britain", PITT)


def test_pitt_builds_a_squadron_for_2() -> None:
    match = serving("britain", "pitt_the_elder", "military_4_diplomatic", turn="turn_3", britain={"limit": 0})
    play(match, "britain: begin major", "britain: construct with pitt_the_elder_cheap_squadron")
    assert (left(match), side(match, "britain")["navy"], spent(match, "britain")) == (2, 3, ["cheap_squadron"])
    play(match, "britain: begin minor", f"britain: {PITT}")  # Exhausted separately
    assert left(match) == 3


# -- Charles Hanbury Williams

HANBURY = "use charles_hanbury_williams_cheap_unflag"


def test_hanbury_williams_makes_unflagging_prussia_germany_and_russia_cheaper_for_a_round() -> None:
    changes = {
        "prussia_alliance": "france", "prussia_empire_prestige": "france", "german_states_3": "france",
        "russia": "france", "sweden": "france",
    }  # fmt: skip
    match = serving("britain", "charles_hanbury_williams", "diplomatic_4_economic", turn="turn_3", changes=changes,
                    conflict=["prussia_alliance"])  # fmt: skip
    play(match, f"britain: {HANBURY}", "britain: begin major")
    prices = {move: cost(match, "britain", move) for move in (
        "unflag prussia_empire_prestige", "unflag german_states_3", "unflag russia", "unflag prussia_alliance",
        "unflag sweden", "unflag bavaria", "flag german_states_2")}  # fmt: skip
    assert list(prices.values()) == [2, 2, 2, 1, 2, 3, 2]
    play(match, "britain: unflag russia", "britain: unflag german_states_3")  # any number of them
    assert (left(match), spent(match, "britain")) == (0, ["cheap_unflag"])


def test_hanbury_williams_serves_one_round_of_the_turn() -> None:
    match = serving("britain", "charles_hanbury_williams", "diplomatic_4_economic", turn="turn_3",
                    changes={"russia": "france"}, tiles=["economic_4_military", "diplomatic_4_military"])  # fmt: skip
    assert cost(play(match.clone(), "britain: begin major"), "britain", "unflag russia") == 3  # not used
    play(match, f"britain: {HANBURY}", "britain: end", "france: take economic_4_military", "france: end")
    play(match, "britain: take diplomatic_4_military")
    forbidden(match, "britain", HANBURY)
    assert cost(play(match, "britain: begin major"), "britain", "unflag russia") == 3


# -- Merchant Banks


@rule("IS-R-96")
def test_merchant_banks_cover_the_first_two_debt_for_economic_points_of_the_turn() -> None:
    match = serving("britain", "merchant_banks", "economic_2_diplomatic", turn="turn_3",
                    tiles=["economic_4_military", "economic_2_military"])  # fmt: skip
    play(match, "britain: begin major", "britain: flag albany")  # 3: 1 Debt, covered
    assert side(match, "britain")["debt"] == 0
    play(match, "britain: flag cumberland")  # 2 Debt, one of them covered
    assert (side(match, "britain")["debt"], owner(match, "cumberland")) == (1, "britain")
    assert happened(match, "banks") == [(1, 1), (1, 1)]
    play(match, "britain: end", "france: take economic_4_military", "france: end")
    play(match, "britain: take economic_2_military", "britain: begin major", "britain: flag vellore")
    play(match, "britain: flag kurpa")
    assert side(match, "britain")["debt"] == 3  # the two of this turn are used up


@rule("IS-R-96")
def test_merchant_banks_work_at_the_limit_and_for_economic_points_only() -> None:
    own = {"ministry": ["merchant_banks"], "debt": 10}
    match = serving("britain", "merchant_banks", "economic_2_diplomatic", turn="turn_3", britain=own)
    play(match, "britain: begin minor")
    assert not [move for move in shifts(match, "britain") if move in ("flag russia", "flag ireland_prestige")]
    play(match, "britain: begin major", "britain: flag cumberland")
    play(match, "britain: flag georges_bank")  # 2 Debt, both covered
    assert (side(match, "britain")["debt"], owner(match, "georges_bank")) == (10, "britain")
    assert not shifts(match, "britain", "economic")


@rule("IS-R-96")
def test_merchant_banks_do_not_count_debt_taken_before_they_were_turned_up() -> None:
    match = taken("britain", "economic_2_diplomatic", turn="turn_3", britain={"ministry": ["merchant_banks"]})
    play(match, "britain: begin major", "britain: flag albany")
    assert side(match, "britain")["debt"] == 1
    play(match, "britain: reveal merchant_banks", "britain: flag cumberland")  # at the moment of taking
    assert side(match, "britain")["debt"] == 1


@rule("IS-R-96", "IS-6.3.3")
def test_merchant_banks_cover_no_forced_debt() -> None:
    own = {"ministry": ["merchant_banks", "pitt_the_elder"], "navy": 1}
    match = event("britain", "war_of_the_quadruple_alliance", "diplomatic_3_economic", turn="turn_3", britain=own,
                  face_up=["merchant_banks", "pitt_the_elder"])  # fmt: skip
    assert side(match, "britain")["debt"] == 1


@rule("IS-R-96", "IS-4.1.5.1")
def test_merchant_banks_cover_two_again_in_the_next_peace_turn() -> None:
    own = {"ministry": ["merchant_banks", "pitt_the_elder"]}
    match = serving("britain", "merchant_banks", "economic_2_diplomatic", turn="turn_3", first="france", rounds=7,
                    britain=own)  # fmt: skip
    play(match, "britain: begin major", "britain: flag vellore", "britain: flag kurpa", "britain: end")
    assert happened(match, "banks") == [(1, 2)]
    idle(match, "britain", "round")
    assert match.view(None)["turn"] == "turn_4"
    debt = side(match, "britain")["debt"]
    play(match, "britain: take economic_2_military", "britain: begin major")
    assert left(match) == 2
    play(match, "britain: flag cumberland")  # 2, from the tile
    play(match, "britain: flag georges_bank", "britain: pay 2 debt 0 treaty")  # 2, covered
    play(match, "britain: flag albany", "britain: pay 3 debt 0 treaty")
    assert side(match, "britain")["debt"] == debt + 2 + 2 + 3 - 2 - 2


# -- Samuel Johnson


@rule("IS-R-101")
@pytest.mark.parametrize(("award", "french", "british"), [
    (scores.TRP, [], [("britain", 1, "award")]),  # never below 0
    (scores.VP_1, [], [("britain", 2, "award")]),
    (scores.VP_2_BY_2, [("france", 1, "award")], [("britain", 3, "award")]),
    (scores.VP_3_BY_2, [("france", 2, "award")], [("britain", 4, "award")]),
])  # fmt: skip
def test_johnson_changes_the_vp_of_the_europe_award(
    award: str, french: list[scores.Line], british: list[scores.Line]
) -> None:
    awards = {**scores.PLAIN, "europe": award, "north_america": scores.VP_1_TRP, "caribbean": scores.VP_1_TRP_TOO}
    fields: dict[str, Any] = {"turn": "turn_4", "awards": awards, "demand": [], "face_up": ["samuel_johnson"],
                              "britain": {"ministry": ["samuel_johnson"]}}  # fmt: skip
    spaces = ["savoy", "sardinia"]
    assert scores.vp(scores.scored(spaces, [], **fields)) == french
    assert scores.vp(scores.scored([], spaces, **fields)) == british
    treaty = [("france", 1, "award")] if award == scores.TRP else []
    for flags, change in (((spaces, []), -1), (([], spaces), 1)):  # what was 0 stays 0, and nothing is told
        told = [args[1:] for args in happened(scores.scored(*flags, **fields), "award_changed")]
        assert told == ([] if award == scores.TRP and change < 0 else [(change,)])
    assert scores.lines(scores.scored(spaces, [], **fields), "treaty") == treaty  # Treaty Points stay


@rule("IS-R-101")
def test_johnson_changes_neither_prestige_nor_other_awards() -> None:
    fields: dict[str, Any] = {"turn": "turn_4", "demand": [], "face_up": ["samuel_johnson"],
                              "britain": {"ministry": ["samuel_johnson"]}}  # fmt: skip
    assert scores.vp(scores.scored(["biscay", "plassey"], [], **fields)) == [
        ("france", 2, "prestige"), ("france", 1, "award"),
    ]  # fmt: skip
