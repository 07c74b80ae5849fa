"""The position editor in a real browser: by mouse and by fields, wrong and mended, shared, undone, played on from."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.server.harness import Person


def test_a_position_is_set_up_shared_and_played_on_from(page: Page) -> None:
    page.goto("/editor/coalitions")
    page.get_by_role("button", name="Begin with an empty map").click()
    expect(page.get_by_role("tab", name="Place")).to_have_attribute("aria-selected", "true")
    page.locator("[data-place=lorraine]").first.click()
    expect(page.get_by_role("heading", name="Lorraine")).to_be_visible()
    french = page.get_by_role("group", name="France")
    french.get_by_label("General, with Troops").select_option("3")
    expect(page.locator("[data-piece]")).to_have_count(1)
    page.get_by_role("group", name="Austria").get_by_label("Garrison").check()
    problem = page.get_by_text("cannot stand there together")
    expect(problem).to_be_visible()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    assert not violations(page)
    wrong = page.url
    page.get_by_role("button", name="Undo").click()
    expect(problem).to_have_count(0)
    page.wait_for_url(lambda url: url != wrong)  # the address is written when the position is drawn
    address = page.url
    assert "#p=" in address
    page.goto("/learn")
    page.goto(address)
    expect(page.locator("[data-piece]")).to_have_count(1)
    page.get_by_role("tab", name="Text").click()
    text = page.get_by_role("textbox", name="The position as text")
    assert "lorraine = 3" in text.input_value()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    page.wait_for_url("**/match/*")
    expect(page.locator("[data-piece]")).to_have_count(1)


def test_a_place_at_the_table_leads_to_the_rules_about_what_stands_there(page: Page, me: Person) -> None:
    id = me.create()["match"]["id"]
    page.goto(f"/match/{id}?seat=france")
    page.locator("[data-place=wien]").first.click(force=True)
    page.get_by_role("button", name="Rules about this").click()
    drawer = page.get_by_role("region", name="Rules")
    expect(drawer.get_by_role("heading", name="Rules about this")).to_be_visible()
    expect(drawer).to_contain_text("K-4.2.1")
