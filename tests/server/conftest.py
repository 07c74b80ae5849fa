"""Servers for tests: local and hosted, on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chancellery.server.settings import Settings
from tests.server.harness import Person, Running, close_all, running
from tests.server.postgres import Cluster, cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "matches.sqlite")
    started: Cluster = request.getfixturevalue("postgres")
    return started.database()


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A local server, shared by the tests of a module."""
    store = str(tmp_path_factory.mktemp("local") / "matches.sqlite")
    with running(Settings(store=store, bot_pause=0.0, bot_processes=1)) as server:
        yield server


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A hosted server, shared by the tests of a module; its limits are tested elsewhere."""
    store = str(tmp_path_factory.mktemp("hosted") / "matches.sqlite")
    with running(Settings(mode="hosted", store=store, bot_pause=0.0, bot_processes=1, rates=False)) as server:
        yield server


@pytest.fixture
def me(local: Running) -> Person:
    return Person(local.address)


@pytest.fixture(autouse=True)
def _tidy() -> Iterator[None]:
    yield
    close_all()
