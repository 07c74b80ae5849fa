"""Chapters 0, 2 and 3: Powers, components and the set-ups of both scenarios."""

from __future__ import annotations

import re
from colorsys import rgb_to_hls
from pathlib import Path
from typing import Any

import pytest

from chancellery import Match, games
from chancellery.kernel import BadInput, BadNotation
from tests.conformance.raison_detat.table import (
    POWERS,
    STATUSES,
    asked,
    emperor,
    garrisons,
    new,
    options,
    play,
    position,
    refused,
    seen,
    skip,
    statuses,
    track,
)
from tests.conformance.rule import rule

both = pytest.mark.parametrize("scenario", ["1618", "1702"])
PAINT = Path(__file__).parents[3] / "web" / "src" / "art" / "powers.ts"

# Status, Morale, Generals with Troops, Garrisons, Generals off board, cards, Money, tokens in stock
Row = tuple[str, int, dict[str, int], set[str], int, int, int, int]
TABLE: dict[str, dict[str, Row]] = {
    "1618": {
        "protestants": (
            "protestant",
            9,
            {"bohemia": 2, "pfalz": 1, "holland": 3},
            {"bohemia", "holland"},
            0,
            3,
            0,
            13,
        ),
        "spain": ("austrian", 8, {"brabant": 3, "catalonia": 2, "napoli": 1}, {"brabant", "navarra"}, 1, 3, 0, 20),
        "sweden": ("protestant", 10, {"ingria": 3, "stockholm": 2, "skania": 1}, set(), 0, 3, 0, 15),
        "austria": ("austrian", 7, {"wien": 3, "tyrol": 1, "karinthia": 1, "bavaria": 1}, set(), 0, 3, 5, 22),
        "france": ("neutral", 5, {"picardie": 1, "champagne": 1, "paris": 1}, set(), 1, 3, 6, 25),
        "poland": ("austrian", 6, {"livonia": 1, "podolia": 2, "warszawa": 1}, set(), 0, 3, 5, 17),
        "ottoman": ("expansionist", 4, {"serbia": 1, "istanbul": 3, "hungari": 2}, set(), 0, 3, 0, 15),
    },
    "1702": {
        "britain": ("austrian", 5, {"london": 2, "holland": 3}, {"holland"}, 1, 2, 0, 15),
        "france": (
            "french",
            11,
            {"brabant": 3, "lorraine": 1, "languedoc": 2, "piedmont": 2},
            {"bavaria", "wurttemberg"},
            0,
            4,
            0,
            18,
        ),
        "sweden": ("french", 12, {"livonia": 3, "skania": 3, "stockholm": 3}, {"ingria", "livonia"}, 0, 3, 6, 10),
        "austria": (
            "austrian",
            9,
            {"lombardia": 3, "tyrol": 2, "bohemia": 2, "hungari": 1},
            {"lombardia", "hungari"},
            0,
            4,
            0,
            18,
        ),
        "russia": ("austrian", 3, {"novgorod": 1, "smolensk": 2, "kiev": 1, "saxonia": 3}, {"saxonia"}, 0, 4, 5, 20),
        "ottoman": ("neutral", 2, {"wallachia": 1, "istanbul": 1}, {"istanbul"}, 1, 2, 0, 18),
    },
}
FORTRESSES = {"1618": {"holland", "brabant", "navarra"}, "1702": {"holland", "ingria", "istanbul"}}
DECK = {"1618": 31, "1702": 33}
FIRST = {"1618": "protestants", "1702": "britain"}
MINOR = {
    ("1618", 7): set(),
    ("1618", 6): {"ottoman"},
    ("1618", 5): {"poland", "ottoman"},
    ("1618", 4): {"poland", "ottoman", "spain"},
    ("1702", 6): set(),
    ("1702", 5): {"ottoman"},
    ("1702", 4): {"russia", "ottoman"},
    ("1702", 3): {"sweden", "russia", "ottoman"},
}
GENERALS = {
    "protestants": 3,
    "poland": 3,
    "sweden": 3,
    "ottoman": 3,
    "britain": 3,
    "spain": 4,
    "austria": 4,
    "france": 4,
    "russia": 4,
}
TOKENS = {
    "protestants": 21,
    "spain": 28,
    "sweden": 21,
    "france": 28,
    "austria": 28,
    "poland": 21,
    "ottoman": 21,
    "britain": 21,
    "russia": 28,
}


