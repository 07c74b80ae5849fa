"""Lets tournaments go on: counts results, decides what is late, pairs rounds, ends. Any number of servers may try.

A round is planned and its matches are prepared beforehand; then the tournament is held, and everything is written at
once: round, tables, matches, messages. Whoever finds that it has changed meanwhile has written nothing and plans again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection

from chancellery import Match
from chancellery.server.bots import FALLBACK
from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.hall import new_id
from chancellery.server.ledger import system_text
from chancellery.server.tables import Deeds, Table
from chancellery.server.tournaments import announcing, beginning, course
from chancellery.server.tournaments.models import TournamentRules
from chancellery.store import Seat, Store, StoredMatch, StoreError, now, queries, tournament_rows
from chancellery.store.tournament_rows import Pairing, Round, Tournament

NEAR = 24 * 3600 * 1000  # milliseconds before a deadline at which people are reminded, or a quarter of the round
ASLEEP = 60_000  # a bot that has not moved for so long is looked after
TRIES = 50
Places = tuple[int, ...]
_log = logging.getLogger(__name__)


class Moved(Exception):
    """Somebody was quicker."""


class Running:
    """Made with the server; `sweep` looks at all tournaments."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._looking = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        context.chores.append(self.sweep)
        context.settling.on_settled = self._over

    def _over(self, match_id: str) -> None:
        """A match of a tournament is over: the next round may begin."""
        table = self.context.hall.tables.get(match_id)
        if table is not None and table.row.setup.get("tournament"):
            task = asyncio.create_task(self.sweep())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    @property
    def store(self) -> Store:
        return self.context.store

    async def sweep(self) -> None:
        """Whatever has come up since the last time."""
        async with self._looking:
            for id in await self.store.ask(lambda c: tournament_rows.waiting(c, now(), NEAR)):
                await self._safely(id)
            await self._tidy()

    async def look(self, id: str) -> None:
        """Somebody has done something to a tournament: what follows from it happens at once, or at the next sweep."""
        async with self._looking:
            await self._safely(id)
            await self._tidy()

    async def _safely(self, id: str) -> None:
        """One must not stop the others, nor who has asked for something that was done."""
        try:
            await self.go_on(id)
        except (Refused, StoreError) as error:
            _log.warning("a tournament does not go on", extra={"tournament": id, "error": str(error)})
        except Exception as error:
            about = {"tournament": id, "error": type(error).__name__}
            _log.error("a tournament does not go on", extra=about, exc_info=error)

    async def go_on(self, id: str) -> None:
        """One tournament, as far as it goes now."""
        for _ in range(TRIES):
            places = await self._as_they_stand(id)
            if not await self.store.change(lambda c, p=places: _settle(c, id, p, now())):  # type: ignore[misc]
                return
            try:
                made = await self._pair(id)
            except Moved:
                continue
            for row in made:
                await self._wake(row)
            if not made:
                return

    # -- what stands at a deadline

    async def _as_they_stand(self, id: str) -> dict[str, Places]:
        """Where a deadline has passed and the standing counts: the places of those who still play."""
        found = await self.store.ask(lambda c: tournament_rows.tournament(c, id))
        if found is None or found.status != "running" or course.rules_of(found).late != "standing":
            return {}
        late = {one.number for one in found.rounds if one.over is None and one.deadline and one.deadline <= now()}
        asked = [t.match_id for t in found.tables if t.round in late and t.settled is None and t.match_id]
        places = {}
        for match_id in asked:
            try:
                places[match_id] = places_now((await self.context.hall.table(match_id)).match)
            except Refused:  # it was set apart: there is nothing to go by
                places[match_id] = (1,) * course.rules_of(found).seats
        return places

    # -- the next round

    async def _pair(self, id: str) -> list[StoredMatch]:
        """Makes the next round, if it is time for one; the matches that were made."""
        found = await self.store.ask(lambda c: tournament_rows.tournament(c, id))
        if found is None or not _wants_round(found, now()):
            return []
        rules = course.rules_of(found)
        bots = course.missing_bots(found, rules)
        if bots:
            await self.store.change(lambda c: _enter_bots(c, found, rules, bots))
            raise Moved
        tables = await self.context.hall.painter.paint(lambda: planned(found, rules))
        made = [t for t in tables if t.match_id is not None]
        rows = await self.context.hall.painter.paint(
            lambda: [beginning.match_of(self.context, found, rules, table) for table in made]
        )
        await self.store.change(lambda c: _begin_round(c, found, rules, tables, rows, now()))
        return rows

    async def _wake(self, row: StoredMatch) -> None:
        self.context.metrics.count("matches_created", f'game="{row.game}"')
        awaited = {seat.number for seat in row.seats if seat.kind == "bot"}.intersection(row.standing.waiting)
        if awaited:
            await self.context.hall.table(row.id)  # bots begin to think

    # -- matches that go on although their table is settled, or without somebody

    async def _tidy(self) -> None:
        for id, match_id in await self.store.ask(tournament_rows.to_end):
            await self._attempt(match_id, self._end(id, match_id))
        for match_id, account in await self.store.ask(tournament_rows.left_behind):
            await self._attempt(match_id, self._bot_for(match_id, account))
        for match_id in await self.store.ask(lambda c: tournament_rows.asleep(c, now() - ASLEEP)):
            await self._attempt(match_id, self.context.hall.table(match_id))

    async def _attempt(self, match_id: str, work: object) -> None:
        try:
            await work  # type: ignore[misc]
        except (Refused, StoreError) as error:
            _log.warning("a match of a tournament", extra={"match": match_id, "error": str(error)})
        except Exception as error:  # the next time it may be better
            about = {"match": match_id, "error": type(error).__name__}
            _log.error("a match of a tournament", extra=about, exc_info=error)

    async def _end(self, id: str, match_id: str) -> None:
        """The match ends as the tournament has decided."""
        found = await self.store.ask(lambda c: tournament_rows.tournament(c, id))
        table = None if found is None else next((t for t in found.tables if t.match_id == match_id), None)
        if table is None or table.places is None:
            return
        places = table.places

        def wanted(row: StoredMatch, match: Match) -> Deeds:
            if match.outcome is not None:
                return []
            won = [name for name, place in zip(match.seats, places) if place == 1]
            return [(None, f"adjudge {'+'.join(won) if len(won) < len(places) else '-'}")]

        await (await self.context.hall.table(match_id)).do(wanted, lambda row, affairs: ([], []))

    async def _bot_for(self, match_id: str, account: int) -> None:
        """Who has left the tournament leaves the match to a bot."""
        table: Table = await self.context.hall.table(match_id)

        def change(row: StoredMatch) -> tuple[list[Seat], list[str]]:
            seats, said = [], []
            for seat in row.seats:
                if seat.kind == "person" and seat.account == account:
                    name = table.match.seats[seat.number]
                    seats.append(Seat(seat.number, "bot", name=FALLBACK, bot=FALLBACK))
                    said.append(system_text("left", seat=name, name=seat.name, account=account))
                    said.append(system_text("bot-sat-down", seat=name, bot=FALLBACK))
            return seats, said

        await table.change_seats(change)


