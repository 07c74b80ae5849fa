"""Counters and timings as Prometheus text. No names, no moves: nothing here is secret."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
PREFIX = "chancellery_"


class Histogram:
    __slots__ = ("buckets", "count", "total")

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.count = 0
        self.total = 0.0

    def add(self, value: float) -> None:
        self.buckets[bisect_left(BOUNDS, value)] += 1
        self.count += 1
        self.total += value


class Metrics:
    """One for each server."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._times: dict[str, Histogram] = {}
        self._gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, label: str = "", amount: int = 1) -> None:
        """`label` is written as it is: kind="move"."""
        self._counts[name, label] += amount

    def observe(self, name: str, seconds: float) -> None:
        found = self._times.get(name)
        if found is None:
            found = self._times[name] = Histogram()
        found.add(seconds)

    def gauge(self, name: str, value: Callable[[], float]) -> None:
        self._gauges[name] = value

    def text(self) -> str:
        lines: list[str] = []
        last = ""
        for (name, label), value in sorted(self._counts.items()):
            if name != last:
                lines.append(f"# TYPE {PREFIX}{name}_total counter")
                last = name
            lines.append(f"{PREFIX}{name}_total{'{' + label + '}' if label else ''} {value}")
        for name, read in sorted(self._gauges.items()):
            lines += [f"# TYPE {PREFIX}{name} gauge", f"{PREFIX}{name} {read():g}"]
        for name, histogram in sorted(self._times.items()):
            lines.append(f"# TYPE {PREFIX}{name} histogram")
            below = 0
            for bound, amount in zip(BOUNDS, histogram.buckets, strict=False):
                below += amount
                lines.append(f'{PREFIX}{name}_bucket{{le="{bound:g}"}} {below}')
            lines.append(f'{PREFIX}{name}_bucket{{le="+Inf"}} {histogram.count}')
            lines += [f"{PREFIX}{name}_sum {histogram.total:.6f}", f"{PREFIX}{name}_count {histogram.count}"]
        return "\n".join(lines) + "\n"
