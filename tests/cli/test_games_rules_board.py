"""games, rules, board."""

from __future__ import annotations

from pathlib import Path

from chancellery.games.coalitions.base.definition import BOARDS, HERE
from tests.cli.conftest import Run


def test_games_as_json_has_the_shape_other_programs_rely_on(run: Run) -> None:
    found = run("games", "--json").json
    assert [game["id"] for game in found] == ["coalitions", "imperial_struggle", "maria", "raison_detat", "realpolitik"]
    game = found[0]
    assert set(game) == {"id", "title", "scenarios", "options"}
    assert game["title"] == "Coalitions"
    assert game["scenarios"][0] == {"id": "1805", "title": game["scenarios"][0]["title"], "seats": [3, 4, 5, 6]}
    for option in game["options"]:
        assert set(option) == {"id", "title", "values", "default"}
        assert option["default"] in option["values"]
        assert option["title"] != option["id"]


def test_games_as_a_table(run: Run) -> None:
    out = run("games").out
    assert "coalitions" in out
    assert "1805" in out
    assert "capital_lost" in out


def test_a_rule_and_a_section(run: Run) -> None:
    assert "per General" in run("rules", "K-8.3.2").out
    assert "K-8.3.1" in run("rules", "K-8.3").out
    data = run("rules", "K-8.3.2", "--json").json
    assert data["id"] == "K-8.3.2"
    assert data["text"]
    assert [entry["id"] for entry in run("rules", "K-8.3", "--json").json][:2] == ["K-8.3.1", "K-8.3.2"]


def test_coverage(run: Run) -> None:
    found = run("rules", "--coverage", "--json").json
    assert {"K", "RP", "RD", "M", "IS"} <= set(found)
    for counted in found.values():
        assert counted["statements"] == counted["proven"] + len(counted["open"])
    assert "Coalitions (K)" in run("rules", "--coverage").out
    assert "Koalicje (K)" in run("rules", "--lang", "pl").out


def test_unknown_rule(run: Run) -> None:
    run("rules", "K-99.9").is_bad_input("K-99.9")
    run("rules", "").is_bad_input()
    run("rules", "K-8.3.22").is_bad_input("K-8.3.2")


def test_a_board_and_where_its_values_come_from(run: Run) -> None:
    out = run("board", "coalitions").out
    assert "lorraine" in out
    assert "from the rulebook" in out
    data = run("board", "coalitions", "--json", "--board", "coalitions_revolution").json
    assert data["id"] == "coalitions_revolution"
    assert {"id", "kind", "value", "provenance"} <= set(data["territories"][0])


def test_boards_that_are_none_of_the_family(run: Run) -> None:
    both, one = run("board", "maria").out, run("board", "maria", "--board", "maria_bohemia", "--lang", "pl").out
    assert "390 cities, 109 of them fortresses; 610 roads, 240 of them main roads" in both
    assert "Of 2232 values 30 come from a rulebook; 2202 are reconstructed" in both
    assert "Miasta: 213, w tym twierdze: 53; drogi: 324, w tym główne: 132" in one
    assert "bruessel" in both
    assert "bruessel" not in one
    data = run("board", "maria", "--json", "--board", "maria_bohemia").json
    assert [len(data[part]) for part in ("cities", "roads", "links", "sectors")] == [213, 324, 0, 25]
    assert {city["src"] for city in data["cities"]} == {"reconstructed"}
    assert "112 spaces, 107 connections" in run("board", "imperial_struggle").out
    assert len(run("board", "imperial_struggle", "--json").json["connections"]) == 107
    run("board", "maria", "--board", "moon").is_bad_input("moon", "maria_bohemia")
    run("board", "maria", "--check", "mine.toml").is_bad_input("mine.toml", "maria_bohemia")
    run("play", "maria", "--board", "maria").is_bad_input("introductory", "maria_bohemia")


def test_checking_boards(run: Run, tmp_path: Path) -> None:
    good = (HERE / "boards" / f"{BOARDS[0]}.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(good, encoding="utf-8")
    ran = run("board", "coalitions", "--check", path)
    assert ran.code == 0
    assert "nothing is wrong" in ran.out
    assert run("board", "coalitions", "--board", path).code == 0
    path.write_text(good.replace('id = "lorraine"', 'id = "lorrain"', 1), encoding="utf-8")
    ran = run("board", "coalitions", "--check", path)
    assert ran.code == 2
    assert "lorrain" in ran.err
    assert run("board", "coalitions", "--check", path, "--json").json["ok"] is False
    run("board", "coalitions", "--board", path).is_bad_input("lorrain")
    path.write_text("[board", encoding="utf-8")
    ran = run("board", "coalitions", "--check", path, "--lang", "pl")
    assert ran.code == 2
    assert "TOML" in ran.err


def test_unknown_boards(run: Run, tmp_path: Path) -> None:
    run("board", "chess").is_bad_input("chess", "coalitions")
    run("board", "coalitions", "--board", "moon").is_bad_input("moon", "coalitions_empire")
    assert run("board", "coalitions", "--check", tmp_path / "none.toml").code == 2
    assert run("board", "coalitions", "--check", tmp_path).code == 2
