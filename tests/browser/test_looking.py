"""Looking back, replaying, reading the rules; error states; nothing that shuts people out."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import serious
from tests.browser.players import wait_for_decision
from tests.server.harness import Person, Running, finished_match, plant


@pytest.fixture(scope="module")
def finished(table: Running) -> str:
    match = finished_match()
    return plant(table, match, match.moves, Person(table.address))


def test_a_replay_is_watched_to_its_end(page: Page, finished: str, me: Person) -> None:
    moves = me.get(f"/api/matches/{finished}")["moves"]
    page.goto(f"/replay/{finished}")
    slider = page.get_by_role("slider", name="Timeline")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Play").click()
    expect(slider).not_to_have_value(re.compile(r"^\d$"))
    page.get_by_role("button", name="Pause").click()
    slider.fill(str(moves - 25))
    page.get_by_role("button", name="Play").click()
    expect(page.locator("#prompt")).to_contain_text("The replay is at its end.", timeout=30_000)
    expect(slider).to_have_value(str(moves))


def test_looking_back_does_not_leave_the_present(page: Page, me: Person) -> None:
    id = me.create()["match"]["id"]
    me.play(id, 30)
    page.goto(f"/match/{id}?seat=britain")
    expect(page.locator("#prompt .text")).to_be_visible()
    page.keyboard.press("t")
    page.get_by_role("button", name="One move back").click()
    expect(page.locator("#prompt.past")).to_contain_text("move 29 of 30")
    expect(page.locator("#prompt [data-option]")).to_have_count(0)
    page.get_by_role("slider", name="Timeline").fill("3")
    expect(page.locator("#prompt.past")).to_contain_text("move 3 of 30")
    page.locator("[data-special=present]").click()
    expect(page.locator("#prompt.past")).to_have_count(0)


def test_why_not(page: Page, me: Person) -> None:
    id = me.create()["match"]["id"]
    page.goto(f"/match/{id}?seat=france")
    wait_for_decision(page)
    page.keyboard.press("/")
    page.keyboard.type("Egypt")
    page.keyboard.press("Enter")
    place = page.locator('.place[data-place="egypt"]')
    expect(place).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Egypt").locator(".why")).to_contain_text("K-")


def test_errors_say_what_to_do_next(page: Page) -> None:
    page.goto("/match/nosuchmatch1")
    expect(page.get_by_role("alert").filter(has_text="start page")).to_be_visible()
    page.goto("/nowhere/at/all")
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("link", name="New table")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(page: Page, me: Person, finished: str, theme: str) -> None:
    kept = json.dumps({"lang": "en", "speed": "off", "theme": theme})
    page.add_init_script(f"localStorage.setItem('chancellery.settings', {json.dumps(kept)})")
    id = me.create()["match"]["id"]
    me.play(id, 40)
    seat = me.get(f"/api/matches/{id}")["waiting_for"][0]
    for address, ready in (
        ("/tables", "main li"),
        ("/new", ".power"),
        (f"/match/{id}?seat={seat}", "#prompt .sentence"),
        (f"/replay/{finished}", ".timeline"),
    ):
        page.goto(address)
        expect(page.locator(ready).first).to_be_visible()
        assert serious(page) == [], address
