"""Several threads of a server use one definition at once: nobody sees a list of moves that is being made."""

from __future__ import annotations

from typing import cast

from chancellery.kernel.lexicon import Row
from chancellery.kernel.moves import Move

EVERYTHING = (1 << 24) - 1


def test_a_row_is_kept_when_it_is_whole() -> None:
    seen: list[int] = []

    def made(thing: int) -> Move:
        seen.append(len(row))
        return cast(Move, thing)

    row = Row(made)
    assert [cast(int, move) for move in row[EVERYTHING]] == list(range(24))
    assert set(seen) == {0}  # while it was made, nobody could have read a part of it
    assert row.get(EVERYTHING) is row[EVERYTHING]