# -- counting


def _settle(connection: Connection, id: str, standing: dict[str, Places], now: int) -> bool:
    """Counts what is over, decides what is late, reminds; whether a round may have to be paired."""
    found = tournament_rows.tournament(connection, id, hold=True)
    if found is None:
        return False
    rules = course.rules_of(found)
    if found.status == "open" and found.starts is not None and found.starts <= now:
        return _begin_by_itself(connection, found, rules, now)
    if found.status != "running":
        return False
    changed = False
    open_rounds = {one.number: one for one in found.rounds if one.over is None}
    playing = [t for t in found.tables if t.settled is None and t.round in open_rounds and t.match_id is not None]
    ids = [t.match_id for t in playing if t.match_id is not None]
    ended, status = tournament_rows.ended(connection, ids), tournament_rows.statuses(connection, ids)
    left: list[Pairing] = []
    for table in playing:
        assert table.match_id is not None
        settled = _decided(found, rules, table, ended, status, standing, open_rounds[table.round], now)
        if settled is None:
            left.append(table)
            continue
        places, scores, how = settled
        values = {"places": list(places), "scores": list(scores) or None, "how": how, "settled": now}
        tournament_rows.settle(connection, id, table.round, table.number, **values)
        changed = True
        if how == "late":
            args = {"round": table.round, "table": table.number, "rule": rules.late, "places": list(places)}
            tournament_rows.note(connection, id, now, None, "late", **args)
    for number, one in open_rounds.items():
        rest = [t for t in left if t.round == number]
        if not rest:
            tournament_rows.change_round(connection, id, number, over=now)
            changed = True
        elif one.deadline is not None and not one.reminded and now >= near(one):
            tournament_rows.change_round(connection, id, number, reminded=True)
            numbers = [player for t in rest for player in t.players]
            people = announcing.players(found, numbers)
            announcing.tell(connection, found, "deadline", people, now, round=number, until=one.deadline)
            changed = True
    if changed:
        tournament_rows.change(connection, id)
    after = tournament_rows.tournament(connection, id)
    if after is not None and after.status == "running" and is_over(after, course.rules_of(after)):
        beginning.close(connection, after, None, now)
        return False
    if after is not None and not _wants_round(after, now):
        tournament_rows.looked(connection, id, after.version)
    return True


