"""Tables of several with rotating powers: everybody plays every power, meets the others and sits out as equally as
can be.

A plan is made for all rounds at once. It begins with Latin squares, in which everybody moves on by as many powers each
round, and is bettered by exchanging two players of a round; what counts is first who sits out, then powers, then
meetings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd

from chancellery.tournaments.lots import Lot
from chancellery.tournaments.round_robin import Paired

TRIES = 12_000  # exchanges
PATIENCE = (12, 8, 6, 4, 2, 0)  # how much worse an exchange may be, as time goes on: else one is caught in a corner
OUT, POWER, MEETING = 10_000, 100, 1  # what an inequality costs


@dataclass(frozen=True, slots=True)
class Before:
    """What was played already: tables with the players in the order of the seats, and who sat out."""

    tables: tuple[tuple[int, ...], ...] = ()
    byes: tuple[int, ...] = ()


def plan(players: Sequence[int], size: int, count: int, lot: Lot, before: Before = Before()) -> list[Paired]:
    """So many rounds of tables of one size; the lot says who begins where."""
    if len(players) < size or count < 1:
        return [Paired((), tuple(players)) for _ in range(count)]
    order = list(players)
    for at in range(len(order) - 1, 0, -1):
        other = lot.below(at + 1)
        order[at], order[other] = order[other], order[at]
    made = _Plan(order, size, count, before)
    made.better(lot)
    return made.rounds()


class _Plan:
    """Slots by round: those of a table lie together, in the order of the seats; who sits out comes last."""

    def __init__(self, players: Sequence[int], size: int, count: int, before: Before) -> None:
        self.players, self.size = players, size
        self.seats = len(players) // size * size
        index = {id: n for n, id in enumerate(players)}
        self.outs = [0] * len(players)
        self.powers = [[0] * size for _ in players]
        self.met = [[0] * len(players) for _ in players]
        for id in before.byes:
            if id in index:
                self.outs[index[id]] += 1
        for table in before.tables:
            sitting = [index.get(id) for id in table]
            for seat, n in enumerate(sitting):
                if n is None:
                    continue
                self.powers[n][seat] += 1
                for m in sitting:
                    if m is not None and m != n:
                        self.met[n][m] += 1
        self.slots = [self._first(number) for number in range(count)]
        for row in self.slots:
            self._count(row, 1)

    def _first(self, number: int) -> list[int]:
        """A Latin square for as many as there are powers; the squares move by different steps, so that they mix."""
        everybody, size = len(self.players), self.size
        turn = number * (everybody - self.seats) % everybody  # who sits out changes
        ring = [(turn + n) % everybody for n in range(everybody)]
        steps = [step for step in range(1, size + 1) if gcd(step, size) == 1]
        row = [0] * self.seats
        for n in range(self.seats):
            kind, square = n % size, n // size
            seat = (kind + number * steps[square % len(steps)]) % size
            row[square * size + seat] = ring[n]
        return row + ring[self.seats :]

    def _count(self, row: Sequence[int], by: int) -> None:
        for start in range(0, self.seats, self.size):
            table = row[start : start + self.size]
            for seat, n in enumerate(table):
                self.powers[n][seat] += by
                for m in table:
                    if m != n:
                        self.met[n][m] += by
        for n in row[self.seats :]:
            self.outs[n] += by

    # -- bettering

    def better(self, lot: Lot) -> None:
        """Exchanges two of a round, mostly of the same power, and keeps the best that was found."""
        width, tables = len(self.players), self.seats // self.size
        if width == self.size:
            return  # one table: the square is as good as can be
        cost = least = 0
        best = [list(row) for row in self.slots]
        for number in range(TRIES):
            row = self.slots[lot.below(len(self.slots))]
            one, other = lot.below(width), lot.below(width)
            if number % 4 and tables > 1 and one < self.seats:
                other = (one + self.size * (1 + lot.below(tables - 1))) % self.seats
            if one == other:
                continue
            change = self._exchange(row, one, other)
            if change > PATIENCE[number * len(PATIENCE) // TRIES]:
                self._swap(row, one, other)
                continue
            cost += change
            if cost < least:
                least, best = cost, [list(row) for row in self.slots]
        self.slots = best

    def _exchange(self, row: list[int], one: int, other: int) -> int:
        """Exchanges them; what it costs more than before, for those whom it touches."""
        touched = [n for span in {self._span(one), self._span(other)} for n in row[span[0] : span[1]]]
        before = self._cost(touched)
        self._swap(row, one, other)
        return self._cost(touched) - before

    def _swap(self, row: list[int], one: int, other: int) -> None:
        spans = {self._span(one), self._span(other)}
        for span in spans:
            self._part(row, span, -1)
        row[one], row[other] = row[other], row[one]
        for span in spans:
            self._part(row, span, 1)

    def _span(self, slot: int) -> tuple[int, int]:
        if slot >= self.seats:
            return self.seats, len(self.players)
        start = slot // self.size * self.size
        return start, start + self.size

    def _part(self, row: Sequence[int], span: tuple[int, int], by: int) -> None:
        some = row[span[0] : span[1]]
        if span[0] >= self.seats:
            for n in some:
                self.outs[n] += by
            return
        for seat, n in enumerate(some):
            self.powers[n][seat] += by
            for m in some:
                if m != n:
                    self.met[n][m] += by

    def _cost(self, some: Sequence[int]) -> int:
        cost = 0
        for n in some:
            cost += OUT * self.outs[n] ** 2
            cost += POWER * sum([count * count for count in self.powers[n]])
            cost += MEETING * sum([count * count for count in self.met[n]])
        return cost

    def rounds(self) -> list[Paired]:
        ids = self.players
        return [
            Paired(
                tuple(
                    tuple(ids[n] for n in row[start : start + self.size]) for start in range(0, self.seats, self.size)
                ),
                tuple(ids[n] for n in row[self.seats :]),
            )
            for row in self.slots
        ]
