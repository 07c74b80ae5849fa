"""What is told of what happens: to everybody, and what only a power's player learns (6.9, 8)."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.maria.table import FR, LX, MT, agree, build, idle, intro, told, turn
from tests.conformance.rule import rule


def own(match: Match, seat: str, kind: str) -> list[dict[str, Any]]:
    """All events of a kind as a seat knows them."""
    return [match.definition.event_data(event) for event in match.events(seat) if event.kind == kind]


@rule("M-6.9", "M-4.15")
def test_each_player_learns_his_own_division_of_armies_alone() -> None:
    match = idle(intro(stage="set_up"), MT, "hussar")
    assert len(told(match, "armies_divided")) == 1
    powers = ["france", "bavaria", "prussia", "saxony", "austria"]  # M-14.6: without the Pragmatic Army
    assert [event["power"] for event in told(match, "allocated")] == powers
    assert all(event["armies"] is None for event in told(match, "allocated"))
    known = {event["power"]: event["armies"] for event in own(match, LX, "allocated")}
    assert [power for power in powers if known[power] is not None] == ["france", "bavaria"]
    seen = match.view(LX)["generals"]
    assert {one["general"]: one["count"] for one in known["france"]} == {
        one["general"]: seen[one["general"]]["armies"] for one in known["france"]
    }


@rule("M-8.1", "M-8.2", "M-8.17")
def test_how_many_cards_are_drawn_is_public_and_which_is_not() -> None:
    match = build(phase="cards", turn=2, generals={"belle_isle": {"city": "metz"}})
    (drawn,) = told(match, "cards_drawn")
    counts = {one["power"]: (one["count"], one["subsidies"]) for one in drawn["counts"]}
    assert counts == {"france": (4, 0), "bavaria": (2, 1)}
    drawn_ = [("france", 4, "stage"), ("bavaria", 1, "subsidy"), ("bavaria", 1, "stage")]
    assert [(e["power"], e["count"], e["drawn_for"]) for e in told(match, "drawn")] == drawn_
    assert [e["cards"] for e in told(match, "drawn")] == [None, None, None]
    assert [len(e["cards"]) for e in own(match, LX, "drawn")] == [4, 1, 1]


@rule("M-6.5", "M-13.10")
def test_a_stack_that_forms_in_winter_is_told() -> None:
    generals = {"friedrich": {"city": "berlin", "armies": 3}}
    match = build(stage="winter", turn=3, generals=generals, prussia={"hand": ["clubs_4", "clubs_2"]})
    turn(match, FR, "recruit 1", "pay clubs_4", "return schwerin > berlin")
    assert [(e["city"], e["generals"]) for e in told(match, "stacked")] == [("berlin", ["friedrich", "schwerin"])]


def fields(match: Match, kind: str) -> list[tuple[Any, ...]]:
    """What is told by the events of a kind, without its name."""
    return [tuple(event.values())[1:] for event in told(match, kind)]


@rule("M-10.1.23", "M-13.10")
def test_a_refused_consent_is_told() -> None:
    generals = {"arenberg": {"city": "loewen"}, "george_ii": {"city": "bruessel"}}
    match = build(stage="austria_pragmatic", generals=generals)
    turn(match, FR, "move george_ii > loewen")
    turn(match, MT, "refuse")
    assert fields(match, "consent_refused") == [("austria", "george_ii", "loewen")]
    winter = build(
        stage="winter", turn=3, austria={"hand": ["clubs_4"]}, generals={"george_ii": {"city": "hannover", "armies": 8}}
    )
    turn(idle(winter, MT, "recruit"), MT, "recruit 1", "return arenberg > hannover")
    turn(winter, FR, "refuse")
    assert fields(winter, "consent_refused") == [("pragmatic", "arenberg", "hannover")]
    turn(winter, MT, "return arenberg > amsterdam")
    assert fields(winter, "returned") == [("arenberg", "amsterdam")]


@rule("M-16.1.4", "M-17.5.22", "M-16.2.3")
def test_lost_points_and_boxes_are_told() -> None:
    generals = {"belle_isle": {"city": "beraun", "armies": 1}, "noailles": {"city": "paris"}}
    starved = build(phase="supply", generals=generals, france={"battles": 2})
    assert fields(starved, "battle_points_lost") == [("france", 1)]
    assert fields(starved, "armies_lost") == [("belle_isle", 1, "supply")]
    italy = build(stage="politics", phase="tracks", tracks={"italy": 3}, shift={"italy": 1}, italy="france")
    assert fields(italy, "box_lost") == [("france", "italy")]
    taking = {"cumberland": {"city": "mainz", "armies": 4}}
    third = build(stage="austria_pragmatic", electors=["koeln", "mannheim", "mainz"], generals=taking)
    turn(third, FR, "move cumberland > worms")
    assert fields(third, "box_lost") == [("france", "electors")]


@rule("M-7.9")
def test_a_hussar_that_rides_off_is_told() -> None:
    match = build(generals={"belle_isle": {"city": "freistadt"}}, hussars=["pilsen", "kaplitz"])
    turn(match, LX, "move belle_isle > kaplitz", "halt")
    assert fields(match, "hussar_off") == [(2, "kaplitz")]


@rule("M-21.1", "M-20.1")
def test_who_signs_and_what_is_contracted_is_told() -> None:
    match = build(turn=4, generals={"belle_isle": {"city": "metz"}})
    agree(match, LX, ": subsidy france > prussia for 3")
    assert fields(match, "agreement_signed") == [(1, FR)]
    assert fields(match, "contract_made") == [("france", "prussia", 3)]
