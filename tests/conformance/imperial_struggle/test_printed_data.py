"""Printed data the rulebook only hints at (IS-C): what the text implies, checked against the components."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle import scores
from tests.conformance.imperial_struggle.rounds import acting, begun, offered
from tests.conformance.imperial_struggle.table import play
from tests.conformance.rule import rule

BOX: Any = Match.new("imperial_struggle", seed=1).definition.components  # type: ignore[attr-defined]
CHART = BOX.chart


def space(id: str) -> dict[str, Any]:
    found: dict[str, Any] = CHART.spaces[CHART.index[id]]
    return found


def facts(id: str, *fields: str) -> tuple[Any, ...]:
    return tuple(space(id)[field] for field in fields)


def beside(id: str) -> set[str]:
    return set(CHART.names(CHART.near[CHART.index[id]]))


def lines(id: str) -> set[str]:
    return set(CHART.names(CHART.tough_conquest[CHART.index[id]]))


@rule("IS-C-01")
def test_sweden() -> None:
    assert facts("sweden", "type", "region", "cost", "prestige", "alliance", "war_dots") == (
        "political", "europe", 2, True, True, [2, 3],
    )  # fmt: skip


@rule("IS-C-03")
def test_chandernagore() -> None:
    assert facts("chandernagore", "type", "region", "cost", "initial_flag") == ("territory", "india", 1, "france")


@rule("IS-C-04")
def test_biscay() -> None:
    assert facts("biscay", "type", "region", "prestige", "war_dots") == ("naval", "europe", True, [1, 3])


@rule("IS-C-09", "IS-C-10")
def test_the_sub_regions_of_north_america() -> None:
    assert facts("northern_colonies", "sub_region", "type") == ("northern_colonies", "territory")
    assert facts("champlain_valley", "sub_region", "type", "cost") == ("northern_colonies", "fort", 4)
    for id in ("quebec_and_montreal", "acadia"):
        assert facts(id, "sub_region", "type", "initial_flag") == ("canada", "territory", "france")


@rule("IS-C-11", "IS-C-12")
def test_the_sub_regions_of_india() -> None:
    assert [facts(id, "sub_region", "type", "initial_flag") for id in ("madras", "pondicherry")] == [
        ("carnatic_coast", "territory", "britain"), ("carnatic_coast", "territory", "france"),
    ]  # fmt: skip
    assert facts("hooghly_river", "sub_region", "type") == ("hooghly_river", "naval")
    assert facts("calcutta", "sub_region", "type", "initial_flag") == ("hooghly_river", "territory", "britain")


@rule("IS-C-13", "IS-R-100")
def test_prussia() -> None:
    four = [s for s in CHART.spaces if s["country"] == "prussia"]
    assert Counter((s["cost"], s["alliance"], s["prestige"], s["available_from_era"]) for s in four) == {
        (2, True, False, "succession"): 1, (3, False, True, "succession"): 1,
        (2, True, False, "empire"): 1, (3, False, True, "empire"): 1,
    }  # fmt: skip
    late = begun("france", turn="turn_6").view(None)["available"]
    assert {"prussia_empire_alliance", "prussia_empire_prestige", "sons_of_liberty"} <= set(late)  # once open, always


@rule("IS-C-14", "IS-C-15", "IS-R-100")
def test_sons_of_liberty_and_the_united_states() -> None:
    assert facts("sons_of_liberty", "region", "cost", "local_alliance", "available_from_era") == (
        "north_america", 3, True, "revolution",
    )  # fmt: skip
    assert [facts(id, "cost", "prestige", "region", "sub_region") for id in ("usa_2", "usa_3")] == [
        (2, True, "north_america", "northern_colonies"), (3, True, "north_america", "northern_colonies"),
    ]  # fmt: skip
    assert facts("malabar_coast", "sub_region") == ("carnatic_coast",)


@rule("IS-C-16")
@pytest.mark.parametrize("country", ["scotland", "ireland"])
def test_scotland_and_ireland(country: str) -> None:
    assert facts(f"{country}_alliance", "region", "cost", "alliance", "prestige") == ("europe", 2, True, False)
    assert facts(f"{country}_prestige", "region", "cost", "alliance", "prestige") == ("europe", 3, False, True)


@rule("IS-C-17")
def test_local_alliances() -> None:
    local = {s["id"] for s in CHART.spaces if s["local_alliance"]}
    assert local == {
        "algonquin",
        "iroquois",
        "sons_of_liberty",
        "privateers",
        "buccaneers",
        "maratha",
        "nizam",
        "mysore",
    }
    outside = {s["id"] for s in CHART.spaces if s["type"] == "political" and s["region"] != "europe"}
    assert outside - local == {"usa_2", "usa_3"}
    assert all(BOX.advantages_at[CHART.index[id]] for id in local)


@rule("IS-C-18", "IS-C-19", "IS-C-21", "IS-C-24", "IS-C-25", "IS-C-26", "IS-C-47")
@pytest.mark.parametrize(("id", "region", "commodity", "cost", "flag"), [
    ("antigua", "caribbean", "sugar", 2, None), ("cumberland", "north_america", "furs", 2, None),
    ("vellore", "india", "cotton", 2, None), ("tiruchirappalli", "india", "spice", 2, None),
    ("karaikal", "india", "cotton", 3, "france"), ("malacca_route", "india", "spice", 3, None),
    ("havana", "caribbean", "sugar", 2, None), ("santiago", "caribbean", "sugar", 2, None),
    ("puerto_principe", "caribbean", "sugar", 2, None),
])  # fmt: skip
def test_markets_of_the_examples(id: str, region: str, commodity: str, cost: int, flag: str | None) -> None:
    assert facts(id, "type", "region", "commodity", "cost", "initial_flag") == ("market", region, commodity, cost, flag)
    assert space(id)["spanish_empire_flag"] == (id in ("havana", "santiago", "puerto_principe"))


@rule("IS-C-24", "IS-C-25", "IS-C-26")
def test_connections_of_the_examples() -> None:
    assert {"tiruchirappalli", "karaikal"} <= beside("vandavasi")
    assert "malacca_route" in beside("hooghly_river")


@rule("IS-C-20", "IS-C-23", "IS-C-28")
@pytest.mark.parametrize(("id", "region", "cost"), [
    ("denmark_norway", "europe", 2), ("sardinia", "europe", 2), ("nizam", "india", 2),
    ("algonquin", "north_america", 2),
])  # fmt: skip
def test_political_spaces_of_the_examples(id: str, region: str, cost: int) -> None:
    assert facts(id, "type", "region", "cost") == ("political", region, cost)
    assert space("algonquin")["initial_flag"] == "france"


@rule("IS-C-22", "IS-C-23", "IS-C-46")
def test_advantages_of_the_examples() -> None:
    spaces = {tile.id: set(CHART.names(tile.spaces)) for tile in BOX.advantages}
    assert spaces["power_struggle"] == {"mysore"}
    assert spaces["separatist_wars"] == {"nizam"}
    assert spaces["slaving_contracts"] == {"asiento"}
    match = play(begun("britain", changes={"mysore": "britain"}), "britain: activate power_struggle")
    assert "tiruchirappalli" in offered(match, "britain", "choose")
    paid = {tile.id for tile in BOX.advantages if tile.paid == 1}  # diplomatic
    assert paid == {"german_diplomacy", "italy_influence", "silesia_negotiations"}


@rule("IS-C-27", "IS-C-30")
def test_naval_spaces_of_the_examples() -> None:
    assert facts("malabar_coast", "type", "region") == ("naval", "india")
    assert facts("gulf_of_maine", "type", "region") == ("naval", "north_america")


@rule("IS-C-34", "IS-C-39")
def test_war_tiles_named_in_the_text() -> None:
    def tile(war: int, side: int, name: str) -> tuple[int, int]:
        number = 5 + next(i for i, id in enumerate(BOX.bonus_ids[war][side]) if id.endswith(name))
        return BOX.strength[number], BOX.tile_effect[number]

    assert tile(0, 1, "savoy_defects") == (2, 0)
    assert BOX.wars[0].theaters[0].id == "wss_central_europe"
    assert {tile(3, 0, "washington"), tile(3, 0, "lafayette")} == {(3, 0)}


@rule("IS-C-45")
def test_event_cards_named_in_the_text() -> None:
    numbers = {card.id: n for n, card in enumerate(BOX.events, 1)}
    assert (numbers["calico_acts"], numbers["west_african_gold_mining"]) == (11, 24)
    base = BOX.events[10].versions[1].base[0]
    assert (base["op"], base["type"], base["amount"], base["restriction"]["use"]) == (
        "gain_action_points", "economic", 2, "unflag",
    )  # fmt: skip
    gold = BOX.events[23].versions[1].base[0]
    assert (gold["op"], gold["type"], gold["amount"], gold["restriction"]) == (
        "gain_action_points",
        "economic",
        1,
        None,
    )


@rule("IS-C-49", "IS-C-50")
def test_awards_and_global_demand_as_the_text_has_them() -> None:
    assert [(award.vp, award.margin) for award in BOX.awards].count((2, 2)) == 1
    rewards = dict(zip(scores.COMMODITIES, BOX.rewards, strict=True))
    assert all(reward.debt == 1 for reward in rewards["tobacco"])
    assert any(reward.debt < 0 for row in BOX.rewards for reward in row)
    assert any(reward.treaty for row in BOX.rewards for reward in row)


@rule("IS-C-51")
def test_investment_tiles_as_the_text_has_them() -> None:
    assert all(2 <= kind.points <= 4 and kind.minor != kind.major for kind in BOX.investments)
    assert all(kind.upgrade == (kind.points == 2) for kind in BOX.investments)
    example = next(kind for kind in BOX.investments if kind.id == "economic_2_military")
    assert (example.event, example.upgrade) == (True, True)


@rule("IS-C-52", "IS-C-53")
def test_keywords_and_commodities() -> None:
    every = 0
    for card in BOX.ministries:
        every |= card.keywords
    assert every == 0b11111
    assert {s["commodity"] for s in CHART.spaces if s["type"] == "market"} == {*scores.COMMODITIES, None}
    assert [s["id"] for s in CHART.spaces if s["type"] == "market" and s["commodity"] is None] == ["chesapeake"]


@rule("IS-C-54")
def test_the_four_displays() -> None:
    assert [(war.id, len(war.theaters)) for war in BOX.wars] == [("wss", 4), ("was", 4), ("syw", 4), ("awi", 3)]


@rule("IS-3.1.4")
def test_lines_join_in_both_directions() -> None:
    for id in CHART.ids:
        assert all(id in beside(other) for other in beside(id))
        assert all(id in lines(other) for other in lines(id))
    pairs = {frozenset((id, other)) for id in CHART.ids for other in lines(id)}
    assert len(pairs) == 20  # P-11


@rule("IS-R-87", "IS-R-15")
def test_symbols_lost_in_the_translation() -> None:
    # 5.6 is paid with military points, the surcharge of 5.3.4 concerns economic and diplomatic ones
    match = acting("france", "military", 4, conflict=["albany", "kurpa"])
    play(match, "france: pacify albany", "france: pacify kurpa")
    assert match.view(None)["round"]["regions"] == {"economic": [], "diplomatic": []}
