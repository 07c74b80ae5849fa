"""The numbers of a side that are worth a glance."""

from __future__ import annotations

from functools import lru_cache

from chancellery.games.imperial_struggle.state import Struggle
from chancellery.locale import text
from chancellery.table.drawing import KEPT
from chancellery.table.scene import Fact


def facts(s: Struggle, side: int, lang: str) -> tuple[Fact, ...]:
    fleet = (("map", s.squadrons(side)), ("navy", s.navy[side]), ("unbuilt", s.unbuilt[side]), ("track", s.track[side]))
    debt, limit = s.debt[side], s.limit[side]
    owed = (("debt", debt), ("limit", limit), ("left", limit - debt))
    return (
        _fact("debt", "coin", lang, debt, owed, limit),
        _fact("treaty", "seal", lang, s.treaty[side]),
        _fact("cards", "cards", lang, len(s.hands[side])),
        _fact("squadrons", "anchor", lang, s.squadrons(side), fleet, more=s.navy[side] or None),
    )


@lru_cache(KEPT)
def _fact(
    id: str,
    icon: str,
    lang: str,
    value: int,
    said: tuple[tuple[str, int], ...] = (),
    limit: int | None = None,
    more: int | None = None,
) -> Fact:
    whole = text(lang, f"is-fact-{id}.text", count=value, **dict(said))
    return Fact(id, text(lang, "is-fact-" + id), value, icon, most=limit, of=limit, more=more, text=whole)
