"""Self-play: matches of players who differ and err, some of them planners, and the positions they went through."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chancellery.bots import bot
from chancellery.bots.game_bot import GameBot
from chancellery.bots.planning.guide import Guide, guide_of
from chancellery.bots.planning.net import Net, Numbers, read
from chancellery.bots.planning.planner import Planner
from chancellery.bots.planning.work import Work
from chancellery.kernel import Match, Move
from chancellery.training.variants import Variant

CHUNK = 20  # matches in a file
LEAST = 30  # matches to learn from
ROUND = 1_000_000  # numbers of the matches of a round
ERRORS = (0.0, 0.0, 0.02, 0.05, 0.1, 0.2)  # how often a player errs in a whole match
LIKE_SENSIBLE = 0.3  # part of the players who think as the sensible one does
PLANNERS = 0.6  # part of the players who plan, once there is a net to plan with
LONGEST = 6_000  # decisions of a match
MOST_NUMBERS = 2_000  # of a position; where there are more, a part of the positions is kept: they are much alike

Position = tuple[Numbers, list[int], list[bool], list[float]]  # rows, whose they are, who won, by how much
Choice = Callable[[Match, int, Random], Move]


@dataclass(frozen=True)
class Positions:
    """Positions with what became of them; a row for each contender, rows of nobody at the end."""

    rows: NDArray[Any]  # positions x contenders x numbers
    owners: NDArray[Any]  # the seat behind each row, -1: nobody
    won: NDArray[Any]
    margins: NDArray[Any]
    matches: NDArray[Any]  # the number of the match of each position

    def save(self, path: Path) -> None:
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **{k: getattr(self, k) for k in self.__annotations__})
        part.rename(path)


@dataclass(frozen=True)
class Task:
    """One match to play; plain data, so that it can travel to other processes."""

    variant: Variant
    number: int  # of the match, its round included
    seed: str
    net: str = ""  # the file of the net that planners use; none: nobody plans


def load(paths: Iterable[Path]) -> Positions:
    """The positions of several files as one; some may know of more contenders than others."""
    stored = []
    for path in paths:
        with np.load(path, allow_pickle=False) as one:
            stored.append({name: one[name] for name in Positions.__annotations__})
    return _joined(stored)


def _joined(parts: list[dict[str, NDArray[Any]]]) -> Positions:
    most = max(part["owners"].shape[1] for part in parts)
    found = []
    for name in Positions.__annotations__:
        blank = -1 if name == "owners" else 0
        found.append(np.concatenate([_widened(part[name], most, blank) for part in parts]))
    return Positions(*found)


def _widened(part: NDArray[Any], most: int, blank: int) -> NDArray[Any]:
    if part.ndim == 1:
        return part
    room = [(0, 0), (0, most - part.shape[1]), *[(0, 0)] * (part.ndim - 2)]
    return np.pad(part, room, constant_values=blank)


def gathered(matches: dict[int, list[Position]]) -> Positions:
    """The positions of matches by their numbers, as one."""
    found = [(*position, number) for number, positions in matches.items() for position in positions]
    width = max(len(owners) for _, owners, _, _, _ in found)
    rows = np.zeros((len(found), width, found[0][0].shape[1]), np.float16)
    owners, won = np.full(rows.shape[:2], -1, np.int8), np.zeros(rows.shape[:2], np.int8)
    margins = np.zeros(rows.shape[:2], np.float32)
    for at, (numbers, seats, winners, margin, _) in enumerate(found):
        rows[at, : len(seats)], owners[at, : len(seats)] = numbers, seats
        won[at, : len(seats)], margins[at, : len(seats)] = winners, margin
    return Positions(rows, owners, won, margins, np.array([number for *_, number in found]))


class Archive:
    """The matches of one net that were played already, in files of a folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.paths = sorted(folder.glob("*.npz"))
        self.known: set[int] = set()
        for path in self.paths:
            with np.load(path, allow_pickle=False) as stored:
                self.known |= {*stored["matches"].tolist()}
        self._fresh: dict[int, list[Position]] = {}

    def add(self, number: int, positions: list[Position]) -> None:
        self.known.add(number)
        if positions:
            self._fresh[number] = positions
        if len(self._fresh) >= CHUNK:
            self.flush()

    def flush(self) -> None:
        if self._fresh:
            path = self.folder / f"{min(self._fresh):08}.npz"
            gathered(self._fresh).save(path)
            self.paths.append(path)
            self._fresh = {}

    @property
    def enough(self) -> bool:
        """Whether a net can learn from what there is and be tested."""
        return len(self.known) >= LEAST

    def played(self, of: int) -> int:
        """How many matches of a round there are."""
        return sum(number // ROUND == of for number in self.known)

    def positions(self) -> Positions:
        self.flush()
        return load(self.paths)


def play(task: Task) -> list[Position]:
    """The positions of one match; none if it does not end."""
    seed = f"{task.seed}/{task.number}"
    match, rng = task.variant.new(seed), Random(f"{seed} players")
    guide = guide_of(task.variant.game, match.definition)
    assert guide is not None
    players = [_player(guide, task, rng) for _ in match.seats]
    seen: list[tuple[Numbers, list[int]]] = []
    last = None
    while match.outcome is None:
        if len(match) >= LONGEST:
            return []
        s = match.state
        if guide.at_rest(s) and (now := guide.moment(s)) != last:
            last = now
            _agree(guide, match, rng)
            s = match.state
            rows = guide.rows(s, rng.randrange(len(players)))
            if rows.size <= MOST_NUMBERS or rng.random() < MOST_NUMBERS / rows.size:
                seen.append((rows, list(guide.contenders(s))))
        seat = match.decisions[0].seat
        match.play(seat, players[seat](match, seat, rng))
    margins = _margins(guide, match.state)
    won = set(match.outcome.winners)
    return [
        (rows, seats, [seat in won for seat in seats], [margins.get(seat, -1.0) for seat in seats])
        for rows, seats in seen
    ]


def _agree(guide: Guide, match: Match, rng: Random) -> None:
    """Now and then players agree upon something, whether it is good for them or not."""
    accord = guide.accord(match.state, rng)
    if accord is not None:
        (by, *others), clauses = accord
        match.play(by, f"propose: {clauses}")
        for seat in others:
            match.play(seat, next(d for d in match.standing if d.seat == seat).options[0])


def _player(guide: Guide, task: Task, rng: Random) -> Choice:
    """Somebody who plans, if anybody does, or a sensible player with ideas of his own who errs now and then."""
    if task.net and rng.random() < PLANNERS:
        return Planner("light", sensible(), work=lighter(guide.work(False)), by=_net(task.net)).choose
    steady = guide.steady > 0 and rng.random() < guide.steady
    mind = guide.mind(None) if steady or rng.random() < LIKE_SENSIBLE else guide.intent(rng)
    error = 0.0 if steady else rng.choice(ERRORS)

    def choose(match: Match, seat: int, rng: Random) -> Move:
        decision = next(decision for decision in match.decisions if decision.seat == seat)
        if rng.random() < error:
            return rng.choice(decision.options)
        return guide.think(match.state, decision, rng, mind)

    return choose


def lighter(work: Work) -> Work:
    """A third of the plans in half of the worlds: more matches for the same time."""
    return replace(
        work, plans=max(6, work.plans // 3), kept=max(2, work.kept // 2), worlds=max(2, work.worlds // 2),
        options=max(3, work.options // 2), sketched=work.sketched // 3,
    )  # fmt: skip


def sensible() -> GameBot:
    found = bot("sensible")
    assert isinstance(found, GameBot)
    return found


@cache
def _net(path: str) -> Net:
    return read(Path(path))


def _margins(guide: Guide, s: object) -> dict[int, float]:
    """The best margin of each seat."""
    found: dict[int, float] = {}
    for contender, seat in enumerate(guide.contenders(s)):
        found[seat] = max(found.get(seat, -1.0), guide.margin(s, contender))
    return found
