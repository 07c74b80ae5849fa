"""Both back ends, each test with an empty database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store can be opened."""
    if request.param == "sqlite":
        return str(tmp_path / "matches.sqlite")
    running: Cluster = request.getfixturevalue("postgres")
    return running.database()
