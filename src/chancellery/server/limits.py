"""Limits on how often: token buckets in memory, per kind of call and per caller."""

from __future__ import annotations

import ipaddress
import time
from dataclasses import dataclass

from chancellery.server.errors import Refused


@dataclass(frozen=True, slots=True)
class Rate:
    """`burst` calls at once, then `per_second`."""

    burst: float
    per_second: float


RATES = {
    "call": Rate(120, 30),
    "change": Rate(60, 10),
    "login": Rate(30, 0.1),  # from one address, whatever the names; see Guesses
    "register": Rate(12, 5 / 3600),  # a club meets in one room
    "guest": Rate(12, 10 / 3600),  # matches of people without an account begun from one address
    "create": Rate(20, 20 / 3600),
    "press": Rate(20, 0.5),
    "act": Rate(20, 0.5),  # proposals and answers to them
    "verify": Rate(5, 0.2),
    "advice": Rate(10, 0.2),  # a bot thinks for it
    "judge": Rate(60, 2),  # a bot looks at a position, or makes a move
    "study": Rate(30, 60 / 3600),  # analyses begun
    "lesson": Rate(60, 5),
    "connect": Rate(30, 1),
    "message": Rate(60, 20),
    "work": Rate(2, 0.25),  # seconds of processor time: what is dear is limited by what it costs
}
MOST_KEPT = 20_000


class Bucket:
    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> float:
        """0 when there was enough left, else the seconds to wait."""
        self._fill()
        if self.left >= cost:
            self.left -= cost
            return 0.0
        return (cost - self.left) / self.rate.per_second

    def spend(self, cost: float) -> None:
        """Takes what was used already, also more than is left; debts have a bound."""
        self._fill()
        self.left = max(-self.rate.burst, self.left - cost)

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now

    @property
    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate.per_second >= self.rate.burst


class Guesses:
    """Passwords that somebody tries. After FREE wrong ones for a name from one place, each next must wait twice as long
    as the one before. Elsewhere the name goes on as ever: nobody locks its owner out."""

    FREE = 5
    FIRST = 2.0  # seconds
    LONGEST = 900.0
    FORGOTTEN = 3600.0  # after this time without a try

    def __init__(self) -> None:
        self._tried: dict[tuple[str, str], tuple[int, float]] = {}  # how often, and when last

    def wait(self, name: str, place: str) -> float:
        """Counts a try, which is wrong until `right` says otherwise; else the seconds to wait."""
        now, key = time.monotonic(), (name, place)
        count, last = self._tried.get(key, (0, now))
        if now - last > self.FORGOTTEN:
            count = 0
        if count >= self.FREE:
            left = last + min(self.LONGEST, self.FIRST * 2.0 ** min(count - self.FREE, 30)) - now
            if left > 0:
                return left
        self._tried.pop(key, None)  # the newest is the last
        if len(self._tried) >= MOST_KEPT:
            self._tried = dict(list(self._tried.items())[MOST_KEPT // 2 :])
        self._tried[key] = (count + 1, now)
        return 0.0

    def right(self, name: str, place: str) -> None:
        self._tried.pop((name, place), None)


def place_of(address: str) -> str:
    """Whom an address stands for: everybody has a whole /64 of IPv6."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))


class Limits:
    """Refuses what comes too often."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._guesses = Guesses()

    def take(self, kind: str, caller: str, cost: float = 1.0) -> None:
        if not self.on:
            return
        wait = self._bucket(kind, caller).take(cost)
        if wait:
            raise too_many(wait)

    def guess(self, name: str, address: str) -> None:
        """Before a password is looked at; `name` as names are compared."""
        if not self.on:
            return
        self.take("login", place_of(address))
        wait = self._guesses.wait(name, place_of(address))
        if wait:
            raise too_many(wait)

    def guessed(self, name: str, address: str) -> None:
        """It was right."""
        self._guesses.right(name, place_of(address))

    def spend(self, kind: str, caller: str, cost: float) -> None:
        """Counts what something has cost, once that is known."""
        if self.on:
            self._bucket(kind, caller).spend(cost)

    def _bucket(self, kind: str, caller: str) -> Bucket:
        bucket = self._buckets.get((kind, caller))
        if bucket is None:
            if len(self._buckets) >= MOST_KEPT:
                self._forget()
            bucket = self._buckets[kind, caller] = Bucket(RATES[kind])
        return bucket

    def bucket(self, kind: str) -> Bucket:
        """One of its own, for a connection."""
        return Bucket(RATES[kind])

    def _forget(self) -> None:
        """Those that are full again, and if there are too many still, the oldest: else every newcomer would look."""
        kept = [(key, bucket) for key, bucket in self._buckets.items() if not bucket.full]
        self._buckets = dict(kept[-MOST_KEPT // 2 :])


def too_many(wait: float) -> Refused:
    error = Refused("too-many")
    error.headers["Retry-After"] = str(int(wait) + 1)
    return error
