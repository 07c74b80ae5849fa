"""One interface, two back ends: the same tests for both."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

import pytest
from sqlalchemy import text

from chancellery.store import (
    Append,
    Conflict,
    Invitation,
    NewEntry,
    News,
    NotMigrated,
    Query,
    Seat,
    Session,
    Snapshot,
    Standing,
    Store,
    StoredMatch,
    StoreError,
    Taken,
    now,
    open_store,
)
from chancellery.store.migrate import is_current
from chancellery.store.sql import SqlStore

T = TypeVar("T")


def with_store(where: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Runs the work on a fresh store and closes it."""

    async def run() -> T:
        store = open_store(where)
        await store.start()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def match(id: str = "abcdefghjkmn", **changes: object) -> StoredMatch:
    made = StoredMatch(
        id=id,
        title="Ein Spiel – gra",
        game="coalitions",
        setup={"seed": "s", "options": {"a": True}},
        owner=None,
        private=False,
        created=1000,
        updated=1000,
        head=0,
        standing=Standing("running", 0, 0, (1,)),
        seats=(Seat(0, "person", name="Ada"), Seat(1, "bot", bot="sensible"), Seat(2, "open")),
    )
    return replace(made, **changes)  # type: ignore[arg-type]


def move(number: int, action: str | None = None) -> NewEntry:
    return NewEntry("move", 0, f"move {number}", number, number, action)


def append(expected: int, *entries: NewEntry, id: str = "abcdefghjkmn") -> Append:
    last = entries[-1] if entries else move(expected)
    return Append(id, expected, entries, Standing("running", last.moves, last.revision, (0,)))


def test_a_match_comes_back_as_it_was_stored(where: str) -> None:
    async def work(store: Store) -> None:
        assert await store.match("abcdefghjkmn") is None
        await store.create_match(match())
        assert await store.match("abcdefghjkmn") == match()
        assert await store.healthy()

    with_store(where, work)


def test_entries_are_numbered_and_the_standing_follows(where: str) -> None:
    async def work(store: Store) -> None:
        await store.create_match(match())
        done = await store.append(append(0, move(1, "a"), move(2, "b")))
        assert done.head == 2
        assert done.repeated is None
        await store.append(append(2, NewEntry("press", 1, "Grüße ♞", 2, 2, "c", (0, 2), None)))
        entries = await store.entries("abcdefghjkmn")
        assert [(e.seq, e.kind, e.text) for e in entries] == [
            (1, "move", "move 1"),
            (2, "move", "move 2"),
            (3, "press", "Grüße ♞"),
        ]
        assert entries[2].readers == (0, 2)
        assert entries[0].readers is None
        assert [e.seq for e in await store.entries("abcdefghjkmn", 2)] == [3]
        row = await store.match("abcdefghjkmn")
        assert row is not None
        assert row.head == 3
        assert (row.standing.moves, row.standing.waiting) == (2, (0,))
        assert row.updated >= done.time

    with_store(where, work)


def test_an_append_at_the_wrong_place_is_a_conflict_and_changes_nothing(where: str) -> None:
    async def work(store: Store) -> None:
        await store.create_match(match())
        await store.append(append(0, move(1)))
        with pytest.raises(Conflict) as caught:
            await store.append(append(0, move(1)))
        assert caught.value.head == 1
        with pytest.raises(Conflict):
            await store.append(append(5, move(6)))
        assert len(await store.entries("abcdefghjkmn")) == 1

    with_store(where, work)


def test_an_action_is_stored_once(where: str) -> None:
    async def work(store: Store) -> None:
        await store.create_match(match())
        first = await store.append(append(0, move(1, "same")))
        again = await store.append(append(1, move(2, "same")))
        assert again.repeated is not None
        assert (again.repeated.seq, again.repeated.text, again.time) == (1, "move 1", first.time)
        assert await store.entry_of("abcdefghjkmn", "same") == again.repeated
        assert await store.entry_of("abcdefghjkmn", "other") is None
        assert len(await store.entries("abcdefghjkmn")) == 1

    with_store(where, work)


