"""PPO in plain numpy: learns one seat of a game against `random` players in the others.

    python examples/ppo.py maria --seconds 300
    python examples/ppo.py imperial_struggle --seconds 60

One file, in the manner of CleanRL: several environments side by side, masks (only what is legal is scored), generalised
advantages, a clipped loss, a rate that falls to nothing. The net reads what the seat may know (`match.observe`) and
scores each option by the words of its move, so that what is learnt of one move helps with others like it.

The reward is 1 for a victory at the end; and on the way, as gamma is 1, the difference of a potential: what everybody
can see of how near the seat is to its aim. In the introductory game of Maria those are fortresses of Prussia's aim,
generals near the next ones and trains near generals, in Imperial Struggle Victory Points. Whichever way a match goes,
these differences add up to how near it came in the end. With `--taught N` it first imitates `sensible` in N matches. In
the end the learner and `random` play the same matches.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from time import monotonic
from typing import Any, cast
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from chancellery import Match, Move, bots
from chancellery.games.maria.powers import PRUSSIA, SAXONY
from chancellery.research.gymnasium import SeatEnv
from chancellery.sim.ladder import wilson

HIDDEN, BUCKETS = 32, 1 << 13
GAMMA, LAMBDA, CLIP, ENTROPY, RATE, EPOCHS, CHUNK = 1.0, 0.95, 0.2, 0.01, 2e-3, 3, 256
FAR, STEEP = 0.03, 1.0  # a round ends when the policy has moved so far (KL); the longest slope of one step
GENTLY = 0.3  # so much of the rate is left when it was taught: else it forgets more than it finds
Array = NDArray[Any]


def advantage_of_britain(match: Match) -> float:
    """Victory Points."""
    return 0.05 * match.definition.measures(match.state)["vp"]["britain"]


def prospects_of_frederick(match: Match) -> float:
    """Fortresses towards Prussia's aim; generals that are near the next ones; trains that are near generals."""
    state, maria = cast(Any, match.state), cast(Any, match.definition)
    box, left = maria.components, maria.austrian_fortresses | maria.silesian_fortresses
    found: float = 0.1 * (left & state.markers[PRUSSIA]).bit_count()
    goals = [city for city in range(box.atlas.size) if (left & ~state.markers[PRUSSIA]) >> city & 1]
    for power in (PRUSSIA, SAXONY):
        generals = [state.where[piece] for piece in box.powers[power].generals]
        trains = [state.where[piece] for piece in box.powers[power].trains]
        found -= 0.01 * sum(_away(box.atlas, at, goals) for at in generals)
        found -= 0.01 * sum(_away(box.atlas, at, [city for city in generals if city >= 0]) for at in trains)
    return found


def _away(atlas: Any, at: int, goals: list[int]) -> int:
    """Steps to the nearest of the goals; a piece that is not on the board is far away."""
    steps = atlas.distances(at) if at >= 0 and goals else None
    return FAR_AWAY if steps is None else min(FAR_AWAY, *[steps[goal] for goal in goals])


FAR_AWAY = 7
TASKS: dict[str, tuple[str, int, str, str, str, Callable[[Match], float]]] = {
    # scenario, seats, the seat that learns, its power, what is told in the end, the potential
    "imperial_struggle": ("standard", 2, "britain", "britain", "vp", advantage_of_britain),
    "maria": ("introductory", 3, "frederick_ii", "prussia", "aim", prospects_of_frederick),
}


@cache
def words(move: Move) -> list[int]:
    """What a move consists of, as numbers of buckets: its verb, each of its words, and all of it."""
    parts = [move.verb, *(f"{move.verb}/{n}/{value}" for n, value in enumerate(move.args)), move.text]
    return [crc32(part.encode()) % BUCKETS for part in parts]


@dataclass
class Step:
    """One decision, and what came of it."""

    seen: Array
    options: list[list[int]]  # the words of each
    chosen: int = 0
    log_chance: float = 0.0
    value: float = 0.0
    reward: float = 0.0
    advantage: float = 0.0
    goal: float = 0.0


