"""Ratings: who wins gains, seats are not equal, places follow victory and scores."""

from __future__ import annotations

from random import Random

import pytest

from chancellery.server.rating.model import NEW_SEAT, Strength, rate
from chancellery.server.rating.profiles import streaks
from chancellery.server.rating.results import _places


def test_strength_and_the_luck_of_the_seat_are_told_apart() -> None:
    """One of two seats wins three times out of four between equals: nobody becomes strong by sitting there."""
    rng, players, seats = Random(7), [Strength() for _ in range(6)], [NEW_SEAT, NEW_SEAT]
    for _ in range(400):
        one, other = rng.sample(range(5), 2)
        places = [1, 2] if rng.random() < 0.75 else [2, 1]
        (players[one], players[other]), seats = rate([players[one], players[other]], seats, places)
    assert seats[0].mu - seats[1].mu > 3
    assert all(one.steady for one in players[:5])
    assert not players[5].steady
    assert max(one.mu for one in players[:5]) - min(one.mu for one in players[:5]) < 8
    newcomers = [Strength(), Strength()]
    easy, _ = rate(newcomers, seats, [1, 2])
    hard, _ = rate(newcomers, seats, [2, 1])
    assert easy[0].mu < hard[1].mu  # to win in the worse seat is worth more


@pytest.mark.parametrize(
    ("winners", "scores", "places"),
    [
        ({1}, [3, 9, 5], [3, 1, 2]),
        ({1}, [3, 9, 3], [2, 1, 2]),
        ({0}, [1, 4, 2], [1, 3, 2]),  # fewer is better
        ({0}, [5, 9, 2], [1, 2, 2]),  # the victory has nothing to do with the scores
        ({0, 2}, [8, 1, 8], [1, 3, 1]),
        (set(), [1, 2], [1, 1]),
        ({0, 1}, [1, 1], [1, 1]),
    ],
)
def test_places(winners: set[int], scores: list[int], places: list[int]) -> None:
    assert _places(winners, scores) == places


def test_streaks() -> None:
    found = [streaks(won) for won in ([], [True, True, False, True], [False, True, True, True])]
    assert [(one.now, one.longest) for one in found] == [(0, 0), (2, 2), (-1, 3)]