# -- the set-ups (3.4 to 3.6)


STATEMENTS = {
    "1618": ("protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"),  # RD-3.5.1 to RD-3.5.7
    "1702": ("britain", "france", "austria", "sweden", "russia", "ottoman"),  # RD-3.6.1 to RD-3.6.6
}


@pytest.mark.parametrize(
    ("scenario", "name"),
    [
        pytest.param(scenario, name, marks=rule(f"RD-3.{chapter}.{number}"), id=f"{scenario}-{name}")
        for chapter, scenario in ((5, "1618"), (6, "1702"))
        for number, name in enumerate(STATEMENTS[scenario], 1)
    ],
)
def test_the_set_up_of_a_power(scenario: str, name: str) -> None:
    status, morale, army, towns, off, cards, money, stock = TABLE[scenario][name]
    match = new(scenario)
    own = seen(match, name)
    assert (statuses(match)[name], own["morale"], own["generals"]) == (status, morale, army)
    assert {place for place, owner in garrisons(match).items() if owner == name} == towns
    assert (own["off_board"], own["cards"], own["money"], own["stock"]) == (off, cards, money, stock)


@rule("RD-3.4.15", "RD-R-05", "RD-3.4.8")
@both
def test_fortresses_of_the_set_up(scenario: str) -> None:
    assert set(new(scenario).view(None)["fortresses"]) == FORTRESSES[scenario]


@rule("RD-3.4.17", "RD-R-66", "RD-3.4.4", "RD-3.4.1")
@pytest.mark.parametrize(("scenario", "seats"), MINOR)
def test_at_every_number_of_players_only_the_money_of_minor_powers_differs(scenario: str, seats: int) -> None:
    match = new(scenario, seats)
    minor = MINOR[scenario, seats]
    assert match.seats == tuple(name for name in POWERS[scenario] if name not in minor)
    for name, (status, morale, army, _, off, cards, money, stock) in TABLE[scenario].items():
        own = seen(match, name)
        assert (statuses(match)[name], own["morale"], own["generals"]) == (status, morale, army)
        assert (own["off_board"], own["cards"], own["stock"]) == (off, cards, stock)
        assert own["money"] == (0 if name in minor else money)


@rule("RD-D-50", "RD-3.6.2")
def test_an_uncontested_territory_may_be_held_at_the_start() -> None:
    match = new("1702")
    kinds = {one.id: one.kind for one in match.scene(None, "en").places}
    held = {place: owner for place, owner in garrisons(match).items() if kinds[place] == "uncontested"}
    assert held == {"wurttemberg": "france"}


@rule("RD-D-62", "RD-R-04")
def test_one_number_of_cards_differs_from_that_of_the_generals() -> None:
    for scenario in ("1618", "1702"):
        match = new(scenario)
        differing = {
            name for name in POWERS[scenario] if seen(match, name)["cards"] != len(seen(match, name)["generals"])
        }
        assert differing == ({"austria"} if scenario == "1618" else set())


@rule("RD-3.4.5", "RD-3.4.6", "RD-3.4.7", "RD-3.4.12", "RD-3.4.13", "RD-3.1.13", "RD-D-09", "RD-D-13")
@both
def test_tracks_deck_and_wheel_at_the_start(scenario: str) -> None:
    match = new(scenario)
    table = match.view(None)
    assert set(track(match, "influence").values()) == {0}
    assert (table["deck"], table["discards"]) == (DECK[scenario], [])
    assert table["deck"] + sum(track(match, "cards").values()) == 52
    assert table["battle"] is None
    assert match.scene(None, "en").contest is None  # no Strength, no Arbiter
    assert emperor(match) is None
    assert table["wheel"][FIRST[scenario]] == "drill"
    assert asked(match) == [(FIRST[scenario], "drill")]


