"""Chapters 9.13 and 5.3: coloured Sea Routes and grey ones."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.raison_detat.minors import acting, assault, attack, moving, public, results, scored
from tests.conformance.raison_detat.table import asked, garrisons, happened, options, play, position, refused, ways
from tests.conformance.rule import rule


def sails(match: Match, seat: str) -> set[str]:
    return {move.removeprefix("sail ") for move in options(match, seat) if move.startswith("sail")}


# -- one route, from its end


@rule("RD-9.13.1", "RD-9.13.2", "RD-9.13.3", "RD-1.8", "RD-5.3.1", "RD-5.3.2")
def test_the_owner_uses_its_routes_without_condition() -> None:
    """Each move goes along one route; from Oporto to London by way of Cornwall takes two Movement Turns."""
    match = moving("britain", arbiter="france", britain={"generals": {"cornwall": 1, "lisboa": 1}})
    assert sails(match, "britain") == {
        "cornwall > oporto",
        "cornwall > andalusia",
        "cornwall > normandie_bretagne",
        "lisboa > catalonia",
    }
    refused(match, "britain", "sail cornwall > lisboa", "RD-9.13.1")
    refused(match, "britain", "sail cornwall > hannover", "RD-9.13.1")
    assert not [move for move in options(match, "britain") if move == "march cornwall > oporto"]
    play(match, "britain: sail cornwall > oporto", "britain: done")
    assert public(match, "britain")["generals"] == {"oporto": 1, "lisboa": 1}
    assert ways(match) == [("sail", ["cornwall", "oporto"])]


@rule("RD-9.13.3", "RD-5.3.3")
@pytest.mark.parametrize("holder", ["britain", "france", "austria", ""])
def test_control_of_the_ends_does_not_change_whose_route_it_is(holder: str) -> None:
    """The British route Oporto to Cornwall, from an Oporto that anybody may hold."""
    powers: dict[str, Any] = {"britain": {"generals": {"oporto": 1}}, "france": {"generals": {"madrid": 0}}}
    if holder == "france":
        powers["britain"] = {"generals": {"cornwall": 1}}
    if holder:
        powers.setdefault(holder, {})["garrisons"] = ["oporto"]
    match = moving("britain", arbiter="france", **powers)
    move = "cornwall > oporto" if holder == "france" else "oporto > cornwall"
    assert move in sails(match, "britain")
    # the French beside it may not use it, even from ground of their own
    french = {"generals": {"oporto": 1}, "garrisons": ["oporto"]}
    refused(moving("france", arbiter="austria", france=french), "france", "sail oporto > cornwall", "RD-9.13.4")


# -- coloured routes of others


@rule("RD-9.13.4", "RD-7.6.1")
@pytest.mark.parametrize("status", ["austrian", "french", "neutral", "expansionist"])
def test_only_allies_may_use_a_coloured_route(status: str) -> None:
    """Swedes in Hannover and the British route to London: at War they may not use it, nor Neutral at Peace."""
    swedish = {"status": status, "generals": {"hannover": 1, "skania": 1}, "garrisons": ["hannover"]}
    match = moving("sweden", arbiter="ottoman", sweden=swedish)
    if status == "austrian":
        assert "hannover > london" in sails(match, "sweden")
        return
    refused(match, "sweden", "sail hannover > london", "RD-9.13.4")


@rule("RD-9.13.4", "RD-9.16.4")
@pytest.mark.parametrize("answer", ["consent", "refuse"])
def test_the_owner_is_asked_once_for_route_and_destination(answer: str) -> None:
    """Austrians sail to London: one question to Britain for both. Refused, the move is not asked for again."""
    match = moving("austria", arbiter="france", austria={"generals": {"hannover": 2}})
    play(match, "austria: sail hannover > london")
    assert acting(match) == ("britain", "britain", "consent")
    play(match, f"britain: {answer}")
    assert asked(match) != [("britain", "consent")]
    if answer == "consent":
        assert public(match, "austria")["generals"] == {"london": 2}
        return
    assert public(match, "austria")["generals"] == {"hannover": 2}
    assert "sail hannover > london" not in options(match, "austria")
    assert "march hannover > hesse" in options(match, "austria"), "the General may still move otherwise"


@rule("RD-9.13.4", "RD-9.16.4")
def test_every_power_concerned_must_agree_in_the_order_of_powers() -> None:
    """Russians sail on the route of Sweden to Livonia, held by Britain: Britain first, then Sweden."""
    powers: dict[str, Any] = {
        "russia": {"generals": {"stockholm": 1}},
        "sweden": {"status": "austrian"},
        "britain": {"garrisons": ["livonia"]},
    }
    match = moving("russia", arbiter="france", **powers)
    assert sails(match, "russia") == {"stockholm > finland", "stockholm > estonia", "stockholm > livonia"}
    play(match, "russia: sail stockholm > livonia")
    assert acting(match) == ("britain", "britain", "consent")
    denied = play(match.clone(), "britain: refuse")
    assert acting(denied)[:2] == ("russia", "russia"), "after a refusal nobody else is asked"
    play(match, "britain: consent")
    assert acting(match) == ("sweden", "sweden", "consent")
    half = play(match.clone(), "sweden: refuse")
    assert public(half, "russia")["generals"] == {"stockholm": 1}
    play(match, "sweden: consent")
    assert public(match, "russia")["generals"] == {"livonia": 1}


@rule("RD-9.13.4", "RD-9.13.6")
def test_the_owner_is_asked_for_the_route_of_an_attack_too() -> None:
    """Russians of the Austrian Coalition go by the British route against the French in Hannover."""
    powers: dict[str, Any] = {
        "russia": {"generals": {"london": 2}},
        "france": {"generals": {"hannover": 0, "paris": 0}},
    }
    match = moving("russia", arbiter="france", **powers)
    play(match, "russia: sail london > hannover")
    assert acting(match) == ("britain", "britain", "consent")
    play(match, "britain: consent")
    assert results(match) == [(3, 1, 0)]
    assert scored(match) == {"russia": 2}


@rule("RD-9.13.4", "RD-12.5.4")
@pytest.mark.parametrize(("controller", "asks"), [("sweden", False), ("france", True)])
def test_powers_of_one_player_are_not_asked_for_their_routes(controller: str, asks: bool) -> None:
    """Russians on the route of Sweden: those of Sweden sail at once, those of its Ally France ask."""
    powers: dict[str, Any] = {"russia": {"controller": controller, "generals": {"livonia": 1}}}
    match = moving("russia", seats=4, arbiter="austria", **powers)
    play(match, f"{controller}: sail livonia > stockholm")
    if asks:
        assert acting(match) == ("sweden", "sweden", "consent")
    else:
        assert public(match, "russia")["generals"] == {"stockholm": 1}


# -- grey routes


@rule("RD-9.13.5", "RD-1.8", "RD-5.3.3")
@pytest.mark.parametrize(("holder", "allowed"), [("russia", True), ("", True), ("austria", False), ("britain", False)])
def test_a_grey_route_starts_on_own_or_uncontrolled_ground(holder: str, allowed: bool) -> None:
    """From Danmark to Skania; ground of an Ally does not do."""
    powers: dict[str, Any] = {"russia": {"generals": {"danmark": 1}}}
    if holder:
        powers.setdefault(holder, {})["garrisons"] = ["danmark"]
    match = moving("russia", arbiter="france", **powers)
    if allowed:
        assert sails(match, "russia") == {"danmark > skania"}
        return
    assert sails(match, "russia") == set()
    refused(match, "russia", "sail danmark > skania", "RD-9.13.5")


@rule("RD-9.13.5")
@pytest.mark.parametrize("mover", ["britain", "france", "sweden", "austria", "russia", "ottoman"])
def test_any_power_may_use_a_grey_route(mover: str) -> None:
    """From Napoli to Hellas and Catalonia, and to Provence on the French one only as France or with its consent."""
    own: dict[str, Any] = {mover: {"generals": {"napoli": 1}}}
    if mover not in ("france", "austria"):
        own[mover]["status"] = "expansionist"
    match = moving(mover, arbiter="france" if mover == "austria" else "austria", **own)
    expected = {"napoli > catalonia", "napoli > hellas"}
    if mover == "france":
        expected.add("napoli > provence")
    if mover != "ottoman":  # Hellas, a home of the Neutral Ottomans, is closed to the others
        expected.discard("napoli > hellas")
    assert sails(match, mover) == expected


@rule("RD-9.13.5", "RD-12.5.4")
@pytest.mark.parametrize(("garrison", "allowed"), [("russia", True), ("sweden", False)])
def test_ground_of_another_power_of_the_player_is_not_own_ground(garrison: str, allowed: bool) -> None:
    powers: dict[str, Any] = {"russia": {"controller": "sweden", "generals": {"danmark": 1}}, "sweden": {}}
    powers[garrison]["garrisons"] = ["danmark"]
    match = moving("russia", seats=4, arbiter="austria", **powers)
    assert sails(match, "sweden") == ({"danmark > skania"} if allowed else set())


@rule("RD-9.13.5", "RD-9.16.4")
def test_a_grey_route_needs_no_consent_but_the_ground_of_an_ally_does() -> None:
    """Russians from Danmark to Skania, home of Sweden in the same Coalition; to Borussia from there unasked."""
    powers: dict[str, Any] = {"russia": {"generals": {"danmark": 1}}, "sweden": {"status": "austrian"}}
    match = moving("russia", arbiter="france", **powers)
    play(match, "russia: sail danmark > skania")
    assert acting(match) == ("sweden", "sweden", "consent")
    powers["russia"]["generals"] = {"borussia": 1}
    powers["sweden"]["status"] = "expansionist"
    match = moving("russia", arbiter="france", **powers)
    play(match, "russia: sail borussia > skania")
    assert "consent" not in {kind for _, kind in asked(match)}
    assert public(match, "russia")["generals"] == {"skania": 1}


@rule("RD-9.13.5", "RD-9.16.7")
def test_a_neutral_general_sails_only_to_ground_of_his_player() -> None:
    powers: dict[str, Any] = {
        "sweden": {"status": "neutral", "generals": {"skania": 1, "stockholm": 1}, "garrisons": ["borussia"]}
    }
    match = moving("sweden", arbiter="france", **powers)
    assert sails(match, "sweden") == {"skania > borussia", "stockholm > finland", "stockholm > estonia"}


# -- attack, islands


@rule("RD-9.13.6", "RD-9.17.1", "RD-10.10.1")
def test_a_sea_movement_may_attack() -> None:
    """The French in Andalusia are beaten from the sea; a Garrison takes the place of theirs."""
    match = attack(
        "britain",
        "sail cornwall > andalusia",
        arbiter="sweden",
        britain={"generals": {"cornwall": 3}},
        france={"garrisons": ["andalusia"], "generals": {"andalusia": 0, "paris": 0}},
    )
    assert results(match) == [(4, 2, 0)]
    assert acting(match) == ("britain", "britain", "win_garrison")
    play(match, "britain: garrison andalusia")
    assert garrisons(match) == {"andalusia": "britain"}
    assert public(match, "britain")["generals"] == {"andalusia": 1}
    assert scored(match) == {"britain": 2}


@rule("RD-9.13.6", "RD-7.7.2")
def test_a_sea_movement_enters_no_home_of_a_neutral_power() -> None:
    match = moving("austria", arbiter="france", austria={"generals": {"venezia": 1}})
    refused(match, "austria", "sail venezia > hellas", "RD-7.7.2")
    expansionist: dict[str, Any] = {"austria": {"generals": {"venezia": 1}}, "ottoman": {"status": "expansionist"}}
    assert sails(moving("austria", arbiter="france", **expansionist), "austria") == {"venezia > hellas"}


@rule("RD-9.13.7")
@pytest.mark.parametrize(
    ("scenario", "island"),
    [
        ("1702", {"london", "cornwall", "scotland_ireland"}),
        ("1618", {"london", "cornwall", "scotland_ireland"}),
        ("1702", {"stockholm", "skania"}),
        ("1618", {"stockholm", "skania"}),
    ],
)
def test_great_britain_stockholm_and_skania_are_reached_and_left_only_by_sea(scenario: str, island: set[str]) -> None:
    """Their land borders lead only to each other; each can be left by sea."""
    board = position(scenario).definition.map.board  # type: ignore[attr-defined]
    for id in island:
        territory = board.territory(id)
        assert set(territory.neighbours) <= island - {id}
    routes = {frozenset((route.a, route.b)) for route in board.sea_routes}
    assert any(len(route & island) == 1 for route in routes)
    swedish = {"status": "expansionist", "generals": {min(island): 1}}
    match = moving("sweden", scenario, arbiter="austria", sweden=swedish)
    ends = {move.split(" > ")[1] for move in options(match, "sweden") if move.startswith(("march", "strategic"))}
    assert ends <= island


# -- the option of three routes


@rule("RD-9.13.1", "RD-D-46")
@pytest.mark.parametrize(("routes", "reached"), [(1, False), (3, True)])
def test_the_option_of_three_routes(routes: int, reached: bool) -> None:
    """Hannover, London, Holland: two British routes in one move; who holds London does not matter."""
    powers: dict[str, Any] = {"britain": {"generals": {"hannover": 1}}, "france": {"garrisons": ["london"]}}
    fields: dict[str, Any] = {"options": {"sea_move_routes": routes}, "power": "britain", "action": "movement"}
    match = play(position(powers=powers, **fields), "britain: arbiter france")
    assert ("hannover > holland" in sails(match, "britain")) == reached
    if reached:
        assault(match, "sail hannover > holland")
        assert happened(match, "battle") == []
        assert public(match, "britain")["generals"] == {"holland": 1}
