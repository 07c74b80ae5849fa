"""Chapter 7.1.1 and 7.1.2: War tiles are revealed and take effect before anything is counted."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import CannotUndo
from tests.conformance.imperial_struggle.table import (
    asked,
    both,
    flags,
    forbidden,
    happened,
    options,
    owner,
    play,
)
from tests.conformance.imperial_struggle.wars import course, finish, over, result, strength, targets, war
from tests.conformance.rule import rule

QUEEN_ANNE = "wss_queen_annes_war"
UNFLAG, FLEET, DEBT = "basic_4", "basic_3", "basic_2"


def queen_anne(basic: str, bonus: list[str] | None = None, **fields: Any) -> Match:
    """A British tile (and perhaps Bonus tiles) in Queen Anne's War against a French +1."""
    british = {"basic": {QUEEN_ANNE: basic}, "bonus": {QUEEN_ANNE: bonus or []}, **fields.pop("britain", {})}
    return war("wss", britain=british, **fields)


# -- 7.1.1


@rule("IS-7.1.1.1", "IS-7.6.4")
def test_only_the_tiles_of_the_theater_are_revealed() -> None:
    match = war(
        "wss",
        france={"basic": {"wss_spain": FLEET}, "bonus": {"wss_spain": ["bonus_7"], QUEEN_ANNE: ["bonus_1"]}},
        britain={"flags": ["biscay"], "basic": {"wss_jacobite_rebellion": "basic_0"}},
    )
    assert asked(match) == [("france", "tile_effect")]
    seen = match.view("britain")["war"]["theaters"]
    assert seen["wss_central_europe"]["france"] == {"basic": ["basic_1"], "bonus": []}
    assert seen["wss_spain"]["france"] == {"basic": [FLEET], "bonus": ["bonus_7"]}
    assert seen[QUEEN_ANNE]["france"] == {"basic": [None], "bonus": [None]}
    assert seen["wss_jacobite_rebellion"]["france"] == {"basic": [None], "bonus": []}
    assert seen["wss_jacobite_rebellion"]["britain"] == {"basic": ["basic_0"], "bonus": []}
    assert happened(match, "tiles_revealed") == [
        (0, 0, (1,), 1),
        (1, 0, (1,), 1),
        (0, 1, (3, 11), 1),
        (1, 1, (1,), 1),
    ]


@rule("IS-7.1.1.2")
def test_army_strength_may_be_negative() -> None:
    match = war("wss", france={"basic": {"wss_spain": UNFLAG}})
    assert strength(match, "wss_spain", "france") == {"army": -1, "total": -1}
    assert result(match, "wss_spain") == ("britain", 2)


@rule("IS-7.1.1.1")
def test_a_reveal_cannot_be_undone() -> None:
    """France has chosen in Spain; the tiles of the next theaters lie open now, and it is asked there."""
    tiles = {"basic": {"wss_spain": FLEET, QUEEN_ANNE: FLEET}}
    match = war("wss", france=tiles, britain={"flags": ["biscay", "gulf_of_maine"]})
    play(match, "france: choose biscay")
    assert asked(match) == [("france", "tile_effect")]
    with pytest.raises(CannotUndo):
        match.undo("france")


# -- 7.1.2.1: whose effects come first


def both_unflag(**fields: Any) -> Match:
    """Both sides may unflag something in Central Europe."""
    tile = {"basic": {"wss_central_europe": UNFLAG}}
    return war("wss", france={**tile, "flags": ["ireland_prestige"]}, britain={**tile, "flags": ["russia"]}, **fields)


@rule("IS-7.1.2.1", "IS-R-55")
@pytest.mark.parametrize(
    ("vp", "first", "begins"),
    [(16, "britain", "france"), (14, "france", "britain"), (15, "france", "france"), (15, "britain", "britain")],
)
def test_who_applies_effects_first(vp: int, first: str, begins: str) -> None:
    match = both_unflag(vp=vp, first=first)
    assert asked(match) == [(begins, "tile_effect")]
    play(match, f"{begins}: decline")
    assert happened(match, "tile_effects_declined") == [(match.seats.index(begins),)]
    assert asked(match) == [("britain" if begins == "france" else "france", "tile_effect")]


@rule("IS-7.1.2.1")
@pytest.mark.parametrize(("vp", "begins"), [(16, "britain"), (18, "france")])
def test_vp_are_looked_at_anew_for_each_theater(vp: int, begins: str) -> None:
    match = war(
        "wss",
        vp=vp,
        france={"basic": {"wss_spain": FLEET}, "flags": ["biscay"]},
        britain={"basic": {"wss_central_europe": "basic_0", "wss_spain": FLEET}, "flags": ["balearic"]},
    )
    assert result(match, "wss_central_europe") == ("britain", 1)  # 2 VP
    assert match.view(None)["vp"] == vp - 2
    assert asked(match) == [(begins, "tile_effect")]


