"""Advice at the table: the processes of the bots think about it, once for all who ask the same."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from typing import Any

from chancellery.locale import text
from chancellery.server.bot_pool import Playing, Pool
from chancellery.server.bots import explains
from chancellery.server.errors import BotFailed, Refused
from chancellery.server.seating import has_coach
from chancellery.server.table_models import AdviceAnswer, Advised, ChancesThen, DecisionThen, Review
from chancellery.server.tables import Table
from chancellery.table import coach

MOST_KEPT = 512  # answers
MOST_REVIEWS = 64
PATIENCE = 0.5  # seconds that whoever asks for a review waits for more of it
AT_ONCE = 3  # decisions that are weighed before others have their turn
USUAL = "planner"  # who weighs the moves of people
BEST = "master"  # whom the coach of a first match asks
BRIEF = 0.35  # part of the time for a decision in which it makes plans; then it weighs the best


def _percents(seats: Sequence[str], chances: Sequence[float]) -> dict[str, int]:
    return {seat: round(100 * chance) for seat, chance in zip(seats, chances)}


class _Looking:
    """A match that is being looked back at."""

    task: asyncio.Task[None]

    def __init__(self) -> None:
        self.done, self.of, self.failed = 0, 0, False
        self.moments: list[dict[str, Any]] = []
        self.weighed: list[dict[str, Any]] = []

    def told(self, table: Table, lang: str) -> Review:
        seats, ready = table.match.seats, self.task.done()
        decisions = [
            DecisionThen(text=texts[lang][0], best_text=texts[lang][1], **one)
            for texts, one in [(one["texts"], {k: v for k, v in one.items() if k != "texts"}) for one in self.weighed]
        ]
        return Review(
            done=self.done,
            of=self.of if self.moments or ready else 1,
            chances=[ChancesThen(move=at["move"], chances=_percents(seats, at["chances"])) for at in self.moments],
            decisions=sorted(decisions, key=lambda one: (one.chance - one.best, one.move)),
            none=text(lang, "advice-none") if ready and not self.moments else None,
        )


class Advisers:
    """Asks the pool, off the loop and within its limit of time, and remembers the answers."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._reviews: OrderedDict[str, _Looking] = OrderedDict()
        self._asked: OrderedDict[Hashable, asyncio.Task[dict[str, Any]]] = OrderedDict()

    async def hints(self, table: Table, seat: int, lang: str, level: str = USUAL) -> AdviceAnswer:
        """What a player of some level would do in a seat that must decide; while a coach speaks, the best there is."""
        moves = len(table.match)
        if all(decision.seat != seat for decision in table.match.decisions):
            raise Refused("stale")
        if has_coach(table.row) and coach.speaks(table.match):
            level = BEST
        about: dict[str, Any] = {"advice": "hints", "lang": lang, "seed": f"hint/{moves}"}
        limit = {"seconds": BRIEF * self.pool.settings.bot_seconds} if level == BEST else {}
        try:
            found = await self._ask(table, moves, seat, level, {**about, **limit})
        except Refused:
            if level != BEST:
                raise
            found = await self._ask(table, moves, seat, USUAL, about)  # which needs less time
        return self._answer(table, found, lang, "advice-none")

    async def why(self, table: Table, number: int, lang: str) -> AdviceAnswer:
        """Why a bot made a move, as far as everybody may know it; once the match is over, what anybody's move was worth
        by what its seat knew."""
        if not 1 <= number <= len(table.match):
            raise Refused("stale")
        seat, over = table.row.seats[table.match.moves[number - 1][0]], table.match.outcome is not None
        bot = seat.bot if seat.kind == "bot" and explains(seat.bot) else USUAL if over else None
        found = []
        if bot is not None:
            about = {"advice": "why", "number": number, "lang": lang, "seed": f"why/{number}"}
            found = await self._ask(table, -1 if over else len(table.match), seat.number, bot, about)
        return self._answer(table, found, lang, "advice-no-reason")

    # -- about a line of a study: nobody plays it, and everything is open

    async def judged(self, line: Playing) -> dict[str, Any] | None:
        """How likely each seat is to win, and after how many moves that was judged; None: nobody can tell."""
        found = await self._ask(line, len(line.ledger.match), 0, USUAL, {"advice": "judge"})
        return found[0] if found else None

    async def best(self, line: Playing, seat: int, lang: str) -> list[Advised]:
        """What a planner would do in a seat that must decide."""
        moves = len(line.ledger.match)
        about = {"advice": "hints", "lang": lang, "seed": f"hint/{moves}"}
        return [Advised(**one) for one in await self._ask(line, moves, seat, USUAL, about)]

    async def weighed(self, line: Playing, lang: str) -> list[Advised]:
        """What the last move was worth by what its seat knew, and the next best."""
        number = len(line.ledger.match)
        about = {"advice": "weighed", "number": number, "lang": lang, "seed": f"why/{number}"}
        found = await self._ask(line, number, line.ledger.match.moves[-1][0], USUAL, about)
        return [Advised(**one) for one in found]

    async def choose(self, line: Playing, seat: int, bot: str) -> str:
        """The move of a bot in a seat that must decide."""
        try:
            return await self.pool.choose(line, seat, bot)
        except BotFailed:
            raise Refused("no-advice") from None

    async def _ask(self, table: Playing, at: int, seat: int, bot: str, about: dict[str, Any]) -> list[dict[str, Any]]:
        if table.ledger.apart is not None:
            raise Refused("set-apart", why=table.ledger.apart)
        key = (table.id, table.ledger.generation, at, seat, bot, *about.values())
        task = self._asked.get(key)
        if task is None:
            task = self._asked[key] = asyncio.create_task(self.pool.ask(table, seat, bot, about))
            while len(self._asked) > MOST_KEPT:
                self._asked.popitem(last=False)
        try:
            answer = await asyncio.shield(task)
        except BotFailed:
            self._asked.pop(key, None)
            raise Refused("no-advice") from None
        found: list[dict[str, Any]] = answer["advice"]
        return found

    def has_review(self, table: Table) -> bool:
        """Whether somebody has asked for it already."""
        return table.id in self._reviews

    async def review(self, table: Table, lang: str) -> Review:
        """A finished match looked back at, as far as it is worked out by now."""
        if table.match.outcome is None:
            raise Refused("not-over")
        found = self._reviews.get(table.id)
        if found is None:
            found = self._reviews[table.id] = _Looking()
            found.task = asyncio.create_task(self._look_back(table, found))
            while len(self._reviews) > MOST_REVIEWS:
                self._reviews.popitem(last=False)
        await asyncio.wait([found.task], timeout=PATIENCE)
        if found.failed:
            self._reviews.pop(table.id, None)
            raise Refused("no-advice")
        return found.told(table, lang)

    async def _look_back(self, table: Table, looking: _Looking) -> None:
        people = [seat.number for seat in table.row.seats if seat.kind == "person"]
        try:
            about: dict[str, Any] = {"advice": "outline", "people": people}
            outline = (await self.pool.ask(table, 0, USUAL, about))["outline"]
            if outline is not None:
                looking.moments, numbers = outline["moments"], outline["decisions"]
                looking.of = len(numbers)
                while looking.done < looking.of:
                    some = numbers[looking.done : looking.done + AT_ONCE]
                    about = {"advice": "weigh", "numbers": some}
                    looking.weighed += (await self.pool.ask(table, 0, USUAL, about))["weighed"]
                    looking.done += len(some)
        except BotFailed:
            looking.failed = True

    def _answer(self, table: Table, found: list[dict[str, Any]], lang: str, none: str) -> AdviceAnswer:
        options = [Advised(**one) for one in found]
        return AdviceAnswer(seq=table.ledger.revision, options=options, none=None if options else text(lang, none))
