"""Chapters 3.5 and 4.1.7: Ministry cards, how they are chosen, turned up and used."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle import scores, wars
from tests.conformance.imperial_struggle.rounds import acting, begun, left, offered, rest, taken
from tests.conformance.imperial_struggle.table import (
    asked,
    build,
    forbidden,
    happened,
    idle,
    options,
    play,
    refused,
    side,
)
from tests.conformance.rule import rule

ERAS = {  # the Eras each card lists
    "france": {
        "the_cardinal_ministers": "s", "john_law": "s", "court_of_the_sun_king": "s", "new_world_huguenots": "s",
        "jacobite_uprisings": "ser", "choiseul": "e", "dupleix": "e", "pompadour_and_du_barry": "er", "voltaire": "er",
        "turgot": "r", "north_american_trade": "r", "marquis_de_condorcet": "r", "lavoisier": "r",
    },
    "britain": {
        "robert_walpole": "s", "jonathan_swift": "s", "east_india_company": "se", "bank_of_england": "s",
        "edmond_halley": "s", "pitt_the_elder": "e", "charles_hanbury_williams": "e", "merchant_banks": "er",
        "samuel_johnson": "er", "james_watt": "r", "papacy_hanover_negotiations": "r", "townshend_acts": "r",
        "edmund_burke": "r",
    },
}  # fmt: skip
OLD = {"ministry": ["the_cardinal_ministers", "john_law"]}  # a French Ministry of the Succession Era
BRITISH = {"ministry": ["robert_walpole", "jonathan_swift"]}


def cards(match: Match, name: str, seen_by: str | None = None) -> list[str | None]:
    """The cards in a side's places as the side itself, or somebody else, sees them; None is face down."""
    places: list[dict[str, Any]] = match.view(seen_by)["sides"][name]["ministry"]
    return [place["card"] for place in places]


def pairs(match: Match, name: str) -> set[frozenset[str]]:
    """The pairs of cards that the side may have now, a third place left out."""
    return {frozenset(move.removeprefix("appoint ").split(" and ")[0].split()) for move in options(match, name)}


# -- secret until turned up (3.5.0)


@rule("IS-3.5.0.1")
def test_a_card_is_secret_until_it_is_turned_up() -> None:
    match = begun("france", france=OLD, britain=BRITISH)
    assert cards(match, "france", "france") == OLD["ministry"]
    for other in ("britain", None):
        assert cards(match, "france", other) == [None, None]
    play(match, "france: reveal john_law")
    for other in ("britain", None):
        assert cards(match, "france", other) == [None, "john_law"]


@rule("IS-3.5.0.1", "IS-3.5.2.1")
def test_an_ability_works_only_once_the_card_is_face_up() -> None:
    match = begun("britain", britain=BRITISH)
    forbidden(match, "britain", "use robert_walpole_draw_discard")
    play(match, "britain: reveal robert_walpole")
    assert "use robert_walpole_draw_discard" in options(match, "britain")


@rule("IS-3.5.0.2", "IS-R-25", "IS-5.1.1")
def test_cards_are_turned_up_only_in_ones_own_action_round_at_any_moment_of_it() -> None:
    match = begun("france", france=OLD, britain=BRITISH, tiles=["economic_4_military", "diplomatic_4_military"])
    assert options(match, "britain") == []
    for moves in ([], ["take economic_4_military"], ["take economic_4_military", "begin major", "flag antigua"],
                  ["take economic_4_military", "begin major", "flag antigua", "flag caicos", "finish"]):  # fmt: skip
        copy = play(match.clone(), *(f"france: {move}" for move in moves))
        assert offered(copy, "france", "reveal") == {"the_cardinal_ministers", "john_law"}  # merely in anticipation too
    passed = play(match, "france: take economic_4_military", "france: pass 0")  # now it is too late
    assert options(passed, "france") == []
    assert offered(passed, "britain", "reveal") == {"robert_walpole", "jonathan_swift"}


@rule("IS-R-25", "IS-3.5.2.1")
def test_a_keyword_counts_in_war_only_if_turned_up_before() -> None:
    cards_ = {"ministry": ["the_cardinal_ministers", "court_of_the_sun_king"]}  # Governance, Style
    for up, word in (
        ([], {"army": 1, "total": 1}),
        (["the_cardinal_ministers"], {"army": 1, "keywords": 1, "total": 2}),
    ):
        match = wars.war("wss", france=cards_, face_up=up)
        asked_ = wars.finish(match)
        assert not [kind for _, kind, _ in asked_ if kind in ("round", "keyword")]
        assert wars.strength(match, "wss_spain", "france") == word