@rule("IS-7.1.2.1", "IS-R-55")
def test_all_effects_of_one_side_come_before_the_other_in_any_order() -> None:
    def fresh() -> Match:
        return queen_anne(
            UNFLAG,
            ["bonus_11", "bonus_9"],
            vp=14,
            france={"flags": ["louisbourg", "york_factory"], "basic": {QUEEN_ANNE: FLEET}},
            britain={"flags": ["gulf_of_maine"]},
        )

    match = fresh()
    assert both(match, "debt") == (1, 0)  # the Debt symbol is not a choice
    assert options(match, "britain") == ["choose york_factory", "choose louisbourg", "decline"]
    assert match.decisions[0].rule == "IS-7.1.2.3"
    play(match, "britain: choose louisbourg")
    assert match.decisions[0].rule == "IS-7.1.2.4", "only the flag is left"
    assert options(match, "britain") == ["choose york_factory", "decline"]
    play(match, "britain: choose york_factory")
    assert asked(match) == [("france", "tile_effect")]
    other = play(fresh(), "britain: choose york_factory")
    assert options(other, "britain") == ["choose louisbourg", "decline"]
    play(other, "britain: choose louisbourg")
    assert other.view(None) == match.view(None)


# -- 7.1.2.2: Debt


@rule("IS-7.1.2.2", "IS-3.1.7", "IS-3.7.5")
def test_one_debt_for_each_symbol() -> None:
    match = queen_anne(DEBT, ["bonus_9", "bonus_10"], france={"debt": 1})
    assert both(match, "debt") == (4, 0)
    assert over(match)  # nobody was asked
    assert [(side, space) for side, _, space in happened(match, "tile_effect")] == [(1, -1)] * 3


@rule("IS-7.1.2.2", "IS-6.3.3", "IS-R-50")
def test_debt_beyond_the_limit_gives_vp() -> None:
    match = queen_anne(DEBT, ["bonus_9", "bonus_10"], france={"debt": 5})
    assert both(match, "debt") == (6, 0)
    # 2 VP for what did not fit; Britain wins the theater by 1: 1 VP
    assert match.view(None)["vp"] == 15 - 2 - 1


@rule("IS-7.1.2.2", "IS-6.3.3", "IS-3.5.2.3", "IS-R-27")
@pytest.mark.parametrize(("face_up", "vp"), [(["james_watt"], 15), ([], 16)])
def test_james_watt_prevents_the_vp_when_face_up(face_up: list[str], vp: int) -> None:
    match = war(
        "awi",
        france={"basic": {"awi_mysore_war": DEBT}},
        britain={"debt": 14, "limit": 14, "ministry": ["james_watt"]},
        face_up=face_up,
    )
    assert both(match, "debt") == (0, 14)
    assert match.view(None)["vp"] == vp


# -- 7.1.2.3: Damaged Fort / Remove Fleet


@rule("IS-7.1.2.3", "IS-R-55")
def test_fort_or_squadron_of_the_opponent_in_the_region() -> None:
    match = queen_anne(
        FLEET,
        france={"flags": ["louisbourg", "ohio_forks", "gulf_of_maine", "biscay", "arcot"], "navy": 1},
        britain={"flags": ["halifax", "cabot_strait"]},
        damaged=["ohio_forks"],
    )
    assert options(match, "britain") == ["choose louisbourg", "choose gulf_of_maine", "decline"]
    forbidden(match, "britain", "choose ohio_forks", "choose halifax", "choose biscay", "choose arcot")


@rule("IS-7.1.2.3", "IS-7.1.2.7")
def test_a_damaged_fort_no_longer_counts() -> None:
    match = queen_anne(FLEET, france={"flags": ["louisbourg"]})
    play(match, "britain: choose louisbourg")
    assert owner(match, "louisbourg") == "france"
    assert match.view(None)["damaged"] == ["louisbourg"]
    assert strength(match, QUEEN_ANNE, "france") == {"army": 1, "total": 1}


@rule("IS-7.1.2.3", "IS-7.1.2.7")
def test_a_squadron_goes_to_the_navy_box() -> None:
    match = queen_anne(FLEET, france={"flags": ["gulf_of_maine"], "navy": 2})
    play(match, "britain: choose gulf_of_maine")
    assert owner(match, "gulf_of_maine") is None
    assert both(match, "navy")[0] == 3
    assert strength(match, QUEEN_ANNE, "france") == {"army": 1, "total": 1}


@rule("IS-7.1.2.3", "IS-7.1.2.4", "IS-R-55")
def test_both_kinds_of_symbols_may_be_declined() -> None:
    match = queen_anne(UNFLAG, ["bonus_11"], france={"flags": ["louisbourg", "york_factory"]})
    play(match, "britain: decline")
    assert flags(match, "france") == {"louisbourg", "york_factory"}
    assert match.view(None)["damaged"] == []
    assert strength(match, QUEEN_ANNE, "france") == {"army": 1, "forts": 1, "total": 2}


@rule("IS-7.1.2.3", "IS-7.1.2.4")
def test_without_a_target_nothing_is_asked() -> None:
    match = queen_anne(UNFLAG, ["bonus_11"], france={"flags": ["biscay", "york_factory"]}, conflict=["york_factory"])
    assert "tile_effect" not in [kind for _, kind, _ in finish(match)]
    assert flags(match, "france") == {"biscay", "york_factory"}


