"""Chapters 0 to 3: the overview, the components and the only set-up, with the exact tables of 3.4 and 3.5."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match, rules
from chancellery.games.coalitions.realpolitik.plugin import GAME
from chancellery.kernel import BadInput
from chancellery.locale import text
from chancellery.server.art import art
from tests.conformance.coalitions.table import asked, forbidden, happened, options, play
from tests.conformance.family.stage import skip
from tests.conformance.realpolitik.table import (
    ACTIONS,
    POWERS,
    alliances,
    demands,
    italy_of,
    new,
    on_rails,
    prestige,
    refused,
    seen,
    token,
    track,
    trains,
)
from tests.conformance.rule import rule

# RP-3.4: Generals with Troops, Morale
SET_UP: dict[str, tuple[dict[str, int], int]] = {
    "austria": ({"wien": 3, "tyrol": 3}, 8),
    "france": ({"paris": 3, "champagne": 3}, 7),
    "italy": ({"liguria": 3, "sardinia": 3}, 5),
    "prussia": ({"berlin": 3, "magdeburg": 3}, 6),
}
START_TRAINS = {
    frozenset(pair.split("-"))
    for pair in (
        *("paris-champagne", "paris-bourgogne", "liguria-toscania", "toscania-lazio"),
        *("wien-tyrol", "wien-karinthia", "wien-hungari"),
        *("berlin-hannover", "berlin-magdeburg", "magdeburg-hesse", "berlin-schlesien"),
    )
}


# -- the game


@rule("RP-0.1.1", "RP-0.1.2", "RP-0.1.3", "RP-2.1.1")
def test_one_scenario_on_one_board_for_three_or_four() -> None:
    assert [(one.id, one.seats) for one in GAME.scenarios] == [("standard", (3, 4))]
    assert tuple(GAME.boards()) == ("realpolitik",)
    for seats in (2, 5):
        with pytest.raises(BadInput):
            new(seats)


@rule("RP-0.1.4", "RP-0.1.5", "RP-0.1.6", "RP-3.1.2", "RP-3.1.3")
def test_four_powers_are_always_in_play() -> None:
    four, three = new(4), new(3)
    assert tuple(four.view(None)["powers"]) == tuple(three.view(None)["powers"]) == POWERS
    assert track(four, "seat") == {name: name for name in POWERS}
    assert track(three, "seat") == {"austria": "austria", "france": "france", "italy": None, "prussia": "prussia"}


@rule("RP-1.1.1", "RP-5.1.1")
def test_there_is_no_wheel_of_war() -> None:
    """What each Power does is chosen freely from its hand."""
    match = new()
    assert "wheel" not in match.view(None)
    assert match.scene(None, "en").wheel == ()
    for name in POWERS:
        assert [one.split()[0] for one in options(match, name)] == ACTIONS


@rule("RP-1.1.8", "RP-R-01", "RP-R-36", "RP-8.9.4")
def test_where_the_summary_disagrees_the_later_chapter_decides() -> None:
    """Sea Movement: one Sea Route, not three. From Liguria to Sardinia, but not on to Lazio."""
    match = on_rails("italy", arbiter="austria", powers={"italy": {"generals": {"liguria": 0}}})
    assert {one for one in options(match, "italy") if one.startswith("sail")} == {"sail liguria > sardinia"}
    forbidden(match, "italy", "sail liguria > lazio", "sail liguria > napoli")
    play(match, "italy: sail liguria > sardinia")
    assert asked(match) == [("italy", "request")]


# -- components


@rule("RP-2.1.2", "RP-2.1.3", "RP-2.1.6", "RP-2.1.7", "RP-2.1.10", "RP-2.1.11", "RP-3.3.10")
def test_what_each_power_has_and_what_is_common() -> None:
    match = new()
    for name in POWERS:
        own = match.view(name)["powers"][name]
        assert len(own["generals"]) + own["off_board"] == 4
        assert sum(own["generals"].values()) + own["stock"] == 28
        assert own["action_hand"] == ACTIONS
        assert len(own["hand"]) + own["deck"] == 13
    assert len(trains(match)) + match.view(None)["trains_left"] == 28
    assert match.view(None)["fortresses"] == []


@rule("RP-2.1.9", "RP-3.2.5", "RP-3.2.6", "RP-3.2.7", "RP-3.2.8", "RP-2.1.5", "RP-3.2.4", "RP-R-98")
def test_each_power_has_one_marker_on_each_track() -> None:
    """Morale, Influence, Prestige; and one token on the Diplomacy Phase track, on its bottom space."""
    match = new()
    found = {one.id: one for one in match.scene(None, "en").tracks}
    places = {id: {one.power: one.value for one in found[id].markers} for id in found}
    assert places == {
        "morale": {name: morale for name, (_, morale) in SET_UP.items()},
        "influence": dict.fromkeys(POWERS, 0),
        "prestige": {"austria": 1, "france": 2, "italy": 3, "prussia": 4},
        "diplomacy": {None: 0},
    }
    assert all(len(found[id].markers) == len(places[id]) for id in found)
    assert (found["morale"].first, found["morale"].last) == (0, 15)
    assert (found["diplomacy"].first, found["diplomacy"].last) == (0, 4)
    assert match.view(None)["battle"] is None
    assert happened(match, "arbiter") == []


@rule("RP-2.1.9", "RP-9.2.7", "RP-R-98")
def test_strength_and_arbiter_are_marked_when_they_are_needed() -> None:
    """One Strength for each side of the battle, for Allies who defend together as well; one Arbiter."""
    match = on_rails(
        "france",
        arbiter="italy",
        alliances=[["austria", "prussia"]],
        powers={
            "france": {"generals": {"baden": 3}, "hand": [1], "morale": 1},
            "austria": {"generals": {"bavaria": 2}, "hand": [1], "morale": 1},
            "prussia": {"generals": {"bavaria": 1}},
        },
    )
    play(match, "france: march baden > bavaria")
    skip(match, "garrison")
    assert match.view(None)["battle"]["strength"] == [4, 5]
    assert happened(match, "arbiter") == [(1, 2)]


@rule("RP-2.1.4", "RP-3.2.1", "RP-3.2.2", "RP-3.2.3", "RP-7.1.4", "RP-7.1.5")
def test_all_six_pairs_begin_at_war() -> None:
    """One status for each pair; at most two of them are ever Alliances. The first turn begins at once."""
    match = new()
    at_war = {one.id: set(one.at_war) for one in match.scene(None, "en").powers}
    assert at_war == {name: set(POWERS) - {name} for name in POWERS}
    assert sum(map(len, at_war.values())) == 2 * 6
    assert alliances(match) == []
    assert [zone.title for zone in match.scene(None, "en").zones] == [text("en", "realpolitik-at-war")]
    assert happened(match, "diplomacy_phase") == []
    assert asked(match) == [(name, "action_card") for name in POWERS]


@rule("RP-2.1.13")
def test_the_colours_of_the_powers() -> None:
    """As the map draws them: Austria white, France blue, Italy red, Prussia black."""

    def colour(name: str) -> str:
        red, green, blue = (int(art().powers[name].fill[n : n + 2], 16) for n in (1, 3, 5))
        if max(red, green, blue) - min(red, green, blue) < 32:
            return "white" if min(red, green, blue) > 192 else "black" if max(red, green, blue) < 96 else "grey"
        return {red: "red", green: "green", blue: "blue"}[max(red, green, blue)]

    assert {name: colour(name) for name in POWERS} == {
        "austria": "white",
        "france": "blue",
        "italy": "red",
        "prussia": "black",
    }


@rule("RP-2.1.12")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_rulebook_lies_open_beside_every_decision(seats: int) -> None:
    """Looking into it changes nothing: each decision names a statement of this game's own rules."""
    match, rng = new(seats, seed=4), Random(seats)
    kinds = set()
    for _ in range(500):
        for decision in match.decisions:
            assert decision.rule.startswith("RP-"), decision.kind
            assert rules.lookup(decision.rule).id == decision.rule
            kinds.add(decision.kind)
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
    assert {"action_card", "negotiation", "demand", "free_train", "generals", "arbiter", "move"} <= kinds


