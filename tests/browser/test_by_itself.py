"""A decision that leaves no choice is made without being asked, told, and can be taken back like any other."""

from __future__ import annotations

from functools import cache
from random import Random

from playwright.sync_api import Page, expect

from chancellery import Match
from chancellery.table.alone import leaves_no_choice
from tests.browser.conftest import AT_ONCE
from tests.browser.counting import Hand
from tests.server.harness import Running

SHORT = 1500  # milliseconds: more than the short while


@cache
def left_without_choice(game: str) -> Match:
    """A decision of one option that everybody knows."""
    for seed in "abcdefgh":
        match, rng = Match.new(game, seed=seed, nonce="n"), Random(seed)
        while match.outcome is None:
            decision = match.decisions[0]
            if leaves_no_choice(match, decision.seat):
                return match
            match.play(decision.seat, rng.choice(decision.options))
    raise AssertionError("no such decision")


def test_it_is_made_told_and_taken_back(page: Page, table: Running) -> None:
    page.clock.install()
    hand = Hand(page, table, left_without_choice("maria"))
    only = hand.match.decisions[0].options[0]
    page.clock.run_for(SHORT)
    hand.stands(only.text)
    said = page.locator("[data-made]").first
    expect(said).to_contain_text("no choice")
    shown = page.locator(".timeline input")
    expect(shown).to_have_attribute("max", str(len(hand.match) + 1))
    page.keyboard.press("u")
    expect(shown).to_have_attribute("max", str(len(hand.match)))
    page.clock.run_for(SHORT)  # whoever took it back is asked
    assert hand.played == []
    page.locator(f'#prompt [data-move="{only.text}"]').first.click()
    hand.stands(only.text)
    assert hand.clicks == 0


def test_whoever_wants_to_be_asked_is_asked(page: Page, table: Running) -> None:
    page.add_init_script(AT_ONCE.replace("lang:", "byItself: false, lang:"))
    page.clock.install()
    hand = Hand(page, table, left_without_choice("imperial_struggle"))
    only = hand.match.decisions[0].options[0]
    expect(page.locator(f'#prompt [data-move="{only.text}"]').first).to_be_attached()
    page.clock.run_for(SHORT)
    assert hand.played == []
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Make decisions that leave no choice by themselves").check()
    page.clock.run_for(SHORT)
    hand.stands(only.text)