class Batch:
    """Some decisions as arrays: the words of all options one after another, and where each option begins."""

    def __init__(self, steps: list[Step]) -> None:
        self.seen = np.stack([step.seen for step in steps])
        options = [option for step in steps for option in step.options]
        self.words = np.concatenate([np.array(option) for option in options])
        lengths = np.array([len(option) for option in options])
        self.begins = np.cumsum(lengths) - lengths  # of the words of each option
        counts = np.array([len(step.options) for step in steps])
        self.firsts = np.cumsum(counts) - counts  # the first option of each decision
        self.step_of = np.repeat(np.arange(len(steps)), counts)
        self.option_of = np.repeat(np.arange(len(options)), lengths)
        self.chosen = self.firsts + np.array([step.chosen for step in steps])


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
        shapes: dict[str, tuple[int, ...]] = {
            "in": (self.size, HIDDEN),
            "words": (BUCKETS, HIDDEN),
            "bias": (BUCKETS,),
            "value": (HIDDEN,),
            "level": (1,),
        }
        for name, shape in shapes.items():
            spread = 0.03 if name in ("in", "words") else 0.0
            self.weights[name] = rng.normal(0, spread, shape).astype(np.float32)
        self.means = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.weights.items()}

    def forward(self, batch: Batch) -> tuple[Array, Array, Array]:
        """What is hidden, the chance of each option, and the value of each decision."""
        weights = self.weights
        hidden = np.tanh(batch.seen @ weights["in"])
        of = hidden[batch.step_of[batch.option_of]]
        each = (weights["words"][batch.words] * of).sum(1) + weights["bias"][batch.words]
        scores = np.add.reduceat(each, batch.begins)
        scores -= np.maximum.reduceat(scores, batch.firsts)[batch.step_of]
        powers = np.exp(scores)
        chances = powers / np.add.reduceat(powers, batch.firsts)[batch.step_of]
        return hidden, chances, hidden @ weights["value"] + weights["level"][0]

    def learn(self, steps: list[Step]) -> float:
        """One step of Adam on some decisions. How far the policy has moved since they were made."""
        moved, slopes = self.slopes(Batch(steps), steps)
        length = np.sqrt(sum(float((part * part).sum()) for part in slopes.values()))
        self.steps += 1
        scale = np.float32(self.rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps))
        for name, slope in slopes.items():
            part = slope.astype(np.float32) * np.float32(min(1.0, STEEP / (length + 1e-8)))
            mean, square = self.means[name], self.squares[name]
            mean += np.float32(0.1) * (part - mean)
            square += np.float32(0.001) * (part * part - square)
            self.weights[name] -= scale * mean / (np.sqrt(square) + np.float32(1e-8))
        return moved

    def slopes(self, batch: Batch, steps: list[Step]) -> tuple[float, dict[str, Array]]:
        """How far the policy has moved, and the slopes of the loss: clipped policy, half the value's, less entropy."""
        weights, share = self.weights, 1 / len(steps)
        hidden, chances, values = self.forward(batch)
        logs = np.log(chances + 1e-12)
        moved = logs[batch.chosen] - np.array([step.log_chance for step in steps])
        ratio, advantage = np.exp(moved), np.array([step.advantage for step in steps])
        clipped = np.where(advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        pull = np.where(clipped, 0.0, share * advantage * ratio)
        mean = np.add.reduceat(chances * logs, batch.firsts)
        scores = share * ENTROPY * chances * (logs - mean[batch.step_of]) + pull[batch.step_of] * chances
        scores[batch.chosen] -= pull
        wrong = share * 0.5 * (values - np.array([step.goal for step in steps]))
        each, of = scores[batch.option_of].astype(np.float32), batch.step_of[batch.option_of]
        back = _summed(of, each[:, None] * weights["words"][batch.words], len(hidden))
        back += np.outer(wrong, weights["value"])
        return float(np.mean(ratio - 1 - moved)), {
            "in": batch.seen.T @ (back * (1 - hidden * hidden)).astype(np.float32),
            "words": _summed(batch.words, each[:, None] * hidden[of], BUCKETS),
            "bias": np.bincount(batch.words, each, BUCKETS),
            "value": wrong @ hidden,
            "level": wrong.sum(keepdims=True),
        }


def _summed(places: Array, rows: Array, size: int) -> Array:
    """The sum of the rows of each place."""
    order = np.argsort(places, kind="stable")
    found, begins = np.unique(places[order], return_index=True)
    sums = np.zeros((size, rows.shape[1]), np.float32)
    sums[found] = np.add.reduceat(rows[order], begins)
    return sums


class Learner:
    """The seat that learns in several environments, and what it is measured by."""

    def __init__(self, game: str, seed: int, side_by_side: int) -> None:
        scenario, seats, seat, self.power, self.measure, self.potential = TASKS[game]
        self.envs = [SeatEnv(game, scenario, seats, seat=seat, others="random") for _ in range(side_by_side)]
        self.policy = Policy(self.envs[0].match.definition.observed.size, seed)
        self.rng = np.random.default_rng(seed)
        self.teacher = bots.bot("sensible")

    def measured(self, env: SeatEnv) -> float:
        """As everybody can see it."""
        return float(env.match.definition.measures(env.match.state)[self.measure][self.power])

    def won(self, env: SeatEnv) -> bool:
        """In a match that is over."""
        return env.match.outcome is not None and env.seat in env.match.outcome.winners

    def episodes(self, seeds: list[int], taught: bool = False) -> list[list[Step]]:
        """A match in each of so many environments, of the learner or of its teacher."""
        found: list[list[Step]] = [[] for _ in seeds]
        begun = [env.reset(seed=seed)[0] for env, seed in zip(self.envs, seeds)]
        whims = [Random(seed) for seed in seeds]
        seen = {n: row for n, row in enumerate(begun) if self.envs[n].match.outcome is None}
        while seen:
            steps, ids, playing = [], [], list(seen)
            for n in playing:
                match, seat = self.envs[n].match, self.envs[n].seat
                ids.append(match.action_ids(seat))
                moves = [match.move_of(id, seat) for id in ids[-1]]
                steps.append(Step(np.minimum(seen[n]["observation"], 10) / 3, [words(move) for move in moves]))
                if taught and (shown := self.teacher.choose(match, seat, whims[n])) in moves:
                    steps[-1].chosen = moves.index(shown)
            batch = Batch(steps)
            _, chances, values = self.policy.forward(batch)
            ends = [*batch.firsts[1:], len(chances)]
            for step, n, legal, first, end, value in zip(steps, playing, ids, batch.firsts, ends, values):
                own = chances[first:end].astype(float)
                if not taught:
                    step.chosen = int(self.rng.choice(len(own), p=own / own.sum()))
                step.log_chance, step.value = float(np.log(own[step.chosen] + 1e-12)), float(value)
                before = self.potential(self.envs[n].match)
                row, reward, over, _, _ = self.envs[n].step(legal[step.chosen])
                step.reward = reward + GAMMA * self.potential(self.envs[n].match) - before
                found[n].append(step)
                if over:
                    del seen[n]
                else:
                    seen[n] = row
        return found

    def study(self, matches: list[list[Step]], imitate: bool = False) -> None:
        """Learns from some matches, each decision a few times."""
        for match in matches:
            behind, advantage = 0.0, 0.0
            for step in reversed(match):  # generalised advantages
                advantage = step.reward + GAMMA * behind - step.value + GAMMA * LAMBDA * advantage
                step.advantage, step.goal, behind = advantage, advantage + step.value, step.value
        steps = [step for match in matches for step in match]
        spread = np.array([step.advantage for step in steps])
        for step in steps:  # a teacher is right, whatever came of it
            step.advantage = 1.0 if imitate else (step.advantage - spread.mean()) / (spread.std() + 1e-8)
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(steps))
            moved = [
                self.policy.learn([steps[n] for n in order[first : first + CHUNK]])
                for first in range(0, len(order), CHUNK)
            ]
            if np.mean(moved) > FAR and not imitate:
                break

    def random_matches(self, seeds: list[int]) -> None:
        """Matches of `random` in the same seat."""
        for env, seed in zip(self.envs, seeds):
            env.reset(seed=seed)
            while env.match.outcome is None:
                env.step(self.rng.choice(env.match.action_ids(env.seat)))

    def trials(self, count: int, play: Callable[[list[int]], object]) -> dict[str, Any]:
        """How often the seat wins, with the interval of 95 %, and what is measured at the end."""
        won, measured = 0, 0.0
        for first in range(0, count, len(self.envs)):
            seeds = [10**9 + n for n in range(first, min(count, first + len(self.envs)))]
            play(seeds)
            for env, _ in zip(self.envs, seeds):
                won += self.won(env)
                measured += self.measured(env)
        interval = [round(end, 3) for end in wilson(won, count)]
        return {"won": won, "of": count, "interval": interval, self.measure: round(measured / max(1, count), 2)}


