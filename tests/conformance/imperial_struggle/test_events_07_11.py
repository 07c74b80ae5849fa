"""Event cards 7 to 11: what each side's version does, with its Bonus Effect and without."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle.cards import bonus, choices, conflicts, event, points, tiles_in, vp
from tests.conformance.imperial_struggle.rounds import left, shifts
from tests.conformance.imperial_struggle.table import asked, both, forbidden, happened, options, owner, play, side
from tests.conformance.rule import rule

SPAIN = {"spain_alliance_upper", "spain_prestige_2", "spain_alliance_lower", "spain_prestige_3"}

# -- 7 Austro-Spanish Rivalry


@rule("IS-R-36")
def test_austro_spanish_rivalry_lets_britain_mark_a_space_of_spain() -> None:
    match = event("britain", "austro_spanish_rivalry", changes={"spain_prestige_3": "britain"})
    assert choices(match, "britain") == SPAIN  # French, British and empty ones
    play(match, "britain: choose spain_alliance_upper")
    assert conflicts(match) == {"spain_alliance_upper"}
    marked = event("britain", "austro_spanish_rivalry", conflict=sorted(SPAIN))
    assert asked(marked) == [("britain", "round")]  # no place left


@rule("IS-R-103")
def test_austro_spanish_rivalry_bonus_returns_a_french_bonus_tile_unseen() -> None:
    tiles = {"wss_spain": ["bonus_1", "bonus_2"], "wss_jacobite_rebellion": ["bonus_3"]}
    match = event("britain", "austro_spanish_rivalry", up="robert_walpole", france={"bonus": tiles},
                  britain={"bonus": {"wss_central_europe": ["bonus_4"]}})  # fmt: skip
    play(match, "britain: choose spain_prestige_2")
    assert choices(match, "britain") == {"wss_spain", "wss_jacobite_rebellion"}  # theaters with French tiles
    play(match, "britain: choose wss_spain")
    (left_there,) = tiles_in(match, "france", "wss_spain")
    assert left_there in ("bonus_1", "bonus_2")
    assert tiles_in(match, "france", "wss_jacobite_rebellion") == ["bonus_3"]
    assert (side(match, "france")["bonus_pool"], side(match, "britain")["bonus_pool"]) == (10, 11)
    told = {seat: [e.secret for e in match.events(seat) if e.kind == "tile_returned"] for seat in match.seats}
    assert told["britain"] == [()]
    assert len(told["france"][0]) == 1


@rule("IS-R-103", "IS-5.2.6")
def test_austro_spanish_rivalry_bonus_with_one_theater_or_none() -> None:
    one = event("britain", "austro_spanish_rivalry", up="robert_walpole", france={"bonus": {"wss_spain": ["bonus_1"]}})
    play(one, "britain: choose spain_prestige_2")
    assert (tiles_in(one, "france", "wss_spain"), asked(one)) == ([], [("britain", "round")])
    none = event("britain", "austro_spanish_rivalry", up="robert_walpole")
    play(none, "britain: choose spain_prestige_2")
    assert (bonus(none), asked(none)) == (True, [("britain", "round")])


def test_austro_spanish_rivalry_unflags_the_dutch_republic_for_france() -> None:
    match = event("france", "austro_spanish_rivalry", changes={"dutch_republic_alliance": "britain"})
    assert choices(match, "france") == {"dutch_republic_alliance", "dutch_republic_prestige"}
    play(match, "france: choose dutch_republic_prestige")
    assert (owner(match, "dutch_republic_prestige"), points(match)) == (None, None)


@rule("IS-R-93", "IS-5.2.11")
def test_austro_spanish_rivalry_bonus_for_france_points_of_either_type_for_india() -> None:
    fields: dict[str, Any] = {"up": "the_cardinal_ministers", "changes": {"dutch_republic_prestige": "none"}}
    match = event("france", "austro_spanish_rivalry", **fields)  # due although there was nothing to unflag
    assert options(match, "france") == ["option 0", "option 1"]
    diplomatic = play(match.clone(), "france: option 0", "france: begin event")
    assert shifts(diplomatic, "france") == {"flag maratha", "flag nizam", "flag mysore"}
    forbidden(diplomatic, "france", "draw event", "flag savoy", "flag iroquois")
    play(diplomatic, "france: flag nizam", "france: pay 0 debt 0 treaty")
    assert (left(diplomatic), side(diplomatic, "france")["debt"]) == (0, 0)
    play(match, "france: option 1", "france: begin event")
    assert shifts(match, "france") == {  # connected to French spaces in India
        "flag malacca_route", "flag west_bengal", "flag tiruchirappalli", "unflag kanchipuram",
    }  # fmt: skip


# -- 8 Tax Reform


@pytest.mark.parametrize(("debt", "minister", "after", "gained"), [
    (5, "", 3, None), (2, "", 0, None), (1, "", 0, 1), (0, "", 0, 2),
    (5, "finance", 2, None), (3, "finance", 0, None), (2, "finance", 0, 1), (1, "finance", 0, 2), (0, "finance", 0, 3),
])  # fmt: skip
@pytest.mark.parametrize("name", ["france", "britain"])
def test_tax_reform_lowers_debt_and_gives_points_for_what_is_missing(
    name: str, debt: int, minister: str, after: int, gained: int | None
) -> None:
    up = {"france": "john_law", "britain": "bank_of_england"}[name] if minister else ""
    match = event(name, "tax_reform", "economic_3_military", up=up, **{name: {"debt": debt}})
    assert side(match, name)["debt"] == after
    assert points(match) == (None if gained is None else ("economic", gained))


def test_tax_reform_points_are_free() -> None:
    match = event("france", "tax_reform", "economic_3_military", france={"limit": 0})
    play(match, "france: begin event")
    assert {"flag niagara", "flag antigua", "unflag kanchipuram"} <= shifts(match, "france")


# -- 9 Great Northern War


@pytest.mark.parametrize(("changes", "conflict", "score"), [
    ({}, [], 13),  # German States 3 is British, 2 is flagged now
    ({"german_states_2": "britain"}, [], 13),  # both already: nothing to shift
    ({"german_states_2": "france"}, [], 15),  # unflagged only
    ({}, ["german_states_3"], 15),  # the marked one does not count
])  # fmt: skip
@rule("IS-R-90")
def test_great_northern_war_for_britain(changes: dict[str, str], conflict: list[str], score: int) -> None:
    match = event("britain", "great_northern_war", changes=changes, conflict=conflict)
    expected = None if changes.get("german_states_2") == "france" else "britain"
    assert owner(match, "german_states_2") == expected
    assert (vp(match), points(match)) == (score, None)


def test_great_northern_war_shifts_one_german_state_only() -> None:
    match = event("britain", "great_northern_war", changes={"german_states_3": "none"})
    assert choices(match, "britain") == {"german_states_2", "german_states_3"}
    play(match, "britain: choose german_states_3")
    assert (owner(match, "german_states_3"), owner(match, "german_states_2"), vp(match)) == ("britain", None, 15)


@pytest.mark.parametrize(("russia", "conflict", "after", "score"), [
    ("none", [], "france", 15), ("britain", [], None, 15), ("france", [], "france", 17),
    ("france", ["russia"], "france", 15), ("britain", ["russia"], None, 15),
])  # fmt: skip
@rule("IS-R-90")
def test_great_northern_war_for_france(russia: str, conflict: list[str], after: str | None, score: int) -> None:
    match = event("france", "great_northern_war", changes={"russia": russia}, conflict=conflict)
    assert (owner(match, "russia"), vp(match), points(match)) == (after, score, None)


@pytest.mark.parametrize(("name", "minister"), [("france", "court_of_the_sun_king"), ("britain", "jonathan_swift")])
def test_great_northern_war_bonus_is_a_free_diplomatic_point(name: str, minister: str) -> None:
    match = event(name, "great_northern_war", up=minister)
    assert points(match) == ("diplomatic", 1)
    play(match, f"{name}: begin event")
    assert {"flag savoy", "flag iroquois"} <= shifts(match, name)


# -- 10 Vatican Politics


@rule("IS-5.2.11")
def test_vatican_politics_gives_britain_2_points_for_three_countries() -> None:
    match = event("britain", "vatican_politics", britain={"limit": 0})
    assert points(match) == ("diplomatic", 2)
    play(match, "britain: begin event")
    assert shifts(match, "britain") == {"flag german_states_2", "flag prussia_alliance", "flag dutch_republic_alliance"}
    play(match, "britain: flag prussia_alliance")
    assert left(match) == 0


@rule("IS-5.2.11", "IS-R-109")
def test_vatican_politics_bonus_is_a_point_for_europe_and_each_point_keeps_its_limit() -> None:
    match = event("britain", "vatican_politics", up="jonathan_swift", britain={"limit": 0})
    assert points(match) == ("diplomatic", 3)
    play(match, "britain: begin event")
    assert shifts(match, "britain") == {
        "flag german_states_2", "flag prussia_alliance", "flag dutch_republic_alliance", "flag prussia_prestige",
        "flag scotland_alliance",  # 1 with Jonathan Swift
    }  # fmt: skip
    rich = event("britain", "vatican_politics", up="jonathan_swift", changes={"algonquin": "none"})
    play(rich, "britain: begin event")
    assert "flag savoy" in shifts(rich, "britain")  # the point for Europe and 1 Debt
    forbidden(rich, "britain", "flag algonquin", "flag nizam", "draw event")


def test_vatican_politics_shifts_spain_or_austria_for_france() -> None:
    match = event("france", "vatican_politics")
    assert choices(match, "france") == {
        "austria_alliance_2", "austria_prestige_upper", "austria_alliance_3", "spain_prestige_2",
        "spain_alliance_lower", "spain_prestige_3",
    }  # fmt: skip
    unflag = play(match.clone(), "france: choose austria_alliance_2")
    assert (owner(unflag, "austria_alliance_2"), vp(unflag)) == (None, 15)
    play(match, "france: choose spain_prestige_3")
    assert (owner(match, "spain_prestige_3"), vp(match)) == ("france", 15)


@rule("IS-R-90", "IS-5.2.4")
def test_vatican_politics_bonus_for_france_is_tested_after_the_shift() -> None:
    match = event("france", "vatican_politics", up="court_of_the_sun_king")
    cleared = play(match.clone(), "france: choose austria_alliance_2")
    assert vp(cleared) == 17
    play(match, "france: choose spain_prestige_3")
    assert vp(match) == 15  # Austria still has a British flag
    marked = event("france", "vatican_politics", up="court_of_the_sun_king", conflict=["austria_alliance_2"])
    play(marked, "france: choose spain_prestige_3")
    assert vp(marked) == 17  # under a Conflict marker it does not spoil it
    spain = event("france", "vatican_politics", up="court_of_the_sun_king", changes={"spain_prestige_3": "britain"})
    play(spain, "france: choose austria_alliance_2")
    assert vp(spain) == 15


# -- 11 Calico Acts


def test_calico_acts_gives_britain_2_points_for_unflagging_markets() -> None:
    match = event("britain", "calico_acts", "economic_3_military", changes={"antigua": "france"}, britain={"limit": 0})
    assert (points(match), asked(match)) == (("economic", 2), [("britain", "round")])
    play(match, "britain: begin event")
    assert shifts(match, "britain") == {"unflag antigua", "unflag martinique"}  # 2 EP; no flagging


COTTON = {"west_bengal": "britain", "kurpa": "britain"}  # Britain has three Cotton Markets, France two


@rule("IS-4.1.12.9")
@pytest.mark.parametrize(("turn", "changes", "score", "treaty"), [
    ("turn_1", COTTON, 13, (0, 1)),  # Succession and Empire: 2 VP and 1 TRP
    ("turn_4", COTTON, 13, (0, 1)),
    ("turn_1", {}, 17, (1, 0)),  # France has more: France wins it
    ("turn_1", {"west_bengal": "britain"}, 15, (0, 0)),  # two each
])  # fmt: skip
def test_calico_acts_bonus_may_have_cotton_scored(
    turn: str, changes: dict[str, str], score: int, treaty: tuple[int, int]
) -> None:
    match = event("britain", "calico_acts", "economic_3_military", turn=turn, up="east_india_company", changes=changes,
                  demand=["furs", "fish", "sugar"])  # fmt: skip
    assert options(match, "britain") == ["yes", "decline"]
    declined = play(match.clone(), "britain: decline")
    assert (vp(declined), both(declined, "treaty"), happened(declined, "demand_scored")) == (15, (0, 0), [])
    play(match, "britain: yes")
    assert (vp(match), both(match, "treaty")) == (score, treaty)
    assert points(match) == ("economic", 2)
    assert match.view(None)["demand"] == ["furs", "fish", "sugar"]


def test_calico_acts_bonus_is_a_cotton_reward_for_dupleix_too() -> None:
    match = event("britain", "calico_acts", "economic_3_military", turn="turn_3", up="east_india_company",
                  france={"ministry": ["dupleix"]}, face_up=["dupleix"])  # fmt: skip
    play(match, "britain: yes")
    assert (vp(match), both(match, "treaty")) == (17, (2, 0))


def test_calico_acts_unflags_a_cotton_market_for_france() -> None:
    match = event("france", "calico_acts", "economic_3_military", changes=COTTON)
    assert choices(match, "france") == {"midnapore", "west_bengal", "kurpa"}
    play(match, "france: choose kurpa")
    assert (owner(match, "kurpa"), points(match)) == (None, None)


def test_calico_acts_bonus_for_france_sends_a_british_squadron_home() -> None:
    squadrons = {"biscay": "britain", "hooghly_river": "britain", "balearic": "france"}
    match = event("france", "calico_acts", "economic_3_military", up="new_world_huguenots", changes=squadrons)
    assert owner(match, "midnapore") is None  # the only Cotton Market
    assert choices(match, "france") == {"biscay", "hooghly_river"}  # on the map; not the Navy Box
    play(match, "france: choose hooghly_river")
    assert (owner(match, "hooghly_river"), side(match, "britain")["navy"]) == (None, 3)
    none = event("france", "calico_acts", "economic_3_military", up="new_world_huguenots")
    assert (side(none, "britain")["navy"], asked(none)) == (2, [("france", "round")])
