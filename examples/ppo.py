"""PPO in plain numpy: learns one seat of a game against `random` players in the others.

    python examples/ppo.py imperial_struggle --seconds 300
    python examples/ppo.py maria --seconds 300 --taught 100

One file, in the manner of CleanRL. The net reads what the seat may know (`match.observe`) and scores each option by the
words of its move, so that what is learnt of one move helps with others like it. The reward is 1 for a victory, and on
the way a part of it for what brings it nearer: Victory Points in Imperial Struggle, fortresses towards Prussia's aim in
the introductory game of Maria. With `--taught N` it first imitates `sensible`, which plays its seat in N matches: where
a victory is so far off that chance never finds one, that is a place to begin from. In the end the learner and `random`
play the same matches.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from time import monotonic
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from chancellery import Move, bots
from chancellery.research.gymnasium import SeatEnv

TASKS = {  # scenario, seats, the seat that learns, its power, what it is measured by, reward for one of that
    "imperial_struggle": ("standard", 2, "britain", "britain", "vp", 0.05),
    "maria": ("introductory", 3, "frederick_ii", "prussia", "aim", 0.1),
}
HIDDEN, BUCKETS = 32, 1 << 13
GAMMA, LAMBDA, CLIP, ENTROPY, RATE, EPOCHS, CHUNK = 0.99, 0.95, 0.2, 0.01, 3e-3, 3, 128
GENTLY = 0.1  # so much of the rate is left when it was taught: else it forgets more than it finds
Array = NDArray[Any]


@cache
def words(move: Move) -> list[int]:
    """What a move consists of, as numbers of buckets: its verb, each of its words, and all of it."""
    parts = [move.verb, *(f"{move.verb}/{n}/{value}" for n, value in enumerate(move.args)), move.text]
    return [crc32(part.encode()) % BUCKETS for part in parts]


class Options:
    """The words of all options, one after another, and where each option begins."""

    def __init__(self, options: list[list[int]]) -> None:
        self.words = np.array([word for one in options for word in one])
        self.counts = np.array([len(one) for one in options])
        self.starts = np.cumsum(self.counts) - self.counts


@dataclass
class Step:
    """One decision, and what came of it."""

    seen: Array
    options: Options
    chosen: int
    log_chance: float
    value: float
    reward: float = 0.0
    advantage: float = 0.0
    goal: float = 0.0


@dataclass
class Policy:
    """A hidden layer, a vector for each word, and a value; trained by Adam."""

    size: int
    seed: int = 0
    steps: int = 0
    rate: float = RATE
    weights: dict[str, Array] = field(default_factory=dict)
    means: dict[str, Array] = field(default_factory=dict)
    squares: dict[str, Array] = field(default_factory=dict)

    def __post_init__(self) -> None:
        rng = np.random.default_rng(self.seed)
        self.weights = {
            "in": rng.normal(0, 0.03, (self.size, HIDDEN)),
            "words": rng.normal(0, 0.03, (BUCKETS, HIDDEN)),
            "bias": np.zeros(BUCKETS),
            "value": np.zeros(HIDDEN),
            "level": np.zeros(1),
        }
        self.means = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.weights.items()}

    def hidden(self, seen: Array) -> Array:
        used = np.flatnonzero(seen)
        found: Array = np.tanh(seen[used] @ self.weights["in"][used])
        return found

    def chances(self, hidden: Array, options: Options) -> Array:
        each = self.weights["words"][options.words] @ hidden + self.weights["bias"][options.words]
        scores = np.add.reduceat(each, options.starts)
        powers = np.exp(scores - scores.max())
        found: Array = powers / powers.sum()
        return found

    def value(self, hidden: Array) -> float:
        return float(hidden @ self.weights["value"] + self.weights["level"][0])

    def learn(self, steps: list[Step]) -> None:
        """One step of Adam on some decisions."""
        slope = {name: np.zeros_like(part) for name, part in self.weights.items()}
        for step in steps:
            self._add(slope, step, 1 / len(steps))
        self.steps += 1
        for name, part in slope.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (part - mean)
            square += 0.001 * (part * part - square)
            scale = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            self.weights[name] -= self.rate * scale * mean / (np.sqrt(square) + 1e-8)

    def _add(self, slope: dict[str, Array], step: Step, share: float) -> None:
        """The slope of the loss of one decision: clipped policy, value, entropy."""
        used = np.flatnonzero(step.seen)
        hidden = np.tanh(step.seen[used] @ self.weights["in"][used])
        chances = self.chances(hidden, step.options)
        ratio = chances[step.chosen] / np.exp(step.log_chance)
        clipped = ratio > 1 + CLIP if step.advantage > 0 else ratio < 1 - CLIP
        logs = np.log(chances + 1e-12)
        scores = share * ENTROPY * chances * (logs - chances @ logs)
        if not clipped:
            picked = -chances
            picked[step.chosen] += 1
            scores -= share * step.advantage * ratio * picked
        said, each = step.options.words, np.repeat(scores, step.options.counts)
        np.add.at(slope["words"], said, np.outer(each, hidden))
        np.add.at(slope["bias"], said, each)
        back = each @ self.weights["words"][said]
        wrong = share * 0.5 * (self.value(hidden) - step.goal)
        slope["value"] += wrong * hidden
        slope["level"] += wrong
        back += wrong * self.weights["value"]
        slope["in"][used] += np.outer(step.seen[used], back * (1 - hidden * hidden))


class Learner:
    """The seat that learns, and what it is measured by."""

    def __init__(self, game: str, seed: int) -> None:
        scenario, seats, seat, self.power, self.measure, self.part = TASKS[game]
        self.env = SeatEnv(game, scenario, seats, seat=seat, others="random")
        self.policy = Policy(self.env.match.definition.observed.size, seed)
        self.rng = np.random.default_rng(seed)
        self.teacher = bots.bot("sensible")

    def measured(self) -> float:
        """As everybody can see it."""
        match = self.env.match
        return float(match.definition.measures(match.state)[self.measure][self.power])

    def episode(self, seed: int, taught: bool = False) -> list[Step]:
        """One match of the learner, or of its teacher."""
        env, policy = self.env, self.policy
        seen, _ = env.reset(seed=seed)
        steps: list[Step] = []
        over, before, whim = env.match.outcome is not None, self.measured(), Random(seed)
        while not over:
            ids = env.match.action_ids(env.seat)
            moves = [env.match.move_of(id, env.seat) for id in ids]
            options = Options([words(move) for move in moves])
            row = np.minimum(seen["observation"], 10) / 3
            hidden = policy.hidden(row)
            chances = policy.chances(hidden, options)
            chosen = int(self.rng.choice(len(ids), p=chances))
            if taught:
                shown = self.teacher.choose(env.match, env.seat, whim)
                chosen = moves.index(shown) if shown in moves else chosen
            step = Step(row, options, chosen, float(np.log(chances[chosen])), policy.value(hidden))
            seen, reward, over, _, _ = env.step(ids[chosen])
            after = self.measured()
            step.reward = reward + self.part * (after - before)
            before = after
            steps.append(step)
        behind, advantage = 0.0, 0.0
        for step in reversed(steps):  # generalised advantages
            advantage = step.reward + GAMMA * behind - step.value + GAMMA * LAMBDA * advantage
            step.advantage, step.goal, behind = advantage, advantage + step.value, step.value
        if taught:  # do as it did, whatever came of it
            for step in steps:
                step.advantage = 1.0
        return steps

    def study(self, steps: list[Step]) -> None:
        """Learns from some decisions, each a few times."""
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(steps))
            for first in range(0, len(order), CHUNK):
                self.policy.learn([steps[n] for n in order[first : first + CHUNK]])

    def random_match(self, seed: int) -> None:
        """One match of `random` in the same seat."""
        self.env.reset(seed=seed)
        while self.env.match.outcome is None:
            self.env.step(self.rng.choice(self.env.match.action_ids(self.env.seat)))

    def trials(self, count: int, play: Callable[[int], object]) -> dict[str, Any]:
        wins, measured = 0, 0.0
        for trial in range(count):
            play(10**9 + trial)
            assert self.env.match.outcome is not None
            wins += self.env.seat in self.env.match.outcome.winners
            measured += self.measured()
        return {"won": wins, "of": count, self.measure: round(measured / max(1, count), 2)}


def train(
    game: str, seconds: float, matches: int, batch: int = 8, seed: int = 1, trials: int = 60, taught: int = 0
) -> dict[str, Any]:
    """Learns for some time or some matches, then plays `trials` matches beside `random`."""
    learner, end, played = Learner(game, seed), monotonic() + seconds, 0
    for first in range(0, taught, batch):
        lessons = [learner.episode(seed * 7_000_003 + n, taught=True) for n in range(first, first + batch)]
        learner.study([step for lesson in lessons for step in lesson])
    if taught:
        learner.policy.rate = RATE * GENTLY
    course = []
    while played < matches and monotonic() < end:
        steps, gains, count = list[Step](), 0.0, min(batch, matches - played)
        for _ in range(count):
            steps += learner.episode(seed * 1_000_003 + played)
            gains += learner.measured()
            played += 1
        course.append(round(gains / count, 2))
        spread = np.array([step.advantage for step in steps])
        for step in steps:
            step.advantage = (step.advantage - spread.mean()) / (spread.std() + 1e-8)
        learner.study(steps)
    return {
        "taught_by": taught,
        "trained_on": played,
        f"{learner.measure}_while_learning": course,
        "learner": learner.trials(trials, learner.episode),
        "random": learner.trials(trials, learner.random_match),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", 1)[0])
    parser.add_argument("game", choices=TASKS)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--matches", type=int, default=10**9)
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trials", type=int, default=60)
    parser.add_argument("--taught", type=int, default=0)
    print(json.dumps(train(**vars(parser.parse_args())), indent=1))


if __name__ == "__main__":
    main()
