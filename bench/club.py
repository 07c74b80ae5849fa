"""Measures a club that has grown: its pages out of a store with very many accounts and matches.

`python bench/club.py` prints JSON. It fills a store (10,000 accounts, 100,000 finished matches, every fiftieth of them
with its moves, 1,000 that are played, 300 tournaments), starts a hosted server on it and asks for pages, each as
another person.
`--postgres` does so on a PostgreSQL of its own; `--part 100` makes everything a hundredth of that.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
from sqlalchemy import Connection, insert

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench import cups
from bench.players import Host, host
from bench.server import quantile
from chancellery import Match, bots
from chancellery.server.hall import new_id
from chancellery.server.rating import results as counted
from chancellery.server.rating import settling
from chancellery.server.sessions import hashed
from chancellery.server.setups import setup_to_data
from chancellery.store import NewEntry, Seat, Session, Standing, StoredMatch, open_store, rows, schema
from chancellery.store.rating_schema import results
from tests.server.postgres import cluster

ACCOUNTS, FINISHED, RUNNING, WITH_MOVES = 10_000, 100_000, 1_000, 50
KINDS = (
    ("imperial_struggle", None, 2),
    ("maria", "introductory", 3),
    ("coalitions", "1805", 3),
    ("raison_detat", "1702", 3),
)
BATCH = 2_000
SINCE = 1_700_000_000_000  # when the first match ended; one a minute from then on
ASKED = 200
Row = dict[str, Any]


class Pattern:
    """A match that bots have played: all matches of its kind are told as this one."""

    def __init__(self, game: str, scenario: str | None, seats: int) -> None:
        self.match, rng = Match.new(game, scenario=scenario, seats=seats, seed="club", nonce="nonce"), Random(7)
        player = bots.bot("sensible")
        while self.match.outcome is None:
            seat = self.match.decisions[0].seat
            self.match.play(seat, player.choose(self.match, seat, rng))
        self.setup = {**setup_to_data(self.match.setup), "seat_ids": list(self.match.seats)}
        self.entries = [
            NewEntry("move", seat, move.text, number, number) for number, (seat, move) in enumerate(self.match.moves, 1)
        ]

    def over(self, players: list[int], rng: Random, at: int, whole: bool) -> StoredMatch:
        result = self.match.outcome
        assert result is not None
        scores = list(result.scores)
        rng.shuffle(scores)
        outcome = {
            "winners": list(result.winners),
            "scores": list(result.scores),
            "rule": result.rule,
            "reason": "points",
        }
        if not whole:  # nobody will look at its moves, so that anybody may have won it
            outcome |= {"winners": [scores.index(max(scores))], "scores": scores}
        moves = len(self.entries) if whole else 0
        standing = Standing("finished", moves, moves, outcome=outcome)
        return self._row(players, rng, at, standing, moves)

    def running(self, players: list[int], rng: Random, at: int) -> StoredMatch:
        return self._row(players, rng, at, Standing("running", 0, 0, waiting=(0,)), 0)

    def _row(self, players: list[int], rng: Random, at: int, standing: Standing, head: int) -> StoredMatch:
        seats = tuple(Seat(n, "person", account, f"Player {account}") for n, account in enumerate(players))
        setup = {**self.setup, "rated": rng.random() < 0.5}
        game = self.match.setup.game
        return StoredMatch(new_id(), "", game, setup, players[0], False, at, at, head, standing, seats)


def enter(connection: Connection, first: int, last: int) -> None:
    ids = range(first, min(last, ACCOUNTS) + 1)
    made = [{"id": id, "name": f"Player {id}", "folded": f"player {id}", "password": "x"} for id in ids]
    connection.execute(insert(schema.accounts), [row | {"admin": False, "created": 0} for row in made])
    sessions = [rows.session_row(Session(hashed(f"token-{id}"), id, "csrf", 2**52)) for id in ids]
    connection.execute(insert(schema.sessions), sessions)


@dataclass(frozen=True)
class Filled:
    """Ids of finished matches that have moves, and of tournaments, the largest last."""

    told: list[str]
    cups: list[str]


def fill(connection: Connection, part: int) -> Filled:
    """Everything but accounts."""
    rng, patterns = Random(1), [Pattern(*kind) for kind in KINDS]
    told: list[str] = []
    over: dict[str, list[str]] = {game: [] for game, _, _ in KINDS}
    going: dict[str, list[str]] = {game: [] for game, _, _ in KINDS}
    batch: list[tuple[Pattern, StoredMatch]] = []
    for number in range(FINISHED + RUNNING):
        pattern = rng.choice(patterns)
        # some play much, most little
        players = rng.sample(range(1, ACCOUNTS + 1), 8) + [min(ACCOUNTS, 1 + int(rng.expovariate(1 / 200)))]
        chosen = list(dict.fromkeys(reversed(players)))[: len(pattern.match.seats)]
        at = SINCE + 60_000 * number
        if number < FINISHED:
            row = pattern.over(chosen, rng, at, number % WITH_MOVES == 0)
            if row.head:
                told.append(row.id)
            over[row.game].append(row.id)
        else:
            row = pattern.running(chosen, rng, at)
            going[row.game].append(row.id)
        batch.append((pattern, row))
        if len(batch) == BATCH or number == FINISHED + RUNNING - 1:
            put(connection, batch)
            print(f"\r{number + 1} matches", end="", file=sys.stderr, flush=True)
            batch = []
    print(file=sys.stderr)
    made = cups.fill(connection, ACCOUNTS, part, over, going)
    settling.rerate(connection)
    return Filled(told, made)


def put(connection: Connection, batch: list[tuple[Pattern, StoredMatch]]) -> None:
    made = [row for _, row in batch]
    connection.execute(insert(schema.matches), [rows.match_row(row) for row in made])
    connection.execute(insert(schema.seats), [rows.seat_row(row.id, seat) for row in made for seat in row.seats])
    lines = [
        rows.entry_row(row.id, seq, row.updated, entry)
        for pattern, row in batch
        if row.head
        for seq, entry in enumerate(pattern.entries, 1)
    ]
    for start in range(0, len(lines), 5_000):
        connection.execute(insert(schema.entries), lines[start : start + 5_000])
    found: list[Row] = []
    for row in made:
        if row.standing.status != "finished":
            continue
        over = counted.finished(row, [])
        about = {"match_id": over.match_id, "game": over.game, "scenario": over.scenario, "seats": len(over.results)}
        found += [about | {"rated": over.rated, "time": row.updated} | asdict(one) for one in over.results]
    if found:
        connection.execute(insert(results), found)


async def filled(where: str, part: int) -> Filled:
    store = open_store(where)
    await store.start()
    try:
        for start in range(1, ACCOUNTS + 1, BATCH):
            await store.change(lambda c, start=start: enter(c, start, start + BATCH - 1))  # type: ignore[misc]
        return await store.change(lambda c: fill(c, part))
    finally:
        await store.close()


@contextlib.contextmanager
def stored(postgres: bool) -> Iterator[str]:
    if postgres:
        with cluster(durable=True) as made:
            yield made.database()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "club.sqlite")


Asked = Callable[[], tuple[str, ...]]


def pages(filled: Filled, rng: Random) -> dict[str, Asked]:
    """What is asked for, each time for somebody else; several calls are those of one page, in turn."""

    def person() -> str:
        return f"Player {min(ACCOUNTS, 1 + int(rng.expovariate(1 / 200)))}"

    def game() -> str:
        return rng.choice(KINDS)[0]

    def end() -> tuple[str, ...]:
        here = f"/api/matches/{rng.choice(filled.told)}"
        return tuple(here + part for part in ("", "/scene", "/timeline", "/story", "/after"))

    def profile() -> tuple[str, ...]:
        name = person()
        return (f"/api/people/{name}", *(f"/api/people/{name}/ratings/{game}" for game, _, _ in KINDS))

    return {
        "lobby": lambda: ("/api/lobby",),
        "tables": lambda: ("/api/matches?limit=50",),
        "tables, running": lambda: ("/api/matches?status=running",),
        "tables, mine": lambda: ("/api/matches?mine=true",),
        "tables, deep": lambda: (f"/api/matches?before={SINCE + 60_000 * rng.randrange(FINISHED)}",),
        "tables, mine that wait": lambda: ("/api/matches/waiting",),
        "profile": lambda: (f"/api/people/{person()}",),
        "profile with the graphs of four ratings": profile,
        "leaderboard": lambda: (f"/api/ratings/{game()}",),
        "tournaments": lambda: ("/api/tournaments",),
        "tournaments, mine": lambda: ("/api/tournaments?mine=true",),
        "tournament": lambda: (f"/api/tournaments/{rng.choice(filled.cups)}",),
        "tournament of 128": lambda: (f"/api/tournaments/{filled.cups[-1]}",),
        "finished match, all that its page asks": end,
        "finished match, what a link to it shows": lambda: (f"/match/{rng.choice(filled.told)}/end",),
        "finished match, its picture": lambda: (f"/api/matches/{rng.choice(filled.told)}/picture.png",),
    }


def measure(server: Host, filled: Filled) -> dict[str, Any]:
    rng, found = Random(2), {}
    for name, path in pages(filled, rng).items():
        print(name, file=sys.stderr, flush=True)
        taken: list[float] = []
        with httpx.Client(base_url=server.address, timeout=60) as asking:
            before = server.cpu()
            for _ in range(ASKED):
                token = f"token-{rng.randrange(1, ACCOUNTS + 1)}"
                calls = path()
                started = time.perf_counter()
                answers = [asking.get(one, headers={"cookie": f"chancellery={token}"}) for one in calls]
                taken.append(time.perf_counter() - started)
                for answer in answers:
                    answer.raise_for_status()
        worked = round(1000 * (server.cpu() - before) / ASKED, 1)  # other work on the machine does not count
        found[name] = {"p50": quantile(taken, 0.5), "p99": quantile(taken, 0.99), "processor": worked}
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--part", type=int, default=1)
    given = parser.parse_args()
    global ACCOUNTS, FINISHED, RUNNING
    ACCOUNTS, FINISHED, RUNNING = (count // given.part for count in (ACCOUNTS, FINISHED, RUNNING))
    with stored(given.postgres) as where:
        started = time.perf_counter()
        made = asyncio.run(filled(where, given.part))
        filling = time.perf_counter() - started
        with host(where, "--mode", "hosted", "--insecure-cookies") as server:
            answers = measure(server, made)
            found = {
                "store": "PostgreSQL" if given.postgres else "SQLite",
                "accounts": ACCOUNTS,
                "finished": FINISHED,
                "running": RUNNING,
                "filled_in_seconds": round(filling),
                "listening_after_seconds": round(server.listening_after, 2),
                "answer_ms": answers,
            }
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
