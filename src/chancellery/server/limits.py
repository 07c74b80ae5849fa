"""Limits on how often: token buckets in memory, per kind of call and per caller."""

from __future__ import annotations

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
    "login": Rate(8, 8 / 300),  # guessing passwords must not pay
    "register": Rate(5, 5 / 3600),
    "create": Rate(20, 20 / 3600),
    "press": Rate(20, 0.5),
    "act": Rate(20, 0.5),  # proposals and answers to them
    "verify": Rate(5, 0.2),
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


class Limits:
    """Refuses what comes too often."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, kind: str, caller: str, cost: float = 1.0) -> None:
        if not self.on:
            return
        wait = self._bucket(kind, caller).take(cost)
        if wait:
            raise too_many(wait)

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
