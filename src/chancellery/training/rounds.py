"""Rounds of training: sensible players play, a net is fitted, planners play with it, a better one is fitted."""

from __future__ import annotations

import json
import os
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from math import log2
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

from chancellery.sim.pool import quiet
from chancellery.training import duels, self_play
from chancellery.training.fit import CHOICE, Fit, Settings, fit, together
from chancellery.training.self_play import ROUND, Archive, Position, Task
from chancellery.training.variants import Variant

Tell = Callable[[str], None]
VARIETY = 0.3  # part by which a net gets more time each time that it has twice as many variants to judge
BUSY = 1.3  # times: a match is begun only if so much of its usual time is left


@dataclass
class Goal:
    """When a round is over: after so many matches of each net, or at a moment."""

    matches: int = 0
    until: float = 0.0


@dataclass
class Pupil:
    """A net in training."""

    place: str
    variants: list[Variant]
    folder: Path
    archive: Archive = field(init=False)
    fits: list[Fit] = field(default_factory=list)
    spent: float = 0.0  # seconds of play in this round, those of matches in progress foreseen
    times: list[float] = field(default_factory=list)  # of the matches of this round

    def __post_init__(self) -> None:
        self.archive = Archive(self.folder)

    def net(self, number: int) -> Path:
        """The file of the net that was fitted after a round."""
        return self.folder / "nets" / f"{number}.npz"

    @property
    def newest(self) -> Path | None:
        """The net of the last round that was fitted."""
        return self.net(self.rounds - 1) if self.rounds else None

    @property
    def rounds(self) -> int:
        """How many rounds are over."""
        return max([int(path.stem) + 1 for path in (self.folder / "nets").glob("*.npz")], default=0)

    @property
    def share(self) -> float:
        """How much of the time it should have, more or less than others."""
        return 1 + VARIETY * log2(len(self.variants))

    @property
    def usual(self) -> float:
        return sum(self.times) / len(self.times) if self.times else 0.0

    def next(self, number: int, seed: str) -> Task:
        """The next match of a round that was not played."""
        at = number * ROUND
        while at in self.archive.known:
            at += 1
        self.archive.known.add(at)
        net = self.newest if number else None
        return Task(chosen(self.variants, at), at, seed, str(net or ""))


def chosen(variants: list[Variant], number: int) -> Variant:
    """The variant of a match: every other one is of those that the ladder measures, where there are such."""
    of = duels.chosen(variants) if number % 2 else variants
    return (of or variants)[number // 2 % len(of or variants)]


class Workers:
    """Processes that play and fit; each reckons on one core."""

    def __init__(self, jobs: int) -> None:
        for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
            os.environ[name] = "1"
        self.jobs = jobs
        self.pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=quiet)

    def all(self, ask: Callable[[], tuple[Any, ...] | None]) -> Iterator[tuple[tuple[Any, ...], Any]]:
        """What is asked for, (key, function, arguments), as long as anything is, with the results as they come."""
        running: dict[Future[Any], tuple[Any, ...]] = {}
        more = True
        while running or more:
            while more and len(running) < self.jobs:
                asked = ask()
                more = asked is not None
                if asked is not None:
                    key, call, *given = asked
                    running[self.pool.submit(call, *given)] = key
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def _played(task: Task) -> tuple[list[Position], float, str]:
    """In a worker: the positions of a match, how long it took, and what went wrong."""
    began = monotonic()
    try:
        return self_play.play(task), monotonic() - began, ""
    except Exception:  # one broken match is no reason to lose the others
        return [], monotonic() - began, traceback.format_exc(limit=-3)


def play(workers: Workers, pupils: list[Pupil], number: int, goal: Goal, seed: str, tell: Tell) -> None:
    """One round of self-play for all nets; time is divided among them."""
    for pupil in pupils:
        pupil.spent, pupil.times = 0.0, []

    def wants(pupil: Pupil) -> bool:
        if goal.until:
            return monotonic() + BUSY * pupil.usual < goal.until
        return pupil.archive.played(number) < goal.matches

    def ask() -> tuple[Any, ...] | None:
        open_to = [pupil for pupil in pupils if wants(pupil)]
        if not open_to:
            return None
        pupil = min(open_to, key=lambda pupil: pupil.spent / pupil.share)
        task, foreseen = pupil.next(number, seed), pupil.usual or 1.0
        pupil.spent += foreseen
        return (pupil, task, foreseen), _played, task

    for (pupil, task, foreseen), (positions, seconds, wrong) in workers.all(ask):
        pupil.spent += seconds - foreseen
        pupil.times.append(seconds)
        pupil.archive.add(task.number, positions)
        if wrong:
            tell(f"{pupil.place}: match {task.number} failed\n{wrong}")
        if sum(len(one.times) for one in pupils) % 50 == 0:
            tell(f"round {number}: matches: " + ", ".join(f"{one.place} {len(one.times)}" for one in pupils))
    for pupil in pupils:
        pupil.archive.flush()
        tell(f"round {number}: {pupil.place} {len(pupil.times)} matches, {pupil.usual:.1f} s each")


