"""docs/ladder.md and docs/balance.md, written from what was measured."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from chancellery.kernel import Match
from chancellery.locale import has, text
from chancellery.sim.ladder import SURE, THOUSAND, ZERO, strength, wilson
from chancellery.sim.play import Played
from chancellery.sim.rows import CHARACTERS, LEVELS, MASTERS, SAME, TARGETS, Row

LADDER = """# How strong the bots are

Measured on {date} by `python -m chancellery.sim`, which also writes this page. One bot of a kind sits among others,
at each seat in turn; intervals are of 95 %. `sensible@1` is the sensible player as he was first, the fixed point of
the scale.
"""
BALANCE_PAGE = """# Balance

Measured on {date} by `python -m chancellery.sim`, which also writes this page: the same kind of player in every seat.
A power has its share if it wins as often as an equal one would. **Bold**: the interval of 95 % lies over twice the
share, or under half of it.
"""
TITLES = {
    TARGETS: "What `planner` should reach",
    LEVELS: "The other levels",
    MASTERS: "What `master` should reach",
    CHARACTERS: "What a personality costs",
}
WIDTH, LINE_HEIGHT = 640, 26  # of the picture
INK, PAPER, LINE = "#1c2733", "#fbf8f1", "#8a8f98"


class Measured:
    """One row and its matches."""

    def __init__(self, kept: dict[str, Any]) -> None:
        self.row, self.names = Row(**kept["row"]), list(kept["names"])
        self.failures, self.ms = kept["failures"], {int(ms): count for ms, count in kept["ms"].items()}
        plan = self.row.plan("")
        self.played = [
            Played(number, plan.players_of(number), decisions, 0.0, tuple(winners), reason)
            for number, winners, decisions, reason in sorted(kept["matches"])
        ]

    @property
    def variant(self) -> str:
        return _variant(self.row)

    def by_seat(self) -> list[tuple[str, int, int]]:
        """Seats with how often `one` won there, and sat there."""
        found = []
        for seat, name in enumerate(self.names):
            sat = [one for one in self.played if one.players[seat] == self.row.one]
            found.append((name, sum(seat in one.winners for one in sat), len(sat)))
        return found

    def won(self) -> tuple[int, int]:
        """How often `one` won, and how many matches there are."""
        single = self.row.one != self.row.others or self.row.seats == 1
        assert single, self.row.id
        return sum(won for _, won, _ in self.by_seat()), len(self.played)

    def reached(self) -> str:
        """Whether the targets were: over all seats and in single ones."""
        row, (won, played) = self.row, self.won()
        found = []
        if row.share is not None:
            found.append(won >= row.share * played)
        if row.most is not None:
            found.append(0 < won <= row.most * played)
        for name, of, sat in self.by_seat():
            least = row.least.get(name, row.least.get(""))
            if least is not None:
                found.append(of >= least * sat)
        return "" if not found else "yes" if all(found) else "no"

    def hoped(self) -> str:
        row, found = self.row, []
        if row.share is not None:
            found.append(f">= {_percent(row.share)}")
        if row.most is not None:
            found.append(f"<= {_percent(row.most)}, not none")
        found += [f"{_seat(row, name) if name else 'each'} >= {_percent(least)}" for name, least in row.least.items()]
        return "; ".join(found)

    def thinking(self) -> tuple[float, int, int]:
        """Milliseconds of a decision: the mean at most, the median, and what 99 of 100 are below."""
        total = sum(self.ms.values())
        passed, found = 0, list[int]()
        for ms in sorted(self.ms):
            passed += self.ms[ms]
            while len(found) < 2 and passed >= (0.5, 0.99)[len(found)] * total:
                found.append(ms)
        mean = sum(ms * count for ms, count in self.ms.items()) / max(1, total)
        return mean, found[0], found[1]


def write(results: Path, folder: Path) -> None:
    """Both pages and the picture of the ratings."""
    stored = json.loads(results.read_text(encoding="utf-8"))
    found = [one for one in map(Measured, stored["rows"].values()) if one.played]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "images").mkdir(exist_ok=True)
    (folder / "ladder.md").write_text(ladder_page(found, stored["date"], folder / "images"), encoding="utf-8")
    (folder / "balance.md").write_text(balance_page(found, stored["date"]), encoding="utf-8")


# -- the ladder


def ladder_page(found: Sequence[Measured], day: str, pictures: Path) -> str:
    lines = [LADDER.format(date=day)]
    for part, title in TITLES.items():
        rows = [one for one in found if one.row.part == part]
        if rows:
            lines += [f"## {title}\n", *_table(rows), ""]
    rated = ratings(found)
    if rated:
        lines += [
            "## Ratings\n",
            "`random` is 0, `sensible@1` 1000 (Plackett and Luce, with a term for each seat).\n",
        ]
        lines += ["| variant | " + " | ".join(_order(rated)) + " |", "|---|" + "---:|" * len(_order(rated))]
        for variant, levels in rated.items():
            cells = [
                f"{levels[name][0]:.0f} ± {levels[name][1]:.0f}" if name in levels else "" for name in _order(rated)
            ]
            lines.append(f"| {variant} | {' | '.join(cells)} |")
        (pictures / "ladder.svg").write_text(picture(rated), encoding="utf-8")
        lines += ["", "![ratings by variant](images/ladder.svg)", ""]
    lines += [
        "## Time of a decision\n",
        "Processor time. The median is small because a plan is made once and carried out in many decisions.\n",
    ]
    lines += ["| bot | variant | mean | median | 99 of 100 below |", "|---|---|---:|---:|---:|"]
    for one in found:
        if one.row.part not in (*SAME, CHARACTERS) and one.ms:
            mean, median, most = one.thinking()
            lines.append(f"| `{one.row.one}` | {one.variant} | {mean:.0f} ms | {median} ms | {most} ms |")
    lines += ["", "## How matches ended\n", "| variant | bots | decisions | ends |", "|---|---|---:|---|"]
    for one in found:
        reasons = Counter(played.reason for played in one.played)
        told = ", ".join(f"{reason} {count}" for reason, count in reasons.most_common())
        mean = sum(played.decisions for played in one.played) / len(one.played)
        lines.append(f"| {one.variant} | {_pair(one.row)} | {mean:.0f} | {told} |")
    return "\n".join(lines) + "\n"


def _table(rows: Sequence[Measured]) -> list[str]:
    lines = [
        "| variant | bots | matches | won | interval | equal share | hoped for | reached | by seat |",
        "|---|---|---:|---:|---:|---:|---|---|---|",
    ]
    for one in rows:
        won, played = one.won()
        low, high = wilson(won, played)
        seats = ", ".join(f"{_seat(one.row, name)} {w} of {n}" for name, w, n in one.by_seat() if n)
        equal = "" if one.row.seats == 1 else _percent(1 / one.row.seats)
        lines.append(
            f"| {one.variant} | {_pair(one.row)} | {played} | {won} ({_percent(won / played)}) | "
            f"{100 * low:.0f} to {_percent(high)} | {equal} | {one.hoped()} | {one.reached()} | {seats} |"
        )
    return lines


def ratings(found: Sequence[Measured]) -> dict[str, dict[str, tuple[float, float]]]:
    """Of each variant in which `random` and the fixed point played: ratings and half intervals of the bots."""
    by_variant: dict[str, list[Measured]] = {}
    for one in found:
        if one.row.part not in (*SAME, CHARACTERS) and one.row.seats > 1:
            by_variant.setdefault(one.variant, []).append(one)
    rated = {}
    for variant, of in by_variant.items():
        played = [match for one in of for match in one.played]
        levels = sorted({name for match in played for name in match.players})
        if ZERO not in levels or THOUSAND not in levels:
            continue
        theta, errors = strength(played, levels, of[0].row.seats)
        zero, thousand = theta[levels.index(ZERO)], theta[levels.index(THOUSAND)]
        scale = 1000 / max(0.1, float(thousand - zero))
        rated[variant] = {
            name: (scale * float(theta[n] - zero), scale * SURE * float(errors[n])) for n, name in enumerate(levels)
        }
    return rated


def _order(rated: dict[str, dict[str, tuple[float, float]]]) -> list[str]:
    """The bots from weak to strong, by their mean."""
    names = {name for levels in rated.values() for name in levels}
    return sorted(names, key=lambda name: float(np.mean([of[name][0] for of in rated.values() if name in of])))


def picture(rated: dict[str, dict[str, tuple[float, float]]]) -> str:
    """A line for each bot of each variant: its rating and the interval."""
    rows = [(f"{variant}: {name}", *levels[name]) for variant, levels in rated.items() for name in sorted(levels)]
    least, most = min(r - e for _, r, e in rows), max(r + e for _, r, e in rows)
    left, height = 300, LINE_HEIGHT * (len(rows) + 1)

    def x(rating: float) -> float:
        return left + (WIDTH - left - 20) * (rating - least) / max(1.0, most - least)

    parts = [f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>']
    parts += [
        f'<line x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="0" y2="{height}" stroke="{LINE}" stroke-dasharray="4 4"/>'
        for mark in (0, 1000)
    ]
    for n, (name, rating, error) in enumerate(rows):
        y = LINE_HEIGHT * (n + 0.8)
        parts.append(f'<text x="8" y="{y + 4:.1f}" font-family="sans-serif" font-size="12" fill="{INK}">{name}</text>')
        parts.append(
            f'<line x1="{x(rating - error):.1f}" x2="{x(rating + error):.1f}" y1="{y}" y2="{y}" stroke="{INK}"/>'
            f'<circle cx="{x(rating):.1f}" cy="{y}" r="4" fill="{INK}"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="ratings">{"".join(parts)}</svg>\n'
    )


# -- balance


def balance_page(found: Sequence[Measured], day: str) -> str:
    lines = [BALANCE_PAGE.format(date=day)]
    lines += ["| variant | in every seat | matches | equal share | won by |", "|---|---|---:|---:|---|"]
    for one in found:
        if one.row.part in SAME:
            even = 1 / one.row.seats
            cells = [_share(_seat(one.row, name), won, sat, even) for name, won, sat in one.by_seat()]
            lines.append(
                f"| {one.variant} | `{one.row.one}` | {len(one.played)} | {_percent(even)} | {', '.join(cells)} |"
            )
    return "\n".join(lines) + "\n"


def _share(name: str, won: int, sat: int, even: float) -> str:
    low, high = wilson(won, sat)
    told = f"{name} {_percent(won / max(1, sat))}"
    return f"**{told}**" if low > 2 * even or high < even / 2 else told


# -- words


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _pair(row: Row) -> str:
    if row.seats == 1 or row.one == row.others:
        return f"`{row.one}`"
    return f"`{row.one}` among `{row.others}`"


def _variant(row: Row) -> str:
    key = f"scenario-{row.game}-{row.scenario}"
    scenario = text("en", key).partition(":")[0] if has("en", key) else row.scenario
    words = [text("en", f"game-{row.game}"), scenario]
    players = "alone" if row.seats == 1 else f"with {row.seats}"
    return ", ".join([*words, *map(str, row.options.values()), players])


@cache
def _seats(game: str, scenario: str, seats: int) -> dict[str, str]:
    """Seats by their names in English."""
    match = Match.new(game, scenario, seats, 0)
    return {name: str(text("en", match.definition.seat_name(seat))) for seat, name in enumerate(match.seats)}


def _seat(row: Row, name: str) -> str:
    return _seats(row.game, row.scenario, row.seats)[name]
