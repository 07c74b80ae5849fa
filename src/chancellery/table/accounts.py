"""How each seat fared in a match that is over: how far it was from winning, what made the difference, and figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from chancellery.locale import text
from chancellery.table.scene_telling import Account, Point

if TYPE_CHECKING:
    from chancellery.table.story import Told

Clock = Mapping[str, tuple[int, int]]  # milliseconds of the fastest and the longest decision, by seat


def accounts(told: Told, clock: Clock) -> tuple[Account, ...]:
    outcome = told.match.outcome
    if outcome is None:
        return ()
    winners = {told.match.seats[seat] for seat in outcome.winners}
    return tuple(
        Account(seat, " ".join(_sentences(told, seat, winners)), tuple(_facts(told, seat, clock)))
        for seat in told.match.seats
    )


def _sentences(told: Told, seat: str, winners: set[str]) -> Iterator[str]:
    """The gap, the lead, and the event that made it."""
    own, won, lang = told.powers_of(seat), seat in winners, told.lang
    rivals = [
        p
        for other in told.match.seats
        if (other not in winners if won else other in winners)
        for p in told.powers_of(other)
    ]
    values = told.moments[-1].values.get(told.measure, {})
    mine, theirs = _best(values, own), _best(values, rivals)
    if mine is None or theirs is None:
        yield text(lang, "story-won" if won else "story-lost")
        return
    args = {
        "own": str(values[mine]).replace("-", "−"),
        "other": told.names[theirs],
        "gap": abs(values[mine] - values[theirs]),
    }
    yield text(lang, "story-won-by" if won else "story-short", **args)
    led = [_best(point.values, values) in own and _alone(point.values) for point in told.rounds]
    yield from _lead(told.rounds, led, won, lang)
    line = _turn(told, mine, theirs, won)
    if line:
        yield text(lang, "story-made" if won else "story-cost", line=line)


def _best(values: Mapping[str, int], powers: Sequence[str] | Mapping[str, int]) -> str | None:
    return max((power for power in powers if power in values), key=lambda power: values[power], default=None)


def _alone(values: Mapping[str, int]) -> bool:
    """Whether one power is ahead of all others."""
    return sorted(values.values())[-1:] != sorted(values.values())[-2:-1]


def _lead(rounds: Sequence[Point], led: Sequence[bool], won: bool, lang: str) -> Iterator[str]:
    """When the lead was taken or held for the last time; the beginning and the end are no rounds."""
    inner = range(1, len(rounds) - 1)
    if won:
        since = next((n for n in inner if all(led[n:])), None)
        if since is not None:
            yield text(lang, "story-led-from", round=plain(rounds[since].title))
    else:
        last = next((n for n in reversed(inner) if led[n]), None)
        key = "story-never-led" if last is None else "story-led-last"
        yield text(lang, key, round="" if last is None else plain(rounds[last].title))


def _turn(told: Told, mine: str, theirs: str, won: bool) -> str:
    """The line of the move that changed the gap most, for the better if it was won, else for the worse."""
    values = [moment.values[told.measure] for moment in told.moments]
    gaps = [one[mine] - one[theirs] for one in values]
    changes = [(after - before) * (1 if won else -1) for before, after in pairwise(gaps)]
    best = max(range(len(changes)), key=lambda n: changes[n], default=-1)
    moment = told.moments[best + 1]
    return told.weightiest(moment).text.text if best >= 0 and changes[best] > 0 and moment.told else ""


def _facts(told: Told, seat: str, clock: Clock) -> Iterator[str]:
    own, lang = told.powers_of(seat), told.lang
    won, lost = (sum(told.tallies.get(power, (0, 0))[n] for power in own) for n in (0, 1))
    if won or lost:
        yield text(lang, "story-battles", won=won, lost=lost)
    forces = told.match.definition.forces
    if forces:
        values = [moment.values[forces] for moment in told.moments]
        fallen = sum(max(0, a.get(p, 0) - b.get(p, 0)) for a, b in pairwise(values) for p in own)
        yield text(lang, "story-losses", what=told.title(forces), count=fallen)
    if seat in clock:
        fastest, longest = (_span(one, lang) for one in clock[seat])
        yield text(lang, "story-times", fastest=fastest, longest=longest)


def _span(milliseconds: int, lang: str) -> str:
    minutes, seconds = divmod(max(1, round(milliseconds / 1000)), 60)
    if minutes >= 60:
        return text(lang, "span-hours", hours=minutes // 60, minutes=minutes % 60)
    return text(lang, "span-minutes", minutes=minutes) if minutes else text(lang, "span-seconds", seconds=seconds)


def plain(title: str) -> str:
    """The name of a round without the end of its sentence."""
    return title.rstrip(".")