@rule("IS-3.5.0.3")
def test_a_card_once_face_up_stays_so() -> None:
    match = begun("france", turn="turn_1", france=OLD, britain=BRITISH, rounds=6, face_up=["john_law"])
    idle(match, "france", "ministry")  # a Ministry Phase later
    assert match.view(None)["turn"] == "turn_2"
    assert cards(match, "france") == [None, "john_law"]
    assert {frozenset(pair) for pair in pairs(match, "france")} == {
        frozenset({"john_law", card}) for card, eras in ERAS["france"].items() if "s" in eras and card != "john_law"
    }


# -- which cards (3.5.1, 4.1.7)


@rule("IS-3.5.1.1", "IS-3.5.1.2", "IS-4.1.7.1")
@pytest.mark.parametrize(("turn", "era"), [("turn_1", "s"), ("turn_3", "e"), ("turn_5", "r")])
def test_in_the_first_turn_of_an_era_each_selects_two_cards_that_list_it(turn: str, era: str) -> None:
    match = build(turn=turn, phase="ministry", initiative="britain")
    for name in match.seats:
        eligible = [card for card, eras in ERAS[name].items() if era in eras]
        expected = {frozenset((a, b)) for a in eligible for b in eligible if a != b}
        assert pairs(match, name) == expected
        assert len(options(match, name)) == len(expected)  # each pair once
    french, british = options(match, "france")[0], options(match, "britain")[0]
    play(match, f"france: {french}", f"britain: {british}")
    for name in match.seats:
        assert len(cards(match, name, name)) == 2
        assert cards(match, name, None) == [None, None]  # face down


@rule("IS-4.1.7.1", "IS-4.1.7.2")
def test_face_up_cards_come_back_too_and_may_be_selected_again() -> None:
    match = build(turn="turn_3", phase="ministry", britain={"ministry": ["east_india_company", "merchant_banks"]},
                  face_up=["east_india_company"])  # fmt: skip
    assert cards(match, "britain", "britain") == []
    idle_french = options(match, "france")[0]
    play(match, "britain: appoint east_india_company pitt_the_elder", f"france: {idle_french}")
    assert cards(match, "britain", "britain") == ["east_india_company", "pitt_the_elder"]
    assert cards(match, "britain", "france") == [None, None]  # face down again


@rule("IS-3.5.1.3", "IS-4.1.7.3", "IS-R-24")
def test_in_the_second_turn_face_down_cards_may_be_exchanged() -> None:
    match = build(turn="turn_2", phase="ministry", france=OLD, britain=BRITISH)
    eligible = [card for card, eras in ERAS["france"].items() if "s" in eras]
    assert pairs(match, "france") == {frozenset((a, b)) for a in eligible for b in eligible if a != b}
    play(
        match,
        "france: appoint the_cardinal_ministers jacobite_uprisings",
        "britain: appoint robert_walpole jonathan_swift",
    )
    assert cards(match, "france", "france") == ["the_cardinal_ministers", "jacobite_uprisings"]
    assert cards(match, "france", "britain") == [None, None]
    assert cards(match, "britain", "britain") == BRITISH["ministry"]  # declined


@rule("IS-4.1.7.4", "IS-3.5.1.3", "IS-R-24")
def test_a_face_up_card_cannot_be_exchanged_in_the_second_turn() -> None:
    match = build(turn="turn_2", phase="ministry", france=OLD, britain=BRITISH, face_up=["the_cardinal_ministers"])
    assert all("the_cardinal_ministers" in pair for pair in pairs(match, "france"))
    # with both face up there is nothing to choose
    both = build(turn="turn_2", phase="ministry", france=OLD, britain=BRITISH, face_up=OLD["ministry"])
    assert asked(both) == [("britain", "ministry")]


@rule("IS-4.1.7.5", "IS-R-23")
def test_both_choose_at_once_and_only_the_places_are_told() -> None:
    match = build(turn="turn_2", phase="ministry", france=OLD, britain=BRITISH)
    assert sorted(asked(match)) == [("britain", "ministry"), ("france", "ministry")]
    play(match, "france: appoint the_cardinal_ministers jacobite_uprisings")
    assert happened(match, "ministry") == []  # nothing is said until both have chosen
    play(match, "britain: appoint robert_walpole jonathan_swift")
    assert happened(match, "ministry") == [(0, 2, 1), (1, 2)]  # France exchanged its second place, Britain none
    for viewer in ("britain", None):
        secrets = [event.secret for event in match.events(viewer) if event.kind == "ministry" and event.args[0] == 0]
        assert secrets == [()]


