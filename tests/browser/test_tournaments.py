"""A member makes a tournament, runs it and closes it without help; others enter, and read why they are placed so."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import Watched
from tests.server.harness import Person, Running

WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
NARROW = "document.documentElement.scrollWidth <= innerWidth"


def opened(browser: Browser, club: Running, who: Person, lang: str, size: Any) -> BrowserContext:
    context = browser.new_context(viewport=size, base_url=club.address, accept_downloads=True)
    name, value = who.cookie.split("=", 1)
    context.add_cookies([{"name": name, "value": value, "url": club.address}])
    kept = f"JSON.stringify({{ lang: '{lang}', speed: 'off', theme: 'light' }})"
    context.add_init_script(f"localStorage.setItem('chancellery.settings', {kept})")
    return context


def begun(person: Person, path: str, number: int) -> None:
    """Waits until the server has paired a round."""
    for _ in range(200):
        if person.get(f"/api{path}")["round"] == number:
            return
        time.sleep(0.05)
    raise AssertionError(f"round {number} has not begun")


def sound(page: Page) -> None:
    assert serious(page) == []
    assert page.evaluate(NARROW)


def test_a_member_makes_runs_and_closes_a_tournament(browser: Browser, club: Running) -> None:
    ada, bea, cyd = (Person(club.address).known_as(club, name) for name in ("Ada", "Bea", "Cyd"))
    desk, phone = opened(browser, club, ada, "en", WIDE), opened(browser, club, bea, "pl", PHONE)
    with Watched(desk) as page, Watched(phone) as other:
        # made by the keyboard, from the list of tournaments
        page.goto("/tables")
        page.get_by_role("link", name="Tournaments").last.click()
        page.get_by_role("link", name="New tournament").click()
        page.get_by_label("Title").fill("Winter Cup")
        page.get_by_role("radio", name="Round robin").focus()
        page.keyboard.press("Space")
        page.get_by_label("Seeds").select_option("hand")
        sound(page)
        page.get_by_label("Title").press("Enter")
        expect(page.get_by_role("heading", name="Winter Cup")).to_be_visible()
        page.get_by_role("button", name="Open entry").click()
        page.get_by_role("button", name="Enter", exact=True).click()
        expect(page.get_by_text("You have entered.")).to_be_visible()
        page.get_by_label("Invite by name").fill("Cyd")
        page.get_by_role("button", name="Invite", exact=True).click()
        expect(page.get_by_text("(invited)")).to_be_visible()
        expect(page.get_by_role("button", name="Begin")).to_be_disabled()
        path = page.url.removeprefix(club.address)
        cyd.post(f"/api{path}/entry")

        # somebody else enters on a phone
        other.goto("/tournaments")
        expect(other.get_by_text("Przyjmują zgłoszenia")).to_be_visible()
        sound(other)
        other.get_by_role("link", name="Winter Cup").click()
        other.get_by_role("button", name="Zgłoś się").click()
        expect(other.get_by_text("Twoje zgłoszenie jest przyjęte.")).to_be_visible()
        sound(other)

        page.reload()
        page.get_by_role("button", name="Bea: one seed up").click()
        expect(page.locator(".name").nth(1)).to_contain_text("Bea")
        sound(page)
        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_role("heading", name="Standings")).to_be_visible()
        expect(page.get_by_text("round 1 of 3")).to_be_visible()

        # the table leads back to the tournament; a resignation counts, and the next round begins by itself
        other.reload()
        first = ada.get(f"/api{path}")["rounds"][0]["tables"]
        match = next(one for one in first if one["kind"] == "match")
        loser = match["seats"][1]
        who = {"Ada": ada, "Bea": bea, "Cyd": cyd}[loser["name"]]
        who.post(f"/api/matches/{match['match']}/deeds", {"seat": loser["seat"], "do": "resign"})
        begun(ada, path, 2)
        page.reload()
        expect(page.get_by_text("round 2 of 3")).to_be_visible()
        page.goto("/tables")
        expect(page.get_by_role("link", name="Winter Cup", exact=True).first).to_be_visible()
        page.get_by_role("link", name="Winter Cup", exact=True).first.click()

        # the organiser decides a table, with a reason that all can read
        page.get_by_text("Correct the result").first.click()
        page.get_by_label("Why").first.fill("agreed by letter")
        page.get_by_role("button", name="Count it so").first.click()
        expect(page.get_by_text("round 3 of 3")).to_be_visible()
        expect(page.get_by_text("agreed by letter").first).to_be_visible()
        page.get_by_text("Crosstable", exact=True).click()
        sound(page)
        page.get_by_role("button", name="End it now").click()
        page.get_by_role("button", name="End it for good").click()
        expect(page.get_by_text("over", exact=True)).to_be_visible()
        with page.expect_download() as saved:
            page.get_by_role("link", name="Standings (CSV)").click()
        assert "Ada" in saved.value.path().read_text(encoding="utf-8-sig")

        other.goto(path)
        expect(other.get_by_text("zakończony", exact=True)).to_be_visible()
        standings = ada.get(f"/api{path}", lang="pl")["divisions"][0]["standings"]
        for row, placed in zip(other.locator("table").first.locator("tbody tr").all(), standings, strict=True):
            expect(row).to_contain_text(placed["name"])
            expect(row).to_contain_text(placed["reason"])
        sound(other)
    desk.close()
    phone.close()
