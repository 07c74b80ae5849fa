"""What a host does beside the server: migrate, make an account, export every match, back up and restore."""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field, replace
from typing import BinaryIO

from chancellery import Match
from chancellery.kernel import Outcome, Press, Setup
from chancellery.kernel.record import told_text
from chancellery.server import accounts
from chancellery.server.apart import Apart, CannotStart, load
from chancellery.server.errors import Refused
from chancellery.server.ledger import moves_of
from chancellery.server.setups import setup_from_data
from chancellery.store import Entry, Query, Store, StoredMatch, open_store

PAGE = 100
LEAST_PASSWORD = 10


@asynccontextmanager
async def opened(where: str, migrate: bool = True) -> AsyncIterator[Store]:
    store = open_store(where)
    await store.start(migrate)
    try:
        yield store
    finally:
        await store.close()


async def migrate(where: str) -> None:
    async with opened(where):
        pass


async def add_account(where: str, name: str, password: str) -> None:
    if len(password) < LEAST_PASSWORD:
        raise Refused("bad-input", field="password", what="short")
    async with opened(where) as store:
        await accounts.register(store, name, password)


async def accept(where: str) -> None:
    """Takes the store as it is, also if there was more in it: somebody restored a back-up on purpose."""
    await open_store(where).accept()
    async with opened(where):
        pass


async def backup(where: str, path: str) -> dict[str, int]:
    """Everything in the store as one file; how many rows of each table. The file is there when it is whole."""
    part = f"{path}.part"
    async with opened(where, migrate=False) as store:
        with private(part) as file:
            done = await store.backup(file)
            file.flush()
            os.fsync(file.fileno())
    os.replace(part, path)
    return done


async def restore(where: str, path: str) -> dict[str, int]:
    """Takes a back-up into an empty store, of whichever kind."""
    store = open_store(where)
    with open(path, "rb") as file:
        try:
            return await store.restore(file)
        finally:
            await store.close()


@dataclass(slots=True)
class Exported:
    """How many matches were written, and the ids of those that cannot be replayed."""

    count: int = 0
    apart: list[str] = field(default_factory=list)


async def export(where: str, path: str) -> Exported:
    """Every match as a record in a ZIP archive. It tells all seeds: for the host only."""
    done = Exported()
    async with opened(where) as store:
        with private(path) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            async for row in _all(store):
                entries = await store.entries(row.id)
                written, apart = await _written(store, row, entries)
                archive.writestr(f"{row.id}.txt", written)
                about = {
                    "id": row.id,
                    "title": row.title,
                    "created": row.created,
                    "updated": row.updated,
                    "seats": [asdict(seat) for seat in row.seats],
                    "set_apart": None if apart is None else {"move": apart.move, "why": apart.text("en")},
                    "cut": cut_moves(row, entries),
                }
                archive.writestr(f"{row.id}.json", json.dumps(about, ensure_ascii=False, indent=2))
                done.count += 1
                if apart is not None:
                    done.apart.append(row.id)
    return done


def private(path: str) -> BinaryIO:
    """A new file that only its owner may read."""
    made = os.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
    if hasattr(os, "fchmod"):
        os.fchmod(made, 0o600)  # also one that was there before
    return os.fdopen(made, "w+b")


async def _written(store: Store, row: StoredMatch, entries: list[Entry]) -> tuple[str, Apart | None]:
    """The record of a match; of one that cannot be replayed, what was played."""
    try:
        ledger = await load(store, row)
    except CannotStart as error:
        return as_played(row, entries), error.apart
    if ledger.apart is not None:
        return as_played(row, entries), ledger.apart
    return record(ledger.match, row), None


def as_played(row: StoredMatch, entries: list[Entry], readers: Collection[int] | None = None) -> str:
    """The record by the entries alone, for a match that the rules of now refuse."""
    moves: list[tuple[int, str]] = []
    press: list[Press] = []
    for entry in entries:
        if entry.kind == "cut":
            del moves[entry.moves :]
        elif entry.kind == "undo":
            while len(moves) > entry.moves:
                del moves[max(at for at, (seat, _) in enumerate(moves) if seat == entry.seat)]
        elif entry.kind == "move":
            moves += [(entry.seat or 0, text) for text in moves_of(entry)]
        elif entry.kind == "press" and entry.seat is not None:
            press.append(Press(len(moves), entry.seat, entry.readers, entry.text))
        elif entry.kind == "deed":
            press.append(Press(len(moves), entry.seat, None, entry.text, deed=True))
        if entry.kind in ("cut", "undo"):
            press = [replace(said, after=min(said.after, len(moves))) for said in press]
    if readers is not None:
        press = [said for said in press if said.to is None or any(said.seen_by(seat) for seat in readers)]
    outcome = row.standing.outcome
    ended = None
    if outcome is not None:
        won, scores = tuple(outcome["winners"]), tuple(outcome["scores"])
        ended = Outcome(won, scores, outcome["rule"], outcome["reason"])
    return told_text(_named(setup_from_data(row.setup), row), row.setup["seat_ids"], moves, press, ended)


def cut_moves(row: StoredMatch, entries: list[Entry]) -> list[list[str]]:
    """The moves that every cut took away: they are kept, but count no more."""
    found: list[list[str]] = []
    for cut in entries:
        if cut.kind == "cut":
            start = json.loads(cut.text)["args"]["start"]
            gone = [one for one in entries if one.kind in ("move", "undo") and start <= one.seq < cut.seq]
            seats = row.setup["seat_ids"]
            found.append(
                [
                    f"{seats[one.seat or 0]}: {text}"
                    for one in gone
                    for text in (moves_of(one) if one.kind == "move" else ["(undo)"])
                ]
            )
    return found


async def _all(store: Store) -> AsyncIterator[StoredMatch]:
    before: int | None = None
    seen: set[str] = set()
    while True:
        page = await store.matches(Query(everything=True, before=before, limit=PAGE))
        for row in page:
            if row.id not in seen:
                seen.add(row.id)
                yield row
        if len(page) < PAGE:
            return
        before = page[-1].updated + (1 if before is None or page[-1].updated + 1 < before else 0)


def record(match: Match, row: StoredMatch, readers: frozenset[int] | None = None) -> str:
    """The record, with the names of those who sit at the table and the letters that the readers may read; for the host
    all of them."""
    copy = match.clone() if readers is None else match.read_by(readers)
    copy.setup = _named(match.setup, row)
    return copy.to_record()


def _named(setup: Setup, row: StoredMatch) -> Setup:
    """With the names of those who sit at the table, and the rules by which they played."""
    return setup.with_(players=tuple(seat.name or seat.kind for seat in row.seats), rules=row.standing.rules)
