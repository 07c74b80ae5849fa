"""The rulebook in the browser: read, looked up, filtered to a match, with keys, on a phone, by everybody."""

from __future__ import annotations

import gzip
import json
import re

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from tests.browser.axe import violations
from tests.browser.conftest import Watched
from tests.server.harness import Person, Running

LARGEST = 60_000  # bytes of all the JavaScript that the book needs, packed


def test_a_rule_is_found_read_and_looked_up_without_losing_the_place(page: Page) -> None:
    scripts: list[Response] = []
    page.on("response", lambda got: scripts.append(got) if got.url.endswith(".js") else None)
    page.goto("/rules?rule=K-8.2.8")
    expect(page.get_by_role("heading", name="Battles")).to_be_visible()
    statement = page.locator("[id='K-8.2.8']")
    expect(statement).to_be_in_viewport()
    assert any("/Rule" in one.url for one in scripts)
    assert sum(len(gzip.compress(one.body())) for one in scripts) <= LARGEST
    statement.get_by_role("button", name="Ruling", exact=True).click()
    expect(statement).to_contain_text("K-R-33 ")
    statement.get_by_role("button", name="Sister games").click()
    expect(statement).to_contain_text("Realpolitik")
    statement.get_by_role("link", name="K-R-33").first.click()
    beside = page.get_by_role("complementary", name="Beside the text: K-R-33")
    expect(beside).to_be_focused()
    expect(statement).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(beside).to_have_count(0)

    page.keyboard.press("/")
    page.keyboard.type("arbiter morale")
    expect(page.get_by_role("status").filter(has_text="place")).to_be_visible()
    page.locator("main a mark").first.click()
    expect(page.locator(".statement.here, tr.here")).to_be_in_viewport()
    page.get_by_role("heading", level=2).focus()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("chapter="))


def test_from_a_table_the_book_has_only_the_rules_of_that_match(page: Page, me: Person) -> None:
    id = me.create()["match"]["id"]
    page.goto(f"/match/{id}?seat=france")
    page.locator("[data-door=rules]").click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="The whole rulebook").click()
    book = opened.value
    contents = book.get_by_role("navigation", name="Contents")
    expect(contents.get_by_role("link", name="Battles")).to_be_visible()
    expect(book.get_by_text("Filtered to your table")).to_be_visible()
    expect(contents.get_by_role("link", name="Minor Powers")).to_have_count(0)
    contents.get_by_role("link", name="Player aid").click()
    expect(book.get_by_role("heading", level=2)).to_contain_text("6 players")
    expect(book.locator("article li", has_text="K-3.1.1")).to_be_visible()
    expect(book.locator("article")).not_to_contain_text("K-12.2.1")
    book.get_by_role("link", name="Whole book").click()
    expect(contents.get_by_role("link", name="Minor Powers")).to_have_count(1)


@pytest.mark.parametrize(("theme", "lang", "wide"), [("light", "pl", 390), ("dark", "en", 1280)])
def test_nobody_is_shut_out(browser: Browser, table: Running, theme: str, lang: str, wide: int) -> None:
    context = browser.new_context(viewport={"width": wide, "height": 800}, base_url=table.address)
    kept = json.dumps({"lang": lang, "speed": "off", "theme": theme})
    context.add_init_script(f"localStorage.setItem('chancellery.settings', {json.dumps(kept)})")
    with Watched(context) as page:
        for address in (
            "/rules",
            "/rules?book=RD&chapter=3",
            "/rules?book=K&chapter=13",
            "/rules?book=M&about=general",
            "/rules?book=K&scenario=lempereur&aid=1",
        ):
            page.goto(address)
            expect(page.get_by_role("heading", level=2).first).to_be_visible()
            assert violations(page) == [], address
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address
        page.goto("/rules?rule=K-EX-07")
        page.goto("/rules?rule=K-7.6.20")
        page.locator("[id='K-7.6.20'] a.rule").first.click()
        page.locator(".mark.kin").first.click()
        expect(page.locator("aside")).to_be_visible()
        assert violations(page) == []
    context.close()
