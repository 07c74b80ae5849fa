"""Supply on the map of Maria: paths and ranges are shown to whoever looks, with a mouse, keys or a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from chancellery import Match
from tests.browser.conftest import AT_ONCE, Watched
from tests.browser.players import wait_for_decision
from tests.server.harness import Person, Running, plant

PATHS = ".paths path.way"
RANGE = ".covers circle"
POSITION: dict[str, Any] = {  # Belle-Isle is supplied by way of Linz, Broglie not at all; Traun is at home
    "scenario": "full", "seats": 3, "stage": "france_bavaria", "phase": "movement",
    "generals": {
        "belle_isle": {"city": "budweis", "armies": 3}, "broglie": {"city": "brieg", "armies": 2},
        "traun": {"city": "wien", "armies": 4}, "friedrich": {"city": "berlin", "armies": 4},
    },
    "trains": {"train_france_1": "wels"},
}  # fmt: skip


def sit(page: Page, server: Running, me: Person, seat: str) -> None:
    match = Match.from_position("maria", POSITION, nonce="test")
    page.goto(f"/match/{plant(server, match, match.moves, me)}?seat={seat}")
    page.wait_for_selector(".piece")


def test_a_mouse_shows_the_path_of_a_general_and_the_range_of_a_train(page: Page, table: Running, me: Person) -> None:
    sit(page, table, me, "maria_theresa")
    expect(page.locator(PATHS)).to_have_count(0)
    page.locator('.piece[data-piece="belle_isle"]').hover(force=True)
    expect(page.locator(PATHS)).to_have_count(1)
    expect(page.get_by_role("tooltip")).to_contain_text("In supply: a train is 4 steps away (at most 6).")
    page.locator('.piece[data-piece="train_france_1"]').hover(force=True)
    expect(page.locator(PATHS)).to_have_count(0)
    assert page.locator(RANGE).count() > 20
    page.locator('.piece[data-piece="traun"]').hover(force=True)
    expect(page.locator(RANGE)).to_have_count(0)
    expect(page.locator('.piece[data-piece="broglie"] .badge')).to_have_count(1)  # seen without looking
    expect(page.locator('.piece[data-piece="belle_isle"] .badge')).to_have_count(0)


def test_a_key_and_a_button_lay_all_paths(page: Page, table: Running, me: Person) -> None:
    sit(page, table, me, "maria_theresa")
    page.keyboard.press("v")
    expect(page.get_by_role("button", name="Supply", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(PATHS)).to_have_count(1)
    page.get_by_role("button", name="Supply", exact=True).click()
    expect(page.locator(PATHS)).to_have_count(0)


def test_the_focus_shows_the_same_as_the_mouse(page: Page, table: Running, me: Person) -> None:
    sit(page, table, me, "louis_xv")
    wait_for_decision(page)
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        if page.evaluate("document.activeElement?.dataset?.place") == "budweis":
            break
        page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement?.dataset?.place") == "budweis":
            break
    expect(page.locator('[data-place="budweis"]')).to_be_focused()
    expect(page.locator(PATHS)).to_have_count(1)
    assert page.locator("[data-steps='1']").count() == 2  # Kaplitz and Wesseli


def test_a_tap_shows_it_on_a_phone(browser: Browser, table: Running, me: Person) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, base_url=table.address)
    context.add_init_script(AT_ONCE)
    with Watched(context) as page:
        sit(page, table, me, "maria_theresa")
        page.get_by_role("button", name="Whole map").tap()
        page.locator('.piece[data-piece="belle_isle"]').tap(force=True)
        expect(page.locator(PATHS)).to_have_count(1)
        expect(page.get_by_role("dialog")).to_contain_text("In supply: a train is 4 steps away")
        card = page.get_by_role("dialog").bounding_box()
        piece = page.locator('.piece[data-piece="belle_isle"]').bounding_box()
        assert card is not None
        assert piece is not None
        middle = piece["y"] + piece["height"] / 2
        assert not card["y"] < middle < card["y"] + card["height"]  # the path stays in sight
        page.get_by_role("button", name="Close").click()
        expect(page.locator(PATHS)).to_have_count(1)
    context.close()
