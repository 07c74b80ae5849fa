"""The start page: covers, one click to the first decision, my tables, other ways in; for everybody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from chancellery.server.settings import Settings
from tests.browser.axe import serious
from tests.browser.conftest import AT_ONCE, Watched
from tests.browser.planted import asked, played, put
from tests.browser.players import wait_for_decision
from tests.server.harness import Person, Running, running

GAMES = ("coalitions", "imperial_struggle", "maria", "raison_detat", "realpolitik")
INSIDE = """() => [...document.querySelectorAll('main *')].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width > 1 && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
}).map((one) => one.className || one.tagName)"""


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Running]:
    """A local server without any match."""
    settings = Settings(store=str(tmp_path / "m.sqlite"), bot_pause=0.0, bot_processes=1, rates=False)
    with running(settings) as server:
        yield server


def opened(browser: Browser, server: Running, size: tuple[int, int], **kept: str) -> Watched:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, base_url=server.address)
    data = json.dumps({"lang": "en", "speed": "off", "theme": "light", **kept})
    context.add_init_script(f"localStorage.setItem('chancellery.settings', {json.dumps(data)})")
    return Watched(context)


@pytest.mark.parametrize("game", GAMES)
def test_one_click_from_play_now_to_the_first_decision(page: Page, me: Person, game: str) -> None:
    title = next(one for one in me.get("/api/games") if one["id"] == game)
    page.goto("/")
    play = page.get_by_role("button", name=f"Play now: {title['title']}", exact=True)
    expect(play).to_be_visible(timeout=60_000)  # the server may just have started
    play.click()
    page.wait_for_url("**/match/**")
    assert wait_for_decision(page)["options"]
    match = me.get("/api/matches/" + page.url.split("/match/")[1].split("?")[0])
    assert (match["game"], match["scenario"]) == (game, title["start"]["scenario"])
    mine = [seat["id"] for seat in match["seats"] if seat["yours"]]
    assert mine == [title["start"]["seat"]]
    assert {seat["bot"] for seat in match["seats"] if not seat["yours"]} == {"sensible"}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", [(1440, 900), (1280, 800)])
def test_covers_and_tables_stand_above_the_fold(
    browser: Browser, table: Running, size: tuple[int, int], lang: str
) -> None:
    put(table, played("coalitions", "1805", 200), asked(played("coalitions", "1805", 200)), "An evening in Vienna")
    with opened(browser, table, size, lang=lang) as page:
        page.goto("/")
        expect(page.locator("article")).to_have_count(len(GAMES))
        expect(page.locator("article .art img")).to_have_count(len(GAMES))  # every cover is drawn
        expect(page.locator("a.table").first).to_be_visible()
        assert page.evaluate(INSIDE) == []
        art = page.locator("article .art").first.bounding_box()
        assert art is not None
        assert round(art["height"]) - 2 == (438 if size[0] == 1440 else 340) - 2
        tops = {round(box["y"]) for one in page.locator("article").all() if (box := one.bounding_box())}
        assert len(tops) == 1  # five in a row
        page.context.close()


def test_a_cover_tells_what_one_should_know(page: Page) -> None:
    page.goto("/")
    first = page.locator("article").first  # the gentlest
    expect(first.get_by_role("heading", name="Coalitions")).to_be_attached()
    expect(first.get_by_role("img", name="weight 2 of 5")).to_be_visible()
    expect(first.locator(".facts")).to_contain_text("1–6")
    expect(first.locator(".facts")).to_contain_text("1½–3 h")
    expect(first.locator(".about")).to_contain_text("Napoleon")
    first.get_by_role("link", name="Learn: Coalitions").click()
    expect(page).to_have_url(
        "http://127.0.0.1:" + page.url.split(":")[2].split("/")[0] + "/learn/coalitions/first_round"
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_phone_has_rows(browser: Browser, table: Running, theme: str) -> None:
    with opened(browser, table, (390, 844), theme=theme) as page:
        page.goto("/")
        expect(page.locator("article .art img")).to_have_count(len(GAMES))
        for one in page.locator("article").all():
            row, art = one.bounding_box(), one.locator(".art").bounding_box()
            assert row is not None
            assert art is not None
            assert 118 <= row["height"] <= 140
            assert art["x"] - row["x"] < 3  # the cover at the left
            assert art["height"] >= row["height"] - 4
            for button in one.locator(".go > *").all():
                box = button.bounding_box()
                assert box is not None
                assert box["height"] >= 44
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert serious(page) == []
        page.context.close()


def test_tables_that_wait_for_me_come_first(browser: Browser, fresh: Running) -> None:
    vienna, furs, over = (
        played("coalitions", "1805", 200),
        played("imperial_struggle", "standard", 60),
        played("coalitions", "1805"),
    )
    other = next(seat for seat in furs.seats if seat != asked(furs))
    put(fresh, over, "austria", "The first try")
    put(fresh, furs, other, "Sugar and furs", age=5)
    put(fresh, vienna, asked(vienna), "An evening in Vienna", age=90)
    with opened(browser, fresh, (1440, 900)) as page:
        page.goto("/")
        cards = page.locator("a.table")
        expect(cards).to_have_count(3)
        expect(cards.nth(0)).to_contain_text("An evening in Vienna")
        expect(cards.nth(0)).to_contain_text("your turn")
        expect(cards.nth(0)).to_contain_text("Go on")
        expect(cards.nth(0)).to_contain_text("Round")
        expect(cards.nth(2)).to_contain_text("over")
        expect(cards.locator("img")).to_have_count(3)  # the map as it stands
        gold = [one.evaluate("(it) => getComputedStyle(it).borderColor") for one in cards.all()]
        assert gold[0] not in gold[2:]
        assert serious(page) == []
        cards.nth(2).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("wins")
        page.context.close()


def test_a_newcomer_is_told_where_to_begin(browser: Browser, fresh: Running) -> None:
    with opened(browser, fresh, (1440, 900)) as page:
        page.goto("/")
        expect(page.locator(".begin")).to_contain_text("Begin with Coalitions")
        assert serious(page) == []
        page.locator(".begin").get_by_role("link").click()
        page.wait_for_url("**/learn/coalitions/**")
        page.goto("/")
        page.evaluate(
            "localStorage.setItem('chancellery.lessons', JSON.stringify({ 'coalitions/first_round':"
            " { chapter: 'wheel', trail: [], done: ['wheel'] } }))"
        )
        page.reload()
        expect(page.locator("article").first.get_by_role("link", name="1 of")).to_be_visible()  # how far one has come
        page.context.close()


def test_other_ways_in(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Join with a code").click()
    field = page.get_by_label("The code or the link you were sent")
    field.fill("no code")
    expect(page.get_by_role("dialog")).to_contain_text("does not look like a code")
    field.fill("https://example.org/join/abcdefghijklmnopqrstuvwx")
    page.keyboard.press("Enter")
    page.wait_for_url("**/join/abcdefghijklmnopqrstuvwx")
    page.goto("/")
    page.get_by_role("link", name="Tables", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Tables")
    page.goto("/")
    page.get_by_role("link", name="New table").click()
    expect(page.get_by_role("button", name="Begin the match")).to_be_visible()


@pytest.fixture
def members_only(tmp_path: Path) -> Iterator[Running]:
    """A hosted server on which nobody plays without an account."""
    store = str(tmp_path / "m.sqlite")
    settings = Settings(mode="hosted", store=store, bot_pause=0.0, bot_processes=1, rates=False, secure_cookies=False)
    with running(replace(settings, guests=0)) as server:
        yield server


def test_where_members_alone_play_a_visitor_signs_in_first(browser: Browser, members_only: Running) -> None:
    context = browser.new_context(base_url=members_only.address)
    context.add_init_script(AT_ONCE)
    with Watched(context) as page:
        page.goto("/")
        expect(page.locator(".hero")).to_contain_text("Sign in to play")
        page.get_by_role("link", name="Play now: Maria").click()
        page.wait_for_url("**/account?next=**")
        page.get_by_label("Name").fill("Ewa")
        page.get_by_label("Password").fill("correct horse")
        page.get_by_role("button", name="Make an account").click()
        page.wait_for_url("**/new/maria")
        page.goto("/")
        page.get_by_role("button", name="Play now: Maria").click()
        page.wait_for_url("**/match/**")
    context.close()


def test_keys_alone_begin_a_match(page: Page) -> None:
    page.goto("/")
    expect(page.locator("article")).to_have_count(len(GAMES))
    for _ in range(30):
        page.keyboard.press("Tab")
        if "Play now" in (page.evaluate("document.activeElement?.getAttribute('aria-label')") or ""):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/match/**")
