"""Planners and novices: they play every game by the rules, fairly, and the same again from the same seeds."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match, bots
from chancellery.bots.game_bot import GameBot
from chancellery.bots.planning.novice import Novice
from chancellery.bots.planning.planner import Planner
from chancellery.bots.planning.work import Work

SENSIBLE = GameBot("sensible")
LITTLE = Work(plans=5, kept=2, worlds=2, replies=0, options=3)
VARIANTS = [
    ("coalitions", "1805", 6),
    ("realpolitik", None, 4),
    ("raison_detat", None, None),
    ("maria", "introductory", 3),
    ("maria", "full", 3),
    ("imperial_struggle", None, None),
]


def somewhere(game: str, scenario: str | None, seats: int | None, seed: int, moves: int) -> Match:
    """A match that sensible players have played for so many moves."""
    match, rng = Match.new(game, scenario, seats, seed, nonce="planners"), Random(seed)
    while match.outcome is None and len(match) < moves:
        seat = match.decisions[0].seat
        match.play(seat, SENSIBLE.choose(match, seat, rng))
    return match


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_planners_use_nothing_hidden(game: str, scenario: str | None, seats: int | None) -> None:
    """The same choice when everything the seat may not know is dealt anew; novices too."""
    rng = Random(3)
    checked = 0
    for moves in (0, 37, 90, 151):
        match = somewhere(game, scenario, seats, 5, moves)
        if match.outcome is not None:
            break
        seat = match.decisions[0].seat
        for bot in (Planner("little", SENSIBLE, work=LITTLE), Novice("novice", SENSIBLE)):
            chosen = bot.choose(match, seat, Random(1))
            assert chosen in bots.own_decision(match, seat).options
            for _ in range(2):
                twin = match.determinize(seat, rng)
                assert bot.choose(twin, seat, Random(1)) == chosen, (moves, bot.name)
                checked += 1
    assert checked >= 8