@rule("IS-4.1.7.6", "IS-R-26", "IS-4.1.7.7")
def test_jacobite_uprisings_as_a_third_card() -> None:
    french = {"ministry": ["choiseul", "dupleix"]}
    match = build(turn="turn_4", phase="ministry", france=french, jacobite_place=True)
    with_it = [move for move in options(match, "france") if move.endswith(" and jacobite_uprisings")]
    assert len(with_it) * 2 == len(options(match, "france"))  # it is optional
    assert not [pair for pair in pairs(match, "france") if "jacobite_uprisings" in pair]
    british = options(match, "britain")[0]
    play(match, "france: appoint choiseul dupleix and jacobite_uprisings", f"britain: {british}")
    assert cards(match, "france", "france") == ["choiseul", "dupleix", "jacobite_uprisings"]
    assert cards(match, "france", "britain") == [None, None, "jacobite_uprisings"]  # its presence is public
    places = match.view("britain")["sides"]["france"]["ministry"]
    assert [place["face_up"] for place in places] == [False, False, False]
    for turn in ("turn_5", "turn_6"):
        later = build(turn=turn, phase="ministry", france={"ministry": ["turgot", "lavoisier"]}, jacobite_place=True)
        assert "appoint turgot lavoisier and jacobite_uprisings" in options(later, "france")
        assert "appoint turgot lavoisier" in options(later, "france")
        assert not [pair for pair in pairs(later, "france") if "jacobite_uprisings" in pair]


@rule("IS-4.1.7.3", "IS-4.1.7.5")
@pytest.mark.parametrize("places", [["choiseul", "dupleix"], ["dupleix", "choiseul"]])
def test_a_pair_of_ministers_is_one_choice_in_whatever_order_it_is_written(places: list[str]) -> None:
    match = build(turn="turn_4", phase="ministry", france={"ministry": places})
    pairs_ = [frozenset(move.split()[1:]) for move in options(match, "france")]
    assert len(pairs_) == len(set(pairs_))
    british = options(match, "britain")[0]
    for order in (["voltaire", "pompadour_and_du_barry"], ["pompadour_and_du_barry", "voltaire"]):
        one = play(match.clone(), f"france: appoint {' '.join(order)}", f"britain: {british}")
        assert set(cards(one, "france", "france")) == set(order)
        assert happened(one, "ministry")[0] == (0, 2, 0, 1)  # both places
    for order in (["voltaire", "dupleix"], ["dupleix", "voltaire"]):
        one = play(match.clone(), f"france: appoint {' '.join(order)}", f"britain: {british}")
        assert cards(one, "france", "france").index("dupleix") == places.index("dupleix")  # it lies where it lay
        assert happened(one, "ministry")[0] == (0, 2, places.index("choiseul"))


@rule("IS-4.1.7.6", "IS-R-26")
def test_no_third_card_without_the_right_or_after_a_jacobite_defeat() -> None:
    french = {"ministry": ["choiseul", "dupleix"]}
    plain = build(turn="turn_4", phase="ministry", france=french)
    assert not [move for move in options(plain, "france") if " and " in move]
    third = "appoint choiseul dupleix and jacobite_uprisings"
    assert refused(plain, "france", third) == ("IS-4.1.7.6", "no-third-place")
    assert "appoint jacobite_uprisings choiseul" in options(plain, "france")
    gone = build(turn="turn_4", phase="ministry", france=french, jacobite_defeat=True)
    assert not [move for move in options(gone, "france") if "jacobite_uprisings" in move]


@rule("IS-4.1.7.6")
def test_a_french_victory_in_the_was_jacobite_rebellion_gives_the_right() -> None:
    match = wars.won_by("france", "was_jacobite_rebellion", 1)
    wars.finish(match)
    assert match.view(None)["turn"] == "turn_4"
    assert match.view(None)["jacobite"] == {"victories": 1, "defeat": False, "place": True}
    assert [move for move in options(match, "france") if move.endswith("and jacobite_uprisings")]


