"""The ratings of docs/ladder.md: tables and pictures, written between two marks of the page, so that the rest stays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final

from chancellery.sim.contests import Contest
from chancellery.sim.drawing import Group, Interval, intervals
from chancellery.sim.ladder import wilson
from chancellery.sim.wording import percent

HEADING: Final = "# How strong the bots are\n"
RATINGS: Final = "ratings"  # the name of the marks
INTRODUCTION: Final = """Written on {date} by `chancellery ladder --page`: {matches} matches of seed `{seed}` ({modes}
code), every pair of levels in all seats on the same seeds. Plackett and Luce with a term for each seat; `random` is 0
and `sensible@1` is 1000 in each variant, so that the points of different variants are of different size. Intervals are
of 95 %. A level has won *alone* where it sat among others of one other kind. In L'Empereur it is rated against the
game."""
Found = Sequence[tuple[Contest, Mapping[str, Any]]]  # what `ladder.ladder` says of each contest


def write(page: Path, found: Found, seed: str, modes: Sequence[str]) -> None:
    """Puts tables and pictures into the page, which is made where there is none."""
    images = page.parent / "images"
    images.mkdir(parents=True, exist_ok=True)
    (images / "ladder.svg").write_text(_ratings(found), encoding="utf-8")
    (images / "ladder-seats.svg").write_text(_seats(found), encoding="utf-8")
    old = page.read_text(encoding="utf-8") if page.exists() else HEADING
    page.write_text(between(old, RATINGS, "\n".join(_section(found, seed, modes))), encoding="utf-8")


def between(page: str, name: str, text: str) -> str:
    """The page with the text between the marks of that name; at its end, if it has none yet."""
    begin, end = f"<!-- {name}: written by a program up to the next mark -->", f"<!-- end of {name} -->"
    head, mark, rest = page.partition(begin)
    tail = rest.partition(end)[2] if mark else "\n"
    return f"{head.rstrip()}\n\n{begin}\n\n{text}\n\n{end}{tail}"


def _ratings(found: Found) -> str:
    groups = [
        Group(
            contest.title(),
            [
                Interval(
                    name, level["rating"], level["rating"] - level["interval"], level["rating"] + level["interval"]
                )
                for name, level in _ranked(ladder)
            ],
        )
        for contest, ladder in found
    ]
    return intervals(groups, "ratings with intervals of 95 %", (0.0, 1000.0))


def _seats(found: Found) -> str:
    groups = []
    for contest, ladder in found:
        names, matches = contest.names, ladder["matches"] - ladder["failures"]
        if len(contest.seats) > 1 and matches:
            rows = []
            for seat in contest.seats:
                won = ladder["seats"][seat]["won"]
                low, high = wilson(won, matches)
                rows.append(Interval(names[seat], 100 * won / matches, 100 * low, 100 * high))
            groups.append(Group(contest.title(), rows))
    return intervals(groups, "percent of all matches won in each seat, with intervals of 95 %", (0.0,))


def _ranked(ladder: Mapping[str, Any]) -> list[tuple[str, Any]]:
    return sorted(ladder["levels"].items(), key=lambda item: item[1]["rating"])


def _section(found: Found, seed: str, modes: Sequence[str]) -> list[str]:
    matches = sum(ladder["matches"] for _, ladder in found)
    lines = [
        "## Ratings",
        "",
        INTRODUCTION.format(date=date.today().isoformat(), matches=matches, seed=seed, modes=" and ".join(modes)),
        "",
        "![Ratings of the levels in each variant](images/ladder.svg)",
        "",
        "Who won, whoever played (percent of all these matches):",
        "",
        "![Wins by seat](images/ladder-seats.svg)",
    ]
    for contest, ladder in found:
        lines += ["", *_contest(contest, ladder)]
    return lines


def _contest(contest: Contest, ladder: Mapping[str, Any]) -> list[str]:
    names, length = contest.names, ladder["lengths"]
    lengths = f"{length['min']} to {length['max']} decisions (median {length['median']:g})"
    reasons = sorted(ladder["reasons"].items(), key=lambda item: -item[1])
    ends = ", ".join(f"{reason} {count}" for reason, count in reasons)
    failed = f" {ladder['failures']} failed." if ladder["failures"] else ""
    lines = [
        f"### {contest.title()}",
        "",
        f"{ladder['matches']} matches of {lengths}.{failed} Ends: {ends}.",
        "",
        "| level | rating | won alone | interval | of these, by seat | time: median, mean, 99 of 100 below |",
        "|---|---:|---:|---:|---|---:|",
    ]
    for name, level in reversed(_ranked(ladder)):
        low, high = wilson(level["won_alone"], level["alone"])
        seats = ", ".join(
            f"{names[seat]} {won}/{sat}"
            for seat, (won, sat) in zip(contest.seats, level["by_seat"], strict=True)
            if sat
        )
        ms = level.get("ms", {})
        times = f"{ms['median']:.1f}, {ms['mean']:.0f}, {ms['p99']:.0f} ms" if ms else ""
        lines.append(
            f"| `{name}` | {level['rating']} ± {level['interval']} | {level['won_alone']} of {level['alone']} | "
            f"{100 * low:.0f} to {percent(high)} | {seats} | {times} |"
        )
    if len(contest.seats) > 1:
        worth = ", ".join(
            f"{names[seat]} {ladder['seats'][seat]['worth']:+d} ± {ladder['seats'][seat]['interval']}"
            for seat in contest.seats
        )
        lines += ["", f"What a seat is worth: {worth}.", "", *_pairs(contest, ladder)]
    return lines


def _pairs(contest: Contest, ladder: Mapping[str, Any]) -> list[str]:
    """Who won how often alone among whom."""
    names = [name for name, _ in reversed(_ranked(ladder))]
    won: dict[tuple[str, str], tuple[int, int]] = {}
    for pair in ladder["pairs"]:
        one, others = pair["one"], pair["others"]
        won[one, others] = pair["won"], pair["matches"]
        if len(contest.seats) == 2:
            won[others, one] = pair["matches"] - pair["won"], pair["matches"]
    among = "against" if len(contest.seats) == 2 else "among"
    lines = [f"| won {among} | {' | '.join(f'`{name}`' for name in names)} |", "|---|" + "---:|" * len(names)]
    for one in names:
        cells = [f"{found[0]} of {found[1]}" if (found := won.get((one, other))) else "" for other in names]
        lines.append(f"| `{one}` | {' | '.join(cells)} |")
    return lines
