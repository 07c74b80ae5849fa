"""Help in both languages, and the first word of the command line."""

from __future__ import annotations

import pytest

from chancellery.cli import COMMANDS
from tests.cli.conftest import Run


def test_overview_lists_every_command(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    assert all(f"\n  {name} " in ran.out for name in COMMANDS)
    assert run("help").out == ran.out


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_each_command_in_both_languages(run: Run, name: str) -> None:
    english, polish = run(name, "--help"), run(name, "--help", "--lang", "pl")
    assert english.code == polish.code == 0
    assert english.out.startswith(f"usage: chancellery {name} ")
    assert polish.out.startswith(f"użycie: chancellery {name} ")
    assert "options:" in english.out
    assert "opcje:" in polish.out
    assert "options" not in polish.out
    assert not english.err + polish.err


def test_language_before_or_after_the_command_and_from_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = run("games", "--lang", "pl").out
    assert "Koalicje" in expected
    assert run("--lang", "pl", "games").out == expected
    assert run("--lang=pl", "games").out == expected
    assert "Koalicje" not in run("games").out
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert run("games").out == expected


def test_version(run: Run) -> None:
    assert run("--version").out.startswith("chancellery ")


def test_bad_command_lines(run: Run) -> None:
    run("palybe").is_bad_input("palybe", "play")
    run("games", "--lang", "de").is_bad_input("--lang", "de", "en, pl")
    run("games", "--lang").is_bad_input("--lang")
    run("games", "--jsno").is_bad_input("--jsno", "--json")
    run("games", "--json=1").is_bad_input("--json")
    run("games", "extra").is_bad_input("extra")
    run("sim").is_bad_input("GAME")
    run("sim", "coalitions", "--games").is_bad_input("--games")


def test_errors_speak_the_users_language(run: Run) -> None:
    run("palybe", "--lang", "pl").is_bad_input("nie jest poleceniem")
    run("verify", "/no/such/file", "--lang", "pl").is_bad_input("/no/such/file", "nie ma takiego pliku")


def test_an_error_of_ours_is_one_line_and_exit_code_3(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(lang: str) -> None:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr("chancellery.cli.commands.games.described", broken)
    ran = run("games")
    assert ran.code == 3
    assert ran.err.count("\n") == 1
    assert "RuntimeError: two" in ran.err
    monkeypatch.setenv("CHANCELLERY_TRACEBACK", "1")
    with pytest.raises(RuntimeError):
        run("games")


def test_ctrl_c(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(lang: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("chancellery.cli.commands.games.described", stopped)
    assert run("games").code == 130
