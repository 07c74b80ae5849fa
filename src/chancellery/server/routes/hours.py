"""When somebody plays: the clock of a match by correspondence stands still at other times."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date
from zoneinfo import available_timezones

from fastapi import APIRouter

from chancellery.server.ask import Asking, Ctx, errors
from chancellery.server.clock import Hours
from chancellery.server.errors import Refused
from chancellery.server.models import Holiday, PlayingHours
from chancellery.server.people import User
from chancellery.server.timing import calendar_of
from chancellery.store import StoreError, now

router = APIRouter(prefix="/api", tags=["session"], responses=errors())

LEAST = 4 * 60  # minutes a day
MOST_HOLIDAYS = 60  # days
KEPT = 10  # changes; what was said before them is taken as said from the beginning


@router.get("/accounts/me/hours")
async def get_hours(context: Ctx, user: Asking) -> PlayingHours:
    """When you play."""
    found = await _kept(context, _id(user))
    last = found[-1] if found else Hours()
    holidays = [Holiday(first=first, last=last) for first, last in last.holidays]
    return PlayingHours(zone=last.zone, start=last.start, end=last.end, days=list(last.days), holidays=holidays)


@router.put("/accounts/me/hours")
async def put_hours(context: Ctx, user: Asking, given: PlayingHours) -> PlayingHours:
    """Says when you play, from now on. Time that has passed is not given back."""
    account = _id(user)
    _check(given)
    holidays = tuple((one.first, one.last) for one in given.holidays)
    new = Hours(now(), given.zone, given.start, given.end, tuple(sorted(set(given.days))), holidays)
    found = await _kept(context, account) or [Hours()]
    try:
        await context.store.put_calendar(account, [asdict(one) for one in [*found, new][-KEPT:]])
    except StoreError:
        raise Refused("store-failed") from None
    return given


async def _kept(context: Ctx, account: int) -> list[Hours]:
    try:
        found = await context.store.calendars([account])
    except StoreError:
        raise Refused("store-failed") from None
    return list(calendar_of(found.get(account, [])))


def _id(user: User) -> int:
    if user.id is None:
        raise Refused("not-here" if user.local else "login-needed")
    return user.id


def _check(given: PlayingHours) -> None:
    """Nobody may stop the clock for good."""
    span = given.end - given.start if given.end > given.start else given.end + 1440 - given.start
    try:
        spans = [(date.fromisoformat(one.first), date.fromisoformat(one.last)) for one in given.holidays]
    except ValueError:
        raise Refused("bad-input", field="holidays", what="hours") from None
    away = sum((last - first).days + 1 for first, last in spans)
    if any(last < first for first, last in spans) or away > MOST_HOLIDAYS:
        raise Refused("bad-input", field="holidays", what="hours")
    if given.zone not in available_timezones():
        raise Refused("bad-input", field="zone", what="hours")
    if span < LEAST or len(set(given.days)) < 3:
        raise Refused("bad-input", field="days" if span >= LEAST else "end", what="hours")
