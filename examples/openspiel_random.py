"""OpenSpiel: one random match, chance included.

python examples/openspiel_random.py "game=maria,scenario=introductory"
"""

from __future__ import annotations

import sys
from random import Random

import pyspiel

import chancellery.research.openspiel  # noqa: F401  (registers the games)


def play(parameters: str, seed: int = 1) -> list[float]:
    """The returns of all players."""
    rng, state = Random(seed), pyspiel.load_game(f"python_chancellery({parameters})").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    found: list[float] = state.returns()
    return found


if __name__ == "__main__":
    print(play(sys.argv[1] if len(sys.argv) > 1 else "game=maria"))
