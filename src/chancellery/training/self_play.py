"""Self-play: matches of players who differ and err, and the positions they went through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chancellery.bots.planning.guide import Guide, guide_of
from chancellery.bots.planning.net import Numbers
from chancellery.training.variants import Variant

CHUNK = 50  # matches in a file
ERRORS = (0.0, 0.0, 0.02, 0.05, 0.1, 0.2)  # how often a player errs in a whole match
LIKE_SENSIBLE = 0.3  # part of the players who think as the sensible one does
LONGEST = 6_000  # decisions of a match


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


def load(paths: list[Path]) -> Positions:
    """The positions of several files as one; some may know of more contenders than others."""
    stored = [np.load(path, allow_pickle=False) for path in paths]
    most = max(one["owners"].shape[1] for one in stored)
    found = []
    for name in Positions.__annotations__:
        blank = -1 if name == "owners" else 0
        found.append(np.concatenate([_widened(one[name], most, blank) for one in stored]))
    return Positions(*found)


def _widened(part: NDArray[Any], most: int, blank: int) -> NDArray[Any]:
    if part.ndim == 1:
        return part
    room = [(0, 0), (0, most - part.shape[1]), *[(0, 0)] * (part.ndim - 2)]
    return np.pad(part, room, constant_values=blank)


def chunks(variants: list[Variant], folder: Path, matches: int, seed: str) -> Iterator[tuple[Path, bool]]:
    """Plays what has not been played yet, file by file; says which were there already."""
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, matches, CHUNK):
        path = folder / f"{first:06}.npz"
        known = path.exists()
        if not known:
            collect(variants, first, min(CHUNK, matches - first), seed).save(path)
        yield path, known


def collect(variants: list[Variant], first: int, count: int, seed: str) -> Positions:
    """The positions of some matches; which variant a match is of follows from its number."""
    found: list[tuple[Numbers, list[int], list[bool], list[float], int]] = []
    for number in range(first, first + count):
        found += [(*position, number) for position in _match(variants[number % len(variants)], f"{seed}/{number}")]
    width = max(len(owners) for _, owners, _, _, _ in found)
    rows = np.zeros((len(found), width, found[0][0].shape[1]), np.float16)
    owners, won = np.full(rows.shape[:2], -1, np.int8), np.zeros(rows.shape[:2], np.int8)
    margins = np.zeros(rows.shape[:2], np.float32)
    for at, (numbers, seats, winners, margin, _) in enumerate(found):
        rows[at, : len(seats)], owners[at, : len(seats)] = numbers, seats
        won[at, : len(seats)], margins[at, : len(seats)] = winners, margin
    return Positions(rows, owners, won, margins, np.array([number for *_, number in found]))


def _match(variant: Variant, seed: str) -> list[tuple[Numbers, list[int], list[bool], list[float]]]:
    match, rng = variant.new(seed), Random(f"{seed} players")
    guide = guide_of(variant.game, match.definition)
    assert guide is not None
    s = match.state.clone()
    minds = [guide.mind(None if rng.random() < LIKE_SENSIBLE else rng) for _ in match.seats]
    errors = [rng.choice(ERRORS) for _ in match.seats]
    seen: list[tuple[Numbers, list[int]]] = []
    last, left = None, LONGEST
    while s.outcome is None and left:
        if guide.at_rest(s) and (now := guide.moment(s)) != last:
            last = now
            seen.append((guide.rows(s, rng.randrange(len(minds))), list(guide.contenders(s))))
        decision = s.open[0]
        errs = rng.random() < errors[decision.seat]
        move = rng.choice(decision.options) if errs else guide.think(s, decision, rng, minds[decision.seat])
        s.answer(s.asked.index(decision), move)
        left -= 1
    if s.outcome is None:
        return []
    margins = _margins(guide, s)
    won = set(s.outcome.winners)
    return [
        (rows, seats, [seat in won for seat in seats], [margins.get(seat, -1.0) for seat in seats])
        for rows, seats in seen
    ]


def _margins(guide: Guide, s: object) -> dict[int, float]:
    """The best margin of each seat."""
    found: dict[int, float] = {}
    for contender, seat in enumerate(guide.contenders(s)):
        found[seat] = max(found.get(seat, -1.0), guide.margin(s, contender))
    return found
