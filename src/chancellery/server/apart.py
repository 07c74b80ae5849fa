"""Matches that cannot be replayed by the rules as they are now: set apart at their last good move, never lost.

Entries are only ever added. Who goes on from the last good move adds a `cut`: the moves before it that do not fit are
passed over from then on, and stay in the store.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, TypeVar

from chancellery import BadInput, CannotUndo, Illegal
from chancellery.kernel import game
from chancellery.locale import text
from chancellery.server.ledger import Ledger, system_text
from chancellery.server.painter import Painter
from chancellery.store import Entry, NewEntry, Snapshot, Store, StoredMatch

_log = logging.getLogger(__name__)
T = TypeVar("T")
TOLD = (Illegal, BadInput, CannotUndo)  # errors that say in words what is wrong; others are ours


@dataclass(frozen=True, slots=True)
class Apart:
    """Entry `seq`, the move with this number, does not fit; the ledger is as it was before. No number: not even the
    set-up fits."""

    seq: int
    move: int | None
    rules: int  # by which it was played
    now: int
    why: Any = None

    def text(self, lang: str) -> str:
        """Where and why it stopped."""
        kind = "start" if self.move is None else "rules" if self.rules != self.now else "same"
        told = text(lang, f"server-apart-{kind}", move=self.move or 0, rules=self.rules, now=self.now)
        return told if self.why is None else f"{told} ({self.why.text(lang)})"


class CannotStart(Exception):
    """A match whose set-up does not hold any more: there is nothing to show of it but its record."""

    def __init__(self, apart: Apart) -> None:
        super().__init__("set-up")
        self.apart = apart


async def load(store: Store, row: StoredMatch, painter: Painter | None = None, until: int | None = None) -> Ledger:
    """The ledger of a match as the store has it, as far as it fits the rules of now; CannotStart if none of it does.
    With a painter the loop does not wait for it. `until`: as it was at that time."""
    snapshot = await store.snapshot(row.id)
    if snapshot is not None:
        since = await store.entries(row.id, snapshot.seq - 1)
        if until is None or (since and since[0].time <= until):
            taken, newer = snapshot, _until(since[1:], until)
            ledger = await _aside(painter, lambda: _from_snapshot(row, taken, newer))
            if ledger is not None:
                return ledger
    entries = _until(await store.entries(row.id), until)
    return await _aside(painter, lambda: _from_start(row, entries))


def _until(entries: Sequence[Entry], time: int | None) -> list[Entry]:
    """The first of them, up to a time."""
    return list(takewhile(lambda entry: time is None or entry.time <= time, entries))


async def _aside(painter: Painter | None, work: Callable[[], T]) -> T:
    return work() if painter is None else await painter.paint(work)


def _from_snapshot(row: StoredMatch, snapshot: Snapshot, entries: Sequence[Entry]) -> Ledger | None:
    """None where the short cut leads astray: other rules, a cut before it, or something that does not fit after it."""
    if snapshot.data.get("rules", 1) != game(row.game).rules_version:
        return None
    if any(start <= snapshot.seq for start, _ in _cuts(entries)):
        return None
    try:
        ledger = Ledger.load(row.setup, snapshot)
    except Exception as error:
        _log.warning("a snapshot cannot be used", extra={"match": row.id, "error": type(error).__name__})
        return None
    follow(ledger, row, entries)
    return None if ledger.apart is not None else ledger


def _from_start(row: StoredMatch, entries: Sequence[Entry]) -> Ledger:
    try:
        ledger = Ledger.load(row.setup, None)
    except Exception as error:
        raise CannotStart(_apart(row, 0, None, error)) from error
    follow(ledger, row, entries)
    return ledger


def follow(ledger: Ledger, row: StoredMatch, entries: Sequence[Entry]) -> None:
    """Applies entries as far as they fit. Of what comes after the first that does not, only words are kept."""
    passed_over = _cuts(entries)
    for entry in entries:
        if entry.kind == "cut":
            ledger.cut(entry)
        elif entry.kind == "deed":
            _done(ledger, entry)
        elif entry.kind not in ("move", "undo"):
            ledger.apply(entry)
        elif ledger.apart is not None or any(start <= entry.seq < end for start, end in passed_over):
            ledger.skip(entry)
        else:
            count = len(ledger.match)
            try:
                ledger.apply(entry)
            except Exception as error:
                ledger.stay(count, whole=not isinstance(error, TOLD))
                ledger.skip(entry)
                ledger.apart = _apart(row, entry.seq, count + 1, error)


def _done(ledger: Ledger, entry: Entry) -> None:
    """What was done about a match that does not fit any more may not be possible where it stopped."""
    try:
        ledger.apply(entry)
    except BadInput as error:
        _log.warning("a deed was passed over", extra={"seq": entry.seq, "error": error.reason})
        ledger.skip(entry)


def _apart(row: StoredMatch, seq: int, move: int | None, error: Exception) -> Apart:
    why = error if isinstance(error, TOLD) else None
    apart = Apart(seq, move, row.standing.rules, game(row.game).rules_version, why)
    about = {"match": row.id, "move": move, "rules": apart.rules, "now": apart.now, "error": type(error).__name__}
    _log.error("a match cannot be replayed and is set apart", extra=about, exc_info=None if why else error)
    return apart


def _cuts(entries: Iterable[Entry]) -> list[tuple[int, int]]:
    """From which entry on moves are passed over, up to which."""
    return [(json.loads(entry.text)["args"]["start"], entry.seq) for entry in entries if entry.kind == "cut"]


def cut(ledger: Ledger, row: StoredMatch, apart: Apart) -> NewEntry:
    """The entry by which a match goes on from its last good move."""
    moves = len(ledger.match)
    lost = row.standing.moves - moves
    said = system_text("cut", start=apart.seq, move=moves, count=lost, rules=apart.rules, now=apart.now)
    return NewEntry("cut", None, said, ledger.revision + 1, moves)
