"""What puzzles must know of each game."""

from __future__ import annotations

from chancellery.kernel import BadInput
from chancellery.puzzles.games import family, maria, struggle
from chancellery.puzzles.goals import Kit

KITS: dict[str, Kit] = {
    "coalitions": family.COALITIONS,
    "realpolitik": family.REALPOLITIK,
    "raison_detat": family.RAISON_DETAT,
    "maria": maria.KIT,
    "imperial_struggle": struggle.KIT,
}


def kit(game: str) -> Kit:
    if game not in KITS:
        raise BadInput("puzzle-no-game", game=game, known=", ".join(KITS))
    return KITS[game]
