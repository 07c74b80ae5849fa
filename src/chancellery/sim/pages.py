"""docs/ladder.md and docs/balance.md, written from what was measured."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from chancellery.sim.ladder import wilson
from chancellery.sim.play import Played
from chancellery.sim.rows import CHARACTERS, LEVELS, MASTERS, SAME, TARGETS, Row
from chancellery.sim.standings import HEADING, between
from chancellery.sim.wording import percent, seat_names, variant

LADDER = """Measured on {date} by `python -m chancellery.sim`, which also writes this part. One bot of a kind sits
among others, at each seat in turn; intervals are of 95 %. `sensible@1` is the sensible player as he was first, the
fixed point of the scale.
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
            found.append(f">= {percent(row.share)}")
        if row.most is not None:
            found.append(f"<= {percent(row.most)}, not none")
        found += [f"{_seat(row, name) if name else 'each'} >= {percent(least)}" for name, least in row.least.items()]
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
    """Both pages; of that about strength only the part between its marks (standings.py has the ratings)."""
    stored = json.loads(results.read_text(encoding="utf-8"))
    found = [one for one in map(Measured, stored["rows"].values()) if one.played]
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / "ladder.md"
    old = page.read_text(encoding="utf-8") if page.exists() else HEADING
    page.write_text(between(old, "targets", ladder_page(found, stored["date"])), encoding="utf-8")
    (folder / "balance.md").write_text(balance_page(found, stored["date"]), encoding="utf-8")


# -- the ladder


def ladder_page(found: Sequence[Measured], day: str) -> str:
    lines = [LADDER.format(date=day)]
    for part, title in TITLES.items():
        rows = [one for one in found if one.row.part == part]
        if rows:
            lines += [f"## {title}\n", *_table(rows), ""]
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
        equal = "" if one.row.seats == 1 else percent(1 / one.row.seats)
        lines.append(
            f"| {one.variant} | {_pair(one.row)} | {played} | {won} ({percent(won / played)}) | "
            f"{100 * low:.0f} to {percent(high)} | {equal} | {one.hoped()} | {one.reached()} | {seats} |"
        )
    return lines


# -- balance


def balance_page(found: Sequence[Measured], day: str) -> str:
    lines = [BALANCE_PAGE.format(date=day)]
    lines += ["| variant | in every seat | matches | equal share | won by |", "|---|---|---:|---:|---|"]
    for one in found:
        if one.row.part in SAME:
            even = 1 / one.row.seats
            cells = [_share(_seat(one.row, name), won, sat, even) for name, won, sat in one.by_seat()]
            lines.append(
                f"| {one.variant} | `{one.row.one}` | {len(one.played)} | {percent(even)} | {', '.join(cells)} |"
            )
    return "\n".join(lines) + "\n"


def _share(name: str, won: int, sat: int, even: float) -> str:
    low, high = wilson(won, sat)
    told = f"{name} {percent(won / max(1, sat))}"
    return f"**{told}**" if low > 2 * even or high < even / 2 else told


# -- words


def _pair(row: Row) -> str:
    if row.seats == 1 or row.one == row.others:
        return f"`{row.one}`"
    return f"`{row.one}` among `{row.others}`"


def _variant(row: Row) -> str:
    return variant(row.game, row.scenario, row.options, row.seats)


def _seat(row: Row, name: str) -> str:
    return seat_names(row.game, row.scenario, row.seats)[name]
