"""Previews: what a move would bring, as far as whoever makes it may know beforehand."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from chancellery.kernel.events import Event, Raw, told
from chancellery.kernel.moves import Move
from chancellery.kernel.state import State

ACT: Final = -1  # instead of the number of a decision: the move answers none


class Preview(NamedTuple):
    """The events of a move; `cut`: more happens, as something hidden comes to light or others decide first."""

    events: list[Event]
    cut: bool


class Trial:
    """A move made on a clone, and what its seat heard. The state after it may know more than the seat does."""

    __slots__ = ("_events", "_heard", "_seat", "cut", "state")

    def __init__(self, heard: list[Raw], seat: int, cut: bool, state: Any) -> None:
        self._heard = heard
        self._seat = seat
        self._events: list[Event] | None = None
        self.cut = cut
        self.state = state

    @property
    def events(self) -> list[Event]:
        """Put together when somebody asks: of many trials only the question after them matters."""
        if self._events is None:
            self._events = [told(raw).seen_by(self._seat) for raw in self._heard]
        return self._events

    @property
    def revealed(self) -> bool:
        """Whether something hidden came to light: the move cannot be taken back."""
        return bool(self.state.revealed)


class UntilRevealed:
    """Takes the events of a state as long as nothing hidden has come to light."""

    __slots__ = ("heard", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.heard: list[Raw] = []

    def append(self, event: Raw) -> None:
        if not self.state.revealed:
            self.heard.append(event)


def tried(state: State, seat: int, index: int, move: Move) -> Trial:
    """Answers decision number `index` of `asked` on a clone, or makes an act."""
    return tried_on(state.clone(), seat, index, move)


def tried_on(after: State, seat: int, index: int, move: Move) -> Trial:
    """The same on a state that nobody needs as it was."""
    after.revealed = False
    after.events = listening = UntilRevealed(after)
    if index == ACT:
        after.definition().act(after, seat, move)
        after.asked_anew()
    else:
        after.answer(index, move)
    after.events = listening.heard  # who listens knows the state: together they would wait for the garbage collector
    own = index == ACT or after.outcome is not None or any(decision.seat == seat for decision in after.open)
    return Trial(listening.heard, seat, after.revealed or not own, after)
