"""Part I: what the rulebook says, or lets one conclude, about the two boards, the Wheels and the cards."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest

from chancellery.games.coalitions.raison_detat.board_rules import shipped
from tests.conformance.raison_detat.table import (
    POWERS,
    STATUSES,
    asked,
    garrisons,
    new,
    options,
    play,
    position,
    seen,
    skip,
)
from tests.conformance.rule import rule

both = pytest.mark.parametrize("scenario", ["1618", "1702"])


def by_land(scenario: str, start: str) -> set[str]:
    """What Generals can reach on foot."""
    board, found, edge = shipped(scenario), {start}, deque([start])
    while edge:
        for near in board.territory(edge.popleft()).neighbours:
            if near not in found and board.territory(near).kind != "impassable":
                found.add(near)
                edge.append(near)
    return found


@rule("RD-PD-10", "RD-PD-11", "RD-9.13.7", "RD-R-42", "RD-D-48")
@both
def test_great_britain_stockholm_and_skania_are_reached_by_sea_only(scenario: str) -> None:
    lands = {one.id for one in shipped(scenario).territories if one.kind != "impassable"}
    islands = {"london", "cornwall", "scotland_ireland"}, {"stockholm", "skania"}
    assert by_land(scenario, "london") == islands[0]
    assert by_land(scenario, "stockholm") == islands[1]
    assert by_land(scenario, "paris") == lands - islands[0] - islands[1]
    ends = {end for route in shipped(scenario).sea_routes for end in (route.a, route.b)}
    assert {"london", "cornwall", "stockholm", "skania"} <= ends
    # a Swedish General in Stockholm or Skania leaves Sweden on board ship only
    match = position(scenario, power="sweden", action="movement", powers={"sweden": {"generals": {"skania": 1}}})
    play(match, f"sweden: {next(text for text in options(match, 'sweden') if text.startswith('arbiter'))}")
    skip(match, "disband")
    assert [text for text in options(match, "sweden") if text.startswith("march")] == ["march skania > stockholm"]
    sailed = {text for text in options(match, "sweden") if text.startswith("sail")}
    assert sailed == {f"sail skania > {place}" for place in ("pommern", "danmark", "borussia")}


@pytest.mark.parametrize(
    ("scenario", "one", "other"),
    [
        pytest.param("1702", "oporto", "madrid", marks=rule("RD-PD-14")),
        pytest.param("1618", "nassau", "oldenburg", marks=rule("RD-PD-15")),
        pytest.param("1618", "hannover", "oldenburg", marks=rule("RD-PD-16")),
    ],
)
def test_borders_of_the_examples(scenario: str, one: str, other: str) -> None:
    assert other in shipped(scenario).territory(one).neighbours
    assert one in shipped(scenario).territory(other).neighbours


@pytest.mark.parametrize(
    ("start", "goal"),
    [
        pytest.param("london", "hannover", marks=rule("RD-PD-12")),
        pytest.param("cornwall", "oporto", marks=rule("RD-PD-13")),
    ],
)
def test_sea_routes_of_great_britain(start: str, goal: str) -> None:
    match = position("1702", power="britain", action="movement", powers={"britain": {"generals": {start: 1}}})
    play(match, "britain: arbiter ottoman")
    assert f"sail {start} > {goal}" in options(skip(match, "disband"), "britain")


@pytest.mark.parametrize(
    ("scenario", "places", "powers"),
    [
        pytest.param("1618", ["oldenburg"], set(POWERS["1618"]), marks=rule("RD-PD-18")),
        pytest.param("1702", ["podolia"], {"russia", "france", "austria"}, marks=rule("RD-PD-21")),
        pytest.param("1702", ["madrid", "hannover"], {"austria", "russia"}, marks=rule("RD-PD-24")),
    ],
)
def test_whose_homes_they_are_not(scenario: str, places: list[str], powers: set[str]) -> None:
    assert not {shipped(scenario).territory(place).power for place in places} & powers


@rule("RD-PD-25")
def test_madrid_hannover_and_oporto_can_be_without_a_garrison() -> None:
    assert not {"madrid", "hannover", "oporto"} & set(garrisons(position("1702")))
    assert not {"madrid", "hannover", "oporto"} & set(garrisons(new("1702")))


@rule("RD-PD-22", "RD-PD-23", "RD-3.5.5", "RD-3.6.6", "RD-11.4.2")
@pytest.mark.parametrize(
    ("scenario", "name", "homes"),
    [("1618", "france", ["picardie", "champagne", "paris"]), ("1702", "ottoman", ["wallachia", "istanbul"])],
)
def test_the_generals_of_the_neutral_power_of_the_set_up_stand_at_home(
    scenario: str, name: str, homes: list[str]
) -> None:
    """They need not withdraw when the first board update comes."""
    assert {shipped(scenario).territory(place).power for place in homes} == {name}
    match = position(scenario, start="scenario", phase="diplomacy", round=2)
    skip(match, "expel_before")
    for seat, _ in list(asked(match)):
        play(match, f"{seat}: status {match.view(None)['statuses'][seat]}")
    assert asked(match)[0][1] == "drill"
    assert sorted(seen(match, name)["generals"]) == sorted(homes)


@rule("RD-PD-26", "RD-5.2.5", "RD-PD-31", "RD-PD-02", "RD-PD-17")
@both
def test_each_power_has_exactly_one_capital(scenario: str) -> None:
    capitals = {one.id: one.power for one in shipped(scenario).territories if one.capital}
    sides = {
        "1618": {
            "pfalz": "protestants",
            "madrid": "spain",
            "stockholm": "sweden",
            "wien": "austria",
            "paris": "france",
            "warszawa": "poland",
            "istanbul": "ottoman",
        },
        "1702": {
            "london": "britain",
            "paris": "france",
            "stockholm": "sweden",
            "wien": "austria",
            "moskva": "russia",
            "istanbul": "ottoman",
        },
    }
    assert capitals == sides[scenario]


@rule("RD-PD-27", "RD-PD-29", "RD-PD-30", "RD-5.10.4")
@both
def test_nobody_stands_with_strangers_at_the_start(scenario: str) -> None:
    """Garrisons without a Fortress lie outside the homes of their Power."""
    match = new(scenario)
    pieces = [(place, name) for name in POWERS[scenario] for place in seen(match, name)["generals"]]
    assert len({place for place, _ in pieces}) == len(pieces)
    held = garrisons(match)
    assert all(held.get(place, name) == name for place, name in pieces)
    plain = {place for place in held if place not in match.view(None)["fortresses"]}
    expected = {
        "1618": {"bohemia"},
        "1702": {"bavaria", "wurttemberg", "lombardia", "hungari", "livonia", "saxonia"},
    }
    assert plain == expected[scenario]
    assert all(shipped(scenario).territory(place).power is None for place in plain)
    at_home = [(place, name) for place, name in pieces if shipped(scenario).territory(place).power == name]
    assert len(at_home) > len(pieces) / 2


@rule("RD-PD-28")
def test_ingria_matters_to_russia() -> None:
    assert set(shipped("1702").territory("ingria").stripes) == {"sweden", "russia"}
    match = position("1702", power="russia", action="influence", powers={"russia": {"garrisons": ["ingria"]}})
    assert seen(match, "russia")["influence"] == 1


@rule("RD-PD-32")
@pytest.mark.parametrize(
    ("scenario", "name", "money"),
    [("1618", "austria", 5), ("1618", "poland", 5), ("1702", "sweden", 6), ("1702", "russia", 5)],
)
def test_the_money_of_the_set_up_is_one_taxation(scenario: str, name: str, money: int) -> None:
    """Of the homes; France in 1618 has 6, one less than its homes are worth."""
    match = position(scenario, power=name, action="taxation")
    assert seen(match, name)["money"] == money == seen(new(scenario), name)["money"]


@rule("RD-PD-33")
def test_spain_needs_its_sea_routes() -> None:
    lands = by_land("1618", "catalonia")
    own = {one.id for one in shipped("1618").territories if one.power == "spain"}
    assert {"brabant", "napoli"} <= lands  # but through others' Territories only
    assert not any(near in own for near in shipped("1618").territory("brabant").neighbours)
    yellow = {frozenset((route.a, route.b)) for route in shipped("1618").sea_routes if route.owner == "spain"}
    assert yellow == {frozenset(("catalonia", "napoli")), frozenset(("leon", "brabant"))}


@rule("RD-PD-34", "RD-5.2.6")
@both
def test_contested_territories_have_two_stripes_or_more(scenario: str) -> None:
    stripes = [len(one.stripes) for one in shipped(scenario).territories if one.kind == "contested"]
    assert set(stripes) == {2, 3}
    assert not any(one.stripes for one in shipped(scenario).territories if one.kind != "contested")


@rule("RD-PD-35", "RD-PD-36", "RD-5.5.1")
@both
def test_tracks_zones_and_piles(scenario: str) -> None:
    drawn = new(scenario).scene(None, "en")
    tracks = {one.id: (one.first, one.last) for one in drawn.tracks}
    assert tracks == {"morale": (0, 15), "influence": (0, {"1618": 30, "1702": 25}[scenario])}
    assert [zone.id for zone in drawn.zones] == list(STATUSES[scenario])
    assert {pile.id for pile in drawn.piles} == {"deck", "discards"}


@rule("RD-PD-35", "RD-10.2.6")
def test_strength_is_shown_however_great_it_is() -> None:
    """Five Allies with full Generals and a Fortress: 5 * 4 + 4."""
    friends = ("britain", "sweden", "austria", "russia", "ottoman")
    powers: dict[str, dict[str, Any]] = {
        name: {"generals": {"brabant": 3}} if name == "austria" else {"generals": {"brabant": 3}, "status": "austrian"}
        for name in friends
    }
    powers["britain"]["garrisons"] = ["brabant"]
    powers["france"] = {"generals": {"picardie": 3}, "hand": [1], "morale": 3}
    match = position("1702", power="france", action="movement", fortresses=["brabant"], powers=powers)
    play(match, "france: arbiter austria", "france: march picardie > brabant")
    skip(match, "garrison", "move", "support")
    assert match.view(None)["battle"]["strength"] == [4, 24]


@rule("RD-PD-38", "RD-5.1.7")
def test_the_order_in_which_the_powers_reach_drill_in_1618() -> None:
    first = {turn: _on_drill("1618", turn) for turn in range(1, 8)}
    assert list(first.values()) == list(POWERS["1618"])
    assert first[5] == "france"


def _on_drill(scenario: str, turn: int) -> str:
    wheel: dict[str, str] = position(scenario, turn=turn).view(None)["wheel"]
    return next(name for name, action in wheel.items() if action == "drill")


@rule("RD-PD-42", "RD-PD-41", "RD-PD-45")
@both
def test_every_card_shows_its_value_and_the_four_its_pair(scenario: str) -> None:
    match = position(scenario, powers={"austria": {"hand": [1, 2, 3, 4, 5]}})
    (hand,) = match.scene("austria", "en").hands
    abilities = {card.value: card.ability for card in hand.cards}
    assert abilities == {1: "none", 2: "reveal", 3: "discard", 4: "pair", 5: "costly_defeat"}
    begun = new(scenario)
    dealt = sum(seen(begun, name)["cards"] for name in POWERS[scenario])
    assert dealt == {"1618": 21, "1702": 19}[scenario]
    assert begun.view(None)["deck"] == 52 - dealt
