"""Short playthroughs of the games in OpenSpiel: what is asked, what is chosen, what is seen, as digests.

`python -m tests.research.playthroughs` writes the files again.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random

FOLDER = Path(__file__).parent.parent / "data" / "playthroughs"
GAMES = {
    "coalitions": "game=coalitions,scenario=_1805,seats=6",
    "lempereur": "game=coalitions,scenario=lempereur,seats=2",
    "realpolitik": "game=realpolitik",
    "raison_detat": "game=raison_detat,scenario=_1702,seats=3",
    "maria": "game=maria,scenario=full,seats=3",
    "imperial_struggle": "game=imperial_struggle",
}
MOVES = 25


def playthrough(parameters: str) -> str:
    """The first moves of a random match, as text."""
    import pyspiel

    import chancellery.research.openspiel  # noqa: F401

    game = pyspiel.load_game(f"python_chancellery({parameters},deals=9)")
    lines = [
        f"game: {parameters}",
        f"players: {game.num_players()}",
        f"actions: {game.num_distinct_actions()}",
        f"observation: {game.observation_tensor_shape()}",
    ]
    rng, state = Random(1), game.new_initial_state()
    for _ in range(MOVES):
        player, legal = state.current_player(), state.legal_actions()
        action = rng.choice(legal)
        lines += ["", f"state: {state}", f"player: {player}", f"legal: {len(legal)}"]
        if not state.is_chance_node():
            seen = [
                sha256(bytes(str(state.observation_tensor(p)), "ascii")).hexdigest()[:16]
                for p in range(game.num_players())
            ]
            lines.append(f"seen: {' '.join(seen)}")
        lines.append(f"action: {action} {state.action_to_string(player, action)}")
        state.apply_action(action)
    return "\n".join(lines) + "\n"


def _digest(numbers: list[float]) -> str:
    return sha256(str(numbers).encode()).hexdigest()[:16]


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, parameters in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(parameters), encoding="utf-8")
