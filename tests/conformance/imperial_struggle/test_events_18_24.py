"""Event cards 18 to 24: what each side's version does, with its Bonus Effect and without."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle import scores
from tests.conformance.imperial_struggle.cards import choices, conflicts, event, holder, points, vp
from tests.conformance.imperial_struggle.rounds import left, offered, shifts
from tests.conformance.imperial_struggle.table import asked, forbidden, happened, idle, options, owner, play, side
from tests.conformance.rule import rule

# -- 18 Byng's Trial


@pytest.mark.parametrize(("turn", "theaters"), [
    ("turn_3", {"was_king_georges_war", "was_first_carnatic_war"}),
    ("turn_4", {"syw_atlantic_dominance", "syw_third_carnatic_war", "syw_french_and_indian_war"}),
    ("turn_5", {"awi_american_revolution", "awi_mysore_war", "awi_antilles_war"}),
])  # fmt: skip
def test_byngs_trial_gives_britain_a_tile_in_a_theater_with_squadrons(turn: str, theaters: set[str]) -> None:
    match = event("britain", "byngs_trial", turn=turn)
    assert choices(match, "britain") == theaters
    theater = sorted(theaters)[0]
    play(match, f"britain: choose {theater}")
    assert match.view("france")["war"]["byng"] == theater  # open, and no Bonus War tile
    assert match.view("britain")["war"]["theaters"][theater]["britain"]["bonus"] == []


def test_byngs_trial_has_no_effect_for_britain_in_turn_6() -> None:
    match = event("britain", "byngs_trial", turn="turn_6")
    assert asked(match) == [("britain", "round")]


@rule("IS-3.6.5", "IS-R-104")
def test_byngs_trial_puts_a_british_squadron_of_frances_choice_on_the_turn_track() -> None:
    match = event("france", "byngs_trial", turn="turn_3", changes={"biscay": "britain", "gulf_of_maine": "britain"})
    assert choices(match, "france") == {"navy", "biscay", "gulf_of_maine"}
    box = play(match.clone(), "france: choose navy")
    assert (side(box, "britain")["navy"], side(box, "britain")["turn_track"]) == (1, 1)
    play(match, "france: choose biscay")
    assert (owner(match, "biscay"), side(match, "britain")["navy"], side(match, "britain")["turn_track"]) == (
        None,
        2,
        1,
    )
    assert side(match, "britain")["unbuilt"] == 4  # as before
    alone = event("france", "byngs_trial", turn="turn_3", britain={"navy": 0, "unbuilt": 8})
    assert (side(alone, "britain")["turn_track"], asked(alone)) == (0, [("france", "round")])


@rule("IS-3.6.5", "IS-4.1.5.3")
def test_byngs_trial_the_squadron_comes_back_in_the_next_peace_turn() -> None:
    match = event("france", "byngs_trial", turn="turn_5", first="britain", rounds=7, changes={"biscay": "britain"},
                  britain={"navy": 0, "ministry": ["james_watt", "edmund_burke"]})  # fmt: skip
    assert side(match, "britain")["turn_track"] == 1
    idle(match, "britain", "ministry")
    assert match.view(None)["turn"] == "turn_6"
    assert (side(match, "britain")["turn_track"], side(match, "britain")["navy"]) == (0, 1)


# -- 19 Le Beau Monde


@pytest.mark.parametrize(("demand", "offers"), [
    (["spice", "fish", "sugar"], ["choose furs", "choose cotton", "decline"]),
    (["furs", "fish", "sugar"], ["choose cotton", "decline"]),
    (["spice", "fish", "cotton"], ["choose furs", "decline"]),
])  # fmt: skip
def test_le_beau_monde_may_add_furs_or_cotton_to_the_demand(demand: list[str], offers: list[str]) -> None:
    match = event("britain", "le_beau_monde", turn="turn_3", demand=demand)
    assert options(match, "britain") == offers
    declined = play(match.clone(), "britain: decline")
    assert declined.view(None)["demand"] == demand
    added = offers[0].removeprefix("choose ")
    play(match, f"britain: {offers[0]}")
    assert set(match.view(None)["demand"]) == {*demand, added}
    assert len(match.view(None)["demand"]) == 4
    assert happened(match, "demand_added") == [({"furs": 0, "cotton": 5}[added],)]
    assert points(match) is None


def test_le_beau_monde_finds_nothing_to_add_when_both_are_in_demand() -> None:
    match = event("britain", "le_beau_monde", turn="turn_3", demand=["furs", "fish", "cotton"])
    assert asked(match) == [("britain", "round")]


@rule("IS-4.1.12.9")
def test_le_beau_monde_makes_a_fourth_commodity_score_this_turn() -> None:
    match = event(
        "britain", "le_beau_monde", turn="turn_3", demand=["spice", "fish", "sugar"], first="france", rounds=7
    )
    play(match, "britain: choose cotton", "britain: end")
    assert list(scores.demand(match)) == ["spice", "fish", "sugar", "cotton"]


def test_le_beau_monde_bonus_for_britain_is_a_free_economic_point() -> None:
    match = event("britain", "le_beau_monde", "military_3_diplomatic", turn="turn_3", up="charles_hanbury_williams")
    play(match, "britain: decline")
    assert points(match) == ("economic", 1)
    play(match, "britain: begin event")
    assert {"flag cumberland", "flag antigua", "unflag martinique"} <= shifts(match, "britain")


@rule("IS-5.2.11")
def test_le_beau_monde_gives_france_points_for_europe() -> None:
    match = event("france", "le_beau_monde", turn="turn_3")
    assert points(match) == ("diplomatic", 1)
    more = event("france", "le_beau_monde", turn="turn_3", up="pompadour_and_du_barry")
    assert points(more) == ("diplomatic", 3)
    for played in (match, more):
        play(played, "france: begin event")
        assert {"flag savoy", "unflag german_states_3", "flag sweden"} <= shifts(played, "france")
        forbidden(played, "france", "flag iroquois", "flag nizam", "draw event")


# -- 20 Hyder Ali


@rule("IS-3.2.8.4", "IS-5.2.15")
@pytest.mark.parametrize(("name", "other"), [("france", "britain"), ("britain", "france")])
def test_hyder_ali_takes_control_of_a_local_alliance_in_india(name: str, other: str) -> None:
    changes = {"mysore": other, "nizam": name, "iroquois": other}
    match = event(name, "hyder_ali", turn="turn_3", changes=changes)
    assert options(match, name) == ["option 0", "option 1"]
    play(match, f"{name}: option 0")
    assert choices(match, name) == {"mysore", "maratha"}  # opposing or empty, not one's own
    play(match, f"{name}: choose mysore")
    assert (owner(match, "mysore"), holder(match, "power_struggle")) == (name, name)  # replaced at once
    assert points(match) is None
    all_own = event(name, "hyder_ali", turn="turn_3", changes={"mysore": name, "nizam": name, "maratha": name})
    assert asked(all_own) == [(name, "effect_place_conflict")]  # nothing to take: the markers it is


@rule("IS-R-36")
def test_hyder_ali_or_two_markers_on_unprotected_spaces_in_india() -> None:
    # Plassey is Protected by a French Squadron, Kanchipuram by a British Fort; a Damaged Fort protects nothing
    changes = {"hooghly_river": "france", "vandavasi": "britain", "arcot": "france", "kurpa": "france"}
    match = event("britain", "hyder_ali", turn="turn_3", changes=changes, damaged=["arcot"])
    play(match, "britain: option 1")
    assert choices(match, "britain") == {
        "maratha", "nizam", "mysore", "malacca_route", "west_bengal", "midnapore", "kurpa", "vellore", "karaikal",
        "tiruchirappalli", "calicut", "mangalore",
    }  # fmt: skip
    play(match, "britain: choose karaikal", "britain: choose maratha")
    assert (conflicts(match), asked(match)) == ({"karaikal", "maratha"}, [("britain", "round")])


@pytest.mark.parametrize(("name", "minister"), [("france", "dupleix"), ("britain", "east_india_company")])
def test_hyder_ali_bonus_is_2_economic_points_for_india(name: str, minister: str) -> None:
    match = event(name, "hyder_ali", "military_3_diplomatic", turn="turn_3", up=minister, **{name: {"limit": 0}})
    play(match, f"{name}: option 0", f"{name}: choose nizam")
    assert points(match) == ("economic", 2)
    play(match, f"{name}: begin event")
    assert shifts(match, name) == {
        "france": {"flag west_bengal", "flag tiruchirappalli", "unflag kanchipuram"},
        "britain": {"flag west_bengal", "flag kurpa", "flag vellore", "flag tiruchirappalli"},
    }[name]  # fmt: skip


# -- 21 Co-Hong System


@pytest.mark.parametrize("name", ["france", "britain"])
def test_co_hong_system_draws_a_commodity_and_puts_it_in_the_place_of_another(name: str) -> None:
    demand = ["furs", "fish", "sugar"]
    match = event(name, "co_hong_system", "diplomatic_3_military", turn="turn_3", demand=demand)
    ((drawn,),) = happened(match, "demand_drawn")
    names = ["furs", "spice", "fish", "tobacco", "sugar", "cotton"]
    assert names[drawn] in ("spice", "tobacco", "cotton")  # drawn first, from those not in demand
    assert options(match, name) == ["choose furs", "choose fish", "choose sugar"]  # compulsory, and not the new one
    play(match, f"{name}: choose fish")
    assert happened(match, "demand_replaced") == [(names.index("fish"), drawn)]
    assert set(match.view(None)["demand"]) == {"furs", "sugar", names[drawn]}
    assert points(match) is None


@pytest.mark.parametrize(("name", "minister"), [("france", "voltaire"), ("britain", "samuel_johnson")])
def test_co_hong_system_bonus_is_2_economic_points_for_india(name: str, minister: str) -> None:
    match = event(name, "co_hong_system", "diplomatic_3_military", turn="turn_3", up=minister, **{name: {"limit": 0}})
    play(match, f"{name}: {options(match, name)[0]}", f"{name}: begin event")
    assert left(match) == 2
    assert shifts(match, name) == {
        "france": {"flag west_bengal", "flag tiruchirappalli", "unflag kanchipuram"},
        "britain": {"flag west_bengal", "flag kurpa", "flag vellore", "flag tiruchirappalli"},
    }[name]  # fmt: skip


# -- 22 Corsican Crisis

CORSICA = "diplomatic_3_economic"


def test_corsican_crisis_shifts_sardinia_or_savoy_for_britain() -> None:
    match = event("britain", "corsican_crisis", CORSICA, turn="turn_3", changes={"savoy": "france"})
    assert choices(match, "britain") == {"sardinia", "savoy"}
    flagged = play(match.clone(), "britain: choose sardinia")
    assert (owner(flagged, "sardinia"), vp(flagged)) == ("britain", 15)
    play(match, "britain: choose savoy")
    assert (owner(match, "savoy"), vp(match)) == (None, 15)


@pytest.mark.parametrize(("squadron", "score"), [("biscay", 15), ("balearic", 15), ("cabot_strait", 14)])
def test_corsican_crisis_bonus_for_britain_asks_for_no_french_squadron_in_europe(squadron: str, score: int) -> None:
    match = event("britain", "corsican_crisis", CORSICA, turn="turn_3", up="pitt_the_elder",
                  changes={squadron: "france", "sardinia": "britain"})  # fmt: skip
    assert (owner(match, "savoy"), vp(match)) == ("britain", score)


def test_corsican_crisis_unflags_a_political_space_in_europe_for_france() -> None:
    changes = {"iroquois": "britain", "savoy": "britain", "minorca": "britain", "biscay": "britain"}
    match = event("france", "corsican_crisis", CORSICA, turn="turn_3", changes=changes)
    assert choices(match, "france") == {"dutch_republic_prestige", "german_states_3", "austria_alliance_2", "savoy"}
    play(match, "france: choose savoy")
    assert (owner(match, "savoy"), vp(match)) == (None, 15)


@rule("IS-R-90", "IS-5.2.4")
def test_corsican_crisis_bonus_for_france_asks_for_no_british_flag_in_spain_afterwards() -> None:
    fields: dict[str, Any] = {"turn": "turn_3", "up": "choiseul", "changes": {"spain_prestige_2": "britain"}}
    match = event("france", "corsican_crisis", CORSICA, **fields)
    cleared = play(match.clone(), "france: choose spain_prestige_2")
    assert vp(cleared) == 16
    play(match, "france: choose german_states_3")
    assert vp(match) == 15
    marked = event("france", "corsican_crisis", CORSICA, conflict=["spain_prestige_2"], **fields)
    assert vp(play(marked, "france: choose german_states_3")) == 16


# -- 23 European Panic


@pytest.mark.parametrize(("mine", "theirs", "gain"), [(2, 5, 3), (0, 4, 4), (0, 9, 4), (3, 3, 0), (5, 2, 0)])
@pytest.mark.parametrize(("name", "other", "sign"), [("france", "britain", 1), ("britain", "france", -1)])
def test_european_panic_scores_the_difference_in_debt(
    name: str, other: str, sign: int, mine: int, theirs: int, gain: int
) -> None:
    # the limits make the Available Debt of the player the smaller one, so that there is no Bonus
    fields = {name: {"debt": mine, "limit": 5}, other: {"debt": theirs, "limit": 30}}
    match = event(name, "european_panic", "economic_3_military", turn="turn_3", **fields)
    assert vp(match) == 15 + sign * gain
    assert asked(match) == [(name, "round")]


def test_european_panic_bonus_unflags_a_political_space_in_europe() -> None:
    match = event("france", "european_panic", "economic_3_military", turn="turn_3", britain={"debt": 3},
                  changes={"iroquois": "britain"})  # fmt: skip
    assert vp(match) == 18
    assert choices(match, "france") == {"dutch_republic_prestige", "german_states_3", "austria_alliance_2"}
    play(match, "france: choose german_states_3")
    assert owner(match, "german_states_3") is None
    british = event("britain", "european_panic", "economic_3_military", turn="turn_3", france={"debt": 3})
    assert choices(british, "britain") == {
        "ireland_alliance",
        "bavaria",
        "austria_prestige_lower",
        "spain_alliance_upper",
    }


# -- 24 West African Gold Mining


@rule("IS-R-109", "IS-5.2.11")
@pytest.mark.parametrize(("name", "other"), [("france", "britain"), ("britain", "france")])
def test_west_african_gold_mining(name: str, other: str) -> None:
    plain = event(name, "west_african_gold_mining", "military_3_diplomatic", turn="turn_3")
    assert points(plain) == ("economic", 1)
    more = event(name, "west_african_gold_mining", "military_3_diplomatic", turn="turn_3", **{
        name: {"limit": 0}, other: {"limit": 1, "debt": 1}})  # fmt: skip
    assert points(more) == ("economic", 1)  # 0 against 0
    more = event(name, "west_african_gold_mining", "military_3_diplomatic", turn="turn_3", **{
        name: {"limit": 1}, other: {"limit": 0}})  # fmt: skip
    assert points(more) == ("economic", 3)
    play(more, f"{name}: begin event")
    # 1 free point, 2 for the Caribbean, 1 Debt: up to 4 there, 2 elsewhere
    outside = {"france": {"flag niagara", "flag west_bengal", "flag tiruchirappalli", "unflag kanchipuram"},
               "britain": {"flag cumberland", "flag georges_bank", "flag west_bengal", "flag kurpa", "flag vellore",
                           "flag tiruchirappalli"}}[name]  # fmt: skip
    inside = {"france": {"flag caicos", "flag puerto_principe", "flag antigua", "unflag st_lucia", "flag st_james"},
              "britain": {"flag bahamas_run_west", "flag antigua", "unflag martinique", "flag santiago",
                          "flag cayman_passage"}}[name]  # fmt: skip
    assert shifts(more, name) == outside | inside
    assert offered(more, name, "flag") >= {"antigua"}
    play(more, f"{name}: flag antigua")
    assert (left(more), side(more, name)["debt"]) == (1, 0)  # the two restricted points went first
