"""The art that games bring: complete for what their scenes name, and readable."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match, games
from chancellery.server.art import art

TEXT = 4.5  # the contrast that letters need (WCAG 2.2, 1.4.3)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("power", sorted(art().powers))
def test_letters_can_be_read_on_the_colour_of_a_power(power: str) -> None:
    drawn = art().powers[power]
    low, high = sorted((luminance(drawn.fill), luminance(drawn.ink)))
    assert (high + 0.05) / (low + 0.05) >= TEXT


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_every_power_and_piece_of_a_scene_has_art(game: str) -> None:
    match, rng = Match.new(game, seed=3), Random(3)
    for number in range(400):
        if match.outcome is not None:
            break
        if number % 20 == 0:
            scene = match.scene(None)
            assert {power.id for power in scene.powers} <= art().powers.keys()
            assert {piece.type for piece in scene.pieces} <= art().pieces.keys()
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
    assert set(match.seats) <= art().powers.keys()
