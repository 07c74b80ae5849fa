"""Several threads of a server use one definition at once: nobody sees a list of moves that is being made."""

from __future__ import annotations

from chancellery.kernel.lexicon import Row
from chancellery.kernel.moves import Move
from chancellery.kernel.vocabulary import Verb

EVERYTHING = (1 << 24) - 1


def test_a_row_is_kept_when_it_is_whole() -> None:
    seen: list[int] = []
    go = Verb("go", "go {number}")

    def made(thing: int) -> Move:
        seen.append(len(row))
        return Move("go", (thing,), f"go {thing}", go)

    row = Row(made)
    assert [move.args[0] for move in row[EVERYTHING]] == list(range(24))
    assert set(seen) == {0}  # while it was made, nobody could have read a part of it
    assert row.get(EVERYTHING) is row[EVERYTHING]
