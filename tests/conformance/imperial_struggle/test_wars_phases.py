"""Chapters 7.4 to 7.6 and 2.4.2: Victory Check, Reset, and the layout of the next War."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle.table import asked, both, build, happened, idle, options, order, play, side
from tests.conformance.imperial_struggle.wars import BOXES, finish, over, result, sweep, war, won_by
from tests.conformance.rule import rule

WSS = {"wss_central_europe": 5, "wss_spain": 4, "wss_queen_annes_war": 4, "wss_jacobite_rebellion": 5}
WAS = {"was_central_europe": 3, "was_king_georges_war": 3, "was_first_carnatic_war": 4, "was_jacobite_rebellion": 4}
# 2 of the 5 in the French & Indian War come from the Atlantic Dominance tile
SYW = {
    "syw_atlantic_dominance": 5,
    "syw_third_carnatic_war": 5,
    "syw_french_and_indian_war": 3,
    "syw_prussias_wars": 5,
}
AWI = {"awi_american_revolution": 5, "awi_mysore_war": 3, "awi_antilles_war": 4}
TOP = [
    pytest.param(winner, {**margins, **(easier if winner == "britain" else {})}, id=f"{name}-{winner}")
    for name, margins, easier in (
        ("wss", WSS, {}),
        ("was", WAS, {"was_jacobite_rebellion": 3}),
        ("syw", SYW, {}),
        ("awi", AWI, {"awi_american_revolution": 4}),
    )
    for winner in ("france", "britain")
]


# -- Victory Check


@rule("IS-2.4.2", "IS-7.4.1", "IS-R-54", "IS-R-85", "IS-1.0.4")
@pytest.mark.parametrize(("winner", "margins"), TOP)
def test_every_theater_in_its_top_row_wins_the_game(winner: str, margins: dict[str, int]) -> None:
    match = sweep(winner, margins)
    while match.outcome is None:
        assert match.view(None)["turn"].startswith("war")  # not before the last theater is done
        play(match, f"{match.seats[match.decisions[0].seat]}: decline")
    for theater, margin in margins.items():
        more = 2 if theater == "syw_french_and_indian_war" else 0
        assert result(match, theater) == (winner, margin + more)
    assert (match.outcome.winners, match.outcome.rule) == ((match.seat(winner),), "IS-2.4.2")


@rule("IS-2.4.2", "IS-R-54")
@pytest.mark.parametrize(("winner", "margins"), TOP)
def test_one_lower_row_prevents_it(winner: str, margins: dict[str, int]) -> None:
    for theater in margins:
        match = sweep(winner, {**margins, theater: margins[theater] - 1})
        finish(match)
        assert match.outcome is None
        assert over(match)


@rule("IS-2.4.2", "IS-R-54", "IS-7.1.4.3")
@pytest.mark.parametrize(("markers", "last"), [(3, None), (4, ("britain", 1))])
def test_a_draw_or_a_loss_prevents_it(markers: int, last: tuple[str, int] | None) -> None:
    # two Alliances and the markers on French spaces count for Britain, in the Jacobite Rebellion alone
    marked = ["spain_prestige_2", "spain_prestige_3", "prussia_prestige", "austria_prestige_upper"][:markers]
    match = sweep(
        "france",
        WSS,
        france={"flags": marked},
        britain={"flags": ["ireland_alliance", "scotland_alliance"]},
        conflict=marked,
    )
    finish(match)
    assert [result(match, theater) for theater in WSS] == [("france", 5), ("france", 4), ("france", 4), last]
    assert match.outcome is None


@rule("IS-R-52", "IS-7.4.1")
def test_the_sweep_is_checked_before_vp() -> None:
    match = sweep("france", WSS, vp=-20)
    finish(match)
    assert match.view(None)["vp"] == -20 + 3 + 1 + 1 + 4
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule) == ((0,), "IS-2.4.2")


@rule("IS-2.4.1", "IS-7.4.1", "IS-4.1.13.2", "IS-R-51", "IS-4.1.12.11")
@pytest.mark.parametrize(
    ("vp", "winner", "end", "victor"),
    [
        (28, "france", 30, 0),
        (27, "france", 29, None),
        (2, "britain", 0, 1),
        (3, "britain", 1, None),
        (31, "britain", 29, None),  # beyond the limit until the check only
        (-1, "france", 1, None),
    ],
)
def test_vp_limits(vp: int, winner: str, end: int, victor: int | None) -> None:
    match = won_by(winner, "wss_central_europe", 1, vp=vp)  # 2 VP
    assert match.view(None)["vp"] == end
    if victor is None:
        assert match.outcome is None
        assert match.view(None)["turn"] == "turn_2"
    else:
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.rule) == ((victor,), "IS-2.4.1")


# -- Reset


@rule("IS-7.5.1", "IS-3.7.4", "IS-7.6.2", "IS-7.6.3", "IS-R-17")
@pytest.mark.parametrize(("name", "laid"), [("wss", 4), ("was", 4), ("syw", 3), ("awi", 0)])
def test_tiles_go_back_and_the_next_war_is_laid_out(name: str, laid: int) -> None:
    theater = next(iter({"wss": WSS, "was": WAS, "syw": SYW, "awi": AWI}[name]))
    tiles = {"basic": {theater: "basic_0"}, "bonus": {theater: ["bonus_1", "bonus_12"]}}
    match = war(name, france=tiles, britain={"basic": {theater: "basic_2"}, "debt": 0})
    finish(match)
    assert both(match, "pool") == (16 - laid, 16 - laid)
    assert both(match, "bonus_pool") == ((12, 12) if laid else (0, 0))
    seen = match.view(None)["war"]
    if laid:
        for place in seen["theaters"].values():
            for who in ("france", "britain"):
                assert place[who] == {"basic": [None], "bonus": []}
        assert len(seen["theaters"]) == laid
    else:
        assert seen is None
    assert match.check() == []


@rule("IS-7.5.1", "IS-3.1.1", "IS-5.3.3.2")
def test_tiles_removed_from_the_game_do_not_come_back() -> None:
    match = war("wss", france={"pool": ["basic_0", "basic_0"]})
    assert both(match, "pool") == (2, 12)


@rule("IS-7.6.4", "IS-7.6.2")
def test_everybody_sees_only_his_own_tiles_of_the_new_display() -> None:
    match = war("wss")
    for me, other in (("france", "britain"), ("britain", "france")):
        for place in match.view(me)["war"]["theaters"].values():
            assert place[me]["basic"][0] in {"basic_0", "basic_1", "basic_2", "basic_3", "basic_4"}
            assert place[other]["basic"] == [None]


@rule("IS-7.6.1", "IS-7.6.2", "IS-2.1.7", "IS-2.1.1", "IS-4.1.13.3")
@pytest.mark.parametrize(
    ("name", "turn", "next_war"), [("wss", "turn_2", "was"), ("was", "turn_4", "syw"), ("syw", "turn_5", "awi")]
)
def test_what_follows_a_war(name: str, turn: str, next_war: str) -> None:
    match = war(name)
    seen = match.view(None)
    assert (seen["turn"], seen["war"]["id"]) == (turn, next_war)
    assert order(match, "war", "war_reset", "layout", "turn") == ["war", "war_reset", "layout", "turn"]
    assert happened(match, "layout") == [(list(BOXES).index(next_war),)]


@rule("IS-7.5.2", "IS-R-65", "IS-3.8.2.3")
@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("wss", ["antigua", "kurpa"]),  # North America and Europe
        ("was", ["antigua"]),  # North America, India, Europe
        ("syw", ["sardinia"]),  # India, North America and Caribbean
        ("awi", ["sardinia"]),  # North America, India, Caribbean
    ],
)
def test_conflict_markers_that_gave_strength_are_removed(name: str, left: list[str]) -> None:
    marked = ["sardinia", "york_factory", "antigua", "kurpa"]
    empty = ["russia", "albany", "st_lucia", "vellore"]
    match = war(name, france={"flags": marked}, conflict=marked + empty)
    finish(match)
    assert set(match.view(None)["conflict"]) == {*left, *empty}


@rule("IS-R-65", "IS-7.5.2")
def test_markers_stay_until_the_reset() -> None:
    match = won_by("france", "was_first_carnatic_war", 1, britain={"flags": ["albany"]}, conflict=["albany"])
    # King George's War by 1 through the marker: France may take something
    assert match.view(None)["conflict"] == ["albany"]
    play(match, "france: conquer york_factory")
    assert asked(match) == [("france", "spoils")]
    assert match.view(None)["conflict"] == ["albany"]
    play(match, "france: decline")
    assert match.view(None)["conflict"] == []


# -- the free tiles of the Seven Years' War


@rule("IS-7.6.5", "IS-R-45", "IS-7.6.6")
def test_bonus_tiles_of_was_give_free_tiles() -> None:
    match = war(
        "was",
        france={
            "bonus": {"was_central_europe": ["bonus_7", "bonus_8"], "was_king_georges_war": ["bonus_3", "bonus_4"]},
        },
        britain={"bonus": {"was_central_europe": ["bonus_3"]}},
    )
    finish(match)
    assert match.view(None)["turn"] == "turn_4"
    assert both(match, "carried") == (3, 1)  # four tiles, but at most 3
    assert both(match, "bonus_pool") == (12, 12)  # not drawn yet
    idle(match, "france", "place_tile")
    assert both(match, "carried")[0] == 0
    assert side(match, "france")["bonus_pool"] == 9  # drawn all together
    assert happened(match, "free_tiles") == [(0, 3)]
    for theater in ("syw_prussias_wars", "syw_prussias_wars", "syw_atlantic_dominance"):
        play(match, f"france: place in {theater}")
    laid = match.view(None)["war"]["theaters"]
    assert [len(place["france"]["bonus"]) for place in laid.values()] == [1, 0, 0, 2]
    assert asked(match) == [("france", "round")]
    assert any(text.startswith("take ") for text in options(match, "france"))  # before the tile is taken


@rule("IS-7.6.5")
@pytest.mark.parametrize("name", ["wss", "syw"])
def test_no_other_war_carries_tiles_over(name: str) -> None:
    theater = {"wss": "wss_spain", "syw": "syw_prussias_wars"}[name]
    fields: dict[str, Any] = {"france": {"bonus": {theater: ["bonus_3"]}}}
    match = war(name, **fields)
    finish(match)
    assert both(match, "carried") == (0, 0)


@rule("IS-7.6.5", "IS-5.6.1.1")
def test_free_tiles_do_not_count_against_the_purchase_limit() -> None:
    match = build(turn="turn_4", first="france", france={"carried": 2})
    play(match, "france: place in syw_prussias_wars", "france: place in syw_prussias_wars")
    play(match, "france: take military_4_economic", "france: begin major")
    for theater in ("syw_atlantic_dominance", "syw_third_carnatic_war"):
        play(match, "france: buy tile", f"france: place in {theater}")
    assert match.view(None)["round"]["tiles_bought"] == 2
    assert side(match, "france")["bonus_pool"] == 8


@rule("IS-7.6.6", "IS-R-45")
@pytest.mark.parametrize(
    ("french", "markers"), [({"carried": 3}, 2), ({"bonus": {"syw_prussias_wars": ["bonus_1"]}}, 1)]
)
def test_free_tiles_not_yet_drawn_count_for_nothing(french: dict[str, Any], markers: int) -> None:
    # Caribbean Slave Unrest gives a second marker to whoever has more Bonus tiles in the next War
    match = build(
        turn="turn_4",
        first="britain",
        france=french,
        britain={"bonus": {"syw_prussias_wars": ["bonus_1"]}, "hand": ["caribbean_slave_unrest"]},
    )
    play(match, "britain: take economic_3_diplomatic", "britain: play caribbean_slave_unrest")
    play(match, "britain: choose antigua")
    if markers == 2:
        play(match, "britain: choose havana")
    assert asked(match) == [("britain", "round")]
    assert len(match.view(None)["conflict"]) == markers


@rule("IS-7.6.6", "IS-5.6.1.3")
def test_free_tiles_keep_to_two_in_a_theater() -> None:
    match = build(turn="turn_4", first="france", france={"carried": 3})
    play(match, "france: place in syw_prussias_wars", "france: place in syw_prussias_wars")
    play(match, "france: place in syw_prussias_wars")
    assert asked(match) == [("france", "displace")]  # an older tile must make room
    play(match, f"france: {options(match, 'france')[0]}")
    laid = [len(place["france"]["bonus"]) for place in match.view(None)["war"]["theaters"].values()]
    assert sorted(laid) == [0, 0, 1, 2]
    assert laid[3] == 2