@rule("RD-3.4.12", "RD-2.1.5")
@both
def test_three_fortresses_are_left_in_the_supply(scenario: str) -> None:
    """Austria garrisons four of its homes and has Money for four Fortresses."""
    towns = ["wien", "tyrol", "karinthia", "silesia"]
    match = position(
        scenario,
        start="scenario",
        power="austria",
        action="mobilisation",
        powers={"austria": {"garrisons": towns, "money": 20}},
    )
    for place in towns[:3]:
        play(match, f"austria: buy fortress {place}")
    assert set(match.view(None)["fortresses"]) == {*FORTRESSES[scenario], *towns[:3]}
    refused(match, "austria", f"buy fortress {towns[3]}", "RD-9.6.9")


@rule("RD-R-04", "RD-3.4.10", "RD-3.5.4")
def test_austria_has_three_cards_for_four_generals_unless_the_players_want_four() -> None:
    assert seen(new("1618"), "austria")["cards"] == 3
    match = new("1618", austria_1618_cards=4)
    assert (seen(match, "austria")["cards"], match.view(None)["deck"]) == (4, 30)
    with pytest.raises(BadInput):
        new("1702", austria_1618_cards=4)


@rule("RD-3.4.11", "RD-R-67")
@pytest.mark.parametrize(("scenario", "seats"), [key for key in MINOR if MINOR[key]])
def test_the_hand_of_an_uncontrolled_power_is_unseen(scenario: str, seats: int) -> None:
    match = new(scenario, seats)
    for name in MINOR[scenario, seats]:
        readers = [seat for seat in (None, *match.seats) if "hand" in match.view(seat)["powers"][name]]
        assert readers == (["austria"] if name == "spain" else [])
        assert seen(match, name)["cards"] == TABLE[scenario][name][5]


@rule("RD-3.4.2", "RD-3.4.1")
@both
def test_every_disc_lies_in_its_zone(scenario: str) -> None:
    zones = {zone.id: set(zone.powers) for zone in new(scenario).scene(None, "en").zones}
    assert list(zones) == list(STATUSES[scenario])
    for status in STATUSES[scenario]:
        assert zones[status] == {name for name, row in TABLE[scenario].items() if row[0] == status}
    if scenario == "1702":
        assert zones["expansionist"] == set()


# -- scenario and players (0, 3.1)


@rule("RD-0.2", "RD-3.1.1", "RD-2.1.1", "RD-2.1.2", "RD-D-02", "RD-D-12")
def test_each_scenario_has_its_board_side_and_its_wheel() -> None:
    (game,) = (one for one in games() if one.id == "raison_detat")
    assert [scenario.id for scenario in game.scenarios] == ["1618", "1702"]
    assert list(game.boards()) == ["raison_1618", "raison_1702"]
    actions = {}
    for scenario in ("1618", "1702"):
        match = new(scenario)
        assert match.setup.board == f"raison_{scenario}"
        actions[scenario] = [field.action for field in match.scene(None, "en").wheel]
        assert set(match.view(None)["wheel"]) == set(POWERS[scenario])
        other = "raison_1702" if scenario == "1618" else "raison_1618"
        with pytest.raises(BadInput):  # the other side of the board
            Match.new("raison_detat", scenario, len(POWERS[scenario]), board=other)
    assert actions["1702"] == ["drill", "taxation", "leadership", "mobilisation", "influence", "movement"]
    assert actions["1618"] == [*actions["1702"][:2], "subsidies", *actions["1702"][2:]]
    with pytest.raises(BadInput):
        new("1805", 6)


@rule("RD-0.1", "RD-3.1.2", "RD-D-01")
@pytest.mark.parametrize(("scenario", "counts"), [("1618", (4, 5, 6, 7)), ("1702", (3, 4, 5, 6))])
def test_three_to_seven_players(scenario: str, counts: tuple[int, ...]) -> None:
    for count in range(1, 9):
        if count in counts:
            assert len(new(scenario, count).seats) == count
        else:
            with pytest.raises(BadInput):
                new(scenario, count)


