"""Profiles and leaderboards in both languages, on desktop and phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from chancellery.server.rating import settling
from tests.browser.axe import serious
from tests.browser.conftest import Watched
from tests.server.harness import Person, Running
from tests.server.test_ratings import GAME, over, pair

SIZES = {"en": (1280, 800), "pl": (360, 740)}
NARROW = "document.documentElement.scrollWidth <= innerWidth"


def played(club: Running) -> None:
    """Two people with a dozen rated matches."""

    async def put() -> None:
        store = club.context.store
        ids = [(await store.add_account(name, "x", 0)).id for name in ("Ola", "Bartłomiej Wyszogrodzki")]
        for number in range(24):
            row = over(pair(ids[number % 2], ids[1 - number % 2]), number % 3 == 0, at=number + 1)
            await store.create_match(row)
        await settling.Settling(store).sweep()

    club.do(put())


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_ratings_and_profile(browser: Browser, club: Running, lang: str) -> None:
    played(club)
    shown = Person(club.address).get(f"/api/ratings/{GAME}")["leaders"][0]
    wide, high = SIZES[lang]
    context = browser.new_context(viewport={"width": wide, "height": high}, base_url=club.address)
    kept = f"JSON.stringify({{ lang: '{lang}', speed: 'off', theme: 'light' }})"
    context.add_init_script(f"localStorage.setItem('chancellery.settings', {kept})")
    with Watched(context) as page:
        page.goto(f"/ratings/{GAME}")
        first = page.locator("tbody tr").first
        expect(first).to_contain_text(shown["name"])
        expect(first).to_contain_text(str(shown["rating"]))
        assert serious(page) == []
        assert page.evaluate(NARROW)
        first.get_by_role("link").click()
        expect(page.get_by_role("heading", level=1)).to_have_text(shown["name"])
        expect(page.locator("figure svg")).to_be_visible()
        expect(page.locator("li")).to_have_count(24)
        assert serious(page) == []
        assert page.evaluate(NARROW)
    context.close()
