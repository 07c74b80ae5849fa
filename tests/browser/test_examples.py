"""Worked examples in the browser: drawn in the book and played at the table, by a reader of each language."""

from __future__ import annotations

import json
import os

from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Watched
from tests.server.harness import Running

SHOTS = os.environ.get("SHOTS")


def look(page: Page, name: str) -> None:
    """A picture for whoever works on these pages; the tests do without."""
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}.png")


def test_an_example_is_drawn_and_played_from_the_book(page: Page) -> None:
    page.goto("/rules?book=K&chapter=2")
    page.get_by_role("button", name="The map of the set-up").click()
    expect(page.locator("figure img")).to_have_count(1)
    page.locator("article").get_by_label("Scenario", exact=True).select_option("1792")  # another board
    expect(page.locator("figcaption").first).to_contain_text("1792")
    expect(page.locator("figure img")).to_have_count(1)
    look(page, "set-up-en")
    for rule, drawn in {"K-5.1.4": ".wheel", "K-4.8.2": "svg text", "IS-7.1.0.2": ".display", "M-9.4": "img"}.items():
        page.goto(f"/rules?rule={rule}")
        figure = page.locator(f'[data-figure="{rule}"]')
        figure.scroll_into_view_if_needed()
        expect(figure.locator(f".picture {drawn}").first).to_be_visible()
        look(page, rule)
        assert violations(page, f'[data-figure="{rule}"]') == []
    page.goto("/rules?rule=K-EX-10")
    example = page.locator("[id='K-EX-10']")
    example.get_by_role("button", name="Before and after").click()
    expect(example.locator("figure img")).to_have_count(2)
    expect(example.get_by_role("row", name="France, Morale")).to_contain_text("6 → 0")
    example.locator("figure").first.scroll_into_view_if_needed()
    look(page, "book-en")
    assert violations(page) == []

    example.get_by_role("link", name="Play it").click()
    lesson = page.locator("#lesson")
    expect(lesson).to_contain_text("Battle of Holland")
    expect(lesson).to_contain_text("Holland is uncontrolled")
    lesson.locator("[data-next]").click()
    expect(lesson).to_contain_text("1 of 10")
    look(page, "play-en")
    lesson.locator("[data-show]").click()
    expect(lesson).to_contain_text("2 of 10")
    lesson.locator("[data-show]").click()
    expect(lesson).to_contain_text("3 of 10")
    page.locator('#prompt [data-move="done"]').click()  # allowed, but the example has the General in Picardie support
    expect(lesson.locator("[data-hint]")).to_contain_text("the example goes another way")
    for number in range(3, 11):
        expect(lesson).to_contain_text(f"{number} of 10")
        lesson.locator("[data-show]").click()
    expect(lesson).to_contain_text("Napoleon loses all 3 Troops")
    assert violations(page, "#lesson") == []
    look(page, "end-en")
    lesson.locator("[data-next]").click()
    lesson.get_by_role("link", name="To the book").click()
    expect(page.locator("[id='K-EX-10']")).to_be_in_viewport()


def test_an_example_is_played_in_polish_on_a_phone(browser: Browser, table: Running) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, base_url=table.address)
    kept = json.dumps({"lang": "pl", "speed": "off", "theme": "light"})
    context.add_init_script(f"localStorage.setItem('chancellery.settings', {json.dumps(kept)})")
    with Watched(context) as page:
        page.goto("/rules?rule=M-EX-D11")
        example = page.locator("[id='M-EX-D11']")
        example.get_by_role("button", name="Przed i po").click()
        expect(example.locator("figure img")).to_have_count(2)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        look(page, "book-pl")
        example.get_by_role("link", name="Rozegraj").click()
        lesson = page.locator("#lesson")
        expect(lesson).to_contain_text("Törring")
        lesson.locator("[data-next]").click()
        look(page, "play-pl")
        lesson.locator("[data-show]").click()
        expect(lesson).to_contain_text("Dobrze.")
        look(page, "play2-pl")
        assert violations(page, "#lesson") == []
        lesson.get_by_role("button", name="Pokaż mi").click()
        expect(lesson).to_contain_text("Törring zostaje przywrócony")
        lesson.locator("[data-next]").click()
        expect(lesson.get_by_role("link", name="Do książki")).to_be_visible()
    context.close()
