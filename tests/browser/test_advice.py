"""A hint at the table, the reason of a bot's move, a finished match looked back at, and bots chosen in the lobby."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Watched
from tests.browser.players import door, wait_for_decision
from tests.browser.test_space import measure, moved
from tests.browser.test_start import opened
from tests.server.harness import SEATS, Person, Running
from tests.server.test_advice import finished

BOTS: dict[str, Any] = {seat: {"bot": "sensible"} for seat in SEATS if seat != "russia"}
LANGUAGES = {"en": ("Hint", "Why?"), "pl": ("Podpowiedź", "Dlaczego?")}


def at_the_table(page: Page, me: Person, **more: Any) -> str:
    """A table of bots at which Russia decides."""
    id: str = me.create({**BOTS, "russia": "me"}, **more)["match"]["id"]
    page.goto(f"/match/{id}?seat=russia")
    expect(page.locator(".map svg.ready")).to_be_visible()
    wait_for_decision(page)
    return id


def test_a_hint_is_raised_by_a_click_and_done_by_the_second(page: Page, me: Person) -> None:
    id = at_the_table(page, me)
    page.keyboard.press("Escape")
    before, still = me.get(f"/api/matches/{id}")["moves"], measure(page)
    page.keyboard.press("g")
    options = page.locator("[data-counsel=hint] [data-advised]")
    expect(options.first).to_be_visible()
    assert 2 <= options.count() <= 3
    expect(options.first.locator("[role=img]")).to_have_attribute("aria-label", re.compile(r"^chance to win: \d+ %$"))
    expect(options.first.locator(".why")).to_have_text(re.compile(r"^Chance to win.*\. .*\.$"))
    assert violations(page) == []
    assert moved(still, measure(page)) <= 1
    text = options.first.locator("b").inner_text()
    options.first.click()
    expect(page.locator("[data-counsel]")).to_have_count(0)
    expect(page.locator("#prompt [data-confirm]")).to_contain_text(text[:12])
    assert me.get(f"/api/matches/{id}")["moves"] == before  # nothing is done yet
    page.locator("#prompt [data-confirm]").click()
    expect(page.locator("#prompt [data-confirm]")).to_have_count(0)
    assert me.get(f"/api/matches/{id}")["moves"] > before


def test_a_hint_lights_the_places_it_is_about(page: Page, me: Person) -> None:
    id = at_the_table(page, me, seed="look")
    page.keyboard.press("Escape")
    expect(page.locator("path.spoken")).to_have_count(0)
    page.locator("[data-hint]").click()
    found = me.get(f"/api/matches/{id}/advice", seat="russia")["options"]
    somewhere = next(one for one in found if any(ref.startswith("place:") for ref in one["refs"]))
    page.locator(f'[data-advised="{somewhere["move"]}"]').hover()
    expect(page.locator("path.spoken").first).to_be_attached()


def test_where_the_table_gives_none_there_is_no_button(page: Page, me: Person) -> None:
    at_the_table(page, me, hints=False)
    expect(page.locator("[data-help]").first).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("g")
    expect(page.locator("[data-counsel]")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_is_asked_why_a_bot_moved(browser: Browser, table: Running, me: Person, lang: str) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=table.address)
    kept = f"JSON.stringify({{ lang: '{lang}', speed: 'off', theme: 'light' }})"
    context.add_init_script(f"localStorage.setItem('chancellery.settings', {kept})")
    with Watched(context) as page:
        at_the_table(page, me)
        door(page, "log")
        expect(page.locator(".log p.mine [data-why]")).to_have_count(0)
        page.locator(".log [data-why]").first.click()
        told = page.locator("[data-counsel=why]")
        expect(told.get_by_role("heading")).to_have_text(LANGUAGES[lang][1])
        expect(told.locator("[data-advised]").first).to_be_visible()
        assert told.locator("[data-advised]").count() >= 2
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(told).to_have_count(0)
    context.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_have_a_level_and_a_personality_in_the_lobby(page: Page, me: Person, lang: str) -> None:
    page.goto("/new/coalitions")
    page.locator(f"button[lang={lang}]").click()
    page.locator(".power").nth(1).click()  # France
    page.locator(".go .quiet").click()
    all_bots = page.locator(".seat.all select")
    all_bots.first.select_option("planner")
    expect(page.locator("#seat-austria")).to_have_value("bot:planner")
    austria = page.locator(".seat", has=page.locator("#seat-austria"))
    austria.locator("[data-character]").select_option("hawk")
    said = (
        "Attacks where others wait"
        if lang == "en"
        else me.get("/api/games", lang="pl")[0]["personalities"][0]["description"]
    )
    expect(austria.locator(".about")).to_contain_text(said)
    page.locator("#seat-prussia").select_option("bot:random")  # has none
    expect(page.locator(".seat", has=page.locator("#seat-prussia")).locator("[data-character]")).to_have_count(0)
    assert violations(page, "main") == []
    page.locator(".go .primary").click()
    expect(page.locator(".map svg.ready")).to_be_visible()
    id = page.url.split("/match/")[1].split("?")[0]
    names = {seat["id"]: seat["name"] for seat in me.get(f"/api/matches/{id}", lang=lang)["seats"]}
    assert (names["austria"], names["russia"]) == (
        ("Planner, hawk", "Planner") if lang == "en" else ("Planista, jastrząb", "Planista")
    )


def test_the_end_page_weighs_the_decisions_when_asked(page: Page, table: Running, me: Person) -> None:
    id = finished(table, me)
    page.goto(f"/match/{id}/end")
    page.get_by_role("button", name="Weigh the decisions").click()
    expect(page.get_by_role("heading", name="Chance to win (%) over the match")).to_be_visible()
    expect(page.locator("[data-review] progress")).to_have_count(0)
    losses = page.locator("[data-review] ol:not([data-swings]) li")
    assert losses.count() > 0
    assert losses.count() == page.locator("circle.loss").count()
    assert violations(page) == []
    losses.first.locator("a[href^='/replay/']").click()
    page.wait_for_url("**/replay/**")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_any_decision_is_weighed_at_the_end_page_when_it_is_asked_about(
    browser: Browser, table: Running, me: Person, size: tuple[int, int], lang: str
) -> None:
    """Of whichever seat, people and bots alike; a second click folds the answer."""
    id = finished(table, me)
    with opened(browser, table, size, lang=lang) as page:
        page.goto(f"/match/{id}/end")
        page.locator("[data-decisions] summary").click()
        decisions, told = page.locator("[data-decided]"), page.locator("[data-weighed]")
        expect(decisions.first).to_be_visible()
        for seat in me.get(f"/api/matches/{id}")["seats"]:
            whose, when = page.locator("[data-decisions] select").all()
            whose.select_option(seat["id"])
            when.select_option(index=0)
            assert decisions.count() > 3
            decisions.nth(2).click()
            expect(told.locator("b").first).to_be_visible(timeout=30_000)
            expect(told).to_contain_text("Chance to win" if lang == "en" else "Szansa na wygraną")
            assert violations(page, "main") == []
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
            decisions.nth(2).click()
            expect(told).to_have_count(0)
        page.context.close()


def test_a_hint_is_asked_of_another_level(page: Page, me: Person) -> None:
    id = at_the_table(page, me)
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    options = page.locator("[data-counsel=hint] [data-advised]")
    expect(options.first).to_be_visible()
    for level in ("sensible", "master"):
        page.locator("[data-adviser]").select_option(level)
        expect(options.first).to_be_visible(timeout=30_000)
        said = [one["move"] for one in me.get(f"/api/matches/{id}/advice", seat="russia", level=level)["options"]]
        assert [one.get_attribute("data-advised") for one in options.all()] == said
    assert violations(page) == []
