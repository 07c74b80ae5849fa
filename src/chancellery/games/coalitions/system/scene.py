"""The scene of a match: what to draw."""

from __future__ import annotations

from typing import Any

from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.view import view


def scene(s: Realm, seat: int | None, lang: str) -> dict[str, Any]:
    return view(s, seat)
