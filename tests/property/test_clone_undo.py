"""Clones are independent, undo restores exactly, and what blocks undo is said."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import CannotUndo, Match
from tests.property.play import after, new, step


@pytest.mark.parametrize("number", range(20))
def test_clones_are_independent(number: int) -> None:
    rng = Random(number)
    match = after(number, rng.randrange(0, 900))
    if match.outcome is not None:
        return
    before, events = match.state.to_data(), match.events(2)
    moves, record = list(match.moves), match.to_record()
    clone = match.clone()
    assert clone.to_record() == record
    for _ in range(100):
        if clone.outcome is None:
            step(clone, rng)
    assert match.state.to_data() == before
    assert match.events(2) == events
    assert match.moves == moves
    assert match.to_record() == record
    kept = clone.to_record()
    for _ in range(100):
        if match.outcome is None:
            step(match, rng)
    assert clone.to_record() == kept


@pytest.mark.parametrize("number", range(20))
def test_undo_restores_the_state_before_the_move(number: int) -> None:
    rng = Random(f"undo {number}")
    match = new(number)
    undone = 0
    for _ in range(500):
        if match.outcome is not None:
            break
        record, state, events = match.to_record(), match.state.to_data(), match.event_count
        decisions = [(d.seat, d.kind, d.options) for d in match.decisions]
        seat, move = step(match, rng)
        if rng.random() < 0.3:
            if match._history.barrier == len(match):
                with pytest.raises(CannotUndo):
                    match.undo(seat)
                continue
            match.undo(seat)
            undone += 1
            assert match.to_record() == record
            assert match.state.to_data() == state
            assert match.event_count == events
            assert [(d.seat, d.kind, d.options) for d in match.decisions] == decisions
            match.play(seat, move)
    assert undone > 10


@pytest.mark.parametrize("number", range(5))
def test_the_past_can_be_looked_at(number: int) -> None:
    rng = Random(number)
    match = new(number)
    states = [match.state.to_data()]
    for _ in range(300):
        step(match, rng)
        states.append(match.state.to_data())
    for count in (0, 1, 63, 64, 65, 128, 200, 299, 300):
        past = match.at(count)
        assert past.state.to_data() == states[count]
        assert len(past) == count
    assert match.state.to_data() == states[300]
    loaded = Match.from_record(match.to_record())
    assert loaded.at(290).state.to_data() == states[290]


def test_undo_stops_where_somebody_else_has_decided() -> None:
    match = Match.from_position(
        "coalitions", {"scenario": "1805", "start": "scenario", "power": "austria", "action": "movement"}
    )
    match.play("austria", "arbiter france")
    match.play("austria", "done")
    match.play("austria", "end")
    match.play("austria", "request")
    match.play("france", "grant")
    with pytest.raises(CannotUndo) as blocked:
        match.undo("austria")
    assert blocked.value.reason == "undo-other-decided"
    match.undo("france")
    match.undo("austria")
    assert match.decisions[0].kind == "request"


def test_undo_stops_where_a_card_was_drawn() -> None:
    match = Match.from_position(
        "coalitions", {"scenario": "1805", "start": "scenario", "power": "britain", "action": "drill"}
    )
    match.play("britain", "drill")
    with pytest.raises(CannotUndo) as blocked:
        match.undo("britain")
    assert blocked.value.reason == "undo-revealed"
    with pytest.raises(CannotUndo) as nothing:
        new(1).undo("france")
    assert nothing.value.reason == "undo-nothing"


def test_undo_goes_back_move_by_move() -> None:
    match = Match.from_position(
        "coalitions", {"scenario": "1805", "start": "scenario", "power": "prussia", "action": "mobilisation"}
    )
    start = match.state.to_data()
    match.play("prussia", "buy troop berlin")
    match.play("prussia", "buy troop borussia")
    match.play("prussia", "buy morale")
    for _ in range(3):
        match.undo("prussia")
    assert match.state.to_data() == start


def test_undo_and_looking_back_work_in_a_loaded_match() -> None:
    """Back to before the stored snapshot too."""
    fields = {"scenario": "1805", "start": "scenario", "power": "prussia", "action": "mobilisation"}
    match = Match.from_position("coalitions", {**fields, "powers": {"prussia": {"money": 200}}})
    states = [match.state.to_data()]
    for number in range(9):
        match.play("prussia", f"buy troop {('berlin', 'borussia', 'saxonia')[number % 3]}")
        states.append(match.state.to_data())
    loaded = Match.from_record(match.to_record())
    for count in range(len(match) - 1, -1, -1):
        loaded.undo("prussia")
        assert loaded.state.to_data() == states[count]
    again = Match.from_record(after(4, 200).to_record())
    assert len(again.at(5)) == 5
