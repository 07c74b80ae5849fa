"""What many matches show: winners, lengths, speed."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median, quantiles
from typing import Any

from chancellery.sim.play import Played


def summary(played: Sequence[Played], seats: Sequence[str], seconds: float) -> dict[str, Any]:
    """Plain data: a shape that other programs rely on. A shared victory counts for each of its winners."""
    over = [one for one in played if one.failure is None]
    decisions = sum(one.decisions for one in played)
    found: dict[str, Any] = {
        "games": len(played),
        "finished": len(over),
        "failures": len(played) - len(over),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds, 1) if seconds > 0 else 0.0,
        "seconds": round(seconds, 3),
        "winners": {seat: sum(place in one.winners for one in over) for place, seat in enumerate(seats)},
        "shared": sum(len(one.winners) > 1 for one in over),
        "reasons": _counted([one.reason for one in over]),
        "lengths": spread([one.decisions for one in over]),
    }
    rounds = [one.rounds for one in over if one.rounds is not None]
    if rounds:
        found["rounds"] = spread(rounds)
    names = sorted({name for one in played for name in one.players})
    if len(names) > 1:
        found["wins_by_bot"] = {
            name: sum(any(one.players[seat] == name for seat in one.winners) for one in over) for name in names
        }
        found["wins_by_bot_and_seat"] = {
            name: {
                seat: {
                    "games": sum(one.players[place] == name for one in over),
                    "wins": sum(one.players[place] == name and place in one.winners for one in over),
                }
                for place, seat in enumerate(seats)
            }
            for name in names
        }
    return found


def spread(numbers: Sequence[int]) -> dict[str, Any]:
    """Least, middle, mean, most and the nine deciles."""
    if not numbers:
        return {"min": 0, "median": 0, "mean": 0, "max": 0, "deciles": []}
    deciles = quantiles(numbers, n=10, method="inclusive") if len(numbers) > 1 else [float(numbers[0])] * 9
    return {
        "min": min(numbers),
        "median": median(numbers),
        "mean": round(mean(numbers), 1),
        "max": max(numbers),
        "deciles": [round(value, 1) for value in deciles],
    }


def _counted(words: Sequence[str]) -> dict[str, int]:
    return {word: words.count(word) for word in sorted(set(words))}
