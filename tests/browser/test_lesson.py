"""A newcomer learns: how one comes to a lesson, wrong choices, keys, rules, everybody."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from chancellery.lessons import Session, Step, lesson
from chancellery.locale import text
from tests.browser.axe import serious
from tests.browser.conftest import AT_ONCE, Watched
from tests.browser.learner import Learner, visitor
from tests.browser.players import INSIDE, door, speak
from tests.browser.test_playing import tab_to
from tests.server.harness import Running

FIRST = lesson("coalitions", "first_round")
ADDRESS = "/learn/coalitions/first_round"


def chapter(id: str) -> Session:
    return Session(FIRST.chapter(id))


def step_of(session: Session) -> Step:
    step = session.step
    assert step is not None
    return step


def shows(page: Page, key: str, lang: str = "en") -> None:
    """Waits until the lesson shows a text."""
    first = text(lang, key).split("\n")[0]
    expect(page.locator("#lesson")).to_contain_text(first)


def test_a_newcomer_comes_to_a_lesson_and_to_its_end_on_a_phone(browser: Browser, table: Running) -> None:
    with visitor(browser, table.address, "pl", "phone") as context, Watched(context) as page:
        page.goto("/")
        page.get_by_role("link", name="Nauka", exact=True).first.tap()
        page.get_by_role("link", name="Zacznij").first.tap()  # two of the three clicks that it may take
        shows(page, "lesson-coalitions-first_round-wheel-hello", "pl")
        for name in ("powers", "hand", "rules"):
            door(page, name)
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
        one = lesson("coalitions", "minor_powers")
        Learner(page, "pl", phone=True).lesson(one)
        page.goto("/learn")
        expect(page.locator("article.over h3")).to_have_text(text("pl", one.key))
        expect(page.locator("article.over li .done")).to_have_count(len(one.chapters))
        course = page.locator("section#coalitions header")
        expect(course.get_by_role("link", name="Kontynuuj")).to_have_attribute("href", ADDRESS)
        assert serious(page, "main") == []
        page.goto(f"/learn/coalitions/{one.id}")
        page.get_by_role("link", name="Zacznij rozgrywkę").tap()
        expect(page.get_by_role("button", name="Rozpocznij rozgrywkę")).to_be_visible()


def test_a_wrong_choice_back_and_again(page: Page) -> None:
    page.goto(f"{ADDRESS}?chapter=wheel")
    for _ in range(3):
        page.locator("#lesson [data-next]").click()
    shows(page, "lesson-coalitions-first_round-wheel-drill")
    page.get_by_role("button", name="Decline Drill").click()
    expect(page.locator("#lesson [data-hint]")).to_contain_text("But then you get no card")
    expect(page.locator("[role=alert]").filter(has_text="But then you get no card")).to_have_count(1)
    expect(page.locator(".hands .card")).to_have_count(3)  # nothing happened
    draw = page.get_by_role("button", name="Draw a Battle card")
    draw.click()
    expect(page.locator("#prompt [data-confirm]")).to_be_visible()  # a card that was drawn cannot be put back
    draw.click()
    shows(page, "lesson-coalitions-first_round-wheel-discard")
    expect(page.locator("#lesson [data-hint]")).to_have_count(0)
    expect(page.locator(".hands .card")).to_have_count(4)
    page.reload()  # the browser remembers
    shows(page, "lesson-coalitions-first_round-wheel-discard")
    page.get_by_role("button", name="Back").click()
    shows(page, "lesson-coalitions-first_round-wheel-drill")
    expect(page.locator(".hands .card")).to_have_count(3)
    page.get_by_role("button", name="Begin this chapter again").click()
    shows(page, "lesson-coalitions-first_round-wheel-hello")
    expect(page.get_by_role("button", name="Back")).to_be_disabled()


def test_what_a_step_points_at(page: Page) -> None:
    page.goto(f"{ADDRESS}?chapter=wheel")
    shows(page, "lesson-coalitions-first_round-wheel-hello")
    expect(page.locator(".piece[data-pointed]")).to_have_count(3)
    expect(page.locator('.rail [data-power="austria"][data-pointed]')).to_be_visible()
    page.locator("#lesson [data-next]").click()
    expect(page.locator('.place[data-place="bavaria"][data-pointed]')).to_be_visible()
    page.locator("#lesson [data-next]").click()
    expect(page.locator('[data-part="wheel"][data-pointed]')).to_be_visible()
    expect(page.locator("[data-pointed]")).to_have_count(1)
    page.goto(f"{ADDRESS}?chapter=status")
    expect(page.locator('[data-part="zones"][data-pointed]')).to_be_visible()
    page.locator("#lesson [data-next]").click()
    expect(page.locator("[data-zone][data-pointed]")).to_have_count(2)


def test_why_not_and_rules_in_a_lesson(page: Page) -> None:
    page.goto(f"{ADDRESS}?chapter=march")
    Learner(page, "en", phone=False).choose(chapter("march"), "arbiter prussia")
    shows(page, "lesson-coalitions-first_round-march-disband")
    page.get_by_role("link", name="K-7.6.14").first.click()
    drawer = page.locator("[data-drawer=rules]")
    expect(drawer).to_contain_text("K-7.6.14")
    drawer.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Done disbanding").click()
    shows(page, "lesson-coalitions-first_round-march-bosnia")
    spot = page.evaluate(INSIDE, "serbia")
    page.mouse.click(*spot)
    expect(page.locator("[data-note] .why")).to_contain_text("K-")


def test_keys_alone_in_polish(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Polski").click()
    expect(page.locator("article").first.get_by_role("link", name="Nauka")).to_be_visible()
    page.locator("main").click(position={"x": 5, "y": 300})
    tab_to(page, "Nauka")  # under a cover: it leads into the lesson
    expect(page.get_by_role("heading", name="Twoja pierwsza runda")).to_be_visible()
    shows(page, "lesson-coalitions-first_round-wheel-hello", "pl")
    page.keyboard.press("Enter")
    shows(page, "lesson-coalitions-first_round-wheel-pieces", "pl")
    page.keyboard.press("n")
    shows(page, "lesson-coalitions-first_round-wheel-wheel", "pl")
    page.keyboard.press("b")
    shows(page, "lesson-coalitions-first_round-wheel-pieces", "pl")
    page.keyboard.press("n")
    shows(page, "lesson-coalitions-first_round-wheel-wheel", "pl")
    page.keyboard.press("n")
    shows(page, "lesson-coalitions-first_round-wheel-drill", "pl")
    page.keyboard.press("e")
    expect(page.locator("#lesson [data-hint]")).to_contain_text("A darmowej karty szkoda.")
    page.keyboard.press("1")
    page.keyboard.press("e")  # a card that was drawn cannot be put back: it takes two presses
    shows(page, "lesson-coalitions-first_round-wheel-discard", "pl")
    page.keyboard.press("1")
    shows(page, "lesson-coalitions-first_round-wheel-turned", "pl")
    said = page.locator("[role=status][aria-live=polite]")
    expect(said).to_contain_text("Zanim znów przyszła Twoja kolej")  # the live region tells it, too
    expect(said).to_contain_text("w skarbcu leży 8 Pieniędzy")
    page.keyboard.press("Enter")
    shows(page, "lesson-coalitions-first_round-wheel-leadership", "pl")
    speak(page, "English")
    shows(page, "lesson-coalitions-first_round-wheel-leadership", "en")
    expect(page.locator("#prompt")).to_contain_text("Leadership, one of four")


def test_arrows_and_enter_on_the_map(page: Page) -> None:
    page.goto(f"{ADDRESS}?chapter=march")
    shows(page, "lesson-coalitions-first_round-march-arbiter")
    page.keyboard.press("2")
    shows(page, "lesson-coalitions-first_round-march-disband")
    page.keyboard.press("e")
    shows(page, "lesson-coalitions-first_round-march-bosnia")
    page.keyboard.press("1")  # the General in Hungari
    expect(page.locator(".piece.picked")).to_have_count(1)
    for key in ("ArrowDown", "ArrowDown", "ArrowLeft", "ArrowRight") * 4:
        if page.evaluate("document.activeElement.dataset.place") == "bosnia":
            break
        page.keyboard.press(key)
    expect(page.locator('.place[data-place="bosnia"]')).to_be_focused()
    page.keyboard.press("Enter")
    shows(page, "lesson-coalitions-first_round-march-garrison")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(page: Page, theme: str) -> None:
    kept = json.dumps({"lang": "en", "speed": "off", "theme": theme})
    page.add_init_script(f"localStorage.setItem('chancellery.settings', {json.dumps(kept)})")
    for address, ready in (
        ("/learn", "article"),
        (f"{ADDRESS}?chapter=wheel", "#lesson .text"),
        (f"{ADDRESS}?chapter=march", "#prompt .sentence"),
    ):
        page.goto(address)
        expect(page.locator(ready).first).to_be_visible()
        assert serious(page) == [], address


def test_without_an_account(browser: Browser, club: Running) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=club.address, locale="en-GB")
    context.add_init_script(AT_ONCE)
    with Watched(context) as page:
        page.goto("/")
        page.get_by_role("link", name="Learn", exact=True).click()
        page.get_by_role("link", name="Begin").first.click()
        shows(page, "lesson-coalitions-first_round-wheel-hello")
        page.locator("#lesson [data-next]").click()
        shows(page, "lesson-coalitions-first_round-wheel-pieces")
    context.close()


def test_a_lesson_that_is_not_there(page: Page) -> None:
    page.goto("/learn/coalitions/second_round")
    expect(page.get_by_role("alert").filter(has_text="There is nothing at this address.")).to_be_visible()
    page.goto("/learn/coalitions/first_round/x")
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
