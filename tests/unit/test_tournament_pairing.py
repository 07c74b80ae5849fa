"""Pairing: nobody meets again while that can be avoided, byes and seats are shared out, tables rotate their powers."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import pytest

from chancellery.tournaments import rotation, round_robin, swiss
from chancellery.tournaments.lots import Lot, drawn
from chancellery.tournaments.matching import Matching
from chancellery.tournaments.round_robin import Paired


class Field:
    """Players with what they have played."""

    def __init__(self, count: int) -> None:
        self.points = [Fraction(0)] * count
        self.met: list[Counter[int]] = [Counter() for _ in range(count)]
        self.tilt = [0] * count
        self.last: list[int | None] = [None] * count
        self.byes = [0] * count

    def listed(self, among: Sequence[int] | None = None) -> list[swiss.Standing]:
        order = sorted(among if among is not None else range(len(self.points)), key=lambda n: (-self.points[n], n))
        return [swiss.Standing(n, self.points[n], self.met[n], self.tilt[n], self.last[n], self.byes[n]) for n in order]

    def play(self, paired: Paired, rng: random.Random) -> None:
        for first, second in paired.tables:
            for one, other, seat in ((first, second, 0), (second, first, 1)):
                self.met[one][other] += 1
                self.tilt[one] += 1 - 2 * seat
                self.last[one] = seat
            winner = rng.choice((first, second, None))
            for one in (first, second):
                self.points[one] += Fraction(1, 2) if winner is None else int(winner == one)
        for one in paired.byes:
            self.byes[one] += 1
            self.points[one] += 1


def everybody(paired: Paired) -> list[int]:
    return sorted([one for table in paired.tables for one in table] + list(paired.byes))


@pytest.mark.parametrize("count", range(2, 41))
def test_round_robin_meets_everybody_once_in_both_seats(count: int) -> None:
    met: Counter[frozenset[int]] = Counter()
    tilt, byes = [0] * count, [0] * count
    for paired in round_robin.rounds(range(count)):
        assert everybody(paired) == list(range(count))
        for first, second in paired.tables:
            met[frozenset((first, second))] += 1
            tilt[first] += 1
            tilt[second] -= 1
            assert max(abs(tilt[first]), abs(tilt[second])) <= 2
        for one in paired.byes:
            byes[one] += 1
    assert set(met.values()) == {1}
    assert len(met) == count * (count - 1) // 2
    assert max(map(abs, tilt)) == (1 - count % 2)
    assert set(byes) == {count % 2}


def test_a_second_cycle_changes_the_seats() -> None:
    once, both = round_robin.rounds([3, 5, 7, 9]), round_robin.rounds([3, 5, 7, 9], 2)
    assert both[:3] == once
    assert [table[::-1] for one in both[3:] for table in one.tables] == [table for one in once for table in one.tables]


@pytest.mark.parametrize("count", range(2, 41))
def test_swiss_through_all_rounds(count: int) -> None:
    rng, field = random.Random(count), Field(count)
    for number in range(count - 1 + count % 2):
        listed = field.listed()
        paired = swiss.pair(listed, number)
        assert everybody(paired) == list(range(count))
        again = [table for table in paired.tables if field.met[table[0]][table[1]]]
        if again:  # then all ways to pair them, whoever sits out, repeat one
            outs = [n for n in range(count) if not field.byes[n]] if count % 2 else [None]
            for out in outs:
                left = [n for n in range(count) if n != out]
                fresh = [[at for at, m in enumerate(left) if m != n and not field.met[n][m]] for n in left]
                assert not Matching(fresh).perfect
        field.play(paired, rng)
        assert max(field.byes) <= 1
        if 4 * number <= count - count % 2 - 4 * (count % 2):  # so early there is always a way
            assert max(map(abs, field.tilt)) <= 1
            assert not again


def pairings(left: Sequence[int]) -> list[list[tuple[int, int]]]:
    if not left:
        return [[]]
    first, *rest = left
    return [[(first, other), *more] for other in rest for more in pairings([n for n in rest if n != other])]


@pytest.mark.parametrize("seed", range(60))
def test_swiss_is_exact_where_all_pairings_can_be_tried(seed: int) -> None:
    """Few players, any history: nobody meets again if any pairing allows it; byes to who had fewest."""
    rng = random.Random(seed)
    count = rng.randrange(3, 9)
    field = Field(count)
    for one, other in itertools.combinations(range(count), 2):
        if rng.random() < 0.55:
            field.met[one][other] = field.met[other][one] = 1
    field.points = [Fraction(rng.randrange(4)) for _ in range(count)]
    field.byes = [rng.randrange(2) for _ in range(count)]
    paired = swiss.pair(field.listed(), seed)
    fewest = min(field.byes)
    outs = [n for n in range(count) if field.byes[n] == fewest] if count % 2 else [-1]
    possible = any(
        all(not field.met[a][b] for a, b in pairs)
        for out in outs
        for pairs in pairings([n for n in range(count) if n != out])
    )
    assert everybody(paired) == list(range(count))
    assert all(one in outs for one in paired.byes)
    assert possible == all(not field.met[a][b] for a, b in paired.tables)


def test_swiss_pairs_halves_of_groups_and_floats_the_lowest() -> None:
    field = Field(8)
    assert {frozenset(table) for table in swiss.pair(field.listed()).tables} == {
        frozenset(pair) for pair in ((0, 4), (1, 5), (2, 6), (3, 7))
    }
    field.points = [Fraction(n) for n in (2, 2, 2, 1, 1, 1, 0, 0)]
    assert {frozenset(table) for table in swiss.pair(field.listed()).tables} == {
        frozenset(pair) for pair in ((0, 1), (2, 3), (4, 5), (6, 7))
    }
    field = Field(5)
    field.points = [Fraction(n) for n in (1, 1, 1, 0, 0)]
    field.byes = [0, 0, 0, 0, 1]
    assert swiss.pair(field.listed()).byes == (3,)
    assert swiss.pair(field.listed([2])).byes == (2,)


@pytest.mark.parametrize("seed", range(40))
def test_matching_is_as_large_as_can_be(seed: int) -> None:
    rng = random.Random(seed)
    count = rng.choice((4, 6, 8))
    graph = [[0] * count for _ in range(count)]
    for one, other in itertools.combinations(range(count), 2):
        graph[one][other] = graph[other][one] = int(rng.random() < 0.45)
    possible = [pairs for pairs in pairings(range(count)) if all(graph[a][b] for a, b in pairs)]
    neighbours = [[n for n in range(count) if row[n]] for row in graph]
    matching = Matching(neighbours)
    assert matching.perfect == bool(possible)
    if possible:
        for one, other in itertools.combinations(range(count), 2):
            fixed = Matching(neighbours).fix(one, other)
            assert fixed == any((one, other) in pairs for pairs in possible)


@pytest.mark.parametrize(
    ("count", "size", "rounds", "most"),
    [
        (3, 3, 4, 4), (6, 3, 3, 2), (9, 3, 4, 1), (12, 3, 6, 2), (8, 4, 4, 3), (16, 4, 5, 2), (12, 6, 6, 5),
        (7, 3, 7, 3), (10, 3, 5, 2), (13, 4, 6, 3), (11, 5, 4, 3),
    ],
)  # fmt: skip
def test_tables_rotate_powers_and_meetings(count: int, size: int, rounds: int, most: int) -> None:
    players = range(100, 100 + count)
    plan = rotation.plan(players, size, rounds, Lot("seed", "plan"))
    assert plan == rotation.plan(players, size, rounds, Lot("seed", "plan"))
    powers = {one: Counter[int]() for one in players}
    met: Counter[frozenset[int]] = Counter()
    outs: Counter[int] = Counter()
    for paired in plan:
        assert everybody(paired) == list(players)
        assert len(paired.byes) == count % size
        outs.update(paired.byes)
        for table in paired.tables:
            met.update(map(frozenset, itertools.combinations(table, 2)))
            for seat, one in enumerate(table):
                powers[one][seat] += 1
    for counts in powers.values():
        assert max(counts[seat] for seat in range(size)) - min(counts[seat] for seat in range(size)) <= 1
    assert max(outs[one] for one in players) - min(outs[one] for one in players) <= 1
    assert max(met.values()) <= most


def test_a_plan_goes_on_from_what_was_played() -> None:
    """One leaves after three rounds of 10: nobody who sat out does so again, powers stay as equal."""
    begun = rotation.plan(range(10), 3, 6, Lot("s", "1"))[:3]
    before = rotation.Before(
        tuple(table for one in begun for table in one.tables), tuple(n for one in begun for n in one.byes)
    )
    left = [n for n in range(10) if n != before.byes[0]]
    powers = {one: Counter[int]() for one in left}
    after = rotation.plan(left, 3, 3, Lot("s", "2"), before)
    for table in (*before.tables, *(table for one in after for table in one.tables)):
        for seat, one in enumerate(table):
            if one in powers:
                powers[one][seat] += 1
    assert all(not one.byes for one in after)
    assert all(max(counts.values()) - min(counts[s] for s in range(3)) <= 1 for counts in powers.values())


def test_lots_can_be_drawn_again() -> None:
    assert drawn("seed", "seeds", range(9)) == drawn("seed", "seeds", reversed(range(9)))
    assert drawn("seed", "seeds", range(9)) != drawn("seed", "other", range(9))
    firsts = Counter(drawn(str(n), "x", range(3))[0] for n in range(300))
    assert min(firsts.values()) > 70
