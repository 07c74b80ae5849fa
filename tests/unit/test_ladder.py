"""The ladder: strengths from who won, intervals, pairings, and the command."""

from __future__ import annotations

import json
from math import exp, log
from pathlib import Path
from xml.etree import ElementTree

import pytest

from chancellery.cli import main
from chancellery.sim.contests import Book, contest, contests, due
from chancellery.sim.ladder import Pairing, ladder, pairings, ratings, strength, wilson
from chancellery.sim.play import Played

LADDER = ["ladder", "imperial_struggle", "--bots"]


def won(number: int, players: tuple[str, ...], winner: int) -> Played:
    return Played(number, players, 10, 0.1, (winner,), "vp")


def test_strengths_are_the_odds_of_winning() -> None:
    """300 of 400 won in both seats alike: the odds are 3 to 1, and seats are worth nothing."""
    played = [won(n, ("a", "b"), int(n % 4 == 0)) for n in range(400)]
    played += [won(n, ("b", "a"), int(n % 4 != 0)) for n in range(400)]
    found, covariance = strength(played, ["a", "b"], 2)
    assert exp(found[0] - found[1]) == pytest.approx(3.0, rel=0.02)
    assert found[2] == pytest.approx(found[3], abs=1e-6)
    assert (covariance.diagonal() > 0).all()


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
    assert found["levels"]["sensible@1"]["by_seat"] == [[90, 100], [90, 100]]
    assert [found["levels"][name]["interval"] for name in ("random", "sensible@1")] == [0, 0]  # they are the scale
    assert found["seats"]["france"] == {"worth": 0, "interval": pytest.approx(98, abs=40), "won": 100}
    (pair,) = found["pairs"]
    assert (pair["one"], pair["others"], pair["won"], pair["matches"]) == ("random", "sensible@1", 20, 200)
    assert pair["by_seat"] == {0: [10, 100], 1: [10, 100]}


def test_intervals_of_ratings_shrink_with_the_matches_and_do_not_doubt_the_scale() -> None:
    """What is in doubt is the distance to the fixed points, not how strong all of them are together."""

    def interval(times: int) -> float:
        played = list[Played]()
        for n in range(10 * times):
            played += [
                won(n, ("random", "sensible@1"), int(n % 10 != 0)),
                won(n, ("sensible@1", "random"), int(n % 10 == 0)),
            ]
            played += [
                won(n, ("planner", "sensible@1"), int(n % 10 >= 8)),
                won(n, ("sensible@1", "planner"), int(n % 10 < 8)),
            ]
        rated, _ = ratings(played, ["random", "sensible@1", "planner"], 2)
        assert rated["planner"][0] == pytest.approx(1000 * (1 + log(4) / log(9)), rel=0.05)
        return rated["planner"][1]

    assert interval(160) == pytest.approx(interval(40) / 2, rel=0.1)
    assert interval(160) < 150


def test_who_plays_alone_is_rated_against_the_game() -> None:
    """`winners` is empty where the game has won."""
    played = [Played(n, (name,), 10, 0.1, (0,) if n < wins else (), "x") for name, wins in
              (("random", 4), ("sensible@1", 16), ("planner", 18)) for n in range(20)]  # fmt: skip
    found = ladder(played, ["random", "sensible@1", "planner"], ["coalition"])
    assert found["levels"]["planner"]["rating"] > 1100
    assert found["levels"]["planner"]["by_seat"] == [[18, 20]]
    assert found["seats"]["coalition"] == {"worth": 0, "interval": 0, "won": 38}


def test_intervals_of_shares() -> None:
    low, high = wilson(38, 40)
    assert (round(low, 3), round(high, 3)) == (0.835, 0.986)
    assert wilson(0, 0) == (0.0, 1.0)


def test_with_more_seats_each_of_a_pair_sits_alone_once() -> None:
    assert pairings(["a", "b", "c"], 2) == [Pairing("a", "b"), Pairing("a", "c"), Pairing("b", "c")]
    assert pairings(["a", "b"], 4) == [Pairing("a", "b"), Pairing("b", "a")]
    assert pairings(["a", "b"], 1) == [Pairing("a", "a"), Pairing("b", "b")]


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


def test_a_ladder_goes_on_with_what_it_has_kept_and_writes_its_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two of four matches, then the other two; what stands around the marks of the page stays."""
    kept, page = tmp_path / "kept.jsonl", tmp_path / "ladder.md"
    given = [*LADDER, "random,sensible@1", "--jobs", "1", "--kept", str(kept), "--page", str(page)]
    assert main([*given, "--games", "2", "--json"]) == 0
    first = json.loads(capsys.readouterr().out)
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace("<!-- ratings:", "By hand.\n\n<!-- ratings:") + "After.\n", encoding="utf-8")
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 2
    assert main([*given, "--games", "4", "--json"]) == 0
    second = json.loads(capsys.readouterr().out)
    assert (first["matches"], second["matches"]) == (2, 4)
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 4
    assert second["levels"]["sensible@1"]["ms"]["median"] >= 0
    text = page.read_text(encoding="utf-8")
    assert text.count("## Ratings") == text.count("By hand.") == text.count("After.") == 1
    assert "### Imperial Struggle, 1697–1789, with 2" in text
    assert "| `sensible@1` | 1000 ± 0 |" in text
    for name in ("ladder", "ladder-seats"):
        picture = ElementTree.parse(tmp_path / "images" / f"{name}.svg").getroot()
        dots = [one for one in picture.iter() if one.tag.endswith("circle")]
        assert len(dots) == 2
        assert "prefers-color-scheme:dark" in ElementTree.tostring(picture, encoding="unicode")
    kept.write_text("{}\n", encoding="utf-8")
    assert main([*given, "--games", "4"]) == 2
    assert "line 1" in capsys.readouterr().err


def test_whoever_stops_early_has_a_little_of_all_pairs(tmp_path: Path) -> None:
    every = contests()
    assert {one.game for one in every} == {
        "coalitions", "imperial_struggle", "maria", "raison_detat", "realpolitik",
    }  # fmt: skip
    one = contest("realpolitik", None, None, {})
    missing = due([one], ["random", "sensible"], 3, Book(tmp_path / "none", "1"))
    assert [match.number for match in missing] == [0, 0, 1, 1, 2, 2]
    assert {match.plan.players for match in missing[:2]} == {
        ("random", *["sensible"] * 3), ("sensible", *["random"] * 3),
    }  # fmt: skip


def test_a_variant_needs_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--seats", "4"]) == 2
    assert "--seats" in capsys.readouterr().err
