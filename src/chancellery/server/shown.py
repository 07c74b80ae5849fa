"""What is shown of a table: scenes, the log, the press, records. Each is made once, and off the loop."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import pairwise
from typing import Any

from chancellery import Match
from chancellery.server import lines
from chancellery.server.errors import Refused
from chancellery.server.export import as_played, record
from chancellery.server.keeping import Kept
from chancellery.server.pictures import Eye, Picture, paint
from chancellery.server.seating import has_coach, has_odds
from chancellery.server.table_models import PressLine, Timeline
from chancellery.store import Entry, Seat, StoreError
from chancellery.table import odds
from chancellery.table.encode import dump, kept
from chancellery.table.scene import Power
from chancellery.table.story import story

LINES_AT_ONCE = 150


class Shown:
    """Looks at a match and changes nothing but what it knows of the past."""

    def __init__(self, kept: Kept) -> None:
        self._kept = kept
        self._painter = kept.painter
        self._records: dict[frozenset[int] | None, tuple[tuple[int, tuple[Seat, ...]], bytes]] = {}
        self._pictures: dict[tuple[int | None, str], Picture] = {}
        self._stories: dict[str, tuple[int, bytes]] = {}
        self._powers: dict[int, tuple[int, tuple[Power, ...]]] = {}  # by the seat that moved, with the number of moves
        self._counted = 0  # the generation of the ledger for which they hold
        self._easel = asyncio.Lock()

    async def scene(self, seat: int | None, lang: str) -> Picture:
        """The scene now; made once for all who look with the same eyes."""
        async with self._easel:
            known = self._pictures.get((seat, lang))
            if known is not None and known.revision == self._kept.ledger.revision:
                return known
            return await self._paint(seat, lang)

    async def _paint(self, seat: int | None, lang: str) -> Picture:
        """Paints for whoever else watches in this language and has not seen it yet: what they share is made once."""
        match, ledger = await self._past(), self._kept.ledger
        revision, generation = ledger.revision, ledger.generation
        watched = {(watcher.seat, watcher.lang) for watcher in self._kept.watchers} | {(seat, lang)}
        kept = {eye: picture for eye, picture in self._pictures.items() if eye in watched}
        old = [eye for eye in watched if eye[1] == lang and (eye not in kept or kept[eye].revision != revision)]
        eyes = [self._eye(number, kept.get((number, lang))) for number, _ in old]
        known = dict(self._powers.values()) if self._counted == generation else {}
        told, coached = has_odds(self._kept.row), has_coach(self._kept.row)
        work = partial(paint, match, revision, eyes, lang, told, known, coached)
        made, powers = await self._painter.paint(work, shared=True)
        self._pictures = {**kept, **{(number, lang): picture for number, picture in made.items()}}
        self._remember(match, generation, powers)
        return made[seat]

    def _eye(self, seat: int | None, before: Picture | None) -> Eye:
        """Whoever has a picture already is told what happened since."""
        if before is None:
            return Eye(seat)
        kept = self._kept.ledger.events_kept(before.revision)
        since = before.events if kept is None else min(kept, before.events)
        return Eye(seat, before, since if self._kept.match.event_count - since <= LINES_AT_ONCE else None)

    def _remember(self, match: Match, generation: int, powers: tuple[Power, ...]) -> None:
        """The powers after a seat's last move: when it must decide again it is told what changed."""
        if self._counted != generation:
            self._powers, self._counted = {}, generation
        mover = match.last_mover
        if mover is not None and any(seat == mover for seat, _ in self._pictures):
            self._powers[mover] = (len(match), powers)

    async def preview(self, seat: int, moves: list[str], lang: str) -> bytes:
        """What some options of a seat would bring; moves that are none are left out. BadInput names a word of them."""
        match, revision = self._kept.match.clone(), self._kept.ledger.revision
        meant = frozenset(match.definition.notation.read(move) for move in moves)
        told = has_odds(self._kept.row)

        def work() -> bytes:
            with odds.setting(told):
                found = match.definition.asking.previewed(match.state, seat, meant, lang)
            return dump({"seq": revision, "preview": found})

        return await self._painter.paint(work)

    async def scene_at(self, count: int, seat: int | None, lang: str) -> Picture:
        """The scene after so many moves; BadInput if there were not so many."""
        past, revision, told = await self._past(), self._kept.ledger.revision, has_odds(self._kept.row)

        def work() -> Picture:
            made, _ = paint(past.at(count), revision, [Eye(seat)], lang, told)
            return made[seat]._replace(moves=len(past))

        return await self._painter.paint(work)

    async def _past(self) -> Match:
        """A copy that knows all that happened. A match that was loaded from a snapshot is played again, once."""
        kept = self._kept
        if not kept.match.whole:
            async with kept.lock:
                if not kept.match.whole:
                    kept.ledger.match = await self._painter.paint(kept.ledger.replayed, shared=True)
        return kept.match.clone()

    async def log(self, seat: int | None, lang: str, since: int, most: int) -> tuple[int, list[dict[str, Any]]]:
        """The number of events, and lines of the log: some at a time, so that a long match holds nobody up."""
        past, found = await self._past(), list[dict[str, Any]]()
        while len(found) < most:
            part = await self._log(past, seat, lang, since + len(found), most - len(found))
            found += part
            if len(part) < LINES_AT_ONCE:
                break
        return past.event_count, found

    async def log_part(self, seat: int | None, lang: str, since: int) -> list[dict[str, Any]]:
        """Some lines of the log, no more than LINES_AT_ONCE."""
        return await self._log(await self._past(), seat, lang, since, LINES_AT_ONCE)

    async def _log(self, past: Match, seat: int | None, lang: str, since: int, most: int) -> list[dict[str, Any]]:
        return await self._painter.paint(lambda: lines.log(past, seat, lang, since, min(LINES_AT_ONCE, most)))

    async def timeline(self, lang: str) -> Timeline:
        past = await self._past()
        return await self._painter.paint(lambda: lines.timeline(past, lang))

    async def story(self, lang: str) -> bytes:
        """How the match went, for everybody; worked out once for each language until something happens."""
        known = self._stories.get(lang)
        if known is None or known[0] != self._kept.ledger.revision:
            past, revision = await self._past(), self._kept.ledger.revision
            clock = {} if past.outcome is None else self._clock(await self._entries())
            known = revision, await self._painter.study(lambda: kept(story(past, lang, clock)))
            self._stories[lang] = known
        return known[1]

    def _clock(self, entries: list[Entry]) -> dict[str, tuple[int, int]]:
        """How long people took for their fastest and their longest decision, by seat."""
        seats = self._kept.match.seats
        spans: dict[str, list[int]] = {}
        for before, entry in pairwise(entry for entry in entries if entry.kind in ("move", "undo")):
            if entry.kind == "move" and entry.seat is not None and entry.author is not None:
                spans.setdefault(seats[entry.seat], []).append(max(0, entry.time - before.time))
        return {seat: (min(found), max(found)) for seat, found in spans.items()}

    async def press(self, seat: int | None, lang: str, since: int) -> tuple[int, list[PressLine]]:
        """How many messages the reader may read, and those from number `since` on."""
        seen = self._kept.match.press(seat)
        if since >= len(seen):
            return len(seen), []
        match = self._kept.match
        return len(seen), await self._painter.paint(lambda: lines.press(match, seen, lang, since))

    async def record(self, readers: frozenset[int] | None) -> bytes:
        """The record with the letters that these seats may read; None: all of them. It is kept until it changes."""
        known = self._records.get(readers)
        if known is None or known[0] != (self._kept.ledger.head, self._kept.row.seats):
            match, row, fits = self._kept.match.clone(), self._kept.row, self._kept.ledger.apart is None
            entries = [] if fits else await self._entries()

            def write() -> bytes:
                """Of a match that was set apart, what was played."""
                return (record(match, row, readers) if fits else as_played(row, entries, readers)).encode()

            made = await self._painter.paint(write)
            known = self._records[readers] = ((row.head, row.seats), made)
        return known[1]

    async def _entries(self) -> list[Entry]:
        try:
            return await self._kept.store.entries(self._kept.id)
        except StoreError:
            raise Refused("store-failed") from None

    def forget(self) -> bool:
        """Drops the pictures of a table at rest; whether there were any."""
        had = bool(self._pictures or self._records or self._stories)
        self._pictures.clear()
        self._powers.clear()
        self._stories.clear()
        self._records.clear()
        return had
