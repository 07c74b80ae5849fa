"""The ladder: how strong bots are, from matches between them in all seats on shared seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from statistics import median
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chancellery.sim.plan import Plan
from chancellery.sim.play import Played, play
from chancellery.sim.pool import LOCAL, each
from chancellery.sim.summary import spread

ZERO, THOUSAND = "random", "sensible@1"  # the fixed points of the scale
SURE = 1.96  # standard errors of an interval that holds the truth in 95 of 100 cases
PRIOR = 0.05  # a pull towards equal strength, so that who always wins is not infinitely strong
STEPS = 50


@dataclass(frozen=True)
class Pairing:
    """One bot among others of another kind; each seat in turn."""

    one: str
    others: str

    def plan(self, base: Plan, seats: int) -> Plan:
        return replace(base, players=(self.one, *[self.others] * (seats - 1)), rotate=True, timed=True)


def pairings(levels: Sequence[str], seats: int) -> list[Pairing]:
    """All pairs; with more than two seats each of both once among the others."""
    pairs = [Pairing(a, b) for a, b in combinations(levels, 2)]
    return pairs if seats == 2 else [one for pair in pairs for one in (pair, Pairing(pair.others, pair.one))]


def matches(base: Plan, seats: int, levels: Sequence[str], count: int, jobs: int, on: str = LOCAL) -> Iterator[Played]:
    """`count` matches of every pairing, all on the same seeds."""
    plans = [pairing.plan(base, seats) for pairing in pairings(levels, seats)]
    return each(_played, [(plan, number) for plan in plans for number in range(count)], jobs, on)


def _played(one: tuple[Plan, int]) -> Played:
    return play(*one)


def ladder(played: Sequence[Played], levels: Sequence[str], seats: Sequence[str]) -> dict[str, Any]:
    """Plain data: ratings with their intervals, what seats are worth, times, ends and lengths."""
    over = [one for one in played if one.failure is None]
    strengths, errors = strength(over, levels, len(seats))
    scale, zero = _scale(levels, strengths)
    seat_terms, seat_errors = strengths[len(levels) :], errors[len(levels) :]
    return {
        "matches": len(played),
        "failures": len(played) - len(over),
        "levels": {
            name: {
                "rating": round(float(scale * (strengths[n] - zero))),
                "interval": round(float(scale * SURE * errors[n])),
                **_score(over, name),
                **_thinking(over, name),
            }
            for n, name in enumerate(levels)
        },
        "seats": {
            seat: {"worth": round(float(scale * term)), "interval": round(float(scale * SURE * error))}
            for seat, term, error in zip(seats, seat_terms, seat_errors, strict=True)
        },
        "pairs": _pairs(over),
        "reasons": dict(sorted(Counter(one.reason for one in over).items())),
        "lengths": spread([one.decisions for one in over]),
    }


def strength(played: Sequence[Played], levels: Sequence[str], seats: int) -> tuple[NDArray[Any], NDArray[Any]]:
    """The strength of each level, then of each seat, and their standard errors.

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
    return theta, np.sqrt(np.diag(np.linalg.inv(curvature)))


def _scale(levels: Sequence[str], strengths: NDArray[Any]) -> tuple[float, float]:
    """Points for one of strength, and the strength of 0 points."""
    if ZERO not in levels or THOUSAND not in levels:
        return 400 / float(np.log(10)), float(strengths[: len(levels)].mean())
    zero, thousand = strengths[levels.index(ZERO)], strengths[levels.index(THOUSAND)]
    return 1000 / max(0.1, float(thousand - zero)), float(zero)


def _score(played: Sequence[Played], name: str) -> dict[str, Any]:
    """How often a bot won that sat alone among others."""
    alone = [one for one in played if one.players.count(name) == 1]
    won = sum(any(one.players[seat] == name for seat in one.winners) for one in alone)
    return {"alone": len(alone), "won_alone": won}


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
        other = next(name for name in one.players if name != single)
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
