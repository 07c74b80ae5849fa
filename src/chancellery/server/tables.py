"""A table: what seats do at it. Moves are tried on a copy, stored, and only then made at the table."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from chancellery import BadInput, CannotUndo, Illegal, Match
from chancellery.kernel.deeds import Affairs
from chancellery.server import apart
from chancellery.server.errors import Refused, refused
from chancellery.server.keeping import Kept
from chancellery.server.ledger import Ledger, moves_of
from chancellery.server.metrics import Metrics
from chancellery.server.painter import Painter
from chancellery.server.shown import Shown
from chancellery.server.table_models import Done
from chancellery.store import Append, Entry, NewEntry, Seat, Store, StoredMatch

TRIES = 8  # against servers that write at the same table
_PERHAPS_REPEATED = frozenset({"stale", "illegal", "bad-input", "cannot-undo"})
_LONG_NUMBER = re.compile(r"\d{4}")


def own_id(*parts: object) -> str:
    """The action id of something the server does. Those of people have no `~`, nor ever had (models.ActionId)."""
    return "~" + ":".join(str(part) for part in ("bot", *parts))


@dataclass(frozen=True, slots=True)
class Action:
    """Something a seat wants to do. `seq` is the revision it decided on; `more` are moves that follow `text`,
    `through`: even after something hidden has come to light."""

    kind: Literal["move", "undo", "press"]
    seat: int
    action_id: str
    text: str = ""
    seq: int | None = None
    readers: tuple[int, ...] | None = None
    author: int | None = None
    more: tuple[str, ...] = ()
    through: bool = False

    @property
    def moves(self) -> tuple[str, ...]:
        return (self.text, *self.more)


Deeds = list[tuple[int | None, str]]  # by a seat, or by the table itself


class Table(Kept):
    """Everything goes through `act`; `shown` is what people see of it."""

    def __init__(self, store: Store, metrics: Metrics, painter: Painter, row: StoredMatch, ledger: Ledger) -> None:
        super().__init__(store, metrics, painter, row, ledger)
        self.shown = Shown(self)

    def _take(self, row: StoredMatch) -> None:
        self.shown.forget()
        super()._take(row)

    def seat(self, seat: str) -> int:
        if seat not in self.match.seats:
            raise Refused("no-seat", field="seat", seat=seat)
        return self.match.seats.index(seat)

    def waited(self) -> int:
        """Milliseconds since the present decisions were asked."""
        if self.match.outcome is not None:
            return 0
        asked = self.ledger.asked_time or self.row.updated
        return max(0, self.now() - asked)

    # -- acting

    async def act(self, action: Action) -> Done:
        """Does it once, however often it is sent; Refused says why not."""
        async with self.lock:
            self.used = time.monotonic()
            await self._settle()
            for _ in range(TRIES):
                known = self.ledger.actions.get(action.action_id)
                if known is not None:
                    return self._again(action, known)
                try:
                    done = await self._try(action)
                except Refused as error:
                    # A repeated action fails the checks of a match that went on. The store remembers older ones.
                    stored = await self._stored(action.action_id) if error.code in _PERHAPS_REPEATED else None
                    if stored is not None:
                        return self._again(action, stored)
                    raise
                if done is not None:
                    return done
            raise Refused("stale")

    async def _try(self, action: Action) -> Done | None:
        """One try; None when another server wrote first and the action must be looked at again."""
        match, entry = self._tried(action)
        standing = self._standing(match, self.row.seats, entry.revision)
        append = Append(self.id, self.ledger.head, (entry,), standing)
        stored = await self._append(append)
        if stored is None:
            return None
        if isinstance(stored, Entry):
            return self._again(action, stored)
        self._stored_now(append, stored[0], match)
        return self._done(self._entry(append, stored[0], 0))

    def _tried(self, action: Action) -> tuple[Match, NewEntry]:
        ledger = self.ledger
        if ledger.apart is not None and action.kind != "press":
            raise Refused("set-apart", why=ledger.apart)
        if ledger.match.affairs.paused and action.kind != "press":
            raise Refused("paused")
        try:
            if action.kind == "press":
                match = ledger.match
                said = match.clone().say(
                    action.seat, action.text, None if action.readers is None else [*action.readers]
                )
                entry = self._new_entry(action, said.text, ledger.revision, len(match))
                return match, replace(entry, readers=said.to)
            self._check_fresh(action)
            if action.kind == "undo":
                if ledger.match.outcome is not None and self.row.setup.get("rated"):
                    raise Refused("rated-over")
                if ledger.match.outcome is not None and self.row.setup.get("tournament"):
                    raise Refused("tournament-counts")
                match, text = ledger.after_undo(action.seat), ""
            else:
                texts = [self.readable(move) for move in action.moves]
                match, made = ledger.after_moves(action.seat, texts, action.through)
                text = "\n".join(move.text for move in made)
            return match, self._new_entry(action, text, ledger.revision + 1, len(match))
        except (Illegal, BadInput, CannotUndo) as error:
            refusal = refused(error)
            if action.more and not isinstance(error, CannotUndo):
                refusal.field = f"moves.{error.at}"
            raise refusal from None

    def _check_fresh(self, action: Action) -> None:
        """An answer to a decision that has passed is stale. Others may choose meanwhile in a simultaneous decision, and
        make acts; an act is only stale when something was taken back: what it answers may be another thing now."""
        seq, ledger = action.seq, self.ledger
        if seq is None or seq == ledger.revision:
            return
        if action.kind == "move" and seq < ledger.revision:
            act = all(self.is_act(move) for move in action.moves)
            if ledger.events_kept(seq) is None if act else ledger.asked_at[action.seat] <= seq:
                return
        raise Refused("stale", field="seq")

    def is_act(self, move: str) -> bool:
        """Whether somebody may make the move although no decision asks for it."""
        definition = self.match.definition
        if not definition.acts:
            return False
        try:
            return definition.notation.read(self.readable(move)).verb in definition.acts
        except (BadInput, Refused):
            return False

    def readable(self, move: str) -> str:
        """The move, if a game may read it; free words it does not keep."""
        return move if self.match.definition.notation.is_free(move) else readable(move)

    def _new_entry(self, action: Action, text: str, revision: int, moves: int) -> NewEntry:
        return NewEntry(
            kind=action.kind,
            seat=action.seat,
            text=text,
            revision=revision,
            moves=moves,
            action_id=action.action_id,
            author=action.author,
        )

    def _again(self, action: Action, entry: Entry) -> Done:
        """The answer that the action got the first time."""
        stored = moves_of(entry) if entry.kind == "move" else [entry.text]
        if (entry.kind, entry.seat, stored) != (action.kind, action.seat, self._written(action)[: len(stored)]):
            raise Refused("action-reused", field="action_id")
        self.metrics.count("repeated_actions")
        return self._done(entry)

    def _written(self, action: Action) -> list[str]:
        """The text of the action as it would be stored; of several moves perhaps not all were made."""
        if action.kind != "move":
            return [" ".join(action.text.split())]
        return [self._written_move(move) for move in action.moves]

    def _written_move(self, move: str) -> str:
        try:
            return self.match.definition.notation.read(move).text
        except BadInput:
            return move

    def _done(self, entry: Entry) -> Done:
        assert entry.seat is not None
        assert entry.action_id is not None
        assert entry.kind != "system"
        assert entry.kind != "cut"
        assert entry.kind != "deed"
        return Done(
            action_id=entry.action_id,
            kind=entry.kind,
            seat=self.match.seats[entry.seat],
            text=entry.text,
            seq=entry.revision,
            moves=entry.moves,
            made=len(moves_of(entry)) if entry.kind == "move" else 1,
        )

    # -- seats

    async def change_seats(
        self, change: Callable[[StoredMatch], tuple[list[Seat], list[str]]], spend: str | None = None
    ) -> None:
        """Changes who sits where, and tells the table. `change` sees the newest seats and may refuse."""
        async with self.lock:
            self.used = time.monotonic()
            await self._settle()
            for _ in range(TRIES):
                seats, said = change(self.row)
                after = {seat.number: seat for seat in (*self.row.seats, *seats)}
                everybody = tuple(after[number] for number in sorted(after))
                entries = tuple(NewEntry("system", None, line, self.ledger.revision, len(self.match)) for line in said)
                standing = self._standing(self.match, everybody, self.ledger.revision)
                append = Append(self.id, self.ledger.head, entries, standing, tuple(seats), spend)
                stored = await self._append(append)
                if isinstance(stored, tuple):
                    self.row = replace(self.row, seats=everybody)
                    self.seats_version += 1
                    self._stored_now(append, stored[0], self.match)
                    return
            raise Refused("stale")

    async def do(
        self,
        wanted: Callable[[StoredMatch, Match], Deeds],
        then: Callable[[StoredMatch, Affairs], tuple[list[Seat], list[str]]],
        author: int | None = None,
    ) -> None:
        """Does something about the match itself. `wanted` sees how it stands and may refuse; `then` says who sits where
        afterwards, and what the table is told."""
        async with self.lock:
            self.used = time.monotonic()
            await self._settle()
            for _ in range(TRIES):
                match, row = self.match.clone(), self.row
                deeds, granted = wanted(row, match), dict[int, int]()
                if not deeds:
                    return
                try:
                    for seat, text in deeds:
                        match.deed(seat, text)
                        granted |= _granted(match)
                except BadInput as error:
                    raise refused(error) from None
                seats, said = then(row, match.affairs)
                after = {seat.number: seat for seat in (*row.seats, *seats)}
                everybody = tuple(after[number] for number in sorted(after))
                ended = match.outcome is not None and self.match.outcome is None
                revision = self.ledger.revision + ended
                lines = tuple(NewEntry("system", None, line, self.ledger.revision, len(match)) for line in said)
                done = tuple(NewEntry("deed", by, text, revision, len(match), author=author) for by, text in deeds)
                standing = self._standing(match, everybody, revision)
                append = Append(self.id, self.ledger.head, lines + done, standing, tuple(seats))
                stored = await self._append(append, granted)
                if isinstance(stored, tuple):
                    self.row = replace(self.row, seats=everybody)
                    self.seats_version += 1
                    self._stored_now(append, stored[0], match)
                    return
            raise Refused("stale")

    async def go_on(self, moves: int, allowed: Callable[[StoredMatch], None]) -> None:
        """Goes on from the last good move of a match that was set apart. The rest is kept, but counts no more."""
        async with self.lock:
            self.used = time.monotonic()
            await self._settle()
            allowed(self.row)
            found = self.ledger.apart
            if found is None or moves != len(self.match):
                raise Refused("stale")
            entry = apart.cut(self.ledger, self.row, found)
            standing = self._standing(self.match, self.row.seats, entry.revision)
            if await self._append(Append(self.id, self.ledger.head, (entry,), standing)) is None:
                raise Refused("stale")
            self._doubtful = True
            await self._settle()
            self.wrote = True


def _granted(match: Match) -> dict[int, int]:
    """The time that all have agreed to give a seat."""
    passed = match.affairs.passed or ""
    if not passed.startswith("time "):
        return {}
    _, seat, more = passed.split(" ")
    return {match.seat(seat): int(more)}


def readable(move: str) -> str:
    """A game keeps every move it has read: numbers beyond all measure would fill the memory."""
    if _LONG_NUMBER.search(move):
        raise Refused("bad-input", field="move", what="field")
    return move
