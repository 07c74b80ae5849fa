"""Two browsers at one table: secret choices and private letters."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from chancellery import Match
from tests.browser.conftest import AT_ONCE
from tests.browser.players import door, reach
from tests.server.harness import GAME, SEATS, Person, Running, plant


def before_statuses() -> Match:
    """A match in which all choose their statuses now."""
    match, rng = Match.new(GAME, seed="statuses", nonce="nonce"), Random(5)
    while not any(d.kind == "status" for d in match.decisions):
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
    return match


def sign_in(context: BrowserContext, server: Running, name: str) -> Person:
    person = Person(server.address).known_as(server, name)
    key, value = person.cookie.split("=", 1)
    context.add_cookies([{"name": key, "value": value, "url": server.address}])
    context.add_init_script(AT_ONCE)
    return person


def test_secret_choices_and_private_press(browser: Browser, club: Running) -> None:
    contexts = [browser.new_context(viewport={"width": 1200, "height": 760}, base_url=club.address) for _ in range(3)]
    anna = sign_in(contexts[0], club, "Anna")
    jan = sign_in(contexts[1], club, "Jan")
    contexts[2].add_init_script(AT_ONCE)
    match = before_statuses()
    id = plant(club, match, match.moves, anna)
    asked = [match.seats[d.seat] for d in match.decisions]
    first, second, *others = asked
    anna.post(f"/api/matches/{id}/seats/{second}", {"to": {"account": "Jan"}})
    jan.take(id, second)
    *early, late = others
    for seat in early:
        anna.post(f"/api/matches/{id}/seats/{seat}", {"to": {"bot": "random"}})

    hers, his, theirs = (context.new_page() for context in contexts)
    hers.goto(f"/match/{id}?seat={first}")
    his.goto(f"/match/{id}?seat={second}")
    theirs.goto(f"/match/{id}")
    for page in (hers, his):
        expect(page.locator("#prompt")).to_contain_text("in secret")

    # a choice lies face down: she sees it, he sees only that she is not waited for any more
    choose(hers, 0)
    expect(hers.locator("#prompt .about")).to_contain_text("You have chosen")

    # somebody else chooses meanwhile: she goes back to the question all the same, as the last choice is not in yet
    anna.post(f"/api/matches/{id}/seats/{late}", {"to": {"bot": "random"}})
    receipt = hers.locator("[data-receipt]")
    expect(receipt).to_contain_text(f"{len(asked) - 1} of {len(asked)} have chosen")
    receipt.locator("[data-change]").click()
    expect(receipt).to_have_count(0)
    expect(hers.locator("#prompt .options [data-option]").first).to_be_visible()
    hers.keyboard.press("Escape")  # better not
    expect(receipt).to_have_count(1)
    receipt.locator("[data-change]").click()
    choose(hers, 1)
    expect(receipt).to_have_count(1)
    expect(hers.locator('#prompt [data-option][aria-pressed="true"]')).to_have_count(1)
    title = anna.get(f"/api/matches/{id}")["seats"][match.seats.index(first)]["title"]
    expect(his.locator(".phase")).not_to_contain_text(title)
    assert "You have chosen" not in his.locator("#prompt").inner_text()

    # a private letter: he gets it with an unread mark, a spectator does not
    hers.keyboard.press("p")
    name = anna.get(f"/api/matches/{id}")["seats"][match.seats.index(second)]["title"]
    hers.locator(".press").get_by_role("button", name=name).click()
    hers.locator(".press textarea").fill("Shall we keep the peace?")
    hers.locator(".press").get_by_role("button", name="Send").click()
    expect(his.locator("[data-door=press] b")).to_have_text("1")
    his.keyboard.press("p")
    his.locator(".press").get_by_role("button", name=title).click()
    expect(his.locator(".press .lines")).to_contain_text("Shall we keep the peace?")
    expect(his.locator("[data-door=press] b")).to_have_count(0)
    theirs.keyboard.press("p")
    expect(theirs.locator(".press .lines")).not_to_contain_text("Shall we keep the peace?")

    # the last choice reveals all of them to everybody
    choose(his, 0)
    for page in (hers, his, theirs):
        door(page, "log")
        expect(page.locator(".log")).to_contain_text("status")
    for context in contexts:
        context.close()


def choose(page: Page, number: int) -> None:
    button = page.locator("#prompt [data-option]").nth(number)
    reach(page, button).click()
    page.locator("#prompt [data-confirm]").click()  # a secret choice is sealed with a second press
    expect(page.locator("#prompt [data-confirm]")).to_have_count(0)
    expect(page.locator('#prompt [data-option][aria-disabled="true"]')).to_have_count(0)


def test_an_invitation_link_leads_to_the_table(browser: Browser, club: Running) -> None:
    contexts = [browser.new_context(base_url=club.address) for _ in range(2)]
    sign_in(contexts[0], club, "Ewa")
    contexts[1].add_init_script(AT_ONCE)
    hers, his = (context.new_page() for context in contexts)
    hers.goto("/new")
    hers.get_by_role("button", name="France").click()
    hers.get_by_role("button", name="More").click()
    hers.get_by_label("Russia", exact=True).select_option("open")
    hers.get_by_role("button", name="Begin the match").click()
    link = hers.get_by_label("Invitation links").input_value()
    his.goto(link)
    his.get_by_role("link", name="Sign in").click()
    his.get_by_label("Name").fill("Piotr")
    his.get_by_label("Password").fill("correct horse")
    his.get_by_role("button", name="Make an account").click()
    his.get_by_role("button", name="Take the seat").click()
    expect(his.locator("#prompt")).to_be_visible()
    door(his, "powers")
    expect(his.locator("li.yours")).to_contain_text("Russia")
    for context in contexts:
        context.close()


def test_an_account_is_asked_before_it_sits_and_a_bot_s_seat_stays_taken(browser: Browser, club: Running) -> None:
    contexts = [browser.new_context(viewport={"width": 1200, "height": 760}, base_url=club.address) for _ in range(2)]
    olga = sign_in(contexts[0], club, "Olga")
    sign_in(contexts[1], club, "Kasia")
    bots: dict[str, Any] = {key: {"bot": "sensible"} for key in SEATS}
    body = {"game": "coalitions", "title": "A quiet evening", "seats": {**bots, "russia": {"account": "Kasia"}}}
    id = olga.post("/api/matches", body)["match"]["id"]
    hers, his = (context.new_page() for context in contexts)

    his.goto("/tables")
    invited = his.locator("section", has=his.get_by_role("heading", name="You are invited"))
    expect(invited).to_contain_text("A quiet evening")
    invited.get_by_role("button", name="Play Russia").click()
    door(his, "powers")
    expect(his.locator("li.yours")).to_contain_text("Russia")

    hers.goto(f"/match/{id}")
    door(hers, "powers")
    hers.get_by_role("button", name="Seats").click()
    row = hers.get_by_role("dialog").locator("li", has_text="France")
    row.get_by_role("button", name="Take over from the bot").click()
    expect(row).to_contain_text("The table is told")
    row.get_by_role("button", name="Confirm").click()
    expect(hers.locator("li.yours")).to_contain_text("France")
    door(hers, "powers")
    hers.get_by_role("button", name="Seats").click()
    expect(row).to_contain_text("stays taken")
    expect(row.get_by_role("button", name="Give this seat to a bot")).to_have_count(0)
    for context in contexts:
        context.close()
