"""Snapshots: the state at one point of a match, so that loading and going back do not replay everything."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from chancellery.kernel import plain
from chancellery.kernel.definition import Definition
from chancellery.kernel.state import Outcome, State

VERSION: Final = 3  # of what a snapshot holds; data that names none is version 1


@dataclass(frozen=True)
class Snapshot:
    """The state after `moves` moves and `events` events; never changed."""

    moves: int
    events: int
    state: State


def snapshot_to_data(snapshot: Snapshot) -> dict[str, Any]:
    state = snapshot.state
    return {
        "version": VERSION,
        "moves": snapshot.moves,
        "events": snapshot.events,
        "state": state.to_data(),
        "chosen": [None if move is None else move.text for move in state.chosen],
        "outcome": None if state.outcome is None else state.outcome.to_data(),
    }


def snapshot_from_data(definition: Definition[Any], data: dict[str, Any]) -> Snapshot:
    read = partial(definition.notation.read, keep=True)  # options are compared by identity
    state: Any = plain.from_data(data["state"], definition.classes)
    state.game, state.events, state.explaining, state.drawing = definition, [], False, False
    state.follow()
    state.apart = bool(state.stack) and state.stack[-1].script()[state.stack[-1].at].apart
    state.asked = state.open_questions()  # not written down: it is asked again
    state.chosen = tuple(None if text is None else read(text) for text in data["chosen"])
    o = data["outcome"]
    state.outcome = o and Outcome(tuple(o["winners"]), tuple(o["scores"]), o["rule"], o["reason"])
    return Snapshot(data["moves"], data["events"], state)
