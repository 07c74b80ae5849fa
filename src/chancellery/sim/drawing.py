"""Pictures of measurements, as SVG that can be read on light and on dark pages: intervals in rows, and curves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10, sqrt
from typing import Final

WIDTH: Final = 720
LEFT: Final = 210  # for names
ROW, TITLE, FOOT = 22, 34, 34
LABEL: Final = 26.0  # the least distance of two numbers on an axis
STYLE: Final = (
    "<style>"
    ":root{color-scheme:light dark}"
    ".paper{fill:#fbf8f1}.ink{fill:#1c2733}.quiet{fill:#5c6470}.line{stroke:#1c2733}.grid{stroke:#c9c4b8}"
    ".fixed{stroke:#8c2f2b}.dot{fill:#27588a}.bar{stroke:#27588a}.dot2{fill:#a3521b}.bar2{stroke:#a3521b}"
    "text{font-family:system-ui,sans-serif;font-size:12px}.title{font-weight:600;font-size:13px}"
    "@media(prefers-color-scheme:dark){"
    ".paper{fill:#171c22}.ink{fill:#e9e4d8}.quiet{fill:#a5adb8}.line{stroke:#e9e4d8}.grid{stroke:#39424d}"
    ".fixed{stroke:#e08a80}.dot{fill:#7fb2e6}.bar{stroke:#7fb2e6}.dot2{fill:#e8a06a}.bar2{stroke:#e8a06a}}"
    "</style>"
)


@dataclass(frozen=True)
class Interval:
    """One row of a group: a number, and between which others the truth is likely to lie."""

    name: str
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Group:
    title: str
    rows: Sequence[Interval]


@dataclass(frozen=True)
class Point:
    """One attempt of a curve: `x` what was put in, and the share that came of it."""

    name: str
    x: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Curve:
    title: str
    points: Sequence[Point]
    hoped: float | None = None


def intervals(groups: Sequence[Group], label: str, marks: Sequence[float] = ()) -> str:
    """Groups of rows below each other, on one scale; `marks`: values that are fixed."""
    rows = [row for group in groups for row in group.rows]
    least = min([*marks, *(row.low for row in rows)])
    most = max([*marks, *(row.high for row in rows)])
    step = _step(most - least, 6)
    least, most = step * floor(least / step), step * ceil(most / step)
    height = FOOT + sum(TITLE + ROW * len(group.rows) for group in groups)

    def x(value: float) -> float:
        return LEFT + (WIDTH - LEFT - 24) * (value - least) / (most - least)

    parts = list[str]()
    for n in range(round((most - least) / step) + 1):
        value = least + n * step
        kind = "fixed" if any(abs(value - mark) < 1e-9 for mark in marks) else "grid"
        parts.append(_line(x(value), 10, x(value), height - FOOT + 6, kind))
        parts.append(_text(x(value), height - 12, f"{value:g}", "quiet", "middle"))
    y = 0.0
    for group in groups:
        y += TITLE
        parts.append(f'<rect class="paper" x="0" y="{y - 20:.0f}" width="{WIDTH}" height="18"/>')
        parts.append(_text(10, y - 7, group.title, "ink title"))
        for row in group.rows:
            middle = y + ROW / 2
            parts.append(_text(22, middle + 4, row.name, "ink"))
            parts.append(_line(x(row.low), middle, x(row.high), middle, "bar", 3))
            parts.append(f'<circle class="dot" cx="{x(row.value):.1f}" cy="{middle:.1f}" r="4.5"/>')
            y += ROW
    return _sheet(height, label, parts)


def curves(found: Sequence[Curve], label: str, axis: str) -> str:
    """Shares against what was put in, on a scale of square roots; each curve in its field, the hope dashed."""
    wide, high, per = WIDTH / 2, 230, 2
    height = ceil(len(found) / per) * high + 24
    parts = list[str]()
    for n, curve in enumerate(found):
        parts += _field(curve, wide * (n % per) + 46, high * (n // per) + 34.0, wide - 70, high - 78.0)
    parts.append(_text(WIDTH / 2, height - 10, axis, "quiet", "middle"))
    return _sheet(height, label, parts)


def _field(curve: Curve, left: float, top: float, width: float, height: float) -> list[str]:
    points = sorted(curve.points, key=lambda point: point.x)
    xs = [sqrt(point.x) for point in points]
    least, most = min(xs), max(xs)

    def x(value: float) -> float:
        return left + 10 + (width - 20) * ((sqrt(value) - least) / (most - least) if most > least else 0.5)

    def y(share: float) -> float:
        return top + height * (1 - share)

    parts = [_text(left, top - 12, curve.title, "ink title")]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(_line(left, y(share), left + width, y(share), "grid"))
        parts.append(_text(left - 6, y(share) + 4, f"{100 * share:.0f} %", "quiet", "end"))
    if curve.hoped is not None:
        parts.append(_line(left, y(curve.hoped), left + width, y(curve.hoped), "fixed", 1.5, "5 4"))
    way = " ".join(f"{x(point.x):.1f},{y(point.share):.1f}" for point in points)
    parts.append(f'<polyline class="bar" points="{way}" fill="none" stroke-opacity="0.45"/>')
    for point in points:
        parts.append(_line(x(point.x), y(point.low), x(point.x), y(point.high), "bar", 2))
        parts.append(f'<circle class="dot" cx="{x(point.x):.1f}" cy="{y(point.share):.1f}" r="4"/>')
    last = -LABEL
    for value in sorted({point.x for point in points}):
        if x(value) - last >= LABEL:  # labels that would touch are left out
            parts.append(_text(x(value), top + height + 16, f"{value:g}", "quiet", "middle"))
            last = x(value)
    return parts


def _step(span: float, count: int) -> float:
    """A round number, so that about so many of them make the span."""
    rough = max(span, 1e-9) / count
    base: float = 10.0 ** floor(log10(rough))
    return next(factor * base for factor in (1, 2, 5, 10) if factor * base >= rough)


def _line(x1: float, y1: float, x2: float, y2: float, kind: str, width: float = 1, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line class="{kind}" {ends} stroke-width="{width:g}"{dashed}/>'


def _text(x: float, y: float, words: str, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _sheet(height: float, label: str, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'aria-label="{escape(label)}">{STYLE}<rect class="paper" width="{WIDTH}" height="{height:.0f}"/>'
        f"{''.join(parts)}</svg>\n"
    )
