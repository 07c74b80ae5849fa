"""Bots at the table: whose turn it is, and what happens when a bot fails."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakKeyDictionary

from chancellery.bots.talk.floor import Due
from chancellery.kernel import Decision
from chancellery.server.bot_pool import Pool
from chancellery.server.errors import BotFailed, Refused
from chancellery.server.ledger import system_text
from chancellery.server.metrics import Metrics
from chancellery.server.models import Pace
from chancellery.server.settings import Settings
from chancellery.server.tables import Action, Table, own_id
from chancellery.server.talking import Talking
from chancellery.store import Seat, StoredMatch

FALLBACK = "sensible"
RETRY = 0.25  # seconds before a decision that failed is tried again; each time twice as long
LONGEST_RETRY = 30.0
TRIES = 10  # at a table where nothing changes meanwhile; then the bot gives up, and the table is told
PAUSES: dict[Pace, float] = {"unhurried": 3.0, "normal": 1.0, "at_once": 0.0}
_log = logging.getLogger(__name__)


def names() -> list[str]:
    """The bots that can be asked to a table, and to which a personality may be added."""
    from chancellery import bots

    return bots.names()


def explains(name: str) -> bool:
    """Whether a bot can be asked why it moves."""
    from chancellery import bots

    return bots.explains(name)


def personalities() -> list[str]:
    """What can be added to a level; the last one is drawn from the others."""
    from chancellery import bots

    return bots.personalities()


def exists(name: str) -> bool:
    """Whether a bot can be asked to a table by that name."""
    from chancellery import bots

    return name in names() or bots.exists(name)


def known() -> str:
    """All that can be asked for, to be told to whoever asked for something else."""
    from chancellery import bots

    return bots.known()


def asked_about(proposed: Decision) -> dict[str, Any]:
    """What is proposed to a bot, as a part of the question."""
    return {"standing": [proposed.kind, list(proposed.about)]}


Proposed = tuple[int, int, str, str, tuple[int, ...]]


def _proposed(table: Table, decision: Decision) -> Proposed:
    """What a bot is asked, told from all else it is asked; after an undo the number of a proposal may be another's."""
    bot = table.row.seats[decision.seat].bot
    return table.ledger.generation, decision.seat, bot, decision.kind, decision.about


@dataclass(frozen=True, slots=True)
class Asked:
    """A bot whose turn it is, to whom something was proposed, or who may have something to say."""

    seat: int
    bot: str
    proposed: Decision | None = None
    due: Due | None = None

    def same(self, other: Asked | None) -> bool:
        """Whether it is still that bot; a standing decision is made anew whenever somebody looks."""
        if other is None or (self.seat, self.bot, self.due) != (other.seat, other.bot, other.due):
            return False
        mine, theirs = self.proposed, other.proposed
        return (mine and (mine.kind, mine.about)) == (theirs and (theirs.kind, theirs.about))


@dataclass(frozen=True, slots=True)
class GaveUp:
    """Where a table stood when its bot gave up, and why."""

    at: tuple[int, tuple[Seat, ...]]
    code: str


def _place(table: Table) -> tuple[int, tuple[Seat, ...]]:
    """What must have changed before it makes sense to ask the same bot again."""
    return table.ledger.revision, table.row.seats


def slowest(table: Table) -> float:
    """How long to look at a move, in pauses of the server: as the slowest of those likes who play, else who watch."""
    seated = [watcher for watcher in table.watchers if watcher.seat is not None]
    return max([PAUSES[watcher.pace] for watcher in seated or table.watchers], default=0.0)


