"""Reloading and reconnecting lose nothing and double nothing."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from chancellery import Match
from tests.browser.players import act, reach, see, wait_for_decision
from tests.server.harness import GAME, Person, Running, plant


def in_a_battle() -> tuple[Match, str]:
    """A match in which cards have been played in a battle, and the seat that plays next."""
    for seed in range(50):
        match, rng = Match.new(GAME, seed=f"battle {seed}", nonce="nonce"), Random(seed)
        while match.outcome is None and len(match) < 400:
            decision = rng.choice(match.decisions)
            battle = match.view(decision.seat)["battle"]
            played = battle is not None and any(stack["cards"] for stack in battle["stacks"])
            if played and decision.kind == "card" and len(decision.options) > 2:
                return match, match.seats[decision.seat]
            match.play(decision.seat, rng.choice(decision.options))
    raise AssertionError("no battle found")


def test_reload_in_the_middle_of_a_battle(page: Page, table: Running, me: Person) -> None:
    match, seat = in_a_battle()
    id = plant(table, match, match.moves, me)
    page.goto(f"/match/{id}?seat={seat}")
    battle = page.locator("section.battle")
    expect(battle).to_be_visible()
    before, prompt = battle.inner_text(), see(page)["prompt"]
    page.reload()
    expect(battle).to_be_visible()
    assert battle.inner_text() == before
    assert see(page)["prompt"] == prompt

    page.locator(".card.may").first.click()
    page.keyboard.press("Escape")
    act(page, see(page)["moves"][0])
    expect(page.locator(".timeline input")).to_have_attribute("max", str(len(match) + 1))
    page.reload()
    wait_for_decision(page)
    assert me.get(f"/api/matches/{id}")["moves"] == len(match) + 1


def test_a_dropped_line_comes_back(page: Page, table: Running, me: Person) -> None:
    id = me.create()["match"]["id"]
    page.goto(f"/match/{id}?seat=france")
    wait_for_decision(page)

    async def drop() -> None:
        for connection in list(table.context.connections):
            connection.end(1012)

    table.do(drop())
    reach(
        page, page.locator("#prompt [data-option]")
    ).click()  # perhaps while the line is down: it is sent when it is back
    expect(page.locator(".timeline input")).to_have_attribute("max", "1")
    assert me.get(f"/api/matches/{id}")["moves"] == 1


def test_an_answer_that_was_lost_is_asked_for_again(page: Page, me: Person) -> None:
    id = me.create()["match"]["id"]
    page.add_init_script(
        """
        const send = WebSocket.prototype.send;
        window.sent = [];
        WebSocket.prototype.send = function (text) {
          const message = JSON.parse(text);
          if (message.type === 'move') {
            window.sent.push(message.action_id);
            if (window.sent.length === 1) { send.call(this, text); this.close(); return; }  // the answer never comes
          }
          send.call(this, text);
        };
        """
    )
    page.goto(f"/match/{id}?seat=france")
    wait_for_decision(page)
    reach(page, page.locator("#prompt [data-option]")).click()
    while page.evaluate("window.sent.length") < 2:
        page.wait_for_timeout(30)
    assert page.evaluate("window.sent[0] === window.sent[1]")
    expect(page.locator(".timeline input")).to_have_attribute("max", "1")
    assert me.get(f"/api/matches/{id}")["moves"] == 1
