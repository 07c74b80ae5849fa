"""The ladder: strengths from who won, intervals, pairings, and the command."""

from __future__ import annotations

import json
from math import exp, log

import pytest

from chancellery.cli import main
from chancellery.sim.ladder import Pairing, ladder, pairings, strength, wilson
from chancellery.sim.play import Played

LADDER = ["ladder", "imperial_struggle", "--bots"]


def won(number: int, players: tuple[str, ...], winner: int) -> Played:
    return Played(number, players, 10, 0.1, (winner,), "vp")


def test_strengths_are_the_odds_of_winning() -> None:
    """300 of 400 won in both seats alike: the odds are 3 to 1, and seats are worth nothing."""
    played = [won(n, ("a", "b"), int(n % 4 == 0)) for n in range(400)]
    played += [won(n, ("b", "a"), int(n % 4 != 0)) for n in range(400)]
    found, errors = strength(played, ["a", "b"], 2)
    assert exp(found[0] - found[1]) == pytest.approx(3.0, rel=0.02)
    assert found[2] == pytest.approx(found[3], abs=1e-6)
    assert (errors > 0).all()


def test_a_strong_seat_is_told_from_a_strong_player() -> None:
    """Who sits first wins four of five, whoever it is."""
    played = [won(n, pair, int(n % 5 == 0)) for n in range(500) for pair in (("a", "b"), ("b", "a"))]
    found, _ = strength(played, ["a", "b"], 2)
    assert found[0] == pytest.approx(found[1], abs=1e-6)
    assert found[2] - found[3] == pytest.approx(log(4.0), rel=0.02)


def test_the_scale_has_two_fixed_points() -> None:
    played = [won(n, ("random", "sensible@1"), int(n % 10 != 0)) for n in range(100)]
    played += [won(n, ("sensible@1", "random"), int(n % 10 == 0)) for n in range(100)]
    found = ladder(played, ["random", "sensible@1"], ["france", "britain"])
    assert found["levels"]["random"]["rating"] == 0
    assert found["levels"]["sensible@1"]["rating"] == 1000
    assert found["levels"]["sensible@1"]["won_alone"] == 180
    (pair,) = found["pairs"]
    assert (pair["one"], pair["others"], pair["won"], pair["matches"]) == ("random", "sensible@1", 20, 200)
    assert pair["by_seat"] == {0: [10, 100], 1: [10, 100]}


def test_intervals_of_shares() -> None:
    low, high = wilson(38, 40)
    assert (round(low, 3), round(high, 3)) == (0.835, 0.986)
    assert wilson(0, 0) == (0.0, 1.0)


def test_with_more_seats_each_of_a_pair_sits_alone_once() -> None:
    assert pairings(["a", "b", "c"], 2) == [Pairing("a", "b"), Pairing("a", "c"), Pairing("b", "c")]
    assert pairings(["a", "b"], 4) == [Pairing("a", "b"), Pairing("b", "a")]


def test_the_command_tells_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LADDER, "random,sensible", "--games", "2", "--jobs", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["matches"] == 2
    assert found["failures"] == 0
    assert found["levels"]["sensible"]["ms"]["median"] >= 0
    assert set(found["seats"]) == {"france", "britain"}


@pytest.mark.parametrize("given", ["sensible", "sensible,sensible", "sensible,wellington"])
def test_the_command_wants_bots_that_differ(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LADDER, given]) == 2
    assert "--bots" in capsys.readouterr().err
