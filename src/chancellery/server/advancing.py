"""Answers in advance at the table: offered by the game, kept by seat, carried out when the decision is asked.

An answer is the same move as if its seat had made it, by the same account; it comes after some seconds, drawn by
lot whatever the answer and however many options there are. Nobody else is told that there are any.
"""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom
from typing import Any

from sqlalchemy import Connection

from chancellery.kernel import Decision, Definition
from chancellery.kernel.advance import Given
from chancellery.locale import text
from chancellery.server.errors import Refused
from chancellery.server.hall import Hall
from chancellery.server.settings import Settings
from chancellery.server.table_models import AdvanceInfo
from chancellery.server.tables import Action, Table, own_id
from chancellery.store import Store, StoreError, advance_rows, now
from chancellery.store.advance_rows import Kept

_log = logging.getLogger(__name__)


def worded(definition: Definition[Any], given: Given, lang: str) -> str:
    """What a seat would say in advance."""
    value = definition.name_of(given.advance.sort, given.value) if given.advance.sort else given.value
    return text(lang, f"{definition.prefix}advance-{given.advance.id}", value=value)


def _key(table: Table, given: Given) -> str:
    return given.key(table.match.definition.notation.words)


def _mark(table: Table, seat: int, given: Given) -> list[int]:
    return list(given.advance.mark(table.match.state, seat, given.value))


class Advancing:
    """Carries out what was answered in advance, wherever a match is."""

    def __init__(self, hall: Hall, store: Store, settings: Settings) -> None:
        self.hall = hall
        self.store = store
        self.settings = settings
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._looked: dict[str, int] = {}  # heads at which there was nothing to carry out
        self._given: set[str] | None = None  # the matches that have any, where nobody else gives them
        self._lately: set[str] = set()  # those that got one since the last sweep began
        self._stopping = False

    # -- giving and taking back

    async def listed(self, table: Table, seat: int, lang: str) -> list[AdvanceInfo]:
        """What a seat may answer in advance, and what it has."""
        kept = {one.key: one for one in await self._kept(table) if one.seat == seat}
        definition = table.match.definition
        return [
            AdvanceInfo(
                key=(key := _key(table, given)),
                text=worded(definition, given, lang),
                until=text(lang, f"server-advance-{given.advance.until}"),
                given=key in kept and kept[key].mark == _mark(table, seat, given),
            )
            for given in ([] if table.match.outcome is not None else definition.answers(table.match.state, seat))
        ]

    async def give(self, table: Table, seat: int, key: str) -> None:
        """From now on; an answer to the same question that was given before is taken back."""
        if table.ledger.apart is not None or table.match.outcome is not None:
            raise Refused("match-over")
        offered = {_key(table, one): one for one in table.match.definition.answers(table.match.state, seat)}
        given = offered.get(key)
        if given is None:
            raise Refused("no-advance", field="key")
        other = [name for name, one in offered.items() if name != key and _same_question(one, given)]
        mark = _mark(table, seat, given)
        at = now()

        def change(connection: Connection) -> None:
            advance_rows.take_back(connection, table.id, seat, other)
            advance_rows.give(connection, table.id, seat, key, mark, at)

        await self.store.change(change)
        self._lately.add(table.id)
        if self._given is not None:
            self._given.add(table.id)
        self._looked.pop(table.id, None)
        self.look(table)

    async def take_back(self, table: Table, seat: int, key: str | None = None) -> None:
        """One of them, or all."""
        await self.store.change(lambda c: advance_rows.take_back(c, table.id, seat, None if key is None else [key]))

    async def _kept(self, table: Table) -> list[Kept]:
        return await self.store.ask(lambda c: advance_rows.of_match(c, table.id))

    # -- carrying out

    def look(self, table: Table) -> None:
        """Looks whether a decision is asked that may have been answered."""
        if self._stopping or table.id in self._tasks:
            return
        if (self._given is not None and table.id not in self._given) or not self._asked(table):
            return
        if self._looked.get(table.id) == table.ledger.head:
            return
        task = asyncio.create_task(self._run(table))
        self._tasks[table.id] = task
        task.add_done_callback(lambda done: self._ended(table, done))

    def _ended(self, table: Table, task: asyncio.Task[None]) -> None:
        self._tasks.pop(table.id, None)
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self.look(table)  # something may have changed between its last look and its end
        elif not isinstance(error, (Refused, StoreError)):
            _log.error("an answer in advance failed", extra={"match": table.id}, exc_info=error)

    def _asked(self, table: Table) -> list[Decision]:
        """What people are asked that could have been answered in advance."""
        match = table.match
        if table.ledger.apart is not None or match.affairs.paused or match.outcome is not None:
            return []
        kinds = {kind for one in match.definition.advances for kind in one.kinds}
        return [one for one in match.decisions if one.kind in kinds and table.row.seats[one.seat].kind == "person"]

    async def _run(self, table: Table) -> None:
        head = table.ledger.head
        kept = await self._kept(table)
        found = self._found(table, kept)
        if found is None:
            if table.ledger.head == head:
                if len(self._looked) > 10_000:
                    self._looked.clear()
                self._looked[table.id] = head
            return
        await asyncio.sleep(self.settings.advance_pause * SystemRandom().uniform(0.5, 1.5))
        found = self._found(table, await self._kept(table))  # it may have been taken back meanwhile
        if found is None:
            return
        seat, move = found
        revision = table.ledger.revision
        action = Action(
            "move", seat, own_id("advance", revision, seat), move, revision, author=table.row.seats[seat].account
        )
        try:
            await table.act(action)
        except Refused as error:
            if error.code not in ("stale", "illegal", "paused"):  # somebody decided meanwhile
                raise

    def _found(self, table: Table, kept: list[Kept]) -> tuple[int, str] | None:
        """Who has answered what is asked now, and by which move."""
        definition, state = table.match.definition, table.match.state
        for decision in self._asked(table):
            own = {one.key: one for one in kept if one.seat == decision.seat}
            if not own:
                continue
            for given in definition.answers(state, decision.seat):
                known = own.get(_key(table, given))
                if known is None or known.mark != _mark(table, decision.seat, given):
                    continue
                move = definition.answered(decision, given)
                if move is not None:
                    return decision.seat, move.text
        return None

    async def sweep(self) -> None:
        """Matches whose server is gone, or that nobody has opened since.

        SQLite is one server's, so it learns here in which matches something was answered, and asks for no others.
        """
        if self.store.name == "sqlite":
            self._lately = set()
            self._given = await self.store.ask(advance_rows.given) | self._lately
        for match_id, head in await self.store.ask(advance_rows.waiting):
            if self._looked.get(match_id) != head:
                try:
                    self.look(await self.hall.table(match_id))
                except Refused as error:
                    _log.warning("answers in advance were not looked at", extra={"error": error.code})

    async def close(self) -> None:
        self._stopping = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _same_question(one: Given, other: Given) -> bool:
    """Whether two answers could both be meant for a decision: the later one holds."""
    both = set(one.advance.kinds) & set(other.advance.kinds)
    apart = one.advance.about and other.advance.about and one.value != other.value
    return bool(both) and not apart