def near(one: Round) -> int:
    """When people are reminded of a deadline."""
    assert one.deadline is not None
    return one.deadline - min(NEAR, (one.deadline - one.begun) // 4)


def _begin_by_itself(connection: Connection, found: Tournament, rules: TournamentRules, now: int) -> bool:
    try:
        beginning.begin(connection, found, rules, None, now)
    except Refused:  # too few have entered: it stays open until an organiser begins it
        tournament_rows.change(connection, found.id, starts=None)
        tournament_rows.note(connection, found.id, now, None, "too-few")
        announcing.tell(connection, found, "few", announcing.organisers(found), now)
        return False
    return True


def _decided(
    found: Tournament,
    rules: TournamentRules,
    table: Pairing,
    ended: dict[str, tuple[Places, Places]],
    status: dict[str, tuple[str, list[int], int]],
    standing: dict[str, Places],
    round: Round,
    now: int,
) -> tuple[Places, Places, str] | None:
    """Places, scores and how it was settled; None while it goes on. A match that is over waits for its result."""
    id = table.match_id or ""
    if id in ended:
        return (*ended[id], "played")
    state, awaited, _ = status.get(id, ("running", [], 0))
    if state == "finished":
        return None
    out = [found.entrant(one) is None or found.entrant(one).status == "out" for one in table.players]  # type: ignore[union-attr]
    if len(table.players) == 2 and any(out):
        return ((1, 1) if all(out) else (1 + out[0], 1 + out[1])), (), "left"
    if round.deadline is None or round.deadline > now:
        return None
    if rules.late == "standing":
        return None if id not in standing else (standing[id], (), "late")
    if rules.late == "loss":
        return lost_by(awaited, len(table.players)), (), "late"
    return (1,) * len(table.players), (), "late"


def lost_by(awaited: Sequence[int], seats: int) -> Places:
    """Those who are awaited share the last places; a draw where all are."""
    late = set(awaited)
    ahead = seats - len(late)
    return tuple(1 + ahead if seat in late and ahead else 1 for seat in range(seats))


def places_now(match: Match) -> Places:
    """The places as the match stands: by what decides the game, as everybody may know it; a draw where nothing does.
    A seat has what its powers have together."""
    seats = match.seats
    if match.outcome is not None:
        keys = [(seat in match.outcome.winners, match.outcome.scores[seat]) for seat in range(len(seats))]
    else:
        measures = match.definition.measures(match.state)
        first = next(iter(measures.values()), {})
        held = {power.id: power.seat for power in match.scene(None).powers}
        keys = [(False, sum(value for power, value in first.items() if held.get(power) == seat)) for seat in seats]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def is_over(tournament: Tournament, rules: TournamentRules) -> bool:
    """All rounds are played, or there is nobody left to play another one."""
    if any(one.over is None for one in tournament.rounds):
        return False
    if tournament.rounds and sum(one.status == "in" and one.account is not None for one in tournament.entrants) < 2:
        return True
    planned = course.planned_rounds(tournament, rules)
    return planned is not None and len(tournament.rounds) >= planned


# -- pairing


def _wants_round(found: Tournament, now: int) -> bool:
    if found.status != "running" or any(one.over is None for one in found.rounds):
        return False
    rules = course.rules_of(found)
    if is_over(found, rules):
        return False
    last = found.rounds[-1] if found.rounds else None
    return last is None or rules.calendar == "flowing" or last.deadline is None or last.deadline <= now


def _enter_bots(connection: Connection, found: Tournament, rules: TournamentRules, bots: dict[int, int]) -> None:
    held = tournament_rows.tournament(connection, found.id, hold=True)
    if held is None or held.version != found.version:
        return
    status = "in" if rules.form == "round_robin" else "fill"
    for division, count in bots.items():
        for _ in range(count):
            row = {"bot": rules.fill, "status": status, "division": division, "since": found.begun}
            tournament_rows.enter(connection, found.id, row)
    tournament_rows.change(connection, found.id)


def planned(found: Tournament, rules: TournamentRules) -> list[Pairing]:
    """The tables of the next round, with the ids of the matches to be."""
    coming = course.next_round(found, rules)
    tables: list[Pairing] = []

    def add(division: int, kind: str, players: tuple[int, ...]) -> None:
        match_id = new_id() if kind == "match" else None
        tables.append(Pairing(coming.number, len(tables) + 1, division, kind, match_id, players))

    for division, paired in coming.paired.items():
        for players in paired.tables:
            add(division, "match", players)
        for pair in coming.walkovers.get(division, []):
            add(division, "walkover", pair)
        for one in paired.byes:
            add(division, "bye", (one,))
    return tables


def _begin_round(
    connection: Connection,
    found: Tournament,
    rules: TournamentRules,
    tables: Sequence[Pairing],
    rows: Sequence[StoredMatch],
    now: int,
) -> None:
    """Round, tables, matches and messages, all at once; Moved if the plan is of another day."""
    held = tournament_rows.tournament(connection, found.id, hold=True)
    if held is None or held.version != found.version:
        raise Moved
    last = found.rounds[-1] if found.rounds else None
    span = None if rules.hours is None else rules.hours * 3_600_000
    begun = now
    if rules.calendar == "fixed" and last is not None and last.deadline is not None and span is not None:
        begun = last.deadline if now - last.deadline < span // 4 else now  # nobody pays for a time without a server
    number = len(found.rounds) + 1
    for row in rows:
        queries.create_match(connection, row, ())
    made = Round(number, begun, None if span is None else begun + span, False, None)
    settled = [t if t.kind == "match" else replace(t, settled=now) for t in tables]
    tournament_rows.add_round(connection, found.id, made, settled)
    tournament_rows.change(connection, found.id)
    playing = [one for t in tables if t.kind == "match" for one in t.players]
    for table in tables:
        for one in table.players[:1] if table.kind != "match" else table.players:
            what = "round" if one in playing else "bye"
            accounts = announcing.players(found, [one])
            announcing.tell(connection, found, what, accounts, now, round=number, match=table.match_id or "")
