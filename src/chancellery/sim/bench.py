"""Speed, measured through the public interface on one core, beside python-chess as the yardstick.

All times are processor time of this process: on an idle machine the same as the time on the clock, and on a busy one
what the work itself took.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from chancellery.kernel import Match

SLICE = 0.25  # seconds; short and alternating, so that a noisy machine disturbs all alike
EVERY = 20  # decisions between two clones and views
RECORDS = 4  # finished matches that are loaded
LOADS = 5  # times each
SHORT = 8  # calls in a row of what takes little more than to look at the clock
ROLLOUTS = (20, 60, 100)  # after so many moves a fork and a clone are played to their ends, with the same decisions
REPEATS = 5  # of these, the shortest times of which count: so all have made the moves that are made on first use

Slice = tuple[int, int, float]  # decisions, games, seconds
Tick = Callable[[], None]


class Play:
    """Random play of a game, a slice at a time; a match goes on where the last slice left it."""

    def __init__(self, game: str, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.rng = Random(seed)
        self.started = 0
        self.match = self._next()

    def _next(self) -> Match:
        self.started += 1
        return Match.new(self.game, seed=f"{self.seed}/{self.started}", nonce="bench")

    def slice(self, seconds: float) -> Slice:
        decisions = games = 0
        choice = self.rng.choice
        match = self.match
        start = process_time()
        while (spent := process_time() - start) < seconds:
            for _ in range(64):
                decision = match.decisions[0]
                match.play(decision.seat, choice(decision.options))
                if match.outcome is not None:
                    games += 1
                    match = self._next()
            decisions += 64
        self.match = match
        return decisions, games, spent


class Chess:
    """Random chess moves with python-chess, measured in the same way."""

    def __init__(self, seed: str) -> None:
        import chess

        self.new = chess.Board
        self.rng = Random(seed)
        self.board = self.new()

    def slice(self, seconds: float) -> Slice:
        moves = games = 0
        choice = self.rng.choice
        board = self.board
        start = process_time()
        while (spent := process_time() - start) < seconds:
            for _ in range(64):
                board.push(choice(list(board.legal_moves)))
                if board.is_game_over():
                    games += 1
                    board = self.new()
            moves += 64
        self.board = board
        return moves, games, spent


def yardstick(seed: str) -> Chess | None:
    """python-chess, where it is installed."""
    try:
        return Chess(seed)
    except ImportError:
        return None


def measure(games: list[str], seconds: float = 6.0, seed: str = "bench", tick: Tick = lambda: None) -> dict[str, Any]:
    """The figures of each game and of the yardstick, all from one run."""
    chess = yardstick(seed)
    players = {game: Play(game, seed) for game in games}
    runners: dict[str, Play | Chess] = {**players, **({"": chess} if chess else {})}
    rates: dict[str, list[float]] = {name: [] for name in runners}
    finished: dict[str, list[Slice]] = {name: [] for name in runners}
    for name in runners:
        runners[name].slice(SLICE)  # to warm up
    for _ in range(slices(seconds)):
        for name, runner in runners.items():
            done = runner.slice(SLICE)
            rates[name].append(done[0] / done[2])
            finished[name].append(done)
        tick()
    found: dict[str, Any] = {}
    for game in games:
        decisions, over, spent = (sum(part) for part in zip(*finished[game]))
        found[game] = {
            "decisions_per_second": round(median(rates[game]), 1),
            "games_per_second": round(over / spent, 2),
            **_single(game, seed),
            "decisions": decisions,
            "slices": len(rates[game]),
        }
        tick()
    found["yardstick"] = {"python_chess_decisions_per_second": round(median(rates[""]), 1) if chess else None}
    found["ratio"] = {
        game: round(median(a / b for a, b in zip(rates[game], rates[""])), 2) if chess else None for game in games
    }
    return found


def slices(seconds: float) -> int:
    """How many slices each runner gets."""
    return max(3, round(seconds / SLICE / 2))


def _single(game: str, seed: str) -> dict[str, float]:
    """Medians of single calls: a clone, a fork, a deal and a view now and then in random matches, loading their
    records; and how fast forks are played to their ends."""
    clones: list[float] = []
    forks: list[float] = []
    deals: list[float] = []
    rollouts: list[tuple[int, float, float]] = []
    views: list[float] = []
    loads: list[float] = []
    rng = Random(seed)
    for number in range(RECORDS):
        match = Match.new(game, seed=f"{seed}/single/{number}", nonce="bench")
        while match.outcome is None:
            decision = match.decisions[0]
            match.play(decision.seat, rng.choice(decision.options))
            if len(match) % EVERY == 0 and match.outcome is None:
                clones.append(_timed(match.clone, SHORT))
                forks.append(_timed(match.fork, SHORT))
                seat, fork = decision.seat, match.fork()
                deals.append(_timed(lambda: fork.deal(seat, rng)))  # noqa: B023
                views.append(_timed(lambda: match.view(seat)))  # noqa: B023  (called at once)
            if len(match) in ROLLOUTS:
                rollouts.append(_rollout(match, seed))
        record = match.to_record()
        loads += [_timed(lambda: Match.from_record(record)) for _ in range(LOADS)]  # noqa: B023
        gc.collect()
    moves, on_forks, in_matches = map(sum, zip(*rollouts))
    return {
        "clone_us": round(median(clones) * 1e6, 2),
        "fork_us": round(median(forks) * 1e6, 2),
        "deal_us": round(median(deals) * 1e6, 2),
        "rollout_decisions_per_second": round(moves / on_forks, 1),
        "rollout_ratio": round(in_matches / on_forks, 2),
        "view_us": round(median(views) * 1e6, 2),
        "load_ms": round(median(loads) * 1e3, 3),
    }


def _rollout(match: Match, seed: str) -> tuple[int, float, float]:
    """A match played at random from where it stands to its end: decisions, and seconds on a fork and on a clone."""
    on_forks: list[float] = []
    in_matches: list[float] = []
    made = 0
    for _ in range(REPEATS):
        start = process_time()
        made = match.fork().play_out(Random(seed))
        on_forks.append(process_time() - start)
        clone, choice = match.clone(), Random(seed).choice
        start = process_time()
        while clone.outcome is None:
            decision = clone.decisions[0]
            clone.play(decision.seat, choice(decision.options))
        in_matches.append(process_time() - start)
    return made, min(on_forks), min(in_matches)


def _timed(call: Callable[[], object], times: int = 1) -> float:
    start = process_time()
    for _ in range(times):
        call()
    return (process_time() - start) / times
