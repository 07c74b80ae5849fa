"""Names of accounts: compared in one form, and none that looks like another's."""

from __future__ import annotations

import asyncio
import unicodedata

import pytest
from alembic import command
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, text

from chancellery.store import Taken, names, open_store
from chancellery.store.migrate import config
from chancellery.store.sql import SqlStore
from tests.store.test_store import with_store

ALIKE = [
    ("Ada", "Аda"),  # Cyrillic А
    ("paypal", "pаypаl"),
    ("Ivan", "lvan"),  # a small L
    ("ivan", "Іvan"),  # a Cyrillic capital І, seen in capitals as IVAN
    ("modern", "modem"),
    ("Olga", "0lga"),
    ("Zoła", "Zoł\u0430"),
    ("Bob", "Ꮟob"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_share_a_look(one: str, other: str) -> None:
    assert names.compared(one) != names.compared(other)
    assert names.looks(one) & names.looks(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Adam"), ("Łukasz", "Lukasz"), ("Ala", "Ola"), ("Jan 1", "Jan 2")])
def test_names_that_differ_to_the_eye_do_not(one: str, other: str) -> None:
    assert not names.looks(one) & names.looks(other)


@given(st.text(max_size=30))
def test_each_form_is_its_own_form(name: str) -> None:
    plain = names.shown(name)
    assert names.shown(plain) == plain
    assert names.compared(plain) == names.compared(name)
    assert names.compared(names.compared(name)) == names.compared(name)
    assert names.looks(plain) == names.looks(name)
    for variant in (name.upper(), unicodedata.normalize("NFD", name), f"  {name} "):
        if variant.casefold() == name.casefold():
            assert names.compared(variant) == names.compared(name)


@pytest.mark.parametrize("name", ["x", " x ", "x" * 41, "ﷺ" * 3, "ㅤㅤ", "a\u1160b", "-ab", "a\u200db", ""])
def test_names_that_nobody_may_take(name: str) -> None:
    assert not names.valid(names.shown(name))


def test_the_length_counts_as_it_is_shown() -> None:
    assert names.valid(names.shown("a\u0301" * 40))  # forty letters with their accents
    assert not names.valid(names.shown("a\u0301" * 41))


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_nobody_takes_a_name_that_looks_like_anothers(where: str, one: str, other: str) -> None:
    async def work(store: SqlStore) -> None:
        first = await store.add_account(one, "hash", 1)
        with pytest.raises(Taken):
            await store.add_account(other, "hash", 2)
        assert await store.account_named(other) is None
        await store.close_account(first.id)
        assert (await store.add_account(other, "hash", 3)).id != first.id

    with_store(where, work)  # type: ignore[arg-type]


def test_accounts_from_before_keep_their_names(where: str) -> None:
    """Among them two that look alike, two with one canonical form, and one that is closed."""

    def old(connection: Connection) -> None:
        command.upgrade(config(connection), "0001")
        rows = [("Ada", "ada"), ("Аda", "аda"), ("ǰan", "ǰan"), ("", "#4"), ("ΐo", "ΐo"), ("ΐo", "ΐo".casefold())]
        for number, (name, folded) in enumerate(rows, 1):
            connection.execute(
                text(
                    "INSERT INTO accounts (id, name, folded, password, admin, created) "
                    "VALUES (:id, :name, :folded, :password, false, 0)"
                ),
                {"id": number, "name": name, "folded": folded, "password": "hash" if name else ""},
            )

    async def run() -> None:
        store = open_store(where)
        assert isinstance(store, SqlStore)
        if where.endswith(".sqlite"):
            open(where, "w").close()
        with store.engine.connect() as connection:
            connection.execution_options(write=True)
            with connection.begin():
                old(connection)
        await store.start()
        for number, name in ((1, "Ada"), (2, "Аda"), (3, "ǰan"), (3, "J\u030cAN")):
            found = await store.account_named(name)
            assert found is not None
            assert found.id == number
        both = {found.id for name in ("ΐo", "ΐo") if (found := await store.account_named(name)) is not None}
        assert both <= {5, 6}
        with pytest.raises(Taken):
            await store.add_account("Adа", "hash", 1)
        await store.close()

    asyncio.run(run())
