"""Who is placed where, and why: points, then the tie-breaks in the order in which they were declared.

Whoever cannot be told apart shares the place. A bye counts its points and nothing else: no opponent, no victory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal

TieBreak = Literal["direct", "buchholz", "sonneborn", "wins", "places", "opponents", "share", "lot"]
TIE_BREAKS: tuple[TieBreak, ...] = ("direct", "buchholz", "sonneborn", "wins", "places", "opponents", "share", "lot")
Value = tuple[Fraction, ...]  # more is better, the first number first
NONE: Value = ()


@dataclass(frozen=True, slots=True)
class Played:
    """A table that is over: places shared where they are equal, 1 is the first; or a bye of one, with its points."""

    round: int
    players: tuple[int, ...]
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    bye: Fraction | None = None


@dataclass(frozen=True, slots=True)
class Rules:
    """Points for the places of a table, from the first; tie-breaks in their order."""

    points: tuple[Fraction, ...]
    tie_breaks: tuple[TieBreak, ...] = ()


@dataclass(frozen=True, slots=True)
class Reason:
    """Why somebody is not placed better, or for the first: why ahead of the second. `by` is `points`, a tie-break,
    `shared` with others, or `alone`; `other` is whom it is told against."""

    by: str
    other: int | None = None
    mine: Value = NONE
    theirs: Value = NONE
    shared: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Placed:
    id: int
    place: int
    points: Fraction
    played: int
    reason: Reason
    values: Mapping[TieBreak, Value] = field(default_factory=dict)  # of all tie-breaks that could be worked out


def win_points(size: int) -> tuple[Fraction, ...]:
    return (Fraction(1), *[Fraction(0)] * (size - 1))


def rank_points(size: int) -> tuple[Fraction, ...]:
    return tuple(Fraction(size - 1 - place) for place in range(size))


def points_of(places: Sequence[int], points: Sequence[Fraction]) -> list[Fraction]:
    """The points of each; who share places share what these are worth."""
    worth: dict[int, Fraction] = {}
    for place in set(places):
        sharing = places.count(place)
        taken = [points[at] if at < len(points) else Fraction(0) for at in range(place - 1, place - 1 + sharing)]
        worth[place] = sum(taken, Fraction(0)) / sharing
    return [worth[place] for place in places]


def standings(players: Sequence[int], played: Sequence[Played], rules: Rules, lot: Sequence[int] = ()) -> list[Placed]:
    """All, the first first. `lot` is the order of the drawn lot."""
    sums = _Sums(players, played, rules, lot)
    keys: dict[int, list[tuple[str, Value]]] = {one: [("points", (sums.points[one],))] for one in players}
    groups = _split(list(players), lambda one, group: (sums.points[one],))
    for tie_break in rules.tie_breaks:
        groups = [part for group in groups for part in _parted(group, tie_break, sums, keys)]
    return _placed(groups, keys, sums, rules)


def _parted(
    group: list[int], tie_break: TieBreak, sums: _Sums, keys: dict[int, list[tuple[str, Value]]]
) -> list[list[int]]:
    if len(group) == 1:
        return [group]
    values = {one: sums.value(tie_break, one, group) for one in group}
    if any(value is None for value in values.values()):
        return [group]  # it says nothing about these
    for one, value in values.items():
        keys[one].append((tie_break, value or NONE))
    return _split(group, lambda one, _: values[one] or NONE)


def _split(group: list[int], value: Callable[[int, list[int]], Value]) -> list[list[int]]:
    """The group by its values, the best first; equal ones stay together in their order."""
    found: dict[Value, list[int]] = {}
    for one in group:
        found.setdefault(value(one, group), []).append(one)
    return [found[key] for key in sorted(found, reverse=True)]


def _placed(
    groups: Sequence[list[int]], keys: Mapping[int, list[tuple[str, Value]]], sums: _Sums, rules: Rules
) -> list[Placed]:
    found: list[Placed] = []
    place = 1
    for number, group in enumerate(groups):
        for one in group:
            others = tuple(other for other in group if other != one)
            values = _values(one, keys[one], sums, rules)
            if number:
                reason = _against(one, groups[number - 1][-1], keys, others)
            elif others:
                reason = Reason("shared", shared=others)
            elif len(groups) > 1:
                reason = _against(one, groups[1][0], keys, ())
            else:
                reason = Reason("alone")
            found.append(Placed(one, place, sums.points[one], sums.count[one], reason, values))
        place += len(group)
    return found


def _values(one: int, used: Sequence[tuple[str, Value]], sums: _Sums, rules: Rules) -> dict[TieBreak, Value]:
    """What was used to place somebody, and what can be told beside it."""
    known = dict(used)
    found = {kind: known[kind] if kind in known else sums.value(kind, one, ()) for kind in rules.tie_breaks}
    return {kind: value for kind, value in found.items() if value is not None}


def _against(one: int, other: int, keys: Mapping[int, list[tuple[str, Value]]], shared: tuple[int, ...]) -> Reason:
    """The first criterion by which the two differ."""
    for (kind, mine), (_, theirs) in zip(keys[one], keys[other]):
        if mine != theirs:
            return Reason(kind, other, mine, theirs, shared)
    raise AssertionError("they are of two groups")


class _Sums:
    """What points and tie-breaks are worked out from."""

    def __init__(self, players: Sequence[int], played: Sequence[Played], rules: Rules, lot: Sequence[int]) -> None:
        self.tables = [one for one in played if one.bye is None]
        self.points = dict.fromkeys(players, Fraction(0))
        self.count = dict.fromkeys(players, 0)
        self.rules = rules
        self.lot = {id: -at for at, id in enumerate(lot)}
        self.of: dict[int, list[tuple[Played, int]]] = {one: [] for one in players}
        for table in played:
            if table.bye is not None:
                for one in table.players:
                    self.points[one] += table.bye
                continue
            gained = points_of(table.places, rules.points)
            for seat, one in enumerate(table.players):
                self.points[one] += gained[seat]
                self.count[one] += 1
                self.of[one].append((table, seat))

    def value(self, kind: TieBreak, one: int, group: Sequence[int]) -> Value | None:
        """None where it says nothing: those who are equal have not all met, nobody has scores, no lot was drawn."""
        if kind == "direct":
            return self._direct(one, group)
        if kind == "lot":
            return (Fraction(self.lot[one]),) if one in self.lot else None
        if kind == "share":
            return self._share(one)
        if kind == "places":
            places = [table.places[seat] for table, seat in self.of[one]]
            return tuple(Fraction(places.count(place)) for place in range(1, len(self.rules.points) + 1))
        found: Callable[[int], Fraction] = getattr(self, f"_{kind}")
        return (found(one),)

    def _others(self, one: int) -> Iterable[tuple[int, Played, int, int]]:
        """All whom one has met: who, at which table, in whose seat and in one's own."""
        for table, mine in self.of[one]:
            for seat, other in enumerate(table.players):
                if seat != mine:
                    yield other, table, seat, mine

    def _buchholz(self, one: int) -> Fraction:
        return sum((self.points[other] for other, *_ in self._others(one)), Fraction(0))

    def _sonneborn(self, one: int) -> Fraction:
        """Points of those who were beaten, and half of those who were held."""
        total = Fraction(0)
        for other, table, seat, mine in self._others(one):
            if table.places[mine] < table.places[seat]:
                total += self.points[other]
            elif table.places[mine] == table.places[seat]:
                total += self.points[other] / 2
        return total

    def _opponents(self, one: int) -> Fraction:
        """The mean points of those whom one has met, each as often as that was."""
        met = [self.points[other] for other, *_ in self._others(one)]
        return sum(met, Fraction(0)) / len(met) if met else Fraction(0)

    def _wins(self, one: int) -> Fraction:
        """Tables won, alone or with others, but not with all."""
        return Fraction(sum(t.places[seat] == 1 and set(t.places) != {1} for t, seat in self.of[one]))

    def _share(self, one: int) -> Value | None:
        """Of all that was scored at one's tables, one's own part; of tables that were scored to the end."""
        scored = [(t.scores[seat], sum(t.scores)) for t, seat in self.of[one] if t.scores and min(t.scores) >= 0]
        total = sum(whole for _, whole in scored)
        return (Fraction(sum(own for own, _ in scored), total) if total else Fraction(0),)

    def _direct(self, one: int, group: Sequence[int]) -> Value | None:
        """Points against those with whom one is equal, if all of these have met."""
        if len(group) < 2 or any(not self._have_met(a, b) for a in group for b in group if a < b):
            return None
        total = Fraction(0)
        for other, table, seat, mine in self._others(one):
            if other in group:
                a, b = table.places[mine], table.places[seat]
                total += 1 if a < b else Fraction(1, 2) if a == b else 0
        return (total,)

    def _have_met(self, one: int, other: int) -> bool:
        return any(other in table.players for table, _ in self.of[one])


def annulled(players: Sequence[int], withdrawn: Iterable[int], played: Sequence[Played], of: int) -> set[int]:
    """Of a round robin those who left before half of their `of` matches: what they played does not count."""
    counts = dict.fromkeys(players, 0)
    for table in played:
        if table.bye is None:
            for one in table.players:
                counts[one] = counts.get(one, 0) + 1
    return {one for one in withdrawn if 2 * counts.get(one, 0) < of}
