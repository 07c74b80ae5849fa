"""Measures the pictures of a table alone, without a server: what is painted after each move for who looks.

`python bench/pictures.py` prints, for each game, the processor time of a picture for who moves and two who look on, and
the SHA-256 of all that would be sent: two versions that send the same have the same one. The time is that of the first
try, as in a server, and of the fastest of several: then all words are known, and what it needs is in the caches.
`--pause 8` waits before each picture, as a server does that has little to do: what the processor had at hand is gone.
`--whole` plays to the end instead, in turn in both languages and with the coach, and everybody looks on.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from random import Random
from typing import Any

from chancellery import Match, compiled, games
from chancellery.server.pictures import Eye, Picture, paint
from chancellery.server.run import spare_pauses

ENDLESS = 3000  # moves


class Table:
    """A match of random moves, and what those who look on have got."""

    def __init__(self, game: str, number: int, lang: str, coached: bool, eyes: list[int | None]) -> None:
        self.match = Match.new(game, seed=f"picture {number}")
        self.rng = Random(number)
        self.lang = lang
        self.coached = coached
        self.eyes = eyes
        self.had: dict[int | None, Picture] = {}
        self.powers: dict[int, tuple[int, Any]] = {}
        self.revision = 0

    def move(self) -> None:
        decision = self.match.decisions[0]
        self.match = self.match.clone()
        self.match.play(decision.seat, self.rng.choice(decision.options))
        self.revision += 1
        if not self.revision % 16:
            self.match.flatten()

    def paint(self, tries: int) -> tuple[list[float], list[bytes]]:
        """The processor times of the tries, and what is sent."""
        match, mover, seconds = self.match.clone(), self.match.last_mover, list[float]()
        seats = dict.fromkeys([*self.eyes, mover, *[one.seat for one in match.decisions[:1]]])
        eyes = [Eye(seat, self.had.get(seat), self.had[seat].events if seat in self.had else None) for seat in seats]
        for _ in range(tries):
            started, known = time.thread_time(), dict(self.powers.values())
            made, powers = paint(match, self.revision, eyes, self.lang, True, known, self.coached)
            sent = [one.whole() if (had := self.had.get(seat)) is None else one.changes(had.revision) or b""
                    for seat, one in made.items()]  # fmt: skip
            seconds.append(time.thread_time() - started)
        sent += [line for one in made.values() for line in one.lines]
        assert mover is not None
        self.had, self.powers[mover] = made, (len(match), powers)
        return seconds, sent


def measure(game: str, tables: int, moves: int, tries: int, whole: bool, pause: float) -> str:
    """After ten moves of each table, so many more; of all of them what is sent."""
    seats = len(Match.new(game).seats)
    everybody = [None, *range(seats)]
    playing = [
        Table(game, n, "pl" if whole and n % 2 else "en", whole and n % 4 > 1, everybody if whole else [0, 1])
        for n in range(tables)
    ]
    sha, times = hashlib.sha256(), list[list[float]]()
    for count in range(ENDLESS if whole else 10 + moves):
        for table in playing:
            if table.match.outcome is not None:
                continue
            table.move()
            if pause and count >= 10:
                time.sleep(pause)
            seconds, sent = table.paint(1 if count < 10 else tries)
            for one in sent:
                sha.update(one)
            if count >= 10:
                times.append(seconds)
    first, fastest = (1000 * sum(which) / max(1, len(times)) for which in ([one[0] for one in times], map(min, times)))
    said = f"{first:.3f} ms a picture" + (f", {fastest:.3f} again" if tries > 1 else "")
    return f"{game:<18} {said}, {len(times)} pictures, {compiled.mode}, {sha.hexdigest()}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.id for game in games()])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=int, default=15, help="of each table, after ten")
    parser.add_argument("--tries", type=int, default=5)
    parser.add_argument("--pause", type=float, default=0.0, help="milliseconds before each picture")
    parser.add_argument("--whole", action="store_true", help="to the end of the matches")
    chosen = parser.parse_args()
    spare_pauses()
    for game in chosen.games:
        tries = 1 if chosen.whole else chosen.tries
        print(measure(game, chosen.tables, chosen.moves, tries, chosen.whole, chosen.pause / 1000), flush=True)


if __name__ == "__main__":
    main()
