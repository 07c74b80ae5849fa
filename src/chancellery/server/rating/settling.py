"""Writes the results of finished matches down, each exactly once, and rates them. Several servers may try at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Connection

from chancellery.server.hall import Hall
from chancellery.server.rating import results
from chancellery.server.rating.model import MU, NEW_SEAT, SIGMA, Strength, rate
from chancellery.server.tables import Table
from chancellery.store import Store, StoreError, now, queries, rating_rows
from chancellery.store.rating_rows import Finished

AT_ONCE = 200
LATELY = 3600 * 1000  # what ended before was found at the start
_log = logging.getLogger(__name__)
Known = dict[tuple[str, str], dict[str, Any]]


class Settling:
    """Looks at tables as they end, and now and then for those that ended while a server was killed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._over: set[str] = set()  # tables seen at their end
        self._tasks: set[asyncio.Task[None]] = set()
        self._since = 0
        self.on_settled: Callable[[str], None] = lambda match_id: None

    def look(self, table: Table) -> None:
        if table.row.standing.status == "finished":
            if table.id not in self._over:
                self._over.add(table.id)
                self._begin(self._settle(table.id))
        elif table.id in self._over:  # the end was taken back
            self._over.discard(table.id)
            self._begin(self._unsettle(table.id))

    def forget(self, hall: Hall) -> None:
        """Tables that left the memory."""
        self._over.intersection_update(hall.tables)

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _settle(self, match_id: str) -> None:
        try:
            await self.store.change(lambda c: settle(c, match_id))
            self.on_settled(match_id)
        except StoreError as error:  # the next sweep finds it
            _log.warning("a result was not written", extra={"match": match_id, "error": str(error)})

    async def _unsettle(self, match_id: str) -> None:
        await self.store.change(lambda c: rating_rows.unsettle(c, match_id))

    async def sweep(self) -> None:
        """Whatever is left over; at the first time of all matches there are."""
        since, began = self._since, now()
        while True:
            waiting = await self.store.ask(lambda c: rating_rows.unsettled(c, since, AT_ONCE))
            for match_id in waiting:
                await self.store.change(lambda c, id=match_id: settle(c, id))  # type: ignore[misc]
            if len(waiting) < AT_ONCE:
                break
        self._since = began - LATELY

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)


def settle(connection: Connection, match_id: str) -> bool:
    """One match, if it is over and nobody was quicker."""
    rating_rows.lock(connection)
    row = queries.match(connection, match_id)
    if row is None or row.standing.status != "finished" or rating_rows.is_settled(connection, match_id):
        return False
    over = results.finished(row, rating_rows.said(connection, match_id))
    time = rating_rows.add_results(connection, over, now())
    if over.rated:
        names = _names(over)
        found = rating_rows.found(connection, over.game, names)
        known: Known = {(over.game, name): row for name, row in found.items()}
        steps = _rated(over, time, known)
        rating_rows.put(connection, [known[over.game, name] for name in names], steps)
    return True


def rerate(connection: Connection) -> int:
    """All ratings anew from the results; how many matches count."""
    rating_rows.lock(connection)
    known: Known = {}
    steps: list[dict[str, Any]] = []
    count = 0
    rows = rating_rows.rated(connection)
    for _, seats in groupby(rows, key=lambda row: row["match_id"]):
        listed = list(seats)
        steps += _rated(_again(listed), listed[0]["time"], known)
        count += 1
    rating_rows.forget(connection)
    rating_rows.put(connection, list(known.values()), steps)
    return count


def _again(seats: Sequence[Any]) -> Finished:
    fields = ("seat", "power", "account", "bot", "place", "score", "won", "left")
    made = tuple(rating_rows.Result(**{name: row[name] for name in fields}) for row in seats)
    first = seats[0]
    return Finished(first["match_id"], first["game"], first["scenario"], True, made)


def _names(over: Finished) -> list[str]:
    seats = [rating_rows.seat_of(over.scenario, len(over.results), one.power) for one in over.results]
    return list(dict.fromkeys([*_players(over), *seats]))


def _players(over: Finished) -> list[str]:
    return [rating_rows.player(one.account, one.bot) for one in over.results]


def _rated(over: Finished, time: int, known: Known) -> list[dict[str, Any]]:
    """Changes what is known of those who played, and says by how much. A bot that sat in several seats has played
    once for each of them: its strength is the mean of what they made of it."""
    for one, name in zip(over.results, _players(over)):
        known.setdefault((over.game, name), _new(over.game, name, one.account, one.bot, Strength(MU, SIGMA)))
    seats = [rating_rows.seat_of(over.scenario, len(over.results), one.power) for one in over.results]
    for name in seats:
        known.setdefault((over.game, name), _new(over.game, name, None, "", NEW_SEAT))
    before = [known[over.game, name] for name in _players(over)]
    places = [known[over.game, name] for name in seats]
    after, seats_after = rate(
        [Strength(row["mu"], row["sigma"]) for row in before],
        [Strength(row["mu"], row["sigma"]) for row in places],
        [one.place for one in over.results],
    )
    made: dict[str, list[tuple[Strength, bool]]] = {}
    for name, strength, one in zip(_players(over), after, over.results):
        made.setdefault(name, []).append((strength, one.won))
    for name, strength in zip(seats, seats_after):
        made[name] = [(strength, False)]
    return [_step(over, time, known, name, several) for name, several in made.items()]


def _new(game: str, name: str, account: int | None, bot: str, strength: Strength) -> dict[str, Any]:
    return {
        "game": game,
        "player": name,
        "account": account,
        "bot": bot,
        "mu": strength.mu,
        "sigma": strength.sigma,
        "matches": 0,
        "won": 0,
        "steady": False,
        "time": 0,
    }


def _step(
    over: Finished, time: int, known: Known, name: str, several: Iterable[tuple[Strength, bool]]
) -> dict[str, Any]:
    listed = list(several)
    mu = sum(strength.mu for strength, _ in listed) / len(listed)
    sigma = sum(strength.sigma for strength, _ in listed) / len(listed)
    row = known[over.game, name]
    gained = mu - row["mu"]
    known[over.game, name] = row | {
        "mu": mu,
        "sigma": sigma,
        "matches": row["matches"] + 1,
        "won": row["won"] + any(won for _, won in listed),
        "steady": Strength(mu, sigma).steady,
        "time": time,
    }
    about = {"match_id": over.match_id, "player": name, "game": over.game, "time": time}
    return {**about, "mu": mu, "sigma": sigma, "gained": gained}
