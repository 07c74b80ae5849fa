"""Chapters 4.1.8 to 4.1.12: Initiative, the order of Action Rounds, Treaty Points, remaining powers and scoring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle import scores
from tests.conformance.imperial_struggle.table import asked, build, happened, idle, options, order, play, side
from tests.conformance.rule import rule

REWARDS: dict[str, list[tuple[int, int, int]]] = {  # P-5: (VP, Treaty Points, Debt) per Era
    "furs": [(2, 1, 0), (2, 1, 0), (1, 0, 0)],
    "spice": [(1, 0, -1), (2, 0, -1), (3, 0, -1)],
    "fish": [(2, 0, 1), (2, 0, 0), (2, 0, 0)],
    "tobacco": [(3, 0, 1), (2, 0, 1), (1, 0, 1)],
    "sugar": [(2, 0, 0), (3, 1, 0), (3, 0, 0)],
    "cotton": [(2, 1, 0), (2, 1, 0), (3, 0, 0)],
}
MARKET = {
    "furs": "york_factory", "spice": "calicut", "fish": "georges_bank", "tobacco": "caicos", "sugar": "antigua",
    "cotton": "kurpa",
}  # fmt: skip
NO_VP = {"north_america": scores.TRP, "india": scores.TRP_TOO}  # Awards without VP


# -- Initiative (4.1.8) and the order of Action Rounds (4.1.9)


@rule("IS-4.1.8.2")
@pytest.mark.parametrize(("vp", "before", "after"), [
    (14, "britain", "france"), (14, "france", "france"), (16, "france", "britain"), (16, "britain", "britain"),
    (15, "france", "france"), (15, "britain", "britain"), (3, "britain", "france"), (29, "france", "britain"),
])  # fmt: skip
def test_who_is_behind_gets_the_initiative(vp: int, before: str, after: str) -> None:
    match = build(turn="turn_2", phase="initiative", vp=vp, initiative=before)
    assert match.view(None)["initiative"] == after
    assert asked(match) == [(after, "first")]


@rule("IS-4.1.8.1", "IS-R-18")
@pytest.mark.parametrize("vp", [10, 20])
def test_turn_1_does_not_move_the_marker(vp: int) -> None:
    match = build(turn="turn_1", phase="initiative", vp=vp)
    assert asked(match) == [("france", "first")]


@rule("IS-4.1.8.3", "IS-4.1.9.1")
def test_the_holder_chooses_either_player_once_everything_is_in_place() -> None:
    match = build(turn="turn_2", phase="ministry", vp=20, france={"ministry": ["john_law", "jacobite_uprisings"]})
    idle(match, "britain", "first")
    assert options(match, "britain") == ["first france", "first britain"]
    assert order(match, "ministry", "initiative") == ["ministry", "ministry", "initiative"]
    for first, second in (("france", "britain"), ("britain", "france")):
        copy = play(match.clone(), f"britain: first {first}")
        sides = []
        while copy.view(None)["turn"] == "turn_2":
            ((name, _),) = asked(copy)
            sides.append(name)
            play(copy, f"{name}: {options(copy, name)[0]}", f"{name}: end")
        assert sides == [first, second] * 4


@rule("IS-4.1.9.3", "IS-5.1.4")
def test_passing_uses_up_the_round_and_the_tile() -> None:
    match = build(turn="turn_2", first="france")
    play(match, "france: take economic_4_diplomatic", "france: pass 0")
    assert asked(match) == [("britain", "round")]
    assert match.view(None)["taken"] == ["economic_4_diplomatic"]
    play(match, f"britain: {options(match, 'britain')[0]}", "britain: end")
    assert asked(match) == [("france", "round")]  # later rounds are not affected
    assert "begin major" in options(play(match, f"france: {options(match, 'france')[0]}"), "france")


# -- Treaty Points and remaining powers (4.1.10, 4.1.11)


@rule("IS-4.1.10.1", "IS-9.2.1")
@pytest.mark.parametrize(("before", "after"), [(7, 4), (5, 4), (4, 4), (3, 3), (0, 0)])
def test_treaty_points_above_four_are_lost(before: int, after: int) -> None:
    match = build(
        turn="turn_2", phase="end", france={"treaty": before, "flags": []}, britain={"treaty": 9, "flags": []}
    )
    assert [side(match, name)["treaty"] for name in match.seats] == [after, 4]


@rule("IS-4.1.10.1", "IS-9.2.1")
def test_treaty_points_of_scoring_and_wars_may_exceed_four() -> None:
    match = build(turn="turn_2", phase="end", france={"treaty": 4, "flags": ["york_factory"]}, demand=["furs"],
                  britain={"flags": []}, awards={"north_america": scores.TRP})  # fmt: skip
    assert match.view(None)["turn"] == "turn_3"
    assert side(match, "france")["treaty"] == 6


@rule("IS-4.1.11.1")
def test_end_of_turn_abilities_come_before_scoring_and_after_the_treaty_points() -> None:
    match = build(turn="turn_2", phase="end", face_up=["john_law"], first="britain",
                  france={"ministry": ["john_law", "jacobite_uprisings"], "debt": 3, "treaty": 5})  # fmt: skip
    assert order(match, "treaty", "debt", "scoring")[:3] == ["treaty", "debt", "scoring"]
    assert side(match, "france")["debt"] == 2


# -- Region Awards (4.1.12)


@rule("IS-4.1.12.1", "IS-R-53")
def test_the_order_of_scoring() -> None:
    match = scores.scored(["sweden", "york_factory", "antigua", "kurpa"], [], demand=["cotton", "furs"],
                          face_up=["court_of_the_sun_king"],
                          france={"ministry": ["court_of_the_sun_king", "john_law"]})  # fmt: skip
    assert [(event.kind, event.args[0]) for event in match.events() if event.kind in
            ("award", "prestige", "demand_scored")] == [
        ("award", 0), ("prestige", 0), ("award", 1), ("award", 2), ("award", 3), ("demand_scored", 0),
        ("demand_scored", 5),
    ]  # fmt: skip
    assert scores.vp(match) == [
        ("france", 2, "award"), ("france", 2, "prestige"), ("france", 1, "award"), ("france", 2, "demand"),
        ("france", 2, "demand"),
    ]  # fmt: skip


@rule("IS-4.1.12.2")
@pytest.mark.parametrize("space", ["antigua", "privateers", "asiento", "bahamas_run", "jamaica"])
def test_all_types_of_space_count_for_the_award_of_their_region(space: str) -> None:
    match = scores.scored([space], [], demand=[])
    assert scores.awards(match) == {"europe": None, "north_america": None, "caribbean": "france", "india": None}
    fort = scores.scored([], ["arcot"], demand=[])
    assert scores.awards(fort)["india"] == "britain"


@rule("IS-4.1.12.2")
def test_the_player_with_more_spaces_wins_the_award() -> None:
    match = scores.scored(["nizam", "kurpa", "madras"], ["mysore", "vellore"], demand=[], awards={"india": scores.VP_1})
    assert scores.awards(match)["india"] == "france"
    match = scores.scored(["nizam"], ["mysore", "vellore"], demand=[], awards={"india": scores.VP_1})
    assert scores.vp(match) == [("britain", 1, "award")]


@rule("IS-4.1.12.3", "IS-EX-16")
def test_a_tile_with_a_red_2_needs_a_margin_of_2() -> None:
    french = ["nizam", "kurpa", "madras", "vellore", "arcot", "calcutta", "plassey", "west_bengal"]
    british = ["mysore", "maratha", "calicut", "mangalore", "karaikal", "pondicherry"]
    for tile, vp in ((scores.VP_2_BY_2, 2), (scores.VP_3_BY_2, 3)):
        match = scores.scored(french[:7], british, demand=[], awards={"india": tile})
        assert scores.awards(match)["india"] is None
        assert scores.vp(match) == []
        match = scores.scored(french, british, demand=[], awards={"india": tile})
        assert scores.vp(match) == [("france", vp, "award")]


@rule("IS-4.1.12.4")
def test_the_winner_gets_the_vp_and_a_treaty_point_where_the_tile_shows_one() -> None:
    match = scores.scored(["savoy"], ["nizam"], demand=[], awards={"europe": scores.VP_1_TRP, "india": scores.TRP})
    assert scores.lines(match, "vp") == [("france", 1, "award")]
    assert scores.lines(match, "treaty") == [("france", 1, "award"), ("britain", 1, "award")]


@rule("IS-4.1.12.5", "IS-R-06")
def test_a_tied_award_is_not_dealt_again_in_its_era() -> None:
    match = build(turn="turn_1", phase="scoring", france={"flags": []}, britain={"flags": []}, demand=[])
    idle(match, "france", "ministry")
    assert match.view(None)["turn"] == "turn_2"
    # awards 1 to 4 lay out in Turn 1 and nobody won them
    assert set(match.view(None)["awards"].values()) == {"award_5", "award_6", "award_7", "award_8"}


@rule("IS-4.1.12.6")
def test_usa_and_spanish_flags_count_for_nobody_a_damaged_fort_counts() -> None:
    match = scores.scored([], ["georgia"], turn="turn_5", usa=["carolinas", "san_agustin"], demand=[])
    assert scores.awards(match)["caribbean"] == "britain"
    spain = scores.scored(["georgia"], [], options={"spanish_empire": True}, demand=["sugar"])
    assert spain.view(None)["spain"] == ["puerto_principe", "havana", "santiago"]
    assert scores.awards(spain)["caribbean"] == "france"
    assert scores.demand(spain) == {"sugar": None}
    damaged = scores.scored(["arcot"], [], damaged=["arcot"], demand=[])
    assert scores.awards(damaged)["india"] == "france"


@rule("IS-4.1.12.7")
def test_prestige_is_worth_2_vp() -> None:
    match = scores.scored(["ireland_prestige", "biscay"], ["sweden", "savoy"], demand=[], france={"navy": 0})
    assert scores.vp(match) == [("france", 2, "prestige")]
    match = scores.scored(["sweden"], ["russia", "minorca"], demand=[], awards={"europe": scores.TRP})
    assert scores.vp(match) == [("britain", 2, "prestige")]
    tie = scores.scored(["sweden"], ["russia"], demand=[])
    assert scores.vp(tie) == []
    assert happened(tie, "prestige") == [(-1, 0)]
    assert {args[1:4] for args in happened(tie, "award")} == {(-1, 0, -1)}


@rule("IS-4.1.12.8", "IS-R-68")
def test_the_usa_spaces_are_prestige_spaces_in_turn_6_and_lie_in_north_america() -> None:
    fields: dict[str, Any] = {"turn": "turn_6", "usa": ["carolinas"], "demand": []}
    match = scores.scored(["usa_2", "usa_3"], ["sweden"], **fields)
    assert scores.prestige(match) == "france"
    assert scores.awards(match)["north_america"] == "france"
    assert scores.awards(match)["europe"] == "britain"


# -- Global Demand (4.1.12.9)


@rule("IS-4.1.12.9", "IS-3.2.2.3")
@pytest.mark.parametrize("era", [0, 1, 2])
@pytest.mark.parametrize("commodity", list(REWARDS))
def test_the_reward_of_a_commodity_in_each_era(commodity: str, era: int) -> None:
    vp, treaty, debt = REWARDS[commodity][era]
    for name in ("france", "britain"):
        held = {"france": [], "britain": [], name: [MARKET[commodity]]}
        match = scores.scored(held["france"], held["britain"], turn=f"turn_{era * 2 + 2}", demand=[commodity],
                              **{name: {"debt": 2}})  # fmt: skip
        assert scores.vp(match, "demand") == [(name, vp, "demand")]
        changes = [line for kind in ("treaty", "debt") for line in scores.lines(match, kind) if line[2] == "demand"]
        assert [line[1] for line in changes] == [change for change in (treaty, debt) if change]
        assert {line[0] for line in changes} <= {name}


@rule("IS-4.1.12.9", "IS-3.1.6")
def test_more_markets_win_a_commodity_and_only_those_in_demand_are_scored() -> None:
    match = scores.scored(["kurpa", "vellore", "caicos"], ["plassey", "calicut"], demand=["cotton", "fish"])
    assert scores.demand(match) == {"fish": None, "cotton": "france"}


@rule("IS-4.1.12.9", "IS-R-53")
def test_commodities_are_scored_in_the_order_of_the_table() -> None:
    everything = ["cotton", "sugar", "tobacco", "fish", "spice", "furs"]
    match = scores.scored([], [], demand=everything)
    assert list(scores.demand(match)) == ["furs", "spice", "fish", "tobacco", "sugar", "cotton"]


@rule("IS-4.1.12.10", "IS-6.3.3", "IS-R-50", "IS-R-53")
def test_debt_from_demand_is_forced_in_table_order() -> None:
    # Spice -1, then Fish +1, then Tobacco +1: the last point does not fit
    markets = ["calicut", "georges_bank", "caicos"]
    match = scores.scored(markets, [], demand=["tobacco", "fish", "spice"], france={"debt": 6, "limit": 6})
    assert scores.lines(match, "debt") == [("france", -1, "demand"), ("france", 1, "demand")]
    assert scores.vp(match, "debt_overrun") == [("britain", 1, "debt_overrun")]
    # without room for any
    match = scores.scored(markets[1:], [], demand=["tobacco", "fish"], france={"debt": 6, "limit": 6})
    assert scores.vp(match, "debt_overrun") == [("britain", 1, "debt_overrun")] * 2


@rule("IS-4.1.12.10", "IS-6.2.1")
def test_a_debt_reduction_stops_at_0() -> None:
    match = scores.scored(["calicut"], [], demand=["spice"])
    assert scores.lines(match, "debt") == []
    assert side(match, "france")["debt"] == 0


@rule("IS-4.1.12.11", "IS-R-51", "IS-2.4.1")
def test_vp_are_not_clamped() -> None:
    # France passes 30 through the Awards, and falls back through Global Demand
    match = scores.scored(["savoy"], ["kurpa", "york_factory"], vp=30, demand=["cotton", "furs"],
                          awards={**NO_VP, "europe": scores.VP_1})  # fmt: skip
    totals = [args[2] for args in happened(match, "vp")]
    assert totals == [31, 29, 27]
    assert match.outcome is None
    down = scores.scored(
        ["kurpa"], ["savoy"], vp=0, demand=["cotton"], awards={"europe": scores.VP_1, "india": scores.TRP}
    )
    assert [args[2] for args in happened(down, "vp")] == [-1, 1]
    assert down.outcome is None


@rule("IS-4.1.12.12", "IS-R-101")
def test_scoring_abilities_take_effect_with_their_item() -> None:
    # Dupleix: 1 TRP more with the Award of India and with Cotton; the East India Company after Global Demand
    match = scores.scored(
        ["kurpa", "vellore"], ["puerto_rico"], turn="turn_4", demand=["cotton"],
        face_up=["dupleix", "east_india_company"],
        awards={"india": scores.TRP, "caribbean": scores.VP_1}, france={"ministry": ["dupleix", "choiseul"]},
        britain={"ministry": ["east_india_company", "pitt_the_elder"]},
    )  # fmt: skip
    kinds = ("award", "demand_scored", "vp", "treaty")
    found = [(e.kind, *e.args[1:2], *(e.args[-1:] if e.kind in ("vp", "treaty") else ())) for e in match.events()
             if e.kind in kinds]  # fmt: skip
    start = found.index(("award", 0))
    assert found[start : start + 7] == [
        ("award", 0), ("treaty", 1, "award"), ("treaty", 1, "dupleix"), ("demand_scored", 0), ("vp", 2, "demand"),
        ("treaty", 1, "demand"), ("treaty", 1, "dupleix"),
    ]  # fmt: skip
    assert found[start + 7] == ("vp", 1, "east_india_company")


@rule("IS-EX-24", "IS-4.1.12.1", "IS-4.1.12.2", "IS-4.1.12.3", "IS-4.1.12.4", "IS-4.1.12.7", "IS-4.1.12.9",
      "IS-4.1.12.10")  # fmt: skip
def test_example_24_the_scoring_of_turn_1() -> None:
    britain = [
        # North America 7, one with a Conflict marker
        "northern_colonies", "massachusetts_bay", "chesapeake", "hudson_valley", "albany", "cumberland", "georges_bank",
        # Europe 5, three Prestige
        "dutch_republic_prestige", "ireland_prestige", "scotland_prestige", "austria_alliance_2", "german_states_3",
        # Caribbean 7: Sugar 2, Tobacco 1
        "carolinas", "georgia", "jamaica", "barbados", "st_lucia", "antigua", "privateers",
        # India 5, with Silk
        "madras", "kanchipuram", "calcutta", "midnapore", "west_bengal",
    ]  # fmt: skip
    france = [
        "quebec_and_montreal", "acadia", "cataraqui", "algonquin", "niagara",
        "spain_prestige_2", "spain_prestige_3", "sweden", "russia", "bavaria", "savoy",
        "louisiana", "st_domingue", "guadeloupe", "martinique",
        "chandernagore", "pondicherry", "plassey", "karaikal",
    ]  # fmt: skip
    match = scores.scored(
        france, britain, turn="turn_1", conflict=["albany"], demand=["fish", "tobacco", "sugar"],
        awards={"europe": scores.VP_1_TRP, "north_america": scores.VP_2_BY_2, "india": scores.VP_1_TRP_TOO,
                "caribbean": scores.TRP},
        face_up=["court_of_the_sun_king", "east_india_company"],
        france={"ministry": ["court_of_the_sun_king", "john_law"]},
        britain={"ministry": ["east_india_company", "robert_walpole"], "debt": 3},
    )  # fmt: skip
    assert scores.awards(match) == {
        "europe": "france",
        "north_america": None,
        "caribbean": "britain",
        "india": "britain",
    }
    totals = [args[2] for args in happened(match, "vp")][:7]
    assert totals == [17, 19, 18, 16, 13, 11, 10]
    assert scores.lines(match, "treaty") == [("france", 1, "award"), ("britain", 1, "award"), ("britain", 1, "award")]
    assert scores.lines(match, "debt") == [("britain", 1, "demand"), ("britain", 1, "demand")]
    assert scores.vp(match, "east_india_company") == [("britain", 1, "east_india_company")]