# -- the tables


@rule("RP-3.2.4", "RP-3.2.5", "RP-3.2.11", "RP-3.3.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_set_up_table(seats: int) -> None:
    match = new(seats)
    for name, (generals, morale) in SET_UP.items():
        own = seen(match, name)
        assert own["generals"] == generals
        assert (own["off_board"], own["stock"]) == (2, 22)
        assert (own["cards"], own["deck"], own["discards"]) == (3, 10, [])
        assert (own["money"], own["morale"], own["influence"]) == (5, morale, 0)
        assert own["played"] == []
    assert prestige(match) == ["austria", "france", "italy", "prussia"]
    assert (match.view(None)["garrisons"], match.view(None)["fortresses"], token(match)) == ({}, [], 0)


@rule("RP-3.2.9", "RP-3.2.10", "RP-R-22")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_eleven_trains_of_the_set_up(seats: int) -> None:
    match = new(seats)
    assert trains(match) == START_TRAINS
    board = [one.id for one in match.scene(None, "en").places]
    shown = [[board.index(place) for place in pair] for pair in match.view(None)["trains"]]
    assert shown == sorted(sorted(pair) for pair in shown), "in the order of the board"
    assert match.view(None)["trains_left"] == 17


@rule("RP-11.2.1", "RP-11.2.2", "RP-11.2.3", "RP-11.2.4", "RP-11.2.5")
def test_the_changes_for_three_players() -> None:
    """Italy: no Influence marker, no tokens of its own, four Action cards; no statuses; diplomacy first."""
    match = new(3)
    (influence,) = [one for one in match.scene(None, "en").tracks if one.id == "influence"]
    assert [one.power for one in influence.markers] == ["austria", "france", "prussia"]
    assert seen(match, "italy")["action_hand"] == ["taxation", "mobilisation", "dispatch", "movement"]
    shown = match.scene(None, "en").powers
    assert {one.id: one.at_war for one in shown} == dict.fromkeys(POWERS, ()), "nobody is At War yet"
    assert {one.status_name for one in shown} == {text("en", "realpolitik-open")}
    demands(match)
    assert asked(match) == [(name, "demand") for name in ("austria", "france", "prussia")]
    refused(match, "austria", "alliance austria", "RP-7.3.3")
    demands(match, austria="italy", france="prussia", prussia="france")
    assert italy_of(match) == "austria"
    shown = match.scene(None, "en").powers
    assert {one.id: set(one.at_war) for one in shown} == {
        "austria": {"france", "prussia"},
        "france": {"austria", "italy"},
        "italy": {"france", "prussia"},
        "prussia": {"austria", "italy"},
    }


@rule("RP-3.3.1", "RP-3.3.3", "RP-3.1.1")
def test_hands_are_hidden_from_the_others() -> None:
    match = Match.new("realpolitik", "standard", 4, seed=9, players=("Ewa", "Jan", "Ola", "Piotr"))
    for name in POWERS:
        powers = match.view(name)["powers"]
        assert [other for other in POWERS if "hand" in powers[other]] == [name]
        assert len(powers[name]["hand"]) == 3
