"""Wrong choices in the lessons of the sister games."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.players import act, speak
from tests.browser.test_lesson import shows

CONFIRM = "#prompt [data-confirm]"


def test_a_wrong_card_is_answered_and_stays_in_the_hand(page: Page) -> None:
    page.goto("/learn/realpolitik/action_cards_and_rail?chapter=cards")
    for _ in range(2):
        page.locator("#lesson [data-next]").click()
    shows(page, "lesson-realpolitik-action_cards_and_rail-cards-tax")
    page.locator('[data-tile="prussia-movement"]').click()
    page.locator(CONFIRM).click()
    hint = page.locator("#lesson [data-hint]")
    expect(hint).to_contain_text("Fill the treasury first.")
    expect(page.locator('[data-tile="prussia-movement"]')).to_contain_text("in hand")  # nothing was played
    assert serious(page, "#lesson") == []
    page.locator('[data-tile="prussia-taxation"]').click()
    page.locator(CONFIRM).click()
    shows(page, "lesson-realpolitik-action_cards_and_rail-cards-order")
    expect(page.locator('[data-tile="prussia-taxation"]')).to_contain_text("played")
    expect(hint).to_have_count(0)


def test_a_vote_for_somebody_else_is_answered(page: Page) -> None:
    page.goto("/learn/raison_detat/the_election?chapter=vote")
    page.locator("#lesson [data-next]").click()
    shows(page, "lesson-raison_detat-the_election-vote-vote")
    expect(page.locator('#prompt [data-move="vote austria"]')).to_have_count(0)  # at War
    act(page, "vote sweden")
    expect(page.locator("#lesson [data-hint]")).to_contain_text("Vote for yourself.")
    expect(page.locator("[data-staged] [data-voice][data-state=now]")).to_have_count(2)  # not given yet
    speak(page, "Polski")
    shows(page, "lesson-raison_detat-the_election-vote-vote", "pl")
