"""A finished match is taken apart in a browser: branches, the engine, notes and arrows; and somebody else sees it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from chancellery.server.settings import Settings
from tests.browser.axe import serious
from tests.browser.conftest import Watched
from tests.browser.planted import played
from tests.server.harness import Person, Running, plant, running

AT = 60
THINKS = 120_000  # milliseconds: bots begin to think when somebody asks


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Running]:
    """A hosted server whose bots may take their time: the machine may be busy."""
    more = {"bot_pause": 0.0, "bot_processes": 1, "bot_seconds": 60.0, "rates": False, "secure_cookies": False}
    with running(Settings(mode="hosted", store=str(tmp_path / "m.sqlite"), **more)) as server:  # type: ignore[arg-type]
        yield server


def entered(browser: Browser, club: Running, name: str, lang: str, size: tuple[int, int]) -> tuple[Watched, Person]:
    person = Person(club.address).known_as(club, name)
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, base_url=club.address)
    cookie, value = person.cookie.split("=", 1)
    context.add_cookies([{"name": cookie, "value": value, "url": club.address}])
    kept = json.dumps({"lang": lang, "speed": "off", "theme": "light"})
    context.add_init_script(f"localStorage.setItem('chancellery.settings', {json.dumps(kept)})")
    return Watched(context), person


def press_place(page: Page, place: str) -> None:
    page.locator(f"path.place[data-place='{place}']").focus()
    page.keyboard.press("Enter")


def test_a_finished_match_becomes_a_study_that_a_second_person_sees(browser: Browser, club: Running) -> None:
    match = played("maria", "introductory")
    host, ada = entered(browser, club, "Ada", "en", (1280, 800))
    other, _ = entered(browser, club, "Bea", "pl", (390, 844))
    id = plant(club, match, match.moves, ada, True)
    with host as page, other as beside:
        page.goto(f"/match/{id}/end")
        page.get_by_role("link", name="Analyse", exact=True).click()
        expect(page.locator(".map svg.ready")).to_be_visible()
        assert serious(page) == []
        page.goto(f"{page.url.split('?')[0]}?node={AT}")
        expect(page.locator(".where[data-node]")).to_have_text(f"{AT} / {len(match)}")
        page.keyboard.press(".")
        expect(page.locator(".where[data-node]")).to_have_text(f"{AT + 1} / {len(match)}")
        page.keyboard.press(",")
        expect(page.locator(".where[data-node]")).to_have_text(f"{AT} / {len(match)}")

        # another move on the table begins a branch, the engine goes on
        page.get_by_role("tab", name="Engine").click()
        expect(page.locator("[data-chances] .bars li")).to_have_count(len(match.seats), timeout=THINKS)
        page.locator("[data-best]").click()
        expect(page.locator("[data-counsel=best] [data-advised]").first).to_be_visible(timeout=THINKS)
        played_then = match.moves[AT][1].text
        advised = page.locator("[data-advised]").evaluate_all("all => all.map(one => one.dataset.advised)")
        another = next(move for move in advised if move != played_then)
        page.locator(f"[data-advised='{another}'] button").click()
        expect(page.locator(".where[data-node]")).to_have_text(f"{AT} + 1")
        page.locator("[data-reply]").click()
        expect(page.locator(".where[data-node]")).to_have_text(f"{AT} + 2", timeout=THINKS)
        page.get_by_role("tab", name="Moves").click()
        expect(page.locator("[data-branch]")).to_have_count(2)
        assert serious(page) == []

        # a note, an arrow and a ring at it
        page.get_by_role("tab", name="Note").click()
        page.locator("textarea[data-note]").fill("This is bolder.")
        page.locator("[data-draw]").click()
        for place in ("prag", "pilsen", "wien", "wien"):
            press_place(page, place)
        expect(page.locator("[data-sketch='2']")).to_be_attached()
        expect(page.get_by_role("listitem").filter(has_text="Ring around Wien")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="Stop drawing")).to_have_count(0)

        # it is saved and shared
        page.get_by_role("tab", name="Study").click()
        page.get_by_label("Title", exact=True).fill("Prague, 1741")
        page.get_by_role("button", name="Save the analysis").click()
        expect(page.get_by_text("The study is saved.")).to_be_visible()
        page.get_by_label("Name of an account").fill("Bea")
        page.get_by_role("button", name="May continue it").click()
        expect(page.get_by_text("continues it", exact=True)).to_be_visible()
        assert serious(page) == []

        # somebody else sees it on a phone, writes, and the first one is told
        beside.goto("/studies")
        beside.get_by_role("link", name="Prague, 1741").click()
        expect(beside.locator(".map svg.ready")).to_be_visible()
        beside.get_by_role("tab", name="Ruchy").click()
        beside.locator("[data-branch]").last.click()
        beside.get_by_role("tab", name=re.compile("Notatka")).click()
        note = beside.locator("textarea[data-note]")
        expect(note).to_have_value("This is bolder.")
        expect(beside.locator("[data-sketch='2']")).to_be_attached()
        assert serious(beside) == []
        assert beside.evaluate("document.documentElement.scrollWidth") <= 390
        note.fill("Zbyt śmiało.")
        expect(beside.get_by_text("Zapisano.")).to_be_visible()
        page.get_by_role("tab", name="Note").click()
        expect(page.locator("textarea[data-note]")).to_have_value("Zbyt śmiało.")
