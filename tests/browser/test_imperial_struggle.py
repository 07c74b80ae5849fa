"""Imperial Struggle in the browser: a newcomer plays a whole Action Round with clicks, and with keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import AT_ONCE, Watched
from tests.browser.players import INSIDE, act, door, see, speak, wait_for_decision
from tests.browser.test_playing import tab_to
from tests.server.harness import Person, Running, choices

GAME = "Imperial Struggle"
POINTS = "#prompt .meters .strong b"
CONFIRM = "#prompt [data-confirm]"


def begin_in_the_lobby(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="New table").click()
    page.get_by_text(GAME).click()
    page.get_by_role("button", name="France").click()
    page.get_by_role("button", name="Begin the match").click()
    expect(page.locator("#prompt")).to_contain_text("Choose your Ministry cards")


def confirm(page: Page) -> None:
    page.locator(CONFIRM).click()
    page.wait_for_timeout(100)
    wait_for_decision(page)


def key_of(page: Page, move: str) -> str:
    """The key of a move: a number, or E for the button that ends the step."""
    state = wait_for_decision(page)
    return str(state["keys"][state["moves"].index(move)])


def first_key(page: Page, wanted: Callable[[str | None], bool]) -> str:
    """The key of the first button whose move is wanted; that of a group has no move."""
    state = wait_for_decision(page)
    return next(str(key) for key, move in zip(state["keys"], state["moves"], strict=True) if wanted(move))


def to_the_first_round(page: Page) -> None:
    """Two Ministry cards, clicked on the table, and the first Action Round for oneself."""
    cards = page.locator("[data-tile^=candidate-]")
    expect(cards).to_have_count(5)
    cards.nth(0).click()
    cards.nth(1).click()
    confirm(page)
    act(page, "first france")
    expect(page.locator(".phase")).to_contain_text("Action Round 1 of 8")
    expect(page.locator("#prompt")).to_contain_text("Take an Investment tile")


def take_a_tile(page: Page) -> None:
    page.locator("[data-tile=tile-0]").click()
    expect(page.locator(CONFIRM)).to_contain_text("Take")
    confirm(page)
    expect(page.locator("#prompt")).to_contain_text("Spend the points of your Actions")


def click_a_space(page: Page) -> int:
    """Clicks on a space on the map where one thing can be done; returns what the table said that it costs."""
    state = wait_for_decision(page)
    match = page.url.partition("/match/")[2].partition("?")[0]
    options = page.request.get(f"/api/matches/{match}/scene?seat=france").json()["scene"]["prompt"]["options"]
    for place in state["places"]:
        here = [option for option in options if f"place:{place}" in option.get("refs", ())]
        spot = page.evaluate(INSIDE, place)
        if spot and len(here) == 1 and not here[0].get("final"):
            page.mouse.click(*spot)
            page.wait_for_function(f"() => Number(document.querySelector('.timeline input').max) > {state['at']}")
            return sum(cost["count"] for cost in here[0]["cost"])
    raise AssertionError(f"no space can be clicked: {state}")


def points(page: Page) -> int:
    return int(page.locator(POINTS).first.inner_text())


def test_clicks_through_a_whole_action_round(page: Page) -> None:
    begin_in_the_lobby(page)
    to_the_first_round(page)
    take_a_tile(page)
    page.locator("[data-tile=action-major]").click()
    assert re.search(r"Begin the Major Action: [234] (economic|diplomatic|military) points", page.inner_text(CONFIRM))
    confirm(page)
    before = points(page)
    moves = see(page)["at"]
    spent = click_a_space(page)
    assert spent > 0
    assert see(page)["at"] == moves + 1
    assert page.locator(POINTS).count() == 0 or points(page) == max(0, before - spent)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(POINTS).first).to_have_text(str(before))
    click_a_space(page)
    door(page, "log")
    expect(page.locator(".log")).to_contain_text("begins the Major Action")
    act(page, "end")
    expect(page.locator(".phase")).to_contain_text("Action Round 3 of 8", timeout=60_000)
    expect(page.locator("#prompt")).to_contain_text("Take an Investment tile")
    expect(page.locator(".log")).to_contain_text("Action Round of Great Britain")


def test_keys_through_a_whole_action_round(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("link", name="New table")).to_be_visible()
    tab_to(page, "New table…")
    game = page.get_by_role("radio", name=GAME)
    expect(game).to_be_visible()
    for _ in range(30):  # to the games, then from game to game
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.type") == "radio":
            break
    while not game.is_checked():  # it comes last, the gentlest first
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="France")).to_be_visible()
    tab_to(page, "France")
    tab_to(page, "Begin the match")
    expect(page.locator("#prompt")).to_contain_text("Choose your Ministry cards")
    for _ in range(3):  # all pairs, those with the first card, the first of them
        press(page, "1")
    press(page, "e")  # it is sealed with a second press
    expect(page.locator("#prompt")).to_contain_text("who takes the first Action Round")
    press(page, key_of(page, "first france"))
    expect(page.locator("#prompt")).to_contain_text("Take an Investment tile")
    press(page, first_key(page, lambda move: move is None))  # all tiles
    expect(page.locator('#prompt [data-move^="take "]').first).to_be_attached()
    press(page, first_key(page, lambda move: bool(move and move.startswith("take "))))
    expect(page.locator("#prompt")).to_contain_text("Spend the points of your Actions")
    press(page, key_of(page, "begin major"))
    expect(page.locator(POINTS).first).to_be_visible()
    before = points(page)
    moves = wait_for_decision(page)["at"]
    for _ in range(12):  # along the spaces that can be chosen, to one with a single choice
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if not page.locator(".bubble").count():
            break
        page.keyboard.press("Escape")
    if page.locator(CONFIRM).count():
        page.keyboard.press("Enter")
    timeline = page.locator(".timeline input")
    expect(timeline).to_have_attribute("max", str(moves + 1))
    page.keyboard.press("u")
    expect(timeline).to_have_attribute("max", str(moves))
    expect(page.locator(POINTS).first).to_have_text(str(before))
    press(page, key_of(page, "end"))
    expect(page.locator(CONFIRM)).to_contain_text("points are lost")  # what throws something away takes two presses
    press(page, "e")
    expect(page.locator(".phase")).to_contain_text("Action Round 3 of 8", timeout=60_000)


def press(page: Page, key: str) -> None:
    wait_for_decision(page)
    page.keyboard.press(key)
    page.wait_for_timeout(150)


def started(me: Person) -> str:
    """A match in its first Action Round, both sides mine."""
    made = me.post("/api/matches", {"game": "imperial_struggle", "seats": {"france": "me", "britain": "me"}})
    match = str(made["match"]["id"])
    for _ in range(3):  # Ministry cards of both sides, then the Initiative
        summary = me.get(f"/api/matches/{match}")
        seat = summary["waiting_for"][0]
        scene = me.scene(match, seat)
        assert me.move(match, seat, choices(scene)[0]["moves"][0], scene["seq"]).status_code == 200
    return match


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_axe_finds_nothing_serious(
    browser: Browser, table: Running, me: Person, theme: str, size: tuple[int, int]
) -> None:
    match = started(me)
    viewport = {"width": size[0], "height": size[1]}
    context = browser.new_context(viewport=viewport, has_touch=size[0] < 500, base_url=table.address)  # type: ignore[arg-type]
    context.add_init_script(AT_ONCE.replace("'light'", f"'{theme}'"))
    with Watched(context) as page:
        page.goto(f"/match/{match}?seat=france")
        wait_for_decision(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert serious(page) == []
        door(page, "table")
        expect(page.get_by_role("heading", name="War of the Spanish Succession")).to_be_visible()
        page.locator(".drawer summary").first.click()
        assert serious(page) == []
        page.locator(".display summary").first.click()
        assert serious(page) == []
    context.close()


def test_the_board_speaks_polish_and_shows_its_plates(page: Page, me: Person) -> None:
    match = started(me)
    page.goto(f"/match/{match}?seat=france")
    wait_for_decision(page)
    expect(page.locator(".names")).to_contain_text("Bahamas")
    speak(page, "Polski")
    expect(page.locator("#prompt")).to_contain_text("Weź kafelek Inwestycji")
    expect(page.locator(".names")).to_contain_text("Szlak Bahamski")
    before = width(page, "madras")
    page.get_by_role("button", name="Indie", exact=True).click()
    page.wait_for_timeout(300)
    assert width(page, "madras") > 1.4 * before
    page.locator('.place[data-place="madras"]').hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Pod kontrolą Wielkiej Brytanii")


def width(page: Page, place: str) -> float:
    box = page.locator(f'.place[data-place="{place}"]').bounding_box()
    assert box is not None
    return box["width"]
