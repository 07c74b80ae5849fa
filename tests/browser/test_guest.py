"""A visitor of a hosted server plays at once, makes an account, and has the match still."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, expect

from tests.browser.axe import serious
from tests.browser.conftest import Watched
from tests.browser.players import Going, Mouse, door, wait_for_decision
from tests.server.harness import Person, Running


def test_a_visitor_plays_and_keeps_the_match(browser: Browser, club: Running) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, base_url=club.address)
    kept = json.dumps({"lang": "pl", "speed": "off", "theme": "light"})
    context.add_init_script(f"localStorage.setItem('chancellery.settings', {json.dumps(kept)})")
    with Watched(context) as page:
        page.goto("/")
        expect(page.get_by_text("bez konta")).to_be_visible()
        page.get_by_role("button", name="Graj teraz").first.click()
        page.wait_for_url("**/match/**")
        match = page.url.split("/match/")[1].split("?")[0]
        player = Mouse(page)
        going = Going()
        while (state := wait_for_decision(page))["at"] == 0:
            assert going.on(state), f"no decision could be made; the page shows {state}"
            player.decide(state)
        door(page, "powers")
        expect(page.locator("[data-drawer=powers]").get_by_text("Grasz jako gość.")).to_be_visible()
        page.goto("/")
        expect(page.get_by_text("Grasz jako gość.")).to_be_visible()
        page.get_by_role("link", name="Załóż konto").click()
        expect(page.get_by_text("Grasz jako gość.")).to_be_visible()
        assert serious(page) == []
        page.get_by_label("Nazwa").fill("Ola")
        page.get_by_label("Hasło").fill("short")
        page.get_by_role("button", name="Załóż konto").click()
        assert not page.get_by_label("Hasło").evaluate("one => one.validity.valid")  # the browser says why
        page.get_by_label("Hasło").fill("correct horse")
        page.get_by_role("button", name="Załóż konto").click()
        page.wait_for_url(club.address + "/")
        expect(page.locator(f"a.table[href*='{match}']")).to_be_visible()
        expect(page.get_by_text("Grasz jako gość.")).to_have_count(0)

        page.goto("/account")
        form = page.locator("[data-password]")
        form.locator("summary").click()
        form.get_by_label("Dotychczasowe hasło").fill("not this one")
        form.get_by_label("Nowe hasło").fill("battery staple")
        form.get_by_role("button").click()
        expect(form.get_by_role("alert")).to_be_visible()
        form.get_by_label("Dotychczasowe hasło").fill("correct horse")
        form.get_by_role("button").click()
        expect(form.get_by_role("status")).to_be_visible()
        assert serious(page) == []
        Person(club.address).login("Ola", "battery staple")
    context.close()
