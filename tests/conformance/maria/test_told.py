"""What is told of what happens: to everybody, and what only a power's player learns (6.9, 8)."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.maria.table import FR, LX, MT, build, idle, intro, told, turn
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
