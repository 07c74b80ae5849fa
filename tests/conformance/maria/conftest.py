"""Maria is not offered yet: it is registered for these tests only."""

from __future__ import annotations

import pytest

from chancellery.games.maria.definition import GAME
from chancellery.kernel import registry


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, GAME.id, GAME)
