"""Several threads of a server use one definition at once: nobody sees a list of moves that is being made."""

from __future__ import annotations

import sys
from threading import Thread

from chancellery.kernel.lexicon import Row
from chancellery.kernel.moves import Move


def test_a_row_is_whole_whenever_it_is_read() -> None:
    seen: list[int] = []
    row: Row

    def made(thing: int) -> Move:
        found = row.known.get(ALL)
        if found is not None:
            seen.append(len(found))
        return Move("go", (thing,), f"go {thing}")

    ALL = (1 << 24) - 1
    row = Row(made)
    assert [move.args[0] for move in row.of(ALL)] == list(range(24))
    assert seen == []  # while it was made, nobody could have read it


def test_two_threads_read_the_same_moves() -> None:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        wrong: list[int] = []
        for _ in range(20):
            row = Row(lambda thing: Move("go", (thing,), f"go {thing}"))

            def read(row: Row = row) -> None:
                wrong.extend(n for n in range(1, 3000, 7) if len(row.of(n)) != n.bit_count())

            threads = [Thread(target=read) for _ in range(2)]
            for one in threads:
                one.start()
            for one in threads:
                one.join()
        assert wrong == []
    finally:
        sys.setswitchinterval(interval)
