"""Measures the server: many live matches over WebSocket, on SQLite and on PostgreSQL.

`python bench/server.py` prints JSON. The server runs in a process of its own, as a host runs it; the players run in
this one. Each match has one player who decides for all six seats over one live table, as a hot seat does: a move is
sent, its answer awaited (that is the latency), then the new state, from which the next move is chosen at random.
With `--eyes 6` every seat also has a live table of its own that only reads, as when six people play. With `--changes`
only what changed in a scene is sent, as to a browser.

What is measured (`--only` one of them): `steady`, so many moves a second at so many tables; `full`, as many as it can;
`watched`, the processor time of a move with two who look on, at a pace and at full speed: the same work costs twice as
much where the processor did something else, or nothing, for some milliseconds before (bench/pictures.py `--pause`);
`several`, two servers on one PostgreSQL; `idle`, the memory of a match with two live tables, while it is played, at
rest, and when all have left; `load`, a match that is not in memory; `start`, the first calls after a start.
`resting_cpu_ms_per_second` is what the server needs while all look and nobody moves.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.players import Figures, Host, Player, drive, host, seated
from tests.server.postgres import cluster

PACE = 60.0  # moves a second while tables are prepared
SETTLED = 50.0  # seconds after which the server has dropped the scenes of tables at rest
WATCHED = (100, 100.0)  # matches, and moves a second in all
RESTING = 3.0  # seconds
SEVERAL = (300, 600.0)
STARTS = 3
KINDS = ("steady", "full", "watched", "several", "idle", "load", "start")


def quantile(values: list[float], q: float) -> float:
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(q * len(ordered)))], 1) if ordered else 0.0


async def measure(
    stores: list[str], matches: int, seconds: float, rate: float, eyes: int, changes: bool
) -> dict[str, Any]:
    """Matches at one server, or spread over several that have one database."""
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(host(store)) for store in stores]
        figures, players = Figures(), list[Player]()
        for server in servers:
            players += await seated(server.address, matches // len(servers), figures, eyes, changes)
        await drive(players, 1.0, rate)  # to warm up
        figures.answers.clear()
        figures.states.clear()
        figures.late = figures.read = 0
        await asyncio.sleep(1)  # until all have been shown the last move
        cpu = sum(one.cpu() for one in servers)
        await asyncio.sleep(RESTING)
        resting = (sum(one.cpu() for one in servers) - cpu) / RESTING
        cpu, own, started = sum(one.cpu() for one in servers), time.process_time(), time.perf_counter()
        await drive(players, seconds, rate)
        took, moves = time.perf_counter() - started, len(figures.answers)
        spent = sum(one.cpu() for one in servers) - cpu
        if os.environ.get("BENCH_METRICS"):
            for server in servers:
                print(httpx.get(f"{server.address}/api/metrics").text, file=sys.stderr)
        for player in players:
            await player.close()
        return {
            "processes": len(servers),
            "matches": len(players),
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
            "resting_cpu_ms_per_second": round(1000 * resting, 1),
            "server_cores": round(spent / took, 2),
            "players_cores": round((time.process_time() - own) / took, 2),
        }


async def idle(store: str, matches: int, moves: int) -> dict[str, Any]:
    """Memory of a match with two live tables after some moves: at once, at rest, and when nobody is there any more."""
    with host(store) as server:
        figures = Figures()
        warm = await seated(server.address, 20, figures, 1, True)
        await drive(warm, moves * 20 / PACE, PACE)
        await asyncio.sleep(SETTLED)
        before = server.memory()
        players = await seated(server.address, matches, figures, 1, True)
        await drive(players, moves * matches / PACE, PACE)
        live = server.memory() - before
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
            "sockets_each": 2,
            "moves_each": round(sum(player.moves for player in players) / matches),
            "live_kb_per_match": round(live / matches / 1024, 1),
            "watched_kb_per_match": round(watched / matches / 1024, 1),
            "unwatched_kb_per_match": round(unwatched / matches / 1024, 1),
            "errors": figures.errors,
        }


def start(fresh: Callable[[], str]) -> dict[str, Any]:
    """The first calls after a start, the slowest of some."""
    hosts = list[Host]()
    for _ in range(STARTS):
        with host(fresh()) as server:
            hosts.append(server)
    return {
        "listening_after_ms": round(1000 * min(one.listening_after for one in hosts)),
        "first_page_ms": quantile([one.first["/"] for one in hosts], 1),
        "first_games_ms": quantile([one.first["/api/games"] for one in hosts], 1),
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
    parser.add_argument("--only", choices=KINDS)
    chosen = parser.parse_args()
    found: dict[str, Any] = {}

    def wanted(kind: str) -> bool:
        return chosen.only in (None, kind)

    def run(stores: list[str], matches: int, rate: float, eyes: int, changes: bool) -> dict[str, Any]:
        return asyncio.run(measure(stores, matches, chosen.seconds, rate, eyes, changes))

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
                if wanted(kind):
                    found[name][kind] = run([fresh()], chosen.matches, rate, chosen.eyes, chosen.changes)
        if wanted("watched"):
            matches, pace = WATCHED
            found["watched"] = {
                name: run([stores["sqlite"]()], matches, rate, 2, True)
                for name, rate in (("paced", pace), ("full", 0.0))
            }
        if wanted("several") and "postgresql" in stores:
            found["several"] = run([stores["postgresql"]()] * 2, *SEVERAL, 0, True)
        if wanted("idle"):
            found["idle"] = asyncio.run(idle(stores["sqlite"](), 100, 40))
        if wanted("load"):
            found["load_finished_match"] = load(stores["sqlite"]())
        if wanted("start"):
            found["start"] = start(stores["sqlite"])
    print(json.dumps({kind: figures for kind, figures in found.items() if figures}, indent=2))


if __name__ == "__main__":
    main()