class Drivers:
    """Lets the bots of each table decide, one decision after the other."""

    def __init__(self, pool: Pool, settings: Settings, metrics: Metrics) -> None:
        self.pool = pool
        self.settings = settings
        self.metrics = metrics
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._unanswered: WeakKeyDictionary[Table, set[Proposed]] = WeakKeyDictionary()  # a bot had no answer to them
        self._gave_up: WeakKeyDictionary[Table, GaveUp] = WeakKeyDictionary()
        self._talking = Talking(pool, metrics)
        self._stopping = False

    def busy(self, table: Table) -> bool:
        return table.id in self._tasks

    def look(self, table: Table) -> None:
        """Starts a driver if a bot must decide and none drives already."""
        if self._stopping or table.id in self._tasks or self._next(table) is None:
            return
        gave_up = self._gave_up.get(table)
        if gave_up is not None and gave_up.at == _place(table):
            return
        task = asyncio.create_task(self._drive(table))
        self._tasks[table.id] = task
        task.add_done_callback(lambda done: self._ended(table, done))

    def _ended(self, table: Table, task: asyncio.Task[None]) -> None:
        self._tasks.pop(table.id, None)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            _log.error("a driver failed", extra={"match": table.id, "error": type(error).__name__}, exc_info=error)
        else:
            self.look(table)  # something may have changed between its last look and its end

    def _next(self, table: Table) -> Asked | None:
        """Which bot must decide, or may answer a proposal: that is quickly done, and others wait for it."""
        if table.ledger.apart is not None or table.match.affairs.paused:
            return None
        unanswered = self._unanswered.get(table, set())
        for decision in table.match.standing:
            seat = table.row.seats[decision.seat]
            if seat.kind == "bot" and _proposed(table, decision) not in unanswered:
                return Asked(seat.number, seat.bot, decision)
        due = self._talking.next(table)
        if due is not None:
            return Asked(due.seat, table.row.seats[due.seat].bot, due=due)
        for decision in table.match.decisions:
            seat = table.row.seats[decision.seat]
            if seat.kind == "bot":
                return Asked(seat.number, seat.bot)
        return None

    def store_is_back(self) -> None:
        """Bots that gave up because nothing could be stored try again."""
        for table in [table for table, gave_up in self._gave_up.items() if gave_up.code == "store-failed"]:
            del self._gave_up[table]
            self.look(table)

    async def _drive(self, table: Table) -> None:
        tried, place = 0, _place(table)
        while not self._stopping:
            found = self._next(table)
            if found is None:
                return
            revision = table.ledger.revision
            await self._wait(table, revision, talk=found.due is not None)
            if not self._still(table, found, revision):
                continue
            try:
                if found.due is not None:
                    await self._talking.talk(table, found.due, found.bot)
                elif found.proposed is None:
                    await self._decide(table, found.seat, found.bot)
                else:
                    await self._answer(table, found, found.proposed)
            except Exception as error:
                code = error.code if isinstance(error, Refused) else "failed"
                if code == "failed":
                    _log.error("a driver failed", extra={"match": table.id}, exc_info=error)
            else:
                tried = 0
                continue
            tried, place = (1 if place != _place(table) else tried + 1), _place(table)
            if tried >= TRIES:
                await self._give_up(table, found, code)
                return
            # "stale": somebody else decided or took the seat. All else will hardly be better at once.
            await asyncio.sleep(0 if tried == 1 and code == "stale" else min(LONGEST_RETRY, RETRY * 2 ** (tried - 1)))

    def _still(self, table: Table, asked: Asked, revision: int) -> bool:
        """Whether the same is asked as before the pause. Whoever changes a secret choice again and again meanwhile does
        not keep the bot from its own."""
        if not asked.same(self._next(table)):
            return False
        decides = asked.proposed is None and asked.due is None
        same = decides and table.wrote and table.ledger.asked_at[asked.seat] <= revision
        return same or table.ledger.revision == revision

    async def _give_up(self, table: Table, asked: Asked, code: str) -> None:
        """The table is told, and no bot of it is asked again until something changes."""
        self.metrics.count("bot_failures", 'reason="gave up"')
        _log.error("a bot gave up", extra={"match": table.id, "bot": asked.bot, "error": code})
        self._gave_up[table] = GaveUp(_place(table), code)
        said = system_text("bot-gave-up", seat=table.match.seats[asked.seat], bot=asked.bot)
        with contextlib.suppress(Refused):  # a store that fails has been told to the table already
            await table.change_seats(lambda row: ([], [said]))
        self._gave_up[table] = GaveUp(_place(table), code)

    async def _wait(self, table: Table, revision: int, talk: bool = False) -> None:
        """A moment for those who watch, not before a word; longer if another server wrote last and is to drive."""
        if not table.wrote and revision and self.settings.bot_takeover and table.store.name != "sqlite":
            waited = 0.0
            while waited < self.settings.bot_takeover and table.ledger.revision == revision:
                await asyncio.sleep(0.25)
                waited += 0.25
        elif not talk and (pause := self.settings.bot_pause * slowest(table)):
            await asyncio.sleep(pause)

    async def _decide(self, table: Table, seat: int, bot: str) -> None:
        revision = table.ledger.revision
        try:
            text = await self.pool.choose(table, seat, bot)
        except BotFailed as failed:
            if bot != FALLBACK:
                await self._replace(table, seat, bot, failed.reason)
                return
            text = self._any(table, seat)
        action = Action("move", seat, own_id(revision, seat), text, revision)
        try:
            if table.ledger.asked_at[seat] <= revision and all(text != move.text for move in table.match.legal(seat)):
                raise Refused("illegal")  # also an act: a bot that is asked must decide
            await table.act(action)
        except Refused as error:
            if error.code not in ("illegal", "bad-input"):
                raise
            if bot != FALLBACK:
                await self._replace(table, seat, bot, "illegal")
                return
            await table.act(replace(action, text=self._any(table, seat)))
        self.metrics.count("bot_moves")

    async def _answer(self, table: Table, asked: Asked, proposed: Decision) -> None:
        """A bot that fails here has no answer, and is not asked again: nobody waits for it."""
        revision, seat = table.ledger.revision, asked.seat
        key = _proposed(table, proposed)
        try:
            answered = await self.pool.ask(table, seat, asked.bot, asked_about(proposed))
            text = str(answered["move"])
            if all(text != move.text for move in proposed.options):
                raise BotFailed("illegal")
            await table.act(Action("move", seat, own_id(revision, seat, "answer"), text, revision))
        except BotFailed as failed:
            self.metrics.count("bot_failures", f'reason="{failed.reason}"')
        except Refused as error:
            if error.code not in ("illegal", "bad-input"):
                raise
            if table.ledger.revision != revision:  # somebody was quicker; what is proposed now is seen next time
                return
        else:
            self.metrics.count("bot_moves")
            await self._talking.say(table, seat, answered.get("say"))
            return
        known = self._unanswered.setdefault(table, set())
        known.intersection_update({_proposed(table, decision) for decision in table.match.standing})
        known.add(key)

    def _any(self, table: Table, seat: int) -> str:
        """When even the fallback fails the table must not stand still."""
        self.metrics.count("bot_failures", 'bot="fallback"')
        options = table.match.legal(seat)
        if not options:
            raise Refused("stale")
        return random.SystemRandom().choice(options).text

    async def _replace(self, table: Table, number: int, bot: str, reason: str) -> None:
        """The `sensible` bot takes the seat, and the table is told."""
        self.metrics.count("bot_failures", f'reason="{reason}"')

        def change(row: StoredMatch) -> tuple[list[Seat], list[str]]:
            seat = row.seats[number]
            if (seat.kind, seat.bot) != ("bot", bot):
                raise Refused("stale")
            said = system_text("bot-replaced", seat=table.match.seats[number], bot=bot, other=FALLBACK, reason=reason)
            return [replace(seat, bot=FALLBACK, name=FALLBACK)], [said]

        await table.change_seats(change)

    async def close(self) -> None:
        self._stopping = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()
