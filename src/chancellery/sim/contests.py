"""What the ladder plays: every pairing of levels in some variants, kept in a file so that it can be gone on with."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

from chancellery import compiled
from chancellery.kernel import BadInput, Match
from chancellery.sim.ladder import pairings
from chancellery.sim.plan import Plan
from chancellery.sim.play import Played, play
from chancellery.sim.pool import LOCAL, each
from chancellery.sim.rows import EMPIRE, MAIN
from chancellery.sim.wording import seat_names, variant


@dataclass(frozen=True)
class Contest:
    """A variant in which levels are compared."""

    game: str
    scenario: str
    seats: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def id(self) -> str:
        return "/".join([self.game, self.scenario, *map(str, self.options.values()), str(len(self.seats))])

    def title(self, lang: str = "en") -> str:
        return variant(self.game, self.scenario, self.options, len(self.seats), lang)

    @property
    def names(self) -> dict[str, str]:
        """The seats, as the pages call them."""
        return seat_names(self.game, self.scenario, len(self.seats))

    def plans(self, levels: Sequence[str], seed: str) -> list[Plan]:
        """One for each pairing."""
        base = Plan(self.game, self.scenario, len(self.seats), seed, (), self.options)
        return [pairing.plan(base, len(self.seats)) for pairing in pairings(levels, len(self.seats))]


def contest(game: str, scenario: str | None, seats: int | None, options: dict[str, Any]) -> Contest:
    """That of one variant; BadInput names what is wrong with it."""
    probe = Match.new(game, scenario, seats, 0, options)
    return Contest(game, probe.setup.scenario, probe.seats, dict(options))


def contests() -> list[Contest]:
    """The variants that the ladder of the house measures."""
    found = [contest(*variant, {}) for variant in MAIN]
    return found + [contest("coalitions", "lempereur", 1, {"level": level}) for level in EMPIRE]


class Book:
    """The matches that were played, one line of JSON each; without a file nothing is kept."""

    def __init__(self, path: Path | None, seed: str) -> None:
        self.path, self.seed = path, seed
        self.known: dict[tuple[str, tuple[str, ...], int], Played] = {}
        self.modes: set[str] = set()  # in which they were played: pure, compiled
        if path is not None and path.exists():
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
                self._read(path, number, line)

    def _read(self, path: Path, number: int, line: str) -> None:
        try:
            kept = json.loads(line)
            one = Played(
                kept["number"], tuple(kept["players"]), kept["decisions"], kept["seconds"], tuple(kept["winners"]),
                kept["reason"], thought=tuple(tuple(ms / 1000 for ms in of) for of in kept["ms"]),
            )  # fmt: skip
            if kept["seed"] == self.seed:
                self.known[kept["of"], one.players, one.number] = one
                self.modes.add(kept["mode"])
        except (ValueError, KeyError, TypeError) as error:
            raise BadInput("cli-ladder-kept", field=str(path), line=number + 1) from error

    def add(self, of: Contest, one: Played) -> None:
        self.known[of.id, one.players, one.number] = one
        self.modes.add(compiled.mode)
        if self.path is None or one.failure is not None:
            return  # what failed is tried again
        times = [[round(1000 * seconds, 2) for seconds in of_seat] for of_seat in one.thought]
        kept = {
            "of": of.id, "mode": compiled.mode, "seed": self.seed, "number": one.number, "players": one.players,
            "winners": one.winners, "reason": one.reason, "decisions": one.decisions,
            "seconds": round(one.seconds, 2), "ms": times,
        }  # fmt: skip
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(kept, separators=(",", ":")) + "\n")

    def of(self, contest: Contest, levels: Sequence[str]) -> list[Played]:
        """The matches of a contest between some levels."""
        return [one for (id, players, _), one in self.known.items() if id == contest.id and {*players} <= {*levels}]


@dataclass(frozen=True)
class Due:
    """A match that is to be played."""

    contest: Contest
    plan: Plan
    number: int


def due(of: Sequence[Contest], levels: Sequence[str], count: int, book: Book) -> list[Due]:
    """The matches that are missing: the first of every pairing, then the second of each, so that whoever stops early
    has a little of all."""
    plans = [(contest, plan) for contest in of for plan in contest.plans(levels, book.seed)]
    every = [Due(contest, plan, number) for number in range(count) for contest, plan in plans]
    return [one for one in every if (one.contest.id, one.plan.players_of(one.number), one.number) not in book.known]


def played(missing: Sequence[Due], book: Book, jobs: int, on: str = LOCAL, seconds: float = 0) -> Iterator[Played]:
    """Plays what is missing, each kept as soon as it and those before it are over; `seconds`: no longer than that."""
    end = monotonic() + seconds
    results = each(_play, missing, jobs, on)
    for one in missing:
        result = next(results)
        book.add(one.contest, result)
        yield result
        if seconds and monotonic() > end:
            return


def _play(one: Due) -> Played:
    return play(one.plan, one.number)
