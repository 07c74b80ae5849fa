"""Hand-written positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.maria import sequence
from chancellery.games.maria.campaign import Campaign

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria


def build(game: Maria, data: dict[str, Any], seed: str) -> Campaign:
    return sequence.blank(game, seed)
