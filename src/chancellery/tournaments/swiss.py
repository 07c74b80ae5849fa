"""The Swiss system for two at a table: whoever has as many points meets, and nobody meets the same opponent twice
while that can be avoided.

From the top, each is paired with the most suitable opponent with whom all the others can still be paired: one of as
many points, half the group further down. What is given up, and in which order, when not all can be had: seats within
one of each other, then within two, then seats at all; last of all that nobody is met again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from chancellery.tournaments.matching import Matching
from chancellery.tournaments.round_robin import Paired

ANY = 10**9


@dataclass(frozen=True, slots=True)
class Standing:
    """What pairing must know of a player. `tilt`: how often it had the first seat more than the second."""

    id: int
    points: Fraction
    met: Mapping[int, int] = field(default_factory=dict)
    tilt: int = 0
    last: int | None = None  # the seat of its last match
    byes: int = 0


def pair(players: Sequence[Standing], toss: int = 0) -> Paired:
    """The next round, for players in their order; `toss` says who begins with the first seat."""
    if len(players) < 2:
        return Paired((), tuple(one.id for one in players))
    for often, tilt in _levels(players):
        for out in _who_may_sit_out(players):
            left = [one for one in players if one is not out]
            matching = Matching(_graph(left, often, tilt))
            if matching.perfect:
                pairs = _from_the_top(left, matching)
                tables = tuple(_seated(a, b, number + toss) for number, (a, b) in enumerate(pairs))
                return Paired(tables, () if out is None else (out.id,))
    raise AssertionError("all may meet at the last level")


def _levels(players: Sequence[Standing]) -> Iterator[tuple[int, int]]:
    """How often two may have met, and how far seats may lean, the strictest first."""
    most = max((count for one in players for count in one.met.values()), default=0)
    for often in range(most + 1):
        for tilt in (1, 2, ANY):
            yield often, tilt


def _who_may_sit_out(players: Sequence[Standing]) -> list[Standing | None]:
    """Of an odd number one sits out: the lowest of those who did so least often."""
    if len(players) % 2 == 0:
        return [None]
    fewest = min(one.byes for one in players)
    return [one for one in reversed(players) if one.byes == fewest]


def _graph(players: Sequence[Standing], often: int, tilt: int) -> list[list[int]]:
    return [
        [n for n, other in enumerate(players) if other is not one and _may_meet(one, other, often, tilt)]
        for one in players
    ]


def _may_meet(one: Standing, other: Standing, often: int, tilt: int) -> bool:
    if one.met.get(other.id, 0) > often:
        return False
    low, high = sorted((one.tilt, other.tilt))
    return low + 1 <= tilt and high - 1 >= -tilt and (low < tilt or high > -tilt)


def _from_the_top(players: Sequence[Standing], matching: Matching) -> list[tuple[Standing, Standing]]:
    pairs = []
    left = list(range(len(players)))
    while left:
        top = left[0]
        other = next(n for n in _wanted(players, left) if matching.fix(top, n))
        pairs.append((players[top], players[other]))
        left = [n for n in left if n not in (top, other)]
    return pairs


def _wanted(players: Sequence[Standing], left: Sequence[int]) -> list[int]:
    """Opponents for the first, the most suitable first: fewest meetings, nearest in points, half the group further
    down, then below that, then above."""
    top = players[left[0]]
    group = [n for n in left if players[n].points == top.points]
    middle = len(group) // 2

    def key(n: int) -> tuple[int, Fraction, int, int]:
        gap = abs(top.points - players[n].points)
        at = group.index(n) if n in group else left.index(n) + middle
        return top.met.get(players[n].id, 0), gap, int(at < middle), abs(at - middle)

    return sorted(left[1:], key=key)


def _seated(one: Standing, other: Standing, toss: int) -> tuple[int, int]:
    """Who had the first seat less often has it; else who had it not the last time; else by the toss."""
    if one.tilt != other.tilt:
        first = one.tilt < other.tilt
    elif one.last != other.last and one.last is not None and other.last is not None:
        first = one.last == 1
    else:
        first = toss % 2 == 0
    return (one.id, other.id) if first else (other.id, one.id)