def test_an_action_that_is_sent_again_is_known_wherever_it_expects_to_stand(where: str) -> None:
    async def work(store: Store) -> None:
        await store.create_match(match())
        twice = await asyncio.gather(*(store.append(append(0, move(1, "same"))) for _ in range(2)))
        assert [done.repeated is None for done in twice] == [True, False]
        await store.append(append(1, move(2, "next")))
        for expected in (0, 1, 2, 9):
            again = await store.append(append(expected, move(3, "same")))
            assert again.repeated is not None
            assert (again.head, again.repeated.seq, again.repeated.text) == (2, 1, "move 1")
        assert len(await store.entries("abcdefghjkmn")) == 2

    with_store(where, work)


def test_an_action_that_is_sent_again_does_not_hold_up_others(where: str) -> None:
    async def work(store: Store) -> None:
        ids = ["abcdefghjkmn", *(f"other{n}" for n in range(5))]
        for id in ids:
            await store.create_match(match(id=id))
        await store.append(append(0, move(1, "same")))
        tries = [store.append(append(int(id == ids[0]), move(2, "same"), id=id)) for id in ids]
        results = await asyncio.gather(*tries)
        assert [done.repeated is None for done in results] == [False, *[True] * 5]
        assert [len(await store.entries(id)) for id in ids] == [1] * 6

    with_store(where, work)


def test_of_many_at_once_one_wins(where: str) -> None:
    async def work(store: Store) -> None:
        await store.create_match(match())
        tries = [store.append(append(0, move(1, f"a{n}"))) for n in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(result, Conflict) for result in results) == 19
        assert len(await store.entries("abcdefghjkmn")) == 1

    with_store(where, work)


def test_two_stores_on_one_database_never_both_win(where: str) -> None:
    async def work(store: Store) -> None:
        await store.create_match(match())
        other = open_store(where)
        await other.start()
        try:
            for place in range(15):
                results = await asyncio.gather(
                    store.append(append(place, move(place + 1, f"x{place}"))),
                    other.append(append(place, move(place + 1, f"y{place}"))),
                    return_exceptions=True,
                )
                assert sorted(type(result).__name__ for result in results) == ["Appended", "Conflict"]
            assert [e.seq for e in await other.entries("abcdefghjkmn")] == list(range(1, 16))
        finally:
            await other.close()

    with_store(where, work)


def test_group_commit_serves_many_matches_with_few_transactions(where: str) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, SqlStore)
        ids = [f"{n:012}" for n in range(60)]
        for id in ids:
            await store.create_match(match(id))
        await asyncio.gather(*(store.append(append(0, move(1), id=id)) for id in ids))
        assert store._group.appends == 60
        assert store._group.batches < 10
        heads = [row.head for row in await store.matches(Query(limit=100))]
        assert heads == [1] * 60

    with_store(where, work)


def test_one_bad_append_does_not_spoil_the_batch(where: str) -> None:
    async def work(store: Store) -> None:
        await store.create_match(match())
        results = await asyncio.gather(
            store.append(append(0, move(1, "a"))),
            store.append(append(0, move(1), id="nosuchmatch1")),
            store.append(append(7, move(8))),
            return_exceptions=True,
        )
        assert [type(result).__name__ for result in results] == ["Appended", "StoreError", "Conflict"]
        assert len(await store.entries("abcdefghjkmn")) == 1

    with_store(where, work)


def test_seats_change_with_the_entry_that_says_so(where: str) -> None:
    async def work(store: Store) -> None:
        await store.create_match(match(), [Invitation("hash", "abcdefghjkmn", 2, 10**15)])
        await store.put_note("abcdefghjkmn", 2, "old notes")
        sits = Append(
            "abcdefghjkmn",
            0,
            (NewEntry("system", None, "{}", 0, 0),),
            Standing("running", 0, 0),
            (Seat(2, "person", name="Bea"),),
            "hash",
        )
        await store.append(sits)
        row = await store.match("abcdefghjkmn")
        assert row is not None
        assert row.seats[2] == Seat(2, "person", name="Bea")
        assert await store.invitation("hash") is None
        assert await store.note("abcdefghjkmn", 2) == ""  # notes go with their author
        with pytest.raises(Taken):
            await store.append(replace(sits, expected=1))
        assert (await store.match("abcdefghjkmn")) == row

    with_store(where, work)