@rule("IS-R-98", "IS-4.1.7.6")
def test_jacobite_uprisings_already_in_play_may_be_moved_as_it_lies() -> None:
    french = {"ministry": ["jacobite_uprisings", "choiseul"]}
    match = build(turn="turn_4", phase="ministry", france=french, jacobite_place=True, face_up=["jacobite_uprisings"])
    moves = options(match, "france")
    assert "appoint jacobite_uprisings choiseul" in moves  # or it stays where it is
    assert "appoint choiseul dupleix and jacobite_uprisings" in moves  # the freed place is filled, the other kept
    assert not [move for move in moves if move.startswith("appoint jacobite_uprisings") and " and " in move]
    british = options(match, "britain")[0]
    play(match, "france: appoint dupleix choiseul and jacobite_uprisings", f"britain: {british}")
    assert cards(match, "france", "britain") == [None, None, "jacobite_uprisings"]
    assert match.view(None)["sides"]["france"]["ministry"][2]["face_up"] is True
    assert happened(match, "ministry")[0] == (0, 3, 0, 2)  # Choiseul stayed in the second place


@rule("IS-4.1.7.4", "IS-4.1.7.7")
def test_a_third_card_does_not_hide_what_is_wrong_with_the_other_two() -> None:
    french = {"ministry": ["choiseul", "dupleix"]}
    match = build(turn="turn_4", phase="ministry", france=french, jacobite_place=True, face_up=["choiseul"])
    assert match.decisions[0].about == (1,)  # the cards may stay as they are
    move = "appoint dupleix voltaire and jacobite_uprisings"
    assert refused(match, "france", move) == ("IS-4.1.7.4", "minister-face-up")


# -- abilities (3.5.2)


@rule("IS-3.5.2.1")
def test_abilities_are_used_only_in_ones_own_action_rounds() -> None:
    match = begun("france", france=OLD, britain=BRITISH, face_up=["robert_walpole"])
    assert options(match, "britain") == []
    play(match, "france: take economic_4_diplomatic", "france: end")
    assert "use robert_walpole_draw_discard" in options(match, "britain")


@rule("IS-3.5.2.1", "IS-4.1.11.1")
def test_end_of_turn_abilities_need_the_card_face_up() -> None:
    for up, debt in ((["john_law"], 3), ([], 4)):
        match = build(turn="turn_2", phase="end", france={**OLD, "debt": 4}, face_up=up)
        assert side(match, "france")["debt"] == debt


@rule("IS-3.5.2.1", "IS-4.1.12.12")
def test_scoring_abilities_need_the_card_face_up() -> None:
    french = {"ministry": ["court_of_the_sun_king", "john_law"]}
    for up, vp in (([], 1), (["court_of_the_sun_king"], 2)):
        match = scores.scored(["savoy"], [], demand=[], france=french, face_up=up)
        assert scores.vp(match, "award") == [("france", vp, "award")]


@rule("IS-3.5.2.2", "IS-4.1.5.1")
def test_an_ability_once_per_turn_is_exhausted_and_comes_back_in_the_reset_phase() -> None:
    match = begun("britain", britain={"ministry": ["bank_of_england", "robert_walpole"]}, face_up=["bank_of_england"])
    play(match, "britain: use bank_of_england_debt_limit")
    assert side(match, "britain")["limit"] == 7
    assert side(match, "britain")["ministry"][0]["exhausted"] == ["debt_limit"]
    forbidden(match, "britain", "use bank_of_england_debt_limit")
    later = begun("britain", britain={"ministry": ["bank_of_england", "robert_walpole"]}, rounds=2,
                  face_up=["bank_of_england"], spent=["bank_of_england_debt_limit"])  # fmt: skip
    forbidden(later, "britain", "use bank_of_england_debt_limit")  # not even in another Action Round
    reset = build(turn="turn_2", phase="start", britain={"ministry": ["bank_of_england", "robert_walpole"]},
                  face_up=["bank_of_england"], spent=["bank_of_england_debt_limit"])  # fmt: skip
    assert side(reset, "britain")["ministry"][0]["exhausted"] == []


@rule("IS-3.5.2.2", "IS-R-27")
def test_abilities_of_one_card_are_exhausted_separately() -> None:
    match = taken("britain", "military_4_economic", face_up=["edmond_halley"], changes={"biscay": "britain"},
                  britain={"ministry": ["edmond_halley", "robert_walpole"], "hand": ["calico_acts"]})  # fmt: skip
    play(match, "britain: discard calico_acts", "britain: begin major")
    assert side(match, "britain")["ministry"][0]["exhausted"] == ["discard_for_treaty_point"]
    assert "construct with edmond_halley_cheap_squadron" in options(match, "britain")