def _fitted(folder: str, version: int, seed: int, settings: Settings) -> tuple[Fit, list[str]]:
    """In a worker: a net fitted to all positions of a folder."""
    said: list[str] = []
    return fit(Archive(Path(folder)).positions(), version, seed, settings, said.append), said


def fit_all(workers: Workers, pupils: list[Pupil], number: int, version: int, last: bool, tell: Tell) -> None:
    """Fits all nets and keeps the best of each; after the last round more of them are tried."""
    choice = CHOICE if last else CHOICE[:2]
    left = [(pupil, settings) for pupil in pupils if pupil.archive.enough for settings in choice]
    fits: dict[str, list[Fit]] = {}

    def ask() -> tuple[Any, ...] | None:
        if not left:
            return None
        pupil, settings = left.pop(0)
        return (pupil,), _fitted, str(pupil.folder), version, 1, settings

    for (pupil,), (found, said) in workers.all(ask):
        for line in said:
            tell(f"{pupil.place}: {line}")
        fits.setdefault(pupil.place, []).append(found)
        if len(fits[pupil.place]) == len(choice):
            _keep(pupil, number, fits[pupil.place], tell)


def _keep(pupil: Pupil, number: int, fits: list[Fit], tell: Tell) -> None:
    """The best of several nets of a round, or several together, and what became of all, for the card."""
    best = together(pupil.archive.positions(), fits)
    pupil.fits.append(best)
    tried = sorted((one.settings.text, round(one.loss, 4)) for one in fits)
    told = {"round": number, "matches": best.matches.get(number, 0), "tried": tried}
    pupil.net(number).parent.mkdir(exist_ok=True)
    pupil.net(number).with_suffix(".json").write_text(json.dumps(told), encoding="utf-8")
    best.net.save(pupil.net(number))
    tell(f"{pupil.place}: round {number}, loss {best.loss:.4f} (all equally likely: {best.uniform:.4f})")


def history(pupil: Pupil) -> list[dict[str, Any]]:
    """What became of each round."""
    paths = sorted((pupil.folder / "nets").glob("*.json"), key=lambda path: int(path.stem))
    return [json.loads(path.read_text(encoding="utf-8")) for path in paths]


def duel_all(workers: Workers, pupils: list[Pupil], goal: Goal, seed: str, tell: Tell) -> dict[str, list[duels.Duel]]:
    """The newest net of each against sensible players, variant by variant in turn."""
    rows = [
        duels.Row(pupil.place, variant, str(pupil.newest))
        for pupil in pupils
        if pupil.newest is not None
        for variant in duels.chosen(pupil.variants)
    ]
    times: dict[duels.Row, list[float]] = {row: [] for row in rows}
    begun = dict.fromkeys(rows, 0)
    found = {row: duels.Duel(row.variant) for row in rows}

    def ask() -> tuple[Any, ...] | None:
        open_to = [row for row in rows if begun[row] < goal.matches]
        if goal.until:
            usual = {row: sum(of) / len(of) if (of := times[row]) else 0.0 for row in rows}
            open_to = [row for row in rows if monotonic() + BUSY * usual[row] < goal.until]
        if not open_to:
            return None
        row = min(open_to, key=lambda row: begun[row])
        begun[row] += 1
        return (row,), duels.play, row, begun[row] - 1, seed

    for (row,), played in workers.all(ask):
        times[row].append(played.seconds)
        found[row].add(played)
        tell(f"{row.variant.text}: {found[row].won} of {found[row].played} won")
    return {pupil.place: [found[row] for row in rows if row.place == pupil.place] for pupil in pupils}