@rule("RD-0.3", "RD-R-01", "RD-3.1.3", "RD-3.1.4", "RD-D-03")
def test_nine_powers_seven_in_one_scenario_and_six_in_the_other() -> None:
    found = {scenario: list(new(scenario).view(None)["powers"]) for scenario in ("1618", "1702")}
    assert found["1618"] == ["protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"]
    assert found["1702"] == ["britain", "france", "sweden", "austria", "russia", "ottoman"]
    assert len({*found["1618"], *found["1702"]}) == 9


# -- components (2)


@rule("RD-2.1.3", "RD-2.1.4", "RD-2.2.1", "RD-2.2.4", "RD-D-60")
def test_generals_and_tokens_of_the_nine_powers() -> None:
    """Those in both scenarios have the same in both."""
    assert (sum(GENERALS.values()), sum(TOKENS.values())) == (31, 217)
    counted: dict[str, set[tuple[int, int]]] = {}
    for scenario in ("1618", "1702"):
        match = position(scenario)
        for name in POWERS[scenario]:
            own = seen(match, name)
            counted.setdefault(name, set()).add((own["off_board"], own["stock"]))
        begun = new(scenario)
        for name in POWERS[scenario]:
            own, towns = seen(begun, name), list(garrisons(begun).values()).count(name)
            assert len(own["generals"]) + own["off_board"] == GENERALS[name]
            assert own["stock"] + towns + sum(own["generals"].values()) == TOKENS[name]
    assert counted == {name: {(GENERALS[name], TOKENS[name])} for name in GENERALS}


@rule("RD-2.1.8", "RD-2.2.6")
def test_four_choice_tokens_each_for_six_powers() -> None:
    """France chooses in 1618 only, where it does not lead."""
    choosing: dict[str, set[tuple[str, int]]] = {}
    for scenario in ("1618", "1702"):
        match = skip(position(scenario, phase="diplomacy", round=2), "expel_before")
        for name, kind in asked(match):
            assert kind == "status"
            choosing.setdefault(name, set()).add((scenario, len(options(match, name))))
    assert set(choosing) == {"sweden", "france", "poland", "russia", "britain", "ottoman"}
    assert {count for found in choosing.values() for _, count in found} == {4}
    assert choosing["france"] == {("1618", 4)}


@rule("RD-2.1.9", "RD-2.2.3")
@both
def test_each_power_has_one_marker_of_each_kind(scenario: str) -> None:
    """Eight sets for nine Powers: Poland and Great Britain, who share one, never meet."""
    drawn = new(scenario).scene(None, "en")
    assert sorted(power for zone in drawn.zones for power in zone.powers) == sorted(POWERS[scenario])
    for one in drawn.tracks:
        assert sorted(marker.power or "" for marker in one.markers) == sorted(POWERS[scenario])
    sets = {"red" if name in ("poland", "britain") else name for side in POWERS.values() for name in side}
    assert len(sets) == 8
    assert len({"poland", "britain"} & set(POWERS[scenario])) == 1
    with pytest.raises(BadInput):
        position(scenario, powers={"poland": {"morale": 1}, "britain": {"morale": 1}})


@rule("RD-2.1.6")
@both
def test_there_is_one_crown(scenario: str) -> None:
    """It lies with the Emperor, for all to see."""
    for crowned in (None, *POWERS[scenario]):
        match = position(scenario, **({} if crowned is None else {"emperor": crowned}))
        marked = [one.id for one in match.scene(None, "en").powers if any(fact.id == "emperor" for fact in one.facts)]
        assert marked == ([] if crowned is None else [crowned])
        assert emperor(match) == crowned
    with pytest.raises(BadInput):
        position(scenario, emperor="pope")


@rule("RD-2.1.10", "RD-2.1.7", "RD-D-16", "RD-D-61")
@both
def test_one_deck_of_52_cards_for_all(scenario: str) -> None:
    match = position(scenario)
    assert match.view(None)["deck"] == 52
    drawn: dict[str, Any] = {"austria": {"hand": [1, 2, 3, 4, 5, 5]}, "france": {"hand": [4, 4]}}
    assert position(scenario, powers=drawn).view(None)["deck"] == 44
    rich = position(scenario, powers={"austria": {"money": 81}})  # more than all coins are worth
    assert seen(rich, "austria")["money"] == 81


