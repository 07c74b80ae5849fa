"""Scene (being written)."""

from __future__ import annotations

from typing import Any

from chancellery.games.maria.view import view


def scene(s: Any, seat: int | None, lang: str) -> dict[str, Any]:
    return view(s, seat)
