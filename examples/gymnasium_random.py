"""Gymnasium: one seat at random, bots in the others.

python examples/gymnasium_random.py maria random
"""

from __future__ import annotations

import sys

from chancellery.research.gymnasium import SeatEnv


def play(game: str, others: str = "sensible", seed: int = 1, most: int | None = None) -> float:
    """What the seat got."""
    env = SeatEnv(game, others=others, max_cycles=most)
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    got, over, late = 0.0, False, False
    while not (over or late):
        seen, reward, over, late, _ = env.step(env.action_space.sample(seen["action_mask"]))
        got += reward
    return got


if __name__ == "__main__":
    given = dict(enumerate(sys.argv))
    print(play(given.get(1, "imperial_struggle"), given.get(2, "sensible")))
