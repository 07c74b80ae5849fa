"""What all games do while they draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from chancellery.kernel import Decision, deeds
from chancellery.locale import Name, in_a_row, text
from chancellery.table.scene import Place, Scene
from chancellery.table.scene_telling import Outcome
from chancellery.table.swapping import swapped
from chancellery.table.things import addressed

KEPT = 20_000  # places and pieces look the same in most scenes
TABLES = 2_000  # and so do whole parts of a table from one move to the next


@lru_cache(KEPT)
def with_line(place: Place, line: str) -> Place:
    """The place, and one thing more to say about it."""
    return replace(place, text=(*place.text, line))


def for_seats(
    s: Any,
    seats: Sequence[int | None],
    lang: str,
    public: Scene,
    own: Callable[[Any, Scene, int, list[Decision], str], Scene],
) -> list[Scene]:
    """The scenes of several seats; None is a spectator. What is public they share.

    A seat sees besides, if it must decide, its options, what it has chosen secretly, and what its `own` adds.
    """
    found = []
    for seat in seats:
        if seat is None:
            found.append(public)
            continue
        asking, decisions = s.game.asking, [d for d in s.asked if d.seat == seat]
        drawn = swapped(
            public,
            head=swapped(public.head, seat=s.game.seats[seat]),
            prompt=asking.prompt(s, decisions, lang) if decisions else public.prompt,
            sealed=asking.sealed(s, decisions, lang),
        )
        found.append(addressed(own(s, drawn, seat, decisions, lang), lang))
    return found


def by_people(s: Any, lang: str) -> Outcome | None:
    """How a match ended that people ended themselves; None where its rules did."""
    if s.outcome is None or s.outcome.rule != deeds.RULE:
        return None
    called = [s.game.seat_name(seat) for seat in range(len(s.game.seats))]
    names = [text(lang, name) if isinstance(name, Name) else name for name in called]
    winners = s.outcome.winners
    args = {
        "won": in_a_row([names[seat] for seat in winners], lang) if winners else "",
        "lost": in_a_row([name for seat, name in enumerate(names) if seat not in winners] or names, lang),
        "count": len(winners),
    }
    all_won = s.outcome.reason == "agreed" and len(winners) == len(names)
    said = text(lang, f"ended-{'shared' if all_won else s.outcome.reason}", **args)
    return outcome(s, said, dict(zip(s.game.seats, names, strict=True)))


def outcome(s: Any, said: str, names: dict[str, str] | None = None) -> Outcome:
    """How a match ended, in words; `names` are those of seats that are no powers."""
    ended, seats = s.outcome, s.game.seats
    winners, scores = tuple(seats[seat] for seat in ended.winners), dict(zip(seats, ended.scores, strict=True))
    return Outcome(winners, scores, ended.rule, ended.reason, said, names)
