"""PettingZoo: random legal moves of all seats until a match is over.

python examples/pettingzoo_random.py imperial_struggle
"""

from __future__ import annotations

import sys

from chancellery.research.pettingzoo import env


def play(game: str, seed: int = 1, most: int = 100_000) -> dict[str, float]:
    """What each seat got."""
    table = env(game, max_cycles=most)
    table.reset(seed=seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, late, _ = table.last()
        got[agent] += reward
        table.step(None if over or late else table.action_space(agent).sample(seen["action_mask"]))
    return got


if __name__ == "__main__":
    print(play(sys.argv[1] if len(sys.argv) > 1 else "imperial_struggle"))