# -- 7.1.2.4 to 7.1.2.6: the crossed-out flag


@rule("IS-7.1.2.4", "IS-7.1.2.6", "IS-R-57", "IS-3.8.0.11")
def test_markets_and_political_spaces_of_the_region_without_conflict_marker() -> None:
    match = queen_anne(
        UNFLAG,
        france={"flags": ["algonquin", "iroquois", "york_factory", "oswego", "kurpa", "russia", "acadia", "halifax"]},
        britain={"flags": ["albany"]},
        conflict=["oswego", "iroquois"],
    )
    assert targets(match, "choose") == {"algonquin", "york_factory"}
    forbidden(match, "britain", "choose oswego", "choose iroquois", "choose russia", "choose acadia", "choose albany")


@rule("IS-7.1.2.8", "IS-8.1.2", "IS-3.2.8.2")
def test_control_changes_with_all_consequences() -> None:
    match = queen_anne(UNFLAG, france={"flags": ["algonquin"]})
    assert match.view(None)["advantages"]["algonquin_raids"]["holder"] == "france"
    play(match, "britain: choose algonquin")
    assert owner(match, "algonquin") is None
    assert match.view(None)["advantages"]["algonquin_raids"]["holder"] is None


@rule("IS-7.1.2.5", "IS-R-57", "IS-R-105")
def test_no_market_that_isolates_others_while_another_will_do() -> None:
    # Quebec & Montreal - Cataraqui - Niagara: without Cataraqui the other has no chain
    match = queen_anne(UNFLAG, france={"flags": ["quebec_and_montreal", "cataraqui", "niagara"]})
    assert targets(match, "choose") == {"niagara"}
    forbidden(match, "britain", "choose cataraqui")
    # a Political space is no way out of the clause, and no victim of it
    match = queen_anne(UNFLAG, france={"flags": ["quebec_and_montreal", "cataraqui", "niagara", "iroquois"]})
    assert targets(match, "choose") == {"niagara", "iroquois"}


@rule("IS-7.1.2.5", "IS-R-57")
def test_it_may_isolate_when_no_other_market_is_legal() -> None:
    match = queen_anne(UNFLAG, france={"flags": ["quebec_and_montreal", "cataraqui", "niagara"]}, conflict=["niagara"])
    assert targets(match, "choose") == {"cataraqui"}


@rule("IS-7.1.2.5", "IS-R-57")
def test_markets_that_are_isolated_already_do_not_count() -> None:
    match = queen_anne(UNFLAG, france={"flags": ["niagara", "oswego"]})
    assert targets(match, "choose") == {"niagara", "oswego"}


@rule("IS-7.1.2.5", "IS-R-105", "IS-R-55")
def test_isolation_is_judged_at_that_moment() -> None:
    # Cabot Strait - Gulf of St. Lawrence - Georges Bank
    match = queen_anne(UNFLAG, ["bonus_11"], france={"flags": ["cabot_strait", "gulf_of_st_lawrence", "georges_bank"]})
    assert targets(match, "choose") == {"cabot_strait", "georges_bank"}
    play(match, "britain: choose cabot_strait")
    assert targets(match, "choose") == {"gulf_of_st_lawrence", "georges_bank"}


@rule("IS-7.1.0.2", "IS-7.1.2.7")
def test_the_steps_of_a_theater() -> None:
    match = queen_anne(FLEET, ["bonus_3"], france={"flags": ["gulf_of_maine"], "basic": {QUEEN_ANNE: DEBT}})
    play(match, "britain: choose gulf_of_maine")
    assert course(match, QUEEN_ANNE) == [
        "theater",
        "tiles_revealed",
        "tiles_revealed",
        "tile_effect",  # Debt for Britain
        "debt",
        "tile_effect",
        "squadron_to_navy",
        "strength",
        "strength",
        "theater_won",
        "spoils",
        "vp",
    ]


@rule("IS-7.1.2.1", "IS-7.1.2.3", "IS-7.1.2.4")
def test_each_symbol_is_applied_once_and_told() -> None:
    """Two Fort or Squadron symbols and a flag of Britain; the spaces are told by their numbers on the map."""
    match = queen_anne(
        UNFLAG,
        ["bonus_11", "bonus_12"],
        france={"flags": ["louisbourg", "halifax", "gulf_of_maine", "york_factory"]},
    )
    for space in ("louisbourg", "york_factory", "gulf_of_maine"):
        assert f"choose {space}" in options(match, "britain")
        play(match, f"britain: choose {space}")
    assert over(match)
    assert (match.view(None)["damaged"], flags(match, "france")) == (["louisbourg"], {"louisbourg", "halifax"})
    told = happened(match, "tile_effect")
    fleet, unflag = told[0][1], told[1][1]
    assert fleet != unflag
    number = [one.id for one in match.scene(None, "en").places].index
    assert told == [
        (1, fleet, number("louisbourg")),
        (1, unflag, number("york_factory")),
        (1, fleet, number("gulf_of_maine")),
    ]
    assert [args[:2] for args in happened(match, "damaged")] == [(0, number("louisbourg"))]