def train(
    game: str, seconds: float, matches: int, batch: int = 16, seed: int = 1, trials: int = 100, taught: int = 0
) -> dict[str, Any]:
    """Learns for some time or some matches, then plays `trials` matches beside `random`."""
    learner, begun, played = Learner(game, seed, batch), monotonic(), 0
    for first in range(0, taught, batch):
        learner.study(learner.episodes([seed * 7_000_003 + n for n in range(first, first + batch)], True), True)
    full, course = RATE * (GENTLY if taught else 1.0), []
    while (done := max(played / matches, (monotonic() - begun) / seconds)) < 1:
        learner.policy.rate = full * (1 - done)
        seeds = [seed * 1_000_003 + n for n in range(played, min(played + batch, matches))]
        found = learner.episodes(seeds)
        played += len(seeds)
        ends = [(learner.won(env), learner.measured(env)) for env, _ in zip(learner.envs, seeds)]
        course.append([round(float(mean), 2) for mean in np.mean(ends, 0)])
        learner.study(found)
    return {
        "taught_by": taught,
        "trained_on": played,
        f"share_won_and_{learner.measure}_while_learning": course,
        "learner": learner.trials(trials, learner.episodes),
        "random": learner.trials(trials, learner.random_matches),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n", 1)[0])
    parser.add_argument("game", choices=TASKS)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--matches", type=int, default=10**9)
    parser.add_argument("--batch", type=int, default=16, help="environments side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trials", type=int, default=100)
    parser.add_argument("--taught", type=int, default=0)
    print(json.dumps(train(**vars(parser.parse_args()))))


if __name__ == "__main__":
    main()
