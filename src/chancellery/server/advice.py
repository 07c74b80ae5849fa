"""Advice at the table: the processes of the bots think about it, once for all who ask the same."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from typing import Any

from chancellery.locale import text
from chancellery.server.bots import BotFailed, Pool, explains
from chancellery.server.errors import Refused
from chancellery.server.models import AdviceAnswer, Advised
from chancellery.server.tables import Table

MOST_KEPT = 512  # answers


class Advisers:
    """Asks the pool, off the loop and within its limit of time, and remembers the answers."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._asked: OrderedDict[Hashable, asyncio.Task[dict[str, Any]]] = OrderedDict()

    async def hints(self, table: Table, seat: int, lang: str) -> AdviceAnswer:
        """What a planner would do in a seat that must decide."""
        moves = len(table.match)
        if all(decision.seat != seat for decision in table.match.decisions):
            raise Refused("stale")
        found = await self._ask(table, moves, {"ask": "hints", "seat": seat, "lang": lang, "seed": f"hint/{moves}"})
        return self._answer(table, found, lang, "advice-none")

    async def why(self, table: Table, number: int, lang: str) -> AdviceAnswer:
        """Why a bot made a move, as far as everybody may know it; all of it once the match is over."""
        if not 1 <= number <= len(table.match):
            raise Refused("stale")
        seat = table.row.seats[table.match.moves[number - 1][0]]
        found = []
        if seat.kind == "bot" and explains(seat.bot):
            question = {"ask": "why", "number": number, "bot": seat.bot, "lang": lang, "seed": f"why/{number}"}
            found = await self._ask(table, len(table.match) if table.match.outcome is None else -1, question)
        return self._answer(table, found, lang, "advice-no-reason")

    async def _ask(self, table: Table, at: int, question: dict[str, Any]) -> list[dict[str, Any]]:
        if table.ledger.apart is not None:
            raise Refused("set-apart", why=table.ledger.apart)
        key = (table.id, table.ledger.generation, at, *question.values())
        task = self._asked.get(key)
        if task is None:
            task = self._asked[key] = asyncio.create_task(self.pool.ask(table, question))
            while len(self._asked) > MOST_KEPT:
                self._asked.popitem(last=False)
        try:
            answer = await asyncio.shield(task)
        except BotFailed:
            self._asked.pop(key, None)
            raise Refused("no-advice") from None
        found: list[dict[str, Any]] = answer["advice"]
        return found

    def _answer(self, table: Table, found: list[dict[str, Any]], lang: str, none: str) -> AdviceAnswer:
        options = [Advised(**one) for one in found]
        return AdviceAnswer(seq=table.ledger.revision, options=options, none=None if options else text(lang, none))
