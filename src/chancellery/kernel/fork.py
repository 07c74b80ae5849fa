"""A match to search on: it plays like any other, but has no past, and nobody hears what happens."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any, NoReturn

from chancellery.kernel.deeds import Affairs
from chancellery.kernel.definition import Definition
from chancellery.kernel.errors import NoPast
from chancellery.kernel.events import Event
from chancellery.kernel.history import History
from chancellery.kernel.match import Match
from chancellery.kernel.moves import Move
from chancellery.kernel.plain import SLOTS
from chancellery.kernel.press import Press
from chancellery.kernel.preview import ACT
from chancellery.kernel.setup import Setup
from chancellery.kernel.snapshot import Snapshot
from chancellery.kernel.state import NOBODY, State


def _no_past(what: str) -> NoReturn:
    raise NoPast("fork-no-past", what=what)


class Fork(Match):
    """A state with its decisions, views and observations; without moves, events, snapshots and press.

    Bots that look only at the position can be asked on it as on a match.
    """

    __slots__ = ("_count",)

    def __init__(
        self, definition: Definition[Any], setup: Setup, state: State, history: History, count: int = 0
    ) -> None:
        super().__init__(definition, setup, state, history)
        state.events = NOBODY
        self._count = count

    def __len__(self) -> int:
        """How many moves were made, those before the fork included."""
        return self._count

    def play(self, seat: int | str, move: Move | str, *more: Move | str, through: bool = False) -> int:
        """As in a match, but nothing of it is kept."""
        if more:
            return self._play_all(self.seat(seat), (move, *more), through)
        state, index = self.state, 0
        for decision in state.asked:
            if decision.seat == seat and decision.has(move):
                break
            index += 1
        else:
            seat = self.seat(seat)
            index, move = self._find(seat, move)
        who: Any = seat  # by now a number and a move, not their names
        made: Any = move
        state.revealed = False
        if index == ACT:
            self.definition.act(state, who, made)
            state.asked_anew()
        else:
            state.answer(index, made)
        self._count += 1
        return 1

    def play_out(self, rng: Random) -> int:
        """Plays at random to the end, as a loop with `rng.choice` would; says how many moves it made."""
        state, random_bits, made = self.state, rng.getrandbits, 0
        state.drawing = self.definition.drawn and not SLOTS  # in pure Python to make them all is faster
        try:
            while state.outcome is None:
                index = state.chosen.index(None) if state.chosen else 0
                decision = state.asked[index]
                count = decision.count()
                size = count.bit_length()
                number = random_bits(size)
                while number >= count:
                    number = random_bits(size)
                state.revealed = False
                state.answer(index, decision.drawn(number))
                made += 1
        finally:
            state.drawing = False
        self._count += made
        return made

    def _play_all(self, seat: int, moves: Sequence[Move | str], through: bool) -> int:
        played = super()._play_all(seat, moves, through)
        self._count += played
        return played

    def _join(self) -> None:
        pass

    def _brought_to_light(self) -> bool:
        return self.state.revealed

    # -- searching

    def fork(self) -> Fork:
        return Fork(self.definition, self.setup, self.state.fork(), self._history, self._count)

    def clone(self) -> Match:
        """Another fork: there is no history to go with it."""
        return self.fork()

    def determinize(self, seat: int | str, rng: Random) -> Match:
        """A fork the seat could be in."""
        other = self.fork()
        other.deal(seat, rng)
        return other

    def deal(self, seat: int | str, rng: Random) -> None:
        """Deals anew, here and without a copy, what the seat does not know, chance to come included."""
        self.state.imagine(self.seat(seat), rng)

    # -- what needs a past

    @property
    def moves(self) -> list[tuple[int, Move]]:
        _no_past("moves")

    def newest(self, count: int) -> list[Move]:
        _no_past("newest")

    @property
    def together(self) -> list[tuple[int, int]]:
        _no_past("together")

    @property
    def event_count(self) -> int:
        _no_past("event_count")

    @property
    def whole(self) -> bool:
        _no_past("whole")

    @property
    def counts(self) -> list[int]:
        _no_past("counts")

    @property
    def said(self) -> list[Press]:
        _no_past("said")

    @property
    def affairs(self) -> Affairs:
        _no_past("affairs")

    def with_press(self, press: Sequence[Press]) -> Match:
        _no_past("with_press")

    def deed(self, seat: int | str | None, text: str, time: int = 0) -> Press:
        _no_past("deed")

    def events(self, seat: int | str | None = None, since: int = 0) -> list[Event]:
        _no_past("events")

    def since(self, seat: int | str | None = None) -> list[Event]:
        _no_past("since")

    def last_move(self, seat: int | str) -> int:
        _no_past("last_move")

    def made_since(self, event: int) -> list[tuple[int, int, int]]:
        _no_past("made_since")

    @property
    def last_mover(self) -> int | None:
        _no_past("last_mover")

    def log(self, seat: int | str | None = None, lang: str = "en", since: int = 0) -> list[str]:
        _no_past("log")

    def events_after(self, count: int) -> int:
        _no_past("events_after")

    def press(self, seat: int | str | None = None) -> list[Press]:
        _no_past("press")

    def undo(self, seat: int | str) -> int:
        _no_past("undo")

    def may_undo(self, seat: int | str) -> bool:
        _no_past("may_undo")

    def at(self, count: int, *, ended: bool = True) -> Match:
        _no_past("at")

    def replayed(self, count: int | None = None) -> Match:
        _no_past("replayed")

    def say(self, seat: int | str, text: str, to: list[int | str] | None = None) -> Press:
        _no_past("say")

    def note(self, seat: int | None, text: str, to: tuple[int, ...] | None, time: int) -> Press:
        _no_past("note")

    def read_by(self, seats: Collection[int]) -> Match:
        _no_past("read_by")

    def flatten(self) -> None:
        _no_past("flatten")

    def to_record(self) -> str:
        _no_past("to_record")

    def snapshot(self) -> Snapshot:
        _no_past("snapshot")
