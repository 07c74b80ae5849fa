"""A newcomer learns Imperial Struggle: what is wrong, what is looked at, what steps aside."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from chancellery.lessons import Session, lesson
from chancellery.lessons.check import expected
from tests.browser.axe import serious
from tests.browser.learner import Learner
from tests.browser.players import INSIDE, STILL, act, click_place, reach, speak
from tests.browser.test_lesson import shows, step_of

FIRST = lesson("imperial_struggle", "first_turn")
ADDRESS = "/learn/imperial_struggle/first_turn"


def test_a_wrong_choice_and_what_a_price_is_made_of(page: Page) -> None:
    page.goto(f"{ADDRESS}?chapter=price")
    page.locator("#lesson [data-next]").click()
    shows(page, "lesson-imperial_struggle-first_turn-price-martinique")
    reach(page, page.locator("#prompt .group", has_text="Unflag")).click()
    expect(page.locator('#prompt [data-move="unflag martinique"]')).to_contain_text(
        "2 + 1 Protected = 3 economic points"
    )
    act(page, "unflag karaikal")
    expect(page.locator("#lesson [data-hint]")).to_contain_text("Karaikal costs 3 as well")
    expect(page.locator("#lesson [data-hint]")).to_contain_text("Unflag Karaikal: 3 economic points")
    expect(page.locator("#prompt .meters .strong b").first).to_have_text("4")  # nothing was spent
    click_place(page, "martinique")
    shows(page, "lesson-imperial_struggle-first_turn-price-kurpa")
    expect(page.locator("#prompt .meters .strong b").first).to_have_text("1")
    page.get_by_role("button", name="Back").click()
    shows(page, "lesson-imperial_struggle-first_turn-price-martinique")
    expect(page.locator("#prompt .meters .strong b").first).to_have_text("4")
    speak(page, "Polski")
    shows(page, "lesson-imperial_struggle-first_turn-price-martinique", "pl")


def test_what_a_step_is_about_is_in_sight(page: Page) -> None:
    """Also when the room for the map changes with the question."""
    page.goto(f"{ADDRESS}?chapter=war")
    page.locator("#lesson [data-next]").click()
    shows(page, "lesson-imperial_struggle-first_turn-war-symbol")
    for id in ("bavaria", "savoy"):
        assert page.evaluate(STILL, id)
        assert page.evaluate(INSIDE, id) is not None, id
    assert page.evaluate(INSIDE, "tiruchirappalli") is None
    page.goto(f"{ADDRESS}?chapter=arms")
    page.locator("#lesson [data-next]").click()
    expect(page.locator('[data-tile="theater-wss_central_europe"]')).to_be_in_viewport(ratio=0.9)
    page.goto(f"{ADDRESS}?chapter=scoring")
    expect(page.locator('[data-tile="award-north_america"]')).to_be_in_viewport(ratio=0.9)


def test_axe_finds_nothing_serious_in_the_lesson(page: Page) -> None:
    """The teacher alone: the board has hundreds of spaces, and those are looked at elsewhere."""
    page.goto(f"{ADDRESS}?chapter=price")
    for step in ("news", "martinique"):
        shows(page, f"lesson-imperial_struggle-first_turn-price-{step}")
        assert serious(page, "#lesson") == []
        if step == "news":
            page.locator("#lesson [data-next]").click()
    reach(page, page.locator("#prompt .group", has_text="Unflag")).click()
    act(page, "unflag karaikal")
    expect(page.locator("#lesson [data-hint]")).to_be_visible()
    assert serious(page, "#lesson") == []


def test_the_panel_of_a_war_steps_aside(page: Page) -> None:
    """Once it is over, and a step points at spaces that may lie behind it; it unfolds again on demand."""
    page.goto(f"{ADDRESS}?chapter=war")
    session, panel = Session(FIRST.chapter("war")), page.locator(".battle")
    learner = Learner(page, "en", phone=False)
    while not session.finished:
        step = step_of(session)
        shows(page, step.key)
        if step.id in ("tiles", "strength"):  # they point at it
            expect(panel.locator(".fold")).to_have_attribute("aria-expanded", "true")
        if step.id == "acadia":
            break
        answer = expected(session)[0] if step.expect else ""
        if answer:
            learner.choose(session, answer)
        else:
            page.locator("#lesson [data-next]").click()
        assert session.follow(answer)
    expect(panel.locator(".fold")).to_have_attribute("aria-expanded", "false")
    assert page.evaluate(STILL, "acadia")
    assert page.evaluate(INSIDE, "acadia") is not None
    panel.locator(".fold").click()
    expect(panel).to_contain_text("Great Britain wins Central Europe by 5.")
