"""A newcomer learns: the whole lesson with clicks, some of it with keys in Polish, and on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from chancellery.lessons import Session, Step, lesson
from chancellery.lessons.check import expected
from chancellery.locale import text
from tests.browser.axe import serious
from tests.browser.conftest import AT_ONCE, Watched
from tests.browser.players import INSIDE, act, door, reach, settle, speak
from tests.browser.test_playing import height, tab_to
from tests.scenes import ids, shown_options
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


def click_move(page: Page, session: Session, move: str) -> None:
    """Chooses an option: its button, else its piece and its place on the map."""
    expect(page.locator("#prompt [data-option]").first).to_be_attached()
    button = page.locator(f'#prompt [data-move="{move}"]')
    listed = shown_options(session.match.scene(session.seat, "en"))
    option = next(one for one in listed if one.moves == (move,))
    if not button.count():
        page.locator(f'.piece[data-piece="{ids(option, "piece")[0]}"]').click(force=True)
        expect(page.locator("#prompt [data-option]").first).to_be_attached()
    if move.startswith("march"):
        spot = None
        for _ in range(60):  # until the map lies still
            before, spot = spot, page.evaluate(INSIDE, ids(option, "place")[-1])
            if spot is not None and spot == before:
                break
            page.wait_for_timeout(100)
        assert spot is not None, move
        page.mouse.click(*spot)
    else:
        act(page, move)


def test_the_whole_lesson_with_clicks(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.get_by_role("heading", name="Your first Round")).to_be_visible()
    page.locator("article", has_text="Your first Round").get_by_role("link", name="Begin").click()
    for number, one in enumerate(FIRST.chapters, 1):
        session = Session(one)
        expect(page.locator("#lesson")).to_contain_text(f"Chapter {number} of {len(FIRST.chapters)}")
        while not session.finished:
            step = step_of(session)
            shows(page, step.key)
            if step.expect:
                expect(page.locator("#lesson .task")).to_contain_text(text("en", f"{step.key}.task"))
                answer = expected(session)[0]
                click_move(page, session, answer)
            else:
                expect(page.locator("#prompt [data-option]")).to_have_count(0)
                answer = ""
                page.locator("#lesson [data-next]").click()
            assert session.follow(answer)
            if step.as_long_as:
                left = f"{session.match.view(session.seat)['powers']['austria']['money']} Money"
                if session.step is step:
                    expect(page.locator("#prompt")).to_contain_text(left)
            if session.reaction:
                shows(page, session.reaction)
        if number < len(FIRST.chapters):
            page.get_by_role("button", name="Next:").click()
    expect(page.locator("#lesson")).to_contain_text("That was the whole lesson.")
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.locator("article li .done")).to_have_count(len(FIRST.chapters))
    page.go_back()
    page.get_by_role("link", name="Begin a match").click()
    expect(page.get_by_role("button", name="Begin the match")).to_be_visible()


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
    click_move(page, chapter("march"), "arbiter prussia")
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


def test_phone(browser: Browser, table: Running) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, base_url=table.address
    )
    context.add_init_script(AT_ONCE)
    with Watched(context) as page:
        page.goto("/learn")
        page.get_by_role("link", name="Begin").first.tap()
        for id in ("wheel", "battle"):
            page.goto(f"{ADDRESS}?chapter={id}")
            learn_by_thumb(page, chapter(id), lambda session, move: tap_move(page, session, move))
        for name in ("powers", "hand", "rules"):
            door(page, name)
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()


def learn_by_thumb(page: Page, session: Session, tap: Callable[[Session, str], None], lang: str = "en") -> None:
    """A chapter on a phone: everything fits, and what is to be read or tapped is in sight."""
    while not session.finished:
        step = step_of(session)
        shows(page, step.key, lang)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert height(page.locator(".board")) > 200
        if step.expect:
            answer = expected(session)[0]
            expect(page.locator("#lesson .task")).to_be_in_viewport(ratio=1)
            tap(session, answer)
        else:
            answer = ""
            onward = page.locator("#lesson [data-next]")
            assert height(onward) >= 44
            expect(onward).to_be_in_viewport(ratio=1)
            onward.tap()
        assert session.follow(answer)


def tap_move(page: Page, session: Session, move: str) -> None:
    """One thumb on the buttons."""
    expect(page.locator("#prompt [data-option]").first).to_be_attached()
    button = page.locator(f'#prompt [data-move="{move}"]')
    if not button.count():
        scene = session.match.scene(session.seat, "en")
        piece = ids(next(one for one in shown_options(scene) if one.moves == (move,)), "piece")[0]
        named = next(one for one in scene.pieces if one.id == piece)
        place = next(one.name for one in scene.places if one.id == named.place)
        reach(page, page.locator("#prompt [data-option]").filter(has_text=f"{place}: {named.text}")).tap()
    tall = reach(page, button)
    assert height(tall) >= 44
    tall.tap()
    settle(page, move)


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
    expect(page.get_by_role("alert").filter(has_text="lobby")).to_be_visible()
    page.goto("/learn/coalitions/first_round/x")
    expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