def test_snapshots_notes_and_invitations(where: str) -> None:
    async def work(store: Store) -> None:
        await store.create_match(match())
        assert await store.snapshot("abcdefghjkmn") is None
        await store.put_snapshot("abcdefghjkmn", Snapshot(64, {"record": "long " * 1000}))
        await store.put_snapshot("abcdefghjkmn", Snapshot(10, {"record": "older"}))
        found = await store.snapshot("abcdefghjkmn")
        assert found == Snapshot(64, {"record": "long " * 1000})
        await store.put_note("abcdefghjkmn", 0, "a")
        await store.put_note("abcdefghjkmn", 0, "b")
        assert await store.note("abcdefghjkmn", 0) == "b"
        assert await store.note("abcdefghjkmn", 1) == ""
        await store.add_invitation(Invitation("one", "abcdefghjkmn", 2, 50))
        await store.add_invitation(Invitation("two", "abcdefghjkmn", 2, 60))
        assert await store.invitation("one") is None
        assert await store.invitation("two") == Invitation("two", "abcdefghjkmn", 2, 60)
        await store.sweep(61)
        assert await store.invitation("two") is None

    with_store(where, work)


def test_accounts_and_sessions(where: str) -> None:
    async def work(store: Store) -> None:
        ada = await store.add_account("Ada Łoś", "hash", 5)
        assert await store.account_named("ada łoś") == ada
        assert await store.account(ada.id) == ada
        assert await store.account(ada.id + 1) is None
        with pytest.raises(Taken):
            await store.add_account("ADA ŁOŚ", "other", 6)
        await store.set_password(ada.id, "new")
        assert (await store.account(ada.id)) == replace(ada, password="new")
        later = now() + 10**6
        for token in ("one", "two"):
            await store.add_session(Session(token, ada.id, "csrf", later))
        assert await store.session("one") == Session("one", ada.id, "csrf", later)
        await store.end_session("one")
        assert await store.session("one") is None
        await store.end_sessions(ada.id)
        assert await store.session("two") is None

    with_store(where, work)


def test_listing_respects_privacy_status_and_order(where: str) -> None:
    async def work(store: Store) -> None:
        ada = await store.add_account("Ada", "h", 1)
        bea = await store.add_account("Bea", "h", 1)
        mine = (Seat(0, "person", ada.id, "Ada"),)
        await store.create_match(match("open00000000", updated=10, standing=Standing("open", 0, 0)))
        await store.create_match(match("private00000", updated=20, private=True, seats=mine))
        await store.create_match(match("owned0000000", updated=30, private=True, owner=bea.id))
        await store.create_match(match("public000000", updated=40))

        async def listed(**query: object) -> list[str]:
            return [row.id.rstrip("0") for row in await store.matches(Query(**query))]  # type: ignore[arg-type]

        assert await listed() == ["public", "open"]
        assert await listed(visible_to=ada.id) == ["public", "private", "open"]
        assert await listed(visible_to=bea.id) == ["public", "owned", "open"]
        assert await listed(everything=True) == ["public", "owned", "private", "open"]
        assert await listed(everything=True, status="open") == ["open"]
        assert await listed(account=ada.id, visible_to=ada.id) == ["private"]
        assert await listed(everything=True, before=30) == ["private", "open"]
        assert await listed(everything=True, limit=1) == ["public"]

    with_store(where, work)


