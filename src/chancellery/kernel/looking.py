"""What can be read of a match: who decides, what may be seen, what happened, what was said."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from chancellery.kernel.decision import Decision
from chancellery.kernel.deeds import Affairs
from chancellery.kernel.definition import Definition
from chancellery.kernel.errors import BadInput
from chancellery.kernel.events import Event, told
from chancellery.kernel.history import History
from chancellery.kernel.lexicon import SPARE
from chancellery.kernel.moves import Move
from chancellery.kernel.press import Press
from chancellery.kernel.setup import Setup
from chancellery.kernel.state import Outcome, State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from chancellery.table.scene import Scene


class Looking(ABC):
    """A match as it is read. Seats are numbers from 0 or the ids of `seats`; None is a spectator."""

    __slots__ = ("_history", "definition", "setup", "state")

    def __init__(self, definition: Definition[Any], setup: Setup, state: State, history: History) -> None:
        self.definition = definition
        self.setup = setup
        self.state = state
        self._history = history
        state.events = history.events.items

    # -- deciding

    @property
    def seats(self) -> tuple[str, ...]:
        return self.definition.seats

    def seat(self, seat: int | str) -> int:
        """The number of a seat given by number or id."""
        if isinstance(seat, int) and 0 <= seat < len(self.definition.seats):
            return seat
        if isinstance(seat, str) and seat in self.definition.seats:
            return self.definition.seats.index(seat)
        raise BadInput("match-unknown-seat", seat=str(seat), known=", ".join(self.definition.seats))

    @property
    def decisions(self) -> list[Decision]:
        """The decisions that are still open; a secret choice already made is not among them."""
        state = self.state
        return state.open if state.chosen else state.asked

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def moves(self) -> list[tuple[int, Move]]:
        """All moves so far with the seats that chose them."""
        return [(seat, move) for seat, move, _, _ in self._history.moves]

    def newest(self, count: int) -> list[Move]:
        """The last so many moves, however long the match is."""
        made = self._history.moves
        return [move for _, move, _, _ in made.since(len(made) - count)]

    @property
    def together(self) -> list[tuple[int, int]]:
        """The numbers of the first and last move of each act of several; they are undone as one."""
        return self._history.together()

    def __len__(self) -> int:
        return len(self._history.moves)

    def legal(self, seat: int | str) -> list[Move]:
        """The moves the seat may choose now; a secret choice can be changed until the last one is in."""
        number = self.seat(seat)
        return [move for d in self.state.asked if d.seat == number for move in d.options]

    @property
    def standing(self) -> list[Decision]:
        """What seats may answer while nobody waits for them, such as an agreement that was proposed to them."""
        return [] if self.state.outcome is not None else self.definition.standing(self.state)

    # -- numbers, for nets and for research

    @property
    def action_size(self) -> int:
        """How many action ids there are: those of the definition, and the spare ones."""
        return self.definition.notation.size + SPARE

    def _own_options(self, seat: int) -> list[Move]:
        for decision in self.decisions:
            if decision.seat == seat:
                return decision.options
        return []

    def action_ids(self, seat: int | str) -> list[int]:
        """The action ids of the options of the seat's first open decision, in their order."""
        found = self.definition.notation.action_ids(self._own_options(self.seat(seat)))
        return found if -1 not in found else [id for id in found if id >= 0]

    def mask(self, seat: int | str) -> NDArray[np.int8]:
        """Which action ids may be chosen at the seat's first open decision: one number for each, 1 if it may."""
        from chancellery.kernel.arrays import mask

        return mask(self.action_ids(seat), self.action_size)

    def move_of(self, id: int, seat: int | str | None = None) -> Move:
        """The move of an action id; what a spare one stands for depends on the seat's first open decision."""
        lexicon = self.definition.notation
        if id < lexicon.size or seat is None:
            return lexicon.by_id(id)
        options = self._own_options(self.seat(seat))
        unnumbered = [move for move in options if move.id < 0][:SPARE]
        if id - lexicon.size < len(unnumbered):
            return unnumbered[id - lexicon.size]
        raise BadInput("match-no-such-action", id=str(id))

    def observe(self, seat: int | str | None = None) -> NDArray[np.float32]:
        """What the seat, or a spectator, may know, as numbers of fixed number and order (`definition.observed`)."""
        from chancellery.kernel.arrays import numbers

        return numbers(self.definition.observe(self.state, None if seat is None else self.seat(seat)))

    # -- seeing

    def view(self, seat: int | str | None = None) -> dict[str, Any]:
        """What the seat may know, as plain data; None is a spectator."""
        return self.definition.view(self.state, None if seat is None else self.seat(seat))

    def scene(self, seat: int | str | None = None, lang: str = "en") -> Scene:
        """What to draw for the seat, in words."""
        return self.scenes((None if seat is None else self.seat(seat),), lang)[0]

    def scenes(self, seats: Sequence[int | None], lang: str = "en") -> list[Scene]:
        """What to draw for several seats; the scenes share parts."""
        return self.definition.scenes(self.state, seats, lang)

    def events(self, seat: int | str | None = None, since: int = 0) -> list[Event]:
        """What happened, as the seat may know it, from event number `since` on."""
        number = None if seat is None else self.seat(seat)
        if since < self._history.first.events and not self.whole:
            self._know_all()
        return [told(raw).seen_by(number) for raw in self._history.events.since(since)]

    def since(self, seat: int | str | None = None) -> list[Event]:
        """What happened since the seat's own last move, as it may know it: what a player who comes back wants to read.

        A spectator gets what came with the last moves that one seat has made in a row.
        """
        number = None if seat is None else self.seat(seat)
        return self.events(number, self.events_after(self._history.last_by(number)))

    def last_move(self, seat: int | str) -> int:
        """The number of the seat's own last move; 0 if it has made none."""
        return self._history.last_by(self.seat(seat))

    def log(self, seat: int | str | None = None, lang: str = "en", since: int = 0) -> list[str]:
        """The log in words, as the seat may read it."""
        lines = (self.definition.line(event, lang) for event in self.events(seat, since))
        return [line for line in lines if line is not None]

    @property
    def event_count(self) -> int:
        return len(self._history.events)

    @property
    def whole(self) -> bool:
        """Whether all events are known; those before the snapshot that a match was loaded from are worked out when
        somebody asks for them."""
        return not self._history.first.moves

    def events_after(self, count: int) -> int:
        """The number of events after so many moves."""
        if count < self._history.first.moves:
            self._know_all()
        return self._history.events_after(count)

    def made_since(self, event: int) -> list[tuple[int, int, int]]:
        """The moves that brought the events from a number on: their own number, the seat, and the number of events by
        then. It takes as long as there are such moves, however long the match is."""
        if not self.whole:
            self._know_all()
        history = self._history
        first, step = len(history.moves), 4
        while first and history.events_after(first) > event:
            first, step = max(0, first - step), 2 * step
        made = enumerate(history.moves.since(first), first + 1)
        return [(number, seat, events) for number, (seat, _, events, _) in made if events > event]

    @property
    def last_mover(self) -> int | None:
        """The seat that made the last move."""
        made = self._history.moves.last()
        return None if made is None else made[0]

    @property
    def counts(self) -> list[int]:
        """The number of events after each move; the first is that of the set-up."""
        if not self.whole:
            self._know_all()
        return [self._history.first.events, *(events for _, _, events, _ in self._history.moves)]

    @abstractmethod
    def _know_all(self) -> None:
        """Works out the past of a match that was loaded from a snapshot."""

    # -- press

    @property
    def said(self) -> list[Press]:
        """All messages, for the host."""
        return self._history.press.since(0)

    @property
    def affairs(self) -> Affairs:
        """How things stand at the table, beside the moves: what is proposed, whether it pauses."""
        return self._history.affairs

    def press(self, seat: int | str | None = None) -> list[Press]:
        """The messages the seat may read; None is a spectator, who reads what is public."""
        number = None if seat is None else self.seat(seat)
        return [p for p in self._history.press if p.seen_by(number)]
