"""The sixth game, from a package of its own: installed into a clean environment, it is played like the others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright import sync_api as playwright
from playwright.sync_api import expect

import chancellery
from tests.browser.axe import serious
from tests.browser.conftest import AT_ONCE, Watched, launched
from tests.browser.players import Mouse, click_place, door, play_to_the_end, reach
from tests.server.harness import Person, Process

HERE = Path(__file__).parents[2]
EXAMPLE = HERE / "examples" / "partition"


@pytest.fixture(scope="module")
def browser() -> Iterator[playwright.Browser]:
    with launched() as started:
        yield started


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The interpreter of a new environment that has Chancellery, what it needs, and the example from its wheel."""
    home = tmp_path_factory.mktemp("clean")
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    found = str(home / "bin" / "python")
    where = subprocess.run([found, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], capture_output=True)
    paths = [sysconfig.get_path("purelib"), str(Path(chancellery.__file__).parents[1])]
    (Path(where.stdout.decode().strip()) / "chancellery-here.pth").write_text("\n".join(paths) + "\n")
    install = [found, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*install, "--disable-pip-version-check", str(EXAMPLE)], check=True, cwd=home)
    return found


def run(python: str, *words: str, typed: str = "") -> str:
    command = [python, "-m", "chancellery.cli", *words]
    env = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "120"}
    ran = subprocess.run(command, input=typed, capture_output=True, text=True, env=env)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_without_the_package_the_game_is_unknown() -> None:
    assert "partition" not in [game.id for game in chancellery.games()]


def test_its_own_tests_pass_where_it_is_installed(python: str) -> None:
    command = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, str(EXAMPLE / "tests")]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=EXAMPLE)
    assert ran.returncode == 0, ran.stdout


def test_the_command_line_knows_it_in_both_languages(python: str, tmp_path: Path) -> None:
    listed = {one["id"]: one for one in json.loads(run(python, "games", "--json"))}
    assert set(listed) == {"partition", *(game.id for game in chancellery.games())}
    assert "secretly" in run(python, "rules", "PT-2.1")
    assert "Rozbiór" in run(python, "games", "--lang", "pl")
    assert json.loads(run(python, "sim", "partition", "--games", "20", "--json"))["finished"] == 20
    sheet = run(python, "board", "partition", "--lang", "pl")
    assert "Wielkopolska" in sheet
    assert json.loads(run(python, "board", "partition", "--json"))["id"] == "partition_1772"
    for lang, line in (
        ("en", "Hohenzollern takes Great Poland"),
        ("pl", "Hohenzollernowie: zajęta prowincja Wielkopolska"),
    ):
        words = (
            "--seats",
            "2",
            "--seat",
            "hohenzollern",
            "--seed",
            "1",
            "--save",
            str(tmp_path / lang),
            "--lang",
            lang,
        )
        assert line in run(python, "play", "partition", *words, typed="claim great_poland 6\nq\n")
    assert "Twój pierwszy rozbiór" in run(python, "learn", "partition", "--lang", "pl", typed="q\n")


@pytest.fixture(scope="module")
def server(python: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    started = Process(tmp_path_factory.mktemp("sixth") / "matches.sqlite", python=python)
    yield started
    started.stop()


@pytest.mark.parametrize(
    ("lang", "title", "ask", "move", "line", "over"),
    [
        (
            "en",
            "Partition",
            "which province do you claim",
            "Claim Great Poland with 6",
            "claims Great Poland with 6",
            "over",
        ),
        (
            "pl",
            "Rozbiór",
            "do której prowincji",
            "Roszczenie: Wielkopolska, karta 6",
            "Wielkopolska kartą 6",
            "Koniec gry",
        ),
    ],
)
def test_it_is_played_in_the_browser(
    browser: playwright.Browser, server: Process, lang: str, title: str, ask: str, move: str, line: str, over: str
) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=server.address)
    context.add_init_script(AT_ONCE.replace("'en'", f"'{lang}'"))
    with Watched(context) as page:
        page.goto("/new")
        page.get_by_text(title, exact=True).first.click()  # it stands in the list of games
        seats = {"hohenzollern": "me", "romanov": {"bot": "sensible"}}
        created = Person(server.address).http.post(
            "/api/matches", json={"game": "partition", "scenario": "standard", "options": {}, "seats": seats}
        )
        page.goto(f"/match/{created.json()['match']['id']}?seat=hohenzollern")
        expect(page.locator("#prompt .text")).to_contain_text(ask)
        assert serious(page) == []
        reach(page, page.locator("#prompt [data-option]", has_text="6")).click()
        click_place(page, "great_poland")
        expect(page.locator("#prompt [data-confirm]")).to_contain_text(move)
        page.locator("#prompt [data-confirm]").click()
        door(page, "log")
        expect(page.locator(".log")).to_contain_text(line)
        eagle = page.locator('.piece[data-piece="eagle-great_poland"]')
        assert "#3b3b3f" in eagle.evaluate("piece => piece.outerHTML")  # the colour comes from the package
        play_to_the_end(page, Mouse(page))
        expect(page.locator(".ask")).to_contain_text(over)
    context.close()
