"""A newcomer plays a full round: with clicks only, with keys only; in Polish; on a phone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import AT_ONCE, Watched
from tests.browser.players import Keyboard, Mouse, door, play_until, reach, see, speak, wait_for_decision
from tests.server.harness import SEATS, Person, Running


def against_bots(me: Person, seat: str, bot: str = "random") -> str:
    made = me.create({other: {"bot": bot} for other in SEATS if other != seat})
    return str(made["match"]["id"])


def through_a_round(page: Page, begin: Callable[[Page], None], player: Mouse | Keyboard) -> int:
    """How many decisions a round takes. Rarely a match of bad players is over in its first one: then another begins."""
    for _ in range(3):
        begin(page)
        if decided := play_until(page, player, "Round 2"):
            return decided
    raise AssertionError("three matches were over in their first round")


def begin_with_clicks(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="New table").click()
    page.get_by_role("button", name="France").click()
    page.get_by_role("button", name="Begin the match").click()
    expect(page.locator("#prompt")).to_contain_text("Napoleon")


def test_clicks_from_the_lobby_through_a_round(page: Page) -> None:
    player = Mouse(page)
    assert through_a_round(page, begin_with_clicks, player) > 8
    assert {"button", "confirm"} <= player.used
    assert player.used & {"piece", "place"}
    door(page, "log")
    expect(page.locator(".log")).to_contain_text("Round 2")


def begin_with_keys(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("link", name="New table")).to_be_visible()
    tab_to(page, "New table…")
    expect(page.get_by_role("button", name="Austria")).to_be_visible()
    tab_to(page, "Austria")
    tab_to(page, "Begin the match")
    expect(page.locator("#prompt")).to_be_visible()


def test_keys_from_the_lobby_through_a_round(page: Page) -> None:
    player = Keyboard(page)
    assert through_a_round(page, begin_with_keys, player) > 4
    assert {"digit", "e"} <= player.used
    assert "arrow" in player.used
    page.keyboard.press("l")
    expect(page.get_by_role("button", name="Log", exact=True)).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("r")
    expect(page.get_by_role("button", name="Rules", exact=True)).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".drawer")).to_have_count(1)  # one drawer at a time
    page.keyboard.press("r")
    expect(page.locator(".drawer")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("Wien")
    page.keyboard.press("Enter")
    expect(page.locator('.place[data-place="wien"]')).to_be_focused()


def tab_to(page: Page, name: str) -> None:
    """Goes to a link or button by Tab and presses Enter."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if name in (page.evaluate("document.activeElement?.textContent") or ""):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"{name} cannot be reached with the keyboard")


def test_polish_at_any_time(page: Page, me: Person) -> None:
    match = against_bots(me, "france")
    page.goto(f"/match/{match}?seat=france")
    expect(page.locator("#prompt")).to_contain_text("Choose which of your Generals")
    speak(page, "Polski")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("#prompt")).to_contain_text("Wybierz")
    door(page, "powers")
    expect(page.locator(".powers").first).to_contain_text("Francja")
    page.get_by_role("button", name="Przebieg", exact=True).click()
    reach(page, page.locator("#prompt [data-option]")).click()
    wait_for_decision(page)
    expect(page.locator(".log")).to_contain_text("Napoleon")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")  # the test's own setting, set before each load
    page.goto("/")
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("link", name="Nowy stół")).to_be_visible()


def test_phone(browser: Browser, table: Running, me: Person) -> None:
    match = against_bots(me, "france")
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, base_url=table.address
    )
    context.add_init_script(AT_ONCE)
    with Watched(context) as page:
        page.goto(f"/match/{match}?seat=france")
        wait_for_decision(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert height(page.locator(".board")) > 0.75 * 844
        for _ in range(12):  # decisions with one thumb
            state = wait_for_decision(page, 8)
            if not state["options"]:
                break
            if page.locator("[data-recap-close]").count():  # what happened is told before the options
                page.locator("[data-recap-close]").tap()
            confirm = page.locator("#prompt [data-confirm]")
            target = confirm if state["confirm"] else page.locator("#prompt [data-option]").first
            if not target.is_visible() and page.locator("#prompt [data-more]").count():
                page.locator("#prompt [data-more]").tap()
            tall = target.evaluate_all("(found) => found[0]?.getBoundingClientRect().height")
            if tall is None:
                continue  # the answer before has come in between: others decide now
            assert tall >= 40
            target.tap()
            page.wait_for_timeout(60)
        assert see(page)["at"] > 3
        for name in ("hand", "powers", "log", "press", "rules"):
            door(page, name)
            drawer = page.locator(f"[data-drawer={name}]")
            expect(drawer).to_be_visible()
            assert height(drawer) <= 0.61 * 844  # the map stays in sight
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()


def height(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["height"]
