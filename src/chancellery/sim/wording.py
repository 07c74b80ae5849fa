"""Words of the pages about strength and balance: variants, seats, shares."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from chancellery.kernel import Match
from chancellery.locale import has, text


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def variant(game: str, scenario: str, options: Mapping[str, Any], seats: int, lang: str = "en") -> str:
    key = f"scenario-{game}-{scenario}"
    title = text(lang, key).partition(":")[0] if has(lang, key) else scenario
    named = ", ".join([text(lang, f"game-{game}"), title, *map(str, options.values())])
    return text(lang, "cli-ladder-variant", variant=named, seats=seats)


@cache
def seat_names(game: str, scenario: str, seats: int) -> dict[str, str]:
    match = Match.new(game, scenario, seats, 0)
    return {name: str(text("en", match.definition.seat_name(seat))) for seat, name in enumerate(match.seats)}
