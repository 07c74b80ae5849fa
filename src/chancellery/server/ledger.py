"""The ledger of a match in memory: its entries applied in order give the match, the press and the counts.

The same entries give the same ledger on every server.
"""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass, replace
from typing import Any

from chancellery import CannotUndo, Illegal, Match
from chancellery.kernel import Decision, Move
from chancellery.server.setups import setup_from_data
from chancellery.store import Entry, Snapshot, Store, StoredMatch

SNAPSHOT_EVERY = 64  # entries
ACTIONS_KEPT = 64  # older ones the store knows


@dataclass(frozen=True, slots=True)
class Said:
    """A message at the table. A system line keeps its key and arguments, to be said in any language."""

    seat: int | None
    readers: tuple[int, ...] | None
    text: str
    move: int
    time: int

    @property
    def system(self) -> bool:
        return self.seat is None

    def seen_by(self, seat: int | None) -> bool:
        return self.readers is None or (seat is not None and (seat == self.seat or seat in self.readers))


def system_text(key: str, **args: Any) -> str:
    """How a line of the table itself is stored."""
    return json.dumps({"key": key, "args": args}, sort_keys=True)


class Ledger:
    """`revision` counts moves and undos and never goes back; `asked_at` is for each seat the revision that opened
    its decisions with the options they have, `asked_time` when they were first asked (0: not known)."""

    __slots__ = (
        "_counts", "actions", "asked_at", "asked_time", "generation", "head", "match", "press", "revision", "saved",
        "undos",
    )  # fmt: skip

    def __init__(self, match: Match) -> None:
        self.match = match
        self.head = 0
        self.saved = 0  # the head at which the newest snapshot was stored
        self.revision = 0
        self.asked_at = (0,) * len(match.seats)
        self.asked_time = 0
        self.generation = 0  # changes when moves are taken back, so that others know their copy is void
        self.press: list[Said] = []
        self.undos: list[tuple[int, int]] = []  # revision and number of events after each undo
        self.actions: dict[str, Entry] = {}
        self._counts: list[int] | None = [match.event_count] if len(match) == 0 else None

    # -- loading

    @classmethod
    def load(cls, setup: dict[str, Any], snapshot: Snapshot | None) -> Ledger:
        """The ledger at a snapshot, or at the beginning."""
        if snapshot is None:
            return cls(Match.from_setup(setup_from_data(setup)))
        data = snapshot.data
        ledger = cls(Match.from_record(data["record"]))
        ledger.head = ledger.saved = snapshot.seq
        ledger.revision = data["revision"]
        asked_at = data.get("asked_at", ledger.revision)
        ledger.asked_at = (asked_at,) * len(ledger.match.seats) if isinstance(asked_at, int) else tuple(asked_at)
        ledger.asked_time = data.get("asked_time", 0)
        ledger.undos = [(revision, events) for revision, events in data["undos"]]
        ledger.press = [
            Said(seat, None if readers is None else tuple(readers), text, move, time)
            for seat, readers, text, move, time in data["press"]
        ]
        return ledger

    def snapshot(self) -> Snapshot:
        return Snapshot(
            self.head,
            {
                "record": self.match.to_record(),
                "revision": self.revision,
                "asked_at": self.asked_at,
                "asked_time": self.asked_time,
                "undos": [list(undo) for undo in self.undos],
                "press": [[s.seat, s.readers, s.text, s.move, s.time] for s in self.press],
            },
        )

    # -- trying, without changing anything

    def after_move(self, seat: int, text: str) -> Match:
        """The match after the move; Illegal or BadInput if it cannot be made."""
        match = self.match.clone()
        match.play(seat, text)
        return match

    def after_undo(self, seat: int) -> Match:
        """The match after the undo; CannotUndo says why not."""
        return self._undone(seat)[0]

    def _undone(self, seat: int) -> tuple[Match, int]:
        """The match after the undo, and how many moves came before the one that was taken back."""
        match = self.match.clone()
        before = match.undo(seat)
        self._say_again(match)
        return match, before

    # -- applying what is stored

    def apply(self, entry: Entry, match: Match | None = None) -> None:
        """Applies a stored entry; `match` is the match after it, where the caller has worked it out."""
        asked, act = self.match.state.asked, self._is_act(entry)
        if entry.kind == "move":
            if match is None:
                assert entry.seat is not None
                self.match.play(entry.seat, entry.text)
            else:
                self.match = match
            if self._counts is not None:
                self._counts.append(self.match.event_count)
        elif entry.kind == "undo":
            self._apply_undo(entry, match)
        else:
            said = Said(entry.seat, entry.readers, entry.text, len(self.match), entry.time)
            if entry.kind == "press" and entry.seat is not None:
                self._say(self.match, said)
            self.press.append(said)
        self.head = entry.seq
        self.revision = entry.revision
        self._note_asked(entry, asked, act)
        if entry.action_id is not None:
            self.actions[entry.action_id] = entry
            if len(self.actions) > ACTIONS_KEPT:
                del self.actions[next(iter(self.actions))]

    def _is_act(self, entry: Entry) -> bool:
        """Whether it makes, or takes back, a move that no decision asked for."""
        definition = self.match.definition
        if not definition.acts or entry.kind not in ("move", "undo"):
            return False
        last = definition.notation.read(entry.text) if entry.kind == "move" else self.match.moves[-1][1]
        return last.verb in definition.acts

    def _note_asked(self, entry: Entry, before: list[Decision], act: bool) -> None:
        """When the present decisions were asked. An act of somebody may ask them again, but whoever decides has waited
        since they were first asked, and may answer what he saw as long as nothing was added or taken away."""
        asked = self.match.state.asked
        if asked is before or (act and _same(asked, before)):
            return
        self.asked_at = tuple(
            at if [d for d in asked if d.seat == seat] == [d for d in before if d.seat == seat] else entry.revision
            for seat, at in enumerate(self.asked_at)
        )
        if any(decision in before for decision in asked):  # seats that answer side by side
            return
        if not act or [decision.seat for decision in asked] != [decision.seat for decision in before]:
            self.asked_time = entry.time

    def _apply_undo(self, entry: Entry, match: Match | None) -> None:
        assert entry.seat is not None
        count = len(self.match) - 1
        before = count
        if match is None:
            try:
                match, before = self._undone(entry.seat)
            except (CannotUndo, ValueError):  # loaded from a snapshot that knows too little of the past
                match = self._replayed(count)[0]
        else:
            before = _first_difference(self.match.moves, match.moves)
        self.match = match
        self.press = [replace(said, move=said.move - 1) if said.move > before else said for said in self.press]
        kept = match.event_count
        if before < count:  # others have decided since, side by side: their events come later now
            self._counts = None
            kept = match.at(before).event_count
        elif self._counts is not None:
            del self._counts[count + 1 :]
        self.generation += 1
        self.undos.append((entry.revision, kept))

    def _say_again(self, match: Match) -> None:
        """An undo takes back a move, not what was said after it."""
        for said in self.press:
            if said.move > len(match) and not said.system:
                self._say(match, said)

    def _say(self, match: Match, said: Said) -> None:
        """Where an undo led back to a point at which the rules forbid talk, the words stay at the table only."""
        assert said.seat is not None
        with contextlib.suppress(Illegal):
            match.say(said.seat, said.text, None if said.readers is None else list(said.readers))

    # -- the whole past

    def counts(self) -> list[int]:
        """The number of events after each move; entry 0 is the set-up."""
        if self._counts is None:
            self.rebuild()
        assert self._counts is not None
        return self._counts

    def rebuild(self) -> None:
        """Plays the match again from its set-up: all events are known then, and its history is stored flat."""
        self.match, self._counts = self._replayed(len(self.match))

    def _replayed(self, count: int) -> tuple[Match, list[int]]:
        match = Match.from_setup(self.match.setup)
        counts = [match.event_count]
        said = iter([one for one in self.press if not one.system])
        waiting = next(said, None)
        for number, (seat, move) in enumerate(self.match.moves[:count]):
            while waiting is not None and waiting.move <= number:
                self._say(match, waiting)
                waiting = next(said, None)
            match.play(seat, move)
            counts.append(match.event_count)
        while waiting is not None:
            self._say(match, waiting)
            waiting = next(said, None)
        return match, counts

    def at(self, count: int) -> Match:
        """The match as it stood after so many moves; BadInput if there were not so many."""
        self.counts()
        return self.match.at(count)

    def events_kept(self, revision: int) -> int | None:
        """The least number of events since a revision, if something was taken back after it."""
        return min((events for at, events in self.undos if at > revision), default=None)


def _first_difference(before: list[tuple[int, Move]], after: list[tuple[int, Move]]) -> int:
    """The number of moves that both begin with."""
    return next((at for at, (one, other) in enumerate(zip(before, after)) if one != other), len(after))


def _same(asked: list[Decision], before: list[Decision]) -> bool:
    return [decision.to_data() for decision in asked] == [decision.to_data() for decision in before]


async def load(store: Store, row: StoredMatch) -> Ledger:
    """The ledger of a match as the store has it."""
    ledger = Ledger.load(row.setup, await store.snapshot(row.id))
    for entry in await store.entries(row.id, ledger.head):
        ledger.apply(entry)
    return ledger