def test_migrations_make_the_tables_of_the_schema(where: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext
    from sqlalchemy import Connection

    from chancellery.store.schema import metadata

    def differences(connection: Connection) -> list[object]:
        assert is_current(connection)
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work(store: Store) -> None:
        assert isinstance(store, SqlStore)
        with store.engine.connect() as connection:
            assert differences(connection) == []

    with_store(where, work)
    with_store(where, work)  # starting again changes nothing


def test_tables_of_another_version_are_not_touched_without_leave(where: str) -> None:
    async def work() -> None:
        store = open_store(where)
        with pytest.raises(NotMigrated):
            await store.start(migrate=False)
        await store.close()

    asyncio.run(work())


def test_servers_that_start_at_once_migrate_once(where: str) -> None:
    async def work() -> None:
        stores = [open_store(where) for _ in range(4)]
        await asyncio.gather(*(store.start() for store in stores))
        await stores[0].create_match(match())
        assert await stores[3].match("abcdefghjkmn") is not None
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(work())


def test_sqlite_waits_for_the_disk(where: str) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store, SqlStore)
        with store.engine.connect() as connection:
            if store.name == "sqlite":
                assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
                assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
            else:
                assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"

    with_store(where, work)


def test_an_unreachable_store_is_an_error() -> None:
    async def work() -> None:
        for where in ("/proc/nowhere/matches.sqlite", "postgresql://nobody@127.0.0.1:1/none"):
            store = open_store(where)
            with pytest.raises(StoreError):
                await store.start()
            assert not await store.healthy()
            await store.close()

    asyncio.run(work())


def test_news_travels_between_servers(postgres: object) -> None:
    from chancellery.store.postgres import PostgresStore
    from tests.server.postgres import Cluster

    assert isinstance(postgres, Cluster)
    where = postgres.database()

    async def work() -> None:
        one, two = PostgresStore(where), PostgresStore(where)
        heard: asyncio.Queue[News] = asyncio.Queue()
        own: list[News] = []

        async def listen(news: News) -> None:
            await heard.put(news)

        async def listen_to_own(news: News) -> None:
            own.append(news)

        two.listen(listen)
        one.listen(listen_to_own)
        await one.start()
        await two.start()
        await one.hearing()
        await two.hearing()
        assert (await asyncio.wait_for(heard.get(), 5)).match_id == ""  # whatever was written before it listened
        await one.create_match(match())
        await one.append(append(0, move(1)))
        news = await asyncio.wait_for(heard.get(), 5)
        assert (news.match_id, news.head) == ("abcdefghjkmn", 1)
        # a lost connection comes back and asks everybody to look again
        postgres.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        news = await asyncio.wait_for(heard.get(), 10)
        assert news.match_id == ""
        await one.append(append(1, move(2)))
        assert (await asyncio.wait_for(heard.get(), 5)).head == 2
        assert all(news.match_id == "" for news in own)
        await one.close()
        await two.close()

    asyncio.run(work())


def test_a_closed_account_is_gone_but_its_number_is_not_given_again(where: str) -> None:
    async def work(store: Store) -> None:
        ada, bea = await store.add_account("Ada", "hash", 0, True), await store.add_account("Bea", "hash", 0)
        sits = (Seat(0, "person", ada.id, "Ada"), Seat(1, "person", bea.id, "Bea"))
        await store.create_match(match(seats=sits))
        await store.create_match(match(id="over", seats=sits, standing=Standing("finished", 1, 1)))
        await store.create_match(match(id="opened", owner=ada.id, standing=Standing("open", 1, 1)))
        await store.create_match(match(id="owned", owner=ada.id))
        for seat in (0, 1):
            await store.put_note("over", seat, f"note {seat}")
        for account in (ada, bea):
            await store.add_session(Session(f"token {account.id}", account.id, "csrf", 10))
        assert await store.unfinished(ada.id) == ["abcdefghjkmn", "opened"]
        assert await store.unfinished(bea.id) == ["abcdefghjkmn"]
        await store.close_account(ada.id)
        await store.set_password(ada.id, "another")  # it began before, and comes too late
        assert await store.account(ada.id) is None
        for name in ("Ada", "", f"#{ada.id}"):
            assert await store.account_named(name) is None
        assert await store.session(f"token {ada.id}") is None
        assert [await store.note("over", seat) for seat in (0, 1)] == ["", "note 1"]
        again = await store.add_account("ADA", "hash", 0)
        assert again.id not in (ada.id, bea.id)
        assert await store.account_named("Bea") == bea
        assert await store.session(f"token {bea.id}") is not None

    with_store(where, work)
