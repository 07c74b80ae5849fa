"""Worker processes in which bots think, with a time limit."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import sys
import time
from dataclasses import dataclass, field
from typing import Any, Protocol

from chancellery.bots.character import JOINED
from chancellery.bots.talk.speech import pressed
from chancellery.server.errors import BotFailed
from chancellery.server.ledger import Ledger
from chancellery.server.metrics import Metrics
from chancellery.server.settings import Settings
from chancellery.server.setups import setup_to_data

LONGEST_LINE = 64 * 1024 * 1024
START_SECONDS = 30.0  # a process may take this long until it is ready
LEAVES = 0.6  # part of the time for a decision that a bot knows of; the rest is for a busy machine
_log = logging.getLogger(__name__)


class Playing(Protocol):
    """A match that bots are asked about: that of a table, or a line of a study. What has one id only grows, unless the
    generation of its ledger changes."""

    @property
    def id(self) -> str: ...

    @property
    def ledger(self) -> Ledger: ...


@dataclass(eq=False, slots=True)
class Worker:
    """One process. `known` says which matches it holds, and how many moves of them."""

    process: asyncio.subprocess.Process
    known: dict[str, tuple[int, int]] = field(default_factory=dict)


class Pool:
    """Processes that answer one question at a time; one that fails is killed and replaced."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self._size = settings.bots()
        self._workers: list[Worker | None] = [None] * self._size
        self._locks = [asyncio.Lock() for _ in range(self._size)]
        self._salt = secrets.token_hex(8)

    async def choose(self, table: Playing, seat: int, bot: str) -> str:
        """The notation of the bot's move; BotFailed when it does not come in time."""
        return str((await self.ask(table, seat, bot, {}))["move"])

    async def ask(self, table: Playing, seat: int, bot: str, about: dict[str, Any]) -> dict[str, Any]:
        """What a bot answers to a question, which is for a move unless it is `about` something else."""
        # A match always goes to the same process, which then needs only the newest moves.
        place = hash(table.id) % self._size
        async with self._locks[place]:
            try:
                worker = self._workers[place]
                if worker is None or worker.process.returncode is not None:
                    worker = self._workers[place] = await self._start()
                    await asyncio.wait_for(self._read(worker), START_SECONDS)  # it says that it is ready
                started = time.perf_counter()
                answer = await asyncio.wait_for(self._ask(worker, table, seat, bot, about), self.settings.bot_seconds)
            except TimeoutError:
                await self._end(place)
                raise BotFailed("hung") from None
            except (OSError, ValueError):
                await self._end(place)
                raise BotFailed("died") from None
            except BaseException:
                await self._end(place)  # half a question may be on its way
                raise
            self.metrics.observe("bot_seconds", time.perf_counter() - started)
        if "error" in answer:
            _log.warning("a bot failed", extra={"match": table.id, "bot": bot, "error": answer["error"]})
            raise BotFailed("died")
        return answer

    async def _start(self) -> Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self.settings.bot_worker,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        return Worker(process)

    async def _ask(self, worker: Worker, table: Playing, seat: int, bot: str, about: dict[str, Any]) -> dict[str, Any]:
        assert worker.process.stdin is not None
        ledger = table.ledger
        moves = ledger.match.moves
        generation, count = worker.known.get(table.id, (-1, 0))
        question: dict[str, Any] = {
            "match": table.id,
            "bot": bot,
            "seat": seat,
            "seconds": LEAVES * self.settings.bot_seconds,
            "seed": f"{self._salt}:{table.id}:{ledger.revision}:{seat}",
            **about,
        }
        if JOINED in bot:  # it gives its word, and keeps it
            question["press"] = pressed(ledger.match, seat)
        if generation != ledger.generation or count > len(moves):
            count = 0
            question["setup"] = setup_to_data(ledger.match.setup)
        question["moves"] = [[number, move.text] for number, move in moves[count:]]
        worker.known.pop(table.id, None)
        worker.process.stdin.write(json.dumps(question).encode() + b"\n")
        await worker.process.stdin.drain()
        answer = await self._read(worker)
        for gone in answer.get("forgot", ()):
            worker.known.pop(gone, None)
        worker.known[table.id] = (ledger.generation, len(moves))
        return answer

    async def _read(self, worker: Worker) -> dict[str, Any]:
        assert worker.process.stdout is not None
        line = await worker.process.stdout.readline()
        if not line:
            raise OSError("the process has ended")
        answer: dict[str, Any] = json.loads(line)
        return answer

    async def _end(self, place: int) -> None:
        worker, self._workers[place] = self._workers[place], None
        if worker is not None and worker.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                worker.process.kill()
            await worker.process.wait()

    async def close(self) -> None:
        for place in range(self._size):
            await self._end(place)
