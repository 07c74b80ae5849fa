"""sim: shapes, independence from the number of processes, failures that can be reproduced."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from chancellery import Match, Move, bots, verify
from chancellery.sim import Plan, play, players, spread
from tests.cli.conftest import Run

SEATS = ("britain", "france", "austria", "prussia", "russia", "ottoman")


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in found.items() if k not in ("jobs", "seconds", "decisions_per_second")}


def test_the_shape_other_programs_rely_on(run: Run) -> None:
    ran = run(
        "sim", "coalitions", "--scenario", "1805", "--bots", "random", "--games", 5, "--seed", 1, "--jobs", 1, "--json"
    )
    assert ran.code == 0
    assert ran.err == ""
    found = ran.json
    assert {"games", "finished", "failures", "decisions", "decisions_per_second", "winners", "lengths"} <= set(found)
    assert (found["games"], found["finished"], found["failures"]) == (5, 5, 0)
    assert tuple(found["winners"]) == SEATS
    assert sum(found["winners"].values()) >= 5
    lengths = found["lengths"]
    assert set(lengths) == {"min", "median", "mean", "max", "deciles"}
    assert lengths["min"] <= lengths["median"] <= lengths["max"]
    assert len(lengths["deciles"]) == 9
    assert found["decisions"] == pytest.approx(lengths["mean"] * 5, abs=1)


def test_the_results_do_not_depend_on_the_number_of_processes(run: Run) -> None:
    words = ("sim", "coalitions", "--games", 6, "--seed", "x", "--json")
    one, two = run(*words, "--jobs", 1), run(*words, "--jobs", 2)
    assert without_times(one.json) == without_times(two.json)
    assert without_times(run(*words[:-2], "y", "--json", "--jobs", 1).json) != without_times(one.json)


def test_match_number_i_has_the_seed_of_the_plan_and_i() -> None:
    plan = Plan("coalitions", "1805", 6, "s", ("random",) * 6)
    assert plan.start(3).setup.seed == "s/3"
    assert play(plan, 3).decisions == play(plan, 3).decisions
    assert play(plan, 3).decisions != play(plan, 4).decisions


def test_one_bot_among_others_sits_in_every_seat(run: Run) -> None:
    plan = Plan("coalitions", None, None, "1", players("sensible", SEATS, "random"), rotate=True)
    assert [plan.players_of(i).index("sensible") for i in range(8)] == [0, 1, 2, 3, 4, 5, 0, 1]
    assert all(plan.players_of(i).count("random") == 5 for i in range(8))
    found = run(
        "sim", "coalitions", "--bots", "sensible", "--against", "random", "--rotate", "--games", 6, "--json"
    ).json
    assert set(found["wins_by_bot"]) == {"random", "sensible"}
    assert all(seat["games"] == 1 for seat in found["wins_by_bot_and_seat"]["sensible"].values())
    assert sum(found["winners"].values()) == 6 + found["shared"]


def test_a_bot_for_each_seat(run: Run) -> None:
    names = "random,sensible,random,random,random,random"
    assert run("sim", "coalitions", "--bots", names, "--games", 1, "--json").json["bots"] == names.split(",")


def test_the_summary_in_words(run: Run) -> None:
    out = run("sim", "coalitions", "--games", 2, "--jobs", 1).out
    assert "2 matches, 2 finished, 0 failures" in out
    assert "britain" in out
    assert "2 rozgrywki, dokończone: 2" in run("sim", "coalitions", "--games", 2, "--jobs", 1, "--lang", "pl").out


def test_a_failure_is_kept_as_a_record_that_reproduces_it(run: Run, tmp_path: Path) -> None:
    words = ("sim", "coalitions", "--games", 2, "--jobs", 1, "--longest", 100, "--keep", tmp_path / "kept", "--json")
    ran = run(*words)
    assert ran.code == 1
    assert ran.json["failures"] == 2
    assert ran.json["finished"] == 0
    for number, path in enumerate(ran.json["failure_records"]):
        assert path in ran.err
        record = Path(path).read_text(encoding="utf-8")
        match = verify(record).match
        assert len(match) == 100
        assert match.setup.seed == f"1/{number}"
        assert "Endless" in Path(path).with_suffix(".txt").read_text(encoding="utf-8")


class Stumbling:
    """Plays at random until it stumbles."""

    name = "stumbling"

    def choose(self, match: Match, seat: int, rng: Random) -> Move:
        if len(match) >= 50:
            raise RuntimeError("stumbled")
        return bots.bot("random").choose(match, seat, rng)


def test_a_bot_that_fails_is_a_failure_of_its_match(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from chancellery.bots import registry

    monkeypatch.setitem(registry._BOTS, "stumbling", Stumbling())
    ran = run("sim", "coalitions", "--bots", "stumbling", "--games", 1, "--jobs", 1, "--keep", tmp_path)
    assert ran.code == 1
    assert "RuntimeError: stumbled" in ran.err
    record = next(tmp_path.glob("*.chancellery"))
    assert len(Match.from_record(record.read_text(encoding="utf-8"))) == 50


def test_broken_invariants_are_failures(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Match, "check", lambda match: ["a card is missing"] if len(match) == 20 else [])
    words = ("sim", "coalitions", "--games", 1, "--jobs", 1, "--keep", tmp_path)
    assert run(*words).code == 0
    ran = run(*words, "--check")
    assert ran.code == 1
    assert "a card is missing" in ran.err


def test_bad_input(run: Run) -> None:
    run("sim", "chess").is_bad_input("chess", "coalitions")
    run("sim", "coalitions", "--scenario", "1066").is_bad_input("1066", "1805")
    run("sim", "coalitions", "--seats", "7").is_bad_input("7", "6")
    run("sim", "coalitions", "--seats", "six").is_bad_input("--seats", "six")
    run("sim", "coalitions", "--games", "0").is_bad_input("--games", "0")
    run("sim", "coalitions", "--games", "9" * 30).is_bad_input("--games")
    run("sim", "coalitions", "--jobs", "-1").is_bad_input("--jobs", "-1")
    run("sim", "coalitions", "--bots", "genius").is_bad_input("--bots", "genius", "random")
    run("sim", "coalitions", "--against", "genius").is_bad_input("--against", "genius")
    run("sim", "coalitions", "--bots", "random,random").is_bad_input("--bots", "2", "6")
    run("sim", "coalitions", "--bots", "random,random", "--against", "random").is_bad_input("--bots")
    run("sim", "coalitions", "--rotate").is_bad_input("--rotate")
    run("sim", "coalitions", "--option", "x").is_bad_input("--option", "NAME=VALUE")
    run("sim", "coalitions", "--option", "x=1").is_bad_input("x", "capital_lost")
    run("sim", "coalitions", "--option", "capital_lost=maybe").is_bad_input("capital_lost", "maybe", "keep")
    run("sim", "coalitions", "--board", "moon").is_bad_input("moon")


def test_options_reach_the_match(run: Run, tmp_path: Path) -> None:
    words = ("--option", "capital_lost=keep", "--option", "saxonia_garrison=TRUE", "--keep", tmp_path)
    ran = run("sim", "coalitions", "--games", 1, "--jobs", 1, "--longest", 5, *words, "--json")
    match = Match.from_record(Path(ran.json["failure_records"][0]).read_text(encoding="utf-8"))
    assert match.setup.options["capital_lost"] == "keep"
    assert match.setup.options["saxonia_garrison"] is True


def test_spread() -> None:
    assert spread([]) == {"min": 0, "median": 0, "mean": 0, "max": 0, "deciles": []}
    assert spread([5])["deciles"] == [5.0] * 9
    assert spread(list(range(11)))["deciles"] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
