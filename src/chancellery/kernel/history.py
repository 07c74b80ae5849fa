"""The history of a match: moves, what was said, what happened, and snapshots to go back to. Clones share it."""

from __future__ import annotations

from typing import Final

from chancellery.kernel import deeds
from chancellery.kernel.deeds import Affairs
from chancellery.kernel.events import Raw
from chancellery.kernel.moves import Move
from chancellery.kernel.press import Press
from chancellery.kernel.snapshot import Snapshot
from chancellery.kernel.trail import Trail

SNAPSHOT_EVERY: Final = 64  # moves; loading replays at most this many
KEEP_EVERY: Final = 512  # moves; older snapshots are thinned out to these, and looking back replays at most this many
UNKNOWN: Final = -1  # instead of a number of events: the move lies before the snapshot that a match was loaded from

# The seat, its move, the number of events after it, and whether it belongs with the move before it.
Made = tuple[int, Move, int, bool]


class History:
    """`events` are as emitted, and known from the snapshot `first` on. Moves before `barrier` cannot be undone, as
    something hidden came to light; moves from `alone` on were made side by side: each can be undone without the
    others."""

    __slots__ = ("affairs", "alone", "barrier", "events", "first", "moves", "press", "snapshots")

    def __init__(
        self,
        first: Snapshot,
        moves: Trail[Made],
        events: Trail[Raw],
        snapshots: Trail[Snapshot],
        press: Trail[Press],
    ) -> None:
        self.first = first
        self.moves = moves
        self.events = events
        self.snapshots = snapshots
        self.press = press
        self.affairs: Affairs = deeds.NONE  # what follows from the deeds among the press
        self.alone = self.barrier = first.moves

    @staticmethod
    def beginning(first: Snapshot, moves: list[Made], events: Trail[Raw]) -> History:
        """The history of a match that begins, or is known from its first snapshot on."""
        return History(first, Trail(moves), events, Trail([first]), Trail())

    def fork(self) -> History:
        """The same history, which goes on independently."""
        moves, press, events, snapshots = self.moves, self.press, self.events, self.snapshots
        other = History(self.first, moves.fork(), events.fork(), snapshots.fork(), press.fork())
        other.alone, other.barrier, other.affairs = self.alone, self.barrier, self.affairs
        if moves.items:
            self.moves = moves.fork()
        if press.items:
            self.press = press.fork()
        if snapshots.items:
            self.snapshots = snapshots.fork()
        if events.items:
            self.events = events.fork()
        return other

    def flatten(self) -> None:
        """Stores everything in one piece."""
        self.moves, self.press = self.moves.flat(), self.press.flat()
        self.events, self.snapshots = self.events.flat(), self.snapshots.flat()

    # -- snapshots

    def add(self, snapshot: Snapshot) -> None:
        if not snapshot.moves % KEEP_EVERY:
            self.snapshots = Trail([s for i, s in enumerate(self.snapshots) if not i or not s.moves % KEEP_EVERY])
        self.snapshots.items.append(snapshot)

    def back_to(self, count: int) -> tuple[Snapshot, list[Made]]:
        """Goes back to the nearest snapshot before `count` moves; it, and the moves from there on to replay."""
        snapshots = self.snapshots.since(0)
        index = max(i for i, s in enumerate(snapshots) if s.moves <= count)
        nearest = snapshots[index]
        replay = self.moves.since(nearest.moves)[: count - nearest.moves]
        self.snapshots = self.snapshots.cut(index + 1)
        self.moves = self.moves.cut(nearest.moves)
        self.events = self.events.cut(nearest.events)
        self.press = self.press.cut(sum(said.after <= count for said in self.press))
        self.alone = min(self.alone, nearest.moves)
        return nearest, replay

    # -- events

    def events_after(self, count: int) -> int:
        """The number of events after so many moves, or UNKNOWN."""
        if count <= self.first.moves:
            return self.first.events if count == self.first.moves else UNKNOWN
        return self.moves.since(count - 1)[0][2]

    def last_by(self, seat: int | None) -> int:
        """The number of the seat's last move, 0 if it made none; None: of the last move before those that one seat has
        made since."""
        last, number = -1, len(self.moves)
        for by, _, _, _ in self.moves.backwards():
            last = by if last < 0 else last
            if (by != last) if seat is None else (by == seat):
                return number
            number -= 1
        return 0

    # -- moves that belong together

    def join(self) -> None:
        """The last move belongs with the one before it."""
        seat, move, events, _ = self.moves.items[-1]
        self.moves.items[-1] = (seat, move, events, True)

    def together(self) -> list[tuple[int, int]]:
        """The numbers of the first and the last move of all that were made as one act, where they are several."""
        found: list[tuple[int, int]] = []
        for number, (_, _, _, joined) in enumerate(self.moves, 1):
            if joined:
                first = found.pop()[0] if found and found[-1][1] == number - 1 else number - 1
                found.append((first, number))
        return found

    def before(self, number: int) -> int:
        """How many moves came before the act to which a move belongs."""
        for _, _, _, joined in self.moves.cut(number).backwards():
            if not joined:
                break
            number -= 1
        return number - 1
