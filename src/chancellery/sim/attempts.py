"""`python -m chancellery.sim.attempts`: what was tried for targets, as a table and curves of strength against work.

What was measured stands in a file (docs/attempts.toml); tables and curves are put between the marks of the page.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from chancellery.sim.drawing import Curve, Point, curves
from chancellery.sim.ladder import wilson
from chancellery.sim.standings import between
from chancellery.sim.wording import percent

NAME: Final = "attempts"
PICTURE: Final = "ladder-work.svg"
AXIS: Final = "counted work: plans x worlds x (1 + replies); 0 is the sensible player"
INTRODUCTION: Final = """How often one player won with more or less work, and the interval of 95 %. Work is counted:
plans, times the worlds in which the best are compared, times the stretches until positions are compared (1 + replies).
The dashed line is what was hoped for."""


@dataclass(frozen=True)
class Attempt:
    """Matches with one amount of work."""

    what: str
    work: int
    won: int
    played: int


@dataclass(frozen=True)
class Tried:
    """All attempts in one variant."""

    title: str
    hoped: float
    points: Sequence[Attempt]


def read(text: str) -> list[Tried]:
    """The attempts of a file; ValueError names what is wrong."""
    return [_tried(given) for given in tomllib.loads(text).get("tried", [])]


def _tried(given: dict[str, Any]) -> Tried:
    title = given.get("title", "")
    try:
        points = [Attempt(**point) for point in given["points"]]
        found = Tried(title, float(given["hoped"]), points)
    except (KeyError, TypeError) as error:
        raise ValueError(f"attempts: {title}: {error}") from error
    wrong = next((one.what for one in points if not 0 <= one.won <= one.played or one.work < 0 or not one.played), None)
    if wrong is not None or not title:
        raise ValueError(f"attempts: {title}: {wrong}: more won than played, none played, or no work")
    return found


def section(found: Sequence[Tried]) -> str:
    lines = ["## What was tried", "", INTRODUCTION, "", f"![Strength against counted work](images/{PICTURE})"]
    for one in found:
        lines += ["", f"**{one.title}**; hoped for {percent(one.hoped)}:", ""]
        lines += ["| player | work | won | interval |", "|---|---:|---:|---:|"]
        for point in one.points:
            low, high = wilson(point.won, point.played)
            share = f"{point.won} of {point.played} ({percent(point.won / point.played)})"
            lines.append(f"| {point.what} | {point.work} | {share} | {100 * low:.0f} to {percent(high)} |")
    return "\n".join(lines)


def picture(found: Sequence[Tried]) -> str:
    return curves([Curve(one.title, [_point(of) for of in one.points], one.hoped) for one in found], NAME, AXIS)


def _point(one: Attempt) -> Point:
    low, high = wilson(one.won, one.played)
    return Point(one.what, one.work, one.won / one.played, low, high)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m chancellery.sim.attempts")
    parser.add_argument("attempts", type=Path, help="TOML file of what was measured")
    parser.add_argument("page", type=Path, help="Markdown file; what stands outside the marks stays")
    args = parser.parse_args()
    found = read(args.attempts.read_text(encoding="utf-8"))
    images = args.page.parent / "images"
    images.mkdir(parents=True, exist_ok=True)
    (images / PICTURE).write_text(picture(found), encoding="utf-8")
    old = args.page.read_text(encoding="utf-8")
    args.page.write_text(between(old, NAME, section(found)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