@rule("IS-3.5.2.3", "IS-R-27")
def test_passive_abilities_work_in_the_opponents_action_rounds_and_in_wars() -> None:
    watt = {"ministry": ["james_watt", "edmund_burke"], "limit": 0}
    for up, treaty in ((["james_watt"], 1), ([], 0)):
        match = begun("france", turn="turn_5", britain=watt, face_up=up)
        play(match, "france: activate algonquin_raids", "france: choose albany")
        assert side(match, "britain")["treaty"] == treaty
        war = wars.war("awi", france={"basic": {"awi_mysore_war": "basic_2"}}, britain=watt, face_up=up)
        wars.finish(war)  # a Debt symbol beyond the limit: 1 VP for France unless James Watt prevents it
        overrun = [args[:2] for args in happened(war, "vp") if args[-1] == "debt_overrun"]
        assert overrun == ([] if up else [(0, 1)])


# -- keywords (3.5.3) and extra points (3.5.4)


@rule("IS-3.5.3.1")
def test_the_five_keywords() -> None:
    match = Match.new("imperial_struggle", seed=1)
    words = match.definition.components.ministries  # type: ignore[attr-defined]
    assert sorted(card.id for card in words if card.keywords >> 3 & 1) == [  # Style, for example
        "charles_hanbury_williams", "court_of_the_sun_king", "jonathan_swift", "papacy_hanover_negotiations",
        "pompadour_and_du_barry", "turgot",
    ]  # fmt: skip
    conditions = [card.condition for card in match.definition.components.events]  # type: ignore[attr-defined]
    assert {c["keyword"] for c in conditions if c and c["type"] == "keyword"} == {
        "finance", "mercantilism", "governance", "style", "scholarship",
    }  # fmt: skip


@rule("IS-3.5.3.2", "IS-5.2.3")
def test_a_card_may_be_turned_up_for_its_keyword_at_that_moment() -> None:
    hand = {"hand": ["jonathans_coffee_house"], "ministry": ["merchant_banks", "pitt_the_elder"], "debt": 3}
    match = taken("britain", "economic_3_military", turn="turn_3", britain=hand)
    assert [move for move in options(match, "britain") if move.startswith("play ")] == [
        "play jonathans_coffee_house", "play jonathans_coffee_house with merchant_banks",
    ]  # fmt: skip
    shown = play(match.clone(), "britain: play jonathans_coffee_house with merchant_banks")
    assert (left(shown, "event"), side(shown, "britain")["debt"]) == (3, 2)
    assert cards(shown, "britain") == ["merchant_banks", None]
    kept = play(match, "britain: play jonathans_coffee_house")
    assert (left(kept, "event"), side(kept, "britain")["debt"]) == (2, 3)
    assert cards(kept, "britain") == [None, None]
    up = taken("britain", "economic_3_military", turn="turn_3", britain=hand, face_up=["merchant_banks"])
    forbidden(up, "britain", "play jonathans_coffee_house with merchant_banks")  # it is up already
    play(up, "britain: play jonathans_coffee_house")
    assert left(up, "event") == 3
    wrong = taken("britain", "economic_3_military", turn="turn_3", britain={**hand, "ministry": ["samuel_johnson"]})
    forbidden(wrong, "britain", "play jonathans_coffee_house with samuel_johnson")  # not the keyword


@rule("IS-3.5.4.1", "IS-R-102")
def test_some_cards_add_points_to_an_action_of_their_type() -> None:
    fields: dict[str, Any] = {"turn": "turn_3", "face_up": ["choiseul"]}
    match = acting("france", "military", 2, france={"ministry": ["choiseul", "dupleix"], "navy": 3}, **fields)
    play(match, "france: use choiseul_extra_military")
    assert left(match) == 3
    without = acting("france", "diplomatic", 4, france={"ministry": ["choiseul", "dupleix"]}, **fields)
    assert "use choiseul_extra_military" not in options(without, "france")


@rule("IS-3.5.0.2", "IS-R-89")
def test_a_card_turned_up_after_the_tile_does_not_prevent_a_pass() -> None:
    match = taken("france", "economic_4_military", france={**OLD, "debt": 2})
    play(match, "france: reveal john_law")
    assert "pass 2" in options(match, "france")
    assert asked(rest(match, "france")) == [("britain", "round")]
