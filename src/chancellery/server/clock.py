"""Clocks: pure functions of a control, of what was left at a time, and of the times that do not count.

All times are milliseconds, moments since 1970. What is left is written down with every entry of a match, so that only
what has passed since then is ever worked out: without the times in which no server was there and, by correspondence,
without those in which a person does not play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Any, Literal
from zoneinfo import ZoneInfo

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
Span = tuple[int, int]  # from, until


@dataclass(frozen=True, slots=True)
class Control:
    """How long people may think: a reserve, and an increment for each decision, be it one of many in a row or one that
    several make at once. By correspondence nobody saves up more than the reserve. `late` says what comes of it when the
    time has run out, and the grace after the warning too."""

    kind: Literal["live", "correspondence"]
    reserve: int
    increment: int
    late: Literal["bot", "open", "lose"]

    @property
    def grace(self) -> int:
        """From the warning on."""
        return min(30_000, self.reserve // 2) if self.kind == "live" else DAY

    def gained(self, left: int) -> int:
        """What somebody has who decides with so much left."""
        more = max(0, left) + self.increment
        return more if self.kind == "live" else max(left, min(more, self.reserve))

    @property
    def more(self) -> int:
        """What the others may grant."""
        return max(MINUTE, self.reserve // 4) if self.kind == "live" else max(DAY, self.reserve // 4)


@dataclass(frozen=True, slots=True)
class Hours:
    """When somebody plays: from one minute of the day to another, on some days of the week (Monday is 0), not on
    holidays (first and last day). It holds from `since` on."""

    since: int = 0
    zone: str = "UTC"
    start: int = 0
    end: int = 1440
    days: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6)
    holidays: tuple[tuple[str, str], ...] = ()

    @property
    def always(self) -> bool:
        return self.end - self.start >= 1440 and len(self.days) == 7 and not self.holidays


Calendar = tuple[Hours, ...]  # one after another, the first holds from the beginning
ANY_TIME: Calendar = ()


@lru_cache(4096)
def _window(hours: Hours, day: date) -> Span | None:
    """When somebody plays on a day; hours that end before they begin end on the next day."""
    iso = day.isoformat()
    if day.weekday() not in hours.days or any(first <= iso <= last for first, last in hours.holidays):
        return None
    midnight = datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(hours.zone))
    end = hours.end if hours.end > hours.start else hours.end + 1440
    return _moment(midnight, hours.start), _moment(midnight, end)


def _moment(midnight: datetime, minutes: int) -> int:
    """By the clock on the wall: on the days when clocks are changed, too."""
    return int((midnight + timedelta(minutes=minutes)).timestamp() * 1000)


def _days(hours: Hours, since: int, until: int) -> list[date]:
    zone = ZoneInfo(hours.zone)
    first = datetime.fromtimestamp(since / 1000, UTC).astimezone(zone).date() - timedelta(days=1)
    last = datetime.fromtimestamp(until / 1000, UTC).astimezone(zone).date()
    return [first + timedelta(days=n) for n in range((last - first).days + 1)]


def played(calendar: Calendar, since: int, until: int) -> list[Span]:
    """The parts of a span in which somebody plays."""
    if not calendar:
        return [(since, until)] if until > since else []
    found: list[Span] = []
    for at, hours in enumerate(calendar):
        start = max(since, hours.since) if at else since
        end = min(until, calendar[at + 1].since) if at + 1 < len(calendar) else until
        if start >= end:
            continue
        if hours.always:
            found.append((start, end))
            continue
        for day in _days(hours, start, end):
            window = _window(hours, day)
            if window is not None and max(start, window[0]) < min(end, window[1]):
                found.append((max(start, window[0]), min(end, window[1])))
    return found


def counted(calendar: Calendar, since: int, until: int, outages: Sequence[Span] = ()) -> int:
    """How much of a span counts: what a person plays in, less what no server was there for."""
    total = 0
    for start, end in played(calendar, since, until):
        total += end - start
        down = start
        for gone, back in sorted(outages):  # they may overlap
            total -= max(0, min(end, back) - max(down, gone))
            down = max(down, min(end, back))
    return total


def passed_after(calendar: Calendar, since: int, needed: int) -> int:
    """When so much will have counted."""
    if needed <= 0:
        return since
    if not calendar or (len(calendar) == 1 and calendar[0].always):
        return since + needed
    start, span = since, max(needed, DAY)
    while True:
        for begin, end in played(calendar, start, start + span):
            if end - begin >= needed:
                return begin + needed
            needed -= end - begin
        start += span


@dataclass(frozen=True, slots=True)
class Clock:
    """What was left to each seat at a time, whose clocks run since then, and who has been warned."""

    at: int
    left: tuple[int, ...]
    running: tuple[int, ...] = ()
    late: tuple[int, ...] = ()

    def to_data(self) -> dict[str, Any]:
        return {"at": self.at, "left": list(self.left), "run": list(self.running), "late": list(self.late)}


def clock_from(data: Mapping[str, Any]) -> Clock:
    return Clock(data["at"], tuple(data["left"]), tuple(data["run"]), tuple(data["late"]))


@dataclass(frozen=True, slots=True)
class Uncounted:
    """The times that do not count: of everybody, and of each seat."""

    outages: tuple[Span, ...] = ()
    calendars: Mapping[int, Calendar] | None = None

    def of(self, seat: int) -> Calendar:
        return (self.calendars or {}).get(seat, ANY_TIME)


def left_at(clock: Clock, time: int, uncounted: Uncounted) -> tuple[int, ...]:
    """What is left to each seat at a later time."""
    if time <= clock.at:
        return clock.left
    return tuple(
        left - counted(uncounted.of(seat), clock.at, time, uncounted.outages) if seat in clock.running else left
        for seat, left in enumerate(clock.left)
    )


def turned(
    control: Control,
    clock: Clock,
    time: int,
    running: Sequence[int],
    uncounted: Uncounted,
    *,
    decided: Sequence[int] = (),
    undid: Sequence[int] = (),
    granted: Mapping[int, int] | None = None,
    fresh: Sequence[int] = (),
) -> Clock:
    """The clocks from a time on: who has `decided` gains the increment, who took that back loses it again; some are
    `granted` more, and somebody who is new at a seat (`fresh`) has the whole reserve."""
    left = list(left_at(clock, time, uncounted))
    for seat in decided:
        left[seat] = control.gained(left[seat])
    for seat in undid:
        left[seat] = max(0, left[seat] - control.increment)
    for seat, more in (granted or {}).items():
        left[seat] = max(0, left[seat]) + more
    for seat in fresh:
        left[seat] = control.reserve
    late = tuple(seat for seat in clock.late if seat in running and left[seat] <= 0)
    return Clock(max(time, clock.at), tuple(left), tuple(sorted(running)), late)


def warned(clock: Clock, seats: Sequence[int]) -> Clock:
    return replace(clock, late=tuple(sorted({*clock.late, *seats})))


def expired(control: Control, clock: Clock, time: int, uncounted: Uncounted) -> tuple[list[int], list[int]]:
    """Whose time has run out and who must be warned, and whose grace is over as well."""
    left = left_at(clock, time, uncounted)
    out = [seat for seat in clock.running if left[seat] <= 0 and seat not in clock.late]
    gone = [seat for seat in clock.running if left[seat] <= -control.grace and seat in clock.late]
    return out, gone


def due(control: Control, clock: Clock, time: int, uncounted: Uncounted) -> int | None:
    """When the next of them will happen, if nobody does anything until then."""
    left = left_at(clock, time, uncounted)
    moments = [
        passed_after(uncounted.of(seat), max(time, clock.at), left[seat] + (control.grace if seat in clock.late else 0))
        for seat in clock.running
    ]
    return min(moments, default=None)
