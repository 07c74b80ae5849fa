"""Bots in talk at a table: they are asked in their processes, and what they say and propose is done here.

Nobody waits for it: a bot that fails, or is too late, has said nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from chancellery.bots import Bot, bot, exists
from chancellery.bots.talk.floor import Due, Floor, readers
from chancellery.bots.talk.speech import phrases_of
from chancellery.server.errors import BotFailed, Refused
from chancellery.server.metrics import Metrics
from chancellery.server.tables import Action, Table, own_id

if TYPE_CHECKING:
    from chancellery.server.bot_pool import Pool

NEWEST = 60  # phrases that a bot is told of: those of a round are fewer


class Talking:
    def __init__(self, pool: Pool, metrics: Metrics) -> None:
        self.pool = pool
        self.metrics = metrics
        self._floors: WeakKeyDictionary[Table, Floor] = WeakKeyDictionary()

    def next(self, table: Table) -> Due | None:
        """Which bot is to be asked; none where nobody plays or watches who could read it."""
        if not (table.watchers or any(seat.kind == "person" for seat in table.row.seats)):
            return None
        bots = self._bots(table)
        return self._floors.setdefault(table, Floor()).next(table.match, bots) if bots else None

    def _bots(self, table: Table) -> dict[int, Bot]:
        seats = [seat for seat in table.row.seats if seat.kind == "bot" and exists(seat.bot)]
        return {seat.number: bot(seat.bot) for seat in seats}

    async def talk(self, table: Table, due: Due, name: str) -> None:
        """Asks the bot, and does what it wants to."""
        revision, seat, said = table.ledger.revision, due.seat, due.said
        about: dict[str, Any] = {"talk": due.kind, "said": phrases_of(table.match)[-NEWEST:]}
        if said is not None:
            about["heard"] = [said.after, said.seat, said.to, said.text]
        self._floors[table].done(due)
        try:
            answer = await self.pool.ask(table, seat, name, about)
        except BotFailed as failed:
            self.metrics.count("bot_failures", f'reason="{failed.reason}"')
            return
        if answer.get("move") and not await self._made(table, seat, revision, due.kind, answer["move"]):
            return
        to = answer.get("to")
        await self.say(table, seat, answer.get("say"), readers(due) if to is None else tuple(to))

    async def _made(self, table: Table, seat: int, revision: int, kind: str, move: str) -> bool:
        """Makes an act; whether it could be made."""
        if not table.is_act(move):
            return False
        try:
            await table.act(Action("move", seat, own_id(revision, seat, kind), move, revision))
        except Refused as error:
            if error.code not in ("illegal", "bad-input", "stale"):
                raise
            return False
        self.metrics.count("bot_moves")
        return True

    async def say(self, table: Table, seat: int, words: object, readers: tuple[int, ...] | None = None) -> None:
        """Says it, unless the game forbids talk for a while."""
        if not isinstance(words, str):
            return
        try:
            await table.act(Action("press", seat, own_id(table.ledger.head, seat, "say"), words, readers=readers))
        except Refused as error:
            if error.code not in ("illegal", "bad-input"):
                raise
