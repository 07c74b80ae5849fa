"""When a message is sent: at once or with others, never in quiet hours; again after a failure, ever later."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from chancellery.store.telling_rows import Channel

MINUTE = 60_000
MOST_TRIES = 10
FIRST = 30_000  # milliseconds
LONGEST = 6 * 3600 * 1000
DAY = 1440  # minutes
MORNING = 8  # the hour of a mail that comes once a day


def due(channel: Channel, now: int, until: int = 0) -> int:
    """The time for a message that came up now. One of something that will be over at a time does not wait for others,
    and not in quiet hours if it would come too late."""
    if until:
        at = after_quiet(channel, now)
        return at if at < until else now
    if not channel.digest:
        return after_quiet(channel, now)
    if channel.digest == DAY:
        there = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone(channel.zone))
        return after_quiet(channel, _next(there, MORNING))
    period = channel.digest * MINUTE
    return after_quiet(channel, (now // period + 1) * period)


def after_quiet(channel: Channel, at: int) -> int:
    """The same time, or the end of the quiet hours it is in."""
    first, last = channel.quiet_from, channel.quiet_to
    if first is None or last is None or first == last:
        return at
    there = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone(channel.zone))
    quiet = first <= there.hour < last if first < last else there.hour >= first or there.hour < last
    if not quiet:
        return at
    return _next(there, last)


def _next(there: datetime, hour: int) -> int:
    """When the clock on the wall shows an hour next."""
    found = there.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    if found <= there:
        found = (there + timedelta(days=1)).replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)
    return int(found.timestamp() * 1000)


def zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def is_zone(name: str) -> bool:
    return zone(name).key == name


def again(tries: int, now: int) -> int | None:
    """When to try again after so many tries; None: no more."""
    if tries >= MOST_TRIES:
        return None
    return now + int(min(LONGEST, FIRST * 4 ** (tries - 1)))
