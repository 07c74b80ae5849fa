"""What each change of a board does to who wins, by a multinomial logit of every table, and the changes that even it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from chancellery.sim.ladder import wilson

Played = dict[str, Any]  # one match: table, changes, won, influence, bot, board
Changes = dict[str, Any]
Array = Any
RIDGE, COMMON = 10.0, 4.0  # of effects at one table about those at all, and of these: few matches make no large ones
STEPS = 300  # of the fit
RESTARTS = 3
OVER, UNDER = 1.8, 0.6  # shares beyond which a Power counts as too strong or too weak: short of twice and half
STILL = 0.03  # by which what is to stay as it is may move
SURE = 2.5  # standard errors from which on an effect is told


@dataclass(frozen=True)
class Measure:
    """How far from even a set of tables is, and what changes cost."""

    weights: dict[str, float]
    price: float

    def of(self, expected: dict[str, Array], before: dict[str, Array], changes: Array) -> Array:
        """Of several boards at once: a row each."""
        total = self.price * changes
        for table, shares in expected.items():
            if table in self.weights:
                equal = 1.0 / shares.shape[-1]
                off = np.maximum(0.0, shares - OVER * equal) + np.maximum(0.0, UNDER * equal - shares)
                total = total + self.weights[table] * (off**2).sum(-1)
            else:  # not to be changed at all
                moved = np.maximum(0.0, np.abs(shares - before[table]) - STILL)
                total = total + 2.0 * (moved**2).sum(-1)
        return total


class Fit:
    def __init__(self, matches: list[Played], levers: Sequence[tuple[str, tuple[Any, ...]]]) -> None:
        self.levers = levers
        self.columns = [(name, to) for name, others in levers for to in others]
        self.number = {(name, str(to)): 1 + n for n, (name, to) in enumerate(self.columns)}
        by_table: dict[str, list[Played]] = defaultdict(list)
        for match in matches:
            if match["won"]:
                by_table[match["table"]].append(match)
        self.powers = {table: list(some[0]["influence"]) for table, some in by_table.items()}
        self.counts = {table: len(some) for table, some in by_table.items()}
        self.effects: dict[str, Array] = {}
        self.inverse: dict[str, Array] = {}
        self.spread: dict[str, Array] = {}
        self._fit(by_table)

    def row(self, changes: Changes) -> Array:
        row = np.zeros(1 + len(self.columns))
        row[0] = 1.0
        for name, to in changes.items():
            if (name, str(to)) in self.number:
                row[self.number[name, str(to)]] = 1.0
        return row

    def _fit(self, by_table: dict[str, list[Played]]) -> None:
        """Effects of a Power at a table are near those that it has at all of them."""
        size = 1 + len(self.columns)
        ridge = RIDGE * np.eye(size)
        ridge[0, 0] = 0.5
        given = {table: np.array([self.row(match["changes"]) for match in some]) for table, some in by_table.items()}
        won = {
            table: np.array([[(p in match["won"]) / len(match["won"]) for p in self.powers[table]] for match in some])
            for table, some in by_table.items()
        }
        # Böhning's bound: every step makes it better
        steps = {table: np.linalg.inv(one.T @ one / 2 + ridge) for table, one in given.items()}
        powers = sorted({power for some in self.powers.values() for power in some})
        common = {power: np.zeros(size) for power in powers}
        self.effects = {table: np.zeros((size, len(self.powers[table]))) for table in by_table}
        for _ in range(STEPS):
            for table, effects in self.effects.items():
                middle = np.array([common[power] for power in self.powers[table]]).T
                shares = softmax(given[table] @ effects)
                effects += steps[table] @ (given[table].T @ (won[table] - shares) - ridge @ (effects - middle))
            for power in powers:
                own = [self.effects[t][:, some.index(power)] for t, some in self.powers.items() if power in some]
                common[power] = RIDGE * sum(own) / (RIDGE * len(own) + COMMON)
                common[power][0] = 0.0
        for table, one in given.items():
            mean = won[table].mean(0)
            self.spread[table] = np.sqrt(1.0 / np.maximum(0.01, mean * (1 - mean)))  # standard errors, about
            self.inverse[table] = np.linalg.inv(one.T @ one + ridge)

    def shares(self, row: Array, effects: dict[str, Array] | None = None) -> dict[str, Array]:
        return {table: softmax(row @ one) for table, one in (effects or self.effects).items()}

    def thrown(self, rng: Any) -> dict[str, Array]:
        """Effects as they may as well be."""
        found = {}
        for table, effects in self.effects.items():
            root = np.linalg.cholesky(self.inverse[table])
            found[table] = effects + root @ rng.standard_normal(effects.shape) * self.spread[table]
        return found

    def expected(self, changes: Changes) -> list[str]:
        shares = self.shares(self.row(changes))
        return [
            f"  {table:20} "
            + ", ".join(
                f"{power} {100 * share:.0f} %" for power, share in zip(self.powers[table], shares[table], strict=True)
            )
            for table in self.powers
        ]

    def told(self) -> list[str]:
        """Which change does what, in points of 100 matches, where chance is unlikely."""
        lines = []
        for table, effects in self.effects.items():
            lines += [
                "",
                f"{table}: {self.counts[table]} matches, on the board as it is "
                + self.expected({})[list(self.effects).index(table)].strip(),
            ]
            error = np.sqrt(np.diag(self.inverse[table]))[:, None] * self.spread[table]
            base = softmax(effects[0])
            for n, (name, to) in enumerate(self.columns, 1):
                moved = softmax(effects[0] + effects[n]) - base
                sure = np.abs(effects[n] - effects[n] @ base) > SURE * error[n]
                if sure.any():
                    said = [f"{p} {100 * m:+.0f}" for p, m, s in zip(self.powers[table], moved, sure, strict=True) if s]
                    lines.append(f"  {name.split('.')[0]} {to}: " + ", ".join(said))
        return lines


def softmax(values: Array) -> Array:
    raised = np.exp(values - values.max(-1, keepdims=True))
    return raised / raised.sum(-1, keepdims=True)


def search(
    fit: Fit, measure: Measure, draws: int, holds: Callable[[Changes], bool]
) -> tuple[list[Changes], list[Changes]]:
    """Boards that the fit likes best, at several prices of a change, and boards for effects as they may as well be."""
    rng = np.random.default_rng(1)
    best: list[Changes] = []
    for factor in (0.25, 0.5, 1.0, 2.0, 4.0):
        one = _found(fit, Measure(measure.weights, measure.price * factor), fit.effects, rng, holds)
        if one not in best:
            best.append(one)
    thrown = [_found(fit, measure, fit.thrown(rng), rng, holds) for _ in range(draws)]
    return best, thrown


def _found(
    fit: Fit, measure: Measure, effects: dict[str, Array], rng: Any, holds: Callable[[Changes], bool]
) -> Changes:
    """Changes one lever at a time as long as that helps, from several beginnings."""
    before = fit.shares(fit.row({}), effects)

    def worth(boards: list[Changes]) -> Array:
        rows = np.array([fit.row(changes) for changes in boards])
        return measure.of(fit.shares(rows, effects), before, np.array([len(changes) for changes in boards]))

    found: list[tuple[float, Changes]] = []
    for start in range(RESTARTS):
        now: Changes = {}
        if start:
            for n in rng.choice(len(fit.levers), size=min(6, len(fit.levers)), replace=False):
                name, others = fit.levers[n]
                now[name] = others[rng.integers(len(others))]
        value = float(worth([now])[0])
        while True:
            others = [_with(now, name, to) for name, some in fit.levers for to in (None, *some) if now.get(name) != to]
            worths = worth(others)
            better = [int(n) for n in np.argsort(worths) if worths[n] < value - 1e-9]
            step = next((n for n in better if holds(others[n])), None)
            if step is None:
                break
            value, now = float(worths[step]), others[step]
        found.append((value, now))
    return min(found, key=lambda one: one[0])[1]


def _with(changes: Changes, name: str, to: Any) -> Changes:
    rest = {other: value for other, value in changes.items() if other != name}
    return rest if to is None else {**rest, name: to}


def told(matches: list[Played]) -> list[str]:
    """Who won how much, by player, board and table."""
    groups: dict[tuple[str, str, str], list[Played]] = defaultdict(list)
    for match in matches:
        groups[match["bot"], match.get("board", "by lot"), match["table"]].append(match)
    lines, last = [], ("", "")
    for (bot, board, table), some in sorted(groups.items()):
        if (bot, board) != last:
            lines += ["", f"{bot}: {board}"]
            last = bot, board
        said = []
        for power in some[0]["influence"]:
            won = sum(power in match["won"] for match in some)
            low, high = wilson(won, len(some))
            equal = 1.0 / len(some[0]["influence"])
            mark = "**" if low > 2 * equal or high < equal / 2 else ""
            mean = sum(match["influence"][power] for match in some) / len(some)
            said.append(
                f"{mark}{power} {100 * won / len(some):.0f} %{mark} ({100 * low:.0f}-{100 * high:.0f}; {mean:.1f})"
            )
        lines.append(f"  {table:10} {len(some):5}  " + ", ".join(said))
    return lines
