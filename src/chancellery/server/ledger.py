"""The ledger of a match in memory: it counts what is stored of it. Its entries applied in order give the match.

The same entries give the same ledger on every server.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from chancellery import CannotUndo, Match
from chancellery.kernel import Decision, Move, Press, game
from chancellery.kernel.record import read
from chancellery.server.clock import Clock, clock_from
from chancellery.server.setups import setup_from_data
from chancellery.store import Entry, NewEntry, Snapshot

if TYPE_CHECKING:
    from chancellery.server.apart import Apart

SNAPSHOT_EVERY = 64  # entries
FLAT_EVERY = 16  # revisions: a match that is cloned for every move has its history in as many pieces
ACTIONS_KEPT = 16  # older ones the store knows


def system_text(key: str, **args: Any) -> str:
    """How a line of the table itself is stored."""
    return json.dumps({"key": key, "args": args}, sort_keys=True)


def moves_of(entry: Entry | NewEntry) -> list[str]:
    """The moves of an entry, one or several that were made as one act; no move has a line break in it."""
    return entry.text.split("\n")


class Ledger:
    """`revision` counts moves and undos and never goes back; `asked_at` is for each seat the revision that opened
    its decisions with the options they have, `asked_time` when they were first asked (0: not known)."""

    __slots__ = (
        "actions", "apart", "asked_at", "asked_time", "clock", "generation", "head", "match", "revision", "saved",
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
        self.undos: list[tuple[int, int]] = []  # revision and number of events after each undo
        self.actions: dict[str, Entry] = {}
        self.clock: Clock | None = None  # where the match has one
        self.apart: Apart | None = None  # an entry does not fit: the match stays as it was before

    # -- loading

    @classmethod
    def load(cls, setup: dict[str, Any], snapshot: Snapshot | None) -> Ledger:
        """The ledger at a snapshot, or at the beginning."""
        clock = clock_from(setup["clocks"]) if "clocks" in setup else None
        if snapshot is None:
            ledger = cls(Match.from_setup(setup_from_data(setup)))
            ledger.clock = clock
            return ledger
        data = snapshot.data
        press = [
            Press(after, seat, None if readers is None else tuple(readers), text, time, bool(deed))
            for seat, readers, text, after, time, *deed in data["press"]
        ]
        ledger = cls(read(data["record"], press))
        ledger.clock = clock_from(data["clock"]) if data.get("clock") else clock
        ledger.head = ledger.saved = snapshot.seq
        ledger.revision = data["revision"]
        asked_at = data.get("asked_at", ledger.revision)
        ledger.asked_at = (asked_at,) * len(ledger.match.seats) if isinstance(asked_at, int) else tuple(asked_at)
        ledger.asked_time = data.get("asked_time", 0)
        ledger.undos = [(revision, events) for revision, events in data["undos"]]
        return ledger

    def snapshot(self) -> Snapshot:
        return Snapshot(
            self.head,
            {
                "rules": game(self.match.setup.game).rules_version,
                "record": self.match.to_record(),
                "revision": self.revision,
                "asked_at": self.asked_at,
                "asked_time": self.asked_time,
                "undos": [list(undo) for undo in self.undos],
                "press": [_said(said) for said in self.match.said],
                "clock": None if self.clock is None else self.clock.to_data(),
            },
        )

    # -- trying, without changing anything

    def after_moves(self, seat: int, texts: list[str], through: bool = False) -> tuple[Match, list[Move]]:
        """The match after the moves, and those that were made of them; Illegal or BadInput if one cannot be made."""
        match = self.match.clone()
        played = match.play(seat, *texts, through=through)
        return match, match.newest(played)

    def after_undo(self, seat: int) -> Match:
        """The match after the undo; CannotUndo says why not."""
        match = self.match.clone()
        match.undo(seat)
        return match

    # -- applying what is stored

    def apply(self, entry: Entry, match: Match | None = None) -> None:
        """Applies a stored entry; `match` is the match after it, where the caller has worked it out."""
        asked, act = self.match.state.asked, self.is_act(entry)
        if entry.kind == "move":
            if match is None:
                assert entry.seat is not None
                texts = moves_of(entry)
                if self.match.play(entry.seat, *texts, through=True) != len(texts):
                    raise ValueError("they were made as one act")
            else:
                self.match = match
        elif entry.kind == "undo":
            self._apply_undo(entry, match)
        elif entry.kind == "deed":
            after = self.match.clone()
            after.deed(entry.seat, entry.text, entry.time)
            self.match = after
        else:
            self.match.note(entry.seat, entry.text, entry.readers, entry.time)
        self.head = entry.seq
        self.revision = entry.revision
        if not self.revision % FLAT_EVERY:
            self.match.flatten()
        if entry.clock is not None:
            self.clock = clock_from(entry.clock)
        self._note_asked(entry, asked, act)
        if entry.action_id is not None:
            self.actions[entry.action_id] = entry
            if len(self.actions) > ACTIONS_KEPT:
                del self.actions[next(iter(self.actions))]

    def skip(self, entry: Entry) -> None:
        """Passes over a move or undo that does not fit, or that was cut away."""
        self.head, self.revision = entry.seq, entry.revision

    def stay(self, count: int, whole: bool) -> None:
        """The match after so many moves, when the next one failed; `whole`: it may have been left half changed."""
        if whole or len(self.match) != count:
            self.match = self.match.replayed(count)

    def cut(self, entry: Entry) -> None:
        """Goes on from here: what was passed over is void, and the table is told."""
        self.skip(entry)
        self.apart = None
        self.generation += 1
        self.asked_at, self.asked_time = (entry.revision,) * len(self.match.seats), entry.time
        self.undos.append((entry.revision, self.match.event_count))
        self.match.note(None, entry.text, None, entry.time)

    def is_act(self, entry: Entry | NewEntry) -> bool:
        """Whether it makes, or takes back, a move that no decision asked for."""
        definition = self.match.definition
        if not definition.acts or entry.kind not in ("move", "undo"):
            return False
        read = definition.notation.read
        made = [read(text) for text in moves_of(entry)] if entry.kind == "move" else self.match.newest(1)
        return all(move.verb in definition.acts for move in made)

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
        if match is None:
            try:
                match = self.after_undo(entry.seat)
            except CannotUndo:  # loaded from a snapshot that knows too little of the past
                match = self._without_last(entry.moves)
        kept = match.events_after(_first_difference(self.match.moves, match.moves))
        self.match = match
        self.generation += 1
        self.undos.append((entry.revision, kept))

    def _without_last(self, count: int) -> Match:
        """The match up to a move, with all that was said."""
        match = self.match.replayed(count)
        for said in self.match.said:
            if said.after > count:
                if said.deed:
                    match.deed(said.seat, said.text, said.time)
                else:
                    match.note(said.seat, said.text, said.to, said.time)
        return match

    # -- the whole past

    def replayed(self) -> Match:
        """Plays the match again from its set-up: it knows all its events then, and its history is stored flat."""
        return self.match.replayed()

    def events_kept(self, revision: int) -> int | None:
        """The least number of events since a revision, if something was taken back after it."""
        if not self.undos:
            return None
        return min((events for at, events in self.undos if at > revision), default=None)


def _said(said: Press) -> list[Any]:
    """A message for a snapshot; a deed has a mark at its end."""
    return [said.seat, said.to, said.text, said.after, said.time, *([1] if said.deed else [])]


def _first_difference(before: list[tuple[int, Move]], after: list[tuple[int, Move]]) -> int:
    """The number of moves that both begin with."""
    return next((at for at, (one, other) in enumerate(zip(before, after)) if one != other), len(after))


def _same(asked: list[Decision], before: list[Decision]) -> bool:
    return [decision.to_data() for decision in asked] == [decision.to_data() for decision in before]
