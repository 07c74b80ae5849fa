"""Clocks as the set-up of a match and the account of a person have them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from chancellery.server.clock import Calendar, Clock, Control, Hours
from chancellery.server.models import ClockInfo
from chancellery.store import Seat, StoredMatch


def control_of(row: StoredMatch) -> Control | None:
    """The time control of a match, if it has one."""
    found = row.setup.get("clock")
    if found is None:
        return None
    control = Control(found["kind"], found["reserve"], found["increment"], found["late"])
    if control.late == "open" and row.setup.get("tournament"):  # nobody else plays there
        return replace(control, late="lose")
    return control


def control_chosen(chosen: dict[str, Any]) -> Control:
    """A time control as people choose it, in seconds."""
    return Control(chosen["kind"], chosen["reserve"] * 1000, chosen["increment"] * 1000, chosen["late"])


def clock_info(control: Control) -> ClockInfo:
    """A time control to be shown."""
    return ClockInfo(
        kind=control.kind,
        reserve=control.reserve,
        increment=control.increment,
        late=control.late,
        grace=control.grace,
    )


def begun(control: Control, seats: Iterable[Seat], waiting: Iterable[int], now: int) -> Clock:
    """The clocks of a new match: they run once every seat is taken."""
    listed = list(seats)
    full = all(seat.kind != "open" for seat in listed)
    running = tuple(sorted(number for number in waiting if listed[number].kind == "person")) if full else ()
    return Clock(now, (control.reserve,) * len(listed), running)


def calendar_of(data: list[dict[str, Any]]) -> Calendar:
    """When somebody plays, as it is stored."""
    return tuple(
        Hours(
            one["since"],
            one["zone"],
            one["start"],
            one["end"],
            tuple(one["days"]),
            tuple((first, last) for first, last in one["holidays"]),
        )
        for one in data
    )
