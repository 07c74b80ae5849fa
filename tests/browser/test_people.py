"""Profiles and leaderboards in both languages, on desktop and phone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Route, expect

from chancellery.server.rating import settling
from tests.browser.axe import serious, violations
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


PAGES = ("lobby", "tables", "studies", "ratings", "tournaments", "tournaments/new", "notifications", "people/Ada")


@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("pl", "light")])
def test_every_page_of_a_club_is_for_everybody_and_lets_one_go(
    browser: Browser, club: Running, lang: str, theme: str
) -> None:
    """Axe finds nothing, nothing is wider than the screen, the keyboard gets in; then one takes all data and goes."""
    ada = Person(club.address).register("Ada")
    wide, high = SIZES[lang]
    context = browser.new_context(viewport={"width": wide, "height": high}, base_url=club.address)
    name, value = ada.cookie.split("=", 1)
    context.add_cookies([{"name": name, "value": value, "url": club.address}])
    kept = f"JSON.stringify({{ lang: '{lang}', speed: 'off', theme: '{theme}' }})"
    context.add_init_script(f"localStorage.setItem('chancellery.settings', {kept})")
    with Watched(context) as page:
        for address in PAGES:
            page.goto(f"/{address}")
            expect(page.locator("main")).to_be_visible()
            page.wait_for_load_state("networkidle")
            assert violations(page) == [], address
            assert page.evaluate(NARROW), address
            page.keyboard.press("Tab")
            assert page.evaluate("document.activeElement !== document.body"), address
        page.goto("/account")
        with page.expect_download() as saved:
            page.locator("a[download]").press("Enter")
        assert json.loads(saved.value.path().read_text(encoding="utf-8"))["account"]["name"] == "Ada"
        leaving = page.locator("details", has_text={"en": "Delete this account", "pl": "Usuń to konto"}[lang])
        password = leaving.locator("input[type=password]")
        leaving.locator("summary").press("Enter")
        password.fill("correct horse")
        password.press("Enter")
        expect(page.locator("input[autocomplete=username]")).to_be_visible()
    context.close()
    assert Person(club.address).call("GET", "/api/people/Ada").status_code == 404


def test_notifications_and_what_is_known_without_a_connection(browser: Browser, club: Running) -> None:
    ada = Person(club.address).known_as(club, "Ada")
    ada.post("/api/matches", {"game": GAME, "seats": {"britain": "me", "france": {"bot": "random"}}, "title": "Kept"})
    name, value = ada.cookie.split("=", 1)
    context = browser.new_context(viewport={"width": 360, "height": 740}, base_url=club.address)
    context.add_cookies([{"name": name, "value": value, "url": club.address}])
    kept = "JSON.stringify({ lang: 'pl', speed: 'off', theme: 'light' })"
    context.add_init_script(f"localStorage.setItem('chancellery.settings', {kept})")
    with Watched(context) as page:
        page.goto("/notifications")
        page.get_by_label("Adres webhooka").fill("https://hooks.example/x")
        page.get_by_label("Adres webhooka").press("Enter")
        row = page.locator("main > ul > li")
        expect(row).to_contain_text("https://hooks.example/x")
        held: list[Route] = []

        def hold(route: Route) -> None:
            if route.request.method == "PUT" and not held:
                held.append(route)
            else:
                route.continue_()

        page.route("**/api/accounts/me/channels/*", hold)
        row.get_by_label("gospodarz coś ogłasza").check()  # takes its time, and must not undo what comes after it
        row.get_by_label("Cisza").check()
        while not held:
            page.wait_for_timeout(20)
        page.wait_for_timeout(300)
        held[0].continue_()
        expect(row.locator("select").nth(1)).to_have_value("22")
        assert serious(page) == []
        assert page.evaluate(NARROW)
        for _ in range(200):  # what is shown at once is stored a little later
            stored = ada.get("/api/accounts/me/channels")["channels"][0]
            if stored["quiet_from"] is not None:
                break
            page.wait_for_timeout(50)
        assert (stored["quiet_from"], "news" in stored["events"]) == (22, True)

        page.evaluate("navigator.serviceWorker.ready")
        page.goto("/tables")  # the worker is there now, and keeps what it sees
        expect(page.get_by_role("link", name="Kept")).to_be_visible()
        manifest = page.request.get("/manifest.webmanifest").json()
        assert page.request.get(manifest["icons"][1]["src"]).status == 200
        context.set_offline(True)
        page.reload()
        expect(page.get_by_text("Nie ma połączenia")).to_be_visible()
        expect(page.get_by_role("link", name="Kept")).to_be_visible()
        context.set_offline(False)
    context.close()
