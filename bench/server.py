"""Measures the server: many live matches over WebSocket, on SQLite and on PostgreSQL.

`python bench/server.py` prints JSON. The server runs in a process of its own, as a host runs it; the players run in
this one. Each match has one player who decides for all six seats over one live table, as a hot seat does: a move is
sent, its answer awaited (that is the latency), then the new state, from which the next move is chosen at random.
With `--eyes 6` every seat also has a live table of its own that only reads, as when six people play. With `--changes`
only what changed in a scene is sent, as to a browser.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import orjson
import websockets

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.postgres import cluster

PACE = 60.0  # moves a second while tables are prepared
SETTLED = 50.0  # seconds after which the server has dropped the scenes of tables at rest
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

    def __init__(self, store: str) -> None:
        command = [sys.executable, "-m", "chancellery.cli", "serve", "--port", "0", "--store", store, "--log", "error"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http")).rstrip("/")
        for _ in range(200):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/api/health").status_code == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError("the server did not start")

    def memory(self) -> int:
        """Bytes of its own, as the system counts them."""
        text = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return sum(int(n) for n in re.findall(r"^Private_\w+:\s+(\d+) kB", text, re.M)) * 1024

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextlib.contextmanager
def host(store: str) -> Iterator[Host]:
    made = Host(store)
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


def quantile(values: list[float], q: float) -> float:
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(q * len(ordered)))], 1) if ordered else 0.0


async def measure(store: str, matches: int, seconds: float, rate: float, eyes: int, changes: bool) -> dict[str, Any]:
    with host(store) as server:
        figures = Figures()
        players = await seated(server.address, matches, figures, eyes, changes)
        await drive(players, 1.0, rate)  # to warm up
        figures.answers.clear()
        figures.states.clear()
        figures.late = figures.read = 0
        cpu, own, started = server.cpu(), time.process_time(), time.perf_counter()
        await drive(players, seconds, rate)
        took = time.perf_counter() - started
        moves = len(figures.answers)
        spent = server.cpu() - cpu
        if os.environ.get("BENCH_METRICS"):
            print(httpx.get(f"{server.address}/api/metrics").text, file=sys.stderr)
        for player in players:
            await player.close()
        return {
            "matches": matches,
            "eyes": eyes,
            "changes": changes,
            "wanted_per_second": rate or None,
            "moves_per_second": round(moves / took, 1),
            "answer_ms": {"p50": quantile(figures.answers, 0.5), "p99": quantile(figures.answers, 0.99)},
            "state_ms": {"p50": quantile(figures.states, 0.5), "p99": quantile(figures.states, 0.99)},
            "late": figures.late,
            "errors": figures.errors,
            "read_per_move": round(figures.read / max(1, moves), 1),
            "server_cpu_ms_per_move": round(1000 * spent / max(1, moves), 2),
            "server_cores": round(spent / took, 2),
            "players_cores": round((time.process_time() - own) / took, 2),
        }


async def idle(store: str, matches: int, moves: int) -> dict[str, Any]:
    """Memory of tables at rest after some moves each: watched by somebody, and then by nobody."""
    with host(store) as server:
        figures = Figures()
        warm = await seated(server.address, 20, figures)
        await drive(warm, moves * 20 / PACE, PACE)
        await asyncio.sleep(SETTLED)
        before = server.memory()
        players = await seated(server.address, matches, figures)
        await drive(players, moves * matches / PACE, PACE)
        await asyncio.sleep(SETTLED)
        watched = server.memory() - before
        for player in players:
            await player.close()
        await asyncio.sleep(5)
        unwatched = server.memory() - before
        for player in warm:
            await player.close()
        return {
            "matches": matches,
            "moves_each": round(sum(player.moves for player in players) / matches),
            "watched_kb_per_match": round(watched / matches / 1024, 1),
            "unwatched_kb_per_match": round(unwatched / matches / 1024, 1),
            "errors": figures.errors,
        }


def load(store: str) -> dict[str, Any]:
    """Time from the question to the scene of a match that is not in memory."""
    from chancellery.server.settings import Settings
    from tests.server.harness import Person, close_all, finished_match, plant, running

    with running(Settings(store=store)) as server:
        person = Person(server.address)
        match = finished_match()
        ids = [plant(server, match, match.moves, person) for _ in range(8)]
        person.get("/api/games")
        times = []
        for id in ids:
            started = time.perf_counter()
            person.scene(id)
            times.append(time.perf_counter() - started)
        close_all()
    return {"moves": len(match), "first_scene_ms": {"p50": quantile(times, 0.5), "max": quantile(times, 1)}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--eyes", type=int, default=0, help="seats that also look on, at each table")
    parser.add_argument("--changes", action="store_true", help="ask for the changes of scenes, as a browser does")
    parser.add_argument("--store", choices=["sqlite", "postgresql"])
    parser.add_argument("--only", choices=["steady", "full", "idle", "load"])
    chosen = parser.parse_args()
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        stores = {"sqlite": lambda: f"{folder}/{time.time_ns()}.sqlite"}
        if chosen.store != "sqlite":
            running = stack.enter_context(cluster(durable=True))
            stores["postgresql"] = running.database
        for name, fresh in stores.items():
            if chosen.store not in (None, name):
                continue
            found[name] = {}
            for kind, rate in (("steady", chosen.rate), ("full", 0.0)):
                if chosen.only in (None, kind):
                    run = measure(fresh(), chosen.matches, chosen.seconds, rate, chosen.eyes, chosen.changes)
                    found[name][kind] = asyncio.run(run)
        if chosen.only in (None, "idle"):
            found["idle"] = asyncio.run(idle(stores["sqlite"](), 100, 40))
        if chosen.only in (None, "load"):
            found["load_finished_match"] = load(stores["sqlite"]())
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
