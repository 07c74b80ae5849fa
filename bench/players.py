"""A server in a process of its own, and players who drive it over WebSocket: what bench/server.py measures with."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import orjson
import websockets

SEATS = ("britain", "france", "austria", "prussia", "russia", "ottoman")


@dataclass
class Figures:
    """What the players saw."""

    answers: list[float] = field(default_factory=list)  # seconds from sending a move to its acknowledgement
    states: list[float] = field(default_factory=list)  # seconds from sending a move to the state after it
    late: int = 0
    errors: int = 0
    read: int = 0  # messages that those who look on have got


class Host:
    """A server in its own process."""

    def __init__(self, store: str, *more: str) -> None:
        self._http = httpx.Client(timeout=60)
        started = time.perf_counter()
        command = [
            sys.executable,
            "-m",
            "chancellery.cli",
            "serve",
            "--port",
            "0",
            "--store",
            store,
            "--log",
            "error",
            *more,
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            self._look(started)
        except BaseException:  # nobody else would end it
            self.process.kill()
            self.process.wait()
            raise

    def _look(self, started: float) -> None:
        """Finds where it listens, and waits until it is well."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http")).rstrip("/")
        self.listening_after = time.perf_counter() - started
        self.first = {path: self._timed(path) for path in ("/", "/api/games")}  # seconds until they were answered
        for _ in range(200):
            with contextlib.suppress(httpx.HTTPError):
                if self._http.get(f"{self.address}/api/health").status_code == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError("the server did not start")

    def _timed(self, path: str) -> float:
        started = time.perf_counter()
        self._http.get(self.address + path).raise_for_status()
        return time.perf_counter() - started

    def memory(self) -> int:
        """Bytes that it has written and nobody else has. Libraries are left out: they become its own when other
        programs that use them end."""
        text = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return sum(int(n) for n in re.findall(r"^Private_Dirty:\s+(\d+) kB", text, re.M)) * 1024

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        self._http.close()
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextlib.contextmanager
def host(store: str, *more: str) -> Iterator[Host]:
    made = Host(store, *more)
    try:
        yield made
    finally:
        made.stop()


class Player:
    """Plays one match, at a steady pace or as fast as it can."""

    def __init__(self, address: str, match: str, number: int, figures: Figures, changes: bool) -> None:
        self.url = f"{address.replace('http', 'ws', 1)}/api/matches/{match}/live?changes={changes}"
        self.rng = Random(number)
        self.match = match
        self.figures = figures
        self.socket: Any = None
        self.state: dict[str, Any] = {}
        self.seat = "france"
        self.readers: list[asyncio.Task[None]] = []
        self.moves = 0

    async def connect(self, eyes: int) -> None:
        self.socket = await self._look(self.seat)
        while not self.state:
            await self._receive()
        self.readers = [asyncio.create_task(self._read(seat)) for seat in SEATS[:eyes]]

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        await self.socket.close()

    async def _look(self, seat: str) -> Any:
        return await websockets.connect(f"{self.url}&seat={seat}", max_size=None, compression=None)

    async def _read(self, seat: str) -> None:
        """Somebody at the table who looks on."""
        async with await self._look(seat) as socket:
            while True:
                await socket.recv(decode=False)
                self.figures.read += 1

    async def _receive(self) -> dict[str, Any]:
        message: dict[str, Any] = orjson.loads(await self.socket.recv())
        if message["type"] == "changes":
            message = {**message, "type": "state", "scene": {**self.state["scene"], **message["parts"]}}
        if message["type"] == "state":
            self.state = message
        return message

    async def step(self) -> None:
        """One move; the seat that decides is looked at first, if it is another one."""
        waiting = self.state["scene"]["waiting"]
        if not waiting:
            return
        if waiting[0]["seat"] != self.seat:
            self.seat = waiting[0]["seat"]
            await self.socket.send(json.dumps({"type": "look", "seat": self.seat, "lang": "en"}))
            while (await self._receive())["type"] != "hello":
                pass
            while (await self._receive())["type"] != "state":
                pass
        option = self.rng.choice(self.state["scene"]["prompt"]["options"])
        seq, self.moves = self.state["seq"], self.moves + 1
        move = {
            "type": "move",
            "seat": self.seat,
            "move": option["moves"][0],
            "seq": seq,
            "action_id": f"m{self.moves}",
        }
        started = time.perf_counter()
        await self.socket.send(json.dumps(move))
        while True:
            message = await self._receive()
            if message["type"] == "done":
                self.figures.answers.append(time.perf_counter() - started)
                break
            if message["type"] == "error":
                self.figures.errors += 1
                return
        while self.state["seq"] <= seq:
            await self._receive()
        self.figures.states.append(time.perf_counter() - started)


async def seated(address: str, matches: int, figures: Figures, eyes: int = 0, changes: bool = False) -> list[Player]:
    """New matches, each with its player at the table."""
    players = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for number in range(matches):
            body = {"game": "coalitions", "seats": dict.fromkeys(SEATS, "me")}
            id = (await http.post("/api/matches", json=body)).json()["match"]["id"]
            players.append(Player(address, id, number, figures, changes))
    for player in players:
        await player.connect(eyes)
    return players


async def drive(players: list[Player], seconds: float, rate: float) -> None:
    """All matches at once: `rate` moves a second in all, or as many as possible when it is 0."""
    end = time.perf_counter() + seconds
    gap = len(players) / rate if rate else 0.0

    async def play(player: Player, offset: float) -> None:
        due = time.perf_counter() + offset
        while time.perf_counter() < end:
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            elif gap and wait < -gap:
                player.figures.late += 1
                due = time.perf_counter()  # it cannot keep up: do not pile up
            await player.step()
            due += gap

    await asyncio.gather(*(play(player, gap * n / len(players)) for n, player in enumerate(players)))