@rule("RD-2.1.11")
def test_every_player_has_an_aid() -> None:
    """Seven, all alike: what the signs on the board mean. It says nothing that another player may not know."""
    match = new("1618")
    aids = [match.scene(seat, "en").legend for seat in match.seats]
    assert len(aids) == 7
    assert all(aid == aids[0] for aid in aids)
    signs = {one.sign for one in aids[0]}
    assert {"general", "garrison", "home", "contested", "open", "capital", "barred", "route", "elector"} <= signs


def _hue(name: str) -> tuple[int, int, int]:
    """Hue in degrees, lightness and saturation in per cent of what marks a Power on the screen."""
    found = re.search(rf"\b{name}: {{[^}}]*fill: '#([0-9a-f]{{6}})'", PAINT.read_text(encoding="utf-8"))
    assert found is not None, name
    red, green, blue = (int(found[1][place : place + 2], 16) / 255 for place in (0, 2, 4))
    hue, lightness, saturation = rgb_to_hls(red, green, blue)
    return round(hue * 360), round(lightness * 100), round(saturation * 100)


@rule("RD-2.2.5", "RD-2.2.3", "RD-R-76")
def test_the_colours_of_the_powers() -> None:
    ranges = {
        "protestants": (255, 300),  # purple
        "spain": (43, 60),  # yellow
        "sweden": (205, 240),  # navy blue
        "france": (200, 230),  # blue
        "russia": (90, 150),  # green
        "ottoman": (20, 42),  # orange
    }
    for name, (low, high) in ranges.items():
        hue, _, saturation = _hue(name)
        assert low <= hue <= high, name
        assert saturation > 20
    assert _hue("sweden")[1] < _hue("france")[1]
    assert _hue("austria")[1] > 90  # white
    for name in ("poland", "britain"):
        hue, _, saturation = _hue(name)
        assert hue >= 340 or hue <= 15, name
        assert saturation > 40
    grey = {route.owner for scenario in POWERS for route in new(scenario).definition.map.board.sea_routes} - {  # type: ignore[attr-defined]
        *GENERALS
    }
    assert grey == {None}  # the colour of no Power


# -- what Coalitions has and this game has not


@rule("RD-D-29", "RD-D-30", "RD-9.3.1")
def test_taxation_knows_no_ports() -> None:
    """Great Britain takes the 6 of its homes and nothing for trade."""
    for scenario in POWERS:
        assert not any(place.port for place in new(scenario).scene(None, "en").places)
    match = position("1702", power="britain", action="taxation", powers={"britain": {"garrisons": ["lisboa"]}})
    assert seen(match, "britain")["money"] == 6
    assert {field.action: field.title for field in match.scene(None, "en").wheel}["taxation"] == "Taxation"


@rule("RD-D-38", "RD-D-52", "RD-9.5.1")
@both
def test_no_named_generals_and_no_napoleons_move(scenario: str) -> None:
    match = position(scenario, power="france", action="leadership", powers={"france": {"generals": {"paris": 1}}})
    assert {text.split()[0] for text in options(match, "france")} == {"place", "take", "card", "morale", "decline"}
    for move in ("napoleon paris", "wellington london"):
        with pytest.raises(BadNotation):
            match.play("france", move)
    assert "named" not in seen(match, "france")


@rule("RD-D-17", "RD-5.11.5", "RD-5.11.6")
@both
def test_no_power_keeps_more_than_six_cards(scenario: str) -> None:
    first = FIRST[scenario]
    for name in POWERS[scenario]:
        match = position(scenario, turn=1, powers={name: {"hand": [1, 2, 2, 3, 3, 4, 4]}})
        play(match, f"{first}: decline")
        assert asked(match) == [(name, "surplus")]
        play(match, f"{name}: discard 2")
        assert seen(match, name)["cards"] == 6
        assert (name, "surplus") not in asked(match)


@rule("RD-D-49", "RD-5.2.9")
@both
def test_the_alps_alone_are_impassable(scenario: str) -> None:
    drawn = new(scenario).scene(None, "en").places
    assert [place.id for place in drawn if place.kind == "impassable"] == ["alps"]
