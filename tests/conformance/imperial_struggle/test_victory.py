"""Chapters 2.4, 4.1.13, 4.1.14 and 11: automatic victories and Final Scoring."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle import scores, wars
from tests.conformance.imperial_struggle.rounds import taken
from tests.conformance.imperial_struggle.table import asked, build, happened, order, play
from tests.conformance.rule import rule

BARE = {"flags": [], "navy": 0}
# one space in each Region and a Market of each of three commodities
SWEEP = ["savoy", "york_factory", "caicos", "kurpa"]
SWEEP_DEMAND = ["furs", "tobacco", "cotton"]


def ended(french: list[str], british: list[str], **fields: Any) -> Match:
    """Turn 6 with just these flags, from the Victory Check Phase on."""
    for name, held in (("france", french), ("britain", british)):
        fields[name] = {"flags": held, "navy": 0, **fields.get(name, {})}
    return build(**{"turn": "turn_6", "phase": "victory", **fields})


# -- by VP (2.4.1)


@rule("IS-2.4.1", "IS-4.1.13.2", "IS-R-51")
@pytest.mark.parametrize("turn", ["turn_1", "turn_2", "turn_3", "turn_4", "turn_5", "turn_6"])
@pytest.mark.parametrize(("vp", "side"), [(30, "france"), (34, "france"), (0, "britain"), (-3, "britain")])
def test_30_vp_or_0_win_in_the_victory_check(turn: str, vp: int, side: str) -> None:
    match = build(turn=turn, phase="victory", vp=vp)
    assert scores.winner(match) == (side, "IS-2.4.1", "vp")
    assert happened(match, "final_scoring") == []


@rule("IS-2.4.1", "IS-4.1.13.2", "IS-4.1.13.3")
@pytest.mark.parametrize("vp", [29, 1])
def test_29_and_1_do_not(vp: int) -> None:
    match = build(turn="turn_2", phase="victory", vp=vp)
    assert match.outcome is None
    assert match.view(None)["turn"] == "turn_3"


@rule("IS-2.4.1", "IS-7.4.1", "IS-R-52")
def test_the_vp_limits_hold_after_a_war_too() -> None:
    match = wars.won_by("france", "wss_central_europe", 1, vp=28)  # 2 VP
    wars.finish(match)
    assert scores.winner(match) == ("france", "IS-2.4.1", "vp")


@rule("IS-2.4.1", "IS-R-51")
def test_vp_are_checked_at_no_other_moment() -> None:
    # War of the Polish Succession for France: 2 VP in the middle of an Action Round
    match = taken(
        "france", "military_3_economic", turn="turn_3", vp=29, france={"hand": ["war_of_the_polish_succession"]}
    )
    play(match, "france: play war_of_the_polish_succession")
    assert match.view(None)["vp"] == 31
    assert match.outcome is None
    assert asked(match) == [("france", "round")]
    # nor between two theaters: Britain brings the marker back in the second
    war = wars.war("wss", vp=29, france={"basic": {"wss_central_europe": "basic_0", "wss_spain": "basic_4"}},
                   britain={"basic": {"wss_spain": "basic_0", "wss_queen_annes_war": "basic_0",
                                      "wss_jacobite_rebellion": "basic_0"}})  # fmt: skip
    wars.finish(war)
    assert [args[2] for args in happened(war, "vp")] == [31, 30, 29, 28]
    assert war.outcome is None


# -- by scoring (2.4.3)


@rule("IS-2.4.3", "IS-4.1.13.1", "IS-R-03")
@pytest.mark.parametrize("side", ["france", "britain"])
def test_all_awards_and_all_commodities_in_demand_win_at_once(side: str) -> None:
    held = {"france": ["sweden"], "britain": ["sweden"]}  # the Prestige bonus goes to the other
    held[side] = [*SWEEP, "sardinia", "denmark_norway"]
    match = scores.scored(held["france"], held["britain"], demand=SWEEP_DEMAND)
    assert scores.prestige(match) != side
    assert scores.winner(match) == (side, "IS-2.4.3", "scoring")


@rule("IS-2.4.3")
@pytest.mark.parametrize(("british", "fields"), [
    (["sardinia"], {}),  # Europe is a tie
    (["albany"], {"demand": ["furs", "cotton", "fish"]}),  # North America is a tie, and Furs
    ([], {"demand": ["furs", "tobacco", "sugar"]}),  # nobody has Sugar
    ([], {"awards": {"india": scores.VP_2_BY_2}}),  # the margin is too small
])  # fmt: skip
def test_a_tie_or_a_margin_too_small_anywhere_prevents_it(british: list[str], fields: dict[str, Any]) -> None:
    match = scores.scored(SWEEP, british, **{"demand": SWEEP_DEMAND, **fields})
    assert match.outcome is None


@rule("IS-2.4.3")
def test_a_fourth_commodity_must_be_won_too() -> None:
    # an Event such as Le Beau Monde has added Fish
    four = scores.scored(SWEEP, [], turn="turn_3", demand=["furs", "tobacco", "cotton", "fish"])
    assert scores.winner(four) is None
    all_four = scores.scored([*SWEEP, "georges_bank"], [], turn="turn_3", demand=["furs", "tobacco", "cotton", "fish"])
    assert scores.winner(all_four) == ("france", "IS-2.4.3", "scoring")


@rule("IS-4.1.13.1", "IS-R-52")
def test_the_sweep_is_checked_before_the_vp() -> None:
    match = scores.scored(SWEEP, [], demand=SWEEP_DEMAND, vp=-20)
    assert match.view(None)["vp"] <= 0
    assert scores.winner(match) == ("france", "IS-2.4.3", "scoring")


@rule("IS-2.4.3", "IS-4.1.13.1")
def test_only_the_scoring_of_this_turn_counts() -> None:
    match = scores.scored(SWEEP[:3], [], turn="turn_6", demand=SWEEP_DEMAND)
    assert match.outcome is not None
    assert match.outcome.rule == "IS-4.1.14.2"


# -- Final Scoring (4.1.14, 11)


@rule("IS-4.1.14.1", "IS-11.0.1", "IS-11.0.6")
def test_final_scoring_once_after_the_victory_check_of_turn_6() -> None:
    match = scores.scored(["savoy"], [], turn="turn_6", demand=[])
    assert order(match, "scoring", "final_scoring", "victory") == ["scoring", "final_scoring", "victory"]
    for turn in ("turn_2", "turn_5"):
        assert happened(scores.scored(["savoy"], [], turn=turn, demand=[]), "final_scoring") == []
    swept = scores.scored(SWEEP, [], turn="turn_6", demand=SWEEP_DEMAND)
    assert happened(swept, "final_scoring") == []


@rule("IS-11.0.1")
def test_both_players_may_score() -> None:
    match = ended(["york_factory", "jamaica"], ["kurpa", "acadia", "sweden"])
    assert scores.final(match) == [
        ("britain", 2, "prestige"), ("france", 1, "commodity"), ("britain", 1, "commodity"), ("france", 2, "territory"),
        ("britain", 2, "territory"),
    ]  # fmt: skip


@rule("IS-11.0.2", "IS-R-72")
@pytest.mark.parametrize(("french", "british", "usa", "found"), [
    (["minorca"], [], [], [("france", 2, "prestige")]),
    (["sweden"], ["biscay", "balearic"], [], [("britain", 2, "prestige")]),
    (["sweden"], ["biscay"], [], []),
    (["usa_2", "usa_3"], ["sweden"], ["san_agustin"], [("france", 2, "prestige")]),
])  # fmt: skip
def test_more_prestige_spaces_2_vp(
    french: list[str], british: list[str], usa: list[str], found: list[tuple[str, int, str]]
) -> None:
    assert scores.final(ended(french, british, usa=usa)) == found


@rule("IS-11.0.3", "IS-R-70", "IS-6.4.1", "IS-R-50")
@pytest.mark.parametrize(("french", "british", "found"), [
    ((10, 0), (10, 1), []),  # a difference of 1
    ((10, 0), (10, 2), [("france", 1, "credit")]), ((10, 0), (10, 3), [("france", 1, "credit")]),
    ((12, 6), (14, 4), [("britain", 2, "credit")]), ((14, 0), (14, 8), [("france", 4, "credit")]),
    ((14, 0), (14, 9), [("france", 4, "credit")]), ((14, 0), (14, 14), [("france", 4, "credit")]),
    ((14, 5), (9, 0), []),
])  # fmt: skip
def test_more_available_debt(
    french: tuple[int, int], british: tuple[int, int], found: list[tuple[str, int, str]]
) -> None:
    match = ended(
        [], [], france={"limit": french[0], "debt": french[1]}, britain={"limit": british[0], "debt": british[1]}
    )
    assert scores.final(match) == found


@rule("IS-11.0.4")
def test_each_commodity_1_vp() -> None:
    french = ["york_factory", "calicut", "georges_bank", "kurpa", "vellore", "chesapeake"]
    british = ["albany", "oswego", "caicos", "mangalore", "plassey"]
    assert scores.final(ended(french, british), "commodity") == [
        ("britain", 1, "commodity"),  # Furs 1 : 2
        ("france", 1, "commodity"),  # Fish 1 : 0; Spice 1 : 1
        ("britain", 1, "commodity"),  # Tobacco 0 : 1
        ("france", 1, "commodity"),  # Cotton 2 : 1; Sugar 0 : 0
    ]


@rule("IS-11.0.5", "IS-R-71")
def test_each_flag_in_a_territory_of_the_other_side_2_vp() -> None:
    match = ended(["jamaica", "madras", "acadia", "gibraltar"], ["louisiana", "barbados", "hudson_bay"])
    assert scores.final(match, "territory") == [("france", 4, "territory"), ("britain", 2, "territory")]


@rule("IS-11.0.5", "IS-10.0.5", "IS-R-69")
@pytest.mark.parametrize(("usa", "vp"), [
    (["northern_colonies"], 2), (["carolinas"], 2), (["northern_colonies", "carolinas"], 4), (["san_agustin"], 0),
    (["quebec_and_montreal"], 0),
])  # fmt: skip
def test_usa_flags_count_for_france_where_britain_stood_at_set_up(usa: list[str], vp: int) -> None:
    match = ended([], [], usa=usa)
    assert scores.final(match, "territory") == ([("france", vp, "territory")] if vp else [])


@rule("IS-4.1.14.2", "IS-11.0.6", "IS-2.4.4")
@pytest.mark.parametrize(("vp", "side"), [(16, "france"), (29, "france"), (14, "britain"), (1, "britain")])
def test_after_final_scoring_16_or_14_decide(vp: int, side: str) -> None:
    match = ended([], [], vp=vp)
    assert scores.winner(match) == (side, "IS-4.1.14.2", "final")


@rule("IS-4.1.14.2", "IS-R-51")
def test_only_16_and_14_matter_after_final_scoring() -> None:
    match = ended(["sweden"], [], vp=29)
    assert match.view(None)["vp"] == 31
    assert scores.winner(match) == ("france", "IS-4.1.14.2", "final")


@rule("IS-4.1.14.2", "IS-6.4.1")
@pytest.mark.parametrize(("french", "british", "side"), [(0, 0, "britain"), (0, 1, "france"), (1, 0, "britain")])
def test_at_15_vp_more_available_debt_wins_then_britain(french: int, british: int, side: str) -> None:
    match = ended([], [], vp=15, france={"debt": french}, britain={"debt": british})
    assert match.view(None)["vp"] == 15
    assert scores.winner(match) == (side, "IS-4.1.14.2", "tie" if french != british else "equal")


@rule("IS-4.1.14.1")
def test_prestige_is_scored_twice_in_turn_6() -> None:
    match = scores.scored(["sweden"], [], turn="turn_6", demand=[], awards={"europe": scores.TRP})
    assert [args for args in happened(match, "vp") if args[-1] == "prestige"] == [
        (0, 2, 17, "prestige"),
        (0, 2, 19, "prestige"),
    ]
