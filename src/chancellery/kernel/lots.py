"""What sets offer where only one of all options will be wanted: on a fork that is played out at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from chancellery.kernel.lexicon import Lexicon, Row
from chancellery.kernel.moves import Move
from chancellery.kernel.sets import nth
from chancellery.kernel.vocabulary import Verb

_NO_VALUES: Final[list[tuple[int, ...]]] = []


@mypyc_attr(acyclic=True)
class Unmade:
    """Moves that are counted and not made, unless one is drawn: those of a row for a set, or of a verb for values."""

    __slots__ = ("count", "row", "things", "values", "verb")

    def __init__(
        self, count: int, row: Row | None, things: int, verb: Verb | None, values: Sequence[tuple[int, ...]]
    ) -> None:
        self.count = count
        self.row = row
        self.things = things
        self.verb = verb
        self.values = values

    def move(self, number: int, lexicon: Lexicon) -> Move:
        if self.row is not None:
            return self.row.move(nth(self.things, number))
        assert self.verb is not None
        return lexicon.moves(self.verb, [self.values[number]])[0]


Lot = tuple[Move, ...] | Unmade


@mypyc_attr(acyclic=True, free_list_len=1)
class Lots:
    """Moves by sets, among options that are made one by one: how many of these stand before each lot is known."""

    __slots__ = ("_behind", "_lots")

    def __init__(self) -> None:
        self._behind: list[int] = []
        self._lots: list[Lot] = []

    def put(self, behind: int, row: Row, things: int) -> None:
        """The moves of a row for a set, which has members."""
        known: dict[int, tuple[Move, ...]] = row
        self._behind.append(behind)
        self._lots.append(known.get(things) or Unmade(things.bit_count(), row, things, None, _NO_VALUES))

    def put_values(self, behind: int, verb: Verb, values: Sequence[tuple[int, ...]]) -> None:
        """The moves of a verb with some values, which differ."""
        self._behind.append(behind)
        self._lots.append(Unmade(len(values), None, 0, verb, values))

    def count(self) -> int:
        found = 0
        for lot in self._lots:
            found += lot.count if isinstance(lot, Unmade) else len(lot)
        return found

    def drawn(self, number: int, options: list[Move], lexicon: Lexicon) -> Move:
        """The one before which there are so many, lots and options in their order."""
        behind, passed = self._behind, 0  # of the lots
        for at, lot in enumerate(self._lots):
            inside = number - behind[at] - passed
            if inside < 0:
                break
            count = lot.count if isinstance(lot, Unmade) else len(lot)
            if inside < count:
                return lot.move(inside, lexicon) if isinstance(lot, Unmade) else lot[inside]
            passed += count
        return options[number - passed]
