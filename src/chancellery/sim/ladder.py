"""The ladder: how strong bots are, from matches between them in all seats on shared seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from statistics import median
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chancellery.sim.plan import Plan
from chancellery.sim.play import Played
from chancellery.sim.summary import spread

ZERO, THOUSAND = "random", "sensible@1"  # the fixed points of the scale
SURE = 1.96  # standard errors of an interval that holds the truth in 95 of 100 cases
PRIOR = 0.05  # a pull towards equal strength, so that who always wins is not infinitely strong
STEPS = 50
ITSELF = "~"  # whoever plays alone plays against the game
POINTS = 400 / float(np.log(10))  # for one of strength, where the fixed points did not play


@dataclass(frozen=True)
class Pairing:
    """One bot among others of another kind; each seat in turn."""

    one: str
    others: str

    def plan(self, base: Plan, seats: int) -> Plan:
        others = (self.others,) * (seats - 1)
        return replace(base, players=(self.one, *others), rotate=seats > 1, timed=True)


def pairings(levels: Sequence[str], seats: int) -> list[Pairing]:
    """All pairs; with more than two seats each of both once among the others, and with one everybody by himself."""
    if seats == 1:
        return [Pairing(name, name) for name in levels]
    pairs = [Pairing(a, b) for a, b in combinations(levels, 2)]
    return pairs if seats == 2 else [one for pair in pairs for one in (pair, Pairing(pair.others, pair.one))]


def ladder(played: Sequence[Played], levels: Sequence[str], seats: Sequence[str]) -> dict[str, Any]:
    """Plain data: ratings with their intervals, what seats are worth, times, ends and lengths."""
    over = [one for one in played if one.failure is None]
    levels = [name for name in levels if any(name in one.players for one in over)]  # the others have no rating
    rated, worth = ratings(over, levels, len(seats))
    return {
        "matches": len(played),
        "failures": len(played) - len(over),
        "levels": {
            name: {
                "rating": round(rated[name][0]),
                "interval": round(rated[name][1]),
                **_score(over, name, len(seats)),
                **_thinking(over, name),
            }
            for name in levels
        },
        "seats": {
            seat: {
                "worth": round(worth[n][0]),
                "interval": round(worth[n][1]),
                "won": sum(n in one.winners for one in over),
            }
            for n, seat in enumerate(seats)
        },
        "pairs": _pairs(over),
        "reasons": dict(sorted(Counter(one.reason for one in over).items())),
        "lengths": spread([one.decisions for one in over]),
    }


Measure = tuple[float, float]  # a rating, and half of its interval


def ratings(played: Sequence[Played], levels: Sequence[str], seats: int) -> tuple[dict[str, Measure], list[Measure]]:
    """On the scale of the fixed points: each level, and what each seat is worth more than the mean of the seats.

    Half intervals by the delta method. The fixed points have none: their distance is the unit. Whoever plays alone
    plays against the game, which has a strength like everybody else.
    """
    if seats == 1:
        played = [replace(one, players=(*one.players, ITSELF), winners=one.winners or (1,)) for one in played]
        levels = [*levels, ITSELF]
    played = [one for one in played if 0 < len(one.winners) < len(one.players)]  # others tell nothing
    theta, covariance = strength(played, levels, max(2, seats))
    size, count = len(theta), len(levels)
    zero, unit = np.zeros(size), POINTS
    slope = np.zeros(size)  # of the distance of the fixed points, by which points are counted
    if ZERO in levels and THOUSAND in levels:
        zero[levels.index(ZERO)] = 1.0
        slope[levels.index(THOUSAND)], slope[levels.index(ZERO)] = 1.0, -1.0
        unit = 1000 / max(0.1, float(slope @ theta))
    else:
        zero[:count] = 1 / count

    def measured(direction: NDArray[Any]) -> Measure:
        points = unit * float(direction @ theta)
        gradient = unit * direction - (points * unit / 1000) * slope
        return points, SURE * float(np.sqrt(max(0.0, gradient @ covariance @ gradient)))

    each = np.eye(size)
    mean = each[count:].mean(0)
    worth = [measured(each[count + n] - mean) for n in range(seats)] if seats > 1 else [(0.0, 0.0)]
    return {name: measured(each[n] - zero) for n, name in enumerate(levels) if name != ITSELF}, worth


def strength(played: Sequence[Played], levels: Sequence[str], seats: int) -> tuple[NDArray[Any], NDArray[Any]]:
    """The strength of each level, then of each seat, and how far they are in doubt together (their covariance).

    Plackett and Luce: who wins is drawn by the weights exp(strength of the bot + strength of the seat). A shared
    victory counts as one of each winner, in equal parts.
    """
    size = len(levels) + seats
    theta, curvature = np.zeros(size), np.eye(size)
    place = {name: n for n, name in enumerate(levels)}
    marks = [np.array([[place[name], len(levels) + seat] for seat, name in enumerate(one.players)]) for one in played]
    for _ in range(STEPS):
        slope, curvature = -PRIOR * theta, PRIOR * np.eye(size)
        for one, terms in zip(played, marks, strict=True):
            rows = np.zeros((seats, size))
            rows[np.arange(seats)[:, None], terms] = 1.0
            weights = np.exp(rows @ theta)
            weights /= weights.sum()
            mean = weights @ rows
            slope += rows[list(one.winners)].mean(0) - mean
            curvature += (rows * weights[:, None]).T @ rows - np.outer(mean, mean)
        step = np.linalg.solve(curvature, slope)
        theta += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-6:
            break
    return theta, np.linalg.inv(curvature)


def _score(played: Sequence[Played], name: str, seats: int) -> dict[str, Any]:
    """How often a bot won that sat alone among others: in all, and won and sat in each seat."""
    alone = [one for one in played if one.players.count(name) == 1]
    by_seat = [[0, 0] for _ in range(seats)]
    for one in alone:
        seat = one.players.index(name)
        by_seat[seat][0] += seat in one.winners
        by_seat[seat][1] += 1
    return {"alone": len(alone), "won_alone": sum(won for won, _ in by_seat), "by_seat": by_seat}


def _thinking(played: Sequence[Played], name: str) -> dict[str, Any]:
    times = sorted(
        [time for one in played for seat, of in enumerate(one.thought) if one.players[seat] == name for time in of]
    )
    if not times:
        return {}
    found = {"median": median(times), "mean": sum(times) / len(times), "p99": times[int(len(times) * 0.99)]}
    return {"ms": {key: round(1000 * value, 2) for key, value in found.items()}}


def _pairs(played: Sequence[Played]) -> list[dict[str, Any]]:
    """For every pairing who won how often, by seat."""
    found: dict[tuple[str, str], list[Played]] = {}
    for one in played:
        single = next(name for name in one.players if one.players.count(name) == 1)
        other = next((name for name in one.players if name != single), single)
        if len(one.players) == 2:
            single, other = sorted(one.players)
        found.setdefault((single, other), []).append(one)
    return [{"one": one, "others": others, **_by_seat(of, one)} for (one, others), of in found.items()]


def _by_seat(played: Sequence[Played], name: str) -> dict[str, Any]:
    seats = [next(seat for seat, player in enumerate(one.players) if player == name) for one in played]
    won = [seat in one.winners for seat, one in zip(seats, played, strict=True)]
    wins = [seat for seat, one in zip(seats, won, strict=True) if one]
    by_seat = {seat: [wins.count(seat), seats.count(seat)] for seat in sorted({*seats})}
    low, high = wilson(sum(won), len(won))
    return {"matches": len(won), "won": sum(won), "interval": [round(low, 3), round(high, 3)], "by_seat": by_seat}


def wilson(won: int, played: int) -> tuple[float, float]:
    """The interval of a share, 95 %."""
    if not played:
        return 0.0, 1.0
    share, z2 = won / played, SURE**2
    middle = (share + z2 / (2 * played)) / (1 + z2 / played)
    half = SURE * ((share * (1 - share) + z2 / (4 * played)) / played) ** 0.5 / (1 + z2 / played)
    return max(0.0, middle - half), min(1.0, middle + half)
