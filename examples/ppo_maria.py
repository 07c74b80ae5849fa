"""PPO in plain numpy: learns to play Frederick II in the introductory game of Maria against `random` players.

    python examples/ppo_maria.py --seconds 300

One file, in the manner of CleanRL. The net reads what the seat may know (`match.observe`) and scores each option by the
words of its move, so that what is learnt of one move helps with others like it. The reward is 1 for a victory, and on
the way a part of it for every fortress that brings Prussia nearer to its aim. In the end the learner and `random` play
the same matches.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field
from time import monotonic
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from chancellery import Match, Move
from chancellery.research.gymnasium import SeatEnv

GAME, SCENARIO, SEATS, SEAT, POWER = "maria", "introductory", 3, "frederick_ii", "prussia"
HIDDEN, BUCKETS = 32, 1 << 15
GAMMA, LAMBDA, CLIP, ENTROPY, RATE, EPOCHS, CHUNK = 0.99, 0.95, 0.2, 0.01, 3e-3, 3, 128
SHAPED = 0.1  # reward for a fortress
Array = NDArray[Any]


def words(match: Match, move: Move) -> list[int]:
    """What a move consists of, as numbers of buckets: its verb, each of its words, and all of it."""
    parts = [move.verb, *(f"{move.verb}/{n}/{value}" for n, value in enumerate(move.args)), move.text]
    return [crc32(part.encode()) % BUCKETS for part in parts]


@dataclass
class Step:
    """One decision, and what came of it."""

    seen: Array
    options: list[list[int]]
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

    def chances(self, hidden: Array, options: list[list[int]]) -> Array:
        words, bias = self.weights["words"], self.weights["bias"]
        scores = np.array([float(words[one].sum(0) @ hidden + bias[one].sum()) for one in options])
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
            self.weights[name] -= RATE * scale * mean / (np.sqrt(square) + 1e-8)

    def _add(self, slope: dict[str, Array], step: Step, share: float) -> None:
        """The slope of the loss of one decision: clipped policy, value, entropy."""
        used = np.flatnonzero(step.seen)
        hidden = np.tanh(step.seen[used] @ self.weights["in"][used])
        chances = self.chances(hidden, step.options)
        ratio = chances[step.chosen] / np.exp(step.log_chance)
        back = np.zeros(HIDDEN)
        clipped = ratio > 1 + CLIP if step.advantage > 0 else ratio < 1 - CLIP
        logs = np.log(chances + 1e-12)
        scores = share * ENTROPY * chances * (logs - chances @ logs)
        if not clipped:
            picked = -chances
            picked[step.chosen] += 1
            scores -= share * step.advantage * ratio * picked
        for one, score in zip(step.options, scores):
            np.add.at(slope["words"], one, score * hidden)
            np.add.at(slope["bias"], one, score)
            back += score * self.weights["words"][one].sum(0)
        wrong = share * 0.5 * (self.value(hidden) - step.goal)
        slope["value"] += wrong * hidden
        slope["level"] += wrong
        back += wrong * self.weights["value"]
        slope["in"][used] += np.outer(step.seen[used], back * (1 - hidden * hidden))


def aim(match: Match) -> float:
    """How near Prussia is to its aim, as everybody can see."""
    return float(match.definition.measures(match.state)["aim"][POWER])


def episode(env: SeatEnv, policy: Policy, rng: np.random.Generator, seed: int) -> list[Step]:
    """One match of the learner."""
    seen, _ = env.reset(seed=seed)
    steps: list[Step] = []
    over, before = env.match.outcome is not None, aim(env.match)
    while not over:
        match, ids = env.match, env.match.action_ids(env.seat)
        options = [words(match, match.move_of(id, env.seat)) for id in ids]
        row = np.minimum(seen["observation"], 10) / 3
        hidden = policy.hidden(row)
        chances = policy.chances(hidden, options)
        chosen = int(rng.choice(len(ids), p=chances))
        step = Step(row, options, chosen, float(np.log(chances[chosen])), policy.value(hidden))
        seen, reward, over, _, _ = env.step(ids[chosen])
        after = aim(env.match)
        step.reward = reward + SHAPED * (after - before)
        before = after
        steps.append(step)
    behind, advantage = 0.0, 0.0
    for step in reversed(steps):  # generalised advantages
        advantage = step.reward + GAMMA * behind - step.value + GAMMA * LAMBDA * advantage
        step.advantage, step.goal, behind = advantage, advantage + step.value, step.value
    return steps


def random_match(env: SeatEnv, rng: np.random.Generator, seed: int) -> None:
    """One match of `random` in the learner's seat."""
    env.reset(seed=seed)
    while env.match.outcome is None:
        env.step(rng.choice(env.match.action_ids(env.seat)))


def train(seconds: float, matches: int, batch: int = 8, seed: int = 1, trials: int = 60) -> dict[str, Any]:
    """Learns for some time or some matches, then plays `trials` matches beside `random`."""
    env = SeatEnv(GAME, SCENARIO, SEATS, seat=SEAT, others="random")
    policy = Policy(env.match.definition.observed.size, seed)
    rng, end, played = np.random.default_rng(seed), monotonic() + seconds, 0
    course = []
    while played < matches and monotonic() < end:
        steps, gains = list[Step](), 0.0
        for _ in range(min(batch, matches - played)):
            steps += episode(env, policy, rng, seed * 1_000_003 + played)
            gains += aim(env.match)
            played += 1
        course.append(round(gains / batch, 2))
        spread = np.array([step.advantage for step in steps])
        for step in steps:
            step.advantage = (step.advantage - spread.mean()) / (spread.std() + 1e-8)
        for _ in range(EPOCHS):
            order = rng.permutation(len(steps))
            for first in range(0, len(order), CHUNK):
                policy.learn([steps[n] for n in order[first : first + CHUNK]])
    found: dict[str, Any] = {"trained_on": played, "aim_while_learning": course}
    for name in ("learner", "random"):
        wins, aims = 0, 0.0
        for trial in range(trials):
            number = 10**9 + trial
            if name == "learner":
                episode(env, policy, rng, number)
            else:
                random_match(env, rng, number)
            assert env.match.outcome is not None
            wins += env.seat in env.match.outcome.winners
            aims += aim(env.match)
        found[name] = {"won": wins, "of": trials, "aim": round(aims / max(1, trials), 2)}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--matches", type=int, default=10**9)
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trials", type=int, default=60)
    print(json.dumps(train(**vars(parser.parse_args())), indent=1))


if __name__ == "__main__":
    main()
