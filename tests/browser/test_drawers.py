"""The drawers: what is in each, what its door counts, what a device remembers; the sheet of a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import AT_ONCE, Watched
from tests.browser.players import door, wait_for_decision
from tests.browser.test_space import Played, measure, moved, opened
from tests.server.harness import Person, Running


@pytest.fixture(scope="module")
def coalitions(table: Running) -> Played:
    return Played(table, Person(table.address), "coalitions", moves=240)


def test_the_log_folds_by_round_and_shows_where_it_was(page: Page, coalitions: Played) -> None:
    opened(page, coalitions)
    page.keyboard.press("l")
    heads = page.locator(".log h3 .head")
    first = heads.first
    expect(first).to_be_visible()
    lines = page.locator(".log p")
    before, chapters = lines.count(), heads.count()
    first.click()
    expect(first).to_have_attribute("aria-expanded", "false")
    assert (lines.count() < before, heads.count() < chapters) == (True, True)  # its turns are folded with it
    first.click()
    expect(lines).to_have_count(before)

    still = measure(page)
    line = page.locator(".log p.somewhere").last
    line.hover()
    expect(page.locator(".map .spoken").first).to_be_attached()  # the place is shown, and nothing moves
    assert moved(still, measure(page)) <= 1
    page.mouse.move(300, 30)
    expect(page.locator(".map .spoken")).to_have_count(0)
    line.click(position={"x": 3, "y": 3})  # beside its links
    expect(page.locator(".place:focus")).to_have_count(1)


def test_the_log_marks_my_lines_and_can_be_read_by_power(page: Page, coalitions: Played) -> None:
    opened(page, coalitions)
    page.keyboard.press("l")
    name = page.locator(".plaque.me .sr-only").first.inner_text().split(",")[0].split(".")[0]
    expect(page.locator(".log p.mine").first).to_be_attached()
    mine = page.locator(".log p.mine").all_inner_texts()
    assert mine
    assert all(name in line for line in mine)
    page.locator(".filter").get_by_role("button", name=name).click()
    every = "(name) => [...document.querySelectorAll('.log p')].every((line) => line.innerText.includes(name))"
    page.wait_for_function(every, arg=name)
    assert page.locator(".log p").count() >= len(mine)
    page.locator(".filter").get_by_role("button", name="All").click()


def test_powers_stand_by_coalition_with_their_change(page: Page, coalitions: Played) -> None:
    opened(page, coalitions)
    page.keyboard.press("o")
    rows = page.locator(".drawer li[data-power]")
    expect(rows.first).to_be_visible()
    blocs = rows.evaluate_all("(all) => all.map((one) => one.dataset.bloc ?? '')")
    assert len(set(blocs)) == len([*groupby(blocs)])  # no bloc is torn apart
    facts = rows.first.locator("dl > div")
    assert facts.count() >= 4


def test_notes_are_kept_for_the_seat(page: Page, coalitions: Played) -> None:
    opened(page, coalitions)
    page.keyboard.press("o")
    page.locator(".drawer summary", has_text="Notes").click()
    page.get_by_label("Only you can read these notes").fill("Beware of Prussia.")
    expect(page.locator(".drawer [role=status]", has_text="Kept")).to_be_visible()
    page.reload()
    door(page, "powers")
    page.locator(".drawer summary", has_text="Notes").click()
    expect(page.get_by_label("Only you can read these notes")).to_have_value("Beware of Prussia.")
    page.get_by_role("button", name="Seats").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_rules_open_at_the_rule_of_the_strip(page: Page, coalitions: Played) -> None:
    opened(page, coalitions)
    wait_for_decision(page)
    rule = page.locator("#prompt .ask a").inner_text()
    page.locator("[data-door=rules]").click()
    expect(page.locator(".drawer article h3")).to_have_text(rule)
    expect(page.locator(".rail [data-door]")).to_have_count(4)


def test_doors_count_what_is_new_and_open_only_when_asked(page: Page, table: Running, me: Person) -> None:
    played = Played(table, me, "coalitions", moves=20)
    opened(page, played)
    log = page.locator("[data-door=log] b")
    expect(log).to_have_count(0)
    seat = next(one for one in played.match.seats if one != played.seat)
    me.post(
        f"/api/matches/{played.id}/press", {"seat": seat, "text": "Peace?", "to": None, "action_id": "peacepeace12"}
    )
    expect(page.locator("[data-door=press] b")).to_have_text("1")
    for _ in range(4):
        played.go_on()
    expect(log).to_have_text(re.compile(r"^[1-9]"))
    expect(page.locator(".drawer")).to_have_count(0)
    page.keyboard.press("p")
    expect(page.locator(".press textarea")).to_be_visible()  # a line to write
    expect(page.locator("[data-door=press] b")).to_have_count(0)
    page.keyboard.press("Escape")


def test_the_device_remembers_width_door_and_pin(page: Page, coalitions: Played) -> None:
    opened(page, coalitions)
    page.keyboard.press("o")
    page.get_by_role("button", name="Keep it beside the board").click()
    page.get_by_role("separator").focus()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    width = page.locator(".drawer").bounding_box()
    assert width is not None
    assert width["width"] == 380
    page.reload()
    expect(page.locator(".drawer.pinned[data-drawer=powers]")).to_be_visible()
    assert page.locator(".drawer").bounding_box() == width


@pytest.fixture
def phone(browser: Browser, table: Running) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 390, "height": 844}, base_url=table.address, has_touch=True)
    context.add_init_script(AT_ONCE)
    with Watched(context) as page:
        yield page
    context.close()


def test_on_a_phone_a_drawer_is_a_sheet_that_a_swipe_closes(phone: Page, coalitions: Played) -> None:
    opened(phone, coalitions)
    still = measure(phone)
    phone.locator("[data-door=log]").tap()
    sheet = phone.locator(".drawer").bounding_box()
    assert sheet is not None
    assert abs(sheet["height"] - 0.6 * 844) <= 1
    x, y = sheet["x"] + 120, sheet["y"] + 20
    touch = phone.context.new_cdp_session(phone)
    for kind, at in (("touchStart", y), ("touchMove", y + 60), ("touchMove", y + 140), ("touchEnd", None)):
        points = [] if at is None else [{"x": x, "y": at}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(phone.locator(".drawer")).to_have_count(0)
    assert moved(still, measure(phone)) <= 1


def test_the_rail_carries_the_track_and_a_cartouche_opens_its_plate(page: Page, table: Running, me: Person) -> None:
    """Imperial Struggle: the track upright on the rail says what the scene says; a plate, then the sheet again."""
    played = Played(table, me, "imperial_struggle")
    opened(page, played)
    shown = page.locator(".rail .upright[data-track=vp]")
    value = me.scene(played.id, played.seat)["scene"]["tracks"][0]["markers"][0]["value"]
    expect(shown.locator("b")).to_have_text(str(value))
    tops = page.locator(".rail .plaque, .rail .upright").evaluate_all("(all) => all.map((one) => one.className)")
    assert [one.split()[0] for one in tops] == ["plaque", "upright", "plaque"]
    tabs = page.locator(".dock [data-tile], .dock .card").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert set(tabs) == {42}
    first = measure(page)
    page.locator(".cartouche[data-plate=india]").click()
    plate = page.locator(".cartouche[data-plate=india]")
    page.wait_for_function("(k) => document.querySelector('.map svg').getScreenCTM().a > 1.4 * k", arg=first["k"])
    expect(plate).to_be_visible()
    page.keyboard.press("0")
    page.wait_for_function("(k) => document.querySelector('.map svg').getScreenCTM().a < 1.01 * k", arg=first["k"])
    assert moved(first, measure(page)) <= 1
    page.locator("[data-door=table]").click()
    expect(page.locator(".drawer h2")).to_have_text("Scores")
    expect(page.locator(".drawer")).to_contain_text("Global Demand")
