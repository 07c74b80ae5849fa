"""Small things that several games do while they draw."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from chancellery.table.scene import Place

KEPT = 20_000  # places and pieces look the same in most scenes


@lru_cache(KEPT)
def with_line(place: Place, line: str) -> Place:
    """The place, and one thing more to say about it."""
    return replace(place, text=(*place.text, line))
