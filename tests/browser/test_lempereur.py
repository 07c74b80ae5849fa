"""L'Empereur alone: from the lobby through the first two Napoleon cards."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.players import Mouse, door, see, speak, wait_for_decision
from tests.server.harness import Person

MOST = 150  # decisions; the second Napoleon card comes in the second Action Turn


def begin(page: Page) -> str:
    """A solo match at the middle level, made in the lobby; its id."""
    page.goto("/")
    page.get_by_role("link", name="New table").click()
    page.get_by_label("Scenario").select_option("lempereur")
    expect(page.locator("main")).to_contain_text("You win together")
    expect(page.locator("button.power")).to_have_count(1)  # one player is usual here
    page.get_by_role("button", name="Grand Coalition").click()
    page.get_by_role("button", name="More").click()
    expect(page.get_by_label("Third Minor Power")).to_have_count(0)  # options of other scenarios are not offered
    page.get_by_label(re.compile("^Level")).select_option("demanding")
    page.get_by_role("button", name="Begin the match").click()
    expect(page.locator("#prompt")).to_contain_text("Drill")
    found = re.search(r"/match/(\w+)", page.url)
    assert found is not None
    return found[1]


def test_a_solo_match_from_the_lobby_through_two_napoleon_cards(page: Page, me: Person) -> None:
    id = begin(page)
    door(page, "log")
    assert me.get(f"/api/matches/{id}")["options"]["level"] == "demanding"
    expect(page.locator(".log")).to_contain_text("L’Usurpateur: Napoleon starts with 10 Influence.")
    player = Mouse(page)
    cards = page.locator(".log").get_by_text(re.compile(r"^Napoleon card \d+, "))
    for _ in range(MOST):
        if cards.count() >= 2:
            break
        state = wait_for_decision(page, 10)
        assert state["options"] or state["confirm"], see(page)
        player.decide(state)
    expect(cards.nth(1)).to_be_attached()
    # the reasoning is there to be checked: targets, the source of a General with its letter
    log = page.locator(".log").inner_text()
    assert re.search(r"Target [A-Z].*: (no French Garrison|a French Garrison is there)", log)
    assert re.search(r"General for [A-Z].*: \([a-g]\) ", log)
    door(page, "powers" if page.locator("[data-door=table]").count() == 0 else "table")
    # his card lies on the table, and everybody can read what it says
    expect(page.locator("body")).to_contain_text("Napoleon: L’Usurpateur (demanding)")
    expect(page.locator("body")).to_contain_text("Targets in order:")
    # the same in Polish
    speak(page, "Polski")
    expect(page.locator("body")).to_contain_text("Terytoria docelowe po kolei:")
    door(page, "log")
    expect(page.locator(".log")).to_contain_text("Karta Napoleona")
