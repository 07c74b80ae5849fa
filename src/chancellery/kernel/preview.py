"""Previews: what a move would bring, as far as whoever makes it may know beforehand."""

from __future__ import annotations

from typing import Any, NamedTuple

from chancellery.kernel.events import Event
from chancellery.kernel.state import State


class Preview(NamedTuple):
    """The events of a move; `cut`: more happens, as something hidden comes to light or others decide first."""

    events: list[Event]
    cut: bool


class UntilRevealed:
    """Takes the events of a state as long as nothing hidden has come to light."""

    __slots__ = ("heard", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.heard: list[tuple[Any, ...]] = []

    def append(self, event: tuple[Any, ...]) -> None:
        if not self.state.revealed:
            self.heard.append(event)
