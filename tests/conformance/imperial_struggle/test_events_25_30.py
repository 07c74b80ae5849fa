"""Event cards 25 to 30: what each side's version does, with its Bonus Effect and without."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle.cards import choices, conflicts, event, points, vp
from tests.conformance.imperial_struggle.rounds import cost, left, shifts, taken
from tests.conformance.imperial_struggle.table import asked, both, forbidden, options, owner, play, side
from tests.conformance.rule import rule

# -- 25 War of the Quadruple Alliance

ALLIANCE = ("war_of_the_quadruple_alliance", "diplomatic_3_economic")


@rule("IS-R-104", "IS-3.6.5")
def test_quadruple_alliance_sets_a_british_squadron_aside_for_2_vp() -> None:
    match = event("britain", *ALLIANCE, turn="turn_3", changes={"biscay": "britain"})
    assert choices(match, "britain") == {"navy", "biscay"}
    play(match, "britain: choose biscay")
    assert (owner(match, "biscay"), vp(match)) == (None, 13)
    own = side(match, "britain")
    assert (own["turn_track"], own["navy"], own["unbuilt"], own["debt"]) == (1, 2, 5, 0)
    none = event("britain", *ALLIANCE, turn="turn_3", britain={"navy": 0})
    assert (vp(none), side(none, "britain")["turn_track"]) == (15, 0)  # no Squadron, no VP


@rule("IS-R-104")
@pytest.mark.parametrize(("fields", "debt", "treaty", "score"), [
    ({"debt": 3}, 4, 0, 13),  # no Treaty Point: Debt
    ({"debt": 10, "treaty": 2}, 10, 1, 13),  # no Available Debt: a Treaty Point
    ({"debt": 10}, 10, 0, 14),  # neither: the Debt is forced, and France scores
])  # fmt: skip
def test_quadruple_alliance_bonus_builds_a_squadron_and_is_paid(
    fields: dict[str, int], debt: int, treaty: int, score: int
) -> None:
    match = event("britain", *ALLIANCE, turn="turn_3", up="pitt_the_elder", britain={"navy": 1, **fields})
    own = side(match, "britain")
    assert (own["navy"], own["turn_track"], own["unbuilt"]) == (1, 1, 6)
    assert (own["debt"], own["treaty"], vp(match)) == (debt, treaty, score)


@rule("IS-R-104", "IS-5.2.15")
def test_quadruple_alliance_bonus_with_both_means_britain_chooses() -> None:
    match = event("britain", *ALLIANCE, turn="turn_3", up="pitt_the_elder", britain={"navy": 1, "debt": 9, "treaty": 1})
    assert options(match, "britain") == ["option 0", "option 1"]
    by_debt = side(play(match.clone(), "britain: option 0"), "britain")
    assert (by_debt["debt"], by_debt["treaty"], by_debt["navy"]) == (10, 1, 1)
    by_treaty = side(play(match, "britain: option 1"), "britain")
    assert (by_treaty["debt"], by_treaty["treaty"], by_treaty["navy"]) == (9, 0, 1)


@rule("IS-R-104", "IS-3.6.2")
def test_quadruple_alliance_without_an_unbuilt_squadron_neither_building_nor_payment() -> None:
    match = event("britain", *ALLIANCE, turn="turn_3", up="pitt_the_elder", britain={"navy": 8, "treaty": 1})
    own = side(match, "britain")  # the one on the Turn Track is not Unbuilt
    assert (own["navy"], own["turn_track"], own["unbuilt"], own["debt"], own["treaty"]) == (7, 1, 0, 0, 1)
    assert (vp(match), asked(match)) == (13, [("britain", "round")])
    no_navy = event("britain", *ALLIANCE, turn="turn_3", up="pitt_the_elder", britain={"navy": 0})
    assert (vp(no_navy), side(no_navy, "britain")["navy"], side(no_navy, "britain")["debt"]) == (15, 1, 1)


@pytest.mark.parametrize(("minister", "gained"), [("", None), ("choiseul", ("diplomatic", 1))])
def test_quadruple_alliance_shifts_a_space_of_spain_for_france(minister: str, gained: tuple[str, int] | None) -> None:
    match = event("france", *ALLIANCE, turn="turn_3", up=minister, changes={"spain_prestige_2": "britain"})
    assert choices(match, "france") == {"spain_prestige_2", "spain_alliance_lower", "spain_prestige_3"}
    play(match, "france: choose spain_prestige_3")
    assert (owner(match, "spain_prestige_3"), points(match)) == ("france", gained)


def test_quadruple_alliance_bonus_for_france_is_a_free_point() -> None:
    match = event("france", *ALLIANCE, turn="turn_3", up="choiseul")
    play(match, "france: choose spain_prestige_3", "france: begin event")
    assert {"flag nizam", "flag savoy", "flag iroquois"} <= shifts(match, "france")


# -- 26 Salon d'Hercule


@rule("IS-6.3.3")
@pytest.mark.parametrize(("debt", "minister", "after", "score"), [
    (4, "", 5, 15), (10, "", 10, 14), (4, "charles_hanbury_williams", 7, 15), (8, "charles_hanbury_williams", 10, 14),
    (9, "charles_hanbury_williams", 10, 13), (10, "charles_hanbury_williams", 10, 12),
])  # fmt: skip
def test_salon_dhercule_forces_debt_on_france(debt: int, minister: str, after: int, score: int) -> None:
    match = event("britain", "salon_dhercule", turn="turn_3", up=minister, france={"debt": debt})
    assert (side(match, "france")["debt"], vp(match), side(match, "britain")["debt"]) == (after, score, 0)


@rule("IS-5.2.11")
def test_salon_dhercule_gives_france_points_for_europe() -> None:
    for minister, gained in (("", 2), ("pompadour_and_du_barry", 4)):
        match = event("france", "salon_dhercule", turn="turn_3", up=minister, france={"limit": 0})
        assert points(match) == ("diplomatic", gained)
        play(match, "france: begin event")
        assert {"flag savoy", "unflag austria_alliance_2", "flag sweden"} <= shifts(match, "france")
        assert ("flag russia" in shifts(match, "france")) is (gained == 4)
        forbidden(match, "france", "flag iroquois", "flag nizam", "draw event")


# -- 27 Bengal Famine


@rule("IS-R-36")
@pytest.mark.parametrize("name", ["france", "britain"])
def test_bengal_famine_marks_up_to_two_spaces_in_india(name: str) -> None:
    india = {
        "maratha", "nizam", "mysore", "malacca_route", "plassey", "west_bengal", "midnapore", "kurpa", "vellore",
        "kanchipuram", "karaikal", "tiruchirappalli", "calicut", "mangalore",
    }  # fmt: skip
    fields: dict[str, Any] = {"turn": "turn_3", "changes": {"hooghly_river": "france"}}  # Plassey is Protected
    match = event(name, "bengal_famine", "economic_3_military", **fields)
    assert set(options(match, name)) == {"decline", *(f"choose {space}" for space in india)}
    none = play(match.clone(), f"{name}: decline")
    assert (conflicts(none), asked(none)) == (set(), [(name, "round")])
    one = play(match.clone(), f"{name}: choose plassey", f"{name}: decline")
    assert conflicts(one) == {"plassey"}
    play(match, f"{name}: choose plassey")
    assert choices(match, name) == india - {"plassey"}
    play(match, f"{name}: choose nizam")
    assert (conflicts(match), asked(match)) == ({"plassey", "nizam"}, [(name, "round")])


# -- 28 Father Le Loutre


def test_father_le_loutre_marks_a_fish_market_for_britain() -> None:
    match = event("britain", "father_le_loutre", turn="turn_3")
    assert choices(match, "britain") == {
        "gulf_of_st_lawrence",
        "northeast_channel",
        "georges_bank",
        "massachusetts_bay",
    }
    play(match, "britain: choose georges_bank")
    assert (conflicts(match), points(match)) == ({"georges_bank"}, None)


@rule("IS-5.2.11", "IS-R-88")
def test_father_le_loutre_bonus_is_2_military_points_for_north_america() -> None:
    changes = {
        "cumberland": "britain", "halifax": "britain", "louisbourg": "france", "arcot": "britain",
        "gulf_of_maine": "britain", "cabot_strait": "britain", "biscay": "france", "atlantic_passage": "france",
        "gibraltar": "britain",
    }  # fmt: skip
    match = event("britain", "father_le_loutre", turn="turn_3", up="pitt_the_elder", changes=changes,
                  damaged=["halifax", "louisbourg", "arcot"], conflict=["karaikal"])  # fmt: skip
    play(match, "britain: choose georges_bank")
    assert points(match) == ("military", 2)
    play(match, "britain: begin event")
    moves = {move for move in options(match, "britain") if move.split()[0] in (
        "pacify", "build", "repair", "seize", "deploy", "buy", "construct", "activate")}  # fmt: skip
    assert moves == {
        "pacify georges_bank", "build ohio_forks", "repair halifax", "seize louisbourg",
        "deploy navy > atlantic_passage", "deploy gulf_of_maine > atlantic_passage",
        "deploy cabot_strait > atlantic_passage",
    }  # fmt: skip
    play(match, "britain: repair halifax", "britain: pay 0 debt 0 treaty")  # 3 - 1
    assert left(match) == 0


def test_father_le_loutre_marks_a_british_market_for_france() -> None:
    match = event("france", "father_le_loutre", turn="turn_3", conflict=["chesapeake"])
    assert choices(match, "france") == {
        "massachusetts_bay", "hudson_valley", "georgia", "st_lucia", "midnapore", "kanchipuram",
    }  # fmt: skip
    play(match, "france: choose midnapore")
    assert (conflicts(match), points(match)) == ({"chesapeake", "midnapore"}, None)


def test_father_le_loutre_bonus_for_france_is_2_economic_points_for_north_america() -> None:
    match = event("france", "father_le_loutre", "military_3_diplomatic", turn="turn_3", up="choiseul",
                  france={"limit": 0})  # fmt: skip
    play(match, "france: choose midnapore")
    assert points(match) == ("economic", 2)
    play(match, "france: begin event")
    assert shifts(match, "france") == {"flag niagara"}


# -- 29 War of the Polish Succession


@pytest.mark.parametrize(("russia", "after"), [("none", "britain"), ("france", None), ("britain", "britain")])
def test_polish_succession_for_britain(russia: str, after: str | None) -> None:
    card, changes = "war_of_the_polish_succession", {"russia": russia}
    match = event("britain", card, turn="turn_3", changes=changes)
    assert both(match, "treaty") == (0, 2)
    assert owner(match, "russia") == (None if russia == "none" else russia)  # no shift without the keyword
    more = event("britain", card, turn="turn_3", changes=changes, up="merchant_banks")
    assert (both(more, "treaty"), owner(more, "russia")) == ((0, 2), after)


def test_polish_succession_for_france() -> None:
    card = "war_of_the_polish_succession"
    match = event("france", card, turn="turn_3")
    assert (vp(match), asked(match), owner(match, "russia")) == (17, [("france", "round")], None)
    more = event("france", card, turn="turn_3", up="choiseul", changes={"sweden": "britain"})
    assert (vp(more), choices(more, "france")) == (17, {"russia", "sweden"})
    play(more, "france: choose sweden")
    assert (owner(more, "sweden"), owner(more, "russia")) == (None, None)
    own = event("france", card, turn="turn_3", up="choiseul", changes={"sweden": "france"})
    assert owner(own, "russia") == "france"  # the only one left to shift


# -- 30 Jonathan's Coffee-House


@pytest.mark.parametrize(("name", "minister"), [("france", "choiseul"), ("britain", "merchant_banks")])
def test_jonathans_coffee_house(name: str, minister: str) -> None:
    card, tile = "jonathans_coffee_house", "economic_2_military"
    other = {"france": "britain", "britain": "france"}[name]
    fields: dict[str, Any] = {"turn": "turn_3", name: {"debt": 4}, other: {"debt": 4}}
    match = event(name, card, tile, **fields)
    assert (points(match), side(match, name)["debt"]) == (("economic", 2), 4)
    assert left(play(match, f"{name}: begin major", f"{name}: join event")) == 2 + 2
    more = event(name, card, tile, up=minister, **fields)
    assert (points(more), side(more, name)["debt"], side(more, other)["debt"]) == (("economic", 3), 3, 4)
    play(more, f"{name}: begin event")
    market = {"france": "flag antigua", "britain": "flag cumberland"}[name]
    assert cost(more, name, market) == 2  # free points
    play(more, f"{name}: begin major")
    assert left(more) == 2
    joined = event(name, card, tile, up=minister, **fields)
    assert left(play(joined, f"{name}: begin major", f"{name}: join event")) == 2 + 3
    poor = event(name, card, tile, up=minister, turn="turn_3")
    assert (points(poor), both(poor, "debt")) == (("economic", 3), (0, 0))  # no Debt, nothing to take away
    for wrong in ("france", "britain"):  # a Minister who is no financier, and a tile of another type
        style = {"france": "jacobite_uprisings", "britain": "pitt_the_elder"}[wrong]
        plain = event(wrong, card, tile, up=style, turn="turn_3", **{wrong: {"debt": 4}})
        assert (points(plain), side(plain, wrong)["debt"]) == (("economic", 2), 4)
    idle_tile = taken(name, "military_4_diplomatic", turn="turn_3", **{name: {"hand": [card]}})
    forbidden(idle_tile, name, f"play {card}")
