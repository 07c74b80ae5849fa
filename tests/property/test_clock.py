"""Clocks are pure: however a span is cut, it costs the same; what does not count costs nothing."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from chancellery.server.clock import (
    ANY_TIME,
    DAY,
    HOUR,
    MINUTE,
    Clock,
    Control,
    Hours,
    Uncounted,
    counted,
    due,
    expired,
    left_at,
    passed_after,
    turned,
    warned,
)

MONDAY = 1_763_337_600_000  # 17 November 2025, midnight UTC
times = st.integers(MONDAY, MONDAY + 40 * DAY)
spans = st.tuples(times, times).map(lambda pair: (min(pair), max(pair)))
hours = st.builds(
    Hours,
    zone=st.sampled_from(["UTC", "Europe/Warsaw", "America/New_York", "Asia/Kolkata"]),
    start=st.integers(0, 1439),
    end=st.integers(1, 1440),
    days=st.sets(st.integers(0, 6), min_size=3).map(lambda days: tuple(sorted(days))),
    holidays=st.sampled_from([(), (("2025-11-20", "2025-11-23"),)]),
)
calendars = st.one_of(st.just(ANY_TIME), st.tuples(hours))
LIVE = Control("live", 10 * MINUTE, 10_000, "lose")


@settings(max_examples=60)
@given(calendars, spans, times, st.lists(spans, max_size=3))
def test_a_span_costs_the_same_however_it_is_cut(calendar, span, cut, outages) -> None:
    since, until = span
    middle = min(max(cut, since), until)
    whole = counted(calendar, since, until, outages)
    assert whole == counted(calendar, since, middle, outages) + counted(calendar, middle, until, outages)
    assert 0 <= whole <= until - since
    assert counted(calendar, since, until, [span]) == 0


@settings(max_examples=60)
@given(calendars, times, st.integers(1, 20 * DAY))
def test_when_so_much_will_have_counted(calendar, since, needed) -> None:
    end = passed_after(calendar, since, needed)
    assert counted(calendar, since, end) == needed
    assert counted(calendar, since, end - 1) == needed - 1


@given(st.lists(st.tuples(st.integers(0, 5 * MINUTE), st.sampled_from([(0,), (1,), (0, 1), ()])), max_size=20))
def test_only_running_clocks_lose_and_only_deciders_gain(steps) -> None:
    clock, spent, gained = Clock(0, (LIVE.reserve,) * 2, (0,)), [0, 0], [0, 0]
    for pause, running in steps:
        decided = [seat for seat in clock.running if seat not in running]
        for seat in clock.running:
            spent[seat] += pause
        overdrawn = [max(0, -(left - pause * (seat in clock.running))) for seat, left in enumerate(clock.left)]
        for seat in decided:
            gained[seat] += LIVE.increment + overdrawn[seat]
        clock = turned(LIVE, clock, clock.at + pause, running, Uncounted(), decided=decided)
    assert clock.left == tuple(LIVE.reserve - spent[seat] + gained[seat] for seat in (0, 1))


@given(st.integers(0, 2 * HOUR), spans)
def test_nobody_pays_for_a_time_without_a_server(passed, outage) -> None:
    clock = Clock(MONDAY, (LIVE.reserve,), (0,))
    down = (MONDAY, MONDAY + passed)
    assert left_at(clock, MONDAY + passed, Uncounted((down, outage))) == (LIVE.reserve,)


def test_first_a_warning_then_what_comes_of_it() -> None:
    clock, none = Clock(0, (MINUTE, MINUTE), (0,)), Uncounted()
    assert due(LIVE, clock, 0, none) == MINUTE
    assert expired(LIVE, clock, MINUTE - 1, none) == ([], [])
    assert expired(LIVE, clock, MINUTE, none) == ([0], [])
    late = warned(turned(LIVE, clock, MINUTE, (0,), none), [0])
    assert due(LIVE, late, MINUTE, none) == MINUTE + LIVE.grace
    assert expired(LIVE, late, MINUTE + LIVE.grace - 1, none) == ([], [])
    assert expired(LIVE, late, MINUTE + LIVE.grace, none) == ([], [0])
    again = turned(LIVE, late, MINUTE + 1000, (1,), none, decided=[0])
    assert again.late == ()
    assert again.left == (LIVE.increment, MINUTE)


def test_an_undo_gains_nothing() -> None:
    none, clock = Uncounted(), Clock(0, (MINUTE, MINUTE), (0,))
    after = turned(LIVE, clock, 1000, (1,), none, decided=[0])
    back = turned(LIVE, after, 1000, (0,), none, undid=[0])
    assert back.left == (MINUTE - 1000, MINUTE)


def test_hours_and_holidays_on_the_clock_on_the_wall() -> None:
    office = (Hours(zone="Europe/Warsaw", start=9 * 60, end=17 * 60, days=(0, 1, 2, 3, 4)),)
    assert counted(office, MONDAY, MONDAY + 7 * DAY) == 5 * 8 * HOUR
    away = (
        Hours(
            zone="Europe/Warsaw", start=540, end=1020, days=(0, 1, 2, 3, 4), holidays=(("2025-11-18", "2025-11-19"),)
        ),
    )
    assert counted(away, MONDAY, MONDAY + 7 * DAY) == 3 * 8 * HOUR
    night = (Hours(start=22 * 60, end=2 * 60),)
    assert counted(night, MONDAY, MONDAY + DAY) == 4 * HOUR
    later = (Hours(), Hours(since=MONDAY + DAY, start=0, end=720))  # what has passed is not given back
    assert counted(later, MONDAY, MONDAY + 2 * DAY) == DAY + 12 * HOUR
